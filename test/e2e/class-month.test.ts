import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addDays, weekdayOf } from '#kernel/days.ts'
import { after, koreanClock, koreanDay, koreanToday } from '#kernel/korean-time.ts'
import { adminClasses } from '#shop/tssa/admin-contract.ts'
import { adminDates } from '#shop/tssa/date-contract.ts'
import { visitor } from './browser.ts'
import { anyPhone } from './buyer.ts'
import { everywhere } from './class-made.ts'
import { staff } from './desk.ts'
import { sayIn } from './say.ts'
import { logInAsOwner, open } from './steps.ts'

type Say = ReturnType<typeof sayIn>
let walks = 0

/** Staff write a class of 45,000 won; the page shows it. */
async function writeClass(page: Page, t: Say, title: string) {
  await open(page, '/admin/classes/new')
  const field = (label: string, language?: '한국어' | '영어') =>
    page.getByRole('textbox', {
      name: language ? `${t(label)} · ${t(language)}` : t(label),
      exact: true,
    })
  await field('클래스 이름', '한국어').fill(title)
  await field('한 줄 소개', '한국어').fill('밀랍을 녹여 붓는 하루')
  await field('소개', '한국어').fill('밀랍과 심지를 골라요.')
  await field('수강료').fill('45000')
  await page.getByRole('combobox', { name: t('환불 기준') }).selectOption({ index: 1 })
  await page.getByRole('button', { name: t('사진 더하기') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /workshop-wide/ })
    .first()
    .click()
  await page.getByRole('switch', { name: t('가게에 보이기') }).click()
  await page
    .getByRole('button', { name: new RegExp(`^${t('저장')}`) })
    .first()
    .click()
  await page.getByText(t('클래스를 만들었어요.')).filter({ visible: true }).first().waitFor()
}

/** Four weeks of one weekday with two seats each, from the class's own list of dates. */
async function openDates(page: Page, t: Say, first: string) {
  await page
    .getByRole('main')
    .getByRole('link', { name: t('날짜와 예약') })
    .click()
  await page.getByRole('button', { name: t('날짜 만들기') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: t('첫날') }).fill(first)
  await dialog.getByRole('textbox', { name: t('마지막 날') }).fill(addDays(first, 27))
  const weekdays = dialog.getByRole('group', { name: t('요일') })
  await weekdays.getByRole('button').nth(weekdayOf(first)).click()
  await dialog.getByRole('textbox', { name: t('정원') }).fill('2')
  await dialog.getByRole('textbox', { name: t('최소 인원') }).fill('1')
  await dialog.getByRole('button', { name: t('{count}개 만들기', { count: 4 }) }).click()
  await page
    .getByText(t('날짜 {count}개를 만들었어요.', { count: 4 }))
    .filter({ visible: true })
    .first()
    .waitFor()
}

test.each(everywhere)(
  'a month of the studio: a class, its dates, a week copied, a booking by telephone, the line, a move, a date called off, attendance (%s, %i)',
  async (lang, _, device) => {
    const t = sayIn(lang)
    const call = await staff()
    const title = `한 달의 밀랍 초 ${Date.now()}`
    // weeks that nobody else copies
    const first = addDays(koreanToday(), 100 + 50 * walks++)
    const { page, complaints } = await visitor(device)
    await logInAsOwner(page)
    await open(page, `/admin?lang=${lang}`)
    await writeClass(page, t, title)
    await openDates(page, t, first)
    const { data: classes } = await call(adminClasses.list, { query: { keyword: title } })
    const class_id = classes[0]?.class_id ?? 0
    const dates = async () =>
      (await call(adminDates.list, { query: { class_id, per_page: 100 } })).data
    expect((await dates()).map((one) => koreanDay(one.starts_at))).toEqual(
      [0, 7, 14, 21].map((days) => addDays(first, days)),
    )

    await open(page, `/admin/class-calendar?day=${addDays(first, 21)}`)
    await page.getByText(title).filter({ visible: true }).first().waitFor()
    await page.getByRole('button', { name: t('다음 주로 복사') }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('다음 주로 복사') })
      .click()
    await page
      .getByText(t('날짜 {count}개를 복사했어요.', { count: 1 }))
      .filter({ visible: true })
      .first()
      .waitFor()
    expect(await dates()).toHaveLength(5)
    // by keyboard alone: half an hour later
    await open(page, `/admin/class-calendar?day=${addDays(first, 28)}`)
    await page.getByRole('link', { name: new RegExp(`14:00.*${title}`) }).focus()
    await page.keyboard.press('Alt+ArrowDown')
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('옮기기') })
      .waitFor()
    await page.keyboard.press('Enter')
    await page.getByText(t('날짜를 옮겼어요.')).filter({ visible: true }).first().waitFor()
    expect((await dates()).map((one) => koreanClock(one.starts_at)).at(-1)).toBe('14:30')
    const [one, two] = await dates()

    await open(page, `/admin/class-dates/${one?.session_id}`)
    const dialog = page.getByRole('dialog')
    const typed = (label: string) => dialog.getByRole('textbox', { name: t(label) })
    const [booked, waiting] = [anyPhone(), anyPhone()]
    const masked = (hp: string, sum: string) =>
      page.getByText(new RegExp(`010-\\*{4}-${hp.slice(-4)} · .*${sum}`))
    await page.getByRole('button', { name: t('예약 적기') }).click()
    await typed('이름').fill('김전화')
    await typed('휴대폰 번호').fill(booked)
    await typed('인원').fill('2')
    await dialog.getByRole('button', { name: t('예약 적기') }).click()
    await masked(booked, '90,000').waitFor()

    await page.getByRole('button', { name: t('대기 적기') }).click()
    await typed('이름').fill('이대기')
    await typed('휴대폰 번호').fill(waiting)
    await dialog.getByRole('button', { name: t('대기 적기') }).click()
    await page.getByText(t('{place}번째', { place: 1 }), { exact: true }).waitFor()

    await page.getByRole('button', { name: t('{name} 님의 예약', { name: '김전화' }) }).click()
    await page.getByRole('menuitem', { name: t('다른 날짜로 옮기기') }).click()
    await dialog.getByRole('combobox').selectOption(String(two?.session_id))
    await dialog.getByRole('button', { name: t('옮기기') }).click()
    await page
      .getByText(t('예약을 옮겼어요. 손님께 알림이 가요.'))
      .filter({ visible: true })
      .first()
      .waitFor()
    // the seats that came free are offered to who waited
    await page.getByRole('button', { name: t('예약으로 적기') }).click()
    await dialog.getByRole('button', { name: t('예약 적기') }).click()
    await masked(waiting, '45,000').waitFor()

    await open(page, `/admin/class-dates/${two?.session_id}`)
    await page.getByText(t('날짜를 옮김'), { exact: true }).waitFor()
    await page.getByRole('button', { name: t('이 날짜 취소') }).click()
    await dialog.getByRole('button', { name: t('강사의 사정으로 열 수 없게 되었어요.') }).click()
    await dialog.getByRole('button', { name: t('날짜 취소') }).click()
    await page
      .getByText(/90,000/)
      .last()
      .waitFor()
    const state = async (session_id = 0) =>
      (await call(adminDates.show, { params: { session_id } })).data
    await expect.poll(async () => (await state(two?.session_id)).status).toBe('cancelled')

    const at = after(new Date(), { hours: 0.5 })
    const { session_id } = await startingAt(class_id, at)
    await open(page, `/admin/class-dates/${session_id}`)
    await page.getByRole('button', { name: t('왔어요'), exact: true }).click()
    await page.getByText(t('출석을 적었어요.')).filter({ visible: true }).first().waitFor()
    expect((await state(session_id)).roster).toMatchObject([{ state: 'attended' }])
    expect(complaints).toEqual([])
  },
)

/** A date of the class that is about to begin, with somebody who comes. */
async function startingAt(class_id: number, at: Date) {
  const call = await staff()
  const day = koreanDay(at)
  await call(adminDates.create, {
    body: {
      ...{ class_id, days: [day], clock: koreanClock(at), minutes: 60, capacity: 2 },
      ...{ place: '2층 공방', place_en: 'Studio', instructor_id: null, min_people: 1 },
      ...{ closes_hours: 0, price: null },
    },
  })
  const { data } = await call(adminDates.list, { query: { class_id, from: day, until: day } })
  const session_id = data[0]?.session_id ?? 0
  await call(adminDates.book, {
    params: { session_id },
    body: { name: '박오늘', hp: '', mb_id: '', people: 1, amount: 45_000, note: '' },
  })
  return { session_id }
}
