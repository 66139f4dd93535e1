import { sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { OrderStatus } from '#shop/order/contract/order.ts'
import type { Units } from '#shop/order/part-rules.ts'

/** Gives units of an order's lines another state. A part of a line becomes a line of its own, with its part of the discounts. */
export async function moveUnits(ctx: Ctx, units: readonly Units[], to: OrderStatus) {
  for (const { ct_id, qty } of units) {
    await ctx.db.execute(sql`
      insert into order_line (od_id, it_id, io_no, io_type, it_name, it_name_en, ct_option, ct_option_en, ct_text, thumb_image, ct_price, ct_qty, ct_notax,
        cp_price, ct_coupon, ct_point_price, ct_point, ct_send_cost, ct_no_return, session_id, set_id, ct_notax_price, ct_asks, ct_arrives, ct_status, ct_from)
      select od_id, it_id, io_no, io_type, it_name, it_name_en, ct_option, ct_option_en, ct_text, thumb_image, ct_price, ${qty}, ct_notax,
        cp_price * ${qty} / ct_qty, ct_coupon * ${qty} / ct_qty, ct_point_price * ${qty} / ct_qty, ct_point * ${qty} / ct_qty, ct_send_cost, ct_no_return, session_id, set_id, ct_notax_price, ct_asks, ct_arrives, ${to}, coalesce(ct_from, ct_id)
      from order_line where ct_id = ${ct_id} and ct_qty > ${qty}`)
    await ctx.db.execute(sql`
      update order_line set ct_status = case when ct_qty = ${qty} then ${to} else ct_status end,
        cp_price = case when ct_qty = ${qty} then cp_price else cp_price - cp_price * ${qty} / ct_qty end,
        ct_coupon = case when ct_qty = ${qty} then ct_coupon else ct_coupon - ct_coupon * ${qty} / ct_qty end,
        ct_point_price = case when ct_qty = ${qty} then ct_point_price else ct_point_price - ct_point_price * ${qty} / ct_qty end,
        ct_point = case when ct_qty = ${qty} then ct_point else ct_point - ct_point * ${qty} / ct_qty end,
        ct_qty = case when ct_qty = ${qty} then ct_qty else ct_qty - ${qty} end
      where ct_id = ${ct_id}`)
  }
}
