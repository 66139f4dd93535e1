import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { houseCtx } from '#platform/context.ts'
import { classCarts, classHolds } from '#shop/cart/class-contract.ts'
import { carts } from '#shop/cart/contract.ts'
import { putCredit } from '#shop/credit/service/move-credit.ts'
import { type OrderFormTyped, orders } from '#shop/order/contract/place.ts'
import { orderForm } from '#shop/order/sample.ts'
import { myBookings } from '#shop/tssa/contract.ts'
import { adminDates } from '#shop/tssa/date-contract.ts'
import { myWaits } from '#shop/tssa/wait-contract.ts'
import { newMember } from '#test/class-dates.ts'
import { newClass, newDate } from '#test/classes.ts'
import { testShop } from '#test/database.ts'
import { type Shopper, shopper } from '#test/shopper.ts'
import { endHolds } from './hold.ts'
import { followLines } from './line.ts'

const { house } = await testShop()
const ctx = houseCtx(house)
const price = 59_000
const steps = Number(process.env.STEPS ?? 1_000)

/** The same numbers for the same seed (mulberry32). */
function dice(seed: number) {
  let state = seed
  const roll = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    chance: (part: number) => roll() < part,
    of<T>(many: readonly T[]): T {
      return many[Math.floor(roll() * many.length)] as T // only a list of a member's own may be empty
    },
  }
}

type Person = { mb_id: string; who: Shopper; phone: string }
const refused = (error: unknown) => {
  // what the shop says no to is no fault; anything else is
  if (![409, 422].includes((error as { status?: number }).status ?? 0)) throw error
}

async function rows<T>(question: ReturnType<typeof sql>): Promise<T[]> {
  return (await ctx.db.execute(question)).rows as T[]
}

test(`${steps} random holds, payments, cancels, moves, offers and expiries: never a seat too many, nobody out of turn, every won in the ledger`, async () => {
  const { of, chance } = dice(20_261_123)
  const class_id = await newClass(house)
  const soon = { starts_at: { days: 3 }, closes_at: { days: 2 } }
  const sessions: number[] = []
  for (const given of [{ capacity: 3 }, { capacity: 4, ...soon }, { capacity: 2 }, { capacity: 6 }])
    sessions.push((await newDate(house, { class_id, ...given })).session_id)
  const inThese = sql`session_id = any(${`{${sessions.join(',')}}`}::bigint[])`
  const desk = await shopper({ mb_id: `dice_${Date.now()}`, staff_role: 'class' })
  const people: Person[] = []
  for (let at = 0; at < 24; at++) {
    const { mb_id, who } = await newMember()
    people.push({ mb_id, who, phone: `010-66${String(at).padStart(2, '0')}-0000` })
    const rel = { rel_table: 'test', rel_id: mb_id, rel_action: 'came' }
    await putCredit(ctx, { mb_id, amount: 100 * price, content: '더 입금한 금액', rel })
  }
  const mine = people.map(({ mb_id }) => mb_id)
  const inMine = sql`mb_id in (select jsonb_array_elements_text(${JSON.stringify(mine)}::jsonb))`

  const put = ({ who }: Person, session_id: number, party: number) =>
    who.call(classCarts.add, { body: { session_id, people: party, direct: true, anyway: true } })
  const hold = ({ who }: Person) => who.call(classHolds.hold, { body: { direct: true } })
  async function pay({ who, phone }: Person) {
    const { data } = await who.call(carts.show, { query: { direct: true } })
    const total = data.totals.total
    if (!total) return
    const { od_b_name, od_b_hp, od_b_zip, od_b_addr1, od_b_addr2, od_pwd, ...form } = orderForm()
    const typed: Partial<OrderFormTyped> = { classes_only: true, direct: true, same_slot: true }
    await who.call(orders.place, {
      body: { ...form, ...typed, od_hp: phone, expected_total: total, credit: total },
    })
  }
  const waitOf = async ({ who }: Person) => of((await who.call(myWaits.list, { query: {} })).data)
  const bookingOf = async ({ who }: Person) =>
    of((await who.call(myBookings.list, { query: {} })).data)

  const acts: Record<string, (one: Person) => Promise<unknown>> = {
    async buy(one) {
      await put(one, of(sessions), of([1, 1, 2, 3]))
      await hold(one)
      if (chance(0.8)) await pay(one)
    },
    join: (one) =>
      one.who.call(myWaits.join, {
        params: { session_id: of(sessions) },
        body: { people: of([1, 1, 2, 3]) },
      }),
    async accept(one) {
      const wait = await waitOf(one)
      if (!wait) return
      await one.who.call(myWaits.accept, { params: { wait_id: wait.wait_id } })
      if (chance(0.8)) await pay(one)
    },
    async leave(one) {
      const wait = await waitOf(one)
      if (wait) await one.who.call(myWaits.leave, { params: { wait_id: wait.wait_id } })
    },
    async cancel(one) {
      const booking = await bookingOf(one)
      if (!booking) return
      const params = { booking_id: booking.booking_id }
      const { data } = await one.who.call(myBookings.refund, { params })
      const body = { expected_percent: data.percent, expected_amount: data.amount }
      await one.who.call(myBookings.cancel, { params, body })
    },
    async move(one) {
      const booking = await bookingOf(one)
      if (!booking) return
      const params = { booking_id: booking.booking_id }
      await one.who.call(myBookings.move, { params, body: { session_id: of(sessions) } })
    },
    async drop(one) {
      const booking = await bookingOf(one)
      if (!booking) return
      const params = { session_id: booking.session.session_id, booking_id: booking.booking_id }
      await desk.call(adminDates.cancelBooking, { params, body: { reason: '강사의 사정' } })
    },
    holdsEnd: () => endHolds(house),
    async offersEnd() {
      if (chance(0.5)) await followLines(house)
    },
  }
  // what has run out by the time of an act; time itself passes once, also where two do the act
  const passes: Record<string, ReturnType<typeof sql>> = {
    holdsEnd: sql`update class_hold set held_until = now() - interval '1 second' where owner like 'cart:%' and ${inThese}`,
    offersEnd: sql`
      with late as (update class_wait set offer_until = now() - interval '1 second' where state = 'offered' and ${inThese} returning wait_id)
      update class_hold set held_until = now() - interval '1 second' where owner in (select 'wait:' || wait_id from late)`,
  }
  const weights = {
    ...{ buy: 30, join: 24, accept: 12, leave: 3, cancel: 16 },
    ...{ move: 6, drop: 4, holdsEnd: 4, offersEnd: 3 },
  }
  const bag = Object.entries(weights).flatMap(([name, weight]) =>
    Array.from({ length: weight }, () => name),
  )
  const done: Record<string, number> = {}

  /** Nobody was served while somebody who came before, with as small a party, still waited; and nobody waits beside seats enough. */
  async function turnsKept(at: number) {
    const passed = await rows(sql`
      select w.wait_id, b.wait_id as before from class_wait w join class_wait b using (session_id)
      where w.state = 'offered' and b.state = 'waiting' and b.wait_id < w.wait_id and b.people <= w.people and w.${inThese}`)
    expect(passed, `step ${at}`).toEqual([])
    const idle = await rows(sql`
      select w.wait_id from class_wait w join class_session s using (session_id)
      where w.state = 'waiting' and w.people <= s.capacity - s.booked - s.held and w.${inThese}`)
    expect(idle, `step ${at}`).toEqual([])
  }
  async function seatsKept(at: number) {
    const wrong = await rows(sql`
      select s.session_id, s.capacity, s.booked, s.held, b.people as bookings, h.people as holds from class_session s
      cross join lateral (select coalesce(sum(people), 0)::int as people from class_booking b where b.session_id = s.session_id and b.state = 'confirmed') b
      cross join lateral (select coalesce(sum(people), 0)::int as people from class_hold h where h.session_id = s.session_id) h
      where s.${inThese} and (s.booked <> b.people or s.held <> h.people or s.booked + s.held > s.capacity)`)
    expect(wrong, `step ${at}`).toEqual([])
  }
  async function moneyKept(at: number) {
    const [books] = await rows<{
      came: number
      balance: number
      standing: number
      kept: number
    }>(sql`
      select ${people.length * 100 * price}::int as came,
        (select sum(cr_amount)::int from credit where ${inMine}) as balance,
        (select coalesce(sum(amount), 0)::int from class_booking where ${inMine} and state = 'confirmed') as standing,
        (select coalesce(sum(od_kept_price), 0)::int from shop_order where ${inMine}) as kept`)
    expect(books && books.balance + books.standing + books.kept, `step ${at}`).toBe(books?.came)
  }

  for (let at = 0; at < steps; at++) {
    const name = of(bag)
    const act = acts[name]
    if (passes[name]) await rows(passes[name])
    const together = chance(0.1) ? [of(people), of(people)] : [of(people)]
    const ends = await Promise.allSettled(together.map((one) => act?.(one)))
    for (const end of ends)
      if (end.status === 'rejected') refused(end.reason)
      else done[name] = (done[name] ?? 0) + 1
    await turnsKept(at)
    await seatsKept(at)
    if (at % 10 === 0) await moneyKept(at)
  }
  if (passes.holdsEnd) await rows(passes.holdsEnd)
  await endHolds(house)
  await moneyKept(steps)
  const told = await rows<{ state: string; count: number }>(
    sql`select state, count(*)::int as count from class_wait where ${inThese} group by state`,
  )
  // all of it happened, and often enough to mean something
  for (const { name, least } of [
    { name: 'buy', least: 20 },
    { name: 'join', least: 40 },
    { name: 'accept', least: 5 },
    { name: 'cancel', least: 20 },
  ])
    expect(done[name] ?? 0, name).toBeGreaterThan((least * steps) / 1_000)
  expect(told.map(({ state }) => state)).toEqual(expect.arrayContaining(['accepted', 'expired']))
}, 240_000)
