import { type Ctx, say } from '#platform/context.ts'
import type { Cart } from '#shop/cart/contract.ts'
import type { CannotSend } from '#shop/cart/shipping-rules.ts'

/** Why the goods cannot go there, in the visitor's words. */
export function cannotSendOf(ctx: Ctx, cannot: CannotSend | null): Cart['cannot_send'] {
  return (
    cannot && {
      field: cannot.field,
      message: say(ctx, cannot.phrase, {
        ...cannot.params,
        names: cannot.names.map((name) => (ctx.lang === 'en' ? name.en : name.ko)).join(', '),
      }),
      ct_ids: cannot.lines,
    }
  )
}
