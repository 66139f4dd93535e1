import { type SQL, sql } from 'drizzle-orm'
import { rowsBefore } from '#kernel/paging.ts'
import type { Ctx } from './context.ts'

type Ask = { page: number; per_page: number; order_by: SQL; most?: SQL }

/** One page of rows that a query counts together, how many there are and the largest figure among all of them: also past the last page. Moments come as text. */
export async function groupedPage<Row>(
  ctx: Ctx,
  grouped: SQL,
  { order_by, most = sql`null`, ...ask }: Ask,
): Promise<{ rows: Row[]; total: number; most: number }> {
  const found = await ctx.db.execute<{
    rows: Row[] | null
    total: number
    most: number | null
  }>(sql`
    with grouped as (${grouped})
    select (select count(*)::int from grouped) as total, (select max(${most})::float8 from grouped) as most,
      (select json_agg(one) from (select * from grouped order by ${order_by} limit ${ask.per_page} offset ${rowsBefore(ask)}) one) as rows`)
  const [first] = found.rows
  return { rows: first?.rows ?? [], total: first?.total ?? 0, most: first?.most ?? 0 }
}
