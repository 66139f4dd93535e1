import { sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { GoodsUses } from './removal-rules.ts'

/** Options first, in the order of their numbers, as every order takes them. */
export async function lockGoods(ctx: Ctx, it_id: string) {
  await ctx.db.execute(
    sql`select io_no from item_option where it_id = ${it_id} order by io_no for update`,
  )
  await ctx.db.execute(sql`select it_id from item where it_id = ${it_id} for update`)
}

/** Who names these goods so that they must stay. */
export async function findUses(ctx: Ctx, it_id: string): Promise<GoodsUses> {
  const line = JSON.stringify([{ it_id }])
  const { rows } = await ctx.db.execute<GoodsUses>(sql`select
    (exists (select 1 from order_line where it_id = ${it_id}) or exists (select 1 from store_order_line where it_id = ${it_id})
      or exists (select 1 from order_draft where lines @> ${line}::jsonb) or exists (select 1 from quotation_revision where paper -> 'lines' @> ${line}::jsonb)
      or exists (select 1 from cart_line where it_id = ${it_id} and qt_id is not null)) as ordered,
    (exists (select 1 from review where it_id = ${it_id}) or exists (select 1 from product_inquiry where it_id = ${it_id})
      or exists (select 1 from lot where it_id = ${it_id}) or exists (select 1 from document where it_id = ${it_id})
      or exists (select 1 from material_pack where it_id = ${it_id}) or exists (select 1 from formula_kit_line where it_id = ${it_id})
      or exists (select 1 from coupon_kind where cp_method = 0 and cp_target = ${it_id})) as named`)
  return rows[0] ?? { ordered: true, named: true }
}

/** With all that is only theirs: choices, stock history, places in lists, wishes and carts. */
export async function deleteGoods(ctx: Ctx, it_id: string) {
  const options = sql`(select io_no from item_option where it_id = ${it_id})`
  for (const work of [
    sql`delete from cart_line where io_no in ${options}`,
    sql`delete from restock_bell where it_id = ${it_id}`,
    sql`delete from wish where it_id = ${it_id}`,
    sql`delete from stock_arrival where io_no in ${options}`,
    sql`delete from stock_move where io_no in ${options}`,
    sql`delete from category_pick where it_id = ${it_id}`,
    sql`delete from related_item where it_id = ${it_id} or other_id = ${it_id}`,
    sql`delete from together_item where it_id = ${it_id} or other_id = ${it_id}`,
    sql`delete from sold_by_day where it_id = ${it_id}`,
    sql`delete from tile where it_id = ${it_id}`,
    sql`delete from item_option where it_id = ${it_id}`,
    sql`delete from item where it_id = ${it_id}`,
  ])
    await ctx.db.execute(work)
}
