import { type Amount, shareOut, wonOf, worthIn } from '#kernel/money.ts'
import { type CouponReason, couponMethods, discountOn } from '#shop/coupon/rules.ts'
import { earnedOn, percentOf, whyNotSpend } from '#shop/point/rules.ts'
import { exemptOfPaid } from './class-rules.ts'
import type { PricedCoupon, PricedLine, PricingBasis, Totals } from './contract.ts'
import { type CannotSend, shippingOf } from './shipping-rules.ts'

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
export type CouponEffect = { cp_id: string; amount: Amount }
export type Priced = {
  totals: Totals
  lines: LineShare[]
  used: CouponEffect[]
  /** coupons that were asked for and cannot be used */
  refused: { cp_id: string; why: CouponReason }[]
  points_refused: CouponReason | null
  cannot_send: CannotSend | null
}

type Sums = {
  basis: PricingBasis
  shares: LineShare[]
  used: CouponEffect[]
  refused: Priced['refused']
}

/**
 * Every sum of the shop, in the order of the books: lines → item coupons → order coupon → shipping → island → shipping coupon → points.
 * Pure: the cart shows it, the order freezes it, a cancellation asks it again with fewer lines.
 */
export function priceOrder(basis: PricingBasis): Priced {
  const sums: Sums = { basis, shares: basis.lines.map(startOf), used: [], refused: [] }
  const coupons = allowedTogether(sums)
  for (const coupon of coupons.filter(({ cp_method }) => cp_method <= couponMethods.category))
    holdAgainstItems(sums, coupon)
  const order_coupon = holdAgainstOrder(
    sums,
    coupons.filter(({ cp_method }) => cp_method === couponMethods.order),
  )
  const travel = shippingOf(basis)
  const shipping_coupon = holdAgainstShipping(
    sums,
    coupons.filter(({ cp_method }) => cp_method === couponMethods.shipping),
    travel.shipping,
  )
  const points = spendPoints(sums)
  const goods = sum(sums.shares, 'goods')
  const item_coupon = sum(sums.shares, 'item_coupon')
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
      points_earned: sum(shares, 'points_earned'),
    },
    lines: shares,
    used: sums.used,
    refused: sums.refused,
    points_refused: points.why,
    cannot_send: travel.cannot,
  }
}

function startOf(line: PricedLine): LineShare {
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

/** Each coupon once, items before categories; one that stands alone is refused beside others. */
function allowedTogether({ basis, refused }: Sums): PricedCoupon[] {
  const once = [...new Map(basis.coupons.map((coupon) => [coupon.cp_id, coupon])).values()]
  const alone = once.length > 1 ? once.filter(({ cz_combine }) => !cz_combine) : []
  for (const { cp_id } of alone)
    refused.push({ cp_id, why: { phrase: '다른 쿠폰과 함께 쓸 수 없는 쿠폰이에요.' } })
  return once
    .filter((coupon) => !alone.includes(coupon))
    .sort((a, b) => a.cp_method - b.cp_method || (a.cp_id < b.cp_id ? -1 : 1))
}

function holdAgainstItems(sums: Sums, coupon: PricedCoupon) {
  const { lines } = sums.basis
  const targets = lines.map((line) =>
    coupon.cp_method === couponMethods.item
      ? line.it_id === coupon.cp_target
      : line.ca_ids.includes(Number(coupon.cp_target)),
  )
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

function holdAgainstOrder(sums: Sums, coupons: readonly PricedCoupon[]): Amount {
  const [coupon, ...others] = coupons
  for (const other of others) refuse(sums, other, { phrase: '주문 쿠폰은 하나만 쓸 수 있어요.' })
  if (!coupon) return 0
  const weights = sums.shares.map((share, at) =>
    sums.basis.lines[at]?.nocoupon ? 0 : share.goods - share.item_coupon,
  )
  const base = weights.reduce((all, weight) => all + weight, 0)
  if (base === 0)
    return refuse(sums, coupon, { phrase: '이 쿠폰을 쓸 수 있는 상품이 없어요.', by_cart: true })
  const off = offOf(sums, coupon, base)
  if (off === null) return 0
  return take(sums, coupon, Math.min(off, base), weights, 'order_coupon')
}

function holdAgainstShipping(
  sums: Sums,
  coupons: readonly PricedCoupon[],
  shipping: Amount,
): Amount {
  const [coupon, ...others] = coupons
  for (const other of others) refuse(sums, other, { phrase: '배송비 쿠폰은 하나만 쓸 수 있어요.' })
  if (!coupon) return 0
  if (shipping === 0)
    return refuse(sums, coupon, {
      phrase: '배송비가 없는 주문이에요.',
      by_cart: true,
      idle: true,
    })
  const goods = sum(sums.shares, 'goods') - sum(sums.shares, 'item_coupon')
  const short = missingFor(sums, coupon, goods)
  if (short) return refuse(sums, coupon, short)
  const amount = Math.min(
    shipping,
    discountOn(shipping, coupon, sums.basis.currency, sums.basis.policy.usd_rate),
  )
  if (amount === 0) return refuse(sums, coupon, { ...nothing, idle: true })
  sums.used.push({ cp_id: coupon.cp_id, amount })
  return amount
}

const nothing: CouponReason = { phrase: '할인되는 금액이 없어요.' }

/** What the coupon takes off this base; null when it was refused. */
function offOf(sums: Sums, coupon: PricedCoupon, base: Amount): Amount | null {
  const short = missingFor(sums, coupon, base)
  const off = discountOn(base, coupon, sums.basis.currency, sums.basis.policy.usd_rate)
  if (!short && off > 0) return off
  refuse(sums, coupon, short ?? nothing)
  return null
}

function missingFor({ basis }: Sums, coupon: PricedCoupon, base: Amount): CouponReason | null {
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
): Amount {
  for (const [at, share] of shareOut(amount, weights).entries()) {
    const line = sums.shares[at]
    if (line) line[part] += share
  }
  sums.used.push({ cp_id: coupon.cp_id, amount })
  return amount
}

function refuse(sums: Sums, { cp_id }: PricedCoupon, why: CouponReason): 0 {
  sums.refused.push({ cp_id, why })
  return 0
}

/** Points pay for goods, never for shipping. */
function spendPoints({ basis, shares }: Sums): {
  used: number
  price: Amount
  why: CouponReason | null
} {
  const weights = shares.map((share) => share.goods - share.item_coupon - share.order_coupon)
  const left = weights.reduce((all, weight) => all + weight, 0)
  const { usd_rate, point } = basis.policy
  const why = whyNotSpend(basis.points, basis.balance, wonOf(left, basis.currency, usd_rate), point)
  if (why || basis.points <= 0) return { used: 0, price: 0, why }
  const price = worthIn(basis.points, basis.currency, usd_rate)
  for (const [at, part] of shareOut(price, weights).entries()) {
    const share = shares[at]
    if (share) share.point_price = part
  }
  return { used: basis.points, price, why: null }
}

function finished(
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
function taxOf(
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

function sum(shares: readonly LineShare[], part: keyof LineShare): Amount {
  return shares.reduce((all, share) => all + share[part], 0)
}
