import { sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { inBulk } from './copy.ts'

const days = 365

/** So many clicks over a year, on tiles, menus and banners, summed up by day as the shop sums them up; and what was searched for meanwhile. */
export function growClicks(ctx: Ctx, wanted: number): Promise<number> {
  return inBulk(ctx, ['click_day', 'search_day'], async (ctx) => {
    await ctx.db.execute(sql`
      insert into click_day (day, click_type, click_id, platform, click_name, clicks)
      select (now() at time zone 'Asia/Seoul')::date - (n % ${days})::int, 'tile', t.it_id, case when n % 10 < 7 then 'mobile' else 'pc' end, max(t.it_name), count(*)
      from generate_series(1, ${wanted}::int) n
      cross join (select least(2000, count(*)) as tiles from tile) shown
      join (select it_id, it_name, row_number() over (order by sold_30d desc, it_id) - 1 as at from tile) t on t.at = n::bigint * n % shown.tiles
      group by 1, 3, 4
      on conflict (day, click_type, click_id, platform) do update set clicks = click_day.clicks + excluded.clicks`)
    await ctx.db.execute(sql`
      insert into search_day (day, lang, keyword, searches, results)
      select (now() at time zone 'Asia/Seoul')::date - (n % ${days})::int, 'kr', w.word, count(*), max(w.uses)
      from generate_series(1, ${Math.ceil(wanted / 10)}::int) n
      cross join (select least(500, count(*)) as words from search_word where word !~ '\\d') known
      join (select word, uses, row_number() over (order by uses desc, word) - 1 as at from search_word where word !~ '\\d') w on w.at = n::bigint * n % known.words
      group by 1, 3
      on conflict (day, lang, keyword) do update set searches = search_day.searches + excluded.searches`)
    return wanted
  })
}
