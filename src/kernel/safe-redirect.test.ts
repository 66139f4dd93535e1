import { expect, test } from 'vitest'
import { safeRedirect } from './paths.ts'

test.each([
  ['/shop/cart', '/shop/cart'],
  ['/shop/my_order_view?od_id=1#goods', '/shop/my_order_view?od_id=1#goods'],
  ['/a/../shop', '/shop'],
  // letters in a path of ours
  ['/@evil.example', '/@evil.example'],
  ['/%2f%2fevil.example', '/%2f%2fevil.example'],
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
  '///evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'https://own.example@evil.example',
  'data:text/html,x',
  '%2f%2fevil.example',
  '/login?redirect=/login',
])('%j leads home', (given) => {
  expect(safeRedirect(given)).toBe('/')
})
