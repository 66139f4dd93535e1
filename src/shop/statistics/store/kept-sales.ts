import { type SQL, sql } from 'drizzle-orm'
import { addDays } from '#kernel/days.ts'
import type { Ctx } from '#platform/context.ts'
import { keptGroups } from '#shop/statistics/tables.ts'
import { type Entries, entriesOf, type Period } from './sales-entries.ts'

/**
 * Sums of past days, so that a year of sales is a few hundred rows instead of every line sold. Changes note their day in
 * `sales_change` (triggers of migration 0086), and a day that is noted is read from its orders until it is kept anew.
 */
export async function listFreshDays(ctx: Ctx, { from, until }: Period): Promise<string[]> {
  const found = await ctx.db.execute<{ day: string }>(sql`
    select to_char(d, 'YYYY-MM-DD') as day from generate_series(${from}::date, ${until}::date, interval '1 day') d
    where not exists (select 1 from sales_kept k where k.day = d::date) or exists (select 1 from sales_change c where c.day = d::date) order by d`)
  return found.rows.map(({ day }) => day)
}

// what triggers let pass without a note is younger than this, and a day is not kept before
const settled = 3
const daysAtOnce = 7

/** Keeps the newest of the days of a period that are not; answers how many. `settled` days stay open. */
export async function keepSomeDays(ctx: Ctx, period: Period): Promise<number> {
  return ctx.db.transaction(
    async (db) => {
      await db.execute(
        sql`delete from sales_change c where not exists (select 1 from sales_kept k where k.day = c.day)`,
      )
      const inside = { ...ctx, db: db as unknown as Ctx['db'] } // a transaction speaks the same queries as the database
      const fresh = await listFreshDays(inside, await settledPart(inside, period))
      const last = fresh.at(-1)
      if (!last) return 0
      const first = fresh.find((day) => day > addDays(last, -daysAtOnce)) ?? last
      const days = fresh.filter((day) => day >= first)
      await keep(inside, days, { from: first, until: last })
      return days.length
    },
    // a change that comes meanwhile is not seen, and its note stays for the next time
    { isolationLevel: 'repeatable read' },
  )
}

/** Of a period what is old enough and has orders. */
async function settledPart(ctx: Ctx, { from, until }: Period): Promise<Period> {
  const found = await ctx.db.execute<Period>(sql`
    select to_char(greatest(${from}::date, (min(od_time) at time zone 'Asia/Seoul')::date), 'YYYY-MM-DD') as from,
      to_char(least(${until}::date, (now() at time zone 'Asia/Seoul')::date - ${settled}::int), 'YYYY-MM-DD') as until from shop_order`)
  const [part] = found.rows
  return part?.from && part.until ? part : { from: '2000-01-02', until: '2000-01-01' }
}

async function keep(ctx: Ctx, days: readonly string[], period: Period) {
  const those = sql`day = any(${sql.param(days)}::date[])`
  await ctx.db.execute(sql`delete from sales_change where ${those}`)
  await ctx.db.execute(sql`delete from sales_day where ${those}`)
  for (const by of keptGroups)
    await ctx.db.execute(sql`
      insert into sales_day (by, day, key, currency, kind, name, name_en, units, money, orders)
      select ${by}, s.* from (${dayRows(entriesOf(period, by))}) s where ${those}`)
  await ctx.db.execute(
    sql`insert into sales_kept (day) select unnest(${sql.param(days)}::date[]) on conflict do nothing`,
  )
}

/** A row for each day, key, currency and kind, and one for the orders of a day that have a key. */
export function dayRows({ all, goods }: Entries): SQL {
  return sql`
    select day, coalesce(key, '') as key, currency, kind, max(name) as name, max(name_en) as name_en, sum(units)::int as units, sum(money)::bigint as money, 0 as orders
    from (${all}) e group by 1, 2, 3, 4
    union all select day, coalesce(key, ''), '', 'orders', '', '', 0, 0, count(distinct od_id)::int from (${goods}) e group by 1, 2`
}
