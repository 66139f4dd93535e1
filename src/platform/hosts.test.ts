import { expect, test } from 'vitest'
import { isOwnHost } from './hosts.ts'
import { pathForLog, whyNoRequest } from './target.ts'

const shop = { origin: 'https://odemoa.example', isGiven: true, old: ['old-shop.example'] }
const local = { origin: 'http://localhost:3000', isGiven: false }

test.each([
  ['odemoa.example', shop, true],
  ['WWW.odemoa.example', shop, true],
  ['old-shop.example', shop, true],
  ['www.old-shop.example', shop, true],
  ['evil.example', shop, false],
  ['odemoa.example.evil.example', shop, false],
  ['odemoa.example:8080', shop, false],
  ['203.0.113.9', shop, false],
  ['localhost', shop, false],
  ['', shop, false],
  ['localhost:3000', local, true],
  ['127.0.0.1:3000', local, true],
  ['192.168.0.7:3000', local, true],
  ['[fe80::1]:3000', local, true],
  ['evil.example', local, false],
  ['192.168.0.7:3000', { ...local, isGiven: true }, false],
])('under %s', (host, given, isOwn) => {
  expect(isOwnHost(host, given)).toBe(isOwn)
})

test.each([
  ['GET', '/shop/search?keyword=a', null],
  ['GET', '/shop/search?keyword=%00', 400],
  ['GET', '/shop\\product', 400],
  ['GET', 'http://evil.example/', 400],
  ['GET', '/api/../admin', 400],
  ['GET', '/assets/%2e%2E/admin', 400],
  ['GET', '/admin/./orders', 400],
  ['GET', '/admin/..', 400],
  ['GET', '/shop/search?keyword=/../a', null],
  ['GET', '/.well-known/security.txt', null],
  ['GET', '/uploads/a..b', null],
  ['TRACE', '/healthz', 405],
  ['PROPFIND', '/', 405],
])('%s %s', (method, target, status) => {
  expect(whyNoRequest(method, target)).toBe(status)
})

test('what opens a door does not stand in the log', () => {
  expect(pathForLog('/quotation/Ab3dE6gH9jK2mN5pQ8sT/pdf')).toBe('/quotation/…/pdf')
  expect(pathForLog('/api/v1/orders/26112110153042')).toBe('/api/v1/orders/26112110153042')
  expect(pathForLog('/customer/product-inquiry')).toBe('/customer/product-inquiry')
})
