import { and, count, eq, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { orderLine, shopOrder } from '#shop/order/tables.ts'

/** Points of the lines that stayed with the buyer. */
export async function sumEarning(ctx: Ctx, od_id: string): Promise<number> {
  const rows = await ctx.db
    .select({ points: sql<number>`coalesce(sum(${orderLine.ct_point}), 0)::int` })
    .from(orderLine)
    .where(and(eq(orderLine.od_id, od_id), eq(orderLine.ct_status, '완료')))
  return rows[0]?.points ?? 0
}

export async function countCompleted(ctx: Ctx, mb_id: string): Promise<number> {
  const rows = await ctx.db
    .select({ completed: count() })
    .from(shopOrder)
    .where(and(eq(shopOrder.mb_id, mb_id), eq(shopOrder.od_status, '완료')))
  return rows[0]?.completed ?? 0
}
