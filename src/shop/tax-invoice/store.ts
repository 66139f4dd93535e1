import {
  and,
  count,
  desc,
  eq,
  gte,
  ilike,
  inArray,
  isNotNull,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { startOfKoreanDay } from '#kernel/korean-time.ts'
import { rowsBefore } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { containing } from '#platform/like.ts'
import { shopOrder } from '#shop/order/tables.ts'
import type { TaxState } from './contract.ts'
import { taxInvoice } from './tables.ts'

export type TaxInvoiceRow = typeof taxInvoice.$inferSelect
type OrderRow = typeof shopOrder.$inferSelect
type New = Omit<typeof taxInvoice.$inferInsert, 'tax_id'>

/** Null when another one counts for this order already. */
export async function insertTax(ctx: Ctx, asked: New): Promise<TaxInvoiceRow | null> {
  const [row] = await ctx.db.insert(taxInvoice).values(asked).onConflictDoNothing().returning()
  return row ?? null
}

/** Only from one of the states it is believed to be in; null when somebody was quicker. */
export async function changeTax(
  ctx: Ctx,
  tax_id: number,
  from: readonly TaxState[],
  change: Partial<New>,
): Promise<TaxInvoiceRow | null> {
  const [row] = await ctx.db
    .update(taxInvoice)
    .set(change)
    .where(and(eq(taxInvoice.tax_id, tax_id), inArray(taxInvoice.state, [...from])))
    .returning()
  return row ?? null
}

/** The one that counts, else the newest refusal. */
export async function findTaxOf(ctx: Ctx, od_id: string): Promise<TaxInvoiceRow | null> {
  const [row] = await ctx.db
    .select()
    .from(taxInvoice)
    .where(eq(taxInvoice.od_id, od_id))
    .orderBy(sql`${taxInvoice.state} = 'refused'`, desc(taxInvoice.tax_id))
    .limit(1)
  return row ?? null
}

/** What a member typed for an order before. */
export async function findLastOf(ctx: Ctx, mb_id: string): Promise<TaxInvoiceRow | null> {
  const [row] = await ctx.db
    .select({ tax: taxInvoice })
    .from(taxInvoice)
    .innerJoin(shopOrder, eq(shopOrder.od_id, taxInvoice.od_id))
    .where(eq(shopOrder.mb_id, mb_id))
    .orderBy(desc(taxInvoice.tax_id))
    .limit(1)
  return row?.tax ?? null
}

export type TaxAsk = {
  page: number
  per_page: number
  sort: 'asked_at' | 'done_at' | 'supply'
  order: 'asc' | 'desc'
  keyword?: string
  state?: TaxState
  from?: string
  to?: string
}
export type ListedTax = { tax: TaxInvoiceRow; order: OrderRow }

function where({ keyword, from, to }: Pick<TaxAsk, 'keyword' | 'from' | 'to'>): SQL | undefined {
  const digits = keyword?.replace(/[\s-]/g, '')
  return and(
    keyword
      ? or(
          ilike(taxInvoice.od_id, containing(keyword)),
          ilike(taxInvoice.company, containing(keyword)),
          ilike(shopOrder.od_name, containing(keyword)),
          digits ? ilike(taxInvoice.business_number, containing(digits)) : undefined,
        )
      : undefined,
    from ? gte(taxInvoice.asked_at, startOfKoreanDay(from)) : undefined,
    to ? lt(taxInvoice.asked_at, startOfKoreanDay(to, 1)) : undefined,
  )
}

export async function listTax(ctx: Ctx, ask: TaxAsk): Promise<ListedTax[]> {
  const column = taxInvoice[ask.sort]
  return ctx.db
    .select({ tax: taxInvoice, order: shopOrder })
    .from(taxInvoice)
    .innerJoin(shopOrder, eq(shopOrder.od_id, taxInvoice.od_id))
    .where(and(where(ask), ask.state ? eq(taxInvoice.state, ask.state) : undefined))
    .orderBy(
      ask.order === 'asc' ? sql`${column} asc nulls last` : sql`${column} desc nulls last`,
      desc(taxInvoice.tax_id),
    )
    .limit(ask.per_page)
    .offset(rowsBefore(ask))
}

export function countTax(ctx: Ctx, ask: TaxAsk): Promise<{ state: string; count: number }[]> {
  return ctx.db
    .select({ state: taxInvoice.state, count: count() })
    .from(taxInvoice)
    .innerJoin(shopOrder, eq(shopOrder.od_id, taxInvoice.od_id))
    .where(where(ask))
    .groupBy(taxInvoice.state)
}

/** Requests whose money is there, oldest first: what is to be issued. */
export async function listDue(
  ctx: Ctx,
  ask: Pick<TaxAsk, 'from' | 'to'>,
  most: number,
): Promise<ListedTax[]> {
  return ctx.db
    .select({ tax: taxInvoice, order: shopOrder })
    .from(taxInvoice)
    .innerJoin(shopOrder, eq(shopOrder.od_id, taxInvoice.od_id))
    .where(
      and(
        where(ask),
        eq(taxInvoice.state, 'requested'),
        inArray(shopOrder.od_status, ['입금', '준비', '배송', '완료']),
        isNotNull(shopOrder.od_receipt_time),
      ),
    )
    .orderBy(taxInvoice.asked_at, taxInvoice.tax_id)
    .limit(most)
}

/** The invoice with its order, and nobody else moves them until the transaction ends. */
export async function lockTax(ctx: Ctx, tax_id: number): Promise<ListedTax | null> {
  const [row] = await ctx.db
    .select({ tax: taxInvoice, order: shopOrder })
    .from(taxInvoice)
    .innerJoin(shopOrder, eq(shopOrder.od_id, taxInvoice.od_id))
    .where(eq(taxInvoice.tax_id, tax_id))
    .for('update')
  return row ?? null
}
