import { sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { OrderStatus } from '#shop/order/contract/order.ts'
import type { Demand, Moved } from './stock.ts'
import { noted } from './stock-moves.ts'

const listOf = (ids: readonly number[]) => sql`${`{${ids.join(',')}}`}::bigint[]`

/** Only what is promised to others stays on the shelf: nobody else can buy it. What was taken off is the answer. */
export async function emptyShelf(
  ctx: Ctx,
  io_nos: readonly number[],
  od_id: string,
): Promise<Moved[]> {
  const moved = await ctx.db.execute<Moved>(sql`
    with held as (select io_no, io_stock_qty - io_reserved_qty as qty from item_option where io_no = any(${listOf(io_nos)}) order by io_no for update),
    moved as (
      update item_option o set io_stock_qty = o.io_reserved_qty from held where o.io_no = held.io_no and held.qty > 0
      returning o.io_no, o.it_id, held.qty, -held.qty as change, o.io_stock_qty as on_hand),
    ${noted(ctx, 'sold_out', od_id)}
    select io_no, it_id, qty, 0 as "left" from moved`)
  return moved.rows
}

/** What was taken off comes back, unless somebody has counted the shelf anew meanwhile. */
export async function refillShelf(
  ctx: Ctx,
  emptied: readonly Demand[],
  od_id: string,
): Promise<Moved[]> {
  if (!emptied.length) return []
  const moved = await ctx.db.execute<Moved>(sql`
    with moved as (
      update item_option o set io_stock_qty = o.io_stock_qty + d.qty
      from json_to_recordset(${JSON.stringify(emptied)}::json) as d(io_no bigint, qty int)
      where o.io_no = d.io_no and o.io_stock_qty = o.io_reserved_qty
      returning o.io_no, o.it_id, d.qty, o.io_stock_qty - o.io_reserved_qty as left, d.qty as change, o.io_stock_qty as on_hand),
    ${noted(ctx, 'sold_out_undone', od_id)}
    select io_no, it_id, qty, "left" from moved`)
  return moved.rows
}

/** Units that had left the shelf with their promise are promised again. */
export async function promiseAgain(ctx: Ctx, demand: readonly Demand[], od_id: string) {
  await ctx.db.execute(sql`
    with moved as (
      update item_option o set io_stock_qty = o.io_stock_qty + d.qty, io_reserved_qty = o.io_reserved_qty + d.qty
      from json_to_recordset(${JSON.stringify(demand)}::json) as d(io_no bigint, qty int) where o.io_no = d.io_no
      returning o.io_no, d.qty as change, o.io_stock_qty as on_hand),
    ${noted(ctx, 'sold_out_undone', od_id)} select 1`)
}

/** Lines that were split off go back into the line they came from, the others into their old state. */
export async function joinLines(ctx: Ctx, ct_ids: readonly number[], to: OrderStatus) {
  await ctx.db.execute(sql`
    with root as (
      select s.ct_id as part, r.ct_id as whole from order_line s join order_line r on r.ct_id = s.ct_from and r.ct_status = ${to}
      where s.ct_id = any(${listOf(ct_ids)})),
    summed as (
      select root.whole, sum(s.ct_qty)::int as qty, sum(s.cp_price)::int as cp, sum(s.ct_coupon)::int as coupon,
        sum(s.ct_point_price)::int as point_price, sum(s.ct_point)::int as point
      from root join order_line s on s.ct_id = root.part group by root.whole),
    joined as (
      update order_line w set ct_qty = w.ct_qty + m.qty, cp_price = w.cp_price + m.cp, ct_coupon = w.ct_coupon + m.coupon,
        ct_point_price = w.ct_point_price + m.point_price, ct_point = w.ct_point + m.point
      from summed m where w.ct_id = m.whole returning w.ct_id)
    delete from order_line where ct_id in (select part from root)`)
  await ctx.db.execute(
    sql`update order_line set ct_status = ${to} where ct_id = any(${listOf(ct_ids)})`,
  )
}
