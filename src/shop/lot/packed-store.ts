import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { rowsBefore } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { orderLine, parcel, shopOrder } from '#shop/order/tables.ts'
import { lot, lotNotice, parcelLot, parcelNoted } from './tables.ts'

/** What lies in the parcels of an order, line by line. */
export async function listPacked(ctx: Ctx, od_id: string) {
  const [parcels, lines, lots] = [
    await ctx.db
      .select()
      .from(parcel)
      .where(eq(parcel.od_id, od_id))
      .orderBy(asc(parcel.parcel_id)),
    await ctx.db
      .select({
        ct_id: orderLine.ct_id,
        it_id: orderLine.it_id,
        it_name: orderLine.it_name,
        it_name_en: orderLine.it_name_en,
      })
      .from(orderLine)
      .where(eq(orderLine.od_id, od_id)),
    await ctx.db
      .select({
        parcel_id: parcelLot.parcel_id,
        ct_id: parcelLot.ct_id,
        lot_id: lot.lot_id,
        lot_no: lot.lot_no,
        qty: parcelLot.qty,
      })
      .from(parcelLot)
      .innerJoin(parcel, eq(parcel.parcel_id, parcelLot.parcel_id))
      .innerJoin(lot, eq(lot.lot_id, parcelLot.lot_id))
      .where(eq(parcel.od_id, od_id))
      .orderBy(asc(parcelLot.ct_id), asc(lot.lot_no)),
  ]
  return parcels.map(({ parcel_id, lines: units }) => ({
    parcel_id,
    lines: units.flatMap(({ ct_id, qty }) =>
      lines
        .filter((line) => line.ct_id === ct_id)
        .map((line) => ({
          ...line,
          qty,
          lots: lots
            .filter((one) => one.parcel_id === parcel_id && one.ct_id === ct_id)
            .map(({ lot_id, lot_no, qty }) => ({ lot_id, lot_no, qty })),
        })),
    ),
  }))
}

/** Of several who note a parcel the first does; false for the others. */
export async function claimNote(ctx: Ctx, parcel_id: number): Promise<boolean> {
  const rows = await ctx.db
    .insert(parcelNoted)
    .values({ parcel_id, noted_at: ctx.now })
    .onConflictDoNothing()
    .returning({ parcel_id: parcelNoted.parcel_id })
  return rows.length > 0
}

export async function insertPacked(ctx: Ctx, rows: (typeof parcelLot.$inferInsert)[]) {
  if (rows.length) await ctx.db.insert(parcelLot).values(rows)
}

/** Staff have said what lies in it: nothing is noted by itself any more. */
export async function replacePacked(
  ctx: Ctx,
  parcel_id: number,
  rows: (typeof parcelLot.$inferInsert)[],
) {
  await ctx.db
    .insert(parcelNoted)
    .values({ parcel_id, noted_at: ctx.now })
    .onConflictDoUpdate({ target: parcelNoted.parcel_id, set: { noted_at: ctx.now } })
  await ctx.db.delete(parcelLot).where(eq(parcelLot.parcel_id, parcel_id))
  await insertPacked(ctx, rows)
}

export async function listLotGoods(ctx: Ctx, lot_ids: readonly number[]) {
  if (!lot_ids.length) return []
  return ctx.db
    .select({ lot_id: lot.lot_id, it_id: lot.it_id })
    .from(lot)
    .where(inArray(lot.lot_id, lot_ids))
}

export async function countHolders(ctx: Ctx, lot_id: number, recall: number) {
  const found = await ctx.db.execute<{ orders: number; told: number }>(sql`
    select (select count(distinct p.od_id) from ${parcelLot} l join ${parcel} p on p.parcel_id = l.parcel_id where l.lot_id = ${lot_id})::int as orders,
      (select count(*) from ${lotNotice} where lot_id = ${lot_id} and recall = ${recall})::int as told`)
  return found.rows[0] ?? { orders: 0, told: 0 }
}

export async function listHolders(
  ctx: Ctx,
  lot_id: number,
  recall: number,
  ask: { page: number; per_page: number; order: 'asc' | 'desc' },
) {
  const way = ask.order === 'asc' ? sql`asc` : sql`desc`
  const found = await ctx.db.execute<{
    od_id: string
    od_name: string
    qty: number
    sent_at: Date | string
    told_at: Date | string | null
  }>(sql`
    select o.od_id, o.od_name, sum(l.qty)::int as qty, max(p.sent_at) as sent_at, max(n.told_at) as told_at
    from ${parcelLot} l join ${parcel} p on p.parcel_id = l.parcel_id join ${shopOrder} o on o.od_id = p.od_id
      left join ${lotNotice} n on n.lot_id = l.lot_id and n.recall = ${recall} and n.od_id = o.od_id
    where l.lot_id = ${lot_id} group by o.od_id, o.od_name order by max(p.sent_at) ${way}, o.od_id
    limit ${ask.per_page} offset ${rowsBefore(ask)}`)
  return found.rows.map((row) => ({
    ...row,
    sent_at: new Date(row.sent_at).toISOString(),
    told_at: row.told_at ? new Date(row.told_at).toISOString() : null,
  }))
}

/** Writes down whom a recall is told, as many as at once; those written down before are not answered. */
export async function claimHolders(ctx: Ctx, lot_id: number, most: number): Promise<string[]> {
  const found = await ctx.db.execute<{ od_id: string }>(sql`
    insert into ${lotNotice} (lot_id, recall, od_id, told_at)
    select distinct g.lot_id, g.recalls, p.od_id, ${ctx.now.toISOString()}::timestamptz
    from ${lot} g join ${parcelLot} l on l.lot_id = g.lot_id join ${parcel} p on p.parcel_id = l.parcel_id
    where g.lot_id = ${lot_id} and g.recalled_at is not null
      and not exists (select from ${lotNotice} n where n.lot_id = g.lot_id and n.recall = g.recalls and n.od_id = p.od_id)
    limit ${most} on conflict do nothing returning od_id`)
  return found.rows.map(({ od_id }) => od_id)
}

export async function isOwnParcel(ctx: Ctx, od_id: string, parcel_id: number): Promise<boolean> {
  const rows = await ctx.db
    .select({ parcel_id: parcel.parcel_id })
    .from(parcel)
    .where(and(eq(parcel.parcel_id, parcel_id), eq(parcel.od_id, od_id)))
    .for('update')
  return rows.length > 0
}
