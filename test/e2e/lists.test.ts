import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Cart, carts } from '#shop/cart/contract.ts'
import { desktop, phone, visitor } from './browser.ts'
import { ask } from './buyer.ts'
import { makeItem } from './desk.ts'
import { open } from './steps.ts'

const tiles = (page: Page) => page.getByRole('main').getByRole('article')
const names = (page: Page) => tiles(page).getByRole('heading').allInnerTexts()
const gone = '페이지를 찾을 수 없거나 접근할 수 없는 페이지 입니다.'

test('filters and the order stand in the address, which can be copied; chips take them off', async () => {
  const { page } = await visitor(desktop)
  await open(page, '/shop/category/1')
  const all = await page.getByText(/^\d+개 상품$/).innerText()
  await page.getByRole('checkbox', { name: /^우디/ }).click()
  await page.waitForURL(/family=woody/)
  await page.getByRole('checkbox', { name: /^바로 살 수/ }).click()
  await page.waitForURL(/in_stock=1/)
  await page.getByLabel('정렬').selectOption({ label: '높은가격순' })
  await page.waitForURL(/sort=price&order=desc/)
  const chips = page.getByRole('group', { name: '고른 조건' })
  expect(await chips.getByRole('button').count()).toBe(3)
  expect(await tiles(page).getByText('품절', { exact: true }).count()).toBe(0)
  const shown = await names(page)

  const other = await visitor(desktop)
  await open(other.page, page.url())
  expect(await names(other.page)).toEqual(shown)
  expect(await other.page.getByRole('checkbox', { name: /^우디/ }).isChecked()).toBe(true)
  await other.context.close()

  await chips.getByRole('button', { name: /바로 살 수/ }).click()
  await page.waitForURL(
    (url) => !url.search.includes('in_stock') && url.search.includes('family=woody'),
  )
  await chips.getByRole('button', { name: '전체 해제' }).click()
  await page.waitForURL((url) => !url.search.includes('family'))
  await page.getByText(all).waitFor()
  expect(await chips.getByRole('button').count()).toBe(0)
})

test('15 tiles at a time on a desk, to the end and its notice', async () => {
  const { page } = await visitor(desktop)
  await open(page, '/shop/category/12')
  expect(await tiles(page).count()).toBe(15)
  const more = page.getByRole('button', { name: /^더보기/ })
  const [, total = ''] = /15 \/ (\d+)/.exec(await more.innerText()) ?? []
  for (let shown = 15; shown < Number(total); shown += 15) {
    await more.click()
    await expect
      .poll(() => more.innerText())
      .toContain(`${Math.min(shown + 15, Number(total))} / ${total}`)
  }
  expect(await tiles(page).count()).toBe(Number(total))
  // sold for less than before, every one of them
  expect(await page.getByRole('main').getByText('정가').count()).toBe(Number(total))
  await more.focus()
  await page.keyboard.press('Enter')
  const notice = page.getByRole('dialog', { name: '알림' })
  await notice.getByText('마지막 페이지 입니다.').waitFor()
  await notice.getByRole('button', { name: '확인' }).click()
  await notice.waitFor({ state: 'hidden' })
})

test('14 tiles at a time on a phone; back from a product restores the rows and the place', async () => {
  const { page } = await visitor(phone)
  await open(page, '/shop/category/12')
  expect(await tiles(page).count()).toBe(14)
  await page.getByRole('button', { name: /^더보기/ }).click()
  await expect.poll(() => tiles(page).count()).toBe(28)
  const tile = tiles(page).nth(22)
  const link = tile.getByRole('heading').getByRole('link')
  const name = await link.innerText()
  await link.scrollIntoViewIfNeeded()
  const before = (await tile.boundingBox())?.y
  await link.click()
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
  await page.goBack()
  await tile.waitFor()
  expect(await tiles(page).count()).toBe(28)
  await expect
    .poll(async () => Math.abs(((await tile.boundingBox())?.y ?? 1e6) - (before ?? 0)))
    .toBeLessThan(3)
})

test('a colour shows its own picture, and a keyword leads to its search', async () => {
  const { page } = await visitor(desktop)
  await open(page, '/shop/search?keyword=트래블 틴 캔들')
  const tile = tiles(page).filter({ hasText: '트래블 틴 캔들' }).first()
  const colours = tile.getByRole('list', { name: '색' }).getByRole('button')
  expect(await colours.count()).toBeGreaterThan(1)
  const picture = tile.getByRole('img').first()
  const first = await picture.getAttribute('src')
  const tip = colours.nth(1)
  await tip.click()
  expect(await tip.getAttribute('aria-pressed')).toBe('true')
  await expect.poll(() => picture.getAttribute('src')).not.toBe(first)
  expect(await picture.getAttribute('alt')).toContain(await tip.getAttribute('aria-label'))
  const word = tile.getByRole('link', { name: /^#/ }).first()
  const keyword = (await word.innerText()).slice(1)
  await word.click()
  await page.getByRole('heading', { level: 1, name: `‘${keyword}’ 검색` }).waitFor()
  expect(await tiles(page).count()).toBeGreaterThan(0)
})

test('what is sold out says so and stays; what has no price cannot be bought', async () => {
  const soldOut = await makeItem({ it_name: '다팔린시험캔들', options: [{ stock: 0 }] })
  const free = await makeItem({ it_name: '값없는시험캔들', it_price: 0 })
  const { page } = await visitor(desktop)
  await open(page, `/shop/search?keyword=${soldOut.name}`)
  await tiles(page).getByText('품절', { exact: true }).waitFor()
  await open(page, `/shop/search?keyword=${free.name}`)
  await tiles(page).getByText('구매불가').waitFor()
  await tiles(page).getByRole('heading').getByRole('link').click()
  const main = page.getByRole('main')
  await main.getByRole('heading', { level: 1, name: free.name }).waitFor()
  await main.getByText('구매불가').filter({ visible: true }).first().waitFor()
  expect(await main.getByRole('button', { name: '장바구니 담기' }).count()).toBe(0)
})

test('what does not exist answers 404 with the fixed sentence', async () => {
  const { page } = await visitor(desktop)
  for (const path of [
    '/shop/category/99999',
    '/shop/category/none',
    '/shop/product/0000000000',
    '/tools/none',
    '/nowhere/at/all',
  ]) {
    expect((await page.goto(path))?.status(), path).toBe(404)
    await page.getByRole('heading', { level: 1, name: gone }).waitFor()
  }
  await page.getByRole('main').getByRole('link', { name: '홈으로' }).click()
  await page.waitForURL((url) => url.pathname === '/')
})

test('a search without goods shows ways out', async () => {
  const { page } = await visitor(phone)
  await open(page, '/shop/search?keyword=없는말없는말')
  const main = page.getByRole('main')
  await main.getByText('찾는 상품이 없어요').waitFor()
  const question = main.getByRole('link', { name: '‘없는말없는말’ 문의하기' })
  await expect
    .poll(() => question.getAttribute('href'))
    .toMatch(/^mailto:help@odemoa\.example\?subject=/)
  await main.getByText('help@odemoa.example').waitFor()
  await main.getByRole('link', { name: '우디' }).click()
  await page.waitForURL(/\/shop\/best-seller\?family=woody/)
  await expect.poll(() => tiles(page).count()).toBe(14)
})

for (const [lang, view, said] of [
  ['kr', phone, { quick: /바로 담기$/, put: '장바구니 담기', done: '장바구니에 담았어요' }],
  ['en', desktop, { quick: /^Quick add/, put: 'Add to cart', done: 'Added to your cart' }],
] as const) {
  test(`from a list into the cart: at once, or in a sheet where there is something to choose (${lang})`, async () => {
    const one = lang === 'kr' ? '바로담는초' : 'quickwax'
    const plain = await makeItem({ it_name: `${one}하나` })
    await makeItem({
      it_name: `${one}여럿`,
      it_option_subject: ['크기'],
      it_option_subject_en: ['Size'],
      options: [
        { io_id: '작은 것', io_id_en: 'Small' },
        { io_id: '큰 것', io_id_en: 'Large', io_price: 5_000 },
      ],
    })
    const { page } = await visitor(view)
    await open(page, `/shop/search?keyword=${one}&lang=${lang}`)
    const tile = (name: string) => tiles(page).filter({ hasText: name })
    await tile(plain.name).getByRole('button', { name: said.quick }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('heading', { name: said.done }).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })

    await tile('여럿').getByRole('button', { name: said.quick }).click()
    const put = dialog.getByRole('button', { name: said.put })
    await put.click()
    // nothing chosen: said there, and the sheet stays
    await dialog.locator('[data-field="option-0"] [id$="-error"]').waitFor()
    await dialog.getByRole('button', { name: lang === 'kr' ? /큰 것/ : /Large/ }).click()
    await put.click()
    await dialog.getByRole('heading', { name: said.done }).waitFor()
    const { data } = await ask<{ data: Cart }>(page, { path: carts.show.path, method: 'GET' })
    expect(data.lines.map((line) => line.it_name).sort()).toEqual(
      [`${one}여럿`, `${one}하나`].sort(),
    )
  })
}

test('a product page is shared by its address, without what the visit added', async () => {
  const item = await makeItem({ it_name: '나눠보는초' })
  const { page, context } = await visitor(desktop)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, `/shop/product/${item.it_id}?option=${item.io_nos[0]}`)
  await page.getByRole('button', { name: '공유하기' }).click()
  await page.getByText('주소를 복사했어요.').waitFor()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(copied).pathname + new URL(copied).search).toBe(`/shop/product/${item.it_id}`)
})

test('more tiles in a row, kept over the next visit, in full rows', async () => {
  const { page } = await visitor(desktop)
  await open(page, '/shop/category/1')
  const inFirstRow = () =>
    tiles(page).evaluateAll((all) => {
      const tops = all.map((one) => Math.round(one.getBoundingClientRect().top))
      return tops.filter((top) => top === tops[0]).length
    })
  expect(await inFirstRow()).toBe(3)
  await page.getByRole('button', { name: '촘촘히 보기' }).click()
  expect(await inFirstRow()).toBe(5)
  await page.reload()
  await page.getByRole('button', { name: '촘촘히 보기', pressed: true }).waitFor()
  expect(await inFirstRow()).toBe(5)
})

test('on a phone one to a row with its words beside it, kept over the next visit', async () => {
  const { page } = await visitor(phone)
  await open(page, '/shop/category/1')
  const places = () =>
    tiles(page).evaluateAll((all) =>
      all.slice(0, 2).map((one) => Math.round(one.getBoundingClientRect().left)),
    )
  expect(new Set(await places()).size).toBe(2)
  await page.getByRole('button', { name: '한 줄에 하나씩 보기' }).click()
  expect(new Set(await places()).size).toBe(1)
  await page.reload()
  await page.getByRole('button', { name: '한 줄에 하나씩 보기', pressed: true }).waitFor()
  expect(new Set(await places()).size).toBe(1)
  const { width = 0 } = (await tiles(page).first().getByRole('img').first().boundingBox()) ?? {}
  expect(width).toBeLessThan(180)
})

test('a page past the end of a list says so, and the higher of two prices is the upper one', async () => {
  const { page } = await visitor(desktop)
  await open(page, '/shop/category/2?page=999')
  await page.getByRole('button', { name: '처음부터 보기' }).waitFor()
  expect(await page.getByText(/개는 접어 두었어요/).count()).toBe(0)
  await open(page, '/shop/category/2?price_min=50000&price_max=20000')
  await page.getByRole('group', { name: '고른 조건' }).getByText('2만 원').waitFor()
  expect(await tiles(page).count()).toBeGreaterThan(0)
})
