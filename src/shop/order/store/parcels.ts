import { and, asc, eq, gt, ne, sql } from 'drizzle-orm'
import { before } from '#kernel/korean-time.ts'
import type { Ctx } from '#platform/context.ts'
import { claim } from '#shop/claim/tables.ts'
import { parcel, shopOrder } from '#shop/order/tables.ts'

export type ParcelRow = typeof parcel.$inferSelect

export function listParcels(ctx: Ctx, od_id: string): Promise<ParcelRow[]> {
  return ctx.db.select().from(parcel).where(eq(parcel.od_id, od_id)).orderBy(asc(parcel.parcel_id))
}

type NewParcel = Omit<ParcelRow, 'parcel_id' | 'send_nth'> & { send_nth?: number }

export async function insertParcel(ctx: Ctx, row: NewParcel) {
  await ctx.db.insert(parcel).values(row)
}

export async function hasOpenClaim(ctx: Ctx, od_id: string): Promise<boolean> {
  const found = await ctx.db.execute<{ open: boolean }>(
    sql`select exists (select 1 from ${claim} where od_id = ${od_id} and state in ('requested', 'accepted', 'collected', 'inspected')) as open`,
  )
  return found.rows[0]?.open ?? false
}

/** Only while it bears the number it was read with; false when somebody was quicker. */
export async function changeParcel(
  ctx: Ctx,
  { parcel_id, invoice }: Pick<ParcelRow, 'parcel_id' | 'invoice'>,
  change: Pick<ParcelRow, 'company' | 'invoice'>,
): Promise<boolean> {
  const changed = await ctx.db
    .update(parcel)
    .set(change)
    .where(and(eq(parcel.parcel_id, parcel_id), eq(parcel.invoice, invoice)))
    .returning({ parcel_id: parcel.parcel_id })
  return changed.length > 0
}

export async function removeParcel(ctx: Ctx, parcel_id: number): Promise<boolean> {
  const gone = await ctx.db
    .delete(parcel)
    .where(eq(parcel.parcel_id, parcel_id))
    .returning({ parcel_id: parcel.parcel_id })
  return gone.length > 0
}

// couriers give a number anew after some years
const numberDays = 180

/** Other orders whose parcels bear this number, the newest first. */
export function listBearers(ctx: Ctx, invoice: string, od_id: string) {
  return ctx.db
    .selectDistinct({
      od_id: shopOrder.od_id,
      mb_id: shopOrder.mb_id,
      od_name: shopOrder.od_name,
      od_b_name: shopOrder.od_b_name,
      od_b_hp: shopOrder.od_b_hp,
    })
    .from(parcel)
    .innerJoin(shopOrder, eq(shopOrder.od_id, parcel.od_id))
    .where(
      and(
        eq(parcel.invoice, invoice),
        ne(parcel.od_id, od_id),
        gt(parcel.sent_at, before(ctx.now, { days: numberDays })),
      ),
    )
    .orderBy(sql`1 desc`)
    .limit(10)
}
