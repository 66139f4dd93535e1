import { and, asc, desc, eq, gt, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { startOfKoreanDay } from '#kernel/korean-time.ts'
import { rowsBefore } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import type { myOrderSorts } from '#shop/order/contract/mine.ts'
import type { OrderStatus } from '#shop/order/contract/order.ts'
import { shopOrder } from '#shop/order/tables.ts'
import type { OrderRow } from './orders.ts'

export type MyAsk = {
  page: number
  per_page: number
  sort: (typeof myOrderSorts)[number]
  order: 'asc' | 'desc'
  od_status?: OrderStatus[]
  from?: string
  to?: string
}

const sortColumns = {
  od_time: shopOrder.od_time,
  total: sql.raw(
    '(od_cart_price + od_send_cost + od_send_cost2 - od_cart_coupon - od_coupon - od_send_coupon - od_point_price)',
  ),
}

export async function listOfMember(ctx: Ctx, mb_id: string, ask: MyAsk): Promise<OrderRow[]> {
  // the very order of the index of a member's orders
  const inOrder = (column: (typeof sortColumns)[keyof typeof sortColumns]) =>
    ask.order === 'asc' ? sql`${asc(column)} nulls first` : sql`${desc(column)} nulls last`
  const rows = await ctx.db
    .select()
    .from(shopOrder)
    .where(
      and(
        eq(shopOrder.mb_id, mb_id),
        ...periodOf(ask),
        ask.od_status?.length ? inArray(shopOrder.od_status, ask.od_status) : undefined,
      ),
    )
    .orderBy(
      inOrder(sortColumns[ask.sort]),
      ask.order === 'asc' ? asc(shopOrder.od_id) : desc(shopOrder.od_id),
    )
    .limit(ask.per_page)
    .offset(rowsBefore(ask))
  return rows
}

/** How many of a member's orders stand in each state. */
export async function countOfMember(
  ctx: Ctx,
  mb_id: string,
  period: { from?: string; to?: string },
): Promise<Record<string, number>> {
  const rows = await ctx.db
    .select({ od_status: shopOrder.od_status, count: sql<number>`count(*)::int` })
    .from(shopOrder)
    .where(and(eq(shopOrder.mb_id, mb_id), ...periodOf(period)))
    .groupBy(shopOrder.od_status)
  return Object.fromEntries(rows.map((row) => [row.od_status, row.count]))
}

function periodOf({ from, to }: { from?: string; to?: string }): (SQL | undefined)[] {
  return [
    from
      ? sql`${shopOrder.od_time} >= ${startOfKoreanDay(from).toISOString()}::timestamptz`
      : undefined,
    to ? lt(shopOrder.od_time, startOfKoreanDay(to, 1)) : undefined,
  ]
}

export type FirstLine = {
  od_id: string
  it_id: string
  it_name: string
  it_name_en: string
  thumb_image: string
  lines: number
  /** classes alone */
  unsent: boolean
}

/** The first item of each order, and how many things were bought: a part sent back is a line of its own, but nothing more. */
export async function listFirstLines(ctx: Ctx, od_ids: readonly string[]): Promise<FirstLine[]> {
  if (!od_ids.length) return []
  const found = await ctx.db.execute<FirstLine>(sql`
    select distinct on (od_id) od_id, it_id, it_name, it_name_en, thumb_image,
      (count(*) filter (where ct_from is null) over (partition by od_id))::int as lines,
      bool_and(session_id is not null) over (partition by od_id) as unsent
    from order_line where od_id in ${od_ids} order by od_id, io_type, ct_id`)
  return found.rows
}

/** A guest's order becomes a member's; false when it is somebody's already. */
export async function giveToMember(ctx: Ctx, od_id: string, mb_id: string): Promise<boolean> {
  const given = await ctx.db
    .update(shopOrder)
    .set({ mb_id, version: sql`${shopOrder.version} + 1` })
    .where(and(eq(shopOrder.od_id, od_id), isNull(shopOrder.mb_id)))
    .returning({ od_id: shopOrder.od_id })
  return given.length > 0
}

/** On their way for so long that they have arrived; those with a higher number than `after`. */
export async function listArrived(
  ctx: Ctx,
  before: Date,
  most: number,
  after = '',
): Promise<string[]> {
  const rows = await ctx.db
    .select({ od_id: shopOrder.od_id })
    .from(shopOrder)
    .where(
      and(
        eq(shopOrder.od_status, '배송'),
        lt(shopOrder.od_invoice_time, before),
        gt(shopOrder.od_id, after),
      ),
    )
    .orderBy(asc(shopOrder.od_id))
    .limit(most)
  return rows.map((row) => row.od_id)
}
