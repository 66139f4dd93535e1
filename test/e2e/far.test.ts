import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, phone, visitor } from './browser.ts'

const product = '/shop/product/1701000011'
const marks = 'main section[aria-labelledby], .tiles > li, footer'

const placesOf = (page: Page) =>
  page
    .locator(marks)
    .evaluateAll((all) =>
      all.map((one) => Math.round(one.getBoundingClientRect().top + window.scrollY)),
    )
const isLaidOut = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((one) => one.checkVisibility({ contentVisibilityAuto: true }))
const waits = (page: Page) => page.evaluate(() => document.documentElement.dataset.far === '')

/** Everything has taken its time, and the browser is never idle: the page stays as it is before that. */
async function slow(page: Page, { idle = false } = {}) {
  await page.addInitScript((idle) => {
    const now = performance.now.bind(performance)
    performance.now = () => now() + 2_000
    if (!idle) window.requestIdleCallback = () => 0
  }, idle)
}

test.each(['/', '/shop/category/12', product, '/?lang=en'])(
  'on a phone %s lays its far parts out one by one once all has come, and nothing moves by it',
  async (path) => {
    const later = await visitor(phone)
    await slow(later.page)
    await later.page.goto(path)
    expect(await waits(later.page)).toBe(true)
    expect(await isLaidOut(later.page, '#footer > *')).toBe(false)
    const { page, complaints } = await visitor(phone)
    await slow(page, { idle: true })
    await page.goto(path)
    await page.waitForFunction(() => document.documentElement.dataset.far === undefined)
    expect(await isLaidOut(page, '#footer > *')).toBe(true)
    const places = await placesOf(page)
    expect(places.length).toBeGreaterThan(5)
    // whoever comes back to a page meets it whole from the start
    await page.reload()
    expect(await waits(page)).toBe(false)
    await page.waitForFunction(
      ({ marks, count }) => document.querySelectorAll(marks).length >= count,
      { marks, count: places.length },
    )
    expect((await placesOf(page)).slice(0, places.length)).toEqual(places)
    expect(complaints).toEqual([])
  },
)

test('whoever goes somewhere before that meets the page whole: a tab leads to its part, and a reload to the same place', async () => {
  const { page } = await visitor(phone)
  await slow(page)
  await page.goto(product)
  await page
    .getByRole('navigation', { name: '상품 안내' })
    .getByRole('link', { name: /후기/ })
    .click()
  expect(await waits(page)).toBe(false)
  const reviews = page.locator('#reviews')
  await expect
    .poll(() => reviews.evaluate((one) => Math.round(one.getBoundingClientRect().top)))
    .toBeLessThan(140)
  await page.waitForFunction(() => window.scrollY > 1_000)
  // what wakes up there may still ask for more
  await page.waitForLoadState('networkidle')
  const before = await page.evaluate(() => window.scrollY)
  await page.reload()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
})

test('a desk lays everything out at once', async () => {
  const { page } = await visitor(desktop)
  await slow(page)
  await page.goto('/')
  expect(await isLaidOut(page, '#footer > *')).toBe(true)
})

test('on a quick line all is laid out when the page is loaded', async () => {
  const { page } = await visitor(phone)
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
    performance.now = () => 900
  })
  await page.goto(product)
  expect(await waits(page)).toBe(false)
  expect(await isLaidOut(page, '#footer > *')).toBe(true)
})
