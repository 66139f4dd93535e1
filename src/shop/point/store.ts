import { and, asc, desc, eq, gt, gte, lte, sql, sum } from 'drizzle-orm'
import { rowsBefore } from '#kernel/paging.ts'
import type { PhraseParams } from '#kernel/translate.ts'
import type { Ctx } from '#platform/context.ts'
import { member } from '#shop/member/tables.ts'
import { point, pointLot, pointUse } from './tables.ts'

export type Rel = { rel_table: string; rel_id: string; rel_action: string }
export type Entry = Rel & {
  mb_id: string
  po_content: string
  po_params?: PhraseParams
  po_point: number
}
export type PointRow = typeof point.$inferSelect
export type LotRow = typeof pointLot.$inferSelect

/** The balance, with the member's row locked: whoever moves points waits here, so that sums never cross. Null for nobody. */
export async function lockBalance(ctx: Ctx, mb_id: string): Promise<number | null> {
  const rows = await ctx.db
    .select({ mb_point: member.mb_point })
    .from(member)
    .where(eq(member.mb_id, mb_id))
    .for('update')
  return rows[0]?.mb_point ?? null
}

export async function findName(ctx: Ctx, mb_id: string): Promise<string | null> {
  const rows = await ctx.db
    .select({ mb_name: member.mb_name })
    .from(member)
    .where(eq(member.mb_id, mb_id))
  return rows[0]?.mb_name ?? null
}

export async function isWritten(ctx: Ctx, mb_id: string, rel: Rel): Promise<boolean> {
  const rows = await ctx.db
    .select({ po_id: point.po_id })
    .from(point)
    .where(
      and(
        eq(point.mb_id, mb_id),
        eq(point.rel_table, rel.rel_table),
        eq(point.rel_id, rel.rel_id),
        eq(point.rel_action, rel.rel_action),
      ),
    )
  return rows.length > 0
}

/** One row of the ledger and the member's sum, together; under the lock of `lockBalance`. */
export async function writeRow(ctx: Ctx, entry: Entry, balance: number): Promise<number> {
  const po_mb_point = balance + entry.po_point
  const rows = await ctx.db
    .insert(point)
    .values({ ...entry, po_params: entry.po_params ?? {}, po_mb_point, po_datetime: ctx.now })
    .returning({ po_id: point.po_id })
  await ctx.db.update(member).set({ mb_point: po_mb_point }).where(eq(member.mb_id, entry.mb_id))
  return rows[0]?.po_id ?? 0
}

export async function addLot(
  ctx: Ctx,
  lot: { mb_id: string; po_id: number; lot_point: number; lot_expires: string },
) {
  await ctx.db.insert(pointLot).values({ ...lot, lot_left: lot.lot_point })
}

/** Lots with something left, the nearest to its end first. */
export function listLots(ctx: Ctx, mb_id: string, today: string): Promise<LotRow[]> {
  return ctx.db
    .select()
    .from(pointLot)
    .where(
      and(eq(pointLot.mb_id, mb_id), gt(pointLot.lot_left, 0), gte(pointLot.lot_expires, today)),
    )
    .orderBy(asc(pointLot.lot_expires), asc(pointLot.lot_id))
}

export async function takeFromLot(ctx: Ctx, lot_id: number, points: number) {
  await ctx.db
    .update(pointLot)
    .set({ lot_left: sql`${pointLot.lot_left} - ${points}` })
    .where(eq(pointLot.lot_id, lot_id))
}

export async function noteUse(
  ctx: Ctx,
  po_id: number,
  taken: { lot_id: number; points: number }[],
) {
  if (taken.length)
    await ctx.db
      .insert(pointUse)
      .values(taken.map(({ lot_id, points }) => ({ po_id, lot_id, pu_point: points })))
}

export type UseRow = { pu_id: number; lot_id: number; left: number; lot_expires: string }

/** What an order spent and has not got back, the lot with the longest life first: what comes back in part should last. */
export async function listUses(
  ctx: Ctx,
  mb_id: string,
  rel_table: string,
  rel_id: string,
): Promise<UseRow[]> {
  return ctx.db
    .select({
      pu_id: pointUse.pu_id,
      lot_id: pointUse.lot_id,
      left: sql<number>`${pointUse.pu_point} - ${pointUse.pu_back}`,
      lot_expires: pointLot.lot_expires,
    })
    .from(pointUse)
    .innerJoin(point, eq(point.po_id, pointUse.po_id))
    .innerJoin(pointLot, eq(pointLot.lot_id, pointUse.lot_id))
    .where(
      and(
        eq(point.mb_id, mb_id),
        eq(point.rel_table, rel_table),
        eq(point.rel_id, rel_id),
        gt(pointUse.pu_point, pointUse.pu_back),
      ),
    )
    .orderBy(desc(pointLot.lot_expires), desc(pointUse.pu_id))
}

export async function giveBackTo(ctx: Ctx, use: UseRow, points: number, lot_expires: string) {
  await ctx.db
    .update(pointUse)
    .set({ pu_back: sql`${pointUse.pu_back} + ${points}` })
    .where(eq(pointUse.pu_id, use.pu_id))
  // told again of an end that moved
  await ctx.db
    .update(pointLot)
    .set({
      lot_left: sql`${pointLot.lot_left} + ${points}`,
      lot_expires,
      ...(lot_expires === use.lot_expires ? {} : { lot_told: null }),
    })
    .where(eq(pointLot.lot_id, use.lot_id))
}

/** What was written for a thing, such as what an order earned or spent. */
export async function sumOf(
  ctx: Ctx,
  mb_id: string,
  rel_table: string,
  rel_id: string,
  sign: 'in' | 'out',
): Promise<number> {
  const rows = await ctx.db
    .select({ sum: sum(point.po_point) })
    .from(point)
    .where(
      and(
        eq(point.mb_id, mb_id),
        eq(point.rel_table, rel_table),
        eq(point.rel_id, rel_id),
        sign === 'in' ? gt(point.po_point, 0) : sql`${point.po_point} < 0`,
      ),
    )
  return Number(rows[0]?.sum ?? 0)
}

export async function countActions(
  ctx: Ctx,
  mb_id: string,
  rel_table: string,
  rel_id: string,
): Promise<number> {
  const rows = await ctx.db
    .select({ count: sql<number>`count(*)::int` })
    .from(point)
    .where(and(eq(point.mb_id, mb_id), eq(point.rel_table, rel_table), eq(point.rel_id, rel_id)))
  return rows[0]?.count ?? 0
}

export type LedgerAsk = {
  page: number
  per_page: number
  order: 'asc' | 'desc'
  kind?: 'in' | 'out'
}

export async function listLedger(ctx: Ctx, mb_id: string, ask: LedgerAsk) {
  const mine = and(
    eq(point.mb_id, mb_id),
    ask.kind === 'in'
      ? gt(point.po_point, 0)
      : ask.kind === 'out'
        ? sql`${point.po_point} < 0`
        : undefined,
  )
  const [rows, total] = await Promise.all([
    ctx.db
      .select({ row: point, lot_expires: pointLot.lot_expires })
      .from(point)
      .leftJoin(pointLot, eq(pointLot.po_id, point.po_id))
      .where(mine)
      .orderBy((ask.order === 'asc' ? asc : desc)(point.po_id))
      .limit(ask.per_page)
      .offset(rowsBefore(ask)),
    ctx.db.select({ total: sql<number>`count(*)::int` }).from(point).where(mine),
  ])
  return { rows, total: total[0]?.total ?? 0 }
}

export async function sumVanishing(
  ctx: Ctx,
  mb_id: string,
  from: string,
  until: string,
): Promise<number> {
  const rows = await ctx.db
    .select({ sum: sum(pointLot.lot_left) })
    .from(pointLot)
    .where(
      and(
        eq(pointLot.mb_id, mb_id),
        gt(pointLot.lot_left, 0),
        gte(pointLot.lot_expires, from),
        lte(pointLot.lot_expires, until),
      ),
    )
  return Number(rows[0]?.sum ?? 0)
}

/** Members with points whose last day is over. */
export async function listOverdue(ctx: Ctx, today: string, most: number): Promise<string[]> {
  const found = await ctx.db.execute<{ mb_id: string }>(
    sql`select distinct mb_id from point_lot where lot_left > 0 and lot_expires < ${today} limit ${most}`,
  )
  return found.rows.map(({ mb_id }) => mb_id)
}

/** Empties the lots that are over and says how much they held. */
export async function emptyOverdue(ctx: Ctx, mb_id: string, today: string): Promise<number> {
  const found = await ctx.db.execute<{ held: number }>(sql`
    with over as (select lot_id, lot_left from point_lot where mb_id = ${mb_id} and lot_left > 0 and lot_expires < ${today}),
      emptied as (update point_lot l set lot_left = 0 from over where l.lot_id = over.lot_id)
    select coalesce(sum(lot_left), 0)::int as held from over`)
  return found.rows[0]?.held ?? 0
}

export type Ending = { mb_id: string; lot_expires: string; points: number }

/** Marks lots that end on or before `until` as told, `days` before, and answers the sums per member and day. */
export async function tellEnding(
  ctx: Ctx,
  today: string,
  until: string,
  days: number,
  most: number,
): Promise<Ending[]> {
  const found = await ctx.db.execute<Ending>(sql`
    with ending as (select lot_id from point_lot where lot_left > 0 and lot_expires between ${today} and ${until} and (lot_told is null or lot_told > ${days}) order by lot_id limit ${most} for update skip locked),
      told as (update point_lot l set lot_told = ${days} from ending where l.lot_id = ending.lot_id returning l.mb_id, l.lot_expires, l.lot_left)
    select mb_id, lot_expires::text, sum(lot_left)::int as points from told group by mb_id, lot_expires order by mb_id, lot_expires`)
  return found.rows
}
