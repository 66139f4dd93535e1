import type { Ctx } from '#platform/context.ts'
import { answerOnce, hasKey } from '#platform/idempotency.ts'
import { transact } from '#platform/transact.ts'
import type { Cart } from '#shop/cart/contract.ts'
import { addToCart, showCart } from '#shop/cart/service.ts'

type Add = Parameters<typeof addToCart>[1]

/**
 * An addition with a key goes in once, however often it is sent. The key counts for whoever sends it:
 * what a guest sent is known again after the log-in. The answer to a second one is the cart as it stands.
 */
export async function addOnce(ctx: Ctx, ask: Add): Promise<Cart> {
  if (!hasKey(ctx)) return addToCart(ctx, ask)
  return transact(ctx, async (ctx) =>
    (await answerOnce(ctx, 'cart', ask, {}))
      ? showCart(ctx, { direct: ask.direct })
      : addToCart(ctx, ask),
  )
}
