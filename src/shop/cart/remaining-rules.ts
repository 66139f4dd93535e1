import { type Amount, wonOf, worthIn } from '#kernel/money.ts'
import type { PricedLine, PricingBasis, Totals } from './contract.ts'
import { priceOrder } from './pricing-rules.ts'
import type { LineShare } from './share-rules.ts'
import type { CannotSend } from './shipping-rules.ts'

export type Remaining = {
  totals: Totals
  /** what each line that stays costs now, by its id in the basis */
  paid: ReadonlyMap<number, Amount>
  /** the part of each line in everything */
  lines: LineShare[]
  /** goods that cannot travel there */
  cannot_send: CannotSend | null
  /** what the buyer paid too much for what stays */
  refund: Amount
  /** coupons that no longer hold and come back */
  coupons_back: string[]
  /** of them, those that still hold for units that left */
  used_up: string[]
  /** points that come back */
  points_back: number
}

/**
 * An order of which only some units stay, under the rules it was placed with: what was paid less what the rest costs.
 * A coupon whose minimum is missed comes back and its discount with it; points above what the rest can take come back.
 * `kept` are units per line; lines left out are gone, but for what their coupons still count (`borne`, `spared`).
 * The refund is never negative: what shipping then costs more stays unpaid at most to zero.
 */
export function priceRemaining(
  basis: PricingBasis,
  paid: Totals,
  kept: ReadonlyMap<number, number>,
): Remaining {
  const lines = basis.lines.flatMap((line): PricedLine[] => {
    const ct_qty = Math.min(line.ct_qty, kept.get(line.id) ?? 0)
    return ct_qty + (line.borne ?? 0) + (line.spared ?? 0) > 0 ? [{ ...line, ct_qty }] : []
  })
  const isEmpty = lines.every(({ ct_qty }) => ct_qty === 0)
  const rest = { ...basis, lines: isEmpty ? [] : lines, points: 0 }
  const unspent = priceOrder(rest)
  const points = pointsThatStay(basis, unspent.totals)
  const priced = points ? priceOrder({ ...rest, points }, { points: true }) : unspent
  const used = new Set(priced.used.map(({ cp_id }) => cp_id))
  return {
    totals: priced.totals,
    lines: priced.lines,
    cannot_send: priced.cannot_send,
    paid: new Map(priced.lines.map(({ id, paid }) => [id, paid])),
    refund: Math.max(0, paid.total - priced.totals.total),
    coupons_back: [...new Set(basis.coupons.map(({ cp_id }) => cp_id))].filter(
      (cp_id) => !used.has(cp_id),
    ),
    used_up: priced.used_up,
    points_back: basis.points - priced.totals.points,
  }
}

/** The same, once the coupons that no longer hold have left the order for good. */
export function priceSettled(
  basis: PricingBasis,
  paid: Totals,
  kept: ReadonlyMap<number, number>,
): { basis: PricingBasis; rest: Remaining } {
  const rest = priceRemaining(basis, paid, kept)
  const lost = basis.coupons.filter(({ cp_id, back }) => !back && rest.coupons_back.includes(cp_id))
  if (!lost.length) return { basis, rest }
  const coupons = basis.coupons.map((coupon) =>
    lost.includes(coupon)
      ? {
          ...coupon,
          back: rest.used_up.includes(coupon.cp_id) ? ('left' as const) : ('missed' as const),
        }
      : coupon,
  )
  return priceSettled({ ...basis, coupons }, paid, kept)
}

/** As many of the points as the rest can still take, to the last one: they were agreed to, whatever the step in which they are spent. */
function pointsThatStay(
  { points, currency, policy }: PricingBasis,
  { goods, item_coupon, order_coupon }: Totals,
): number {
  const left = goods - item_coupon - order_coupon
  let stay = Math.min(points, wonOf(left, currency, policy.usd_rate))
  while (stay > 0 && worthIn(stay, currency, policy.usd_rate) > left) stay -= 1
  return Math.max(0, stay)
}
