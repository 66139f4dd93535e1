import { type SQL, sql } from 'drizzle-orm'
import { startOfKoreanDay } from '#kernel/korean-time.ts'
import type { Ctx } from '#platform/context.ts'
import { containing } from '#platform/like.ts'
import type { OrderFilters } from '#shop/order/contract/desk-filters.ts'

// the very expression of the index shop_order_find
const haystack = sql.raw(
  `(od_id || ' ' || od_name || ' ' || od_hp || ' ' || od_deposit_name || ' ' || od_b_name || ' ' || od_b_hp || ' ' || od_invoice)`,
)
// of the index order_line_find
const goods = sql.raw(`(it_name || ' ' || it_name_en)`)
const dueTotal = sql.raw(
  '(od_cart_price + od_send_cost + od_send_cost2 - od_cart_coupon - od_coupon - od_send_coupon - od_point_price - od_cancel_price)',
)

export function isLate(ctx: Ctx): SQL {
  return sql`od_status = '주문' and od_deposit_deadline < ${ctx.now.toISOString()}::timestamptz`
}

/** Which states are asked for. */
export function statesOf(ctx: Ctx, ask: OrderFilters): (SQL | undefined)[] {
  return [
    ask.od_status?.length ? sql`od_status in ${ask.od_status}` : undefined,
    ask.late ? isLate(ctx) : undefined,
  ]
}

/** All that a list of orders is narrowed by besides their state. */
export function conditionsOf(ask: OrderFilters): (SQL | undefined)[] {
  return [
    ask.keyword ? foundBy(ask.keyword) : undefined,
    ask.from ? sql`od_time >= ${startOfKoreanDay(ask.from).toISOString()}::timestamptz` : undefined,
    ask.to ? sql`od_time < ${startOfKoreanDay(ask.to, 1).toISOString()}::timestamptz` : undefined,
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
    ask.it_id ? sql`od_id in (select od_id from order_line where it_id = ${ask.it_id})` : undefined,
  ]
}

function foundBy(keyword: string): SQL {
  return sql`(${sql.join(
    [
      ...spellings(keyword).map((word) => sql`${haystack} ilike ${containing(word)}`),
      sql`od_id in (select od_id from order_line where ${goods} ilike ${containing(keyword)})`,
    ],
    sql` or `,
  )})`
}

// phones and waybills are stored without the hyphens people type
function spellings(keyword: string): string[] {
  const bare = keyword.replace(/[\s-]/g, '')
  return /^\+?\d{3,}$/.test(bare) && bare !== keyword ? [keyword, bare] : [keyword]
}
