import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { carts } from '#shop/cart/contract.ts'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { orders } from '#shop/order/contract/place.ts'
import { orderForm } from '#shop/order/sample.ts'
import { settings } from '#shop/setting/contract.ts'
import { desktop, phone, visitor } from './browser.ts'
import { makeItem, staff } from './desk.ts'
import { ownerPassword } from './running-shop.ts'
import { logInAsOwner, open } from './steps.ts'

const say = {
  kr: {
    kind: '문의 종류',
    delivery: '배송 일정',
    title: '제목',
    body: '내용',
    files: /사진·파일/,
    send: '문의 남기기',
    waiting: '답변대기',
    edit: '고치기',
    save: '고친 내용 저장',
    remove: '지우기',
    none: /빼기/,
    write: /후기 쓰기/,
    stars: '별 4개',
    review: '후기 내용',
    photos: /^사진/,
    publish: '후기 남기기',

    written: '쓴 후기',
    average: '별점 5점에 4.0점',
    photo: /후기 사진 1 크게 보기|크게 보기/,
    wish: /찜하기/,
    add: '담기',
    off: '빼기',
    undo: '되돌리기',
    wishPage: '찜한 상품',
    empty: '아직 찜한 상품이 없어요',
    ask: '상품 문의하기',
    login: '로그인',
  },
  en: {
    kind: 'About',
    delivery: 'Delivery',
    title: 'Title',
    body: 'Content',
    files: /Photographs and files/,
    send: 'Send',
    waiting: 'Waiting',
    edit: 'Edit',
    save: 'Save changes',
    remove: 'Delete',
    none: /Remove/,
    write: /Write a review/,
    stars: '4 stars',
    review: 'Your review',
    photos: /^Photographs/,
    publish: 'Publish review',

    written: 'Written',
    average: '4.0 out of 5 stars',
    photo: /^Enlarge/,
    wish: /^Wish list:/,
    add: 'Add',
    off: 'Take off',
    undo: 'Undo',
    wishPage: 'Wish list',
    empty: 'Nothing saved yet',
    ask: 'Ask about this product',
    login: 'Log in',
  },
} as const
type Lang = keyof typeof say

async function memberOf(lang: Lang, size = desktop) {
  const { page, complaints } = await visitor(size)
  await logInAsOwner(page)
  await open(page, '/my-page')
  if (lang === 'en') {
    await page.evaluate(() => localStorage.setItem('pinia/session/language', 'en'))
    await open(page, '/my-page')
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en')
  }
  return { page, complaints }
}

const pdf = {
  name: 'receipt.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\n%%EOF\n'),
}
const photo = async () => ({
  name: 'candle.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 600, height: 750, channels: 3, background: '#2f5d50' } })
    .jpeg()
    .toBuffer(),
})

/** A line of the owner's own that has arrived. */
async function delivered(it_id: string, io_no: number): Promise<number> {
  const call = await staff()
  const { bank_accounts } = (await call(settings.show, {})).data
  const { data: cart } = await call(carts.add, {
    body: { it_id, options: [{ io_no, ct_qty: 1 }], direct: true },
  })
  const total = (await call(carts.show, { query: { direct: '1', zip: '04524' } })).data.totals.total
  expect(cart.lines).toHaveLength(1)
  const form = orderForm({
    direct: true,
    expected_total: total,
    od_bank_account: bank_accounts[0]?.id ?? '',
  })
  const { od_id } = (await call(orders.place, { body: form })).data
  await call(adminOrders.confirmDeposit, {
    params: { od_id },
    body: { amount: total, reason: '통장에서 확인' },
  })
  await call(adminOrders.ship, {
    params: { od_id },
    body: { company: 'cj', od_invoice: '123456789012' },
  })
  return (
    (await call(adminOrders.complete, { params: { od_id }, body: {} })).data.lines[0]?.ct_id ?? 0
  )
}

const shows = (page: Page, text: string) =>
  page.getByText(text).filter({ visible: true }).first().waitFor()

for (const lang of ['kr', 'en'] as const) {
  const words = say[lang]

  test(`a member asks with a file, mends the question and takes it back (${lang})`, async () => {
    const { page, complaints } = await memberOf(lang, lang === 'kr' ? desktop : phone)
    await open(page, '/my-page/inquiry/write')
    await page.getByRole('button', { name: words.send, exact: true }).click()
    await page.getByRole('alert').first().waitFor()
    await page.getByLabel(words.kind, { exact: true }).selectOption({ label: words.delivery })
    await page.getByLabel(words.title, { exact: true }).fill(`상자가 젖었어요 ${lang}`)
    await page
      .getByLabel(words.body, { exact: true })
      .fill('비가 와서 상자가 젖었어요. <b>사진</b>을 보내요.')
    await page.locator('input[type=file]').setInputFiles([pdf, await photo()])
    await page.getByRole('button', { name: words.send, exact: true }).click()
    await page.waitForURL(/\/my-page\/inquiry\/\d+\/show/)
    await shows(page, '<b>사진</b>을 보내요')
    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: /receipt\.pdf/ }).click()
    expect((await downloading).suggestedFilename()).toBe('receipt.pdf')
    await page.getByRole('link', { name: words.edit, exact: true }).click()
    await page.getByLabel(words.title, { exact: true }).fill(`상자가 많이 젖었어요 ${lang}`)
    await page.getByRole('button', { name: words.none }).first().click()
    await page.getByRole('button', { name: words.save }).click()
    await page.getByRole('heading', { name: `상자가 많이 젖었어요 ${lang}` }).waitFor()
    await expect.poll(() => page.getByRole('link', { name: /receipt\.pdf/ }).count()).toBe(0)
    await page.getByRole('button', { name: words.remove, exact: true }).click()
    await page
      .getByRole('dialog')
      .or(page.getByRole('alertdialog'))
      .getByRole('button', { name: words.remove })
      .click()
    await page.waitForURL(/\/my-page\/inquiry$/)
    await expect.poll(() => page.getByText(`상자가 많이 젖었어요 ${lang}`).count()).toBe(0)
    expect(complaints).toEqual([])
  })

  test(`a buyer reviews what arrived with a photograph, and the product shows the average (${lang})`, async () => {
    const name = `후기 캔들 ${lang}`
    const item = await makeItem({ it_name: name })
    const ct_id = await delivered(item.it_id, item.io_nos[0] ?? 0)
    const { page, complaints } = await memberOf(lang, lang === 'kr' ? phone : desktop)
    await open(page, `/my-page/product-review?write=${ct_id}`)
    await page.getByRole('button', { name: words.publish }).click()
    await page.getByRole('alert').first().waitFor()
    // a press while the page still moves to what is missing would miss
    await page.getByRole('radio', { name: words.stars }).check()
    await page
      .getByLabel(words.review, { exact: true })
      .fill('거실에 켜 두었더니 현관까지 향이 와요.')
    await page.locator('input[type=file]').setInputFiles([await photo()])
    await page.getByRole('button', { name: words.publish }).click()
    await page.waitForURL(/tab=written/)
    await shows(page, '현관까지 향이 와요')
    await open(page, `/shop/product/${item.it_id}#reviews`)
    const section = page.locator('#reviews')
    await section.getByText('현관까지 향이 와요').waitFor()
    expect(await section.getByText(words.average).count()).toBeGreaterThan(0)
    await section.getByRole('button', { name: words.photo }).click()
    await page.getByRole('dialog').getByRole('img').waitFor()
    await page.keyboard.press('Escape')
    expect(complaints).toEqual([])
  })

  test(`a member wishes after confirming, and takes it off and back (${lang})`, async () => {
    const name = `찜 캔들 ${lang}`
    const item = await makeItem({ it_name: name })
    const { page } = await memberOf(lang)
    await open(page, `/shop/product/${item.it_id}`)
    const heart = page.getByRole('button', { name: words.wish }).filter({ visible: true }).first()
    await heart.click()
    await page
      .getByRole('dialog')
      .or(page.getByRole('alertdialog'))
      .getByRole('button', { name: words.add, exact: true })
      .click()
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
    await open(page, '/my-page/wish-list')
    // what was looked at before stands below, with the same name
    const row = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: name })
      .filter({ has: page.getByRole('checkbox') })
    await row.getByRole('link', { name }).waitFor()
    await row.getByRole('button').first().click()
    await page
      .getByRole('dialog')
      .or(page.getByRole('alertdialog'))
      .getByRole('button', { name: words.off, exact: true })
      .click()
    await row.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: words.undo }).click()
    await row.getByRole('link', { name }).waitFor()
  })
}

test('a guest’s question waits for the login', async () => {
  const item = await makeItem({ it_name: '물어볼 캔들' })
  const { page } = await visitor(desktop)
  await open(page, `/shop/product/${item.it_id}`)
  const section = page.locator('#inquiries')
  await section.getByRole('button', { name: say.kr.ask }).click()
  await section.getByLabel(say.kr.kind).selectOption({ label: '사용법·안전' })
  await section.getByLabel('제목', { exact: true }).fill('고양이가 있는 집에서도 되나요?')
  await section.getByLabel('내용', { exact: true }).fill('두 마리와 함께 살아요.')
  await section.getByLabel('비밀글로 남기기').check({ force: true })
  await section.getByRole('button', { name: say.kr.send }).click()
  await page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .getByRole('button', { name: say.kr.login })
    .click()
  await page.waitForURL(/\/login/)
  await page
    .getByLabel(/아이디/)
    .first()
    .fill('owner')
  await page
    .getByLabel(/^비밀번호/)
    .and(page.locator('input'))
    .first()
    .fill(ownerPassword)
  await page.getByRole('main').getByRole('button', { name: '로그인', exact: true }).click()
  await page.waitForURL(new RegExp(item.it_id))
  await expect
    .poll(() => section.getByLabel('제목', { exact: true }).inputValue())
    .toBe('고양이가 있는 집에서도 되나요?')
  await section.getByRole('button', { name: say.kr.send }).click()
  await section.getByText('고양이가 있는 집에서도 되나요?').waitFor()
  // somebody else sees that there is a secret, and nothing of it
  const other = await visitor(desktop)
  await open(other.page, `/shop/product/${item.it_id}`)
  await other.page.locator('#inquiries').getByText('비밀글입니다.').waitFor()
  expect(await other.page.content()).not.toContain('고양이가 있는 집')
})
