import type { Amount } from '#kernel/money.ts'
import type { PricedLine, PricingBasis, Totals } from '#shop/cart/contract.ts'
import { priceRemaining, priceSettled, type Remaining } from '#shop/cart/remaining-rules.ts'
import type { LineShare } from '#shop/cart/share-rules.ts'
import type { CannotSend } from '#shop/cart/shipping-rules.ts'
import type { OrderStatus } from './contract/order.ts'
import { isLive, linesBehind, type UnitLine, type Units } from './part-rules.ts'

export type Edit = {
  basis: PricingBasis
  before: Totals
  after: Totals
  /** what the order costs more; negative when less */
  difference: Amount
  coupons_back: string[]
  points_back: number
  shares: LineShare[]
  cannot_send: CannotSend | null
}

export type Wish = {
  /** where it goes from now on, with the extra cost of that place */
  route?: Pick<PricingBasis, 'to'> & { islands: PricingBasis['policy']['shipping']['islands'] }
  /** units that go, and units that come, of lines that are there */
  less: readonly Units[]
  more: readonly Units[]
  /** lines that come, at the prices of today */
  add: readonly PricedLine[]
}

/**
 * An order that is written anew under the rules it was placed with: lines that stay keep their price, discount and coupons,
 * lines that come have the price of today. What it costs more or less is the difference of two runs of the one pricing function.
 */
export function edited(
  basis: PricingBasis,
  paid: Totals,
  lines: readonly UnitLine[],
  wish: Wish,
): Edit {
  const behind = linesBehind(basis, lines)
  const kept = new Map(behind.map((one) => [one.id, unitsOf(one.lines)]))
  const changeOf = (id: number, units: readonly Units[]) =>
    units
      .filter(({ ct_id }) =>
        behind.find((one) => one.id === id)?.lines.some((line) => line.ct_id === ct_id),
      )
      .reduce((sum, { qty }) => sum + qty, 0)
  const last = Math.max(0, ...basis.lines.map(({ id }) => id))
  const added = wish.add.map((line, at) => ({ ...line, id: last + 1 + at }))
  const after: PricingBasis = {
    ...basis,
    ...(wish.route
      ? {
          to: wish.route.to,
          policy: {
            ...basis.policy,
            shipping: { ...basis.policy.shipping, islands: wish.route.islands },
          },
        }
      : {}),
    lines: [
      ...basis.lines.map((line) => ({
        ...line,
        ct_qty: line.ct_qty + changeOf(line.id, wish.more),
      })),
      ...added,
    ],
  }
  const units = new Map([
    ...[...kept].map(
      ([id, qty]) =>
        [id, qty - changeOf(id, wish.less) + changeOf(id, wish.more)] satisfies [number, number],
    ),
    ...added.map(({ id, ct_qty }) => [id, ct_qty] satisfies [number, number]),
  ])
  const was = priceRemaining(basis, paid, kept)
  const { basis: next, is, coupons_back } = priced(after, was, paid, units)
  return {
    basis: next,
    before: was.totals,
    after: is.totals,
    difference: is.totals.total - was.totals.total,
    coupons_back,
    points_back: Math.max(0, is.points_back - was.points_back),
    shares: is.lines,
    cannot_send: is.cannot_send,
  }
}

/** The first parcel has travelled: what leaves after it has a way of its own, and what that one cost stays as it was. */
export function asSent({ before, after }: Edit): Pick<Edit, 'after' | 'difference'> {
  const sending = ({ shipping, island, shipping_coupon }: Totals) =>
    shipping + island - shipping_coupon
  const more = sending(after) - sending(before)
  const taxable = after.taxable - more
  const supply = Math.round((taxable * 10) / 11)
  const total = after.total - more
  const { shipping, island, shipping_coupon } = before
  return {
    after: {
      ...{ ...after, shipping, island, shipping_coupon },
      ...{ total, taxable, supply, vat: taxable - supply },
    },
    difference: total - before.total,
  }
}

/** A coupon whose least amount the new goods miss comes back and its discount goes; nobody pays more for that: then it stays as it is. */
function priced(
  basis: PricingBasis,
  was: Remaining,
  paid: Totals,
  units: ReadonlyMap<number, number>,
): { basis: PricingBasis; is: Remaining; coupons_back: string[] } {
  const by = (one: PricingBasis) => {
    const { basis: settled, rest: is } = priceSettled(one, paid, units)
    return {
      basis: settled,
      is,
      coupons_back: is.coupons_back.filter((cp_id) => !was.coupons_back.includes(cp_id)),
    }
  }
  const plain = by(basis)
  if (!plain.coupons_back.length || plain.is.totals.total <= was.totals.total) return plain
  const coupons = basis.coupons.map((coupon) =>
    plain.coupons_back.includes(coupon.cp_id) ? { ...coupon, cp_minimum: 0 } : coupon,
  )
  return by({ ...basis, coupons })
}

function unitsOf(lines: readonly UnitLine[]): number {
  return lines.filter(isLive).reduce((sum, line) => sum + line.ct_qty, 0)
}

/** Every sum of the books grows by what the edit changed. */
export function sumsAfter(
  totals: Totals,
  { before, after }: Pick<Edit, 'before' | 'after'>,
): Totals {
  const grown = { ...totals }
  const sums = [
    ...(['goods_before', 'sale_discount', 'goods', 'item_coupon', 'order_coupon'] as const),
    ...(['shipping', 'island', 'shipping_coupon', 'points', 'point_price', 'total'] as const),
    ...(['qty', 'taxable', 'supply', 'vat', 'exempt', 'collect', 'points_earned'] as const),
  ]
  for (const name of sums) grown[name] = totals[name] + after[name] - before[name]
  return { ...grown, to_free_shipping: after.to_free_shipping }
}

type Standing = {
  od_status: OrderStatus
  od_settle_case: string
  /** empty where nothing is sent */
  od_b_addr1: string
  quote: { basis?: unknown }
}

/** Why an order cannot be written anew; null when it can. Staff may write the `rest` of one that has left in part. */
export function whyCannotEdit(order: Standing, by: 'buyer' | 'staff', rest = false): string | null {
  if (by === 'buyer' && order.od_status === '준비')
    return '상품을 준비하고 있어요. 바꿀 것이 있으면 고객센터에 알려 주세요.'
  if (!['주문', '입금', '준비'].includes(order.od_status) && !(rest && by === 'staff'))
    return '이미 보냈거나 끝난 주문이라 고칠 수 없어요.'
  if (!order.od_b_addr1) return '클래스만 있는 주문이에요. 날짜와 인원은 예약에서 바꿔 주세요.'
  return order.quote.basis ? null : '오래된 주문이라 여기서 고칠 수 없어요. 1:1 문의로 알려 주세요.'
}

/** Why the words of a line cannot be changed any more: the buyer's until it is being made, staff's until it has left. */
export function whyCannotWrite(
  { ct_status }: { ct_status: OrderStatus },
  by: 'buyer' | 'staff',
  /** nothing of it is in a parcel that left, though others are */
  rest = false,
): string | null {
  if (rest && by === 'staff') return null
  if (['주문', '입금'].includes(ct_status)) return null
  if (ct_status === '준비')
    return by === 'staff'
      ? null
      : '이미 만들고 있어서 글을 바꿀 수 없어요. 고객센터에 바로 알려 주시면 확인해 볼게요.'
  return '이미 보냈거나 끝난 상품이라 글을 바꿀 수 없어요.'
}

type Due = { od_status: OrderStatus; od_settle_case: string; difference: Amount; unpaid: Amount }

/** Why this difference cannot be taken or given back; null when it can. */
export function whyBadDifference(
  { od_status, od_settle_case, difference, unpaid }: Due,
  by: 'buyer' | 'staff',
): string | null {
  if (difference === 0) return null
  // the bank takes the agreed sum and no other
  if (od_status === '주문' && od_settle_case === '가상계좌')
    return '가상계좌 입금을 기다리는 주문은 금액이 바뀌게 고칠 수 없어요. 전체를 취소하고 다시 주문해 주세요.'
  if (by === 'buyer' && od_status !== '주문' && difference > 0)
    return '이 주소로는 배송비를 더 내 주셔야 해요. 고객센터에 알려 주시면 바꿔 드려요.'
  if (od_status === '주문' && unpaid + difference <= 0)
    return '받을 금액이 남지 않게 고칠 수는 없어요. 상품을 남겨 두거나 주문을 취소해 주세요.'
  return unpaid > 0 && -difference > unpaid
    ? '아직 받지 못한 차액이 있는 주문이에요. 앞서 더한 것부터 빼 주세요.'
    : null
}

/** What is still to be paid for an order that was paid before it was edited; it waits for it. */
export function whyWaits(order: { od_status: OrderStatus }, unpaid: Amount): string | null {
  return unpaid > 0 && ['입금', '준비', '배송'].includes(order.od_status)
    ? '고친 주문의 차액을 아직 받지 못했어요. 받은 뒤에 보낼 수 있어요.'
    : null
}
