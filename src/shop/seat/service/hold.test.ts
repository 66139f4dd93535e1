import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { after } from '#kernel/korean-time.ts'
import { type Ctx, houseCtx } from '#platform/context.ts'
import { isDatabaseDown } from '#platform/database-errors.ts'
import { transact } from '#platform/transact.ts'
import { cartOwner, holdEnd, orderOwner } from '#shop/seat/rules.ts'
import { newDate, seatsOf } from '#test/classes.ts'
import { secondProcess, testShop } from '#test/database.ts'
import { eventsOf } from '#test/paying.ts'
import { bookForOrder, bookingsOf, cancelBookings, confirmBookings } from './book.ts'
import { endHolds, holdSeats, holdsOf, passHolds, releaseHolds } from './hold.ts'

const { house } = await testShop()
const second = await secondProcess()
afterAll(() => second.pool.end())
const ctx = houseCtx(house)
let made = 0
const someone = () => `who-${made++}`

const hold = (who: string, session_id: number, people = 1, at: Ctx = ctx) =>
  transact(at, (ctx) =>
    holdSeats(ctx, [{ session_id, people }], {
      owner: cartOwner(who),
      until: holdEnd(ctx.now),
    }),
  )
const later = (minutes: number): Ctx => ({ ...ctx, now: after(ctx.now, { hours: minutes / 60 }) })
const line = (session_id: number, ct_id: number, people = 1) => ({
  ...{ ct_id, session_id, people, amount: 59_000 * people, note: '' },
  attendees: [{ name: '민지', hp: '01012345678' }],
})
const order = (od_id: string, paid: boolean) => ({
  ...{ od_id, mb_id: null, paid, until: after(ctx.now, { days: 1 }) },
  ...{ currency: 'krw' as const, lang: 'kr' as const },
})
let lines = 5_000_000

test('200 people at two processes want the 8 seats of a date: exactly 8 have them', async () => {
  const { session_id } = await newDate(house, { capacity: 8 })
  const other = houseCtx(second.house)
  // on a busy machine somebody waits too long for a connection, and asks again
  const want = (who: string, at: Ctx): Promise<string> =>
    hold(who, session_id, 1, at).then(
      () => 'held',
      (error) => (isDatabaseDown(error) ? want(who, at) : (error.detail.code as string)),
    )
  const ends = await Promise.all(
    Array.from({ length: 200 }, (_, at) => want(someone(), at % 2 ? ctx : other)),
  )
  expect(ends.filter((end) => end === 'held')).toHaveLength(8)
  expect(ends.filter((end) => end === 'SEATS_GONE')).toHaveLength(192)
  expect(await seatsOf(house, session_id)).toEqual({ booked: 0, held: 8 })
}, 60_000)

test('a hold that has ended is free at once, before any job has run', async () => {
  const { session_id } = await newDate(house, { capacity: 2 })
  const [first, next] = [someone(), someone()]
  await hold(first, session_id, 2)
  await expect(hold(next, session_id, 1, later(9))).rejects.toMatchObject({ code: 'CONFLICT' })
  await hold(next, session_id, 2, later(10))
  expect(await holdsOf(later(10), cartOwner(first))).toEqual([])
  expect(await seatsOf(house, session_id)).toEqual({ booked: 0, held: 2 })
})

test('the clock clears ended holds away and says so', async () => {
  const { session_id } = await newDate(house, { capacity: 2 })
  await hold(someone(), session_id, 2)
  await house.db.execute(
    sql`update class_hold set held_until = now() - interval '1 second' where session_id = ${session_id}`,
  )
  await endHolds(house)
  expect(await seatsOf(house, session_id)).toEqual({ booked: 0, held: 0 })
  expect(await eventsOf(String(session_id))).toContain('class.seats_freed')
})

test('one who holds already is kept, and only what is wanted more is counted', async () => {
  const { session_id } = await newDate(house, { capacity: 3 })
  const who = someone()
  await hold(who, session_id, 2)
  await hold(who, session_id, 2)
  await hold(who, session_id, 3)
  expect(await seatsOf(house, session_id)).toEqual({ booked: 0, held: 3 })
  await expect(hold(who, session_id, 4)).rejects.toMatchObject({ detail: { code: 'SEATS_GONE' } })
  await hold(who, session_id, 1)
  expect(await seatsOf(house, session_id)).toEqual({ booked: 0, held: 1 })
  await transact(ctx, (ctx) => releaseHolds(ctx, cartOwner(who)))
  await transact(ctx, (ctx) => releaseHolds(ctx, cartOwner(who)))
  expect(await seatsOf(house, session_id)).toEqual({ booked: 0, held: 0 })
})

test('of two dates that are wanted together both are held or none', async () => {
  const [free, full] = [await newDate(house), await newDate(house, { capacity: 1, booked: 1 })]
  await expect(
    transact(ctx, (ctx) =>
      holdSeats(
        ctx,
        [free, full].map(({ session_id }) => ({ session_id, people: 1 })),
        { owner: cartOwner(someone()), until: holdEnd(ctx.now) },
      ),
    ),
  ).rejects.toMatchObject({ detail: { seats: [{ session_id: full.session_id }] } })
  expect(await seatsOf(house, free.session_id)).toEqual({ booked: 0, held: 0 })
})

test.each([
  ['not open yet', { opens_at: { hours: 1 } }],
  ['closed', { status: 'closed' }],
  ['past its closing', { closes_at: { hours: -1 } }],
] as const)('a date that is %s promises nothing', async (_, given) => {
  const { session_id } = await newDate(house, given)
  await expect(hold(someone(), session_id)).rejects.toMatchObject({
    detail: { code: 'SEATS_GONE' },
  })
})

test('the seats of a basket go over to its order and become its booking', async () => {
  const { session_id } = await newDate(house, { capacity: 2 })
  const [who, od_id, ct_id] = [someone(), someone(), lines++]
  await hold(who, session_id, 2)
  await transact(ctx, (ctx) =>
    passHolds(ctx, [{ session_id, people: 2 }], cartOwner(who), {
      owner: orderOwner(od_id),
      until: holdEnd(ctx.now),
    }),
  )
  expect(await seatsOf(house, session_id)).toEqual({ booked: 0, held: 2 })
  await transact(ctx, (ctx) => bookForOrder(ctx, order(od_id, false), [line(session_id, ct_id, 2)]))
  expect(await bookingsOf(ctx, od_id)).toMatchObject([{ state: 'held', people: 2, ct_id }])
  await transact(ctx, (ctx) => confirmBookings(ctx, od_id))
  await transact(ctx, (ctx) => confirmBookings(ctx, od_id))
  expect(await bookingsOf(ctx, od_id)).toMatchObject([{ state: 'confirmed', held_until: null }])
  expect(await seatsOf(house, session_id)).toEqual({ booked: 2, held: 0 })
  await transact(ctx, (ctx) => cancelBookings(ctx, od_id, { by: 'buyer', reason: '변심' }))
  await transact(ctx, (ctx) => cancelBookings(ctx, od_id, { by: 'buyer', reason: '변심' }))
  expect(await bookingsOf(ctx, od_id)).toMatchObject([{ state: 'cancelled_by_member' }])
  expect(await seatsOf(house, session_id)).toEqual({ booked: 0, held: 0 })
})

test('money that comes after the hold finds the seats again, or is refused by the name of the class', async () => {
  const [free, full] = [
    await newDate(house, { capacity: 1 }),
    await newDate(house, { capacity: 1 }),
  ]
  const [kept, lost] = [someone(), someone()]
  for (const [od_id, { session_id }] of [
    [kept, free],
    [lost, full],
  ] as const)
    await transact(ctx, async (ctx) => {
      const until = holdEnd(ctx.now)
      await holdSeats(ctx, [{ session_id, people: 1 }], {
        owner: orderOwner(od_id),
        until,
      })
      await bookForOrder(ctx, order(od_id, false), [line(session_id, lines++)])
    })
  await hold(someone(), full.session_id, 1, later(11))
  await transact(later(11), (ctx) => confirmBookings(ctx, kept))
  await expect(transact(later(11), (ctx) => confirmBookings(ctx, lost))).rejects.toMatchObject({
    detail: { code: 'SEATS_GONE' },
  })
  expect(await bookingsOf(ctx, lost)).toMatchObject([{ state: 'held' }])
  expect(await seatsOf(house, free.session_id)).toEqual({ booked: 1, held: 0 })
  expect(await seatsOf(house, full.session_id)).toEqual({ booked: 0, held: 1 })
})

test('a date that was called off is refused with that word, held or not', async () => {
  const { session_id } = await newDate(house)
  const od_id = someone()
  await transact(ctx, (ctx) =>
    holdSeats(ctx, [{ session_id, people: 1 }], {
      owner: orderOwner(od_id),
      until: holdEnd(ctx.now),
    }),
  )
  await house.db.execute(
    sql`update class_session set status = 'cancelled' where session_id = ${session_id}`,
  )
  await expect(
    transact(ctx, (ctx) => bookForOrder(ctx, order(od_id, true), [line(session_id, lines++)])),
  ).rejects.toMatchObject({ detail: { code: 'CALLED_OFF' } })
})
