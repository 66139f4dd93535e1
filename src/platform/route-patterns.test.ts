import { expect, test } from 'vitest'
import { openPatterns, openSpellings } from './route-patterns.ts'

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

const spellingOf = openSpellings([
  '/',
  '/shop/reset',
  '/shop/product/:productId',
  '/contents/:id/:query',
  '/admin',
  '/admin/orders/:id',
  '/*',
])

test.each([
  ['/', '/'],
  ['//', '/'],
  ['/ADMIN', '/admin'],
  ['/%61dmin', '/admin'],
  ['/%41DMIN/', '/admin'],
  ['//admin//orders/5', '/admin/orders/5'],
  ['/Admin/Orders/AbC', '/admin/orders/AbC'],
  ['/shop/reset/', '/shop/reset'],
  ['/shop/%72eset', '/shop/reset'],
  ['/Shop/Product/1700%2F1', '/shop/product/1700%2F1'],
  ['/contents/%ED%95%9C/x', '/contents/%ED%95%9C/x'],
  // other pages, or none
  ['/admin.', '/admin.'],
  ['/admin%2Forders', '/admin%2Forders'],
  ['/admin%00', '/admin%00'],
  ['/%E0%A4%A', '/%E0%A4%A'],
  ['//evil.example', '/evil.example'],
  ['/NOWHERE/At-All', '/NOWHERE/At-All'],
])('%s is written %s', (path, spelt) => {
  expect(spellingOf(path)).toBe(spelt)
  expect(spellingOf(spelt)).toBe(spelt)
})
