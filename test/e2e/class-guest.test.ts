import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { adminDates } from '#shop/tssa/date-contract.ts'
import { desktop, visitor } from './browser.ts'
import { anyPhone, type Lang, payAsStaff, speak } from './buyer.ts'
import { classOn, everywhere } from './class-made.ts'
import { counted, logInAsOwner, open, words } from './steps.ts'

const said = {
  kr: {
    book: /^예약하기$/,
    sheet: /클래스 예약하기/,
    more: /하나 더하기/,
    sum: '클래스 금액',
    goods: /상품 금액|주문 상품/,
    place: words.kr.place,
    confirmed: '예약이 확정되었어요.',
    number: '주문번호',
    phone: '주문한 휴대폰 번호',
    password: '주문 조회 비밀번호',
    look: '주문 조회',
    change: '예약 바꾸기·취소',
    names: '이름 적기',
    second: '2번째 분 이름',
    save: '이름 저장',
    saved: '오는 분의 이름을 적었어요.',
    move: '날짜 옮기기',
    moveTo: '이 날짜로 옮기기',
    moved: '날짜를 한 번 옮긴 예약이에요.',
    cancel: '예약 취소',
    sums: '돌려받는 금액',
    bank: '은행',
    account: '계좌번호',
    holder: '예금주',
  },
  en: {
    book: /^Book$/,
    sheet: /Book a class/,
    more: /One more|Add one/,
    sum: 'Classes',
    goods: /^Goods$|Items in this order/,
    place: /Pay/,
    confirmed: 'Your class is booked.',
    number: 'Order number',
    phone: /Phone number/,
    password: 'Order password',
    look: 'Find order',
    change: 'Change or cancel the booking',
    names: 'Names',
    second: 'Name of person 2',
    save: 'Save names',
    saved: 'The names are saved.',
    move: 'Move date',
    moveTo: 'Move to this date',
    moved: 'This booking has been moved once.',
    cancel: 'Cancel booking',
    sums: 'You get back',
    bank: 'Bank',
    account: 'Account number',
    holder: 'Holder',
  },
} as const

const password = 'look-it-up-9'

/** Nothing of a class is told as goods. */
async function told(page: Page, say: (typeof said)[Lang]) {
  const seen = (name: string | RegExp) =>
    page.getByRole('main').getByText(name, { exact: true }).filter({ visible: true })
  const fold = page.locator('details:not([open]) > summary').filter({ hasText: lineCount })
  if (await fold.isVisible()) await fold.click()
  await seen(say.sum).first().waitFor()
  expect(await seen(say.goods).count()).toBe(0)
}

const lineCount = /예약 클래스 1개|Classes in this order: 1/

/** A guest books two seats: in Korean by transfer, in English by card. */
async function book(page: Page, lang: Lang, class_id: number, session_id: number, hp: string) {
  const [say, form] = [said[lang], words[lang]]
  await open(page, `/tssa/product/${class_id}`)
  if (lang === 'en') {
    await speak(page, lang)
    await open(page, `/tssa/product/${class_id}`)
  }
  await page.getByRole('button', { name: say.book }).filter({ visible: true }).first().click()
  const sheet = page.getByRole('dialog', { name: say.sheet })
  await sheet.getByRole('combobox').selectOption(String(session_id))
  await sheet.getByRole('button', { name: say.more }).click()
  await sheet.getByRole('button', { name: say.book }).click()
  await page.waitForURL(/order-form/)
  const orderer = page.getByRole('region', { name: form.orderer, exact: true })
  await orderer.getByLabel(form.name, { exact: true }).fill('이서연')
  await orderer.getByLabel(form.phone).pressSequentially(hp)
  await orderer.getByLabel(form.mail).fill('seoyeon@mail.example')
  await orderer.getByLabel(form.password, { exact: true }).fill(password)
  await page.getByLabel(form.privacy).check()
  await page.getByLabel(form.agree).check()
  await counted(page)
  if (lang === 'en') await page.getByRole('radio', { name: /^Credit/ }).check()
  await told(page, say)
  await page.getByRole('button', { name: say.place }).filter({ visible: true }).first().click()
  if (lang === 'en') {
    await page.waitForURL(/\/twin\//)
    await page
      .getByRole('button', { name: /결제|Pay|Approve/i })
      .first()
      .click()
  }
  await page.waitForURL(/\/shop\/order\/\d+\/confirm/)
  const od_id = /order\/(\d+)\/confirm/.exec(page.url())?.[1] ?? ''
  if (lang === 'kr') {
    await payAsStaff(od_id)
    await page.reload()
  }
  await page.getByText(say.confirmed).filter({ visible: true }).first().waitFor()
  return od_id
}

test.each(everywhere)(
  'a guest books a class and pays, finds it by the order, tells names, moves and cancels it (%s, %i)',
  async (lang, _, device) => {
    const say = said[lang]
    const { class_id, sessions, call } = await classOn(3, 10, 12)
    const [first = 0, second = 0] = sessions
    const hp = anyPhone()
    const od_id = await book((await visitor(device)).page, lang, class_id, first, hp)
    const roster = async (session_id: number) =>
      (await call(adminDates.show, { params: { session_id } })).data.roster

    // another browser, which knows nothing of the order
    const { page, complaints } = await visitor(device)
    await open(page, '/shop/my_order_view')
    if (lang === 'en') {
      await speak(page, lang)
      await open(page, '/shop/my_order_view')
    }
    await page.getByLabel(say.number).fill(od_id)
    await page.getByLabel(say.phone).pressSequentially(hp)
    await page.getByLabel(say.password, { exact: true }).fill(password)
    await page.getByRole('main').getByRole('button', { name: say.look }).click()
    await page.getByRole('button', { name: say.change }).click()
    await page.getByRole('button', { name: say.names, exact: true }).click()
    await page.getByLabel(say.second).fill('한지우')
    await page.getByRole('button', { name: say.save }).click()
    await page.getByText(say.saved).filter({ visible: true }).first().waitFor()
    expect((await roster(first))[0]?.attendees.map((one) => one.name)).toEqual(['이서연', '한지우'])

    await page.getByRole('button', { name: say.move }).click()
    await page.getByRole('radio').first().check()
    await page.getByRole('button', { name: say.moveTo }).click()
    await page.getByText(say.moved).waitFor()
    expect(await roster(second)).toMatchObject([{ od_id, people: 2, moved: true, owed: null }])

    await page.getByRole('button', { name: say.cancel, exact: true }).click()
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
    await dialog.getByText(say.sums).waitFor()
    if (lang === 'kr') {
      await dialog.getByRole('combobox', { name: say.bank }).selectOption({ index: 1 })
      await dialog.getByRole('textbox', { name: say.account }).fill('1002123456789')
      await dialog.getByRole('textbox', { name: say.holder }).fill('이서연')
    }
    await dialog.getByRole('button', { name: say.cancel }).click()
    await expect
      .poll(async () => (await roster(second))[0]?.state, { timeout: 60_000 })
      .toBe('cancelled_by_member')
    if (lang === 'kr') {
      const { page: desk } = await visitor(desktop)
      await logInAsOwner(desk)
      await open(desk, '/admin/refunds')
      // two thirds of 118,000
      const row = desk.getByRole('row').filter({ hasText: od_id }).first()
      await row.waitFor()
      expect(await row.textContent()).toContain('77,880')
    }
    expect(complaints).toEqual([])
  },
)
