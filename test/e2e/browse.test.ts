import { expect, test } from 'vitest'
import { desktop, phone, visitor } from './browser.ts'
import { shopUrl } from './shop-url.ts'

test('filters stand in the address, the count is told, and back leads to the same tiles', async () => {
  const { page, complaints } = await visitor(desktop)
  await page.goto('/shop/category/2')
  const tiles = page.locator('[data-tile]')
  expect(await tiles.count()).toBe(15)
  await page.waitForLoadState('networkidle')
  await page.getByRole('checkbox', { name: /우디/ }).click()
  await page.waitForURL(/family=woody/)
  await page.getByRole('status').filter({ hasText: '찾았어요' }).waitFor()
  const filtered = await tiles.count()
  await page.getByRole('group', { name: '고른 조건' }).getByRole('button', { name: /우디/ }).click()
  await page.waitForURL(/category\/2$/)
  const more = page.getByRole('button', { name: /더보기/ })
  await more.click()
  await page.waitForURL(/page=2/)
  await page.waitForFunction(() => document.querySelectorAll('[data-tile]').length > 15)
  const loaded = await tiles.count()
  expect(loaded).toBeGreaterThan(filtered)
  await more.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: '알림' }).getByText('마지막 페이지 입니다.').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await tiles.nth(20).getByRole('heading').getByRole('link').click()
  await page.waitForURL(/\/shop\/product\//)
  await page.goBack()
  await page.waitForURL(/page=2/)
  // the router draws the page after the address has changed
  await page.waitForFunction(
    (count) => document.querySelectorAll('[data-tile]').length === count,
    loaded,
  )
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1000)
  expect(complaints).toEqual([])
})

test('on a phone the filters wait in a sheet whose button says how many goods there are', async () => {
  const { page, complaints } = await visitor(phone)
  await page.goto('/shop/category/2?lang=en')
  expect(await page.locator('[data-tile]').count()).toBe(14)
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('dialog').getByRole('checkbox', { name: /Green/ }).click()
  const show = page.getByRole('dialog').getByRole('button', { name: /Show 8 items/ })
  await show.waitFor()
  expect(page.url()).not.toMatch(/family/)
  await show.click()
  await page.waitForURL(/family=green/)
  await page.waitForFunction(() => document.querySelectorAll('[data-tile]').length < 14)
  expect(await page.locator('[data-tile]').count()).toBe(8)
  expect(complaints).toEqual([])
})

test('the story between the rows comes back with them, though its code cannot be had', async () => {
  const { page } = await visitor(desktop)
  await page.route('**/editorial-*.js', (route) => route.abort())
  await page.goto('/shop/category/1')
  const story = page.getByRole('main').locator('#category-story a')
  await story.waitFor()
  const green = page.getByRole('checkbox', { name: /^그린/ })
  await green.check()
  await page.waitForURL(/family=green/)
  await story.waitFor({ state: 'detached' })
  await green.uncheck()
  await story.waitFor()
  expect(await story.getAttribute('href')).toMatch(/^\/contents\/select\/\d+$/)
})

test('the buy button leads to the option that is missing', async () => {
  const { page, complaints } = await visitor(phone)
  await page.goto('/shop/product/1702000001')
  await page.getByRole('button', { name: '바로구매' }).click()
  await page.getByText('용량을 골라 주세요.').filter({ visible: true }).first().waitFor()
  // the smallest size stands first
  await page.waitForFunction(() => document.activeElement?.textContent === '70 g 미니')
  await page.getByRole('button', { name: '220 g', exact: true }).click()
  await page.getByRole('button', { name: '바로구매' }).click()
  await page.getByText('뚜껑을 골라 주세요.').filter({ visible: true }).first().waitFor()
  await page.getByRole('button', { name: '뚜껑 없음', exact: true }).click()
  await page.getByRole('button', { name: '바로구매' }).click()
  await page.waitForURL(/order-form\?direct=1/)
  expect(complaints).toEqual([])
})

test('a product can be read without script', async () => {
  const html = await (await fetch(`${shopUrl()}/shop/product/1702000001`)).text()
  for (const shown of [
    '히노키 세라믹 캔들',
    '42,000',
    '바로구매',
    '도착 예정',
    '안전기준 확인',
    'application/ld+json',
  ])
    expect(html).toContain(shown)
})
