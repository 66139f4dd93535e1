import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { shopOrder } from '#shop/order/tables.ts'

const most = 5_000

export function listWaitingByBank(ctx: Ctx) {
  return ctx.db
    .select()
    .from(shopOrder)
    .where(
      and(
        eq(shopOrder.od_status, '주문'),
        eq(shopOrder.od_settle_case, '무통장'),
        eq(shopOrder.currency, 'krw'),
      ),
    )
    .orderBy(desc(shopOrder.od_time))
    .limit(most)
}

export function listByNumbers(ctx: Ctx, od_ids: readonly string[]) {
  return od_ids.length
    ? ctx.db
        .select()
        .from(shopOrder)
        .where(inArray(shopOrder.od_id, [...od_ids]))
    : Promise.resolve([])
}
