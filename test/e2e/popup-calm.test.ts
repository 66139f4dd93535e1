import { expect, test } from 'vitest'
import { desktop, phone, visitor } from './browser.ts'
import { open } from './steps.ts'

/** Longer than a page and its popup take when nobody does anything. */
const longEnough = 8_000

test.each([
  ['kr', phone, '오드모아 소식'],
  ['en', desktop, 'From ODEMOA'],
] as const)(
  'a popup waits while somebody writes, and takes no letter (%s)',
  async (lang, size, name) => {
    const { page } = await visitor(size, { popups: true })
    await open(page, `/shop/search?lang=${lang}`)
    const box = page.getByRole('main').getByRole('combobox')
    await box.click()
    const word = 'fig candle'
    for (const letter of word) {
      await page.keyboard.type(letter)
      await page.waitForTimeout(longEnough / word.length)
    }
    expect(await box.inputValue()).toBe(word)
    const dialog = page.getByRole('dialog', { name })
    expect(await dialog.isVisible()).toBe(false)
    await box.blur()
    await dialog.waitFor()
  },
)

test('a popup does not come under a finger: the tap goes where it was meant', async () => {
  const { page } = await visitor(phone, { popups: true })
  const fetched = page.waitForResponse(/scene-candle-tall/)
  await open(page, '/shop/category/12')
  await fetched
  const tile = page.locator('[data-tile] a').first()
  const to = (await tile.getAttribute('href')) ?? ''
  const at = await tile.boundingBox()
  await page.mouse.move((at?.x ?? 0) + 20, (at?.y ?? 0) + 10)
  await page.mouse.down()
  await page.waitForTimeout(longEnough)
  expect(await page.getByRole('dialog', { name: '오드모아 소식' }).isVisible()).toBe(false)
  await page.mouse.up()
  await page.waitForURL((url) => url.pathname === new URL(to, page.url()).pathname)
})

test('Tab goes round within a popup, which covers what lies behind it', async () => {
  const { page } = await visitor(desktop, { popups: true })
  await open(page, '/')
  const dialog = page.getByRole('dialog', { name: '오드모아 소식' })
  await dialog.waitFor()
  const isInside = () => dialog.evaluate((box) => box.contains(document.activeElement))
  for (const key of [...Array<string>(9).fill('Tab'), ...Array<string>(9).fill('Shift+Tab')]) {
    await page.keyboard.press(key)
    expect(await isInside()).toBe(true)
  }
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
})

test.each([
  ['a sheet of filters', phone, '/shop/category/5', '필터'],
  ['the menu', phone, '/', '메뉴'],
  ['the list of categories', desktop, '/', '카테고리'],
] as const)('a popup does not come over %s that somebody opened', async (_, size, path, name) => {
  const { page } = await visitor(size, { popups: true })
  const fetched = page.waitForResponse(/scene-candle-tall/)
  await open(page, path)
  await page.getByRole('button', { name, exact: true }).first().click()
  await fetched
  await page.waitForTimeout(longEnough)
  const news = page.getByRole('dialog', { name: '오드모아 소식' })
  expect(await news.isVisible()).toBe(false)
  await page.keyboard.press('Escape')
  await page.mouse.move(size.width / 2, size.height - 200)
  await news.waitFor()
})

test.each([
  ['kr', phone, '/shop/product/1701000001', '오드모아 소식'],
  ['en', desktop, '/tssa/product/1', 'From ODEMOA'],
] as const)(
  'whoever chooses or books sees news as a line at the foot (%s)',
  async (lang, size, path, name) => {
    const { page } = await visitor(size, { popups: true })
    await open(page, `${path}?lang=${lang}`)
    const line = page.getByRole('complementary', { name })
    await line.waitFor()
    await page.waitForTimeout(longEnough / 2)
    expect(await page.getByRole('dialog', { name }).isVisible()).toBe(false)
  },
)
