import { and, asc, desc, inArray, sql } from 'drizzle-orm'
import { rowsBefore } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import type { OrderFilters } from '#shop/order/contract/desk-filters.ts'
import { orderLine, parcel, shopOrder } from '#shop/order/tables.ts'
import { hasGoods } from './goods.ts'
import { conditionsOf, statesOf } from './staff-filters.ts'
import { leftInPart } from './unsent.ts'

const sentInPart = sql`(od_status = '배송' and ${leftInPart(sql`shop_order.od_id`)})`
const waits = sql`((od_status in ('입금', '준비') and ${hasGoods}) or ${sentInPart})`

/** Orders of a list that wait to be sent, whole or in part, the oldest first. */
export async function listToSend(ctx: Ctx, filters: OrderFilters, most: number) {
  const orders = await ctx.db
    .select()
    .from(shopOrder)
    .where(and(waits, ...(await conditionsOf(ctx, filters)), ...statesOf(ctx, filters)))
    .orderBy(asc(shopOrder.od_time), asc(shopOrder.od_id))
    .limit(most)
  return withGoods(ctx, orders)
}

/** Orders by their numbers, in the order they were placed. */
export async function listByIds(ctx: Ctx, od_ids: readonly string[]) {
  if (!od_ids.length) return []
  const orders = await ctx.db
    .select()
    .from(shopOrder)
    .where(inArray(shopOrder.od_id, [...od_ids]))
    .orderBy(asc(shopOrder.od_time), asc(shopOrder.od_id))
  return withGoods(ctx, orders)
}

/** A page of the orders of a list, the newest first, with what was bought. */
export async function listWithGoods(
  ctx: Ctx,
  filters: OrderFilters,
  paging: { page: number; per_page: number },
) {
  const orders = await ctx.db
    .select()
    .from(shopOrder)
    .where(and(...(await conditionsOf(ctx, filters)), ...statesOf(ctx, filters)))
    .orderBy(desc(shopOrder.od_time), desc(shopOrder.od_id))
    .limit(paging.per_page)
    .offset(rowsBefore(paging))
  return withGoods(ctx, orders)
}

/** How many rows a file of a list has: its orders, or the lines of all of them. */
export async function countWithGoods(ctx: Ctx, filters: OrderFilters) {
  const found = await ctx.db.execute<{ orders: number; lines: number }>(sql`
    select count(*)::int as orders, coalesce(sum((select count(*) from order_line where order_line.od_id = shop_order.od_id)), 0)::int as lines
    from shop_order where ${and(...(await conditionsOf(ctx, filters)), ...statesOf(ctx, filters)) ?? sql`true`}`)
  return found.rows[0] ?? { orders: 0, lines: 0 }
}

async function withGoods(ctx: Ctx, orders: (typeof shopOrder.$inferSelect)[]) {
  const od_ids = orders.map(({ od_id }) => od_id)
  if (!od_ids.length) return []
  const lines = await ctx.db
    .select()
    .from(orderLine)
    .where(inArray(orderLine.od_id, od_ids))
    .orderBy(asc(orderLine.io_type), asc(orderLine.ct_id))
  const parcels = await ctx.db
    .select()
    .from(parcel)
    .where(inArray(parcel.od_id, od_ids))
    .orderBy(asc(parcel.parcel_id))
  const linesOf = Map.groupBy(lines, ({ od_id }) => od_id)
  const parcelsOf = Map.groupBy(parcels, ({ od_id }) => od_id)
  return orders.map((order) => ({
    order,
    lines: linesOf.get(order.od_id) ?? [],
    parcels: parcelsOf.get(order.od_id) ?? [],
  }))
}
export type OrderWithGoods = Awaited<ReturnType<typeof withGoods>>[number]
