import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { after, koreanClock, koreanDay } from '#kernel/korean-time.ts'
import { orderForm } from '#shop/order/sample.ts'
import { adminClasses, adminStudio } from '#shop/tssa/admin-contract.ts'
import { adminDates } from '#shop/tssa/date-contract.ts'
import { desktop, visitor } from './browser.ts'
import { ask, joinAs, payAsStaff } from './buyer.ts'
import { classForm, everywhere } from './class-made.ts'
import { staff } from './desk.ts'
import { sayIn } from './say.ts'
import { logInAsOwner, open } from './steps.ts'

const meetings = 3
let walks = 0
// all three can be noted already: the door opens an hour before
const startOf = (at: number) => after(new Date(), { hours: 0.2 + at * 0.25 })

/** A course of three short meetings, of which two are enough for its certificate. */
async function course(title: string) {
  const call = await staff()
  const { data: studio } = await call(adminStudio.show, {})
  const { data } = await call(adminClasses.create, {
    body: {
      ...{ ...classForm, title, title_en: title },
      ...{ kind: 'certificate', minutes: 10, meetings },
      policy_id: studio.policies[0]?.policy_id ?? 0,
      certificate: {
        ...{ name: '조향사 2급', name_en: 'Perfumer, second grade' },
        ...{ issuer: '오드모아', issuer_en: 'Odemoa', number: '2026-000010' },
        ...{ contact: '02-000-0000', attend_percent: 60, exam_fee: 0, issue_fee: 0 },
      },
    },
  })
  const starts = Array.from({ length: meetings }, (_, at) => startOf(at))
  const times = starts.map((at) => ({ day: koreanDay(at), clock: koreanClock(at) }))
  const [first = { day: '', clock: '' }, ...later] = times
  const common = {
    ...{ minutes: 10, place: '2층 공방', place_en: 'Studio', instructor_id: null, capacity: 4 },
    ...{ min_people: 1, closes_hours: 0, price: null },
  }
  await call(adminDates.create, {
    body: { ...common, class_id: data.class_id, days: [first.day], clock: first.clock },
  })
  const found = await call(adminDates.list, { query: { class_id: data.class_id } })
  const session_id = found.data[0]?.session_id ?? 0
  await call(adminDates.save, {
    params: { session_id },
    body: { ...common, ...first, later, status: 'open' },
  })
  return { session_id, days: times.map(({ day }) => day) }
}

/** The page's member books a seat by transfer, and the desk has the money. */
async function bookAs(page: Page, session_id: number) {
  const { data: cart } = await ask<{ data: { totals: { total: number } } }>(page, {
    path: '/api/v1/cart/classes',
    body: { session_id, people: 1, direct: true },
  })
  // each is somebody else: whoever is in the middle of a course is asked about another at that hour
  const { od_b_name, od_b_hp, od_b_zip, od_b_addr1, od_b_addr2, od_pwd, ...form } = orderForm({
    od_hp: `010-5150-${1000 + walks}`,
  })
  const { data } = await ask<{ data: { od_id: string } }>(page, {
    path: '/api/v1/orders',
    body: {
      ...{ ...form, od_bank_account: 'account-1', classes_only: true, direct: true },
      expected_total: cart.totals.total,
    },
  })
  await payAsStaff(data.od_id)
}

test.each(everywhere)(
  'a course is attended meeting by meeting to its certificate, which anybody can check (%s, %i)',
  async (lang, _, device) => {
    const t = sayIn(lang)
    const title = `조향 자격 과정 ${++walks}`
    const { session_id, days } = await course(title)
    const { page: learner, complaints } = await visitor(device)
    await joinAs(learner, 'kr')
    await bookAs(learner, session_id)
    const call = await staff()
    const share = async () =>
      (await call(adminDates.show, { params: { session_id } })).data.roster[0]?.attendees[0]
        ?.attended
    const [name = ''] = (
      await call(adminDates.show, { params: { session_id } })
    ).data.roster.flatMap(({ attendees }) => attendees.map((one) => one.name))

    const { page: door } = await visitor(device)
    await logInAsOwner(door)
    const mark = async (meeting_no: number, word: string) => {
      const day = days[meeting_no - 1] ?? ''
      await open(door, `/admin/check-in?day=${day}&lang=${lang}`)
      const meeting = door
        .locator('section')
        .filter({ hasText: title })
        .filter({ hasText: t('{no}차시 / {all}', { no: meeting_no, all: meetings }) })
        .last()
      await meeting.getByRole('button', { name: t(word), exact: true }).click()
    }
    await mark(1, '출석')
    await expect.poll(share).toBe(33)
    await mark(2, '결석')
    const { page: desk } = await visitor(desktop)
    await logInAsOwner(desk)
    await open(desk, `/admin/class-dates/${session_id}?lang=${lang}`)
    await desk.getByText(`${name} 33%`).waitFor()
    expect(
      await desk.getByRole('button', { name: t('수료증 {count}장 발급', { count: 1 }) }).count(),
    ).toBe(0)
    await mark(3, '지각')
    await expect.poll(share).toBe(66)
    await desk.reload()
    await desk.getByRole('button', { name: t('수료증 {count}장 발급', { count: 1 }) }).click()
    const number =
      (await desk.getByText(new RegExp(`${name} TSSA-`)).textContent())?.match(
        /TSSA-[\d-]+/,
      )?.[0] ?? ''

    await open(learner, `/my-page/tssa?lang=${lang}`)
    await learner.getByRole('link', { name: new RegExp(number) }).click()
    await learner.waitForURL(/\/tssa\/ticket\//)
    const papers = learner.getByRole('region', { name: t('수료증') })
    const [file] = await Promise.all([
      learner.waitForEvent('download'),
      papers.getByRole('link', { name: t(lang === 'kr' ? '한국어 PDF' : '영어 PDF') }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/\.pdf$/)

    const { page: guest } = await visitor(device)
    await open(guest, `/tssa/certificate?lang=${lang}`)
    await guest.getByRole('textbox', { name: t('수료증 번호') }).fill(number.toLowerCase())
    await guest.getByRole('button', { name: t('번호로 확인') }).click()
    await guest.getByRole('heading', { name: t('유효한 수료증이에요') }).waitFor()
    await guest
      .getByText(lang === 'kr' ? '조향사 2급' : 'Perfumer, second grade')
      .filter({ visible: true })
      .first()
      .waitFor()
    expect(await guest.getByRole('main').textContent()).not.toContain(name)
    expect(complaints).toEqual([])
  },
)
