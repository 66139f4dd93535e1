import { sql } from 'drizzle-orm'
import { koreanDay, startOfKoreanDay } from '#kernel/korean-time.ts'
import type { Ctx } from '#platform/context.ts'
import { workStates } from '#shop/claim/rules.ts'
import { claim } from '#shop/claim/tables.ts'
import { hasGoods } from './goods.ts'

export type Counts = {
  unpaid_late: number
  waiting_deposit: number
  to_ship: number
  shipped: number
  new_orders: number
  claims: number
  claims_late: number
  jobs_failing: number
}

export async function countToday(ctx: Ctx): Promise<Counts> {
  const found = await ctx.db.execute<Counts>(sql`
    select (count(*) filter (where od_status = '주문' and od_deposit_deadline < ${ctx.now.toISOString()}::timestamptz))::int as unpaid_late,
      (count(*) filter (where od_status = '주문'))::int as waiting_deposit, (count(*) filter (where od_status in ('입금', '준비') and ${hasGoods}))::int as to_ship,
      (count(*) filter (where od_status = '배송'))::int as shipped,
      (select count(*)::int from shop_order where od_time >= ${startOfKoreanDay(koreanDay(ctx.now)).toISOString()}::timestamptz) as new_orders,
      (select count(*)::int from ${claim} where state in ${[...workStates]}) as claims,
      (select count(*)::int from ${claim} where state in ('collected', 'inspected') and due_at < ${ctx.now.toISOString()}::timestamptz) as claims_late,
      (select count(*)::int from graphile_worker.jobs where last_error is not null and attempts >= 3) as jobs_failing
    from shop_order where od_status in ('주문', '입금', '준비', '배송')`)
  return (
    found.rows[0] ?? {
      unpaid_late: 0,
      waiting_deposit: 0,
      to_ship: 0,
      shipped: 0,
      new_orders: 0,
      claims: 0,
      claims_late: 0,
      jobs_failing: 0,
    }
  )
}

export type Low = {
  it_id: string
  it_name: string
  it_name_en: string
  option: string
  option_en: string
  thumb_image: string
  op_qty: number
  low: number
}

/** Options at or under their item's warning mark, the emptiest first; `low` counts the items, as the list of products filters them. */
export async function listLowStock(ctx: Ctx, most: number): Promise<Low[]> {
  const found = await ctx.db.execute<Low>(sql`
    with options as (
      select o.io_no, o.it_id, o.io_stock_qty - o.io_reserved_qty as op_qty from item_option o join item w on w.it_id = o.it_id
      where o.io_use and w.it_use and o.io_stock_qty - o.io_reserved_qty <= w.it_noti_qty
    ), emptiest as (select * from options order by op_qty, it_id, io_no limit ${most})
    select i.it_id, i.it_name, i.it_name_en, o.io_id as option, o.io_id_en as option_en, coalesce(i.images[1], '') as thumb_image, e.op_qty,
      (select count(distinct it_id)::int from options) as low
    from emptiest e join item i on i.it_id = e.it_id join item_option o on o.io_no = e.io_no
    order by e.op_qty, i.it_id, o.io_no`)
  return found.rows
}
