import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { orderForm } from '#shop/order/sample.ts'
import { adminDates } from '#shop/tssa/date-contract.ts'
import { desktop, phone, visitor } from './browser.ts'
import { anyPhone, ask, joinAs, type Lang, payAsStaff } from './buyer.ts'
import { classForm, classOn, everywhere } from './class-made.ts'
import { logInAsOwner, open } from './steps.ts'

const words = {
  kr: {
    join: /^대기 신청/,
    send: '대기 신청하기',
    place: /대기 1번째/,
    free: '자리가 났어요',
    take: '자리 예약하기',
    cancel: '예약 취소',
    done: '예약을 취소했어요.',
    bank: '은행',
    number: '계좌번호',
    holder: '예금주',
    back: /환불 66% · 38,940원/,
    sums: '돌려받는 금액',
    move: '날짜 옮기기',
    moveTo: '이 날짜로 옮기기',
    moved: '날짜를 한 번 옮긴 예약이에요.',
  },
  en: {
    join: /^Join the line/,
    send: 'Join the line',
    place: /No\. 1 in line/,
    free: 'Seats are free',
    take: 'Take the seats',
    cancel: 'Cancel booking',
    done: 'The booking is cancelled.',
    bank: 'Bank',
    number: 'Account number',
    holder: 'Holder',
    back: /Refund 66% · \$/,
    sums: 'You get back',
    move: 'Move date',
    moveTo: 'Move to this date',
    moved: 'This booking has been moved once.',
  },
} as const

/** The page's member books a date by transfer, and the desk has the money. */
async function bookAs(page: Page, session_id: number, lang: Lang): Promise<string> {
  const { data: cart } = await ask<{ data: { totals: { total: number } } }>(page, {
    path: '/api/v1/cart/classes',
    body: { session_id, people: 1, direct: true },
  })
  const { od_b_name, od_b_hp, od_b_zip, od_b_addr1, od_b_addr2, od_pwd, ...form } = orderForm()
  const { data } = await ask<{ data: { od_id: string } }>(page, {
    path: '/api/v1/orders',
    body: {
      ...{ ...form, od_bank_account: 'account-1', currency: lang === 'en' ? 'usd' : 'krw' },
      ...{ classes_only: true, direct: true, expected_total: cart.totals.total },
    },
  })
  await payAsStaff(data.od_id)
  return data.od_id
}

test.each(everywhere)(
  'a member joins the line of a full date and takes the seat that comes free (%s, %i)',
  async (lang, _, device) => {
    const say = words[lang]
    const { class_id, sessions, call } = await classOn(1, 10)
    const session_id = sessions[0] ?? 0
    const by = { name: '김전화', hp: anyPhone(), mb_id: '', people: 1, amount: 0, note: '' }
    const { data: full } = await call(adminDates.book, { params: { session_id }, body: by })
    const { page } = await visitor(device)
    await joinAs(page, lang)
    await open(page, `/tssa/product/${class_id}`)
    await page.getByRole('button', { name: say.join }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: say.send }).click()
    await page.getByRole('link', { name: say.place }).waitFor()
    await call(adminDates.cancelBooking, {
      params: { session_id, booking_id: full.roster[0]?.booking_id ?? '' },
      body: { reason: '손님이 전화로 취소' },
    })
    await open(page, '/my-page/tssa')
    await page.getByText(say.free).waitFor()
    await page.getByRole('button', { name: say.take }).click()
    await page.waitForURL(/\/shop\/order-form\?direct=1/)
    await page
      .getByText(lang === 'kr' ? classForm.title : classForm.title_en)
      .first()
      // on a phone the lines are folded into their sum
      .waitFor({ state: 'attached' })
  },
)

test.each(everywhere)(
  'a booking is moved, then cancelled with two thirds back, which wait at the desk (%s, %i)',
  async (lang, _, device) => {
    const say = words[lang]
    const { sessions } = await classOn(1, 10, 12)
    const { page } = await visitor(device)
    await joinAs(page, lang)
    const od_id = await bookAs(page, sessions[0] ?? 0, lang)
    await open(page, '/my-page/tssa')
    await page.getByRole('button', { name: say.move }).click()
    await page.getByRole('radio').first().check()
    await page.getByRole('button', { name: say.moveTo }).click()
    await page.getByText(say.moved).waitFor()
    await page.getByRole('button', { name: say.cancel }).click()
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
    await dialog.getByText(say.sums).waitFor()
    await dialog.getByRole('combobox', { name: say.bank }).selectOption({ index: 1 })
    await dialog.getByRole('textbox', { name: say.number }).fill('1002123456789')
    await dialog.getByRole('textbox', { name: say.holder }).fill('김민지')
    await dialog.getByRole('button', { name: say.cancel }).click()
    await page.getByText(say.done).filter({ visible: true }).first().waitFor()
    await open(page, '/my-page/tssa?span=cancelled')
    await page.getByText(say.back).waitFor()
    const { page: desk } = await visitor(desktop)
    await logInAsOwner(desk)
    await open(desk, '/admin/refunds')
    const row = desk.getByRole('row').filter({ hasText: od_id })
    await row.filter({ visible: true }).first().waitFor()
    if (lang === 'kr') expect(await row.first().textContent()).toContain('38,940')
  },
)

test('staff call one date off: whoever booked has all of it back', async () => {
  const { sessions } = await classOn(1, 10)
  const session_id = sessions[0] ?? 0
  const { page } = await visitor(phone)
  await joinAs(page, 'kr')
  await bookAs(page, session_id, 'kr')
  const { page: desk } = await visitor(desktop)
  await logInAsOwner(desk)
  await open(desk, `/admin/class-dates/${session_id}`)
  await desk.getByRole('button', { name: '이 날짜 취소' }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByText(/예약 1건의 전액 59,000원/).waitFor()
  await dialog.getByRole('button', { name: '최소 인원이 모이지 않았어요.' }).click()
  await dialog.getByRole('button', { name: '날짜 취소' }).click()
  await desk.getByText('주문에서 환불 59,000원').waitFor()
  await open(page, '/my-page/tssa?span=cancelled')
  await page.getByText(/환불 100% · 59,000원/).waitFor()
})
