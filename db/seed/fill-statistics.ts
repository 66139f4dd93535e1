import { sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'

const clicks = [
  ['hero', '/shop/best-seller?family=woody,green', '나무 향 보기', 34],
  ['menu', '/shop/best-seller', '베스트', 52],
  ['menu', '/shop/new-item', '신상품', 38],
  ['menu', '/contents/select', '셀렉트', 17],
  ['banner', '/contents/promotion', '배너', 11],
  ['week', '1', '픽 보러 가기', 8],
  ['popup', '/contents/promotion', '팝업', 14],
] as const

const words = [
  ['kr', '캔들', 21, 24], ['kr', '히노키', 14, 6], ['kr', '디퓨저', 19, 18], ['kr', '소이왁스', 9, 3], ['kr', '룸스프레이', 7, 8],
  ['kr', '왁스타블렛', 6, 0], ['kr', '차량용 방향제', 5, 0], ['en', 'candle', 4, 24], ['en', 'incense', 2, 0],
] as const

/** The last thirty days of a shop that people visit: sums by day, fewer at the beginning of the week. */
export async function seedStatistics(ctx: Ctx) {
  const days = sql`(select d::date as day, 0.6 + 0.1 * extract(dow from d)::int + 0.05 * (extract(day from d)::int % 7) as busy
    from generate_series((now() at time zone 'Asia/Seoul')::date - 29, (now() at time zone 'Asia/Seoul')::date, interval '1 day') d) days`
  const json = (rows: readonly unknown[]) => JSON.stringify(rows)
  await ctx.db.execute(sql`
    insert into click_day (day, click_type, click_id, platform, click_name, clicks)
    select day, c->>0, c->>1, p, c->>2, greatest(1, ((c->>3)::int * busy * case p when 'mobile' then 0.7 else 0.3 end)::int)
    from ${days} cross join jsonb_array_elements(${json(clicks)}::jsonb) c cross join unnest(array['pc', 'mobile']) p`)
  await ctx.db.execute(sql`
    insert into click_day (day, click_type, click_id, platform, click_name, clicks)
    select day, 'tile', i.it_id, 'mobile', i.it_name, greatest(1, (busy * (3 + length(i.it_name) % 9))::int)
    from ${days} cross join (select it_id, it_name from item where it_use order by it_id limit 12) i`)
  await ctx.db.execute(sql`
    insert into search_day (day, lang, keyword, searches, results)
    select day, w->>0, w->>1, greatest(1, ((w->>2)::int * busy / 4)::int), (w->>3)::int from ${days} cross join jsonb_array_elements(${json(words)}::jsonb) w`)
  await ctx.db.execute(sql`
    insert into funnel_day (day, step, platform, visits)
    select day, s->>0, p, greatest(1, ((s->>1)::int * busy * case p when 'mobile' then 0.7 else 0.3 end)::int)
    from ${days} cross join jsonb_array_elements('[["product", 210], ["cart", 46], ["order_form", 22]]'::jsonb) s cross join unnest(array['pc', 'mobile']) p`)
}
