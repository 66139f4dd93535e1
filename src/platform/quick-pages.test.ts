import { expect, test } from 'vitest'
import { openKept } from './kept.ts'
import { keptPage, pageView, publicAddress } from './pages.ts'
import { openQuickPages } from './quick-pages.ts'

const origin = 'http://localhost:3000'
const phone = 'Mozilla/5.0 (Linux; Android 15) Mobile Safari'

async function keep(
  kept: ReturnType<typeof openKept>,
  path: string,
  cookie: string | null,
  userAgent: string,
  html: string,
  own: string[] = [],
) {
  const view = pageView(new URL(path, origin), { cookie, userAgent })
  await keptPage(
    kept,
    view,
    { origin, secure: false },
    'gzip',
    async () => new Response(html, { headers: { 'content-type': 'text/html' } }),
    own,
  )
}

test('a kept page answers its own language and device class only', async () => {
  const kept = openKept()
  const quick = openQuickPages(kept, origin)
  await keep(kept, '/shop/cart', null, 'desk', '<p>장바구니</p>')
  expect(quick('/shop/cart', { 'user-agent': 'desk' })?.body?.toString()).toBe('<p>장바구니</p>')
  expect(quick('/shop/cart?utm_source=mail', { 'user-agent': 'desk' })?.body?.toString()).toBe(
    '<p>장바구니</p>',
  )
  expect(quick('/shop/cart', { 'user-agent': phone })).toBeNull()
  expect(
    quick('/shop/cart', { 'user-agent': 'desk', cookie: 'a=1; odemoa_lang=en.usd; b=2' }),
  ).toBeNull()
  expect(quick('/shop/cart?lang=en', { 'user-agent': 'desk' })).toBeNull()
  expect(quick('/api/v1/cart', { 'user-agent': 'desk' })).toBeNull()
})

test('the same page is 304 to whoever has it, and gone once it is touched', async () => {
  const kept = openKept()
  const quick = openQuickPages(kept, origin)
  await keep(kept, '/', null, 'desk', '<p>ODEMOA</p>')
  const etag = quick('/', { 'user-agent': 'desk', 'accept-encoding': 'gzip' })?.headers.etag ?? ''
  expect(etag).not.toBe('')
  expect(quick('/', { 'user-agent': 'desk', 'if-none-match': etag })).toMatchObject({
    status: 304,
    body: null,
  })
  kept.drop(['catalog'])
  expect(quick('/', { 'user-agent': 'desk' })).toBeNull()
})

test('what only some pages show drops those alone', async () => {
  const kept = openKept()
  const quick = openQuickPages(kept, origin)
  await keep(kept, '/tssa/main', null, 'desk', '<p>세 자리</p>', ['class'])
  await keep(kept, '/shop/new-item', null, 'desk', '<p>새 향</p>')
  kept.drop(['class'])
  expect(quick('/tssa/main', { 'user-agent': 'desk' })).toBeNull()
  expect(quick('/shop/new-item', { 'user-agent': 'desk' })).not.toBeNull()
})

test('a day of the calendar and a filter of classes are pages of their own', async () => {
  const keyOf = (path: string) =>
    pageView(new URL(path, origin), { cookie: null, userAgent: null }).key
  const keys = [
    '/tssa/main',
    '/tssa/main?day=2026-12-05',
    '/tssa/class-product?kind=oneday',
    '/tssa/class-product?level=first',
    '/tssa/class-product?category=soap',
  ].map(keyOf)
  expect(new Set(keys).size).toBe(5)
  expect(keyOf('/tssa/main?fbclid=1')).toBe(keys[0])
})

test('a kept page answers its own country only', async () => {
  const kept = openKept()
  const quick = openQuickPages(kept, origin)
  const asked = (cookie: string) =>
    quick('/shop/cart', { 'user-agent': 'desk', cookie })?.body?.toString() ?? null
  await keep(kept, '/shop/cart', 'odemoa_to=US', 'desk', '<p>미국</p>')
  expect(asked('a=1; odemoa_to=US; b=2')).toBe('<p>미국</p>')
  expect(asked('odemoa_to=JP')).toBeNull()
  expect(asked('')).toBeNull()
})

test('no value of an address passes for another page, and what a page is not kept under never reaches it', () => {
  const of = (path: string) => new URL(path, origin)
  const keyOf = (path: string) => pageView(of(path), { cookie: null, userAgent: null }).key
  const told = '/shop/search?keyword=wax&in_stock=1'
  expect(keyOf('/shop/search?keyword=wax%26in_stock%3D1')).not.toBe(keyOf(told))
  expect(keyOf('/shop/search?in_stock=1&keyword=wax')).toBe(keyOf(told))
  expect(publicAddress(of(`${told}&token=mine&in_stock=0`)).href).toBe(of(told).href)
  expect(publicAddress(of('/shop/reset?token=mine')).search).toBe('')
})
