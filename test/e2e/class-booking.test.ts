import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { adminDates } from '#shop/tssa/date-contract.ts'
import { visitor } from './browser.ts'
import { ask, type Lang, payAsStaff, speak } from './buyer.ts'
import { classOn, everywhere } from './class-made.ts'
import { sayIn } from './say.ts'
import { counted, logInAsOwner, open, words } from './steps.ts'

let made = 0

/** A class with one date of so many seats. */
async function newDate(capacity: number) {
  const { class_id, sessions, call } = await classOn(capacity, 10)
  const params = { session_id: sessions[0] ?? 0 }
  const roster = async () => (await call(adminDates.show, { params })).data
  return { ...params, path: `/tssa/product/${class_id}`, call, roster }
}
type Made = Awaited<ReturnType<typeof newDate>>

/** The class page in a language, the date chosen, and this many people. */
async function chooseDate(page: Page, lang: Lang, { path, session_id }: Made, people: number) {
  const t = sayIn(lang)
  await open(page, path)
  if (lang === 'en') {
    await speak(page, lang)
    await open(page, path)
  }
  await page
    .getByRole('button', { name: t('예약하기'), exact: true })
    .filter({ visible: true })
    .first()
    .click()
  const sheet = page.getByRole('dialog', { name: t('클래스 예약하기') })
  await sheet.getByRole('combobox').selectOption(String(session_id))
  for (let more = 1; more < people; more++)
    await sheet.getByRole('button', { name: t('하나 더하기') }).click()
  return sheet
}

async function fillOrderer(page: Page, say: (typeof words)[Lang], name: string) {
  const orderer = page.getByRole('region', { name: say.orderer, exact: true })
  await orderer.getByLabel(say.name, { exact: true }).fill(name)
  await orderer.getByLabel(say.phone).pressSequentially(`0102222${1000 + made++}`)
  await orderer.getByLabel(say.mail).fill('learner@mail.example')
  await orderer.getByLabel(say.password, { exact: true }).fill('look-it-up-9')
  await page.getByLabel(say.privacy).check()
  await page.getByLabel(say.agree).check()
  await counted(page)
}

/** Dollars are paid by card at once, won by a transfer that is still to come. */
async function placeOrder(page: Page, lang: Lang): Promise<string> {
  if (lang === 'en') await page.getByRole('radio', { name: /^Credit/ }).check()
  await page
    .getByRole('button', { name: lang === 'kr' ? /원 주문하기$/ : /Pay/ })
    .filter({ visible: true })
    .first()
    .click()
  if (lang === 'en') {
    await page.waitForURL(/\/twin\//)
    await page
      .getByRole('button', { name: /결제|Pay|Approve/i })
      .first()
      .click()
  }
  await page.waitForURL(/\/shop\/order\/\d+\/confirm/)
  return /order\/(\d+)\/confirm/.exec(page.url())?.[1] ?? ''
}

test.each(everywhere)(
  'a class is booked and paid: no address, seats kept over a reload, confirmed by its money, found at the desk (%s, %i)',
  async (lang, _, device) => {
    const t = sayIn(lang)
    const date = await newDate(5)
    const { page, complaints } = await visitor(device)
    const sheet = await chooseDate(page, lang, date, 2)
    await sheet.getByLabel(t('{count}번째 분 이름', { count: 1 })).fill('지우')
    await sheet.getByText(t('취소하면 돌려받는 금액')).waitFor()
    await sheet.getByRole('button', { name: t('예약하기'), exact: true }).click()
    await page.waitForURL(/order-form/)
    const left = (time: string) =>
      page.getByText(new RegExp(t('자리를 잡아 두었어요. {time} 안에 결제해 주세요.', { time })))
    await left('(9:\\d\\d|10:00)').waitFor()
    await page
      .getByText(t('클래스만 있는 주문이라 주소를 적지 않아도 돼요. 배송비도 없어요.'))
      .waitFor()
    // by the button that pays: until when how much comes back
    const terms = page.getByRole('region', { name: t('클래스를 취소하면') })
    await terms.getByText(new RegExp(t('{percent}% 환불', { percent: '\\d+' }))).waitFor()
    await terms.getByText(t('환불되지 않아요')).waitFor()
    expect(await date.roster()).toMatchObject({ held: 2, booked: 0 })
    await left('9:5[0-7]').waitFor()
    await page.reload()
    // not ten minutes again
    const [, minutes, seconds] =
      /(\d+):(\d\d)/.exec((await left('\\d+:\\d\\d').textContent()) ?? '') ?? []
    expect(Number(minutes) * 60 + Number(seconds)).toBeLessThanOrEqual(597)
    expect(await date.roster()).toMatchObject({ held: 2 })
    await fillOrderer(page, words[lang], '수강생')
    const od_id = await placeOrder(page, lang)
    if (lang === 'kr') {
      await page
        .getByText(t('입금하면 예약이 확정돼요.'))
        .filter({ visible: true })
        .first()
        .waitFor()
      expect((await date.roster()).roster).toMatchObject([{ state: 'held', od_id, people: 2 }])
      await payAsStaff(od_id)
      await page.reload()
    }
    await page.getByText(t('예약이 확정되었어요.')).filter({ visible: true }).first().waitFor()
    expect(await date.roster()).toMatchObject({
      ...{ held: 0, booked: 2 },
      roster: [{ od_id, attendees: [{ name: '지우' }, { name: '수강생 +1' }] }],
    })
    expect(complaints).toEqual([])

    const { page: boss } = await visitor(device)
    await logInAsOwner(boss)
    await open(boss, `/admin/orders/${od_id}?lang=${lang}`)
    await boss.getByRole('link', { name: new RegExp(t('예약 명단')) }).click()
    await boss.waitForURL(/class-dates/)
    await boss.getByRole('link', { name: t('주문 {id}', { id: od_id }) }).click()
    await boss.waitForURL(new RegExp(`/admin/orders/${od_id}`))
  },
)

test.each(everywhere)(
  'a full date is told, and leads to its line (%s, %i)',
  async (lang, _, device) => {
    const t = sayIn(lang)
    const { session_id, path, call } = await newDate(1)
    await call(adminDates.book, {
      params: { session_id },
      body: { name: '김전화', hp: '', mb_id: '', people: 1, amount: 0, note: '' },
    })
    const { page } = await visitor(device)
    await open(page, path)
    if (lang === 'en') await speak(page, lang)
    const refused = await ask(page, {
      path: '/api/v1/cart/classes',
      body: { session_id, people: 1 },
    }).catch((error: Error) => error.message)
    expect(refused).toContain(t('마감된 날짜예요. 대기를 신청하거나 다른 날짜를 골라 주세요.'))
    await open(page, path)
    const dates = page.getByRole('region', { name: t('다가오는 날짜') }).getByRole('listitem')
    await dates
      .getByRole('link', { name: t('대기 신청') })
      .or(dates.getByRole('button', { name: t('대기 신청') }))
      .waitFor()
  },
)
