import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { after, before, dayMs as day } from '#kernel/korean-time.ts'
import { houseCtx } from '#platform/context.ts'
import { myBookings } from '#shop/tssa/contract.ts'
import {
  classAttendee,
  classBooking,
  classPolicy,
  classPolicyStep,
  classProduct,
  classSession,
} from '#shop/tssa/tables.ts'
import { testShop } from '#test/database.ts'
import { type Shopper, shopper } from '#test/shopper.ts'

const { house } = await testShop()
const { db } = houseCtx(house)
let made = 0
let class_id = 0
const newMember = async () => {
  const mb_id = `learner_${Date.now()}_${made++}`
  return { mb_id, who: await shopper({ mb_id }) }
}

async function newClass(): Promise<number> {
  const [policy] = await db
    .insert(classPolicy)
    .values({ name: '원데이 기준', name_en: 'One-day terms' })
    .returning()
  const policy_id = policy?.policy_id ?? 0
  await db.insert(classPolicyStep).values([
    { policy_id, days_before: 7, percent: 100 },
    { policy_id, days_before: 1, percent: 50 },
  ])
  const [made] = await db
    .insert(classProduct)
    .values({
      title: '나만의 향수',
      title_en: 'A perfume of your own',
      kind: 'oneday',
      category: 'perfume',
      level: 'first',
      minutes: 120,
      price: 59_000,
      policy_id,
    })
    .returning()
  return made?.class_id ?? 0
}

async function newSession(inDays: number, capacity = 8, of = class_id) {
  const starts_at = new Date(Date.now() + inDays * day)
  const [made] = await db
    .insert(classSession)
    .values({
      class_id: of,
      starts_at,
      ends_at: after(starts_at, { hours: 2 }),
      closes_at: before(starts_at, { hours: 1 }),
      place: '1층 공방',
      place_en: 'Studio 1',
      capacity,
    })
    .returning()
  return made?.session_id ?? 0
}

async function book(
  mb_id: string,
  session_id: number,
  given: Partial<typeof classBooking.$inferInsert> = {},
): Promise<string> {
  const booking_id = `test${Date.now()}${made++}`
  const people = given.people ?? 1
  await db.transaction(async (db) => {
    const [session] = await db
      .select()
      .from(classSession)
      .where(eq(classSession.session_id, session_id))
    await db
      .update(classSession)
      .set({ booked: (session?.booked ?? 0) + people })
      .where(eq(classSession.session_id, session_id))
    await db.insert(classBooking).values({
      booking_id,
      session_id,
      mb_id,
      people,
      state: 'confirmed',
      amount: 59_000 * people,
      ...given,
    })
    await db.insert(classAttendee).values({ booking_id, name: '민지' })
  })
  return booking_id
}

async function bookedOf(session_id: number): Promise<number> {
  const [session] = await db
    .select()
    .from(classSession)
    .where(eq(classSession.session_id, session_id))
  return session?.booked ?? -1
}

const cancel = (who: Shopper, booking_id: string, expected_percent = 100) =>
  who.call(myBookings.cancel, { params: { booking_id }, body: { expected_percent } })

beforeAll(async () => {
  class_id = await newClass()
})

test('a member sees the classes to come, past and cancelled, and nobody else’s', async () => {
  const [minji, junho] = [await newMember(), await newMember()]
  const [soon, later, past] = [await newSession(3), await newSession(12), await newSession(-5)]
  const [b2, b1, b0] = [
    await book(minji.mb_id, later),
    await book(minji.mb_id, soon, { people: 2 }),
    await book(minji.mb_id, past, { state: 'attended' }),
  ]
  const gone = await book(minji.mb_id, later, { state: 'cancelled_by_shop' })
  await book(junho.mb_id, soon)
  const coming = await minji.who.call(myBookings.list, { query: {} })
  expect(coming.data.map(({ booking_id }) => booking_id)).toEqual([b1, b2])
  expect(coming.counts).toEqual({ coming: 2, past: 1, cancelled: 1 })
  expect(coming.data[0]).toMatchObject({
    people: 2,
    amount: 118_000,
    title: { ko: '나만의 향수' },
    refund_now: { percent: 50, amount: 59_000 },
    actions: [
      { name: 'move', reason: null },
      { name: 'cancel', reason: null },
    ],
  })
  expect(
    (await minji.who.call(myBookings.list, { query: { span: 'past' } })).data.map(
      ({ booking_id }) => booking_id,
    ),
  ).toEqual([b0])
  expect(
    (await minji.who.call(myBookings.list, { query: { span: 'cancelled' } })).data.map(
      ({ booking_id }) => booking_id,
    ),
  ).toEqual([gone])
})

test('a stranger’s booking is not found, whatever is asked of it', async () => {
  const [minji, junho] = [await newMember(), await newMember()]
  const session_id = await newSession(10)
  const booking_id = await book(minji.mb_id, session_id)
  const params = { booking_id }
  const refusals = await Promise.all([
    junho.who.refused(myBookings.show, { params }),
    junho.who.refused(myBookings.choices, { params }),
    junho.who.refused(myBookings.calendar, { params }),
    junho.who.refused(myBookings.move, { params, body: { session_id } }),
    junho.who.refused(myBookings.cancel, { params, body: { expected_percent: 100 } }),
  ])
  expect(refusals.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  // a guest may have looked up an order: what is not theirs is not there either
  const guest = await shopper()
  expect(await guest.refused(myBookings.show, { params })).toMatchObject({ status: 404 })
  expect(await guest.refused(myBookings.list, { query: {} })).toMatchObject({ status: 401 })
  expect(await bookedOf(session_id)).toBe(1)
})

describe('cancelling', () => {
  test('frees the seats once, however often it is pressed', async () => {
    const minji = await newMember()
    const session_id = await newSession(10)
    const booking_id = await book(minji.mb_id, session_id, { people: 3 })
    const ends = await Promise.allSettled(
      Array.from({ length: 8 }, () => cancel(minji.who, booking_id)),
    )
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await bookedOf(session_id)).toBe(0)
    const { data } = await minji.who.call(myBookings.show, { params: { booking_id } })
    expect(data).toMatchObject({
      state: 'cancelled_by_member',
      refunded: { percent: 100, amount: 177_000 },
      refund_now: null,
    })
  })

  test('gives back what was shown, or says that it changed', async () => {
    const minji = await newMember()
    const booking_id = await book(minji.mb_id, await newSession(3))
    expect(
      await minji.who.refused(myBookings.cancel, {
        params: { booking_id },
        body: { expected_percent: 100 },
      }),
    ).toMatchObject({ status: 409, detail: { percent: 50 } })
    expect((await cancel(minji.who, booking_id, 50)).data).toMatchObject({
      refunded: { percent: 50, amount: 29_500 },
    })
  })

  test('is over once the class has begun', async () => {
    const minji = await newMember()
    const booking_id = await book(minji.mb_id, await newSession(-0.01))
    expect(
      await minji.who.refused(myBookings.cancel, {
        params: { booking_id },
        body: { expected_percent: 0 },
      }),
    ).toMatchObject({ status: 409 })
  })
})

describe('moving', () => {
  test('takes a seat of the other date and gives up the old one, once', async () => {
    const minji = await newMember()
    const [from, to, third] = [await newSession(10), await newSession(20), await newSession(30)]
    const booking_id = await book(minji.mb_id, from, { people: 2 })
    const params = { booking_id }
    expect(
      (await minji.who.call(myBookings.choices, { params })).data.map(
        ({ session_id }) => session_id,
      ),
    ).toEqual(expect.arrayContaining([to, third]))
    const { data } = await minji.who.call(myBookings.move, { params, body: { session_id: to } })
    expect(data).toMatchObject({ moved: true, session: { session_id: to } })
    expect([await bookedOf(from), await bookedOf(to)]).toEqual([0, 2])
    expect(
      await minji.who.refused(myBookings.move, { params, body: { session_id: third } }),
    ).toMatchObject({ status: 409 })
  })

  test('to the same date, a full one or another class is refused at its field', async () => {
    const minji = await newMember()
    const [from, full] = [await newSession(10), await newSession(20, 2)]
    const booking_id = await book(minji.mb_id, from, { people: 2 })
    await book((await newMember()).mb_id, full)
    const other = await newSession(12, 8, await newClass())
    for (const session_id of [from, full, other, 999_999_999]) {
      const refusal = await minji.who.refused(myBookings.move, {
        params: { booking_id },
        body: { session_id },
      })
      expect([refusal.status, Object.keys(refusal.errors)]).toEqual([422, ['session_id']])
    }
    expect([await bookedOf(from), await bookedOf(full), await bookedOf(other)]).toEqual([2, 1, 0])
  })

  test('of ten for the last seat, exactly one wins and nobody loses the old seat', async () => {
    const [from, to] = [await newSession(10, 20), await newSession(20, 1)]
    const people = await Promise.all(Array.from({ length: 10 }, newMember))
    const bookings: string[] = []
    for (const { mb_id } of people) bookings.push(await book(mb_id, from))
    const ends = await Promise.allSettled(
      people.map(({ who }, at) =>
        who.call(myBookings.move, {
          params: { booking_id: bookings[at] ?? '' },
          body: { session_id: to },
        }),
      ),
    )
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect([await bookedOf(from), await bookedOf(to)]).toEqual([9, 1])
  })

  test('and cancelling at once end in one of the two, with every seat counted', async () => {
    for (let round = 0; round < 5; round++) {
      const minji = await newMember()
      const [from, to] = [await newSession(10), await newSession(20)]
      const booking_id = await book(minji.mb_id, from)
      await Promise.allSettled([
        minji.who.call(myBookings.move, { params: { booking_id }, body: { session_id: to } }),
        cancel(minji.who, booking_id),
      ])
      const { data } = await minji.who.call(myBookings.show, { params: { booking_id } })
      const taken = (await bookedOf(from)) + (await bookedOf(to))
      expect(taken).toBe(data.state === 'confirmed' ? 1 : 0)
    }
  })
})
