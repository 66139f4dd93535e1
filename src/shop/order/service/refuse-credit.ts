import { Failure, invalid } from '#kernel/failure.ts'
import { type Ctx, say } from '#platform/context.ts'
import type { Totals } from '#shop/cart/contract.ts'
import { whyNotCredit } from '#shop/credit/rules.ts'
import { usableCredit } from '#shop/credit/service/my-credit.ts'
import type { OrderForm } from '#shop/order/contract/place.ts'
import { leastOf } from '#shop/payment/rules.ts'
import { wayOf } from './refuse-form.ts'

/** As much of the balance as was asked for pays the order, or it does not come about. What another order took meanwhile is refused when it is taken. */
export async function refuseCredit(
  ctx: Ctx,
  { credit, od_settle_case }: OrderForm,
  totals: Totals,
) {
  if (credit === 0) return
  const { mb_id } = ctx.visitor
  if (!mb_id) throw invalid({ credit: ['예치금은 로그인한 회원만 쓸 수 있어요.'] })
  const way = wayOf(od_settle_case)
  const { total, currency } = totals
  const why = whyNotCredit({
    credit,
    balance: await usableCredit(ctx, mb_id),
    total,
    currency,
    least: way ? leastOf[way] : 0,
  })
  if (!why) return
  const phrase = say(ctx, why.phrase, why.params)
  throw new Failure('INVALID', phrase, {
    fields: { credit: [phrase] },
    detail: { total, currency },
  })
}
