import { sql } from 'drizzle-orm'
import { before } from '#kernel/korean-time.ts'
import type { Ctx } from '#platform/context.ts'
import { claim } from '#shop/claim/tables.ts'
import { parcel } from '#shop/order/tables.ts'
import { reviewDays } from '#shop/review/rules.ts'
import { review } from '#shop/review/tables.ts'
import { leftInPart } from './unsent.ts'

export type StandingRow = {
  od_id: string
  arrived_at: Date | null
  has_open: boolean
  has_unsent: boolean
  parcels: number
  writable: number[]
}

/** What has become of orders after their sale: when they arrived, whether something is being sent back, which lines wait for a review. */
export async function listStandings(ctx: Ctx, od_ids: readonly string[]): Promise<StandingRow[]> {
  if (!od_ids.length) return []
  const since = before(ctx.now, { days: reviewDays }).toISOString()
  const found = await ctx.db.execute<
    Omit<StandingRow, 'arrived_at'> & { arrived_at: string | null }
  >(sql`
    select o.od_id, arrived.at as arrived_at,
      exists (select 1 from ${claim} c where c.od_id = o.od_id and c.state in ('requested', 'accepted', 'collected', 'inspected')) as has_open,
      ${leftInPart(sql`o.od_id`)} as has_unsent,
      (select count(*)::int from ${parcel} p where p.od_id = o.od_id and p.lines <> '[]') as parcels,
      coalesce((select json_agg(l.ct_id order by l.ct_id) from order_line l join item i on i.it_id = l.it_id
        where l.od_id = o.od_id and l.ct_status = '완료' and l.io_type = 0 and arrived.at > ${since}::timestamptz
          and not exists (select 1 from ${review} r where r.ct_id = l.ct_id)), '[]') as writable
    from shop_order o, lateral (select max(created_at) as at from event where event.subject = o.od_id and event.name = 'order.completed') arrived
    where o.od_id in ${od_ids} and o.od_status in ('배송', '완료')`)
  // the driver reads a moment of free SQL as text
  return found.rows.map((row) => ({
    ...row,
    arrived_at: row.arrived_at === null ? null : new Date(row.arrived_at),
  }))
}
