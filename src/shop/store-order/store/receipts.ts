import {
  and,
  asc,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { rowsBefore } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { containing } from '#platform/like.ts'
import type { LinkWay } from '#shop/store-order/rules.ts'
import { storeOrder, storeOrderLine } from '#shop/store-order/tables.ts'

export type ReceiptRow = Omit<typeof storeOrder.$inferSelect, 'linked_by'> & {
  linked_by: LinkWay | null
}
export type ReceiptLine = typeof storeOrderLine.$inferSelect
export type NewReceipt = Pick<
  ReceiptRow,
  | 'so_receipt'
  | 'so_store'
  | 'so_store_en'
  | 'so_day'
  | 'so_hp'
  | 'so_discount'
  | 'so_total'
  | 'entered_by'
>
export type NewReceiptLine = Omit<typeof storeOrderLine.$inferInsert, 'sl_id' | 'so_id'>

/** The new number; null when the receipt was entered before. */
export async function insertReceipt(
  ctx: Ctx,
  receipt: NewReceipt,
  lines: readonly NewReceiptLine[],
): Promise<number | null> {
  const [made] = await ctx.db
    .insert(storeOrder)
    .values({ ...receipt, created_at: ctx.now })
    .onConflictDoNothing()
    .returning({ so_id: storeOrder.so_id })
  if (!made) return null
  await ctx.db.insert(storeOrderLine).values(lines.map((line) => ({ ...line, so_id: made.so_id })))
  return made.so_id
}

export async function findReceipt(ctx: Ctx, so_id: number): Promise<ReceiptRow | null> {
  const [row] = await ctx.db.select().from(storeOrder).where(eq(storeOrder.so_id, so_id))
  return (row as ReceiptRow | undefined) ?? null // only the shop's own ways are written
}

export async function findByNumber(ctx: Ctx, so_receipt: string): Promise<ReceiptRow | null> {
  const [row] = await ctx.db
    .select()
    .from(storeOrder)
    .where(and(eq(storeOrder.so_receipt, so_receipt), isNull(storeOrder.cancelled_at)))
  return (row as ReceiptRow | undefined) ?? null // as above
}

export function listReceiptLines(ctx: Ctx, so_ids: readonly number[]): Promise<ReceiptLine[]> {
  if (so_ids.length === 0) return Promise.resolve([])
  return ctx.db
    .select()
    .from(storeOrderLine)
    .where(inArray(storeOrderLine.so_id, so_ids))
    .orderBy(asc(storeOrderLine.sl_id))
}

/** It becomes a member's once; false when somebody was quicker. */
export async function giveReceipt(
  ctx: Ctx,
  so_id: number,
  to: { mb_id: string; so_point: number; linked_by: LinkWay },
): Promise<boolean> {
  const given = await ctx.db
    .update(storeOrder)
    .set({ ...to, linked_at: ctx.now })
    .where(
      and(eq(storeOrder.so_id, so_id), isNull(storeOrder.mb_id), isNull(storeOrder.cancelled_at)),
    )
    .returning({ so_id: storeOrder.so_id })
  return given.length > 0
}

export async function cancelReceiptRow(
  ctx: Ctx,
  so_id: number,
  cancel_reason: string,
): Promise<ReceiptRow | null> {
  const [row] = await ctx.db
    .update(storeOrder)
    .set({ cancelled_at: ctx.now, cancel_reason })
    .where(and(eq(storeOrder.so_id, so_id), isNull(storeOrder.cancelled_at)))
    .returning()
  return (row as ReceiptRow | undefined) ?? null // as above
}

type MyAsk = { page: number; per_page: number; sort: 'so_day' | 'so_total'; order: 'asc' | 'desc' }

export async function listReceiptsOf(
  ctx: Ctx,
  mb_id: string,
  ask: MyAsk,
): Promise<{ rows: ReceiptRow[]; total: number }> {
  const mine = and(eq(storeOrder.mb_id, mb_id), isNull(storeOrder.cancelled_at))
  return pageOfReceipts(ctx, mine, ask)
}

export type StaffAsk = {
  page: number
  per_page: number
  sort: 'so_day' | 'so_total' | 'created_at'
  order: 'asc' | 'desc'
  keyword?: string
  so_store?: string
  from?: string
  to?: string
  state?: 'linked' | 'unlinked' | 'cancelled'
}

const states: Record<NonNullable<StaffAsk['state']>, SQL | undefined> = {
  linked: and(isNull(storeOrder.cancelled_at), isNotNull(storeOrder.mb_id)),
  unlinked: and(isNull(storeOrder.cancelled_at), isNull(storeOrder.mb_id)),
  cancelled: isNotNull(storeOrder.cancelled_at),
}

function askedBy({ keyword, so_store, from, to }: StaffAsk): SQL | undefined {
  // the digits within a receipt's number are no telephone
  const digits = /\p{L}/u.test(keyword ?? '') ? '' : (keyword?.replace(/\D/g, '') ?? '')
  return and(
    keyword
      ? or(
          sql`${storeOrder.so_receipt} ilike ${containing(keyword.replace(/[\s-]/g, ''))}`,
          sql`${storeOrder.mb_id} ilike ${containing(keyword)}`,
          digits.length >= 4 ? sql`${storeOrder.so_hp} like ${containing(digits)}` : undefined,
        )
      : undefined,
    so_store ? eq(storeOrder.so_store, so_store) : undefined,
    from ? gte(storeOrder.so_day, from) : undefined,
    to ? lte(storeOrder.so_day, to) : undefined,
  )
}

export function listReceiptsForDesk(
  ctx: Ctx,
  ask: StaffAsk,
): Promise<{ rows: ReceiptRow[]; total: number }> {
  return pageOfReceipts(ctx, and(askedBy(ask), ask.state ? states[ask.state] : undefined), ask)
}

/** How many of those asked for stand in each state. */
export async function countReceipts(ctx: Ctx, ask: StaffAsk): Promise<Record<string, number>> {
  const number = (of: SQL | undefined) => sql<number>`(count(*) filter (where ${of}))::int`
  const [row] = await ctx.db
    .select({
      all: sql<number>`count(*)::int`,
      linked: number(states.linked),
      unlinked: number(states.unlinked),
      cancelled: number(states.cancelled),
    })
    .from(storeOrder)
    .where(askedBy(ask))
  return row ?? {}
}

async function pageOfReceipts(
  ctx: Ctx,
  where: SQL | undefined,
  ask: Pick<StaffAsk, 'page' | 'per_page' | 'sort' | 'order'>,
) {
  const way = ask.order === 'asc' ? asc : desc
  const rows = await ctx.db
    .select()
    .from(storeOrder)
    .where(where)
    .orderBy(way(storeOrder[ask.sort]), way(storeOrder.so_id))
    .limit(ask.per_page)
    .offset(rowsBefore(ask))
  const [counted] = await ctx.db
    .select({ total: sql<number>`count(*)::int` })
    .from(storeOrder)
    .where(where)
  return { rows: rows as ReceiptRow[], total: counted?.total ?? 0 } // as above
}

/** Numbers that stand for a purchase already. */
export async function listTaken(ctx: Ctx, receipts: readonly string[]): Promise<Set<string>> {
  if (receipts.length === 0) return new Set()
  const rows = await ctx.db
    .select({ so_receipt: storeOrder.so_receipt })
    .from(storeOrder)
    .where(and(inArray(storeOrder.so_receipt, receipts), isNull(storeOrder.cancelled_at)))
  return new Set(rows.map((row) => row.so_receipt))
}

/** Phones of purchases that can no longer become anybody's. */
export async function forgetPhones(ctx: Ctx, before: string) {
  await ctx.db
    .update(storeOrder)
    .set({ so_hp: '' })
    .where(and(sql`${storeOrder.so_hp} <> ''`, lt(storeOrder.so_day, before)))
}
