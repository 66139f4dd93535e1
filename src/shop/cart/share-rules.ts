import { type Amount, wonOf } from '#kernel/money.ts'
import { earnedOn, percentOf } from '#shop/point/rules.ts'
import { exemptOfPaid } from './class-rules.ts'
import type { PricedLine, PricingBasis, Totals } from './contract.ts'

/** A line's own part of everything; parts of all lines add up to the totals. */
export type LineShare = {
  id: number
  goods: Amount
  item_coupon: Amount
  order_coupon: Amount
  point_price: Amount
  paid: Amount
  points_earned: number
}

export function startOf(line: PricedLine): LineShare {
  return {
    id: line.id,
    goods: line.price * line.ct_qty,
    item_coupon: 0,
    order_coupon: 0,
    point_price: 0,
    paid: 0,
    points_earned: 0,
  }
}

export function finished(
  basis: PricingBasis,
  share: LineShare,
  line: PricedLine | undefined,
  pointsUsed: number,
): LineShare {
  const paid = share.goods - share.item_coupon - share.order_coupon - share.point_price
  const { point, usd_rate } = basis.policy
  const earns = line && basis.level !== null && (pointsUsed === 0 || point.earn_beside_points)
  return {
    ...share,
    paid,
    points_earned: earns
      ? earnedOn(line, wonOf(paid, basis.currency, usd_rate), percentOf(basis.level ?? 0, point))
      : 0,
  }
}

/** Shipping is taxable; books are not. supply = taxable ÷ 1.1, the rest of it is the tax. */
export function taxOf(
  shares: readonly LineShare[],
  lines: readonly PricedLine[],
  sending: Amount,
): Pick<Totals, 'taxable' | 'supply' | 'vat' | 'exempt'> {
  const exempt = shares.reduce((all, share, at) => {
    const line = lines[at]
    return all + (line ? exemptOfPaid(share.paid, line) : 0)
  }, 0)
  const taxable = shares.reduce((all, share) => all + share.paid, 0) - exempt + sending
  const supply = Math.round((taxable * 10) / 11)
  return { taxable, supply, vat: taxable - supply, exempt }
}

export function sumOf(shares: readonly LineShare[], part: keyof LineShare): Amount {
  return shares.reduce((all, share) => all + share[part], 0)
}
