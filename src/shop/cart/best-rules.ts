import type { Amount } from '#kernel/money.ts'
import { type CouponReason, couponMethods } from '#shop/coupon/rules.ts'
import type { PricingBasis } from './contract.ts'
import type { PricedCoupon } from './coupon-contract.ts'
import { priceOrder } from './pricing-rules.ts'

/** What a coupon would take off this order beside the chosen ones that it can stand with, or why it cannot be used. */
export type Effect = { cp_id: string; amount: Amount; why: CouponReason | null }

export function effectsOf(basis: PricingBasis, coupons: readonly PricedCoupon[]): Effect[] {
  return coupons.map((coupon) => {
    const alone = priceOrder({ ...basis, coupons: [coupon], points: 0 })
    return {
      cp_id: coupon.cp_id,
      amount: alone.used[0]?.amount ?? 0,
      why: alone.refused[0]?.why ?? null,
    }
  })
}

/** Sets of item coupons are tried out whole as long as there are few; of many the strongest. */
const mostTried = 6
const mostOfAKind = 12

/** The coupons that together take off the most. Suggested, never applied unasked. */
export function bestCoupons(
  basis: PricingBasis,
  coupons: readonly PricedCoupon[],
): { cp_ids: string[]; amount: Amount } {
  const strong = effectsOf(basis, coupons)
    .filter(({ why, amount }) => !why && amount > 0)
    .sort((a, b) => b.amount - a.amount || (a.cp_id < b.cp_id ? -1 : 1))
    .flatMap(({ cp_id }) => coupons.filter((coupon) => coupon.cp_id === cp_id))
  const alone = strong.filter(({ cz_combine }) => !cz_combine)
  const rest = strong.filter(({ cz_combine }) => cz_combine)
  const onItems = rest
    .filter(({ cp_method }) => cp_method <= couponMethods.category)
    .slice(0, mostTried)
  const onOrder = [
    null,
    ...rest.filter(({ cp_method }) => cp_method === couponMethods.order).slice(0, mostOfAKind),
  ]
  const onShipping = rest
    .filter(({ cp_method }) => cp_method === couponMethods.shipping)
    .slice(0, mostOfAKind)
  const together = subsetsOf(onItems).flatMap((items) =>
    onOrder.map((order) => (order ? [...items, order] : items)),
  )
  const best = strongest(basis, [[], ...together, ...alone.map((coupon) => [coupon])])
  if (best.chosen.some(({ cz_combine }) => !cz_combine)) return best.sum
  return strongest(basis, [best.chosen, ...onShipping.map((coupon) => [...best.chosen, coupon])])
    .sum
}

type Best = { chosen: PricedCoupon[]; sum: { cp_ids: string[]; amount: Amount } }

function strongest(basis: PricingBasis, sets: readonly PricedCoupon[][]): Best {
  let best: Best = { chosen: [], sum: { cp_ids: [], amount: 0 } }
  for (const chosen of sets) {
    const { used, refused } = priceOrder({ ...basis, coupons: chosen, points: 0 })
    if (refused.length) continue
    const amount = used.reduce((sum, one) => sum + one.amount, 0)
    if (amount > best.sum.amount)
      best = { chosen, sum: { cp_ids: used.map(({ cp_id }) => cp_id), amount } }
  }
  return best
}

function subsetsOf<T>(all: readonly T[]): T[][] {
  const [first, ...rest] = all
  if (first === undefined) return [[]]
  return subsetsOf(rest).flatMap((set) => [set, [first, ...set]])
}
