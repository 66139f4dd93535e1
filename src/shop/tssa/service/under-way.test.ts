import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { addDays } from '#kernel/days.ts'
import { koreanClock, koreanDay, koreanToday } from '#kernel/korean-time.ts'
import { classCarts } from '#shop/cart/class-contract.ts'
import { leaving } from '#shop/member/leave-contract.ts'
import { adminClasses } from '#shop/tssa/admin-contract.ts'
import { myBookings } from '#shop/tssa/contract.ts'
import { adminDates } from '#shop/tssa/date-contract.ts'
import { newMember, newSession, seated } from '#test/class-dates.ts'
import { newClass } from '#test/classes.ts'
import { testShop } from '#test/database.ts'
import { type Shopper, shopper } from '#test/shopper.ts'

const { house } = await testShop()
let desk: Shopper
beforeAll(async () => {
  desk = await shopper({ mb_id: `under_way_${Date.now()}`, staff_role: 'class' })
})

/** A course of three meetings, week by week, that began so many days ago at two in the afternoon. */
async function course(daysAgo: number) {
  const class_id = await newClass(house, { meetings: 3, summary: '세 주', body: '소개' })
  const session_id = await newSession({ inDays: -daysAgo, class_id })
  const minji = await newMember()
  await seated(minji.mb_id, session_id, 1)
  const form = {
    ...{ day: koreanToday(-daysAgo), clock: '14:00', minutes: 120, place: '1층 공방' },
    ...{ place_en: 'Studio 1', instructor_id: null, capacity: 8, min_people: 1, closes_hours: 1 },
    ...{ price: null, status: 'open' as const },
  }
  return { class_id, params: { session_id }, minji, form }
}

test.each([
  [8, 'coming'],
  [15, 'past'],
] as const)(
  'a course of three weeks that began %d days ago is among the %s ones, for its member and for the desk',
  async (daysAgo, span) => {
    const { class_id, params, minji } = await course(daysAgo)
    const other = span === 'coming' ? 'past' : 'coming'
    const mine = async (span: 'coming' | 'past') =>
      (await minji.who.call(myBookings.list, { query: { span } })).data.length
    expect([await mine(span), await mine(other)]).toEqual([1, 0])
    const dates = async (span: 'coming' | 'past') =>
      (await desk.call(adminDates.list, { query: { class_id, span } })).data
    expect(await dates(span)).toMatchObject([params])
    expect(await dates(other)).toEqual([])
  },
)

test('what is left of a course is moved and filled, what was held stays, and whoever booked is told', async () => {
  const { params, form } = await course(8)
  const second = { day: koreanToday(-1), clock: '14:00' }
  const third = { day: koreanToday(9), clock: '19:00' }
  const save = (later: { day: string; clock: string }[], on = form.day) =>
    ({ params, body: { ...form, day: on, later } }) as const
  const { data } = await desk.call(adminDates.save, save([second, third]))
  expect(
    data.meetings.map((one) => `${koreanDay(one.starts_at)} ${koreanClock(one.starts_at)}`),
  ).toEqual([`${form.day} 14:00`, `${second.day} 14:00`, `${third.day} 19:00`])
  const refused = async (later: { day: string; clock: string }[], on = form.day) =>
    Object.keys((await desk.refused(adminDates.save, save(later, on))).errors)
  expect(await refused([{ ...second, clock: '15:00' }, third])).toEqual(['later.0.day'])
  expect(await refused([second, { ...second, clock: '17:00' }])).toEqual(['later.1.day'])
  expect(await refused([second, third], addDays(form.day, 1))).toEqual(['day'])
  const booked = await desk.call(adminDates.book, {
    params,
    body: { name: '늦은 사람', hp: '', mb_id: '', people: 1, amount: 30_000, note: '' },
  })
  expect(booked.data).toMatchObject({ booked: 2 })
})

test('what is left of a course that has begun is called off, and one that is over is not changed', async () => {
  const [begun, over] = [await course(8), await course(15)]
  const body = { reason: '강사의 사정' }
  const { data } = await desk.call(adminDates.cancel, { params: begun.params, body })
  expect(data).toMatchObject({ status: 'cancelled', booked: 0 })
  // one of its three meetings is still to come
  expect(data.roster).toMatchObject([{ state: 'cancelled_by_shop', refund_amount: 19_660 }])
  const later = [koreanToday(-8), koreanToday(-1)].map((day) => ({ day, clock: '14:00' }))
  expect(
    await desk.refused(adminDates.save, { params: over.params, body: { ...over.form, later } }),
  ).toMatchObject({ status: 409 })
  expect(await desk.refused(adminDates.cancel, { params: over.params, body })).toMatchObject({
    status: 409,
  })
})

test.each(['confirmed', 'attended', 'no_show'] as const)(
  'whoever is in the middle of a course (%s) cannot leave before its last meeting, and is asked when another class meets with it',
  async (state) => {
    const [begun, over] = [await course(8), await course(15)]
    for (const { params } of [begun, over])
      await house.db.execute(
        sql`update class_booking set state = ${state} where session_id = ${params.session_id}`,
      )
    const { data } = await begun.minji.who.call(leaving.preview, {})
    expect(data.blockers.map(({ kind, at }) => [kind, koreanDay(at ?? '')])).toEqual([
      ['class', koreanToday(6)],
    ])
    expect((await over.minji.who.call(leaving.preview, {})).data.blockers).toEqual([])
    const third = await newSession({ inDays: 6 })
    const body = { session_id: third, people: 1 }
    expect(await begun.minji.who.refused(classCarts.add, { body })).toMatchObject({
      detail: { code: 'SAME_SLOT' },
    })
    await over.minji.who.call(classCarts.add, { body })
  },
)

test('dates that stand keep their meetings when their class meets more often, and new ones have them all', async () => {
  const { class_id, params } = await course(8)
  const { data: before } = await desk.call(adminClasses.show, { params: { class_id } })
  const { class_id: _, ...form } = before
  await desk.call(adminClasses.save, { params: { class_id }, body: { ...form, meetings: 5 } })
  const meets = async (session_id: number) =>
    (await desk.call(adminDates.show, { params: { session_id } })).data.meetings.length
  expect(await meets(params.session_id)).toBe(3)
  const { form: date } = await course(1)
  const { day: __, status: ___, ...shared } = date
  await desk.call(adminDates.create, { body: { ...shared, class_id, days: [koreanToday(50)] } })
  const { data } = await desk.call(adminDates.list, { query: { class_id } })
  expect(await Promise.all(data.map(({ session_id }) => meets(session_id)))).toEqual([3, 5])
})
