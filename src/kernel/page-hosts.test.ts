import { expect, test } from 'vitest'
import { fitsInto, hostsOn } from './page-hosts.ts'

test.each([
  ['/', 'shop'],
  ['/shop/order', 'shop'],
  ['/shop/category/4', 'shop'],
  ['/login', 'none'],
  ['/login/kakao', 'none'],
  ['/loginpage', 'shop'],
  ['/forgot-password', 'none'],
  ['/shop/reset', 'none'],
  ['/admin', 'none'],
  ['/admin/login', 'none'],
  ['/admin/orders/26112610001', 'none'],
  ['/admin/orders/26112610001/edit', 'finder'],
  ['/admin/phone-order', 'finder'],
] as const)('%s lets in %s', (path, hosts) => {
  expect(hostsOn(path)).toBe(hosts)
})

test.each([
  ['/login', '/', false],
  ['/', '/login', false],
  ['/shop/cart', '/', true],
  ['/admin/orders/1/edit', '/admin/orders/1', false],
  ['/admin/orders/1', '/admin/orders/1/edit', true],
  ['/login', '/admin', true],
  ['/not-found', '/login', true],
  ['/not-found', '/', true],
])('%s in a document opened at %s: %s', (path, opened, fits) => {
  expect(fitsInto(path, opened)).toBe(fits)
})
