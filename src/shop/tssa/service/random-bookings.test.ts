import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { houseCtx } from '#platform/context.ts'
import { type Booking, myBookings } from '#shop/tssa/contract.ts'
import { adminDates } from '#shop/tssa/date-contract.ts'
import { myWaits } from '#shop/tssa/wait-contract.ts'
import { balanceOf, buyClass } from '#test/class-buying.ts'
import { newMember } from '#test/class-dates.ts'
import { dice, unlessRefused } from '#test/class-play.ts'
import { newClass, newDate } from '#test/classes.ts'
import { payingShop } from '#test/paying.ts'
import { type Shopper, shopper } from '#test/shopper.ts'

const { house } = await payingShop()
const ctx = houseCtx(house)
const each = 59_000
let desk: Shopper
beforeAll(async () => {
  desk = await shopper({ mb_id: `random_${Date.now()}`, staff_role: 'class' })
})

type Member = Awaited<ReturnType<typeof newMember>>
type Held = { owner: Member; booking_id: string }

const show = async ({ owner, booking_id }: Held): Promise<Booking> =>
  (await owner.who.call(myBookings.show, { params: { booking_id } })).data

/** A studio with three dates of few seats, three members, and everything that they can do to each other. */
async function play(seed: number, steps: number) {
  const roll = dice(seed)
  function pick<T>(from: readonly T[]): T | undefined {
    return from[roll(from.length)]
  }
  const class_id = await newClass(house)
  const dates: number[] = []
  for (const days of [3, 10, 20])
    dates.push(
      (
        await newDate(house, {
          ...{ class_id, capacity: 4, starts_at: { days }, closes_at: { days: days - 1 } },
        })
      ).session_id,
    )
  const members = [await newMember(), await newMember(), await newMember()]
  const paid = new Map(members.map(({ mb_id }) => [mb_id, 0]))
  const bookings: Held[] = []
  const standing = async () => {
    const all = await Promise.all(bookings.map(async (one) => ({ one, now: await show(one) })))
    return all.filter(({ now }) => now.state === 'confirmed')
  }

  const acts: Record<string, () => Promise<void>> = {
    async buy() {
      const owner = pick(members)
      const session_id = pick(dates)
      if (!owner || !session_id) return
      const people = 1 + roll(2)
      const before = await balanceOf(owner.mb_id)
      const made = await unlessRefused(buyClass(owner, session_id, people))
      const more = (await balanceOf(owner.mb_id)) - before
      // what was put in for it and not spent is theirs, and no refund
      paid.set(owner.mb_id, (paid.get(owner.mb_id) ?? 0) + each * people)
      if (made) {
        expect(more).toBe(0)
        bookings.push({ owner, booking_id: made.booking_id })
      }
    },
    async wait() {
      const owner = pick(members)
      const session_id = pick(dates)
      if (owner && session_id)
        await unlessRefused(
          owner.who.call(myWaits.join, { params: { session_id }, body: { people: 1 + roll(2) } }),
        )
    },
    async 'move oneself'() {
      const found = pick(await standing())
      const session_id = pick(dates)
      if (!found || !session_id) return
      const before = found.now.refund_now?.percent ?? 0
      const { owner, booking_id } = found.one
      const params = { booking_id }
      const moved = await unlessRefused(
        owner.who.call(myBookings.move, { params, body: { session_id } }),
      )
      if (moved && !found.now.by_shop)
        expect(moved.data.refund_now?.percent ?? 0).toBeLessThanOrEqual(before)
    },
    async 'move by staff'() {
      const found = pick(await standing())
      const to = pick(dates)
      if (!found || !to) return
      const at_request = roll(2) === 0
      const { booking_id } = found.one
      const params = { session_id: found.now.session.session_id, booking_id }
      const done = await unlessRefused(
        desk.call(adminDates.moveBooking, { params, body: { to, at_request } }),
      )
      if (!done) return
      const after = (await show(found.one)).refund_now?.percent ?? 0
      if (!at_request) expect(after).toBe(100)
      else if (!found.now.by_shop)
        expect(after).toBeLessThanOrEqual(found.now.refund_now?.percent ?? 0)
    },
    async 'give up some or all'() {
      const found = pick(await standing())
      if (!found) return
      const { owner, booking_id } = found.one
      const people = 1 + roll(found.now.people)
      const params = { booking_id }
      const before = await balanceOf(owner.mb_id)
      const sums = (await owner.who.call(myBookings.refund, { params, query: { people } })).data
      await owner.who.call(myBookings.cancel, {
        params,
        body: { expected_percent: sums.percent, expected_amount: sums.amount, people },
      })
      expect((await balanceOf(owner.mb_id)) - before).toBe(sums.amount)
    },
    async 'given up by staff'() {
      const found = pick(await standing())
      if (!found) return
      const { owner, booking_id } = found.one
      const people = 1 + roll(found.now.people)
      const at_request = roll(2) === 0
      const params = { session_id: found.now.session.session_id, booking_id }
      const before = await balanceOf(owner.mb_id)
      const body = { reason: '공방 사정', people, at_request }
      await desk.call(adminDates.cancelBooking, { params, body })
      const back = (await balanceOf(owner.mb_id)) - before
      // for the shop's own sake it is never less than was paid
      if (!at_request) expect(back).toBe(each * people)
      else expect(back).toBeLessThanOrEqual(each * people)
    },
    async 'call off'() {
      // seldom, or nothing is left to play with
      const session_id = roll(4) === 0 ? pick(dates) : undefined
      if (!session_id) return
      const touched = (await standing()).filter(({ now }) => now.session.session_id === session_id)
      const before = new Map<string, number>()
      for (const { one } of touched) before.set(one.owner.mb_id, await balanceOf(one.owner.mb_id))
      const params = { session_id }
      const done = await unlessRefused(
        desk.call(adminDates.cancel, { params, body: { reason: '공방 사정' } }),
      )
      if (!done) return
      for (const [mb_id, was] of before) {
        const theirs = touched.filter(({ one }) => one.owner.mb_id === mb_id)
        const people = theirs.reduce((sum, { now }) => sum + now.people, 0)
        expect((await balanceOf(mb_id)) - was).toBe(each * people)
      }
      const { session_id: next } = await newDate(house, { class_id, capacity: 4 })
      dates.splice(dates.indexOf(session_id), 1, next)
    },
  }

  const told: string[] = []
  for (let step = 0; step < steps; step++) {
    const name = pick([...Object.keys(acts), 'buy', 'buy', 'buy']) ?? 'buy'
    told.push(name)
    await acts[name]?.()
    await holds(told)
  }

  /** What is true after every step. */
  async function holds(after: readonly string[]) {
    const why = `seed ${seed}: ${after.join(', ')}`
    for (const { mb_id } of members)
      expect(await balanceOf(mb_id), why).toBeLessThanOrEqual(paid.get(mb_id) ?? 0)
    const seats = await ctx.db.execute<Record<string, number>>(sql`
      select s.session_id, s.booked, s.held, s.capacity,
        coalesce((select sum(b.people) from class_booking b where b.session_id = s.session_id and b.state in ('confirmed', 'attended', 'no_show')), 0)::int as sitting,
        coalesce((select sum(h.people) from class_hold h where h.session_id = s.session_id), 0)::int as promised
      from class_session s where s.class_id = ${class_id}`)
    for (const { booked, held, capacity, sitting, promised } of seats.rows) {
      expect({ booked, held }, why).toEqual({ booked: sitting, held: promised })
      expect(Number(booked) + Number(held), why).toBeLessThanOrEqual(Number(capacity))
    }
    // an order holds what its people still come for, and what it kept; as many are expected as are booked
    const orders = await ctx.db.execute<Record<string, number>>(sql`
      select b.booking_id, b.state, b.people, b.amount, o.od_receipt_price - o.od_cancel_price - o.od_kept_price as left_of,
        (select count(*) from class_attendee a where a.booking_id = b.booking_id)::int as expected
      from class_booking b join shop_order o using (od_id) join class_session s using (session_id) where s.class_id = ${class_id}`)
    for (const row of orders.rows) {
      expect(['confirmed', 'cancelled_by_member', 'cancelled_by_shop'], why).toContain(row.state)
      const stands = String(row.state) === 'confirmed'
      expect({ ...row, left_of: Number(row.left_of) }, why).toMatchObject({
        left_of: stands ? each * Number(row.people) : 0,
        ...(stands && { expected: row.people, amount: each * Number(row.people) }),
      })
    }
  }
}

describe('whatever is done to bookings, in whatever order', () => {
  test.each([3, 17, 29, 41])(
    'no more comes back than was paid, all of it for the fault of the shop, and seats and sums agree (seed %i)',
    async (seed) => {
      await play(seed, 22)
    },
    120_000,
  )
})
