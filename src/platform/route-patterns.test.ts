import { expect, test } from 'vitest'
import { openPatterns } from './route-patterns.ts'

const patternOf = openPatterns([
  '/',
  '/shop/product/:productId',
  '/shop/product/new',
  '/customer/notice/:id',
  '/admin/orders/:id/papers',
  '/admin/*',
  '/api/*',
])

test.each([
  ['/', '/'],
  ['/shop/product/1700000001', '/shop/product/:productId'],
  ['/shop/product/new', '/shop/product/new'],
  ['/shop/product/1/2', null],
  ['/customer/notice/7/', '/customer/notice/:id'],
  ['/admin/orders/5/papers', '/admin/orders/:id/papers'],
  ['/admin/orders/5', '/admin/*'],
  ['/admin', '/admin/*'],
  ['/api/v1/whatever', '/api/*'],
  ['/__proto__/constructor', null],
])('%s belongs to %s', (path, pattern) => {
  expect(patternOf(path)).toBe(pattern)
})
