import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { houseCtx } from '#platform/context.ts'
import { classCarts } from '#shop/cart/class-contract.ts'
import { carts } from '#shop/cart/contract.ts'
import { makeKind } from '#shop/coupon/sample.ts'
import { issueCoupon } from '#shop/coupon/service/issue-coupon.ts'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { type OrderFormTyped, orders } from '#shop/order/contract/place.ts'
import { orderPrices } from '#shop/order/contract/prices.ts'
import { orderForm } from '#shop/order/sample.ts'
import { settleOpenReceipts } from '#shop/order/service/cash-receipt.ts'
import { paymentDesk } from '#shop/payment/desk-contract.ts'
import { grantPoints } from '#shop/point/service/grant-points.ts'
import { usablePoints } from '#shop/point/service/my-points.ts'
import { bookingsOf } from '#shop/seat/service/book.ts'
import { myBookings } from '#shop/tssa/contract.ts'
import { newMember } from '#test/class-dates.ts'
import { newDate } from '#test/classes.ts'
import { stockItem } from '#test/goods.ts'
import { fill } from '#test/ordering.ts'
import { choose, comeBack, follow, payingShop } from '#test/paying.ts'
import { type Shopper, shopper, staff } from '#test/shopper.ts'

const { house, base } = await payingShop()
const ctx = houseCtx(house)
let phones = 0
// half of a class comes back
const nextDays = { starts_at: { days: 3 }, closes_at: { days: 2 } }

const put = (who: Shopper, session_id: number, people = 1) =>
  who.call(classCarts.add, { body: { session_id, people } })

/** The basket of somebody, ordered and paid at the provider. */
async function pay(who: Shopper, given: Partial<OrderFormTyped>, choice = 'pay') {
  const { od_b_name, od_b_hp, od_b_zip, od_b_addr1, od_b_addr2, ...bare } = orderForm()
  const form = given.classes_only ? bare : orderForm()
  const { data } = await who.call(orders.place, {
    body: { ...form, od_hp: `010-9500-${1000 + phones++}`, ...given },
  })
  if (data.window) await comeBack(who, await choose(base, data.window as never, choice))
  const [booking] = await bookingsOf(ctx, data.od_id)
  return { od_id: data.od_id, booking_id: booking?.booking_id ?? '' }
}
const preview = async (who: Shopper, booking_id: string) =>
  (await who.call(myBookings.refund, { params: { booking_id } })).data
const cancel = (who: Shopper, booking_id: string, percent: number, more = {}) =>
  who.call(myBookings.cancel, {
    params: { booking_id },
    body: { expected_percent: percent, ...more },
  })
/** What went back of an order, refund by refund, once everything that follows is done. */
async function refundsOf(od_id: string) {
  const read = async () =>
    (
      await ctx.db.execute<{ refund_id: string; state: string; amount: number }>(
        sql`select refund_id, state, amount from payment_refund where od_id = ${od_id} order by created_at`,
      )
    ).rows
  await follow(od_id, ...(await read()).map(({ refund_id }) => refund_id))
  return read()
}
const orderOf = async (od_id: string) =>
  (
    await ctx.db.execute<Record<string, number>>(
      sql`select od_receipt_price as paid, od_cancel_price as back, od_kept_price as kept from shop_order where od_id = ${od_id}`,
    )
  ).rows[0]

test.each(['해외카드', 'PayPal'] as const)(
  'a class paid in dollars by %s gives its half back in cents, the way it came',
  async (od_settle_case) => {
    const who = await shopper({ language: 'en.usd' })
    const { session_id } = await newDate(house, nextDays)
    await put(who, session_id)
    const { totals } = (await who.call(carts.show, {})).data
    const { od_id, booking_id } = await pay(who, {
      ...{ classes_only: true, currency: 'usd', od_settle_case },
      expected_total: totals.total,
    })
    const half = Math.floor(totals.total / 2)
    expect(await preview(who, booking_id)).toMatchObject({
      ...{ currency: 'usd', percent: 50, worth: totals.total, amount: half, way: 'card' },
    })
    await cancel(who, booking_id, 50, { expected_amount: half })
    expect(await refundsOf(od_id)).toMatchObject([{ amount: half, state: 'done' }])
    expect(await orderOf(od_id)).toEqual({
      ...{ paid: totals.total, back: half, kept: totals.total - half },
    })
  },
)

test('goods and a class by card, with a coupon and points: each goes back by its own rule, and no won is lost', async () => {
  const { mb_id, who } = await newMember()
  const rel = { rel_table: 'test', rel_id: mb_id, rel_action: 'given' }
  await grantPoints(ctx, { mb_id, points: 30_000, content: '축하 포인트', rel })
  const cz_id = await makeKind(ctx, { cz_each: 99 })
  const { cp_id = '' } = (await issueCoupon(ctx, { cz_id, mb_id })) ?? {}
  const { session_id } = await newDate(house, nextDays)
  await put(who, session_id)
  await fill(who, await stockItem(house), 2)
  const chosen = { coupons: [cp_id], points: 30_000 }
  const { totals } = (await who.call(orderPrices.price, { body: chosen })).data
  expect(totals).toMatchObject({ points: 30_000, order_coupon: 1_000 })
  const { od_id, booking_id } = await pay(who, {
    ...{ ...chosen, od_pwd: undefined, od_settle_case: '신용카드', expected_total: totals.total },
  })
  expect(await usablePoints(ctx, mb_id)).toBe(0)
  const sums = await preview(who, booking_id)
  // the coupon is of the goods, which bear as many of the points as they cost; the rest is the class's
  expect(sums).toMatchObject({ percent: 50, way: 'card' })
  expect(sums.worth + 2 * sums.points_back).toBe(59_000)
  expect(sums.points_back).toBeGreaterThan(0)
  await cancel(who, booking_id, 50, { expected_amount: sums.amount })
  expect(await refundsOf(od_id)).toMatchObject([{ amount: sums.amount, state: 'done' }])
  expect(await usablePoints(ctx, mb_id)).toBe(sums.points_back)
  expect(await orderOf(od_id)).toMatchObject({
    ...{ back: sums.amount, kept: sums.worth - sums.amount },
  })
  // the goods go back whole; what the class keeps stays
  await who.call(orders.cancel, { params: { od_id }, body: {} })
  const all = await refundsOf(od_id)
  expect(all.map(({ state }) => state)).toEqual(['done', 'done'])
  const sent = all.reduce((sum, { amount }) => sum + amount, 0)
  expect(sent).toBe(totals.total - (sums.worth - sums.amount))
  const held = await ctx.db.execute<{ back: boolean }>(
    sql`select back_at is not null as back from coupon_use where cp_id = ${cp_id}`,
  )
  expect(held.rows).toEqual([{ back: true }])
})

test('a cash receipt is issued anew for what the studio keeps', async () => {
  const [who, boss] = [await shopper(), await staff()]
  const { session_id } = await newDate(house, nextDays)
  await put(who, session_id)
  const { od_id } = await pay(who, {
    ...{ classes_only: true, expected_total: 59_000 },
    ...{ cash_receipt: 'income', cash_identity: '010-1234-5678' },
  })
  await boss.call(adminOrders.confirmDeposit, {
    params: { od_id },
    body: { amount: 59_000, reason: '통장에서 확인' },
  })
  await follow(od_id)
  const [booking] = await bookingsOf(ctx, od_id)
  const account = { bank: '20', number: '1002123456789', holder: '김민지' }
  await cancel(who, booking?.booking_id ?? '', 50, { account })
  const [refund] = (
    await ctx.db.execute<{ refund_id: string }>(
      sql`select refund_id from payment_refund where od_id = ${od_id}`,
    )
  ).rows
  const refund_id = refund?.refund_id ?? ''
  await boss.call(paymentDesk.sent, { params: { refund_id }, body: { note: '국민 1234에서 보냄' } })
  await follow(refund_id, od_id)
  await settleOpenReceipts(house)
  const receipts = await ctx.db.execute(
    sql`select state, amount from cash_receipt where od_id = ${od_id} order by receipt_id`,
  )
  expect(receipts.rows).toEqual([
    { state: 'cancelled', amount: 59_000 },
    { state: 'issued', amount: 29_500 },
  ])
})
