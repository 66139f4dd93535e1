import { Failure, invalid, notFound } from '#kernel/failure.ts'
import type { Ctx } from '#platform/context.ts'
import { transact } from '#platform/transact.ts'
import { refuseTooMany } from '#shop/cart/choices.ts'
import { whyNotSeat } from '#shop/cart/class-rules.ts'
import { findClassDate, putClassLine } from '#shop/cart/class-store.ts'
import type { Cart } from '#shop/cart/contract.ts'
import { showCart } from '#shop/cart/service.ts'
import { countLines } from '#shop/cart/store.ts'
import { readSettings } from '#shop/setting/service.ts'
import { classLine } from './class-lines.ts'
import { refuseSameSlot } from './slots.ts'

type Add = {
  session_id: number
  people: number
  attendees: { name: string; hp: string }[]
  note: string
  anyway: boolean
  direct: boolean
}

/** A date goes into the basket; in place of what a buy-now basket held. Nothing is held yet. */
export async function addClass(ctx: Ctx, ask: Add): Promise<Cart> {
  const row = await findClassDate(ctx, ctx.visitor.cart_key, ask.session_id)
  if (!row || row.status === 'draft' || !row.class_use) throw notFound()
  const settings = await readSettings(ctx)
  const { seat, won, cents, available } = classLine(ctx, row, settings)
  const why = seat && whyNotSeat(seat, ask.people, available)
  if (why)
    throw new Failure(
      why.code === 'BELOW_MIN' || why.code === 'ABOVE_MAX' ? 'INVALID' : 'CONFLICT',
      why.phrase,
      {
        params: why.params,
        fields: { people: [[why.phrase, why.params]] },
        detail: { code: why.code, fix_qty: why.fix_qty, left: available },
      },
    )
  if (ask.attendees.length > ask.people) throw invalid({ attendees: ['참석자가 인원보다 많아요.'] })
  if (!ask.direct) refuseTooMany((await countLines(ctx, ctx.visitor.cart_key)) + 1)
  if (!ask.anyway) await refuseSameSlot(ctx, [row], ask.attendees)
  const { attendees, note, anyway } = ask
  await transact(ctx, (ctx) =>
    putClassLine(ctx, ctx.visitor.cart_key, ask.direct, {
      ...{ session_id: row.session_id, class_id: row.class_id, people: ask.people },
      ct_class: { attendees: attendees.filter(({ name, hp }) => name || hp), note, anyway },
      ct_price: won,
      ct_price_usd: cents,
    }),
  )
  return showCart(ctx, { direct: ask.direct })
}
