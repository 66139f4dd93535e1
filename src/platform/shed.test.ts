import { expect, test } from 'vitest'
import { isShed } from './shed.ts'

test('before memory goes, whoever only looks is turned away', () => {
  expect(isShed('GET', '/contents/about', 0, 0.9)).toBe(true)
  expect(isShed('GET', '/contents/about', 0, 0.8)).toBe(false)
  for (const path of ['/healthz', '/shop/order-form', '/admin/orders'])
    expect(isShed('GET', path, 0, 0.99)).toBe(false)
  expect(isShed('POST', '/api/v1/orders', 0, 0.99)).toBe(false)
})

test.each([
  ['nothing is turned away in time', 'GET', '/shop/search', 100, false],
  ['searches go first', 'GET', '/api/v1/products', 500, true],
  ['pages wait for worse', 'GET', '/contents/about', 500, false],
  ['then all that only looks', 'GET', '/contents/about', 2_000, true],
  ['an order never', 'POST', '/api/v1/orders', 5_000, false],
  ['nor the way to it', 'GET', '/shop/order-form', 5_000, false],
  ['nor the desk', 'GET', '/admin/orders', 5_000, false],
  ['nor who asks whether it lives', 'GET', '/healthz', 5_000, false],
])('%s', (_, method, path, late, shed) => {
  expect(isShed(method, path, late)).toBe(shed)
})
