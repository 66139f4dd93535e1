import { sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { anyGiven, given, statement } from '#platform/statement.ts'
import { noted } from './stock-moves.ts'

export type Demand = { io_no: number; qty: number }
/** An option after its stock moved; `left` is what can still be promised. */
export type Moved = { io_no: number; it_id: string; qty: number; left: number }

// without its length the planner expects a hundred options, and reads through all of the shop's to find them
const demanded = sql`(select * from json_to_recordset(${given('demand')}::json) as d(io_no bigint, qty int) limit ${anyGiven('count', 'bigint')})`
const promise = statement<Moved>(sql`
  update item_option o set io_reserved_qty = o.io_reserved_qty + d.qty from ${demanded} d
  where o.io_no = d.io_no and o.io_use and o.io_stock_qty - o.io_reserved_qty >= d.qty
  returning o.io_no, o.it_id, d.qty, o.io_stock_qty - o.io_reserved_qty as left`)

/** Promises units to an order: only options that still have enough. What is missing from the answer was not reserved. */
export async function reserveStock(ctx: Ctx, demand: readonly Demand[]): Promise<Moved[]> {
  await lockInOrder(ctx, demand)
  return promise(ctx, { demand: JSON.stringify(demand), count: demand.length })
}

/** The promise ends without a sale. */
export async function releaseStock(ctx: Ctx, demand: readonly Demand[]): Promise<Moved[]> {
  await lockInOrder(ctx, demand)
  const moved = await ctx.db.execute<Moved>(sql`
    update item_option o set io_reserved_qty = o.io_reserved_qty - d.qty from ${rows(demand)} where o.io_no = d.io_no
    returning o.io_no, o.it_id, d.qty, o.io_stock_qty - o.io_reserved_qty as left`)
  return moved.rows
}

/** Promised units of an order are sold: they leave the shelf, and what others can buy stays the same. */
export async function deductStock(ctx: Ctx, demand: readonly Demand[], od_id: string) {
  await lockInOrder(ctx, demand)
  const taking = sql`
    update item_option o set io_reserved_qty = o.io_reserved_qty - d.qty, io_stock_qty = o.io_stock_qty - d.qty from ${rows(demand)} where o.io_no = d.io_no
    returning o.io_no, -d.qty as change, o.io_stock_qty as on_hand`
  await ctx.db.execute(sql`with moved as (${taking}), ${noted(ctx, 'sale', od_id)} select 1`)
}

/** Sold units of an order come back to the shelf. */
export async function restockStock(
  ctx: Ctx,
  demand: readonly Demand[],
  od_id: string,
): Promise<Moved[]> {
  await lockInOrder(ctx, demand)
  const bringing = sql`
    update item_option o set io_stock_qty = o.io_stock_qty + d.qty from ${rows(demand)} where o.io_no = d.io_no
    returning o.io_no, o.it_id, d.qty, o.io_stock_qty - o.io_reserved_qty as left, d.qty as change, o.io_stock_qty as on_hand`
  const moved = await ctx.db.execute<Moved>(sql`
    with moved as (${bringing}), ${noted(ctx, 'return', od_id)} select io_no, it_id, qty, "left" from moved`)
  return moved.rows
}

export async function listAvailable(
  ctx: Ctx,
  io_nos: readonly number[],
): Promise<{ io_no: number; left: number }[]> {
  const found = await ctx.db.execute<{ io_no: number; left: number }>(sql`
    select io_no, case when io_use then io_stock_qty - io_reserved_qty else 0 end as left from item_option where io_no = any(${`{${io_nos.join(',')}}`}::bigint[])`)
  return found.rows
}

/** Two orders that flip options of one item write its tile one after the other, each seeing the other's stock. */
export async function lockTiles(ctx: Ctx, it_ids: readonly string[]) {
  await ctx.db.execute(
    sql`select it_id from tile where it_id in ${it_ids} order by it_id for update`,
  )
}

export async function countSold(
  ctx: Ctx,
  day: string,
  sold: readonly { it_id: string; qty: number }[],
) {
  if (!sold.length) return
  await ctx.db.execute(sql`
    insert into sold_by_day (it_id, day, qty) select s.it_id, ${day}::date, greatest(0, s.qty) from json_to_recordset(${JSON.stringify(sold)}::json) as s(it_id text, qty int)
    join item i on i.it_id = s.it_id order by s.it_id
    on conflict (day, it_id) do update set qty = greatest(0, sold_by_day.qty + (select s.qty from json_to_recordset(${JSON.stringify(sold)}::json) as s(it_id text, qty int) where s.it_id = excluded.it_id))`)
}

export async function raiseSoldTotals(ctx: Ctx, sold: readonly { it_id: string; qty: number }[]) {
  await ctx.db.execute(sql`
    update item i set it_sum_qty = i.it_sum_qty + s.qty from json_to_recordset(${JSON.stringify(sold)}::json) as s(it_id text, qty int) where i.it_id = s.it_id`)
}

// rows locked in one order by everyone cannot wait for each other in a ring; one row alone cannot either
async function lockInOrder(ctx: Ctx, demand: readonly Demand[]) {
  if (demand.length < 2) return
  await ctx.db.execute(
    sql`select io_no from item_option where io_no = any(${`{${demand.map(({ io_no }) => io_no).join(',')}}`}::bigint[]) order by io_no for no key update`,
  )
}

function rows(demand: readonly Demand[]) {
  return sql`json_to_recordset(${JSON.stringify(demand)}::json) as d(io_no bigint, qty int)`
}
