import { type Amount, shareOut, wonOf, worthIn } from '#kernel/money.ts'
import { asCounted, type CouponReason, couponMethods, discountOn } from '#shop/coupon/rules.ts'
import { whyNotSpend } from '#shop/point/rules.ts'
import type { PricedLine, PricingBasis, Totals } from './contract.ts'
import type { PricedCoupon } from './coupon-contract.ts'
import { finished, type LineShare, startOf, sumOf, taxOf } from './share-rules.ts'
import { type CannotSend, type Shipping, shippingOf } from './shipping-rules.ts'

export type CouponEffect = { cp_id: string; amount: Amount }
export type Priced = {
  totals: Totals
  lines: LineShare[]
  used: CouponEffect[]
  /** coupons of which nothing is left: all they were held against has left */
  used_up: string[]
  /** coupons that were asked for and cannot be used */
  refused: { cp_id: string; why: CouponReason }[]
  points_refused: CouponReason | null
  cannot_send: CannotSend | null
}

type Taken = {
  cp_id: string
  amount: Amount
  part: 'item_coupon' | 'order_coupon' | 'shipping_coupon'
  parts: readonly Amount[]
}
type Sums = {
  basis: PricingBasis
  shares: LineShare[]
  taken: Taken[]
  refused: Priced['refused']
}
type Sending = { travel: Shipping; coupon: Taken | null; refused: Priced['refused'] }

/**
 * Every sum of the shop, in the order of the books: lines → item coupons → order coupon → shipping → island → shipping coupon → points.
 * Pure: the cart shows it, the order freezes it, a cancellation asks it again with fewer lines. Points that were agreed to stay are
 * not judged again.
 */
export function priceOrder(basis: PricingBasis, agreed?: { points: true }): Priced {
  const counted = { ...basis, lines: basis.lines.map(asBought) }
  const whole: Sums = { basis: counted, shares: counted.lines.map(startOf), taken: [], refused: [] }
  const coupons = allowedTogether(whole)
  const byMethod = (method: number) => coupons.filter(({ cp_method }) => cp_method === method)
  for (const coupon of coupons.filter(({ cp_method }) => cp_method <= couponMethods.category))
    holdAgainstItems(whole, coupon)
  holdAgainstOrder(whole, byMethod(couponMethods.order))
  const { travel, coupon, refused } = cheapestWay(whole, basis, byMethod(couponMethods.shipping))
  const sums = { ...stillHere(whole, basis), refused: [...whole.refused, ...refused] }
  const order_coupon = sumOf(sums.shares, 'order_coupon')
  const shipping_coupon = coupon?.amount ?? 0
  const points = spendPoints(sums, agreed)
  const goods = sumOf(sums.shares, 'goods')
  const item_coupon = sumOf(sums.shares, 'item_coupon')
  const goods_before = basis.lines.reduce((all, line) => all + line.before * line.ct_qty, 0)
  const shares = sums.shares.map((share, at) =>
    finished(basis, share, basis.lines[at], points.used),
  )
  const sending = travel.shipping + travel.island - shipping_coupon
  return {
    totals: {
      currency: basis.currency,
      goods_before,
      sale_discount: goods_before - goods,
      goods,
      item_coupon,
      order_coupon,
      shipping: travel.shipping,
      island: travel.island,
      shipping_coupon,
      points: points.used,
      point_price: points.price,
      total: goods - item_coupon - order_coupon - points.price + sending,
      to_free_shipping: travel.to_free_shipping,
      qty: basis.lines.reduce((all, line) => all + line.ct_qty, 0),
      ...taxOf(shares, basis.lines, sending),
      collect: travel.collect,
      points_earned: sumOf(shares, 'points_earned'),
    },
    lines: shares,
    used: [...sums.taken, ...(coupon ? [coupon] : [])]
      .filter(({ amount }) => amount > 0)
      .map(({ cp_id, amount }) => ({ cp_id, amount })),
    used_up: sums.taken.filter(({ amount }) => amount === 0).map(({ cp_id }) => cp_id),
    refused: sums.refused,
    points_refused: points.why,
    cannot_send: travel.cannot,
  }
}

function leftUnits({ borne = 0, spared = 0 }: PricedLine): number {
  return borne + spared
}

/** A line with the units that left it and still count for its coupons. */
function asBought(line: PricedLine): PricedLine {
  return leftUnits(line) ? { ...line, ct_qty: line.ct_qty + leftUnits(line) } : line
}

/** The parts of what is still there: units that left took theirs with them, and a coupon that took nothing off the rest is free. */
function stillHere(whole: Sums, basis: PricingBasis): Sums {
  if (!basis.lines.some(leftUnits)) return { ...whole, basis }
  const rest = (part: Amount, at: number) => {
    const line = basis.lines[at]
    const bought = whole.basis.lines[at]?.ct_qty ?? 0
    return line && bought ? part - Math.floor((part * leftUnits(line)) / bought) : part
  }
  const taken = whole.taken.map((one): Taken => {
    const isFree = basis.coupons.some(({ cp_id, back }) => cp_id === one.cp_id && back)
    const parts = one.parts.map(isFree ? () => 0 : rest)
    return { ...one, parts, amount: parts.reduce((all, part) => all + part, 0) }
  })
  const partsOf = (part: Taken['part'], at: number) =>
    taken.reduce((all, one) => all + (one.part === part ? (one.parts[at] ?? 0) : 0), 0)
  return {
    ...whole,
    basis,
    shares: whole.shares.map((share, at) => ({
      ...share,
      goods: (basis.lines[at]?.price ?? 0) * (basis.lines[at]?.ct_qty ?? 0),
      item_coupon: partsOf('item_coupon', at),
      order_coupon: partsOf('order_coupon', at),
    })),
    taken,
  }
}

/** What the shop could not supply never makes the way of the rest dearer: the way counts it, or not, whichever costs less. */
function cheapestWay(whole: Sums, basis: PricingBasis, coupons: readonly PricedCoupon[]): Sending {
  const wayOf = (lines: readonly PricedLine[]): Sending => {
    const travel = shippingOf({ ...basis, lines: lines.filter(({ ct_qty }) => ct_qty > 0) })
    return { travel, ...holdAgainstShipping(whole, coupons, travel.shipping) }
  }
  const own = wayOf(basis.lines)
  if (!basis.lines.some(({ borne }) => borne) || !basis.lines.some(({ ct_qty }) => ct_qty > 0))
    return own
  const counting = wayOf(
    basis.lines.map((line) => ({ ...line, ct_qty: line.ct_qty + (line.borne ?? 0) })),
  )
  const cost = ({ travel, coupon }: Sending) =>
    travel.shipping + travel.island - (coupon?.amount ?? 0)
  return cost(counting) < cost(own)
    ? { ...counting, travel: { ...counting.travel, cannot: own.travel.cannot } }
    : own
}

/** Each coupon once, items before categories; one that stands alone is refused beside others. */
function allowedTogether({ basis, refused }: Sums): PricedCoupon[] {
  const held = basis.coupons.filter(({ back }) => back !== 'missed')
  const once = [...new Map(held.map((coupon) => [coupon.cp_id, coupon])).values()]
  const alone = once.length > 1 ? once.filter(({ cz_combine }) => !cz_combine) : []
  for (const { cp_id } of alone)
    refused.push({ cp_id, why: { phrase: '다른 쿠폰과 함께 쓸 수 없는 쿠폰이에요.' } })
  return once.filter((coupon) => !alone.includes(coupon)).sort(asCounted)
}

function isTarget(
  { cp_method, cp_target }: Pick<PricedCoupon, 'cp_method' | 'cp_target'>,
  line: Pick<PricingBasis['lines'][number], 'it_id' | 'ca_ids'>,
): boolean {
  return cp_method === couponMethods.item
    ? line.it_id === cp_target
    : line.ca_ids.includes(Number(cp_target))
}

/** The items a coupon for goods may be held against; none of one for the order or its way. */
export function itemsFor(
  { lines }: Pick<PricingBasis, 'lines'>,
  coupon: Pick<PricedCoupon, 'cp_method' | 'cp_target'>,
): string[] {
  if (coupon.cp_method > couponMethods.category) return []
  const open = lines.filter((line) => isTarget(coupon, line) && !line.nocoupon)
  return [...new Set(open.map(({ it_id }) => it_id))]
}

function holdAgainstItems(sums: Sums, coupon: PricedCoupon) {
  const { lines } = sums.basis
  const targets = lines.map((line) => isTarget(coupon, line))
  const covered = new Set(
    lines.filter((_, at) => (sums.shares[at]?.item_coupon ?? 0) > 0).map(({ it_id }) => it_id),
  )
  const open = lines.map((line, at) => targets[at] === true && !line.nocoupon)
  const free = lines.map((line, at) => open[at] === true && !covered.has(line.it_id))
  if (!targets.includes(true))
    return refuse(sums, coupon, { phrase: '이 쿠폰을 쓸 수 있는 상품이 없어요.', by_cart: true })
  if (!open.includes(true)) return refuse(sums, coupon, { phrase: '쿠폰을 쓸 수 없는 상품이에요.' })
  if (!free.includes(true))
    return refuse(sums, coupon, { phrase: '상품 하나에는 쿠폰을 하나만 쓸 수 있어요.' })
  const weights = sums.shares.map((share, at) => (free[at] ? share.goods : 0))
  const base = weights.reduce((all, weight) => all + weight, 0)
  const off = offOf(sums, coupon, base)
  if (off === null) return
  if (off > base) return refuse(sums, coupon, { phrase: '할인이 상품 금액보다 커서 쓸 수 없어요.' })
  take(sums, coupon, off, weights, 'item_coupon')
}

function holdAgainstOrder(sums: Sums, coupons: readonly PricedCoupon[]) {
  const [coupon, ...others] = coupons
  for (const other of others) refuse(sums, other, { phrase: '주문 쿠폰은 하나만 쓸 수 있어요.' })
  if (!coupon) return
  const weights = sums.shares.map((share, at) =>
    sums.basis.lines[at]?.nocoupon ? 0 : share.goods - share.item_coupon,
  )
  const base = weights.reduce((all, weight) => all + weight, 0)
  if (base === 0)
    return refuse(sums, coupon, { phrase: '이 쿠폰을 쓸 수 있는 상품이 없어요.', by_cart: true })
  const off = offOf(sums, coupon, base)
  if (off !== null) take(sums, coupon, Math.min(off, base), weights, 'order_coupon')
}

function holdAgainstShipping(
  { basis, shares }: Sums,
  coupons: readonly PricedCoupon[],
  shipping: Amount,
): Pick<Sending, 'coupon' | 'refused'> {
  const [coupon, ...others] = coupons
  const refused: Sending['refused'] = others.map(({ cp_id }) => ({
    cp_id,
    why: { phrase: '배송비 쿠폰은 하나만 쓸 수 있어요.' },
  }))
  const refusing = (why: CouponReason) => ({
    coupon: null,
    refused: coupon ? [...refused, { cp_id: coupon.cp_id, why }] : refused,
  })
  if (!coupon) return { coupon: null, refused }
  if (shipping === 0)
    return refusing({ phrase: '배송비가 없는 주문이에요.', by_cart: true, idle: true })
  const short = missingFor(basis, coupon, sumOf(shares, 'goods') - sumOf(shares, 'item_coupon'))
  if (short) return refusing(short)
  const off = discountOn(shipping, coupon, basis.currency, basis.policy.usd_rate)
  const amount = Math.min(shipping, off)
  if (amount === 0) return refusing({ ...nothing, idle: true })
  return { coupon: { cp_id: coupon.cp_id, amount, part: 'shipping_coupon', parts: [] }, refused }
}

const nothing: CouponReason = { phrase: '할인되는 금액이 없어요.' }

/** What the coupon takes off this base; null when it was refused. */
function offOf(sums: Sums, coupon: PricedCoupon, base: Amount): Amount | null {
  const short = missingFor(sums.basis, coupon, base)
  const off = discountOn(base, coupon, sums.basis.currency, sums.basis.policy.usd_rate)
  if (!short && off > 0) return off
  refuse(sums, coupon, short ?? nothing)
  return null
}

function missingFor(basis: PricingBasis, coupon: PricedCoupon, base: Amount): CouponReason | null {
  const least = worthIn(coupon.cp_minimum, basis.currency, basis.policy.usd_rate)
  return base < least
    ? { phrase: '{amount} 더 담으면 쓸 수 있어요.', amount: least - base, by_cart: true }
    : null
}

function take(
  sums: Sums,
  coupon: PricedCoupon,
  amount: Amount,
  weights: readonly number[],
  part: 'item_coupon' | 'order_coupon',
) {
  const parts = shareOut(amount, weights)
  for (const [at, share] of parts.entries()) {
    const line = sums.shares[at]
    if (line) line[part] += share
  }
  sums.taken.push({ cp_id: coupon.cp_id, amount, part, parts })
}

function refuse(sums: Sums, { cp_id }: PricedCoupon, why: CouponReason) {
  sums.refused.push({ cp_id, why })
}

/** Points pay for goods, never for shipping. */
function spendPoints(
  { basis, shares }: Sums,
  agreed?: { points: true },
): { used: number; price: Amount; why: CouponReason | null } {
  const weights = shares.map((share) => share.goods - share.item_coupon - share.order_coupon)
  const left = weights.reduce((all, weight) => all + weight, 0)
  const { usd_rate, point } = basis.policy
  const why = agreed
    ? null
    : whyNotSpend(basis.points, basis.balance, wonOf(left, basis.currency, usd_rate), point)
  if (why || basis.points <= 0) return { used: 0, price: 0, why }
  const price = worthIn(basis.points, basis.currency, usd_rate)
  for (const [at, part] of shareOut(price, weights).entries()) {
    const share = shares[at]
    if (share) share.point_price = part
  }
  return { used: basis.points, price, why: null }
}
