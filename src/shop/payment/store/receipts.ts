import { and, asc, count, desc, eq, gte, ilike, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import { startOfKoreanDay } from '#kernel/korean-time.ts'
import { rowsBefore } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { containing } from '#platform/like.ts'
import { shopOrder } from '#shop/order/tables.ts'
import type { ReceiptKind, ReceiptState } from '#shop/payment/receipt-contract.ts'
import { cashReceipt } from '#shop/payment/tables.ts'
import { personalPayment } from '#shop/personal-payment/tables.ts'

export type ReceiptRow = Omit<typeof cashReceipt.$inferSelect, 'kind' | 'state'> & {
  kind: ReceiptKind
  state: ReceiptState
}
export type NewReceipt = typeof cashReceipt.$inferInsert
type Change = Partial<Omit<NewReceipt, 'receipt_id' | 'od_id'>>

const asRow = (row: typeof cashReceipt.$inferSelect | undefined) =>
  // the shop writes only its own words into these columns
  (row as ReceiptRow | undefined) ?? null
const over: ReceiptState[] = ['cancelling', 'cancelled']

/** Null when another one counts for this order already. */
export async function insertReceipt(ctx: Ctx, row: NewReceipt): Promise<ReceiptRow | null> {
  const [made] = await ctx.db.insert(cashReceipt).values(row).onConflictDoNothing().returning()
  return asRow(made)
}

/** The one that counts, and nobody else changes it until the transaction ends. */
export async function lockLive(ctx: Ctx, od_id: string): Promise<ReceiptRow | null> {
  const [row] = await ctx.db
    .select()
    .from(cashReceipt)
    .where(and(eq(cashReceipt.od_id, od_id), sql`${cashReceipt.state} not in ${over}`))
    .for('update')
  return asRow(row)
}

/** The one that counts, else the newest that does no more. */
export async function findShown(ctx: Ctx, od_id: string): Promise<ReceiptRow | null> {
  const [row] = await ctx.db
    .select()
    .from(cashReceipt)
    .where(eq(cashReceipt.od_id, od_id))
    .orderBy(sql`${cashReceipt.state} in ${over}`, desc(cashReceipt.receipt_id))
    .limit(1)
  return asRow(row)
}

export async function findReceipt(ctx: Ctx, receipt_id: number): Promise<ReceiptRow | null> {
  const [row] = await ctx.db
    .select()
    .from(cashReceipt)
    .where(eq(cashReceipt.receipt_id, receipt_id))
  return asRow(row)
}

/** Changes a receipt only from one of the states it is believed to be in; null when somebody was quicker. */
export async function changeReceipt(
  ctx: Ctx,
  receipt_id: number,
  from: readonly ReceiptState[],
  change: Change,
): Promise<ReceiptRow | null> {
  const [row] = await ctx.db
    .update(cashReceipt)
    .set(change)
    .where(and(eq(cashReceipt.receipt_id, receipt_id), inArray(cashReceipt.state, [...from])))
    .returning()
  return asRow(row)
}

// after each try the next waits twice as long, six hours at most
const rested = (now: Date): SQL =>
  sql`(${cashReceipt.tried_at} is null or ${cashReceipt.tried_at} < ${now.toISOString()}::timestamptz - least(power(2, least(${cashReceipt.tries}, 20)), 360) * interval '1 minute')`
// the one that is to go goes first
const turn = sql`(${cashReceipt.state} = 'cancelling' or not exists (select 1 from cash_receipt other where other.od_id = ${cashReceipt.od_id} and other.state = 'cancelling'))`
const open: ReceiptState[] = ['cancelling', 'due', 'unknown']

export async function listOpenOf(ctx: Ctx, od_id: string): Promise<ReceiptRow[]> {
  const rows = await ctx.db
    .select()
    .from(cashReceipt)
    .where(and(eq(cashReceipt.od_id, od_id), inArray(cashReceipt.state, open)))
    .orderBy(asc(cashReceipt.receipt_id))
  return rows as ReceiptRow[] // as above
}

/** One process at a time asks the provider; null for the others, and while it rests. */
export async function claimReceipt(
  ctx: Ctx,
  receipt_id: number,
  atOnce: boolean,
): Promise<ReceiptRow | null> {
  const [row] = await ctx.db
    .update(cashReceipt)
    .set({ tried_at: ctx.now, tries: sql`${cashReceipt.tries} + 1` })
    .where(
      and(
        eq(cashReceipt.receipt_id, receipt_id),
        inArray(cashReceipt.state, open),
        turn,
        atOnce ? undefined : rested(ctx.now),
      ),
    )
    .returning()
  return asRow(row)
}

/** Orders with a receipt that is to be sent or taken back. */
export async function listOpenOrders(ctx: Ctx, most: number): Promise<string[]> {
  const rows = await ctx.db
    .selectDistinct({ od_id: cashReceipt.od_id })
    .from(cashReceipt)
    .where(and(inArray(cashReceipt.state, open), turn, rested(ctx.now)))
    .limit(most)
  return rows.map(({ od_id }) => od_id)
}

/** Numbers that no refund will need any more, and wishes of orders that never came about. */
export async function forgetNumbers(ctx: Ctx, before: Date) {
  await ctx.db
    .update(cashReceipt)
    .set({ identity_sealed: null })
    .where(
      and(
        lt(cashReceipt.asked_at, before),
        sql`${cashReceipt.identity_sealed} is not null`,
        inArray(cashReceipt.state, ['issued', 'cancelled']),
      ),
    )
  await ctx.db
    .delete(cashReceipt)
    .where(and(lt(cashReceipt.asked_at, before), eq(cashReceipt.state, 'asked')))
}

export type ReceiptAsk = {
  page: number
  per_page: number
  sort: 'asked_at' | 'issued_at' | 'amount'
  order: 'asc' | 'desc'
  keyword?: string
  state?: ReceiptState
  from?: string
  to?: string
}

// one without either has not come about
const hasSale = sql`(${shopOrder.od_id} is not null or ${personalPayment.pp_id} is not null)`
const nameOf = sql<string>`coalesce(${shopOrder.od_name}, ${personalPayment.name}, '')`

function where({ keyword, from, to }: ReceiptAsk): SQL | undefined {
  return and(
    hasSale,
    keyword
      ? or(
          ilike(cashReceipt.od_id, containing(keyword)),
          ilike(nameOf, containing(keyword)),
          eq(cashReceipt.approval_no, keyword),
        )
      : undefined,
    from ? gte(cashReceipt.asked_at, startOfKoreanDay(from)) : undefined,
    to ? lt(cashReceipt.asked_at, startOfKoreanDay(to, 1)) : undefined,
  )
}

export type ListedReceipt = ReceiptRow & { od_name: string }

/** Wishes whose order has not come about are not in the list. */
export async function listReceipts(ctx: Ctx, ask: ReceiptAsk): Promise<ListedReceipt[]> {
  const column = cashReceipt[ask.sort]
  const rows = await ctx.db
    .select({ receipt: cashReceipt, od_name: nameOf })
    .from(cashReceipt)
    .leftJoin(shopOrder, eq(shopOrder.od_id, cashReceipt.od_id))
    .leftJoin(personalPayment, eq(personalPayment.pp_id, cashReceipt.od_id))
    .where(and(where(ask), ask.state ? eq(cashReceipt.state, ask.state) : undefined))
    .orderBy(
      ask.order === 'asc' ? asc(column) : sql`${column} desc nulls last`,
      desc(cashReceipt.receipt_id),
    )
    .limit(ask.per_page)
    .offset(rowsBefore(ask))
  return rows.map(({ receipt, od_name }) => ({ ...receipt, od_name }) as ListedReceipt) // as above
}

export function countReceipts(
  ctx: Ctx,
  ask: ReceiptAsk,
): Promise<{ state: string; count: number }[]> {
  return ctx.db
    .select({ state: cashReceipt.state, count: count() })
    .from(cashReceipt)
    .leftJoin(shopOrder, eq(shopOrder.od_id, cashReceipt.od_id))
    .leftJoin(personalPayment, eq(personalPayment.pp_id, cashReceipt.od_id))
    .where(where(ask))
    .groupBy(cashReceipt.state)
}
