import { sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'

export type Priced = {
  it_ids: readonly string[]
  cp_ids: readonly string[]
  qt_ids: readonly number[]
}

const texts = (all: readonly (string | number)[]) => sql`(
  select jsonb_array_elements_text(${JSON.stringify(all.map(String))}::jsonb))`

/** Staff who of late have made one of these goods cheaper, or who wrote one of these coupons or quotations; prices are the owner's own affair. */
export async function listPricers(
  ctx: Ctx,
  { it_ids, cp_ids, qt_ids }: Priced,
  since: Date,
): Promise<{ mb_id: string; what: string }[]> {
  const found = await ctx.db.execute<{ mb_id: string; what: string }>(sql`
    select distinct on (m.mb_id) m.mb_id, e.what from (
      select actor, 'goods' as what from event
      where subject in ${texts(it_ids)} and created_at > ${since.toISOString()}::timestamptz
        and (name = 'product.created' or (name = 'product.changed' and payload->>'cheaper' = 'true'))
      union all
      select e.actor, 'coupon' from event e join coupon c on c.cz_id::text = e.subject
      where c.cp_id in ${texts(cp_ids)} and e.name in ('coupon.created', 'coupon.changed', 'coupon.codes_made')
      union all
      select e.actor, 'quotation' from event e join quotation q on q.qt_no = e.subject
      where q.qt_id::text in ${texts(qt_ids)} and e.name in ('quotation.made', 'quotation.revised') and q.mb_id is distinct from e.actor) e
    join member m on m.mb_id = e.actor and m.staff_role is not null and m.staff_role <> 'owner' and m.mb_leave_date is null`)
  return found.rows
}
