import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, phone, visitor } from './browser.ts'
import { anyBusinessNumber, ask, joinAs, speak } from './buyer.ts'
import { ownerPassword } from './running-shop.ts'
import { shopUrl } from './shop-url.ts'
import { logInAsOwner, logInHere, open, words } from './steps.ts'

/** Of the seed: breaks for everybody, and a price of its own for a grade. */
const graded = '1702000003'

const typed = {
  company: '저녁공방',
  representative: '오하나',
  opened_on: '2020-03-02',
  business_type: '소매업',
  business_item: '향초',
  zip: '04524',
  address: '서울특별시 중구 세종대로 110',
  name: '오하나',
  mobile: '010-1234-5678',
  email: 'evening@mail.example',
  region: '부산 해운대구',
  homepage: 'https://evening.example',
  interest: '소이 왁스',
  privacy: true,
  secrecy: true,
}

test('a workshop is told of a bad number, applies, and sees the grade that staff gave (kr)', async () => {
  const { page } = await visitor(phone)
  await joinAs(page, 'kr')
  await open(page, '/customer/dealer-apply')
  const number = page.getByRole('textbox', { name: '사업자등록번호' })
  await number.fill('124-81-00999')
  await page.getByRole('button', { name: '대리점 신청하기' }).click()
  await page.getByRole('alert').getByText('사업자등록번호 10자리를 다시 확인해 주세요.').waitFor()
  // what was typed is still there after a reload
  await page.reload()
  await expect.poll(() => number.inputValue()).toBe('124-81-00999')
  const { data } = await ask<{ data: { ap_id: number } }>(page, {
    path: '/api/v1/dealer-apply',
    body: { ...typed, business_number: anyBusinessNumber() },
  })
  const { page: desk } = await visitor(desktop)
  await logInAsOwner(desk)
  await open(desk, `/admin/applications/${data.ap_id}`)
  await desk.getByRole('combobox', { name: '줄 등급' }).selectOption('5')
  await desk.getByRole('textbox', { name: '신청한 분에게 전할 말' }).fill('잘 부탁드려요.')
  await desk.getByRole('button', { name: '승인하기' }).click()
  await desk
    .getByText('끝난 신청이에요.')
    .or(desk.getByText('거래 멈추기'))
    .filter({ visible: true })
    .first()
    .waitFor()
  await open(page, '/customer/dealer-apply')
  await page
    .getByRole('main')
    .getByRole('link', { name: /저녁공방/ })
    .click()
  await page.getByText(/승인되었어요.*베이스 노트 등급/).waitFor()
  await page.getByText('잘 부탁드려요.').waitFor()
  // from now on goods cost this member, and nobody else, what the grade pays
  await open(page, `/shop/product/${graded}`)
  const mine = page.getByRole('region', { name: '내 등급 가격' })
  await mine.getByText('12% 할인').waitFor()
  const [price = ''] = await mine.locator('dl dd').filter({ hasNotText: '%' }).allInnerTexts()
  const { page: guest } = await visitor(desktop)
  await open(guest, `/shop/product/${graded}`)
  await guest.getByRole('region', { name: '많이 살수록 싸져요' }).getByText('5% 할인').waitFor()
  expect(await guest.getByText(price, { exact: true }).count()).toBe(0)
  await guest.getByRole('button', { name: words.kr.language }).first().click()
  await guest.getByRole('region', { name: 'The more, the cheaper' }).waitFor()
  await seeOwnTiles(page, price)
  for (const path of await publicPages()) {
    const html = await (await fetch(new URL(path, shopUrl()))).text()
    expect([path, ofGrade.test(html)]).toEqual([path, false])
    if (path.includes(graded)) expect(html).not.toContain(price)
    for (const [tile] of html.matchAll(tileOf)) expect(tile).not.toContain(digitsOf(price))
  }
  expect((await (await fetch(new URL(shelves[0], shopUrl()))).text()).match(tileOf)).not.toBeNull()
  // whoever uses this browser next is a guest again
  await ask(page, { path: '/api/v1/logout' })
  const asked: string[] = []
  page.on('request', (one) => asked.push(one.url()))
  const known = page.waitForResponse(/login-check/)
  await open(page, shelves[0])
  expect(await (await known).json()).toMatchObject({ graded: false })
  await page.waitForLoadState('networkidle')
  expect(await page.locator(tile).getByText(price, { exact: true }).count()).toBe(0)
  expect(asked.filter((url) => /my-prices|grade-price|own-prices/.test(url))).toEqual([])
})

const tile = `[data-tile="${graded}"]`
const tileOf = new RegExp(`data-tile="${graded}".*?</article>`, 'gs')
const ofGrade =
  /my-prices|내 등급 가격|내 등급가|Prices of your grade|Your grade’s price|"graded":true/
const digitsOf = (price: string) => price.replace(/[^\d,.]/g, '')
const shelves = ['/shop/category/2', `/shop/search?keyword=${encodeURIComponent('코튼')}`] as const

/** Lists, the wish list and the quick way into the cart tell the price of the grade, asked for in calls that nobody keeps. */
async function seeOwnTiles(page: Page, price: string) {
  for (const path of shelves) {
    const answered = page.waitForResponse(
      (one) => one.url().includes('/my-prices?ids=') && one.url().includes(graded),
    )
    await open(page, path)
    const answer = await answered
    expect(answer.headers()['cache-control']).toBe('private, no-store')
    const shown = page.locator(tile).first()
    await shown.getByText('내 등급가').waitFor()
    await shown.getByText(price, { exact: true }).waitFor()
    await shown.getByText('12%').waitFor()
  }
  await page
    .locator(tile)
    .first()
    .getByRole('button', { name: /바로 담기$/ })
    .click()
  const sheet = page.getByRole('dialog', { name: '바로 담기' })
  await sheet.getByText(price, { exact: true }).filter({ visible: true }).first().waitFor()
  await sheet.getByRole('region', { name: '내 등급 가격' }).getByText('12% 할인').waitFor()
  await page.keyboard.press('Escape')
  await ask(page, { path: '/api/v1/my-wish', body: { it_id: graded } })
  await open(page, '/my-page/wish-list')
  await page.getByRole('main').getByText(price, { exact: true }).waitFor()
  await speak(page, 'en')
  await open(page, shelves[0])
  await page.locator(tile).first().getByText('Your grade’s price').waitFor()
  await speak(page, 'kr')
}

/** What the sitemap names in both languages, the feeds, and the goods that a grade pays less for. */
async function publicPages(): Promise<string[]> {
  const sitemap = await (await fetch(new URL('/sitemap-pages-1.xml', shopUrl()))).text()
  const named = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => {
    const { pathname, search } = new URL(url.replaceAll('&amp;', '&'))
    return pathname + search
  })
  return [...named, `/shop/product/${graded}`, '/feeds/google.xml', '/feeds/naver.txt']
}

test('a guest finds a document by its CAS number, logs in, and is led back to it (kr)', async () => {
  const { page } = await visitor(phone)
  await open(page, '/customer/document-board?keyword=78-70-6')
  // on a slow phone the login comes late: nothing asks for it meanwhile, over the page that is left or the one that comes
  let late = 0
  await page.route(/\/assets\/login-page-/, async (route) => {
    late++
    await new Promise((done) => setTimeout(done, 1_500))
    await route.continue()
  })
  await page
    .getByRole('main')
    .getByRole('link', { name: /라벤더/ })
    .first()
    .click()
  await page.waitForURL(/\/login\?redirect=/)
  expect(late).toBeGreaterThan(0)
  await logInHere(page)
  await page.waitForURL(/\/customer\/document-board\/\d+$/)
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: /^받기/ }).first().click()
  expect((await saved).suggestedFilename()).toMatch(/^SDS-.*\.pdf$/)
})

test('a guest finds a document by its name, logs in, and is led back to it (en)', async () => {
  const { page } = await visitor(desktop)
  await open(page, '/customer/document-board?lang=en')
  const search = page.getByRole('main').getByRole('searchbox')
  await search.fill('lavender')
  await search.press('Enter')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Lavender/ })
    .first()
    .click()
  await page.waitForURL(/\/login\?redirect=/)
  const form = page.getByRole('region', { name: 'Log in' })
  await form.getByLabel('Id or email').fill('owner')
  await form.getByLabel('Password', { exact: true }).fill(ownerPassword)
  await form.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL(/\/customer\/document-board\/\d+/)
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: /^Save/ }).first().click()
  expect((await saved).suggestedFilename()).toMatch(/^SDS-.*\.pdf$/)
})
