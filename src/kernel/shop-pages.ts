/** The addresses of the pages a link of the shop may lead to, as the routes write them. */
export const shopPages = [
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/shop/category/:id',
  '/shop/best-seller',
  '/shop/new-item',
  '/shop/search',
  '/shop/product/:id',
  '/shop/cart',
  '/shop/order-form',
  '/shop/my_order_view',
  '/shop/quotation',
  '/customer/notice',
  '/customer/notice/:id',
  '/customer/shipment-cost',
  '/customer/product-inquiry',
  '/customer/product-review',
  '/contents/privacy',
  '/contents/terms',
  '/contents/diy',
  '/contents/diy/:id',
  '/contents/promotion',
  '/contents/promotion/:id',
  '/contents/select',
  '/contents/select/:id',
  '/contents/store',
  '/contents/:id',
  '/my-page',
  '/my-page/account',
  '/my-page/notification',
  '/my-page/order',
  '/my-page/store-order',
  '/my-page/inquiry',
  '/my-page/inquiry/write',
  '/my-page/wish-list',
  '/my-page/product-review',
  '/my-page/product-inquiry',
  '/my-page/coupon',
  '/my-page/point',
  '/my-page/tssa',
  '/my-page/formula',
] as const

const patterns = shopPages.map((page) => new RegExp(`^${page.replace(':id', '[\\w-]{1,60}')}$`))

/** Does this address lead to a kind of page that the shop has? What comes after ? or # does not matter. */
export function isShopPage(address: string): boolean {
  const path = address.replace(/[?#].*$/, '')
  return patterns.some((pattern) => pattern.test(path))
}
