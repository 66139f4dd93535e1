import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fieldOffset } from '#ui/field-errors.ts'
import { desktop, phone, visitor } from './browser.ts'
import { open } from './steps.ts'

const at = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Scrolls and lets the page notice. */
function scrollTo(page: Page, top: number) {
  return page.evaluate((to) => {
    window.scrollTo({ top: to, behavior: 'instant' })
    return new Promise<void>((done) =>
      requestAnimationFrame(() => requestAnimationFrame(() => done())),
    )
  }, top)
}

test('the way to the top appears past 40 % of the window and leads there', async () => {
  const { page } = await visitor(desktop)
  await open(page, '/')
  const up = page.getByRole('button', { name: '맨 위로' })
  await scrollTo(page, desktop.height * 0.4 - 5)
  expect(await up.isVisible()).toBe(false)
  await scrollTo(page, desktop.height * 0.4 + 5)
  await up.waitFor()
  await scrollTo(page, 2000)
  await up.click()
  await expect.poll(() => at(page)).toBe(0)
  await up.waitFor({ state: 'hidden' })
})

test('on a phone the way to the top stands aside while something is typed', async () => {
  const { page } = await visitor(phone)
  await open(page, '/register')
  const up = page.getByRole('button', { name: '맨 위로' })
  await clearOfControls(page)
  await page.getByRole('textbox', { name: '이름' }).focus()
  await up.waitFor({ state: 'hidden' })
})

test('the way to the top never lies on what is to be pressed or filled in', async () => {
  const { page } = await visitor(phone)
  await open(page, '/register')
  const up = page.getByRole('button', { name: '맨 위로' })
  const name = page.getByRole('textbox', { name: '이름' })
  await clearOfControls(page)
  // the field comes to lie where the circle stands
  await name.evaluate((field) => {
    const circle = document.querySelector('[aria-label="맨 위로"]')?.getBoundingClientRect()
    const box = field.getBoundingClientRect()
    window.scrollBy({ top: box.top - (circle?.top ?? 0), behavior: 'instant' })
  })
  await up.waitFor({ state: 'hidden' })
})

/** A place of the page, past 40 % of the window, where nothing to press lies below the circle. */
async function clearOfControls(page: Page) {
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 24)
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
        if ((await at(page)) < phone.height * 0.4) await scrollTo(page, phone.height * 0.4 + 10)
        return page.getByRole('button', { name: '맨 위로' }).isVisible()
      },
      { timeout: 60_000, interval: 50 },
    )
    .toBe(true)
}

test('another search on the same page begins at the top', async () => {
  const { page } = await visitor(desktop)
  await open(page, '/shop/search?keyword=캔들')
  await scrollTo(page, 900)
  expect(await at(page)).toBe(900)
  const box = page.getByRole('banner').getByRole('combobox', { name: '상품 검색' })
  await box.fill('디퓨저')
  await box.press('Enter')
  await page.getByRole('heading', { level: 1, name: '‘디퓨저’ 검색' }).waitFor()
  await expect.poll(() => at(page)).toBe(0)
})

test('after a filter on a phone the list begins at its first goods', async () => {
  const { page } = await visitor(phone)
  await open(page, '/shop/category/5')
  await scrollTo(page, 1500)
  await page.getByRole('button', { name: '필터', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: '필터' })
  await sheet.getByRole('checkbox').first().click()
  await sheet.getByRole('button', { name: /개 보기$/ }).click()
  await page.waitForURL(/\?.*=/)
  await expect.poll(() => firstTileFrom(page)).toBeGreaterThan(0)
  await expect.poll(() => firstTileFrom(page)).toBeLessThan(phone.height / 2)
})

test('another order on a desktop shows the list from its top; who stands above it stays', async () => {
  const { page } = await visitor(desktop)
  await open(page, '/shop/category/1')
  const sort = page.getByRole('main').getByRole('combobox').first()
  await sort.selectOption('price-asc')
  await page.waitForURL(/sort=price/)
  expect(await at(page)).toBe(0)
  await scrollTo(page, 2200)
  await sort.selectOption('price-desc')
  await page.waitForURL(/order=desc/)
  await expect.poll(() => firstTileFrom(page)).toBeGreaterThan(0)
  await expect.poll(() => firstTileFrom(page)).toBeLessThan(desktop.height / 2)
})

/** How far below the top of the window the first goods lie. */
function firstTileFrom(page: Page): Promise<number> {
  return page
    .locator('[data-tile]')
    .first()
    .evaluate((tile) => tile.getBoundingClientRect().top)
}

test('a price in won is let go of in dollars, with a word, and is there again in won', async () => {
  const { page } = await visitor(desktop)
  await open(page, '/shop/category/2?price_min=10000&price_max=30000')
  const chip = page.getByRole('group', { name: '고른 조건' }).getByRole('button', { name: /만/ })
  await chip.filter({ visible: true }).first().waitFor()
  await page.getByRole('button', { name: '영어로 보기' }).first().click()
  await page.getByText('The price filter was chosen in another currency, so it is off.').waitFor()
  expect(await page.getByRole('main').getByRole('button', { name: /\$100/ }).count()).toBe(0)
  await page.getByRole('button', { name: '한국어로 보기' }).first().click()
  await chip.filter({ visible: true }).first().waitFor()
})

test('a new page begins at the top, and back restores the place', async () => {
  const { page } = await visitor(desktop)
  await open(page, '/shop/category/1')
  await scrollTo(page, 1234)
  const tile = page
    .getByRole('main')
    .getByRole('article')
    .nth(7)
    .getByRole('heading')
    .getByRole('link')
  const name = await tile.innerText()
  // pressing it brings it into the window first
  await tile.scrollIntoViewIfNeeded()
  const place = await at(page)
  expect(place).toBeGreaterThanOrEqual(1234)
  await tile.click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await expect.poll(() => at(page)).toBe(0)
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: '향수' }).waitFor()
  await expect.poll(() => at(page)).toBe(place)
})

test('a hash target stops below what stands at the top of the window', async () => {
  const { page } = await visitor(desktop)
  await open(page, '/shop/product/1702000001')
  // the tabs are fixed too, so a section asks for their height on top
  const offset = (name: string) =>
    page
      .getByRole('region', { name })
      .evaluate((element) =>
        Math.round(
          element.getBoundingClientRect().top -
            Number.parseFloat(getComputedStyle(element).scrollMarginTop),
        ),
      )
  await page
    .getByRole('navigation', { name: '상품 안내' })
    .getByRole('link', { name: '상품 정보 고시' })
    .click()
  await expect.poll(() => offset('상품 정보 고시')).toBe(70)
  // the same when the address brings the hash along
  await open(page, '/')
  await open(page, '/shop/product/1702000001#shipping')
  await expect.poll(() => offset('배송·반품')).toBe(70)
})

const focused = (page: Page) =>
  page.evaluate(() => [
    document.activeElement?.getAttribute('name'),
    Math.round(document.activeElement?.getBoundingClientRect().top ?? 0),
  ])

test.each([
  ['kr', desktop, '가입하기'],
  ['en', phone, 'Create account'],
] as const)(
  'the first wrong field comes to stand 120 px under the edge of the window (%s)',
  async (lang, size, submit) => {
    expect(fieldOffset).toBe(120)
    const { page } = await visitor(size)
    await open(page, `/register?lang=${lang}`)
    const button = page.getByRole('main').getByRole('button', { name: submit, exact: true })
    await button.click()
    await expect.poll(() => focused(page)).toEqual(['mb_id', fieldOffset])
    // a field in a folded section: the section is opened first
    await page.locator('[data-field="mb_id"]').evaluate((field) => {
      const fold = document.createElement('details')
      fold.append(document.createElement('summary'))
      field.replaceWith(fold)
      fold.append(field)
    })
    expect(await page.locator('input[name="mb_id"]').isVisible()).toBe(false)
    await button.click()
    await expect.poll(() => focused(page)).toEqual(['mb_id', fieldOffset])
  },
)

test('the tabs of a product name the part in sight, also after a jump past all of them', async () => {
  const { page } = await visitor(desktop)
  await open(page, '/shop/product/1701000001')
  const marked = page.getByRole('navigation', { name: '상품 안내' }).locator('[aria-current]')
  await expect.poll(() => marked.textContent()).toBe('설명')
  await scrollTo(page, 1e6)
  await expect.poll(() => marked.textContent()).toBe('상품 문의')
  await scrollTo(page, 0)
  await expect.poll(() => marked.textContent()).toBe('설명')
})
