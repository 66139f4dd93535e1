import { expect, test } from 'vitest'
import { paths, safeRedirect } from './paths.ts'

test('the addresses are those of the specification', () => {
  expect([
    paths.home(),
    paths.login(),
    paths.login('/shop/cart?a=1'),
    paths.product('1404'),
    paths.product('a/b', 7),
    paths.category(12),
    paths.category(2, { sort: 'price', page: undefined }),
    paths.bestSeller(),
    paths.newItem(),
    paths.search('무화과 & 시더'),
    paths.cart(),
    paths.orderForm(),
    paths.orderForm(true),
    paths.orderConfirm('2026112100042'),
    paths.orderView('2026112100042'),
    paths.orderLookUp(),
    paths.notices(1),
    paths.notices(2),
    paths.notice(7),
    paths.privacy(),
    paths.terms(),
    paths.admin.today(),
    paths.admin.login('/admin/orders'),
    paths.admin.orders({ od_status: '입금' }),
    paths.admin.order('1'),
    paths.admin.product('1404'),
    paths.admin.settings(),
  ]).toMatchInlineSnapshot(`
    [
      "/",
      "/login",
      "/login?redirect=%2Fshop%2Fcart%3Fa%3D1",
      "/shop/product/1404",
      "/shop/product/a%2Fb?option=7",
      "/shop/category/12",
      "/shop/category/2?sort=price",
      "/shop/best-seller",
      "/shop/new-item",
      "/shop/search?keyword=%EB%AC%B4%ED%99%94%EA%B3%BC+%26+%EC%8B%9C%EB%8D%94",
      "/shop/cart",
      "/shop/order-form",
      "/shop/order-form?direct=1",
      "/shop/order/2026112100042/confirm",
      "/shop/my_order_view?od_id=2026112100042",
      "/shop/my_order_view",
      "/customer/notice",
      "/customer/notice?page=2",
      "/customer/notice/7",
      "/contents/privacy",
      "/contents/terms",
      "/admin",
      "/admin/login?redirect=%2Fadmin%2Forders",
      "/admin/orders?od_status=%EC%9E%85%EA%B8%88",
      "/admin/orders/1",
      "/admin/products/1404",
      "/admin/settings",
    ]
  `)
})

test.each([
  ['/shop/cart', '/shop/cart'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['https://evil.example', '/'],
  [null, '/'],
])('a redirect to %s leads to %s', (given, to) => {
  expect(safeRedirect(given)).toBe(to)
})
