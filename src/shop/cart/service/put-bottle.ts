import { Failure, notFound } from '#kernel/failure.ts'
import { type Ctx, say } from '#platform/context.ts'
import { exchangeSet, findSet, findSetOfLine, putBottleLine } from '#shop/cart/bottle-store.ts'
import { refuseTooMany } from '#shop/cart/choices.ts'
import type { Cart } from '#shop/cart/contract.ts'
import { showCart } from '#shop/cart/service.ts'
import { countLines } from '#shop/cart/store.ts'
import { linesOf } from './bottle-lines.ts'

/** A frozen design goes into the basket; in place of what a buy-now basket held. */
export async function putBottle(ctx: Ctx, set_id: string, direct: boolean): Promise<Cart> {
  const put = await putOf(ctx, set_id)
  if (!direct) refuseTooMany((await countLines(ctx, ctx.visitor.cart_key)) + 1)
  await putBottleLine(ctx, ctx.visitor.cart_key, direct, put)
  return showCart(ctx, { direct })
}

/** Another number of the same design stands where the line stood. */
export async function exchangeBottle(ctx: Ctx, ct_id: number, set_id: string): Promise<Cart> {
  const { direct } = await setOfLine(ctx, ct_id)
  const put = await putOf(ctx, set_id)
  if (!(await exchangeSet(ctx, ctx.visitor.cart_key, ct_id, put))) throw notFound()
  return showCart(ctx, { direct })
}

/** What stands in a line of this visitor's basket. */
export async function setOfLine(ctx: Ctx, ct_id: number) {
  const found = await findSetOfLine(ctx, ctx.visitor.cart_key, ct_id)
  if (!found) throw notFound()
  return { set_id: found.set_id, direct: found.ct_direct }
}

/** The bottles of an order once more, at the price of today; the reason where they cannot be made. */
export async function whyNotPutAgain(ctx: Ctx, set_id: string): Promise<string | null> {
  try {
    await putBottle(ctx, set_id, false)
    return null
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return say(ctx, error.phrase, error.params)
  }
}

async function putOf(ctx: Ctx, set_id: string) {
  const row = await findSet(ctx, set_id)
  if (!row) throw notFound()
  const [line] = await linesOf(ctx, [row])
  if (!line?.bottle) throw notFound()
  if (line.bottle.why) throw new Failure('CONFLICT', line.bottle.why)
  return { set_id, bottle_id: row.bottle_id, ct_price: line.won, ct_price_usd: line.cents }
}
