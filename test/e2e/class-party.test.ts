import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { orderForm } from '#shop/order/sample.ts'
import { adminDates } from '#shop/tssa/date-contract.ts'
import { visitor } from './browser.ts'
import { ask, payAsStaff, speak } from './buyer.ts'
import { classGiving, classOn, everywhere } from './class-made.ts'
import { sayIn } from './say.ts'
import { logInAsOwner, open } from './steps.ts'

let made = 0
const shoot = (page: Page, name: string) =>
  process.env.SHOTS ? page.screenshot({ path: `${process.env.SHOTS}/${name}.png` }) : null

async function fillAccount(box: Page | Locator, t: ReturnType<typeof sayIn>) {
  await box.getByRole('combobox', { name: t('은행') }).selectOption({ index: 1 })
  await box.getByRole('textbox', { name: t('계좌번호') }).fill('1002123456789')
  await box.getByRole('textbox', { name: t('예금주') }).fill('이서연')
}

/** So many people on a date, by a transfer that is still to come. */
async function bookAs(page: Page, session_id: number, people: number): Promise<string> {
  await ask(page, { path: '/api/v1/cart/classes', body: { session_id, people } })
  const { od_b_name, od_b_hp, od_b_zip, od_b_addr1, od_b_addr2, ...form } = orderForm()
  const { data } = await ask<{ data: { od_id: string } }>(page, {
    path: '/api/v1/orders',
    body: {
      ...{ ...form, classes_only: true, od_hp: `0107777${1000 + made++}` },
      ...{ od_bank_account: 'account-1', expected_total: 59_000 * people },
    },
  })
  return data.od_id
}

test.each(everywhere)(
  'one of a party is cancelled at the ticket, one on the order, one by the studio (%s, %i)',
  async (lang, width, device) => {
    const t = sayIn(lang)
    const { sessions, call } = await classOn(6, 10)
    const [session_id = 0] = sessions
    const roster = async () => (await call(adminDates.show, { params: { session_id } })).data
    const { page, complaints } = await visitor(device)
    await open(page, '/tssa')
    const od_id = await bookAs(page, session_id, 4)
    await payAsStaff(od_id)
    expect(await roster()).toMatchObject({ booked: 4 })
    await speak(page, lang)
    await open(page, `/shop/my_order_view?od_id=${od_id}`)
    await page.getByRole('link', { name: t('티켓 보기') }).waitFor()
    await shoot(page, `class-order-${lang}-${width}`)
    await page.getByRole('button', { name: t('예약 바꾸기·취소') }).click()
    await page.getByRole('button', { name: t('예약 취소'), exact: true }).click()
    const box = page.getByRole('alertdialog').or(page.getByRole('dialog'))
    for (let less = 0; less < 3; less++)
      await box.getByRole('button', { name: t('하나 빼기') }).click()
    await box.getByText(t('{count}명은 그대로 오시는 예약으로 남아요.', { count: 3 })).waitFor()
    await fillAccount(box, t)
    await shoot(page, `party-ticket-${lang}-${width}`)
    await box.getByRole('button', { name: t('예약 취소') }).click()
    await expect.poll(async () => (await roster()).booked, { timeout: 60_000 }).toBe(3)

    // while all of it comes back, the page of the order does it as well
    const other = (await classGiving(100, 4, 12)).sessions[0] ?? 0
    await speak(page, 'kr')
    const whole = await bookAs(page, other, 2)
    await payAsStaff(whole)
    await speak(page, lang)
    await open(page, `/shop/order/${whole}/claim?kind=cancel`)
    await page.getByRole('checkbox').first().check()
    await page.getByRole('button', { name: t('하나 빼기') }).click()
    await page
      .getByText(lang === 'kr' ? '59,000원' : '₩59,000')
      .filter({ visible: true })
      .first()
      .waitFor()
    await fillAccount(page, t)
    await shoot(page, `party-order-${lang}-${width}`)
    await page.getByRole('button', { name: t('고른 상품 취소하기') }).click()
    await page.waitForURL((url) => !url.pathname.endsWith('claim'))
    const left = await call(adminDates.show, { params: { session_id: other } })
    expect(left.data).toMatchObject({ booked: 1, roster: [{ people: 1 }] })
    expect(complaints).toEqual([])

    const { page: boss } = await visitor(device)
    await logInAsOwner(boss)
    await open(boss, `/admin/class-dates/${session_id}?lang=${lang}`)
    await boss
      .getByRole('button', { name: new RegExp(t('{name} 님의 예약', { name: '' })) })
      .click()
    await boss.getByRole('menuitem', { name: t('예약 취소') }).click()
    const dialog = boss.getByRole('dialog')
    for (let less = 0; less < 2; less++)
      await dialog.getByRole('button', { name: t('하나 빼기') }).click()
    await dialog.getByText(t('손님이 원해서 취소해요')).click()
    await dialog.getByText('66%').waitFor()
    await shoot(boss, `party-desk-${lang}-${width}`)
    await dialog.getByRole('textbox', { name: t('손님에게 알릴 이유') }).fill('전화로 부탁했어요')
    await dialog.getByRole('button', { name: t('{count}명 취소', { count: 1 }) }).click()
    await expect.poll(async () => (await roster()).booked, { timeout: 60_000 }).toBe(2)
  },
)
