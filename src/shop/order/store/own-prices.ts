import { sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'

/** What somebody pays for, by everything that has a price of its own. */
export type Priced = {
  it_ids?: readonly string[]
  class_ids?: readonly number[]
  session_ids?: readonly number[]
  bottle_ids?: readonly number[]
  cp_ids?: readonly string[]
  qt_ids?: readonly number[]
}

const texts = (all: readonly (string | number)[] = []) => sql`(
  select jsonb_array_elements_text(${JSON.stringify(all.map(String))}::jsonb))`
const cheaper = sql`payload->>'cheaper' = 'true'`
/** the parts of every bottle have their prices together */
const kit = (bottles: readonly number[] = []) => (bottles.length ? ['kit'] : [])

/** Staff who of late have made one of these cheaper, or who wrote one of these coupons or quotations; prices are the owner's own affair. */
export async function listPricers(
  ctx: Ctx,
  { it_ids, class_ids, session_ids, bottle_ids, cp_ids, qt_ids }: Priced,
  since: Date,
): Promise<{ mb_id: string; what: string }[]> {
  const found = await ctx.db.execute<{ mb_id: string; what: string }>(sql`
    select distinct on (m.mb_id) m.mb_id, e.what from (
      select actor, 'goods' as what from event
      where created_at > ${since.toISOString()}::timestamptz and (
        (subject in ${texts(it_ids)} and (name = 'product.created' or (name = 'product.changed' and ${cheaper})))
        or (subject in ${texts(class_ids)} and (name = 'class.created' or (name in ('class.changed', 'class.dates_made') and ${cheaper})))
        or (subject in ${texts(session_ids)} and name = 'class.date_changed' and ${cheaper})
        or (subject in ${texts(bottle_ids)} and (name = 'bottle_model.created' or (name = 'bottle_model.changed' and ${cheaper})))
        or (subject in ${texts(kit(bottle_ids))} and name = 'bottle_kit.changed' and ${cheaper}))
      union all
      select e.actor, 'coupon' from event e join coupon c on c.cz_id::text = e.subject
      where c.cp_id in ${texts(cp_ids)} and e.name in ('coupon.created', 'coupon.changed', 'coupon.codes_made')
      union all
      select e.actor, 'quotation' from event e join quotation q on q.qt_no = e.subject
      where q.qt_id::text in ${texts(qt_ids)} and e.name in ('quotation.made', 'quotation.revised') and q.mb_id is distinct from e.actor) e
    join member m on m.mb_id = e.actor and m.staff_role is not null and m.staff_role <> 'owner' and m.mb_leave_date is null`)
  return found.rows
}
