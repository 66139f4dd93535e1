import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** Every page a person can visit. */
export default [
  layout('storefront/frame.tsx', [
    index('storefront/pages/home.tsx'),
    route('shop/best-seller', 'shop/catalog/pages/best-seller.tsx'),
    route('shop/new-item', 'shop/catalog/pages/new-item.tsx'),
    route('shop/search', 'storefront/pages/search.tsx'),
    route('shop/category/:categoryId', 'shop/catalog/pages/category.tsx'),
    route('shop/product/:productId', 'shop/catalog/pages/product.tsx'),
    route('customer/notice', 'shop/support/pages/notice-list.tsx'),
    route('customer/notice/:id', 'shop/support/pages/notice-show.tsx'),
    route('*', 'storefront/pages/not-found.tsx'),
  ]),
] satisfies RouteConfig
