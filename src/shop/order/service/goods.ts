import type { Ctx } from '#platform/context.ts'
import { listLines } from '#shop/order/store/orders.ts'

/** What an order is of, each product once; nothing for an order that is not there. */
export async function goodsOf(ctx: Ctx, od_id: string) {
  const names = new Map(
    (await listLines(ctx, od_id)).map(({ it_id, it_name, it_name_en }) => [
      it_id,
      { it_name, it_name_en },
    ]),
  )
  return [...names.values()]
}
