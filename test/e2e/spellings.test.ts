import { expect, test } from 'vitest'
import { desktop, visitor } from './browser.ts'

// case 141
test.each([
  ['/ADMIN', '/admin'],
  ['/Admin/Orders?page=2', '/admin/orders?page=2'],
  ['/%61dmin/orders', '/admin/orders'],
  ['/admin///orders/', '/admin/orders'],
  ['/admin/', '/admin'],
  ['/SHOP/RESET', '/shop/reset'],
  ['/shop/reset/', '/shop/reset'],
  ['/My-Page', '/my-page'],
  ['/shop/product/1702000001/', '/shop/product/1702000001'],
])('%s is led to %s, whose policy is the one that counts', async (asked, path) => {
  const { context } = await visitor(desktop)
  const led = await context.request.get(asked, { maxRedirects: 0 })
  expect([led.status(), led.headers().location]).toEqual([301, path])
  const page = await context.request.get(path)
  expect(page.status()).toBe(200)
})

test.each(['/admin.', '/admin%2Forders', '/admin;a', '/.admin', '/admin%20'])(
  '%s is no page of the desk',
  async (asked) => {
    const { context } = await visitor(desktop)
    const answer = await context.request.get(asked, { maxRedirects: 0 })
    expect(answer.status()).toBe(404)
  },
)

test('the desk by any spelling opens with its own policy, and its door', async () => {
  const { page, complaints } = await visitor(desktop)
  const answer = await page.goto('/ADMIN/%6Frders//')
  const policy = answer?.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("base-uri 'none'")
  await page.waitForURL((url) => url.pathname === '/admin/login')
  expect(complaints.filter((line) => !/401/.test(line))).toEqual([])
})
