import { type Ctx, say } from '#platform/context.ts'
import { transact } from '#platform/transact.ts'
import type { LeftOut } from '#shop/order/contract/many.ts'
import { lockOrder, writeMemo } from '#shop/order/store/orders.ts'

const longest = 2000

/** A line more below what staff have written on each order; one that has no room holds the others up no longer. */
export async function memoOnMany(
  ctx: Ctx,
  { ids, memo }: { ids: readonly string[]; memo: string },
): Promise<{ done: number; left: LeftOut[] }> {
  const left: LeftOut[] = []
  const all = [...new Set(ids)]
  for (const od_id of all) {
    const why = await transact(ctx, async (ctx) => {
      const order = await lockOrder(ctx, od_id)
      if (!order) return '없는 주문번호예요. 다시 확인해 주세요.'
      const next = [order.od_shop_memo, memo].filter(Boolean).join('\n')
      if (next.length > longest) return '메모가 가득 찼어요. 주문에서 줄여 주세요.'
      await writeMemo(ctx, od_id, next, order.version)
      return null
    })
    if (why) left.push({ od_id, why: say(ctx, why) })
  }
  return { done: all.length - left.length, left }
}
