import { expect, test } from 'vitest'
import { asksCountryOn } from './asks-country.ts'

test.each([
  ['/', true],
  ['/shop/category/2', true],
  ['/shop/product/1702000001', true],
  ['/shop/cart', true],
  ['/contents/promotion/3', true],
  ['/shop/order-form', false],
  ['/shop/order/2611281234567890/confirm', false],
  ['/shop/my_order_view', false],
  ['/my-page/inquiry/write', false],
  ['/register', false],
  ['/login', false],
  ['/tssa/product/1', false],
  ['/custom/bottle', false],
  ['/customer/bulk-request', false],
  ['/tools/candle', false],
])('where it goes is asked on %s: %s', (path, asked) => {
  expect(asksCountryOn(path)).toBe(asked)
})
