import { and, type SQL, sql } from 'drizzle-orm'
import { startOfKoreanDay } from '#kernel/korean-time.ts'
import { rowsBefore } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { containing } from '#platform/like.ts'
import type { staffOrderSorts } from '#shop/order/contract/desk.ts'
import type { OrderStatus } from '#shop/order/contract/order.ts'

export type StaffAsk = {
  page: number
  per_page: number
  sort: (typeof staffOrderSorts)[number]
  order: 'asc' | 'desc'
  keyword?: string
  od_status?: OrderStatus[]
  late?: '1'
  from?: string
  to?: string
}

export type StaffRow = {
  od_id: string
  od_time: string
  od_name: string
  od_hp: string
  od_deposit_name: string
  od_settle_case: string
  currency: 'krw' | 'usd'
  od_cart_price: number
  od_send_cost: number
  od_send_cost2: number
  od_cart_coupon: number
  od_coupon: number
  od_send_coupon: number
  od_point_price: number
  od_receipt_price: number
  od_cancel_price: number
  od_status: OrderStatus
  od_deposit_deadline: string | null
  od_invoice: string
  it_name: string | null
  it_name_en: string | null
  lines: number
}

// the very expression of the index shop_order_find
const haystack = sql.raw(
  `(od_id || ' ' || od_name || ' ' || od_hp || ' ' || od_deposit_name || ' ' || od_b_name || ' ' || od_b_hp || ' ' || od_invoice)`,
)
// of the index order_line_find
const goods = sql.raw(`(it_name || ' ' || it_name_en)`)
const sortColumns = {
  od_time: sql.raw('od_time'),
  od_id: sql.raw('od_id'),
  total: sql.raw(
    '(od_cart_price + od_send_cost + od_send_cost2 - od_cart_coupon - od_coupon - od_send_coupon - od_point_price)',
  ),
}

export async function listForStaff(ctx: Ctx, ask: StaffAsk): Promise<StaffRow[]> {
  // the very order of the index, which reads 20 rows instead of all
  const direction = sql.raw(ask.order === 'asc' ? 'asc nulls first' : 'desc nulls last')
  const found = await ctx.db.execute<StaffRow>(sql`
    select o.od_id, ${iso('o.od_time')} as od_time, o.od_name, o.od_hp, o.od_deposit_name, o.od_settle_case, o.currency, o.od_cart_price, o.od_send_cost, o.od_send_cost2,
      o.od_cart_coupon, o.od_coupon, o.od_send_coupon, o.od_point_price,
      o.od_receipt_price, o.od_cancel_price, o.od_status, ${iso('o.od_deposit_deadline')} as od_deposit_deadline, o.od_invoice, l.it_name, l.it_name_en, l.lines
    from (select * from shop_order where ${and(...filters(ask), ...stateFilters(ctx, ask)) ?? sql`true`} order by ${sortColumns[ask.sort]} ${direction}, od_id ${direction}
      limit ${ask.per_page} offset ${rowsBefore(ask)}) o
    cross join lateral (select (array_agg(it_name order by io_type, ct_id))[1] as it_name, (array_agg(it_name_en order by io_type, ct_id))[1] as it_name_en, count(*)::int as lines
      from order_line where od_id = o.od_id) l
    order by ${sortColumns[ask.sort]} ${direction}, od_id ${direction}`)
  return found.rows
}

/** How many stand in each state, for the same search and period; `late` are the unpaid ones past their deadline. */
export async function countStates(
  ctx: Ctx,
  ask: StaffAsk,
): Promise<{ od_status: string; count: number; late: number }[]> {
  const found = await ctx.db.execute<{ od_status: string; count: number; late: number }>(sql`
    select od_status, count(*)::int as count, (count(*) filter (where ${isLate(ctx)}))::int as late from shop_order where ${and(...filters(ask)) ?? sql`true`} group by od_status`)
  return found.rows
}

function isLate(ctx: Ctx): SQL {
  return sql`od_status = '주문' and od_deposit_deadline < ${ctx.now.toISOString()}::timestamptz`
}

function stateFilters(ctx: Ctx, ask: StaffAsk): (SQL | undefined)[] {
  return [
    ask.od_status?.length ? sql`od_status in ${ask.od_status}` : undefined,
    ask.late ? isLate(ctx) : undefined,
  ]
}

function filters(ask: StaffAsk): (SQL | undefined)[] {
  return [
    ask.keyword
      ? sql`(${sql.join(
          [
            ...spellings(ask.keyword).map((word) => sql`${haystack} ilike ${containing(word)}`),
            sql`od_id in (select od_id from order_line where ${goods} ilike ${containing(ask.keyword)})`,
          ],
          sql` or `,
        )})`
      : undefined,
    ask.from ? sql`od_time >= ${startOfKoreanDay(ask.from).toISOString()}::timestamptz` : undefined,
    ask.to ? sql`od_time < ${startOfKoreanDay(ask.to, 1).toISOString()}::timestamptz` : undefined,
  ]
}

// phones and waybills are stored without the hyphens people type
function spellings(keyword: string): string[] {
  const bare = keyword.replace(/[\s-]/g, '')
  return /^\+?\d{3,}$/.test(bare) && bare !== keyword ? [keyword, bare] : [keyword]
}

function iso(column: string): SQL {
  return sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)
}
