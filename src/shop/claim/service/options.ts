import type { Ctx } from '#platform/context.ts'
import { pricedFor, shelfOf } from '#shop/cart/service/goods.ts'
import { listOtherOptions, type Option } from '#shop/claim/store/claims.ts'

export type Choice = Option & {
  /** what one costs more than the own option does today; negative when less */
  extra: number
}

/** What could take the place of these options, for whoever buys. Only what two options differ by counts: a sale that has ended since makes no difference. */
export async function choicesFor(
  ctx: Ctx,
  io_nos: readonly number[],
  { currency, mb_id }: { currency: 'krw' | 'usd'; mb_id: string | null },
): Promise<Choice[]> {
  const found = await listOtherOptions(ctx, io_nos)
  const all = [...new Set([...io_nos, ...found.map(({ io_no }) => io_no)])]
  const shelf = await pricedFor(ctx, await shelfOf(ctx, all, currency), { currency, mb_id })
  const prices = new Map(shelf.map(({ io_no, price }) => [io_no, price]))
  return found.map((one) => ({
    ...one,
    extra: (prices.get(one.io_no) ?? 0) - (prices.get(one.of) ?? prices.get(one.io_no) ?? 0),
  }))
}
