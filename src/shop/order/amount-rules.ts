import type { Amount } from '#kernel/money.ts'
import type { PricingBasis } from '#shop/cart/contract.ts'
import type { Priced } from '#shop/cart/pricing-rules.ts'
import { couponMethods, discountOn } from '#shop/coupon/rules.ts'

/** What the wire calls a refusal whose only fault is that the buyer saw another sum. */
export const amountChanged = 'amount_changed'

/** Shipping coupons without a shipping cost to take off: the buyer, who saw this very sum, keeps them. */
export function idleCoupons(
  expected: Amount,
  basis: PricingBasis,
  { totals, refused }: Pick<Priced, 'totals' | 'refused'>,
): PricingBasis['coupons'] {
  if (expected !== totals.total) return []
  return basis.coupons.filter(({ cp_id }) =>
    refused.some((one) => one.cp_id === cp_id && one.why.idle),
  )
}

/**
 * Coupons that held for the cart the buyer saw and no longer hold for this one; empty when the buyer saw this very cart,
 * where such a coupon is simply a wrong choice. Which cart was seen is told by the sum that was agreed to.
 */
export function lapsedCoupons(
  expected: Amount,
  basis: PricingBasis,
  { totals, refused }: Pick<Priced, 'totals' | 'refused'>,
): string[] {
  if (!refused.every(({ why }) => why.by_cart)) return []
  const asked = basis.coupons.filter(({ cp_id }) => refused.some((one) => one.cp_id === cp_id))
  const off = asked.reduce(
    (sum, coupon) =>
      sum +
      discountOn(
        coupon.cp_method === couponMethods.shipping ? totals.shipping : totals.goods,
        coupon,
        basis.currency,
        basis.policy.usd_rate,
      ),
    0,
  )
  return expected === totals.total || expected === totals.total - off
    ? []
    : refused.map(({ cp_id }) => cp_id)
}

/** What came of an order's sum: all of it with what the balance paid of it, or what a company owes and what the balance paid besides. */
export function receivedRows({
  od_due_on,
  od_receipt_price,
  od_credit_price,
}: {
  od_due_on: string | null
  od_receipt_price: Amount
  od_credit_price: Amount
}): [word: string, amount: Amount][] {
  const [all, balance]: [string, string] = od_due_on
    ? ['외상 금액', '예치금으로 낸 금액']
    : ['받은 금액', '그중 예치금']
  const rest = od_due_on ? od_receipt_price - od_credit_price : od_receipt_price
  return [
    [all, rest],
    ...(od_credit_price > 0 ? [[balance, od_credit_price] satisfies [string, Amount]] : []),
  ]
}
