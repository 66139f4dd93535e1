import { sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'

const waiting = sql`o.od_status = '주문' and o.od_receipt_price = o.od_credit_price and o.od_deposit_deadline is not null
  and not exists (select 1 from event e where e.subject = o.od_id and e.name = 'order.deposit_due')`

/** Unpaid orders whose deadline comes up and whose buyers were not reminded yet. */
export async function listDepositDue(
  ctx: Ctx,
  span: { until: Date; placedBefore: Date },
  most: number,
): Promise<string[]> {
  const found = await ctx.db.execute<{ od_id: string }>(sql`
    select o.od_id from shop_order o where ${waiting} and o.od_deposit_deadline > ${ctx.now.toISOString()}::timestamptz
      and o.od_deposit_deadline <= ${span.until.toISOString()}::timestamptz and o.od_time <= ${span.placedBefore.toISOString()}::timestamptz
    order by o.od_deposit_deadline limit ${most}`)
  return found.rows.map(({ od_id }) => od_id)
}

/** One of them, held until the transaction ends; null when it no longer waits. */
export async function findDepositDue(
  ctx: Ctx,
  od_id: string,
): Promise<{ mb_id: string | null; lang: string } | null> {
  await ctx.db.execute(sql`select 1 from shop_order where od_id = ${od_id} for update`)
  const found = await ctx.db.execute<{ mb_id: string | null; lang: string }>(
    sql`select o.mb_id, o.lang from shop_order o where o.od_id = ${od_id} and ${waiting}`,
  )
  return found.rows[0] ?? null
}
