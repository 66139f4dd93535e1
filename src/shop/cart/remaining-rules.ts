import type { Amount } from '#kernel/money.ts'
import type { PricedLine, PricingBasis, Totals } from './contract.ts'
import { type LineShare, priceOrder } from './pricing-rules.ts'
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
  /** points that come back */
  points_back: number
}

/**
 * An order of which only some units stay, under the rules it was placed with: what was paid less what the rest costs.
 * A coupon whose minimum is missed comes back and its discount with it; points above what the rest can take come back.
 * `kept` are units per line; lines left out are gone. The refund is never negative: what shipping then costs more stays unpaid at most to zero.
 */
export function priceRemaining(
  basis: PricingBasis,
  paid: Totals,
  kept: ReadonlyMap<number, number>,
): Remaining {
  const lines = basis.lines.flatMap((line): PricedLine[] => {
    const ct_qty = Math.min(line.ct_qty, kept.get(line.id) ?? 0)
    return ct_qty > 0 ? [{ ...line, ct_qty }] : []
  })
  const wholeBasis = { ...basis, lines, balance: Math.max(basis.balance, basis.points) }
  const unspent = priceOrder({ ...wholeBasis, points: 0 })
  const points = pointsThatStay(wholeBasis)
  const rest = lines.length ? priceOrder({ ...wholeBasis, points }) : unspent
  const used = new Set(rest.used.map(({ cp_id }) => cp_id))
  return {
    totals: rest.totals,
    lines: rest.lines,
    cannot_send: rest.cannot_send,
    paid: new Map(rest.lines.map(({ id, paid }) => [id, paid])),
    refund: Math.max(0, paid.total - rest.totals.total),
    coupons_back: [...new Set(basis.coupons.map(({ cp_id }) => cp_id))].filter(
      (cp_id) => !used.has(cp_id),
    ),
    points_back: basis.points - rest.totals.points,
  }
}

/** As many of the points as the rest can still take. */
function pointsThatStay(basis: PricingBasis): number {
  const { unit } = basis.policy.point
  for (let points = basis.points; points > 0; points -= unit) {
    if (priceOrder({ ...basis, points }).points_refused === null) return points
  }
  return 0
}
