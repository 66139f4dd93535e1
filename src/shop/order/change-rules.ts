import type { Amount } from '#kernel/money.ts'
import type { PricingBasis, Totals } from '#shop/cart/contract.ts'
import { priceRemaining, priceSettled, type Remaining } from '#shop/cart/remaining-rules.ts'
import { isLive, linesBehind, takesAll, type UnitLine, type Units } from './part-rules.ts'

/** Units that stay, by line of the basis. */
function keptUnits(
  basis: PricingBasis,
  lines: readonly UnitLine[],
  asked: readonly Units[],
): Map<number, number> {
  return new Map(
    linesBehind(basis, lines).map(({ id, lines: own }) => [
      id,
      own
        .filter(isLive)
        .reduce(
          (sum, line) =>
            sum + line.ct_qty - (asked.find(({ ct_id }) => ct_id === line.ct_id)?.qty ?? 0),
          0,
        ),
    ]),
  )
}

/** For whose sake units leave: what the shop cannot supply, or what came faulty, is the shop's. */
export type Fault = 'buyer' | 'shop'

/** What taking units out of an order changes, under the rules it was placed with. */
export type Change = {
  /** price of the units before coupons and points */
  goods: Amount
  /** discounts and points that had paid a part of them */
  discount: Amount
  /** sending costs the buyer bears from now on; negative when they become less */
  shipping: Amount
  sent_before: Amount
  /** what was sold without VAT, such as books; negative never */
  exempt: Amount
  coupons_back: string[]
  /** coupons whose terms the rest misses, and that stay used with their part of it all the same */
  coupons_kept: string[]
  points_back: number
  /** what the order is priced by from now on */
  basis: PricingBasis
}

const sendingOf = ({ shipping, island, shipping_coupon }: Totals) =>
  shipping + island - shipping_coupon
const discountOf = ({ item_coupon, order_coupon, point_price }: Totals) =>
  item_coupon + order_coupon + point_price

/** What is left of an order, under the rules it was placed with. */
export function restOf(basis: PricingBasis, paid: Totals, lines: readonly UnitLine[]): Remaining {
  return priceRemaining(basis, paid, keptUnits(basis, lines, []))
}

/**
 * What the shop is at fault for takes its own paid share along, and the terms of coupons count it as bought. What goes by choice
 * takes a coupon along whose minimum the rest misses, with its whole discount; where the units that go do not pay for that, the coupon
 * stays used and only their share of it goes. So a coupon is never free while its discount stands. `cost` is what comes off besides.
 */
export function changeOf(
  basis: PricingBasis,
  paid: Totals,
  lines: readonly UnitLine[],
  asked: readonly Units[],
  fault: Fault = 'buyer',
  cost: Amount = 0,
): Change {
  const before = restOf(basis, paid, lines)
  const kept = keptUnits(basis, lines, asked)
  const changeTo = (counted: PricingBasis): Change => {
    const { basis: next, rest: after } = priceSettled(counted, paid, kept)
    return {
      goods: before.totals.goods - after.totals.goods,
      discount: discountOf(before.totals) - discountOf(after.totals),
      shipping: sendingOf(after.totals) - sendingOf(before.totals),
      sent_before: sendingOf(before.totals),
      exempt: Math.max(0, before.totals.exempt - after.totals.exempt),
      coupons_back: after.coupons_back.filter((cp_id) => !before.coupons_back.includes(cp_id)),
      coupons_kept: [],
      points_back: Math.max(0, after.points_back - before.points_back),
      basis: next,
    }
  }
  const plain = changeTo(basis)
  const withCounted = (as: 'borne' | 'spared') => {
    const change = changeTo(counting(basis, lines, asked, as))
    const coupons_kept = plain.coupons_back.filter((id) => !change.coupons_back.includes(id))
    return { ...change, coupons_kept }
  }
  if (takesAll(lines, asked)) return plain
  if (fault === 'shop') return withCounted('borne')
  const isShort = plain.goods - plain.discount - Math.max(0, plain.shipping) - cost < 0
  return plain.coupons_back.length && isShort ? withCounted('spared') : plain
}

/** The basis of an order that units leave while its coupons count them on. */
function counting(
  basis: PricingBasis,
  lines: readonly UnitLine[],
  units: readonly Units[],
  as: 'borne' | 'spared',
  sign: 1 | -1 = 1,
): PricingBasis {
  const behind = linesBehind(basis, lines)
  return {
    ...basis,
    lines: basis.lines.map((line) => {
      const own = behind.find(({ id }) => id === line.id)?.lines ?? []
      const qty = units
        .filter(({ ct_id }) => own.some((one) => one.ct_id === ct_id))
        .reduce((sum, one) => sum + one.qty, 0)
      return qty ? { ...line, [as]: Math.max(0, (line[as] ?? 0) + sign * qty) } : line
    }),
  }
}

/** The shop has them after all: they count once again, and coupons that had come back are used again. */
export function foundAgain(
  basis: PricingBasis,
  lines: readonly UnitLine[],
  units: readonly Units[],
  coupons: readonly string[],
): PricingBasis {
  return {
    ...counting(basis, lines, units, 'borne', -1),
    coupons: basis.coupons.map(({ back, ...coupon }) =>
      back && !coupons.includes(coupon.cp_id) ? { ...coupon, back } : coupon,
    ),
  }
}

/** The part of a refund that bears no VAT: what the units taken out had been sold for without it. */
export function exemptOf(
  { basis, totals }: { basis?: PricingBasis; totals: Totals },
  lines: readonly UnitLine[],
  asked: readonly Units[],
  fault: Fault = 'buyer',
): Amount | undefined {
  return basis && changeOf(basis, totals, lines, asked, fault).exempt
}
