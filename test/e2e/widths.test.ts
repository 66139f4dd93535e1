import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { barriersOn, ofLooks, tooWide, wear } from './axe.ts'
import { desktop, visitor } from './browser.ts'
import { type Item, makeItem } from './desk.ts'
import { cutOff, overflow, sidewaysLists, widest } from './overflow.ts'
import { addToCart, logInAsOwner, open } from './steps.ts'

const deskAgent =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'

let item: Item
beforeAll(async () => {
  item = await makeItem({ it_name: '폭을 재는 캔들' })
})

test('above 1000 px stands the desktop variant, up to it the one of a phone', async () => {
  const { page } = await visitor(desktop)
  await open(page, '/shop/category/2')
  const variant = async (width: number) => {
    await page.setViewportSize({ width, height: 900 })
    const [main, bar, filters] = [
      page.getByRole('navigation', { name: '주 메뉴' }),
      page.getByRole('navigation', { name: '빠른 메뉴' }),
      page.getByRole('complementary', { name: '필터' }),
    ]
    return {
      main: await main.isVisible(),
      bar: await bar.isVisible(),
      filters: await filters.isVisible(),
    }
  }
  const wide = { main: true, bar: false, filters: true }
  const narrow = { main: false, bar: true, filters: false }
  for (const [width, shown] of [
    [1001, wide],
    [1023, wide],
    [1024, wide],
    [1000, narrow],
    [601, narrow],
  ] as const)
    await expect.poll(() => variant(width), { message: `${width} px` }).toEqual(shown)
})

test('a window as narrow as a phone, of a browser that does not say so, is no wider before the page has woken up', async () => {
  const { page } = await visitor(
    { width: 390, height: 844 },
    { userAgent: deskAgent, javaScriptEnabled: false },
  )
  for (const path of ['/', '/shop/category/2', `/shop/product/${item.it_id}`, '/customer/faq']) {
    await page.goto(path)
    // the footer of a desk, which opens nowhere
    expect(await page.locator('footer details').count(), path).toBe(0)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect([path, wide, await widest(page)]).toEqual([path, 390, expect.any(String)])
  }
})

test('letters of twice the size leave the header whole and no page wider than a phone', async () => {
  const { page } = await visitor({ width: 390, height: 844 })
  const wrong: string[] = []
  for (const lang of ['kr', 'en']) {
    for (const path of [
      '/',
      '/shop/category/2',
      '/shop/product/1702000001',
      '/shop/cart',
      '/login',
    ]) {
      await open(page, `${path}?lang=${lang}`)
      const before = await letterSize(page)
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      await expect.poll(() => letterSize(page)).toBe(before * 2)
      const logo = page.getByRole('banner').locator('a:visible').first()
      if (((await logo.boundingBox())?.height ?? 99) > 56) wrong.push(`${path} in ${lang}: logo`)
      await expect
        .poll(() => overflow(page), { message: `${path} in ${lang}` })
        .toBeLessThanOrEqual(0)
    }
  }
  expect(wrong).toEqual([])
})

/** Of the first paragraph of the page, in pixels. */
function letterSize(page: Page): Promise<number> {
  return page.evaluate(() => {
    const words = document.querySelector('#main p') ?? document.body
    return Number.parseFloat(getComputedStyle(words).fontSize)
  })
}

test('letters of twice the size fit a window of 320 px, for a guest and for a member', async () => {
  const { page, context } = await visitor({ width: 320, height: 640 })
  await addToCart(page, item.it_id)
  const wider: string[] = []
  const walk = async (paths: string[]) => {
    for (const lang of ['kr', 'en']) {
      for (const path of paths) {
        await open(page, `${path}?lang=${lang}`)
        await page.locator('main h1').filter({ visible: true }).first().waitFor()
        await page
          .waitForFunction(() => !document.querySelector('main [aria-busy="true"]'), undefined, {
            timeout: 15_000,
          })
          .catch(() => {})
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%'
        })
        let over = await overflow(page)
        for (let waited = 0; over > 0 && waited < 2_000; waited += 100) {
          await page.waitForTimeout(100)
          over = await overflow(page)
        }
        if (over > 0) wider.push(`${path} in ${lang} by ${over}: ${await widest(page)}`)
      }
    }
  }
  await walk([
    '/',
    '/shop/category/2',
    '/shop/product/1702000001',
    '/shop/cart',
    '/shop/order-form',
    '/contents/store',
    '/contents/privacy',
    '/tssa/product/5',
    '/tools/vessel',
  ])
  await open(page, '/?lang=kr')
  await logInAsOwner(page)
  await walk(['/my-page', '/my-page/order'])
  // whoever saves data reads the face of the system, which is wider here
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await walk(['/', '/shop/product/1702000001'])
  expect(wider).toEqual([])
})

// all pages: npm run test:axe
test('the desk in the dark can be read, and fits, at every width', async () => {
  const { page } = await visitor(desktop, { reducedMotion: 'reduce' })
  await logInAsOwner(page)
  const found: string[] = []
  for (const path of ['/admin/orders', '/admin/deposits', '/admin/cash-receipts']) {
    await open(page, `${path}?lang=en`)
    await page.locator('main [data-row]').filter({ visible: true }).first().waitFor()
    await wear(page, 'dark')
    for (const width of [1440, 820, 390]) {
      await page.setViewportSize({ width, height: 900 })
      const where = `${path} at ${width} px`
      found.push(...(await barriersOn(page, where, ofLooks)), ...(await tooWide(page, where)))
      found.push(...(await cutOff(page)).map((name) => `${where}: ${name} stands outside`))
    }
  }
  expect(found).toEqual([])
})

test('no list of the desk has to be scrolled sideways on a tablet, in either language', async () => {
  const { page } = await visitor({ width: 820, height: 900 })
  await logInAsOwner(page)
  const found: string[] = []
  for (const lang of ['kr', 'en'])
    for (const path of [
      '/admin/orders',
      '/admin/claims',
      '/admin/products',
      '/admin/payments',
      '/admin/unfinished-orders',
      '/admin/statistics',
      '/admin/staff',
      '/admin/audit',
    ]) {
      await open(page, `${path}?lang=${lang}`)
      await page.locator('main table tbody tr').filter({ visible: true }).first().waitFor()
      await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'))
      found.push(...(await sidewaysLists(page)).map((list) => `${path} in ${lang}: ${list}`))
    }
  expect(found).toEqual([])
})

test('no page is wider than its window, in either language', async () => {
  const { page } = await visitor(desktop)
  await addToCart(page, item.it_id)
  const wider: string[] = []
  for (const lang of ['kr', 'en']) {
    for (const path of [
      '/',
      '/shop/category/12',
      '/shop/product/1702000001',
      '/shop/cart',
      '/shop/order-form',
      '/login',
    ]) {
      await open(page, `${path}?lang=${lang}`)
      if (path === '/shop/cart')
        await page
          .getByRole('heading', { name: lang === 'kr' ? '주문 금액' : 'Order amount' })
          .waitFor()
      if (path === '/shop/order-form')
        await page
          .getByRole('region', {
            name: lang === 'kr' ? '주문하는 분' : 'Your details',
            exact: true,
          })
          .waitFor()
      for (const width of [320, 390, 768, 1001, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        // a foot that turns from desk to phone fetches its other look first
        let over = await overflow(page)
        for (let waited = 0; over > 0 && waited < 3_000; waited += 100) {
          await page.waitForTimeout(100)
          over = await overflow(page)
        }
        if (over > 0) wider.push(`${path} in ${lang} at ${width} px by ${over}`)
      }
    }
  }
  expect(wider).toEqual([])
})
