import { and, type SQL, sql } from 'drizzle-orm'
import { startOfKoreanDay } from '#kernel/korean-time.ts'
import type { Ctx } from '#platform/context.ts'
import { containing, isShortWord, newestForShort } from '#platform/like.ts'
import type { OrderFilters } from '#shop/order/contract/desk-filters.ts'
import { asksToShip } from '#shop/order/rules.ts'
import { hasGoods } from './goods.ts'

// the very expression of the index shop_order_find
const haystack = sql.raw(
  `(od_id || ' ' || od_name || ' ' || od_hp || ' ' || od_deposit_name || ' ' || od_b_name || ' ' || od_b_hp || ' ' || od_invoice)`,
)
const fewLines = 2_000

// of the index order_line_find
const goods = sql.raw(`(it_name || ' ' || it_name_en)`)
const dueTotal = sql.raw(
  '(od_cart_price + od_send_cost + od_send_cost2 - od_cart_coupon - od_coupon - od_send_coupon - od_point_price - od_cut_price)',
)

export function isLate(ctx: Ctx): SQL {
  return sql`od_status = '주문' and od_deposit_deadline < ${ctx.now.toISOString()}::timestamptz`
}

/** Which states are asked for. What is paid and what is being packed, asked for together, is what waits to be sent: classes do not. */
export function statesOf(ctx: Ctx, ask: OrderFilters): (SQL | undefined)[] {
  return [
    ask.od_status?.length ? sql`od_status in ${ask.od_status}` : undefined,
    asksToShip(ask) ? hasGoods : undefined,
    ask.late ? isLate(ctx) : undefined,
  ]
}

/** All that a list of orders is narrowed by besides their state. */
export async function conditionsOf(ctx: Ctx, ask: OrderFilters): Promise<(SQL | undefined)[]> {
  const period = periodOf(ask)
  return [
    ask.keyword ? await foundBy(ctx, ask.keyword, and(...period) ?? sql`true`) : undefined,
    ...period,
    ask.ids && (ask.ids.length ? sql`od_id in ${ask.ids}` : sql`false`),
    ask.settle ? sql`od_settle_case = ${ask.settle}` : undefined,
    ask.currency && sql`currency = ${ask.currency}`,
    ask.country ? sql`country_code = ${ask.country}` : undefined,
    ask.buyer && (ask.buyer === 'member' ? sql`mb_id is not null` : sql`mb_id is null`),
    ask.partly && sql`(od_status = '주문' and od_receipt_price between 1 and ${dueTotal} - 1)`,
    ask.memo && sql`(od_memo <> '' or od_shop_memo <> '')`,
    ask.claim &&
      sql`exists (select 1 from claim where claim.od_id = shop_order.od_id and state <> 'withdrawn')`,
    ask.gift && sql`od_gift`,
    ask.tag
      ? sql`od_id in (select od_id from order_tagged join order_tag using (tag_id) where lower(name) = lower(${ask.tag}))`
      : undefined,
    ask.staff === undefined
      ? undefined
      : ask.staff === 'nobody'
        ? sql`not exists (select 1 from order_care where order_care.od_id = shop_order.od_id)`
        : sql`od_id in (select od_id from order_care where mb_id = ${ask.staff})`,
    ask.it_id ? sql`od_id in (select od_id from order_line where it_id = ${ask.it_id})` : undefined,
  ]
}

function periodOf({ from, to }: OrderFilters): (SQL | undefined)[] {
  return [
    from ? sql`od_time >= ${startOfKoreanDay(from).toISOString()}::timestamptz` : undefined,
    to ? sql`od_time < ${startOfKoreanDay(to, 1).toISOString()}::timestamptz` : undefined,
  ]
}

/** The word is looked for in the newest of these orders alone. */
export async function isBounded(ctx: Ctx, ask: OrderFilters): Promise<boolean> {
  if (!ask.keyword || !isShortWord(ask.keyword)) return false
  const { rows } = await ctx.db.execute(
    sql`select 1 from shop_order where ${and(...periodOf(ask)) ?? sql`true`} offset ${newestForShort} limit 1`,
  )
  return rows.length > 0
}

async function foundBy(ctx: Ctx, keyword: string, period: SQL): Promise<SQL> {
  const words = spellings(keyword)
  if (isShortWord(keyword)) {
    const since = sql`coalesce((select od_time from shop_order where ${period} order by od_time desc nulls last offset ${newestForShort} limit 1), '-infinity')`
    // an index of three letters would be read whole: the newest are read in its place
    const told = words.map((word) => sql`${haystack} || '' ilike ${containing(word)}`)
    return sql`(od_time > ${since} and (${sql.join([...told, bearing(keyword)], sql` or `)}))`
  }
  const found = await ctx.db.execute<{ od_id: string }>(
    sql`select od_id from order_line where ${goods} ilike ${containing(keyword)} limit ${fewLines + 1}`,
  )
  const od_ids = [...new Set(found.rows.map(({ od_id }) => od_id))]
  // goods that many bought are looked for order by order, of which a page needs few; those that few bought are known by now
  const bought =
    found.rows.length > fewLines ? bearing(keyword) : sql`od_id = any(${sql.param(od_ids)}::text[])`
  const told = words.map((word) => sql`${haystack} ilike ${containing(word)}`)
  return sql`(${sql.join([...told, bought], sql` or `)})`
}

// `offset 0` keeps it a question to each order
const bearing = (keyword: string) =>
  sql`exists (select 1 from order_line bought where bought.od_id = shop_order.od_id and (bought.it_name || ' ' || bought.it_name_en) ilike ${containing(keyword)} offset 0)`

// phones and waybills are stored without the hyphens people type
function spellings(keyword: string): string[] {
  const bare = keyword.replace(/[\s-]/g, '')
  return /^\+?\d{3,}$/.test(bare) && bare !== keyword ? [keyword, bare] : [keyword]
}
