import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { after, koreanDay, startOfKoreanDay } from '#kernel/korean-time.ts'
import { houseCtx } from '#platform/context.ts'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { refundPayment } from '#shop/order/service/refund-payment.ts'
import { noteBankRefund } from '#shop/payment/service/refund.ts'
import {
  adminStatistics,
  type Figures,
  type SalesRow,
  salesGroups,
} from '#shop/statistics/admin-contract.ts'
import { keepSomeDays, listFreshDays } from '#shop/statistics/store/kept-sales.ts'
import { testShop } from '#test/database.ts'
import { insist } from '#test/insist.ts'
import { placedOrder } from '#test/ordering.ts'
import { staff } from '#test/shopper.ts'

const { house } = await testShop()
const ctx = houseCtx(house)
// months of their own, with weeks that lie in two of them
const period = { from: '2024-01-29', until: '2024-03-03' }
const days = 35

// a fixed row of chances: a failure can be had again
let seed = 20_241
const chance = (below: number) => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return Math.floor((seed / 2_147_483_648) * below)
}
/** Any minute of the period, midnights of Korea and of Greenwich among them. */
const anyMoment = () => {
  const later = { days: chance(days), hours: [0, 9, 23, chance(24)][chance(4)] ?? 0 }
  return after(startOfKoreanDay(period.from), later).toISOString()
}

/** What a book kept by hand would say. */
const byHand = new Map<string, { paid: number; refunded: number; ordered: number }>()
const note = (at: string, what: 'paid' | 'refunded' | 'ordered', amount: number) => {
  const key = koreanDay(new Date(at))
  const row = byHand.get(key) ?? { paid: 0, refunded: 0, ordered: 0 }
  byHand.set(key, { ...row, [what]: row[what] + amount })
}

async function deposit(od_id: string, amount: number) {
  const boss = await staff()
  await boss.call(adminOrders.confirmDeposit, {
    params: { od_id },
    body: { amount, reason: '통장에서 확인' },
  })
  const at = anyMoment()
  await ctx.db.execute(
    sql`update payment set approved_at = ${at}::timestamptz where pay_id = (select pay_id from payment where od_id = ${od_id} order by created_at desc, pay_id desc limit 1)`,
  )
  note(at, 'paid', amount)
}

async function refund(od_id: string, amount: number) {
  const account = { bank: '20', number: '1002123456789', holder: '김민지' }
  const refund_id = `sales-${od_id}`
  await refundPayment(ctx, od_id, { refund_id, amount, reason: 'x', account })
  const parts = await ctx.db.execute<{ refund_id: string; amount: number }>(
    sql`select refund_id, amount from payment_refund where od_id = ${od_id}`,
  )
  expect(parts.rows.reduce((sum, part) => sum + part.amount, 0)).toBe(amount)
  for (const part of parts.rows) {
    await noteBankRefund(ctx, part.refund_id, 'by hand')
    const at = anyMoment()
    await ctx.db.execute(
      sql`update payment_refund set done_at = ${at}::timestamptz where refund_id = ${part.refund_id}`,
    )
    note(at, 'refunded', part.amount)
  }
}

beforeAll(async () => {
  const boss = await staff()
  for (let at = 0; at < 30; at++) {
    const qty = 1 + chance(6)
    const { od_id, total } = await placedOrder(qty)
    const ordered = anyMoment()
    await ctx.db.execute(
      sql`update shop_order set od_time = ${ordered}::timestamptz where od_id = ${od_id}`,
    )
    note(ordered, 'ordered', qty * 10_000)
    const end = chance(5)
    if (end === 0) continue
    if (end === 1) {
      await boss.call(adminOrders.cancel, { params: { od_id }, body: { reason: 'x' } })
      continue
    }
    const first = end === 2 ? 1 + chance(total - 1) : total
    await deposit(od_id, first)
    if (end === 2 && chance(2)) await deposit(od_id, total - first)
    if (end === 3 || (end === 2 && chance(2))) await refund(od_id, 1 + chance(first))
  }
})

async function report(by: (typeof salesGroups)[number]) {
  const boss = await staff()
  const query = { ...period, by, per_page: 100, sort: 'key' as const, order: 'asc' as const }
  return insist(() => boss.call(adminStatistics.sales, { query }))
}

const sumOf = (rows: readonly Pick<SalesRow, 'krw'>[], name: keyof Figures) =>
  rows.reduce((sum, row) => sum + row.krw[name], 0)
const money = ['paid', 'refunded', 'net', 'shipping'] as const
const goods = ['ordered', 'sold', 'unpaid', 'cancelled'] as const

test('every day says what a book kept by hand says', async () => {
  const { data } = await report('day')
  expect(data).toHaveLength(days)
  for (const { key, krw } of data) {
    const { paid, refunded, ordered } = byHand.get(key) ?? { paid: 0, refunded: 0, ordered: 0 }
    expect({ key, ...krw }).toMatchObject({ key, paid, refunded, ordered, net: paid - refunded })
  }
})

test.each(salesGroups)('grouped by %s the rows add up to the same won', async (by) => {
  const { data, sum, total } = await report(by)
  expect(data.length).toBe(Math.min(total, 100))
  for (const name of goods) expect([name, sumOf(data, name)]).toEqual([name, sum.krw[name]])
  if (by !== 'product' && by !== 'category')
    for (const name of money) expect([name, sumOf(data, name)]).toEqual([name, sum.krw[name]])
  expect(sum.krw.ordered).toBe(sum.krw.sold + sum.krw.unpaid + sum.krw.cancelled)
  expect(sum.krw.net).toBe(sum.krw.paid - sum.krw.refunded)
})

test('what came and went is what the orders themselves hold', async () => {
  const { sum } = await report('month')
  const found = await ctx.db.execute<{ received: number; refunded: number }>(sql`
    select sum(od_receipt_price)::int as received,
      (select sum(p.refunded)::int from payment p join shop_order o on o.od_id = p.od_id where o.od_time >= '2024-01-28T15:00:00Z' and o.od_time < '2024-03-03T15:00:00Z') as refunded
    from shop_order where od_time >= '2024-01-28T15:00:00Z' and od_time < '2024-03-03T15:00:00Z'`)
  expect(found.rows).toEqual([{ received: sum.krw.paid, refunded: sum.krw.refunded }])
})

test('a deposit in two parts counts each on its day, and is refunded from both', async () => {
  const { od_id, total } = await placedOrder(3)
  await deposit(od_id, 5_000)
  await deposit(od_id, total - 5_000)
  await refund(od_id, total)
  const parts = await ctx.db.execute(
    sql`select amount, refunded, status from payment where od_id = ${od_id} order by amount`,
  )
  expect(parts.rows).toEqual([
    { amount: 5_000, refunded: 5_000, status: 'refunded' },
    { amount: total - 5_000, refunded: total - 5_000, status: 'refunded' },
  ])
})

/** Days that are not kept; those before the first order never are. */
const freshDays = async () => {
  const ordered = [...byHand].filter(([, { ordered }]) => ordered).map(([day]) => day)
  const first = ordered.toSorted()[0] ?? ''
  return (await listFreshDays(ctx, period)).filter((day) => day >= first)
}

/** Everything that is said of the period, by whatever it is grouped. */
const told = async () => {
  const said: unknown[] = []
  for (const by of salesGroups) {
    const { data, sum, series, total, most } = await report(by)
    said.push({ by, data, sum, series, total, most })
  }
  return said
}
const keepAll = async () => {
  while ((await keepSomeDays(ctx, period)) > 0);
}
const asRead = async () => {
  await ctx.db.execute(
    sql`delete from sales_kept where day between ${period.from}::date and ${period.until}::date`,
  )
  return told()
}

test('kept days say what their orders say', async () => {
  const read = await asRead()
  expect(await keepSomeDays(ctx, period)).toBe(7)
  expect(await told()).toEqual(read)
  await keepAll()
  expect(await freshDays()).toEqual([])
  expect(await told()).toEqual(read)
})

test('a past day that changes is told as it is at once, and kept anew', async () => {
  await keepAll()
  const boss = await staff()
  const open = await ctx.db.execute<{ od_id: string; day: string; it_id: string }>(sql`
    select o.od_id, to_char(od_time at time zone 'Asia/Seoul', 'YYYY-MM-DD') as day, l.it_id from shop_order o join order_line l using (od_id)
    where od_status = '주문' and od_time >= '2024-01-28T15:00:00Z' and od_time < '2024-03-03T15:00:00Z'`)
  const [cancelled, moved] = open.rows
  if (!cancelled || !moved) throw new Error('the book has unpaid orders')
  const before = (await report('day')).sum.krw
  await boss.call(adminOrders.cancel, {
    params: { od_id: cancelled.od_id },
    body: { reason: 'x' },
  })
  expect(await freshDays()).toContain(cancelled.day)
  const { cancelled: sum } = (await report('day')).sum.krw
  expect(sum).toBeGreaterThan(before.cancelled)
  // an article that moves to another shelf takes its past along
  await ctx.db.execute(
    sql`insert into category (ca_id, name, name_en) values (9041, '다른 선반', 'Another shelf')`,
  )
  await ctx.db.execute(sql`update item set ca_id = 9041 where it_id = ${moved.it_id}`)
  expect(await freshDays()).toContain(moved.day)
  const mixed = await told()
  expect((await report('category')).data.map(({ name_en }) => name_en)).toContain('Another shelf')
  await keepAll()
  expect(await told()).toEqual(mixed)
  expect(await asRead()).toEqual(mixed)
  await ctx.db.execute(sql`update item set ca_id = 2 where ca_id = 9041`)
  await ctx.db.execute(sql`delete from category where ca_id = 9041`)
})

test('money that comes, goes back or is corrected notes its day', async () => {
  const { od_id, total } = await placedOrder(2)
  await deposit(od_id, total)
  await keepAll()
  await ctx.db.execute(
    sql`update payment set approved_at = '2024-02-10T03:00:00Z' where od_id = ${od_id}`,
  )
  expect(await freshDays()).toContain('2024-02-10')
  await keepAll()
  await refundPayment(ctx, od_id, {
    refund_id: `kept-${od_id}`,
    amount: total,
    reason: 'x',
    account: { bank: '20', number: '1002123456789', holder: '김민지' },
  })
  expect(await freshDays()).toContain('2024-02-10')
  const mixed = await told()
  await keepAll()
  expect(await told()).toEqual(mixed)
})

test('orders of today note nothing', async () => {
  const count = () => ctx.db.execute(sql`select max(ch_id) from sales_change`)
  const before = (await count()).rows
  await placedOrder(1)
  expect((await count()).rows).toEqual(before)
})
