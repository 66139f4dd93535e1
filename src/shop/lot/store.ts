import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { addDays } from '#kernel/days.ts'
import { rowsBefore } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { containing } from '#platform/like.ts'
import { item } from '#shop/catalog/tables.ts'
import type { LotState, lotSorts } from './contract.ts'
import { endingDays } from './rules.ts'
import { lot, lotNotice, parcelLot } from './tables.ts'

type NewLot = typeof lot.$inferInsert

const goods = {
  it_id: item.it_id,
  it_name: item.it_name,
  it_name_en: item.it_name_en,
  it_use: item.it_use,
}
const sent = sql<number>`coalesce((select sum(qty) from ${parcelLot} p where p.lot_id = ${lot.lot_id}), 0)::int`

export async function findLotByNumber(ctx: Ctx, lot_no: string) {
  const [row] = await ctx.db
    .select({ lot, item: goods })
    .from(lot)
    .innerJoin(item, eq(item.it_id, lot.it_id))
    .where(eq(lot.lot_no, lot_no))
  return row ?? null
}

export async function findLot(ctx: Ctx, lot_id: number) {
  const [row] = await ctx.db
    .select({ lot, item: goods, sent })
    .from(lot)
    .innerJoin(item, eq(item.it_id, lot.it_id))
    .where(eq(lot.lot_id, lot_id))
  return row ?? null
}
export type FoundLot = NonNullable<Awaited<ReturnType<typeof findLot>>>

type Ask = {
  page: number
  per_page: number
  sort: (typeof lotSorts)[number]
  order: 'asc' | 'desc'
  keyword?: string
  state?: LotState
}
const sorts = {
  made_on: lot.made_on,
  expires_on: lot.expires_on,
  lot_no: lot.lot_no,
  updated_at: lot.updated_at,
}

export async function listLots(ctx: Ctx, ask: Ask, today: string) {
  const named = searched(ask.keyword)
  const way = ask.order === 'asc' ? asc : desc
  const [rows, counted] = await Promise.all([
    ctx.db
      .select({ lot, item: goods, sent })
      .from(lot)
      .innerJoin(item, eq(item.it_id, lot.it_id))
      .where(and(named, ask.state && inState(ask.state, today)))
      .orderBy(sql`${way(sorts[ask.sort])} nulls last`, desc(lot.lot_id))
      .limit(ask.per_page)
      .offset(rowsBefore(ask)),
    ctx.db
      .select({
        all: count(),
        recalled: filtered(inState('recalled', today)),
        ended: filtered(inState('ended', today)),
        ending: filtered(inState('ending', today)),
      })
      .from(lot)
      .innerJoin(item, eq(item.it_id, lot.it_id))
      .where(named),
  ])
  const counts = counted[0] ?? { all: 0, recalled: 0, ended: 0, ending: 0 }
  return { rows, counts, total: counts[ask.state ?? 'all'] }
}

function filtered(where: SQL | undefined) {
  return sql<number>`count(*) filter (where ${where})::int`
}

function inState(state: LotState, today: string): SQL | undefined {
  if (state === 'recalled') return isNotNull(lot.recalled_at)
  if (state === 'ended') return lt(lot.expires_on, today)
  return and(gte(lot.expires_on, today), lte(lot.expires_on, addDays(today, endingDays)))
}

function searched(keyword: string | undefined): SQL | undefined {
  if (!keyword) return undefined
  const word = containing(keyword)
  return or(
    sql`${lot.lot_no} ilike ${word}`,
    sql`${item.it_name} ilike ${word}`,
    sql`${item.it_name_en} ilike ${word}`,
  )
}

/** Null when another lot has the number. */
export async function insertLot(ctx: Ctx, row: NewLot): Promise<number | null> {
  const [made] = await ctx.db
    .insert(lot)
    .values(row)
    .onConflictDoNothing()
    .returning({ lot_id: lot.lot_id })
  return made?.lot_id ?? null
}

export async function isNumberTaken(ctx: Ctx, lot_no: string, but: number): Promise<boolean> {
  const rows = await ctx.db.select({ lot_id: lot.lot_id }).from(lot).where(eq(lot.lot_no, lot_no))
  return rows.some(({ lot_id }) => lot_id !== but)
}

/** False when the stored version is another one. */
export async function updateLot(
  ctx: Ctx,
  lot_id: number,
  version: number,
  change: Partial<NewLot>,
): Promise<boolean> {
  const rows = await ctx.db
    .update(lot)
    .set({ ...change, updated_at: ctx.now, version: sql`${lot.version} + 1` })
    .where(and(eq(lot.lot_id, lot_id), eq(lot.version, version)))
    .returning({ lot_id: lot.lot_id })
  return rows.length > 0
}

/** False when it is not recalled. */
export async function liftRecall(ctx: Ctx, lot_id: number): Promise<boolean> {
  const rows = await ctx.db
    .update(lot)
    .set({ recalled_at: null, updated_at: ctx.now, version: sql`${lot.version} + 1` })
    .where(and(eq(lot.lot_id, lot_id), isNotNull(lot.recalled_at)))
    .returning({ lot_id: lot.lot_id })
  return rows.length > 0
}

/** False when it has been sent or told of. */
export async function deleteLot(ctx: Ctx, lot_id: number): Promise<boolean> {
  const rows = await ctx.db
    .delete(lot)
    .where(
      and(
        eq(lot.lot_id, lot_id),
        sql`not exists (select from ${parcelLot} p where p.lot_id = ${lot.lot_id})`,
        sql`not exists (select from ${lotNotice} n where n.lot_id = ${lot.lot_id})`,
      ),
    )
    .returning({ lot_id: lot.lot_id })
  return rows.length > 0
}

export async function hasGoods(ctx: Ctx, it_id: string): Promise<boolean> {
  const rows = await ctx.db.select({ it_id: item.it_id }).from(item).where(eq(item.it_id, it_id))
  return rows.length > 0
}

/** Lots of goods with what is left of each, those that end first in front; held, so that nobody packs the same units twice. */
export async function holdShelves(ctx: Ctx, it_ids: readonly string[], today: string) {
  if (!it_ids.length) return []
  await ctx.db
    .select({ lot_id: lot.lot_id })
    .from(lot)
    .where(inArray(lot.it_id, it_ids))
    .orderBy(asc(lot.lot_id))
    .for('update')
  const rows = await listShelves(ctx, it_ids)
  return rows.filter(({ expires_on, recalled }) => !recalled && !(expires_on && expires_on < today))
}

export async function listShelves(ctx: Ctx, it_ids: readonly string[]) {
  if (!it_ids.length) return []
  const rows = await ctx.db
    .select({
      lot_id: lot.lot_id,
      lot_no: lot.lot_no,
      it_id: lot.it_id,
      expires_on: lot.expires_on,
      left: sql<number>`${lot.lot_qty} - ${sent}`,
      recalled: sql<boolean>`${lot.recalled_at} is not null`,
    })
    .from(lot)
    .where(inArray(lot.it_id, it_ids))
    .orderBy(sql`${lot.expires_on} asc nulls last`, asc(lot.made_on), asc(lot.lot_id))
  return rows
}

export async function listRecalledIds(ctx: Ctx, lot_ids: readonly number[]): Promise<number[]> {
  if (!lot_ids.length) return []
  const rows = await ctx.db
    .select({ lot_id: lot.lot_id })
    .from(lot)
    .where(and(inArray(lot.lot_id, lot_ids), isNotNull(lot.recalled_at)))
  return rows.map(({ lot_id }) => lot_id)
}
