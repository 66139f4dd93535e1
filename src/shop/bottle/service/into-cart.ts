import { randomBytes } from 'node:crypto'
import { notFound } from '#kernel/failure.ts'
import type { Ctx } from '#platform/context.ts'
import { answerOnce } from '#platform/idempotency.ts'
import { limitTries, whoTries } from '#platform/rate-limit.ts'
import { transact } from '#platform/transact.ts'
import type { BottleSetForm } from '#shop/bottle/cart-contract.ts'
import { leastPieces } from '#shop/bottle/price-rules.ts'
import { findBottle, findSet, insertSet } from '#shop/bottle/store.ts'
import type { Cart } from '#shop/cart/contract.ts'
import { exchangeBottle, putBottle, setOfLine } from '#shop/cart/service/put-bottle.ts'
import { showCart } from '#shop/cart/service.ts'
import { refuseOtherSum, sumOf } from './jobs.ts'
import { readyForPress } from './press.ts'

const perHour = 60
const newSet = () => randomBytes(24).toString('base64url')

/** The design freezes here: what is ordered and pressed is this copy. */
export async function putIntoCart(ctx: Ctx, form: BottleSetForm): Promise<Cart> {
  await limitTries(ctx, `bottle-set:${whoTries(ctx)}`, perHour, 3600)
  const { title, qty, direct, expected, instead } = form
  const doc = await readyForPress(ctx, form.doc)
  refuseOtherSum(ctx, await sumOf(ctx, doc, qty, ctx.currency), expected)
  return transact(ctx, async (ctx) => {
    const before = await answerOnce(ctx, `bottle-set:${ctx.visitor.cart_key}`, form, {})
    if (before) return showCart(ctx, { direct })
    const set_id = newSet()
    await insertSet(ctx, { set_id, title, doc, bottle_id: doc.bottle_id, pieces: qty })
    return instead ? exchangeBottle(ctx, instead, set_id) : putBottle(ctx, set_id, direct)
  })
}

/** A set that was taken out of the cart, or ordered before; whoever knows its number may. */
export async function putBack(ctx: Ctx, set_id: string): Promise<Cart> {
  await limitTries(ctx, `bottle-set:${whoTries(ctx)}`, perHour, 3600)
  return transact(ctx, (ctx) => putBottle(ctx, set_id, false))
}

/** A set is never written again, since an order may be on its way with it: another number is another set. */
export async function changePieces(ctx: Ctx, ct_id: number, qty: number): Promise<Cart> {
  await limitTries(ctx, `bottle-set:${whoTries(ctx)}`, perHour, 3600)
  const { title, doc, bottle_id } = await setIn(ctx, ct_id)
  await sumOf(ctx, doc, qty, ctx.currency)
  return transact(ctx, async (ctx) => {
    const set_id = newSet()
    await insertSet(ctx, { set_id, title, doc, bottle_id, pieces: qty })
    return exchangeBottle(ctx, ct_id, set_id)
  })
}

export async function designInCart(ctx: Ctx, ct_id: number) {
  const { title, doc, pieces, bottle_id } = await setIn(ctx, ct_id)
  const bottle = await findBottle(ctx, bottle_id)
  return { title, doc, pieces, least: bottle ? leastPieces(bottle) : 1 }
}

async function setIn(ctx: Ctx, ct_id: number) {
  const { set_id } = await setOfLine(ctx, ct_id)
  const set = await findSet(ctx, set_id)
  if (!set) throw notFound()
  return set
}
