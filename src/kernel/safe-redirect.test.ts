import { expect, test } from 'vitest'
import { safeRedirect } from './paths.ts'

test.each([
  ['/shop/cart', '/shop/cart'],
  ['/shop/my_order_view?od_id=1#goods', '/shop/my_order_view?od_id=1#goods'],
  ['/a/../shop', '/shop'],
])('%s is ours', (given, to) => {
  expect(safeRedirect(given)).toBe(to)
})

test.each([
  null,
  '',
  'shop',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/x/..//evil.example',
  '/login?redirect=/login',
])('%j leads home', (given) => {
  expect(safeRedirect(given)).toBe('/')
})
