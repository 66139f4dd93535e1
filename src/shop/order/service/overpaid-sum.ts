import type { Ctx } from '#platform/context.ts'
import { orderTotal } from '#shop/order/rules.ts'
import type { OrderRow } from '#shop/order/store/orders.ts'
import { refundableOf } from '#shop/payment/service/refund.ts'

/** What came beyond what is left of the order, and is not promised back yet. */
export async function overpaidOf(ctx: Ctx, order: OrderRow): Promise<number> {
  const owed = orderTotal(order) - order.od_cancel_price
  if (order.od_receipt_price <= orderTotal(order) - order.od_cut_price) return 0
  return Math.max(0, (await refundableOf(ctx, order.od_id)) - owed)
}
