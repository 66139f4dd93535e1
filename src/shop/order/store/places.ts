import { sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { RecentPlace } from '#shop/order/contract/mine.ts'

const mostPlaces = 3
const lastOrders = 30

/** The places of my last orders, each once, the newest first. */
export async function listPlaces(ctx: Ctx): Promise<RecentPlace[]> {
  if (!ctx.visitor.mb_id) return []
  const found = await ctx.db.execute<RecentPlace>(sql`
    select ad_name, ad_hp, ad_zip, ad_addr1, ad_addr2, ad_addr3, ad_jibeon from (
      select distinct on (od_b_name, od_b_zip, od_b_addr1, od_b_addr2) od_time,
        od_b_name as ad_name, od_b_hp as ad_hp, od_b_zip as ad_zip, od_b_addr1 as ad_addr1, od_b_addr2 as ad_addr2, od_b_addr3 as ad_addr3,
        case od_b_addr_jibeon when 'J' then 'J' else 'R' end as ad_jibeon
      from (select * from shop_order where mb_id = ${ctx.visitor.mb_id} order by od_time desc nulls last limit ${lastOrders}) last
      where country_code = 'KR' and od_b_addr1 <> ''
      order by od_b_name, od_b_zip, od_b_addr1, od_b_addr2, od_time desc) places
    order by od_time desc limit ${mostPlaces}`)
  return found.rows
}
