import { Failure } from '#kernel/failure.ts'
import { formatMoney, mostSum, worthIn } from '#kernel/money.ts'
import type { Ctx } from '#platform/context.ts'
import type { PricingBasis, Totals } from '#shop/cart/contract.ts'
import type { Priced } from '#shop/cart/pricing-rules.ts'
import { leastOrder } from '#shop/catalog/trade-rules.ts'
import { amountChanged, lapsedCoupons } from '#shop/order/amount-rules.ts'
import type { OrderForm } from '#shop/order/contract/place.ts'
import type { Settings } from '#shop/setting/contract.ts'

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

/** A grade's orders begin at a sum of their own. What was quoted was agreed on, and staff know whom they write for. */
export function refuseBelowLeast(
  ctx: Ctx,
  { quotation, payment }: Settings,
  { level, currency }: PricingBasis,
  { lines, totals }: { lines: readonly { quoted: boolean }[]; totals: Totals },
) {
  const least = worthIn(leastOrder(level, quotation), currency, payment.usd_rate)
  if (ctx.visitor.by || totals.goods >= least || lines.every(({ quoted }) => quoted)) return
  throw new Failure(
    'INVALID',
    '이 등급은 상품 금액이 {amount}부터 주문할 수 있어요. 장바구니에서 더 담아 주세요.',
    { params: { amount: formatMoney(least, currency, ctx.lang) } },
  )
}

export function refuseOtherSum(form: Agreed, totals: Totals) {
  if (totals.goods > mostSum || totals.total > mostSum)
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
