import { sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'

const days = 180
const mostOthers = 8
/** One order is chance. */
const leastOrders = 2

/** Counts anew which items stood in one paid order. Call it in a transaction: readers see the old rows until it ends. */
export async function recountTogether(ctx: Ctx) {
  await ctx.db.execute(sql`delete from together_item`)
  await ctx.db.execute(sql`
    with bought as (
      select distinct l.od_id, l.it_id from order_line l join shop_order o using (od_id)
      where o.od_receipt_time > now() - make_interval(days => ${days}) and l.ct_status not in ('취소', '반품', '품절')),
    pairs as (
      select a.it_id, b.it_id as other_id, count(*)::int as orders
      from bought a join bought b on b.od_id = a.od_id and b.it_id <> a.it_id
      group by 1, 2 having count(*) >= ${leastOrders}),
    placed as (select *, row_number() over (partition by it_id order by orders desc, other_id) as place from pairs)
    insert into together_item (it_id, other_id, orders)
    select p.it_id, p.other_id, p.orders from placed p join item i on i.it_id = p.it_id join item x on x.it_id = p.other_id
    where place <= ${mostOthers}`)
}
