import type { Ctx } from '#platform/context.ts'
import { pricedFor, shelfOf } from '#shop/cart/service/goods.ts'
import type { ClaimAsk } from '#shop/claim/contract.ts'
import { unitsIn } from '#shop/claim/rules.ts'
import type { Sold } from '#shop/order/service/after-sale.ts'

/** By whose prices an exchange gains: what costs less today than what was paid, and what two options differ by. */
export async function exchangePrices(
  ctx: Ctx,
  { order, lines }: Sold,
  asked: Pick<ClaimAsk, 'kind' | 'lines'>,
) {
  if (asked.kind === 'return') return {}
  const units = unitsIn(asked.lines)
  const swaps = lines.flatMap(({ ct_id, it_id, io_no, ct_price }) =>
    units.flatMap((unit) =>
      unit.ct_id === ct_id && unit.io_no && unit.io_no !== io_no
        ? [{ it_id, paid: ct_price, to: unit.io_no }]
        : [],
    ),
  )
  const wanted = swaps.map(({ to }) => to)
  const shelf = await pricedFor(ctx, await shelfOf(ctx, wanted, order.currency), order)
  const today = new Map(shelf.map(({ io_no, price }) => [io_no, price]))
  return {
    it_ids: swaps.filter(({ to, paid }) => (today.get(to) ?? 0) < paid).map(({ it_id }) => it_id),
    swapped: swaps.map(({ it_id }) => it_id),
  }
}
