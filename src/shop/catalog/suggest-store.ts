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
