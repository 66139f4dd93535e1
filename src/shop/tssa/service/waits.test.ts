import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { longDay, weekdayName } from '#kernel/day-words.ts'
import { hourMs, koreanToday } from '#kernel/korean-time.ts'
import { houseCtx } from '#platform/context.ts'
import { transact } from '#platform/transact.ts'
import { cartOwner, holdEnd } from '#shop/seat/rules.ts'
import { endHolds, holdSeats } from '#shop/seat/service/hold.ts'
import { followLines } from '#shop/seat/service/line.ts'
import { myBookings } from '#shop/tssa/contract.ts'
import { adminDates } from '#shop/tssa/date-contract.ts'
import { adminWaits } from '#shop/tssa/line-contract.ts'
import { classSession, classWait } from '#shop/tssa/tables.ts'
import { myWaits } from '#shop/tssa/wait-contract.ts'
import { newMember, newSession, seated } from '#test/class-dates.ts'
import { newClass, seatsOf } from '#test/classes.ts'
import { testShop } from '#test/database.ts'
import { type Shopper, shopper } from '#test/shopper.ts'
import { deliveriesOf, eventsOf, listOf, tellAt } from '#test/telling.ts'

const { house } = await testShop()
const { db } = houseCtx(house)
let desk: Shopper
beforeAll(async () => {
  desk = await shopper({ mb_id: `keeper_${Date.now()}`, staff_role: 'class' })
})

/** A date so many days on, at two in the afternoon, all of whose seats one member has. */
async function fullDate(seats = 2, inDays = 10) {
  const session_id = await newSession({ inDays, capacity: seats })
  const host = await newMember()
  const booking_id = await seated(host.mb_id, session_id, seats)
  return { session_id, host, booking_id }
}
const join = (who: Shopper, session_id: number, people = 1) =>
  who.call(myWaits.join, { params: { session_id }, body: { people } })
const refusedJoin = (who: Shopper, session_id: number, people = 1) =>
  who.refused(myWaits.join, { params: { session_id }, body: { people } })
const mine = async (who: Shopper) => (await who.call(myWaits.list, { query: {} })).data
const cancel = (who: Shopper, booking_id: string) =>
  who.call(myBookings.cancel, { params: { booking_id }, body: { expected_percent: 100 } })

describe('whoever waits', () => {
  test('has a place in order of arrival, and pays nothing', async () => {
    const { session_id } = await fullDate()
    const [minji, junho] = [await newMember(), await newMember()]
    expect((await join(minji.who, session_id)).data).toMatchObject({ state: 'waiting', place: 1 })
    expect((await join(junho.who, session_id, 2)).data).toMatchObject({
      place: 2,
      people: 2,
      amount: 118_000,
    })
    await minji.who.call(myWaits.leave, {
      params: { wait_id: (await mine(minji.who))[0]?.wait_id ?? 0 },
    })
    expect(await mine(minji.who)).toEqual([])
    expect(await mine(junho.who)).toMatchObject([{ place: 1, offer_until: null }])
    expect(await seatsOf(house, session_id)).toMatchObject({ booked: 2, held: 0 })
  })

  test('stands in one line once, is no booker of it, and never where there is room', async () => {
    const { session_id, host } = await fullDate(2)
    const minji = await newMember()
    await join(minji.who, session_id)
    expect(await refusedJoin(minji.who, session_id)).toMatchObject({ status: 409 })
    expect(await refusedJoin(host.who, session_id)).toMatchObject({ status: 409 })
    expect(await refusedJoin((await newMember()).who, session_id, 3)).toMatchObject({
      status: 422,
      errors: { people: ['이 날짜의 정원은 2명이에요.'] },
    })
    const roomy = await newSession({ inDays: 10, capacity: 3 })
    expect(await refusedJoin(minji.who, roomy, 3)).toMatchObject({
      status: 409,
      detail: { left: 3 },
    })
    expect(await refusedJoin(await shopper(), session_id)).toMatchObject({ status: 401 })
    expect(await refusedJoin(minji.who, 999_999_999)).toMatchObject({ status: 404 })
  })

  test('with more people than seats are left is offered them all together', async () => {
    const session_id = await newSession({ inDays: 10, capacity: 2 })
    const [host, minji] = [await newMember(), await newMember()]
    const booking_id = await seated(host.mb_id, session_id, 1)
    expect((await join(minji.who, session_id, 2)).data).toMatchObject({ place: 1, people: 2 })
    await cancel(host.who, booking_id)
    expect(await mine(minji.who)).toMatchObject([{ state: 'offered' }])
    expect(await seatsOf(house, session_id)).toMatchObject({ booked: 0, held: 2 })
  })

  test('presses twice at once and stands there once', async () => {
    const { session_id } = await fullDate()
    const minji = await newMember()
    const ends = await Promise.allSettled(
      Array.from({ length: 5 }, () => join(minji.who, session_id)),
    )
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

describe('a seat that comes free', () => {
  test('is offered to the first who fits, told, and held before anybody else sees it', async () => {
    const { session_id, host, booking_id } = await fullDate(2)
    const [big, first, second] = [await newMember(), await newMember('en'), await newMember()]
    const other = await newMember()
    const small = await newSession({ inDays: 10, capacity: 3 })
    await seated(other.mb_id, small, 3)
    await join(big.who, session_id, 2)
    const { data } = await join(first.who, session_id, 1)
    await join(second.who, session_id, 1)
    await cancel(host.who, booking_id)
    // two seats: the party of two was first
    expect(await mine(big.who)).toMatchObject([{ state: 'offered', place: 0 }])
    expect(await mine(first.who)).toMatchObject([{ state: 'waiting', place: 1 }])
    expect(await seatsOf(house, session_id)).toMatchObject({ booked: 0, held: 2 })
    const [offer] = await mine(big.who)
    await big.who.call(myWaits.leave, { params: { wait_id: offer?.wait_id ?? 0 } })
    expect(await mine(first.who)).toMatchObject([{ state: 'offered' }])
    expect(await mine(second.who)).toMatchObject([{ state: 'offered' }])
    const [told] = await eventsOf(String(data.wait_id), 'class.waitlist')
    await tellAt(told?.event_id ?? 0, new Date())
    expect(await listOf(first.mb_id)).toMatchObject([
      { type: 'class.waitlist', link: '/my-page/tssa' },
    ])
    const sent = await deliveriesOf(told?.event_id ?? 0)
    expect(sent.map(({ channel, lang }) => [channel, lang])).toEqual([['mail', 'en']])
  })

  test('comes from more seats and from a booking that staff move or cancel', async () => {
    const class_id = await newClass(house)
    const [from, to] = [
      await newSession({ inDays: 10, capacity: 1, class_id }),
      await newSession({ inDays: 12, capacity: 4, class_id }),
    ]
    const host = await newMember()
    const booking_id = await seated(host.mb_id, from, 1)
    const [minji, junho] = [await newMember(), await newMember()]
    await join(minji.who, from)
    await join(junho.who, from)
    await desk.call(adminDates.moveBooking, {
      params: { session_id: from, booking_id },
      body: { to },
    })
    expect(await mine(minji.who)).toMatchObject([{ state: 'offered' }])
    expect(await mine(junho.who)).toMatchObject([{ state: 'waiting', place: 1 }])
    const { data: date } = await desk.call(adminDates.show, { params: { session_id: from } })
    await desk.call(adminDates.save, {
      params: { session_id: from },
      body: {
        day: koreanToday(10),
        clock: '14:00',
        minutes: 120,
        place: date.place.ko,
        place_en: '',
        instructor_id: null,
        capacity: 2,
        min_people: 1,
        closes_hours: 1,
        price: null,
        status: 'open',
      },
    })
    expect(await mine(junho.who)).toMatchObject([{ state: 'offered' }])
    expect(await seatsOf(house, from)).toMatchObject({ booked: 0, held: 2 })
  })

  test('by the end of a hold is the line’s, whoever comes at that moment', async () => {
    const session_id = await newSession({ inDays: 10, capacity: 1 })
    const ctx = houseCtx(house)
    const hold = (owner: string, now: Date) =>
      transact({ ...ctx, now }, (ctx) =>
        holdSeats(ctx, [{ session_id, people: 1 }], {
          owner: cartOwner(owner),
          until: holdEnd(now),
        }),
      )
    await hold(`slow${session_id}`, ctx.now)
    const minji = await newMember()
    await join(minji.who, session_id)
    const later = new Date(ctx.now.getTime() + hourMs)
    await expect(hold(`quick${session_id}`, later)).rejects.toMatchObject({
      detail: { code: 'SEATS_GONE' },
    })
    // what was refused wrote nothing; the clock comes by
    await db.execute(
      sql`update class_hold set held_until = now() - interval '1 second' where session_id = ${session_id}`,
    )
    await endHolds(house)
    expect(await mine(minji.who)).toMatchObject([{ state: 'offered' }])
    expect(await seatsOf(house, session_id)).toMatchObject({ booked: 0, held: 1 })
  })

  test('is not taken by a shopper who was quicker than the one in line', async () => {
    const class_id = await newClass(house)
    const [full, other] = [
      await newSession({ inDays: 10, capacity: 1, class_id }),
      await newSession({ inDays: 12, capacity: 4, class_id }),
    ]
    const [host, minji, quick] = [await newMember(), await newMember(), await newMember()]
    const booking_id = await seated(host.mb_id, full, 1)
    const moving = await seated(quick.mb_id, other, 1)
    await join(minji.who, full)
    await Promise.allSettled([
      cancel(host.who, booking_id),
      ...Array.from({ length: 5 }, () =>
        quick.who.call(myBookings.move, {
          params: { booking_id: moving },
          body: { session_id: full },
        }),
      ),
    ])
    expect(await mine(minji.who)).toMatchObject([{ state: 'offered' }])
    expect(await seatsOf(house, full)).toMatchObject({ booked: 0, held: 1 })
  })
})

describe('an offer', () => {
  test('that runs out goes to the next, and its owner hears of it', async () => {
    const { session_id, host, booking_id } = await fullDate(1)
    const [minji, junho] = [await newMember(), await newMember()]
    const { data } = await join(minji.who, session_id)
    await join(junho.who, session_id)
    await cancel(host.who, booking_id)
    const [offer] = await mine(minji.who)
    const until = new Date(offer?.offer_until ?? 0)
    await followLines(house, new Date(until.getTime() - 1000))
    expect(await mine(minji.who)).toMatchObject([{ state: 'offered' }])
    await followLines(house, until)
    expect(await mine(minji.who)).toEqual([])
    const [next] = await mine(junho.who)
    expect(next?.state).toBe('offered')
    expect(new Date(next?.offer_until ?? 0) > until).toBe(true)
    expect(await eventsOf(String(data.wait_id), 'class.wait_expired')).toHaveLength(1)
    await followLines(house, new Date(next?.offer_until ?? 0))
    expect(await seatsOf(house, session_id)).toMatchObject({ booked: 0, held: 0 })
  })

  test('that has run out is none, also before the job has come', async () => {
    const { session_id, host, booking_id } = await fullDate(1)
    const minji = await newMember()
    const { data } = await join(minji.who, session_id)
    await cancel(host.who, booking_id)
    await db
      .update(classWait)
      .set({ offer_until: new Date(Date.now() - hourMs) })
      .where(eq(classWait.wait_id, data.wait_id))
    expect(await mine(minji.who)).toEqual([])
  })

  test('is not made shortly before the class: the line ends with a word', async () => {
    const { session_id, host, booking_id } = await fullDate(1)
    const minji = await newMember()
    const { data } = await join(minji.who, session_id)
    const near = new Date(Date.now() + 2 * hourMs)
    await db
      .update(classSession)
      .set({ starts_at: near, ends_at: new Date(near.getTime() + hourMs), closes_at: near })
      .where(eq(classSession.session_id, session_id))
    await desk.call(adminDates.cancelBooking, {
      params: { session_id, booking_id },
      body: { reason: '강사의 사정' },
    })
    expect(host.mb_id).not.toBe(minji.mb_id)
    expect(await mine(minji.who)).toMatchObject([{ state: 'waiting' }])
    await followLines(house)
    expect(await mine(minji.who)).toEqual([])
    expect(await eventsOf(String(data.wait_id), 'class.wait_closed')).toHaveLength(1)
    // by hand it can be offered until the start
    const offered = await desk.call(adminWaits.offer, {
      params: { session_id, wait_id: data.wait_id },
    })
    expect(offered.data.waits).toMatchObject([{ state: 'offered' }])
    expect(await seatsOf(house, session_id)).toMatchObject({ held: 1 })
  })
})

describe('the studio', () => {
  const caller = (given = {}) => ({
    name: '김전화',
    hp: '01012345678',
    mb_id: '',
    people: 1,
    note: '',
    ...given,
  })

  test('adds who telephones, offers in turn, and books the seats that were offered', async () => {
    const { session_id, host, booking_id } = await fullDate(2)
    const minji = await newMember()
    await join(minji.who, session_id, 2)
    const params = { session_id }
    const added = await desk.call(adminWaits.add, { params, body: caller() })
    expect(added.data.waits).toMatchObject([
      { mb_id: minji.mb_id, people: 2 },
      { mb_id: null, name: '김전화', hp: '010-****-5678' },
    ])
    expect(await desk.refused(adminWaits.add, { params, body: caller() })).toMatchObject({
      status: 422,
      errors: { hp: ['이미 이 날짜를 기다리고 있어요.'] },
    })
    const told = await desk.call(adminWaits.reveal, { params, body: { reason: '자리 안내' } })
    expect(told.data.at(-1)?.hp).toBe('01012345678')
    await cancel(host.who, booking_id)
    const [first, second] = (await desk.call(adminDates.show, { params })).data.waits
    expect([first?.state, second?.state]).toEqual(['offered', 'waiting'])
    const of = (wait_id = 0) => ({ session_id, wait_id })
    const paid = { amount: 59_000, note: '' }
    expect(
      await desk.refused(adminWaits.book, { params: of(second?.wait_id), body: paid }),
    ).toMatchObject({ status: 409 })
    await desk.call(adminWaits.remove, { params: of(first?.wait_id) })
    const booked = await desk.call(adminWaits.book, { params: of(second?.wait_id), body: paid })
    expect(booked.data.roster[0]).toMatchObject({ mb_name: '김전화', amount: 59_000 })
    expect(booked.data.waits.map(({ state }) => state)).toEqual(['removed', 'accepted'])
    expect(await seatsOf(house, session_id)).toMatchObject({ booked: 1, held: 0 })
  })

  test('cannot offer past whoever stands before', async () => {
    const { session_id, host, booking_id } = await fullDate(1)
    const [minji, junho] = [await newMember(), await newMember()]
    await join(minji.who, session_id)
    const { data } = await join(junho.who, session_id)
    await db
      .update(classSession)
      .set({ status: 'closed' })
      .where(eq(classSession.session_id, session_id))
    await cancel(host.who, booking_id)
    expect(
      await desk.refused(adminWaits.offer, { params: { session_id, wait_id: data.wait_id } }),
    ).toMatchObject({ status: 409, message: '먼저 온 분께 알릴 차례예요. 앞줄부터 눌러 주세요.' })
  })

  test('is the only one who may, beside the owner', async () => {
    const { session_id } = await fullDate(1)
    const orders = await shopper({ mb_id: `orders_${Date.now()}`, staff_role: 'order' })
    const wait_id = 1
    const refused = await Promise.all([
      orders.refused(adminWaits.add, { params: { session_id }, body: caller() }),
      orders.refused(adminWaits.remove, { params: { session_id, wait_id } }),
      orders.refused(adminWaits.offer, { params: { session_id, wait_id } }),
      orders.refused(adminWaits.reveal, { params: { session_id }, body: { reason: '궁금해요' } }),
    ])
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403])
  })

  test('calls a date off: the line ends, offers are let go, and everybody hears of other dates', async () => {
    const class_id = await newClass(house)
    const session_id = await newSession({ inDays: 10, capacity: 1, class_id })
    await newSession({ inDays: 15, capacity: 4, class_id })
    const [host, minji, junho] = [await newMember(), await newMember(), await newMember()]
    const booking_id = await seated(host.mb_id, session_id, 1)
    const [one, two] = [await join(minji.who, session_id), await join(junho.who, session_id)]
    await cancel(host.who, booking_id)
    expect(await seatsOf(house, session_id)).toMatchObject({ held: 1 })
    await desk.call(adminDates.cancel, {
      params: { session_id },
      body: { reason: '강사의 사정' },
    })
    expect([await mine(minji.who), await mine(junho.who)]).toEqual([[], []])
    expect(await seatsOf(house, session_id)).toMatchObject({ booked: 0, held: 0 })
    for (const { data } of [one, two]) {
      const [event] = await eventsOf(String(data.wait_id), 'class.wait_cancelled')
      await tellAt(event?.event_id ?? 0, new Date())
    }
    const other = `${longDay(koreanToday(15), 'kr')}(${weekdayName(koreanToday(15), 'kr')}) 오후 2:00`
    expect((await listOf(junho.mb_id))[0]?.body).toContain(other)
  })
})

test('a place in line is a stranger’s to nobody', async () => {
  const { session_id } = await fullDate(1)
  const [minji, junho] = [await newMember(), await newMember()]
  const { data } = await join(minji.who, session_id)
  expect(
    await junho.who.refused(myWaits.leave, { params: { wait_id: data.wait_id } }),
  ).toMatchObject({ status: 404 })
  expect(await mine(junho.who)).toEqual([])
})
