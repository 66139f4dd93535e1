import { asc, eq, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { claim } from '#shop/claim/tables.ts'
import { parcel } from '#shop/order/tables.ts'

export type ParcelRow = Omit<typeof parcel.$inferSelect, 'kind'> & { kind: 'order' | 'exchange' }

export function listParcels(ctx: Ctx, od_id: string): Promise<ParcelRow[]> {
  return ctx.db
    .select()
    .from(parcel)
    .where(eq(parcel.od_id, od_id))
    .orderBy(asc(parcel.parcel_id)) as Promise<ParcelRow[]> // written with these two words only
}

export async function insertParcel(ctx: Ctx, row: Omit<ParcelRow, 'parcel_id'>) {
  await ctx.db.insert(parcel).values(row)
}

export async function hasOpenClaim(ctx: Ctx, od_id: string): Promise<boolean> {
  const found = await ctx.db.execute<{ open: boolean }>(
    sql`select exists (select 1 from ${claim} where od_id = ${od_id} and state in ('requested', 'accepted', 'collected', 'inspected')) as open`,
  )
  return found.rows[0]?.open ?? false
}
