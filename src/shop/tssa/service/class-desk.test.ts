import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '#kernel/days.ts'
import { before, koreanToday } from '#kernel/korean-time.ts'
import { houseCtx } from '#platform/context.ts'
import { adminClasses, adminStudio, type ClassForm } from '#shop/tssa/admin-contract.ts'
import { classes } from '#shop/tssa/class-contract.ts'
import { myBookings } from '#shop/tssa/contract.ts'
import { adminDates, type BookingForm } from '#shop/tssa/date-contract.ts'
import type { DatesForm } from '#shop/tssa/making-contract.ts'
import { classSession } from '#shop/tssa/tables.ts'
import { testShop } from '#test/database.ts'
import { type Shopper, shopper } from '#test/shopper.ts'

const { house } = await testShop()
const { db } = houseCtx(house)

const form: ClassForm = {
  title: '겨울 향수',
  title_en: 'Winter perfume',
  kind: 'oneday',
  category: 'perfume',
  level: 'first',
  summary: '겨울에 어울리는 향수 한 병을 만들어요.',
  summary_en: '',
  body: '향료를 맡고 고르고 섞어요.',
  body_en: '',
  minutes: 120,
  meetings: 1,
  price: 59_000,
  price_usd: null,
  material_fee: 0,
  tuition_notax: false,
  makes: '향수 30 ml',
  makes_en: '',
  bring: '',
  bring_en: '',
  age_from: 14,
  curriculum: [],
  images: ['scene-workshop-wide'],
  min_people: 2,
  max_people: 8,
  policy_id: 0,
  certificate: null,
  related: [],
  class_use: true,
  class_order: 0,
}
const dates = (class_id: number, days: string[], given: Partial<DatesForm> = {}): DatesForm => ({
  class_id,
  days,
  clock: '14:00',
  minutes: 120,
  place: '2층 공방',
  place_en: 'Studio',
  instructor_id: null,
  capacity: 4,
  min_people: 2,
  closes_hours: 18,
  price: null,
  ...given,
})
const telephone = (given: Partial<BookingForm> = {}): BookingForm => ({
  name: '김전화',
  hp: '01012345678',
  mb_id: '',
  people: 1,
  amount: 59_000,
  note: '',
  ...given,
})

let desk: Shopper
let policy_id = 0

beforeAll(async () => {
  desk = await shopper({ mb_id: `teacher_${Date.now()}`, staff_role: 'class' })
  const made = await desk.call(adminStudio.addPolicy, {
    body: {
      name: '기준',
      name_en: '',
      steps: [
        { days_before: 7, percent: 100 },
        { days_before: 1, percent: 50 },
      ],
    },
  })
  policy_id = made.data.policy_id
})

async function newClass(given: Partial<ClassForm> = {}) {
  return (await desk.call(adminClasses.create, { body: { ...form, policy_id, ...given } })).data
}
/** One date in ten days, its number. */
async function newDate(given: Partial<DatesForm> = {}, class_id?: number): Promise<number> {
  const id = class_id ?? (await newClass()).class_id
  await desk.call(adminDates.create, { body: dates(id, [koreanToday(10)], given) })
  const found = await desk.call(adminDates.list, { query: { class_id: id } })
  return found.data.at(-1)?.session_id ?? 0
}

describe('classes', () => {
  test('a new one is on the shop, with the price and words of its form', async () => {
    const made = await newClass()
    const guest = await shopper()
    const seen = await guest.call(classes.show, { params: { class_id: made.class_id } })
    expect(seen.data).toMatchObject({
      title: { ko: form.title, en: form.title_en },
      price: { value: 59_000 },
      policy: {
        steps: [
          { days_before: 7, percent: 100 },
          { days_before: 1, percent: 50 },
        ],
      },
    })
  })

  test('of two who save the second is told', async () => {
    const made = await newClass()
    const { class_id, version } = made
    const save = (title: string) =>
      desk.call(adminClasses.save, {
        params: { class_id },
        body: { ...form, policy_id, title, version },
      })
    await save('먼저')
    await expect(save('나중')).rejects.toMatchObject({ status: 409 })
    const now = await desk.call(adminClasses.show, { params: { class_id } })
    expect(now.data).toMatchObject({ title: '먼저', version: version + 1 })
  })

  test('a certificate course without its terms is refused at the field', async () => {
    await expect(newClass({ kind: 'certificate' })).rejects.toMatchObject({
      status: 422,
      errors: { certificate: [expect.stringContaining('자격 과정은')] },
    })
  })

  test('the list counts the dates to come', async () => {
    const { class_id, title } = await newClass({ title: `세는 수업 ${Date.now()}` })
    await desk.call(adminDates.create, {
      body: dates(class_id, [koreanToday(3), koreanToday(4)]),
    })
    const found = await desk.call(adminClasses.list, { query: { keyword: title } })
    expect(found.data).toMatchObject([{ class_id, dates: 2, next_at: expect.any(String) }])
  })
})

describe('dates', () => {
  test('many days at one hour; a day that has one already is named', async () => {
    const { class_id } = await newClass()
    const first = koreanToday(10)
    const make = (days: string[]) => desk.call(adminDates.create, { body: dates(class_id, days) })
    expect((await make([first])).data).toEqual({ made: 1, skipped: [] })
    const again = await make([first, addDays(first, 7), addDays(first, 14)])
    expect(again.data).toEqual({ made: 2, skipped: [first] })
    const found = await desk.call(adminDates.list, { query: { class_id } })
    expect(found.counts).toEqual({ coming: 3, past: 0, cancelled: 0 })
    expect(found.data[0]?.starts_at).toBe(new Date(`${first}T14:00:00+09:00`).toISOString())
  })

  test('a day that is over is refused by name', async () => {
    const { class_id } = await newClass()
    await expect(
      desk.call(adminDates.create, { body: dates(class_id, [koreanToday(-1)]) }),
    ).rejects.toMatchObject({ status: 422, errors: { days: [expect.stringContaining('지났')] } })
  })

  test('no fewer seats than are taken', async () => {
    const session_id = await newDate()
    await desk.call(adminDates.book, { params: { session_id }, body: telephone({ people: 3 }) })
    const { class_id: _, days: __, ...common } = dates(0, [])
    await expect(
      desk.call(adminDates.save, {
        params: { session_id },
        body: { ...common, day: koreanToday(10), status: 'open', capacity: 2 },
      }),
    ).rejects.toMatchObject({ errors: { capacity: [expect.stringContaining('3자리')] } })
  })

  test('calling one off gives everything back and frees every seat', async () => {
    const session_id = await newDate()
    const params = { session_id }
    const mb_id = `pupil_${Date.now()}`
    const student = await shopper({ mb_id })
    await desk.call(adminDates.book, {
      params,
      body: telephone({ mb_id, people: 2, amount: 118_000 }),
    })
    const off = await desk.call(adminDates.cancel, { params, body: { reason: '강사 사정' } })
    expect(off.data).toMatchObject({
      status: 'cancelled',
      booked: 0,
      roster: [{ state: 'cancelled_by_shop', refund_amount: 118_000, cancel_reason: '강사 사정' }],
    })
    const mine = await student.call(myBookings.list, { query: { span: 'cancelled' } })
    expect(mine.data[0]).toMatchObject({ refunded: { percent: 100, amount: 118_000 } })
    await expect(desk.call(adminDates.book, { params, body: telephone() })).rejects.toMatchObject({
      status: 409,
    })
  })
})

describe('roster', () => {
  test('twenty calls for four seats book exactly four', async () => {
    const session_id = await newDate({ capacity: 4 })
    const calls = await Promise.allSettled(
      Array.from({ length: 20 }, (_, at) =>
        desk.call(adminDates.book, {
          params: { session_id },
          body: telephone({ name: `손님${at}` }),
        }),
      ),
    )
    expect(calls.filter((one) => one.status === 'fulfilled')).toHaveLength(4)
    const { data } = await desk.call(adminDates.show, { params: { session_id } })
    expect([data.booked, data.roster.length]).toEqual([4, 4])
  })

  test('pressed again after a lost answer a booking stands once', async () => {
    const params = { session_id: await newDate({ capacity: 4 }) }
    const headers = { 'idempotency-key': 'desk-booking-1' }
    for (let press = 0; press < 3; press++) {
      const { data } = await desk.call(
        adminDates.book,
        { params, body: telephone({ people: 2 }) },
        headers,
      )
      expect([data.booked, data.roster.length]).toEqual([2, 1])
    }
    const other = await desk.refused(adminDates.book, { params, body: telephone() }, headers)
    expect(other.status).toBe(422)
  })

  test('phones are masked until somebody says why', async () => {
    const session_id = await newDate()
    const params = { session_id }
    const made = await desk.call(adminDates.book, { params, body: telephone() })
    expect(made.data.roster[0]?.hp).toBe('010-****-5678')
    const whole = await desk.call(adminDates.reveal, { params, body: { reason: '길 안내' } })
    expect(whole.data[0]?.hp).toBe('01012345678')
  })

  test('a booking moves by hand with its seats, again and again', async () => {
    const { class_id } = await newClass()
    const from = await newDate({}, class_id)
    await desk.call(adminDates.create, { body: dates(class_id, [koreanToday(12)]) })
    const to = (await desk.call(adminDates.list, { query: { class_id } })).data.at(-1)?.session_id
    const made = await desk.call(adminDates.book, {
      params: { session_id: from },
      body: telephone({ people: 2 }),
    })
    const booking_id = made.data.roster[0]?.booking_id ?? ''
    const left = await desk.call(adminDates.moveBooking, {
      params: { session_id: from, booking_id },
      body: { to: to ?? 0 },
    })
    expect(left.data).toMatchObject({ booked: 0, roster: [] })
    const there = await desk.call(adminDates.show, { params: { session_id: to ?? 0 } })
    expect(there.data).toMatchObject({ booked: 2, roster: [{ booking_id, moved: true }] })
  })

  test('who came is noted near the start, and gets a numbered certificate once', async () => {
    const terms = {
      name: '조향 입문',
      name_en: 'Blending',
      issuer: '오드모아',
      issuer_en: 'Odemoa',
      number: '2026-000001',
      contact: '02-000-0000',
      attend_percent: 80,
      exam_fee: 0,
      issue_fee: 0,
    }
    const { class_id } = await newClass({ kind: 'certificate', certificate: terms })
    const session_id = await newDate({}, class_id)
    const params = { session_id }
    const made = await desk.call(adminDates.book, { params, body: telephone() })
    const { booking_id = '', attendees = [] } = made.data.roster[0] ?? {}
    const attend = () =>
      desk.call(adminDates.attend, {
        params: { session_id, booking_id },
        body: { state: 'attended' },
      })
    await expect(attend()).rejects.toMatchObject({ status: 409 })
    // the class has come: it began an hour ago
    const began = before(new Date(), { hours: 1 })
    await db
      .update(classSession)
      .set({ starts_at: began, closes_at: began })
      .where(eq(classSession.session_id, session_id))
    expect((await attend()).data.roster[0]?.state).toBe('attended')
    const attendee_ids = attendees.map((one) => one.attendee_id)
    const given = await desk.call(adminDates.certify, { params, body: { attendee_ids } })
    expect(given.data.roster[0]?.attendees[0]?.certificate_no).toMatch(/^TSSA-\d{4}-\d{4}$/)
    await expect(
      desk.call(adminDates.certify, { params, body: { attendee_ids } }),
    ).rejects.toMatchObject({ status: 422 })
  })
})

test('a policy that people booked under becomes kinder, never harder', async () => {
  const made = await desk.call(adminStudio.addPolicy, {
    body: { name: '엄한 기준', name_en: '', steps: [{ days_before: 3, percent: 50 }] },
  })
  const { class_id } = await newClass({ policy_id: made.data.policy_id })
  await desk.call(adminDates.book, {
    params: { session_id: await newDate({}, class_id) },
    body: telephone(),
  })
  const change = (days_before: number, percent: number) =>
    desk.call(adminStudio.changePolicy, {
      params: { policy_id: made.data.policy_id },
      body: { name: '엄한 기준', name_en: '', steps: [{ days_before, percent }] },
    })
  await expect(change(4, 50)).rejects.toMatchObject({ status: 409 })
  expect((await change(2, 60)).data.steps).toEqual([{ days_before: 2, percent: 60 }])
})
