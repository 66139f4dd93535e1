import { eq, inArray, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { houseCtx } from '#platform/context.ts'
import { coupon } from '#shop/coupon/tables.ts'
import { restOf } from '#shop/order/change-rules.ts'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { orders } from '#shop/order/contract/place.ts'
import { isLive } from '#shop/order/part-rules.ts'
import { listLines } from '#shop/order/store/orders.ts'
import { shopOrder } from '#shop/order/tables.ts'
import { paymentDesk } from '#shop/payment/desk-contract.ts'
import { type Bought, boughtBasket, buyersMoney, takeOut, toAccount } from './bought-basket.ts'
import { testShop } from './database.ts'

const { house } = await testShop()
const ctx = houseCtx(house)

/** What came and what went back, as the books have it. */
async function booksOf({ od_id, mb_id }: Bought) {
  const { rows } = await ctx.db.execute<Record<string, number>>(sql`
    select (select coalesce(sum(amount), 0)::int from payment where od_id = ${od_id} and approved_at is not null) as paid,
      (select coalesce(sum(refunded), 0)::int from payment where od_id = ${od_id}) as refunded,
      (select coalesce(sum(amount), 0)::int from payment_refund where od_id = ${od_id} and state = 'done') as done,
      (select coalesce(sum(amount), 0)::int from payment_refund where od_id = ${od_id} and way = 'credit' and state = 'done') as credit_back,
      (select coalesce(sum(amount), 0)::int from payment_refund where od_id = ${od_id} and way <> 'credit' and state <> 'failed') as money_back,
      (select coalesce(sum(cr_amount), 0)::int from credit where mb_id = ${mb_id}) as balance,
      (select cr_balance from credit where mb_id = ${mb_id} order by cr_id desc limit 1) as balance_said,
      (select coalesce(sum(po_point), 0)::int from point where mb_id = ${mb_id}) as points,
      (select po_mb_point from point where mb_id = ${mb_id} order by po_id desc limit 1) as points_said`)
  const books = rows[0]
  if (!books) throw new Error('no books')
  return books
}

/** Money, points and coupons of an order, wherever they are now. */
async function addsUp(made: Bought) {
  const { od_id, credit, points, coupons } = made
  const [order] = await ctx.db.select().from(shopOrder).where(eq(shopOrder.od_id, od_id))
  const lines = await listLines(ctx, od_id)
  if (!order?.quote.basis) throw new Error('no basis')
  const books = await booksOf(made)
  const { paid = 0, credit_back = 0, money_back = 0 } = books
  const stays = paid - credit_back - money_back
  expect(books.refunded).toBe(books.done)
  expect([order.od_receipt_price, order.od_credit_price]).toEqual([paid, credit])
  expect([credit_back <= credit, money_back <= paid - credit]).toEqual([true, true])
  // the money of others goes back before the balance does
  if (credit_back > 0) expect(money_back).toBe(paid - credit)
  const balance = buyersMoney.credit - credit + credit_back
  expect([books.balance, books.balance_said]).toEqual([balance, balance])
  const rest = restOf(order.quote.basis, order.quote.totals, lines)
  const back = buyersMoney.points - points + rest.points_back
  expect([books.points, books.points_said]).toEqual([back, back])
  const left = order.quote.totals.total - order.od_cancel_price
  if (paid === order.quote.totals.total) expect(stays).toBe(left)
  const free = await freeOf(coupons)
  expect(free).toEqual(rest.coupons_back.filter((cp_id) => coupons.includes(cp_id)).sort())
  // without what is free again the rest costs what was kept for it; only its sending may have become dearer
  const sending = rest.totals.shipping + rest.totals.island
  if (free.length) expect(rest.totals.total - left).toBeLessThanOrEqual(sending)
  return { order, stays, free }
}

async function freeOf(cp_ids: readonly string[]): Promise<string[]> {
  if (!cp_ids.length) return []
  const found = await ctx.db
    .select()
    .from(coupon)
    .where(inArray(coupon.cp_id, [...cp_ids]))
  return found.flatMap(({ cp_id, used_at }) => (used_at ? [] : [cp_id])).sort()
}

async function cancelWhole({ roll, minji, boss, params }: Bought) {
  const account = (await minji.call(orders.show, { params })).data.needs_account ? toAccount : {}
  if (roll(2)) await minji.call(orders.cancel, { params, body: account })
  else await boss.call(adminOrders.cancel, { params, body: { reason: '고객 요청', ...account } })
}

/** The bank has what was promised to it. */
async function sendAll({ boss, od_id }: Bought) {
  const { rows } = await ctx.db.execute<{ refund_id: string }>(
    sql`select refund_id from payment_refund where od_id = ${od_id} and state = 'queued'`,
  )
  for (const { refund_id } of rows)
    await boss.call(paymentDesk.sent, { params: { refund_id }, body: { note: '하나은행' } })
}

test.each([11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22])(
  'basket %i, paid with money, balance, points and coupons: whatever leaves it, what went back and what stays is what was paid',
  async (seed) => {
    const made = await boughtBasket(seed, seed % 5 !== 0)
    await addsUp(made)
    const live = async () => (await listLines(ctx, made.od_id)).filter(isLive)
    for (let step = made.roll(4); step > 0; step--) {
      const lines = await live()
      const line = lines[made.roll(lines.length || 1)]
      if (!line) break
      const by = (['buyer', 'staff', 'sold out'] as const)[made.roll(3)] ?? 'buyer'
      await takeOut(made, by, [{ ct_id: line.ct_id, qty: 1 + made.roll(line.ct_qty) }])
      await addsUp(made)
    }
    if ((await live()).length) await cancelWhole(made)
    await sendAll(made)
    const { order, stays, free } = await addsUp(made)
    expect([stays, free]).toEqual([0, [...made.coupons].sort()])
    expect(order.quote.totals.total - order.od_cancel_price).toBe(0)
    const { paid, refunded } = await booksOf(made)
    expect(refunded).toBe(paid)
  },
  120_000,
)
