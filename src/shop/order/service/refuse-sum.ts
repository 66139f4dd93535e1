import { Failure } from '#kernel/failure.ts'
import type { Ctx } from '#platform/context.ts'
import type { PricingBasis, Totals } from '#shop/cart/contract.ts'
import type { Priced } from '#shop/cart/pricing-rules.ts'
import { amountChanged, lapsedCoupons } from '#shop/order/amount-rules.ts'
import type { OrderForm } from '#shop/order/contract/place.ts'
import { mostTotal } from '#shop/order/rules.ts'

type Agreed = Pick<OrderForm, 'expected_total' | 'currency'>

/** Won and dollars are never mistaken for one another: the buyer sees the sum in the currency of now, and decides. */
export function refuseOtherCurrency(ctx: Ctx, form: Agreed, totals: Totals) {
  if (form.currency === ctx.currency) return
  throw changed(
    form,
    totals,
    '주문하는 동안 화폐가 바뀌었어요. 바뀐 화폐의 금액을 확인한 뒤 다시 주문해 주세요.',
  )
}

/** A coupon that goods have left is dropped, and the sum without it is told; the buyer decides. */
export function refuseLapsed(form: Agreed, basis: PricingBasis, priced: Priced) {
  const coupons = lapsedCoupons(form.expected_total, basis, priced)
  if (coupons.length)
    throw changed(
      form,
      priced.totals,
      '담은 상품이 바뀌어 쓸 수 없게 된 쿠폰이 있어요. 쿠폰을 뺀 금액을 확인한 뒤 다시 주문해 주세요.',
      { coupons },
    )
}

export function refuseOtherSum(form: Agreed, totals: Totals) {
  if (totals.total > mostTotal)
    throw new Failure('INVALID', '한 번에 주문할 수 있는 금액을 넘었어요. 나누어 주문해 주세요.')
  if (form.expected_total !== totals.total)
    throw changed(form, totals, '결제할 금액이 바뀌었어요. 새 금액을 확인한 뒤 다시 주문해 주세요.')
}

function changed(
  { expected_total }: Agreed,
  { total, currency }: Totals,
  phrase: string,
  more: { coupons?: string[] } = {},
): Failure {
  return new Failure('CONFLICT', phrase, {
    detail: { code: amountChanged, total, currency, old: expected_total, ...more },
  })
}
