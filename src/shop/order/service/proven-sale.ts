import type { Ctx } from '#platform/context.ts'
import { restOf } from '#shop/order/change-rules.ts'
import { isLive } from '#shop/order/part-rules.ts'
import { orderTotal } from '#shop/order/rules.ts'
import { listLines, type OrderRow } from '#shop/order/store/orders.ts'

/** What a cash receipt or a tax invoice speaks of: the order as it was agreed on, and what is left of it once a part was cancelled or came back. */
export async function provenSale(ctx: Ctx, order: OrderRow) {
  const sale = { ...order, total: orderTotal(order) }
  const { basis, totals } = order.quote
  if (order.od_cancel_price === 0 || !basis) return sale
  const lines = await listLines(ctx, order.od_id)
  if (!lines.some(isLive)) return sale
  const { total, exempt } = restOf(basis, totals, lines).totals
  return { ...sale, rest: { total, exempt } }
}
