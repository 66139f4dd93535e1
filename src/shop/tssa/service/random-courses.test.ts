import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { houseCtx } from '#platform/context.ts'
import { classCarts } from '#shop/cart/class-contract.ts'
import { makeKind } from '#shop/coupon/sample.ts'
import { issueCoupon } from '#shop/coupon/service/issue-coupon.ts'
import { putCredit } from '#shop/credit/service/move-credit.ts'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { partCancel } from '#shop/order/contract/parts.ts'
import { type OrderFormTyped, orders } from '#shop/order/contract/place.ts'
import { orderForm } from '#shop/order/sample.ts'
import { cancelLateOrders } from '#shop/order/service/cancel-order.ts'
import { completeHeldClasses } from '#shop/order/service/complete-order.ts'
import { bookingsOf } from '#shop/seat/service/book.ts'
import { type Booking, myBookings } from '#shop/tssa/contract.ts'
import { adminDates } from '#shop/tssa/date-contract.ts'
import { classPolicy, classProduct } from '#shop/tssa/tables.ts'
import { balanceOf } from '#test/class-buying.ts'
import { newMember } from '#test/class-dates.ts'
import { beginsIn, dice, faultOf, partOf, tableOf, unlessRefused } from '#test/class-play.ts'
import { newClass, newDate } from '#test/classes.ts'
import { type Goods, stockItem } from '#test/goods.ts'
import { fill } from '#test/ordering.ts'
import { payingShop } from '#test/paying.ts'
import { type Shopper, shopper, staff } from '#test/shopper.ts'

const { house } = await payingShop()
const ctx = houseCtx(house)
const each = 59_000
/** a candle of 28,000 with 4,000 off, and its delivery */
const goodsPaid = 27_000
const account = { bank: '20', number: '1002123456789', holder: '김민지' }
let desk: Shopper
let boss: Shopper
let candle: Goods
let cz_id = 0
let phones = 0
beforeAll(async () => {
  desk = await shopper({ mb_id: `courses_${Date.now()}`, staff_role: 'class' })
  boss = await staff()
  candle = await stockItem(house, { it_price: 28_000 })
  cz_id = await makeKind(ctx, { cp_price: 4_000, cp_minimum: 20_000, cz_each: 99 })
})

type Member = Awaited<ReturnType<typeof newMember>>
type Held = {
  owner: Member
  booking_id: string
  od_id: string
  /** what the date of before gave when its member moved it */
  most: number
  goods?: { ct_id: number; cp_id: string }
}

/** A course of four meetings by its progress, and a class of one day by days: two dates of four seats each. */
async function twoClasses() {
  const course = await newClass(house, { meetings: 4 })
  const [policy] = await ctx.db
    .insert(classPolicy)
    .values({ name: '과정 기준', name_en: 'Course terms', kind: 'progress' })
    .returning()
  await ctx.db.execute(
    sql`update ${classProduct} set policy_id = ${policy?.policy_id ?? 0} where class_id = ${course}`,
  )
  return [course, await newClass(house)] as const
}

/** An order of the member's basket, paid from the balance or by a transfer that nobody has made yet. */
async function order(
  owner: Member,
  session_id: number,
  people: number,
  { unpaid = false, goods = false },
): Promise<Held> {
  const { mb_id, who } = owner
  await who.call(classCarts.add, { body: { session_id, people } })
  if (goods) await fill(who, candle)
  const cp_id = goods ? ((await issueCoupon(ctx, { cz_id, mb_id }))?.cp_id ?? '') : ''
  const total = each * people + (goods ? goodsPaid : 0)
  const rel = { rel_table: 'test', rel_id: `${mb_id}${phones}`, rel_action: 'came' }
  if (!unpaid) await putCredit(ctx, { mb_id, amount: total, content: '더 입금한 금액', rel })
  const { od_b_name, od_b_hp, od_b_zip, od_b_addr1, od_b_addr2, od_pwd, ...bare } = orderForm()
  const given: Partial<OrderFormTyped> = goods
    ? { ...orderForm({ od_pwd: undefined }), coupons: [cp_id] }
    : { ...bare, classes_only: true }
  const { data } = await who.call(orders.place, {
    body: {
      ...given,
      ...{ od_hp: `010-74${phones % 10}0-${1000 + phones++}`, expected_total: total },
      ...(unpaid ? { od_settle_case: '무통장' } : { credit: total }),
    } as OrderFormTyped,
  })
  const [booking] = await bookingsOf(ctx, data.od_id)
  const { lines } = (await who.call(orders.show, { params: { od_id: data.od_id } })).data
  const ct_id = lines.find(({ it_id }) => it_id === candle.it_id)?.ct_id ?? 0
  const { od_id } = data
  return {
    ...{ owner, od_id, booking_id: booking?.booking_id ?? '', most: 100 },
    ...(goods && { goods: { ct_id, cp_id } }),
  }
}

const show = async ({ owner, booking_id }: Held): Promise<Booking> =>
  (await owner.who.call(myBookings.show, { params: { booking_id } })).data

/** What has gone back to its buyer so far: to the balance, and to accounts. */
async function wentBack({ owner, od_id }: Held): Promise<number> {
  const found = await ctx.db.execute<{ sum: number }>(
    sql`select coalesce(sum(amount), 0)::int as sum from payment_refund where od_id = ${od_id} and way = 'bank'`,
  )
  return (await balanceOf(owner.mb_id)) + (found.rows[0]?.sum ?? 0)
}

/** What its member gets for the whole of a sum when they cancel now. */
function agreedOf(one: Held, now: Booking): number {
  return now.by_shop ? faultOf(now) : Math.min(tableOf(now), one.most)
}

const sitting = ['confirmed', 'attended', 'no_show']
type World = Awaited<ReturnType<typeof newWorld>>

async function newWorld(seed: number) {
  const roll = dice(seed)
  function pick<T>(from: readonly T[]): T | undefined {
    return from[roll(from.length)]
  }
  const classes = await twoClasses()
  const dates: { session_id: number; class_id: number; begun: number }[] = []
  async function addDate(class_id: number, days: number) {
    const when = { starts_at: { days }, closes_at: { days: days - 1 } }
    const { session_id } = await newDate(house, { class_id, capacity: 4, ...when })
    dates.push({ session_id, class_id, begun: 0 })
  }
  for (const class_id of classes) for (const days of [3, 12]) await addDate(class_id, days)
  const members = [await newMember(), await newMember(), await newMember()]
  const bookings: Held[] = []
  async function someOf(states: readonly string[]) {
    const all = await Promise.all(bookings.map(async (one) => ({ one, now: await show(one) })))
    return pick(all.filter(({ now }) => states.includes(now.state)))
  }
  return { roll, pick, dates, addDate, members, bookings, someOf }
}

async function buy(
  { pick, roll, members, dates, bookings }: World,
  given: { unpaid?: boolean; goods?: boolean },
) {
  const [owner, date] = [pick(members), pick(dates)]
  if (!owner || !date) return
  const made = await unlessRefused(order(owner, date.session_id, 1 + roll(2), given))
  // a basket that could not be ordered is left
  if (made) bookings.push(made)
  else await ctx.db.execute(sql`delete from cart_line where cart_key = ${owner.who.cart_key}`)
}

const acts: Record<string, (world: World) => Promise<void>> = {
  buy: (world) => buy(world, {}),
  'buy with goods and a coupon': (world) => buy(world, { goods: true }),
  'order and not pay': (world) => buy(world, { unpaid: true }),
  async 'the deposit comes'({ someOf }) {
    const found = await someOf(['held'])
    if (!found) return
    const body = { amount: each * found.now.people, reason: '통장에서 확인' }
    await unlessRefused(
      boss.call(adminOrders.confirmDeposit, { params: { od_id: found.one.od_id }, body }),
    )
  },
  async 'the deadline passes'({ someOf }) {
    const found = await someOf(['held'])
    if (!found) return
    const { od_id } = found.one
    await ctx.db.execute(
      sql`update shop_order set od_deposit_deadline = now() - interval '1 day' where od_id = ${od_id}`,
    )
    await cancelLateOrders(house)
    expect(sitting).not.toContain((await show(found.one)).state)
  },
  async 'time passes'({ pick, dates, addDate }) {
    const date = pick(dates)
    if (!date) return
    const { class_id, session_id } = date
    const meetings = class_id === dates[0]?.class_id ? 4 : 1
    date.begun += 1
    // half an hour into its next meeting, or past its last
    await beginsIn(
      session_id,
      -30 - (date.begun - 1) * 7 * 1_440 - (date.begun > meetings ? 1_440 : 0),
    )
    if (date.begun > meetings) {
      await completeHeldClasses(house)
      dates.splice(dates.indexOf(date), 1)
    } else if (date.begun === 1) await addDate(class_id, 10)
  },
  async 'note who came'({ someOf, pick }) {
    const found = await someOf(sitting)
    if (!found) return
    const state = pick(['attended', 'no_show', 'confirmed'] as const) ?? 'attended'
    const params = {
      ...{ session_id: found.now.session.session_id, booking_id: found.one.booking_id },
    }
    const done = await unlessRefused(desk.call(adminDates.attend, { params, body: { state } }))
    if (done && !found.now.session.later) expect((await show(found.one)).state).toBe(state)
  },
  async 'move oneself'({ someOf, pick, dates }) {
    const [found, date] = [await someOf(sitting), pick(dates)]
    if (!found || !date) return
    const { one, now } = found
    const most = agreedOf(one, now)
    const params = { booking_id: one.booking_id }
    const body = { session_id: date.session_id }
    const moved = await unlessRefused(one.owner.who.call(myBookings.move, { params, body }))
    if (moved && !now.free_move) one.most = most
  },
  async 'move by staff'({ someOf, pick, dates, roll }) {
    const [found, date] = [await someOf(sitting), pick(dates)]
    if (!found || !date) return
    const { one, now } = found
    const most = agreedOf(one, now)
    const at_request = roll(2) === 0
    const params = { session_id: now.session.session_id, booking_id: one.booking_id }
    const body = { to: date.session_id, at_request }
    const moved = await unlessRefused(desk.call(adminDates.moveBooking, { params, body }))
    if (moved && at_request && !now.free_move) one.most = most
  },
  async 'give up some or all'({ someOf, roll }) {
    const found = await someOf(sitting)
    if (!found) return
    const { one, now } = found
    const people = 1 + roll(now.people)
    const [before, agreed] = [await wentBack(one), agreedOf(one, now)]
    const params = { booking_id: one.booking_id }
    const { who } = one.owner
    const sums = await unlessRefused(who.call(myBookings.refund, { params, query: { people } }))
    if (!sums) return
    expect(sums.data.amount).toBe(partOf(each * people, agreed))
    const { percent: expected_percent, amount: expected_amount, way } = sums.data
    await who.call(myBookings.cancel, {
      params,
      body: { expected_percent, expected_amount, people, ...(way === 'account' && { account }) },
    })
    expect((await wentBack(one)) - before).toBe(expected_amount)
  },
  async 'given up by staff'({ someOf, roll }) {
    const found = await someOf([...sitting, 'held'])
    if (!found) return
    const { one, now } = found
    const people = 1 + roll(now.people)
    const at_request = roll(2) === 0
    const before = await wentBack(one)
    const share = now.state === 'held' ? 0 : at_request ? agreedOf(one, now) : faultOf(now)
    const params = { session_id: now.session.session_id, booking_id: one.booking_id }
    const body = { reason: '공방 사정', people, at_request }
    const done = await unlessRefused(desk.call(adminDates.cancelBooking, { params, body }))
    if (!done) return
    expect((await wentBack(one)) - before).toBe(partOf(each * people, share))
    if (!at_request && now.state !== 'held') expect(share).toBeGreaterThan(0)
  },
  async 'give up the goods'({ bookings, pick }) {
    const one = pick(bookings.filter(({ goods }) => goods))
    if (!one?.goods) return
    const params = { od_id: one.od_id }
    const lines = [{ ct_id: one.goods.ct_id, qty: 1 }]
    const { who } = one.owner
    const told = await unlessRefused(who.call(partCancel.preview, { params, body: { lines } }))
    if (!told) return
    const before = await wentBack(one)
    const { amount, version } = told.data
    expect(amount).toBe(goodsPaid)
    await who.call(partCancel.cancel, { params, body: { lines, amount, version } })
    expect((await wentBack(one)) - before).toBe(amount)
  },
  async 'call off'({ pick, dates, bookings, addDate, roll }) {
    // seldom, or nothing is left to play with
    const date = roll(4) === 0 ? pick(dates) : undefined
    if (!date) return
    const all = await Promise.all(bookings.map(async (one) => ({ one, now: await show(one) })))
    const touched = all.filter(
      ({ now }) =>
        now.session.session_id === date.session_id && [...sitting, 'held'].includes(now.state),
    )
    const owed = new Map<Held, number>()
    for (const { one, now } of touched) {
      const share = now.state === 'held' ? 0 : faultOf(now)
      owed.set(one, partOf(each * now.people, share))
    }
    const backOf = (od_id: string) =>
      ctx.db.execute<{ back: number }>(
        sql`select od_cancel_price - od_cut_price as back from shop_order where od_id = ${od_id} and od_receipt_price > 0`,
      )
    const before = new Map<Held, number>()
    for (const { one } of touched)
      before.set(one, Number((await backOf(one.od_id)).rows[0]?.back ?? 0))
    const { session_id, class_id } = date
    const body = { reason: '공방 사정' }
    if (!(await unlessRefused(desk.call(adminDates.cancel, { params: { session_id }, body }))))
      return
    for (const [one, sum] of owed) {
      const back = Number((await backOf(one.od_id)).rows[0]?.back ?? 0)
      expect(back - (before.get(one) ?? 0)).toBe(sum)
    }
    dates.splice(dates.indexOf(date), 1)
    await addDate(class_id, 12)
  },
}

const often = ['buy', 'buy', 'order and not pay', 'the deposit comes', 'time passes']

async function play(seed: number, steps: number) {
  const world = await newWorld(seed)
  const told: string[] = []
  for (let step = 0; step < steps; step++) {
    const name = world.pick([...Object.keys(acts), ...often]) ?? 'buy'
    told.push(name)
    try {
      await acts[name]?.(world)
      await holds(world)
    } catch (error) {
      throw new Error(`seed ${seed}: ${told.join(', ')}`, { cause: error })
    }
  }
}

/** What is true after every step. */
async function holds({ bookings }: World) {
  for (const one of bookings) {
    const now = await show(one)
    const found = await ctx.db.execute<Record<string, number | string>>(sql`
      select od_status, od_receipt_price as paid, od_receipt_price - od_cancel_price - od_kept_price + od_cut_price as left_of,
        (select used_at is null from coupon where cp_id = ${one.goods?.cp_id ?? ''}) as free,
        (select count(*)::int from class_attendee where booking_id = ${one.booking_id}) as expected,
        (select coalesce(sum(ct_qty), 0)::int from order_line where od_id = ${one.od_id} and ct_id = ${one.goods?.ct_id ?? 0} and ct_status not in ('취소', '반품', '품절')) as goods
      from shop_order where od_id = ${one.od_id}`)
    const row = found.rows[0] ?? {}
    const sits = sitting.includes(now.state)
    const hasGoods = Number(row.goods) > 0
    if (Number(row.paid) > 0)
      expect(Number(row.left_of)).toBe((sits ? each * now.people : 0) + (hasGoods ? goodsPaid : 0))
    // a coupon that came back has no goods at its discount, and one of goods that are there is used
    if (one.goods) expect({ free: row.free }).toEqual({ free: !hasGoods })
    if (sits) expect(row.expected).toBe(now.people)
    const state = now.state === 'held' ? ['주문'] : sits || hasGoods ? ['입금', '완료'] : ['취소']
    expect(state).toContain(row.od_status)
  }
}

describe('courses, unpaid seats and who came, in whatever order', () => {
  test.each([8, 9])(
    'what was agreed comes back and no more, all of it for the fault of the shop, and no coupon twice (seed %i)',
    async (seed) => {
      await play(seed, 24)
    },
    120_000,
  )
})
