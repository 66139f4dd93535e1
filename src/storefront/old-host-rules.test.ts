import { expect, test } from 'vitest'
import { isOldHost } from './old-host-rules.ts'

test.each([
  ['old-shop.example', true],
  ['www.old-shop.example', true],
  ['OLD-SHOP.example', true],
  ['odemoa.example', false],
  ['old-shop.example.evil.example', false],
  ['shop.old-shop.example', false],
])('%s is an old name of the shop: %s', (hostname, old) => {
  expect(isOldHost(hostname, ['old-shop.example'])).toBe(old)
})
