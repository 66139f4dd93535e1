import { Failure } from '#kernel/failure.ts'
import { type Ctx, say } from '#platform/context.ts'
import type { Choice } from '#shop/cart/choices.ts'
import { addToCart } from '#shop/cart/service.ts'

/** Puts choices of one item into the cart; where they cannot be had, the reason in the visitor's words. */
export async function whyNotAdded(
  ctx: Ctx,
  it_id: string,
  options: Choice[],
): Promise<string | null> {
  try {
    await addToCart(ctx, { it_id, options, direct: false })
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
