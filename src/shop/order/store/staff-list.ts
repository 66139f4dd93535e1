import { and, type SQL, sql } from 'drizzle-orm'
import { rowsBefore } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import type { staffOrderSorts } from '#shop/order/contract/desk.ts'
import type { OrderFilters } from '#shop/order/contract/desk-filters.ts'
import type { OrderStatus } from '#shop/order/contract/order.ts'
import { conditionsOf, isLate, statesOf } from './staff-filters.ts'

export type StaffAsk = {
  page: number
  per_page: number
  sort: (typeof staffOrderSorts)[number]
  order: 'asc' | 'desc'
} & OrderFilters

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
    from (select * from shop_order where ${and(...conditionsOf(ask), ...statesOf(ctx, ask)) ?? sql`true`} order by ${sortColumns[ask.sort]} ${direction}, od_id ${direction}
      limit ${ask.per_page} offset ${rowsBefore(ask)}) o
    cross join lateral (select (array_agg(it_name order by gone, io_type, ct_id))[1] as it_name, (array_agg(it_name_en order by gone, io_type, ct_id))[1] as it_name_en,
      coalesce(nullif(count(distinct coalesce(ct_from, ct_id)) filter (where not gone), 0), count(distinct coalesce(ct_from, ct_id)))::int as lines
      from (select *, ct_status in ('취소', '반품', '품절') as gone from order_line where od_id = o.od_id) line) l
    order by ${sortColumns[ask.sort]} ${direction}, od_id ${direction}`)
  return found.rows
}

/** How many stand in each state, for the same search and period; `late` are the unpaid ones past their deadline. */
export async function countStates(
  ctx: Ctx,
  ask: StaffAsk,
): Promise<{ od_status: string; count: number; late: number }[]> {
  const found = await ctx.db.execute<{ od_status: string; count: number; late: number }>(sql`
    select od_status, count(*)::int as count, (count(*) filter (where ${isLate(ctx)}))::int as late from shop_order where ${and(...conditionsOf(ask)) ?? sql`true`} group by od_status`)
  return found.rows
}

function iso(column: string): SQL {
  return sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)
}
