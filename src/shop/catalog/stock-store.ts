import { and, asc, count, desc, eq, gte, lte, sql } from 'drizzle-orm'
import { rowsBefore } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { member } from '#shop/member/tables.ts'
import { mostStock } from './admin-contract.ts'
import type { ArrivalForm, StockReason } from './stock-contract.ts'
import { itemOption, stockArrival, stockMove } from './tables.ts'

/** Changes stock by a difference and writes it down; null when less than what is promised would be left, or more than can be counted. */
export async function addStock(ctx: Ctx, io_no: number, change: number, reason: StockReason) {
  const after = sql`${itemOption.io_stock_qty} + ${change}`
  const [row] = await ctx.db
    .update(itemOption)
    .set({ io_stock_qty: after })
    .where(
      and(
        eq(itemOption.io_no, io_no),
        gte(after, itemOption.io_reserved_qty),
        lte(after, mostStock),
      ),
    )
    .returning({
      it_id: itemOption.it_id,
      io_no: itemOption.io_no,
      io_stock_qty: itemOption.io_stock_qty,
      io_reserved_qty: itemOption.io_reserved_qty,
    })
  if (!row) return null
  await noteMove(ctx, { io_no, change, on_hand: row.io_stock_qty, reason })
  return row
}

/** Call it in the transaction that changes what is on hand. */
export async function noteMove(
  ctx: Ctx,
  move: { io_no: number; change: number; on_hand: number; reason: StockReason },
) {
  await ctx.db.insert(stockMove).values({ ...move, done_by: ctx.visitor.mb_id, moved_at: ctx.now })
}

type MovesAsk = { page: number; per_page: number; reason?: StockReason }

export async function listMoves(ctx: Ctx, it_id: string, ask: MovesAsk) {
  const where = and(
    eq(itemOption.it_id, it_id),
    ask.reason ? eq(stockMove.reason, ask.reason) : undefined,
  )
  const rows = await ctx.db
    .select({
      sm_id: stockMove.sm_id,
      io_no: stockMove.io_no,
      io_id: itemOption.io_id,
      io_id_en: itemOption.io_id_en,
      change: stockMove.change,
      on_hand: stockMove.on_hand,
      reason: stockMove.reason,
      od_id: stockMove.od_id,
      done_by: sql<string | null>`coalesce(${member.mb_name}, ${stockMove.done_by})`,
      moved_at: stockMove.moved_at,
    })
    .from(stockMove)
    .innerJoin(itemOption, eq(itemOption.io_no, stockMove.io_no))
    .leftJoin(member, eq(member.mb_id, stockMove.done_by))
    .where(where)
    .orderBy(desc(stockMove.sm_id))
    .limit(ask.per_page)
    .offset(rowsBefore(ask))
  // counted apart: a page past the last has no row to carry the count
  const [counted] = await ctx.db
    .select({ total: count() })
    .from(stockMove)
    .innerJoin(itemOption, eq(itemOption.io_no, stockMove.io_no))
    .where(where)
  return { rows, total: counted?.total ?? 0 }
}

const arrival = {
  sa_id: stockArrival.sa_id,
  io_no: stockArrival.io_no,
  io_id: itemOption.io_id,
  io_id_en: itemOption.io_id_en,
  qty: stockArrival.qty,
  due: stockArrival.due,
  note: stockArrival.note,
}

export function listArrivals(ctx: Ctx, it_id: string) {
  return ctx.db
    .select(arrival)
    .from(stockArrival)
    .innerJoin(itemOption, eq(itemOption.io_no, stockArrival.io_no))
    .where(and(eq(itemOption.it_id, it_id), eq(stockArrival.state, 'coming')))
    .orderBy(asc(stockArrival.due), asc(stockArrival.sa_id))
    .limit(300)
}

export async function insertArrival(ctx: Ctx, form: ArrivalForm, noted_by: string) {
  await ctx.db.insert(stockArrival).values({ ...form, noted_by })
}

/** Ends the wait once; null when somebody else has. */
export async function endArrival(ctx: Ctx, sa_id: number, state: 'came' | 'dropped') {
  const [row] = await ctx.db
    .update(stockArrival)
    .set({ state, done_at: ctx.now })
    .where(and(eq(stockArrival.sa_id, sa_id), eq(stockArrival.state, 'coming')))
    .returning({ io_no: stockArrival.io_no })
  return row ?? null
}

export async function findArrival(ctx: Ctx, sa_id: number) {
  const [row] = await ctx.db
    .select({ state: stockArrival.state })
    .from(stockArrival)
    .where(eq(stockArrival.sa_id, sa_id))
  return row ?? null
}

export async function findOption(ctx: Ctx, io_no: number) {
  const rows = await ctx.db.select().from(itemOption).where(eq(itemOption.io_no, io_no))
  return rows[0] ?? null
}
