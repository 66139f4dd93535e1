import { type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'

/** What somebody pays for, by everything that has a price of its own. */
export type Priced = {
  it_ids?: readonly string[]
  /** goods of which one option is exchanged for another */
  swapped?: readonly string[]
  class_ids?: readonly number[]
  session_ids?: readonly number[]
  bottle_ids?: readonly number[]
  cp_ids?: readonly string[]
  qt_ids?: readonly number[]
}

type Pricer = { mb_id: string; what: 'goods' | 'coupon' | 'quotation' }

/** Staff who of late have made one of these cheaper, or who wrote one of these coupons or quotations; prices are the owner's own affair. */
export async function listPricers(ctx: Ctx, priced: Priced, since: Date): Promise<Pricer[]> {
  const asked = pricersOf(priced, since)
  if (!asked) return []
  return (await ctx.db.execute<Pricer>(asked)).rows
}

/** The statement; null where nothing is paid for. One branch for each kind, so that each finds its events by the index of subjects. */
export function pricersOf(
  { it_ids, swapped, class_ids, session_ids, bottle_ids, cp_ids, qt_ids }: Priced,
  since: Date,
): SQL | null {
  const lately = (subjects: readonly (string | number)[] | undefined, named: SQL) =>
    subjects?.length
      ? sql`
        select actor, 'goods' as what from event
        where subject = any(${texts(subjects)}) and ${named} and created_at > ${since.toISOString()}::timestamptz`
      : null
  const written = [
    lately(it_ids, sql`(name = 'product.created' or (name = 'product.changed' and ${cheaper}))`),
    lately(swapped, sql`name = 'product.changed' and payload->>'spread' = 'true'`),
    lately(
      class_ids,
      sql`(name = 'class.created' or (name in ('class.changed', 'class.dates_made') and ${cheaper}))`,
    ),
    lately(session_ids, sql`name = 'class.date_changed' and ${cheaper}`),
    lately(
      bottle_ids,
      sql`(name = 'bottle_model.created' or (name = 'bottle_model.changed' and ${cheaper}))`,
    ),
    // the parts of every bottle have their prices together
    lately(bottle_ids?.length ? ['kit'] : [], sql`name = 'bottle_kit.changed' and ${cheaper}`),
    cp_ids?.length
      ? sql`
        select e.actor, 'coupon' as what from coupon c join event e on e.subject = c.cz_id::text
        where c.cp_id = any(${texts(cp_ids)}) and e.name in ('coupon.created', 'coupon.changed', 'coupon.codes_made')`
      : null,
    qt_ids?.length
      ? sql`
        select e.actor, 'quotation' as what from quotation q join event e on e.subject = q.qt_no
        where q.qt_id = any(${sql.param([...qt_ids])}::bigint[]) and e.name in ('quotation.made', 'quotation.revised')
          and q.mb_id is distinct from e.actor`
      : null,
  ].filter((one) => one !== null)
  if (!written.length) return null
  return sql`
    select distinct on (m.mb_id) m.mb_id, e.what from (${sql.join(written, sql` union all `)}) e
    join member m on m.mb_id = e.actor and m.staff_role is not null and m.staff_role <> 'owner' and m.mb_leave_date is null`
}

const texts = (all: readonly (string | number)[]) => sql`${sql.param(all.map(String))}::text[]`
const cheaper = sql`payload->>'cheaper' = 'true'`
