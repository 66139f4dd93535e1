import { and, asc, count, desc, eq, gte, ilike, lt, or, type SQL, sql } from 'drizzle-orm'
import { startOfKoreanDay } from '#kernel/korean-time.ts'
import { rowsBefore } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { containing, isShortWord, newestForShort } from '#platform/like.ts'
import {
  type PayStatus,
  type ProviderName,
  providerNames,
  type RefundState,
} from '#shop/payment/contract.ts'
import { payment, paymentRefund, paymentReport } from '#shop/payment/tables.ts'
import type { PaymentRow } from './payments.ts'
import type { RefundRow } from './refunds.ts'

type Page = { page: number; per_page: number; order: 'asc' | 'desc' }
export type PaymentAsk = Page & {
  sort: 'created_at' | 'approved_at' | 'amount'
  keyword?: string
  status?: PayStatus
  provider?: ProviderName
  from?: string
  to?: string
}
export type RefundAsk = Page & {
  sort: 'due_at' | 'created_at' | 'amount'
  keyword?: string
  state?: RefundState
  from?: string
  to?: string
}

// the very expression of the index payment_find
const findable = sql.raw(`(pay_id || ' ' || coalesce(customer ->> 'name', ''))`)

/**
 * By its number or who paid, or by the provider's own key. One condition of the row: what few bear is found through both indexes, and of
 * what many bear a page is read in the order asked for. Short words, which the index does not know, among the newest of the period.
 */
function isFoundBy(keyword: string, period: SQL): SQL {
  const own = sql`(provider in ${[...providerNames]} and provider_key = ${keyword})`
  const told = sql`${findable} ilike ${containing(keyword)}`
  if (!isShortWord(keyword)) return sql`(${told} or ${own})`
  return sql`${payment.pay_id} in (
    select pay_id from (select pay_id, customer from payment where ${period} order by created_at desc nulls last limit ${newestForShort}) newest where ${told}
    union all select pay_id from payment where ${own})`
}

function periodOf(
  { from, to }: Pick<PaymentAsk, 'from' | 'to'>,
  { created_at }: typeof payment | typeof paymentRefund = payment,
): SQL {
  const days = and(
    from ? gte(created_at, startOfKoreanDay(from)) : undefined,
    to ? lt(created_at, startOfKoreanDay(to, 1)) : undefined,
  )
  return days ?? sql`true`
}

function paymentsWhere({ keyword, provider, ...ask }: PaymentAsk): SQL | undefined {
  const period = periodOf(ask)
  return and(
    keyword ? isFoundBy(keyword, period) : undefined,
    provider ? eq(payment.provider, provider) : undefined,
    period,
  )
}

/** The word is looked for in the newest payments of the period alone. */
export async function isBounded(ctx: Ctx, ask: PaymentAsk): Promise<boolean> {
  if (!ask.keyword || !isShortWord(ask.keyword)) return false
  const beyond = await ctx.db
    .select({ pay_id: payment.pay_id })
    .from(payment)
    .where(periodOf(ask))
    .offset(newestForShort)
    .limit(1)
  return beyond.length > 0
}

export async function listPayments(ctx: Ctx, ask: PaymentAsk): Promise<PaymentRow[]> {
  const rows = await ctx.db
    .select()
    .from(payment)
    .where(withStatus(ask))
    .orderBy(...orderOf(ask))
    .limit(ask.per_page)
    .offset(rowsBefore(ask))
  return rows as PaymentRow[] // the shop writes only its own words into these columns
}

const withStatus = (ask: PaymentAsk) =>
  and(paymentsWhere(ask), ask.status ? eq(payment.status, ask.status) : undefined)

// the very orders of the indexes, which are read either way: a page of 20 rows instead of all
function orderOf({ sort, order }: PaymentAsk): SQL[] {
  const column = payment[sort]
  if (order === 'desc')
    return [sql`${column} desc nulls last`, sql`${payment.pay_id} desc nulls last`]
  return [
    // what was never approved stays behind what was
    sort === 'approved_at' ? asc(column) : sql`${column} asc nulls first`,
    sql`${payment.pay_id} asc nulls first`,
  ]
}

/** How many stand in each state, among the newest `most` where there are more. */
export function countPayments(
  ctx: Ctx,
  ask: PaymentAsk,
  most: number | null,
): Promise<{ status: string; count: number }[]> {
  const counted = { status: payment.status, count: count() }
  if (most === null)
    return ctx.db.select(counted).from(payment).where(paymentsWhere(ask)).groupBy(payment.status)
  const newest = newestOf(ctx, paymentsWhere(ask), most)
  return ctx.db
    .select({ status: newest.status, count: count() })
    .from(newest)
    .groupBy(newest.status)
}

/** How many there are of what is asked for, up to `most`. */
export async function countUpTo(ctx: Ctx, ask: PaymentAsk, most: number): Promise<number> {
  const [found] = await ctx.db.select({ count: count() }).from(newestOf(ctx, withStatus(ask), most))
  return found?.count ?? 0
}

function newestOf(ctx: Ctx, where: SQL | undefined, most: number) {
  return ctx.db
    .select({ status: payment.status })
    .from(payment)
    .where(where)
    .orderBy(sql`${payment.created_at} desc nulls last`)
    .limit(most)
    .as('newest')
}

export type RefundWithBuyer = RefundRow & Pick<PaymentRow, 'currency' | 'customer'>

function refundsWhere({ keyword, ...ask }: RefundAsk): SQL | undefined {
  const told = keyword
    ? or(
        ilike(paymentRefund.od_id, containing(keyword)),
        ilike(paymentRefund.holder, containing(keyword)),
        ilike(sql`${payment.customer}->>'name'`, containing(keyword)),
      )
    : undefined
  return and(told, periodOf(ask, paymentRefund))
}

export async function listRefunds(ctx: Ctx, ask: RefundAsk): Promise<RefundWithBuyer[]> {
  const column = paymentRefund[ask.sort]
  const rows = await ctx.db
    .select({ refund: paymentRefund, currency: payment.currency, customer: payment.customer })
    .from(paymentRefund)
    .innerJoin(payment, eq(payment.pay_id, paymentRefund.pay_id))
    .where(and(refundsWhere(ask), ask.state ? eq(paymentRefund.state, ask.state) : undefined))
    .orderBy(ask.order === 'asc' ? asc(column) : desc(column), desc(paymentRefund.refund_id))
    .limit(ask.per_page)
    .offset(rowsBefore(ask))
  return rows.map(
    // as above
    ({ refund, currency, customer }) => ({ ...refund, currency, customer }) as RefundWithBuyer,
  )
}

export function countRefunds(
  ctx: Ctx,
  ask: RefundAsk,
): Promise<{ state: string; count: number; late: number }[]> {
  return ctx.db
    .select({
      state: paymentRefund.state,
      count: count(),
      late: sql<number>`count(*) filter (where ${paymentRefund.state} in ('queued', 'failed', 'unknown') and ${paymentRefund.due_at} < now())::int`,
    })
    .from(paymentRefund)
    .innerJoin(payment, eq(payment.pay_id, paymentRefund.pay_id))
    .where(refundsWhere(ask))
    .groupBy(paymentRefund.state)
}

/** Payments that were approved or refunded on a Korean day. */
export async function listOfDay(ctx: Ctx, day: string): Promise<PaymentRow[]> {
  const [from, to] = [startOfKoreanDay(day), startOfKoreanDay(day, 1)]
  const refundedThen = sql`exists (select 1 from payment_refund r where r.pay_id = ${payment.pay_id} and r.done_at >= ${from.toISOString()}::timestamptz and r.done_at < ${to.toISOString()}::timestamptz)`
  const rows = await ctx.db
    .select()
    .from(payment)
    .where(or(and(gte(payment.approved_at, from), lt(payment.approved_at, to)), refundedThen))
    .orderBy(asc(payment.created_at))
    .limit(5_000)
  return rows as PaymentRow[] // as above
}

export async function keepReport(ctx: Ctx, row: typeof paymentReport.$inferInsert) {
  await ctx.db
    .insert(paymentReport)
    .values(row)
    .onConflictDoUpdate({ target: paymentReport.day, set: row })
}

export async function listReports(ctx: Ctx, ask: Page) {
  const rows = await ctx.db
    .select()
    .from(paymentReport)
    .orderBy(ask.order === 'asc' ? asc(paymentReport.day) : desc(paymentReport.day))
    .limit(ask.per_page)
    .offset(rowsBefore(ask))
  const [total] = await ctx.db.select({ count: count() }).from(paymentReport)
  return { rows, total: total?.count ?? 0 }
}

/** Whether an order or a personal payment stands under this number. */
export async function isSale(ctx: Ctx, od_id: string): Promise<boolean> {
  const found = await ctx.db.execute<{ known: boolean }>(sql`
    select exists (select 1 from shop_order where od_id = ${od_id}) or exists (select 1 from personal_payment where pp_id = ${od_id}) as known`)
  return found.rows[0]?.known ?? false
}
