import type { Ctx } from '#platform/context.ts'
import { whyNotPutAgain } from '#shop/cart/service/put-bottle.ts'
import { whyNotAdded } from '#shop/cart/service/why-not-added.ts'
import { countCart } from '#shop/cart/service.ts'
import type { NotAdded } from '#shop/order/contract/mine.ts'
import { listLines } from '#shop/order/store/orders.ts'
import { ownOrder } from './show-order.ts'

/** Each line goes into the cart as far as it can be had today; what cannot is named with its reason. Bought together, a selection comes before its add-ons. */
export async function reorder(
  ctx: Ctx,
  od_id: string,
): Promise<{ added: number; cart_count: number; missing: NotAdded[] }> {
  const order = await ownOrder(ctx, od_id)
  const lines = [...(await listLines(ctx, order.od_id))].sort(
    (a, b) => a.io_type - b.io_type || a.ct_id - b.ct_id,
  )
  const missing: NotAdded[] = []
  for (const line of lines) {
    const { it_id, io_no, ct_qty, ct_text, set_id } = line
    const why = set_id
      ? await whyNotPutAgain(ctx, set_id)
      : await whyNotAdded(ctx, it_id, [{ io_no, ct_qty, ct_text }])
    if (why) missing.push({ ...line, reason: why })
  }
  return { added: lines.length - missing.length, cart_count: await countCart(ctx), missing }
}
