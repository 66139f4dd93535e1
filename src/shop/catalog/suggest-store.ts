import { sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'

export type Title = {
  kind: 'class' | 'diy' | 'promotion' | 'select' | 'document'
  id: number
  title: string
  title_en: string
  /** which paper it is */
  sort: string
}

// a house has some hundreds of them; the newest of each kind stand for the rest
const most = 400

/** The titles of all that can be read, booked or downloaded, besides goods. */
export async function listTitles(ctx: Ctx): Promise<Title[]> {
  const { rows } = await ctx.db.execute<Title>(sql`
    (select 'class' as kind, class_id::bigint as id, title, title_en, '' as sort from class_product
      where class_use and (kind <> 'certificate' or certificate is not null) order by class_order, class_id limit ${most})
    union all
    (select kind, id, title, title_en, '' from content_entry
      where kind in ('diy', 'promotion', 'select') and shown and coalesce(opens_at, '-infinity') <= now() and coalesce(closes_at, 'infinity') > now()
      order by position, id limit ${most})
    union all
    (select 'document', dc_id, dc_title, dc_title_en, dc_kind from document where withdrawn_at is null and newest_on is not null order by newest_on desc limit ${most})`)
  return rows
}

/** What many looked for in the last 30 days and found something by, the commonest first. Words of one or two people stay theirs. */
export async function listSearched(ctx: Ctx, least: number, limit: number): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ keyword: string }>(sql`
    select keyword from search_day
    where day > (now() at time zone 'Asia/Seoul')::date - 30 and lang = ${ctx.lang} and results > 0 and keyword !~ '^\\(' and length(keyword) between 2 and 20
    group by keyword having sum(searches) >= ${least} order by sum(searches) desc, keyword limit ${limit}`)
  return rows.map(({ keyword }) => keyword)
}
