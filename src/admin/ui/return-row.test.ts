import { beforeEach, expect, test, vi } from 'vitest'
import { rememberPlace, wayBack } from './return-row.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  return () => vi.unstubAllGlobals()
})

test('the way back leads to the page, the filters and the word that were left', () => {
  rememberPlace('/admin/products', 'page=3&keyword=cedar')
  expect(wayBack('/admin/products')).toBe('/admin/products?page=3&keyword=cedar')
  expect(wayBack('/admin/orders')).toBe('/admin/orders')
  rememberPlace('/admin/products', '')
  expect(wayBack('/admin/products')).toBe('/admin/products')
})

test('an address with filters of its own is not replaced', () => {
  rememberPlace('/admin/orders', 'page=2')
  expect(wayBack('/admin/orders?state=입금')).toBe('/admin/orders?state=입금')
})

test('where nothing can be kept, the way back leads to the first page', () => {
  vi.stubGlobal('sessionStorage', undefined)
  rememberPlace('/admin/orders', 'page=2')
  expect(wayBack('/admin/orders')).toBe('/admin/orders')
})
