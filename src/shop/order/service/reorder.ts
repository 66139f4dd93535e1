import { Failure } from '#kernel/failure.ts'
import { type Ctx, say } from '#platform/context.ts'
import { addToCart, countCart } from '#shop/cart/service.ts'
import type { NotAdded } from '#shop/order/contract/mine.ts'
import { type LineRow, listLines } from '#shop/order/store/orders.ts'
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
    const why = await whyNotAdded(ctx, line)
    if (why) missing.push({ ...line, reason: why })
  }
  return { added: lines.length - missing.length, cart_count: await countCart(ctx), missing }
}

async function whyNotAdded(ctx: Ctx, line: LineRow): Promise<string | null> {
  try {
    await addToCart(ctx, {
      it_id: line.it_id,
      options: [{ io_no: line.io_no, ct_qty: line.ct_qty, ct_text: line.ct_text }],
      direct: false,
    })
    return null
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return reasonOf(ctx, error)
  }
}

/** The first sentence of a refusal: of its field, else of the whole. */
function reasonOf(ctx: Ctx, { code, fields, phrase, params }: Failure): string {
  if (code === 'NOT_FOUND') return say(ctx, '지금은 팔지 않는 상품이에요.')
  const first = Object.values(fields ?? {})[0]?.[0]
  if (!first) return say(ctx, phrase, params)
  return typeof first === 'string' ? say(ctx, first) : say(ctx, first[0], first[1])
}
