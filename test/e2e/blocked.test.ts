import { afterAll, beforeAll, expect, test } from 'vitest'
import { phone, visitor } from './browser.ts'
import { openShop, type RunningShop } from './running-shop.ts'
import { fillCart, fillOrderForm, open, words } from './steps.ts'

let shop: RunningShop

beforeAll(async () => {
  shop = await openShop({
    GA_ID: 'G-0000000000',
    CHANNEL_PLUGIN_KEY: '00000000-0000-4000-8000-000000000000',
    KAKAO_JS_KEY: '0123456789abcdef0123456789abcdef',
  })
}, 180_000)
afterAll(() => shop.stop())

// case 207: a list of blockers ends them at once, a bad line leaves them hanging
test.each(['ended', 'left hanging'])(
  'postcode finder, chat, map and measuring are %s: the shop is used and an order placed all the same',
  async (how) => {
    const { page, complaints } = await visitor(phone, { baseURL: shop.url })
    const wanted = new Set<string>()
    await page.route(
      (url) => url.hostname !== 'localhost',
      async (route) => {
        wanted.add(new URL(route.request().url()).hostname)
        if (how === 'ended') await route.abort('blockedbyclient')
      },
    )
    await open(page, '/')
    await page.getByRole('button', { name: '허용' }).click()
    await page.getByRole('button', { name: '상담' }).click()
    await expect.poll(() => [...wanted].some((host) => /channel\.io/.test(host))).toBe(true)
    await open(page, '/contents/store')
    await page.getByRole('main').getByRole('heading').first().waitFor()
    await fillCart(page, words.kr)
    await open(page, '/shop/order-form')
    await fillOrderForm(page, words.kr, '김민지', 'lavender-12')
    await page.getByRole('button', { name: words.kr.place }).click()
    await page.waitForURL(/\/shop\/order\/\d+\/confirm/)
    await page.getByRole('heading', { name: words.kr.thanks }).waitFor()
    expect([...wanted].some((host) => /daumcdn/.test(host))).toBe(true)
    expect([...wanted].some((host) => /googletagmanager/.test(host))).toBe(true)
    expect(complaints).toEqual([])
  },
)
