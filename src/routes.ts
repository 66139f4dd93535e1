import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** Every page a person can visit. */
export default [
  layout('storefront/frame.tsx', [
    index('storefront/pages/home.tsx'),
    route('login', 'shop/session/pages/login-page.tsx'),
    route('shop/category/:categoryId', 'shop/catalog/pages/category.tsx'),
    route('shop/best-seller', 'shop/catalog/pages/best-seller.tsx'),
    route('shop/new-item', 'shop/catalog/pages/new-item.tsx'),
    route('shop/search', 'storefront/pages/search.tsx'),
    route('shop/product/:productId', 'shop/catalog/pages/product.tsx'),
    route('customer/notice', 'shop/support/pages/notice-list.tsx'),
    route('customer/notice/:id', 'shop/support/pages/notice-show.tsx'),
    route('contents/privacy', 'shop/content/pages/privacy-page.tsx'),
    route('contents/terms', 'shop/content/pages/terms-page.tsx'),
    route('shop/cart', 'shop/cart/pages/cart-page.tsx'),
    route('shop/order-form', 'shop/order/pages/order-form-page.tsx'),
    route('shop/order/:orderId/confirm', 'shop/order/pages/order-confirm-page.tsx'),
    route('shop/my_order_view', 'shop/order/pages/order-view-page.tsx'),
    layout('storefront/my-page/frame.tsx', [
      route('my-page', 'shop/member/pages/my-page.tsx'),
      route('my-page/account', 'shop/member/pages/account-page.tsx'),
      route('my-page/notification', 'shop/notification/pages/notification-page.tsx'),
      route('my-page/order', 'shop/order/pages/my-orders-page.tsx'),
      route('my-page/order/:orderId', 'shop/order/pages/my-order-page.tsx'),
    ]),
    route('mailbox', 'shop/notification/pages/mailbox-page.tsx'),
    route('*', 'storefront/pages/not-found.tsx'),
  ]),
  layout('admin/frame.tsx', [
    route('admin', 'shop/order/admin/today-page.tsx'),
    route('admin/login', 'admin/login-page.tsx'),
    route('admin/orders', 'shop/order/admin/orders-page.tsx'),
    route('admin/orders/:orderId', 'shop/order/admin/order-page.tsx'),
    route('admin/products', 'shop/catalog/admin/products-page.tsx'),
    route('admin/products/new', 'shop/catalog/admin/new-product-page.tsx'),
    route('admin/products/:itemId', 'shop/catalog/admin/product-page.tsx'),
    route('admin/settings', 'shop/setting/admin/settings-page.tsx'),
    route('admin/*', 'admin/not-found-page.tsx'),
  ]),
] satisfies RouteConfig
