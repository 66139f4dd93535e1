import { expect, test } from 'vitest'
import { desktop, phone, visitor } from './browser.ts'

test('the box suggests while it is typed, by keys alone, and leads to a product', async () => {
  const { page, complaints } = await visitor(desktop)
  await page.goto('/')
  const box = page.getByRole('banner').getByRole('combobox', { name: '상품 검색' })
  await box.click()
  await page.getByRole('listbox', { name: '검색어 제안' }).waitFor()
  await page.getByRole('group', { name: '많이 찾는 말' }).waitFor()
  await box.pressSequentially('디퓨ㅈ', { delay: 60 })
  const rows = page.getByRole('listbox').getByRole('option')
  await rows.filter({ hasText: '디퓨저' }).filter({ visible: true }).first().waitFor()
  expect(await rows.count()).toBeLessThanOrEqual(8)
  expect(await box.getAttribute('aria-expanded')).toBe('true')
  await page.keyboard.press('Escape')
  await page.getByRole('listbox').waitFor({ state: 'hidden' })
  expect(await box.inputValue()).toBe('디퓨ㅈ')
  // a syllable that is still being put together moves nothing and sends nothing
  await box.dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true })
  expect(new URL(page.url()).pathname).toBe('/')
  await box.fill('가든 미스트')
  const first = rows
    .filter({ hasText: '가든 미스트' })
    .filter({ has: page.locator('img') })
    .first()
  await first.waitFor()
  for (let press = 0; press < 9; press++) {
    await page.keyboard.press('ArrowDown')
    if ((await first.getAttribute('aria-selected')) === 'true') break
  }
  expect(await first.getAttribute('aria-selected')).toBe('true')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/shop\/product\//)
  await page.getByRole('heading', { level: 1, name: /가든 미스트/ }).waitFor()
  expect(complaints).toEqual([])
})

test('a word that finds nothing asks for those that are written much like it', async () => {
  const { page, complaints } = await visitor(phone)
  await page.goto('/shop/search')
  const box = page.getByRole('main').getByRole('combobox', { name: '상품 검색' })
  await box.click()
  await box.pressSequentially('칸들', { delay: 60 })
  await page.getByText('혹시 이 말을 찾으세요?').waitFor()
  await page.getByRole('listbox').getByRole('option', { name: '캔들', exact: true }).click()
  await page.waitForURL((url) => url.searchParams.get('keyword') === '캔들')
  await page.locator('[data-tile]').filter({ visible: true }).first().waitFor()
  expect(complaints).toEqual([])
})

test('whoever stands in the box before its code has come gets the list when it comes', async () => {
  const { page, complaints } = await visitor(desktop)
  const clicked = Promise.withResolvers<void>()
  await page.route(/\/assets\/[^/]*\.js$/, async (route) => {
    await clicked.promise
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('banner').getByRole('combobox', { name: '상품 검색' }).click()
  clicked.resolve()
  await page.getByRole('listbox', { name: '검색어 제안' }).waitFor()
  expect(complaints).toEqual([])
})

test('a slip of the keyboard is repaired, said, and can be taken back', async () => {
  const { page, complaints } = await visitor(phone)
  await page.goto('/shop/search')
  const box = page.getByRole('main').getByRole('combobox', { name: '상품 검색' })
  await box.fill('elvbwj')
  await box.press('Enter')
  await page.getByText('‘elvbwj’ 대신 ‘디퓨저’의 결과를 보여 드려요.').waitFor()
  await page.locator('[data-tile]').filter({ visible: true }).first().waitFor()
  await page.getByRole('link', { name: '‘elvbwj’ 그대로 찾기' }).click()
  await page.waitForURL(/exact=1/)
  await page.getByText('찾는 상품이 없어요').waitFor()
  await page.getByRole('heading', { name: '지금 많이 사는 상품' }).waitFor()
  // the word waits for its owner, and can be forgotten
  await page.goto('/shop/search')
  await box.click()
  await page.getByRole('group', { name: '최근 검색어' }).getByText('elvbwj').waitFor()
  await page.getByRole('button', { name: '‘elvbwj’ 지우기' }).click()
  await page.getByRole('group', { name: '최근 검색어' }).waitFor({ state: 'hidden' })
  expect(complaints).toEqual([])
})

test.each([
  ['kr', phone],
  ['en', desktop],
] as const)(
  'a search shows classes beside their picture, and papers and articles by name (%s)',
  async (lang, device) => {
    const { page, complaints } = await visitor(device)
    await page.goto(`/shop/search?keyword=${lang === 'kr' ? '캔들' : 'candle'}&lang=${lang}`)
    const one = page.locator('section[aria-labelledby="found-classes"] li').first()
    const [row, picture, title] = await Promise.all(
      [one, one.locator('img'), one.getByRole('link')].map((part) => part.boundingBox()),
    )
    expect([picture?.width, picture?.x]).toEqual([88, (row?.x ?? 0) + 1])
    expect(title?.x).toBeGreaterThanOrEqual((picture?.x ?? 0) + 88)
    expect(row?.height).toBeLessThan(140)
    // they stay when the word was repaired
    await page.goto(`/shop/search?keyword=zosemf&lang=${lang}`)
    await one.getByRole('link').waitFor()
    await page.goto(`/shop/search?keyword=ifra&lang=${lang}`)
    await page
      .getByRole('list', { name: lang === 'kr' ? '상품 말고 찾은 것' : 'Besides products' })
      .getByRole('link')
      .first()
      .click()
    await page.waitForURL(/\/customer\/document-board/)
    expect(complaints).toEqual([])
  },
)

test('a list shows what was looked at before, and orders by what is cut the most', async () => {
  const { page, complaints } = await visitor(desktop)
  await page.goto('/shop/product/1702000001')
  await page.waitForLoadState('networkidle')
  await page.goto('/shop/category/3')
  const viewed = page.getByRole('region', { name: '최근 본 상품' })
  await viewed.getByRole('link', { name: /히노키 세라믹 캔들/ }).waitFor()
  await page.getByRole('combobox', { name: '정렬' }).selectOption('discount-desc')
  await page.waitForURL(/sort=discount&order=desc/)
  await page.locator('[data-tile]').first().getByText('정가').waitFor({ state: 'attached' })
  expect(complaints).toEqual([])
})
