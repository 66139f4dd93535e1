import { inArray, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { orderLine, parcel, shopOrder } from '#shop/order/tables.ts'

/** The orders a sheet names, with what has left of each. */
export async function listNamed(ctx: Ctx, od_ids: readonly string[]) {
  if (od_ids.length === 0) return []
  const orders = await ctx.db
    .select({
      od_id: shopOrder.od_id,
      od_status: shopOrder.od_status,
      mb_id: shopOrder.mb_id,
      od_name: shopOrder.od_name,
      od_b_name: shopOrder.od_b_name,
      od_b_hp: shopOrder.od_b_hp,
      od_invoice: shopOrder.od_invoice,
      /** it goes to several places */
      places: sql<boolean>`quote->'basis'->'sending' is not null`,
    })
    .from(shopOrder)
    .where(inArray(shopOrder.od_id, od_ids))
  const parcels = await ctx.db.select().from(parcel).where(inArray(parcel.od_id, od_ids))
  const lines = await ctx.db.select().from(orderLine).where(inArray(orderLine.od_id, od_ids))
  return orders.map((order) => ({
    ...order,
    parcels: parcels.filter(({ od_id }) => od_id === order.od_id),
    lines: lines.filter(({ od_id }) => od_id === order.od_id),
  }))
}
export type NamedOrder = Awaited<ReturnType<typeof listNamed>>[number]
