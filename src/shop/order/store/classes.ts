import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { orderLine, shopOrder } from '#shop/order/tables.ts'
import type { OrderRow } from './orders.ts'

// as the meeting rules of the classes say
const overAt = sql`(case when s.meetings > 1
  then coalesce((s.later_starts ->> (s.meetings - 2))::timestamptz, s.starts_at + make_interval(days => 7 * (s.meetings - 1))) + (s.ends_at - s.starts_at)
  else s.ends_at end)`

/** Paid orders of classes alone, all of which are over; those with a higher number than `after`. */
export async function listHeldClasses(ctx: Ctx, most: number, after: string): Promise<string[]> {
  const now = sql`${ctx.now.toISOString()}::timestamptz`
  const live = sql`l.od_id = o.od_id and l.ct_status not in ('취소', '반품', '품절')`
  const found = await ctx.db.execute<{ od_id: string }>(sql`
    select o.od_id from shop_order o where o.od_status = '입금' and o.od_id > ${after}
      and o.od_id in (select l.od_id from order_line l join class_session s using (session_id) where s.ends_at <= ${now} and ${overAt} <= ${now})
      and not exists (select 1 from order_line l left join class_session s using (session_id) where ${live} and (l.session_id is null or ${overAt} > ${now}))
    order by o.od_id limit ${most}`)
  return found.rows.map(({ od_id }) => od_id)
}

/** Paid orders among these that have not left. */
export function listPaid(ctx: Ctx, od_ids: readonly string[]): Promise<OrderRow[]> {
  if (!od_ids.length) return Promise.resolve([])
  return ctx.db
    .select()
    .from(shopOrder)
    .where(
      and(
        inArray(shopOrder.od_id, [...od_ids]),
        inArray(shopOrder.od_status, ['입금', '준비', '배송']),
      ),
    )
}

/** The line of a class stands for another date. */
export async function renameLine(
  ctx: Ctx,
  ct_id: number,
  to: { session_id: number; option: string; option_en: string },
) {
  await ctx.db
    .update(orderLine)
    .set({ session_id: to.session_id, ct_option: to.option, ct_option_en: to.option_en })
    .where(eq(orderLine.ct_id, ct_id))
}
