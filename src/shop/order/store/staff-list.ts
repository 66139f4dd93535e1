import { and, type SQL, sql } from 'drizzle-orm'
import { rowsBefore } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import type { staffOrderSorts } from '#shop/order/contract/desk.ts'
import type { OrderFilters } from '#shop/order/contract/desk-filters.ts'
import type { OrderStatus } from '#shop/order/contract/order.ts'
import { toShip } from '#shop/order/rules.ts'
import { hasGoods } from './goods.ts'
import { isLate, statesOf } from './staff-filters.ts'

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
  od_cut_price: number
  od_status: OrderStatus
  od_deposit_deadline: string | null
  od_invoice: string
  it_name: string | null
  it_name_en: string | null
  lines: number
  classes_only: boolean
}

const sortColumns = {
  // the last is the very expression of the index shop_order_total
  od_time: sql.raw('od_time'),
  od_id: sql.raw('od_id'),
  total: sql.raw(
    '(od_cart_price + od_send_cost + od_send_cost2 - od_cart_coupon - od_coupon - od_send_coupon - od_point_price)',
  ),
}

/** A page of the orders that meet the conditions and stand in the states asked for. */
export async function listForStaff(
  ctx: Ctx,
  ask: StaffAsk,
  conditions: Conditions,
): Promise<StaffRow[]> {
  // the very order of the index, which reads 20 rows instead of all; that of the numbers was made without a word on nulls
  const direction = sql.raw(
    ask.sort === 'od_id' ? ask.order : ask.order === 'asc' ? 'asc nulls first' : 'desc nulls last',
  )
  const found = await ctx.db.execute<StaffRow>(sql`
    select o.od_id, ${iso('o.od_time')} as od_time, o.od_name, o.od_hp, o.od_deposit_name, o.od_settle_case, o.currency, o.od_cart_price, o.od_send_cost, o.od_send_cost2,
      o.od_cart_coupon, o.od_coupon, o.od_send_coupon, o.od_point_price,
      o.od_receipt_price, o.od_cancel_price, o.od_cut_price, o.od_status, ${iso('o.od_deposit_deadline')} as od_deposit_deadline, o.od_invoice, l.it_name, l.it_name_en, l.lines, l.classes_only
    from (select * from shop_order where ${and(...conditions, ...statesOf(ctx, ask)) ?? sql`true`} order by ${sortColumns[ask.sort]} ${direction}, od_id ${direction}
      limit ${ask.per_page} offset ${rowsBefore(ask)}) o
    cross join lateral (select (array_agg(it_name order by gone, io_type, ct_id))[1] as it_name, (array_agg(it_name_en order by gone, io_type, ct_id))[1] as it_name_en,
      coalesce(nullif(count(distinct coalesce(ct_from, ct_id)) filter (where not gone), 0), count(distinct coalesce(ct_from, ct_id)))::int as lines,
      coalesce(bool_and(session_id is not null), false) as classes_only
      from (select *, ct_status in ('취소', '반품', '품절') as gone from order_line where od_id = o.od_id) line) l
    order by ${sortColumns[ask.sort]} ${direction}, od_id ${direction}`)
  return found.rows
}

type Conditions = readonly (SQL | undefined)[]
type StateCount = { od_status: string; count: number; late: number; goods: number }

/** How many stand in each state, for the same search and period; `late` are the unpaid ones past their deadline, of `goods` something is sent. Of the newest `most` where there are more. */
export async function countStates(
  ctx: Ctx,
  conditions: Conditions,
  most: number | null,
): Promise<StateCount[]> {
  const found = await ctx.db.execute<StateCount>(
    most === null ? countByIndex(ctx, conditions) : countNewest(ctx, conditions, most),
  )
  return found.rows
}

// what is late and what is sent are few of all: asked for apart, the rest is counted by an index alone
function countByIndex(ctx: Ctx, conditions: Conditions): SQL {
  const among = (...more: SQL[]) => and(...conditions, ...more) ?? sql`true`
  return sql`
    with sent as materialized (select od_status, count(*)::int as goods from shop_order where ${among(sql`od_status in ${toShip}`, hasGoods)} group by od_status),
      overdue as materialized (select count(*)::int as late from shop_order where ${among(isLate(ctx))})
    select od_status, count(*)::int as count, case when od_status = '주문' then (select late from overdue) else 0 end as late,
      coalesce((select goods from sent where sent.od_status = shop_order.od_status), 0) as goods
    from shop_order where ${among()} group by od_status`
}

const countNewest = (ctx: Ctx, conditions: Conditions, most: number) => sql`
  select od_status, count(*)::int as count, (count(*) filter (where ${isLate(ctx)}))::int as late,
    (count(*) filter (where od_status in ${toShip} and ${hasGoods}))::int as goods from (${newest(conditions, most)}) shop_order group by od_status`

/** How many there are, up to `most`. */
export async function countForStaff(
  ctx: Ctx,
  ask: StaffAsk,
  conditions: Conditions,
  most: number,
): Promise<number> {
  const found = await ctx.db.execute<{ count: number }>(
    sql`select count(*)::int as count from (${newest([...conditions, ...statesOf(ctx, ask)], most)}) found`,
  )
  return found.rows[0]?.count ?? 0
}

const newest = (conditions: Conditions, most: number) =>
  sql`select * from shop_order where ${and(...conditions) ?? sql`true`} order by od_time desc nulls last limit ${most}`

function iso(column: string): SQL {
  return sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)
}
