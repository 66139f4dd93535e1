import type { Amount } from '#kernel/money.ts'
import type { PricingBasis, Totals } from '#shop/cart/contract.ts'
import { priceRemaining, type Remaining } from '#shop/cart/remaining-rules.ts'
import type { OrderStatus } from './contract/order.ts'
import { whyCannot, whyCannotCancel } from './rules.ts'

export type UnitLine = {
  ct_id: number
  ct_from: number | null
  ct_qty: number
  ct_status: OrderStatus
  /** a date of a class */
  session_id?: number | null
}
export type Units = { ct_id: number; qty: number }

const gone: readonly OrderStatus[] = ['취소', '반품', '품절']

/** What a paper or a mail says of units that are no part of the order any more. */
export const goneWord: Partial<Record<OrderStatus, string>> = {
  취소: '취소됨',
  반품: '반품',
  품절: '품절',
}

/** Still the buyer's, or on its way to the buyer. */
export function isLive({ ct_status }: { ct_status: OrderStatus }): boolean {
  return !gone.includes(ct_status)
}

/** Still to be sent or sent: a class is attended instead. */
export function isSent({ session_id }: Pick<UnitLine, 'session_id'>): boolean {
  return !session_id
}

/** Why these units cannot be taken out of an order; null when they can. */
export function whyBadUnits(lines: readonly UnitLine[], asked: readonly Units[]): string | null {
  if (!asked.length) return '상품을 하나 이상 골라 주세요.'
  if (new Set(asked.map(({ ct_id }) => ct_id)).size < asked.length)
    return '같은 상품을 두 번 골랐어요.'
  for (const { ct_id, qty } of asked) {
    const line = lines.find((one) => one.ct_id === ct_id)
    if (!line) return '이 주문에 없는 상품이에요.'
    if (!isLive(line)) return '이미 취소했거나 돌려보낸 상품이에요.'
    if (qty > line.ct_qty) return '고른 수량이 주문한 수량보다 많아요.'
  }
  return null
}

export function takesAll(lines: readonly UnitLine[], asked: readonly Units[]): boolean {
  const left = lines.filter(isLive).reduce((sum, line) => sum + line.ct_qty, 0)
  return asked.reduce((sum, { qty }) => sum + qty, 0) >= left
}

/** The lines of an order behind each line of its basis: the first ones stand in its order, parts split off later point to them. */
export function linesBehind<L extends UnitLine>(
  basis: PricingBasis,
  lines: readonly L[],
): { id: number; lines: L[] }[] {
  const first = lines.filter((line) => line.ct_from === null).sort((a, b) => a.ct_id - b.ct_id)
  return basis.lines.map(({ id }, at) => {
    const root = first[at]?.ct_id
    return { id, lines: lines.filter((line) => line.ct_id === root || line.ct_from === root) }
  })
}

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
  points_back: number
}

const sendingOf = ({ shipping, island, shipping_coupon }: Totals) =>
  shipping + island - shipping_coupon
const discountOf = ({ item_coupon, order_coupon, point_price }: Totals) =>
  item_coupon + order_coupon + point_price

/** What is left of an order, under the rules it was placed with. */
export function restOf(basis: PricingBasis, paid: Totals, lines: readonly UnitLine[]): Remaining {
  return priceRemaining(basis, paid, keptUnits(basis, lines, []))
}

export function changeOf(
  basis: PricingBasis,
  paid: Totals,
  lines: readonly UnitLine[],
  asked: readonly Units[],
): Change {
  const before = restOf(basis, paid, lines)
  const after = priceRemaining(basis, paid, keptUnits(basis, lines, asked))
  return {
    goods: before.totals.goods - after.totals.goods,
    discount: discountOf(before.totals) - discountOf(after.totals),
    shipping: sendingOf(after.totals) - sendingOf(before.totals),
    sent_before: sendingOf(before.totals),
    exempt: Math.max(0, before.totals.exempt - after.totals.exempt),
    coupons_back: after.coupons_back.filter((cp_id) => !before.coupons_back.includes(cp_id)),
    points_back: Math.max(0, after.points_back - before.points_back),
  }
}

/** The part of a refund that bears no VAT: what the units taken out had been sold for without it. */
export function exemptOf(
  { basis, totals }: { basis?: PricingBasis; totals: Totals },
  lines: readonly UnitLine[],
  asked: readonly Units[],
): Amount | undefined {
  return basis && changeOf(basis, totals, lines, asked).exempt
}

type Standing = {
  od_status: OrderStatus
  od_receipt_price: Amount
  od_credit_price: Amount
  od_settle_case: string
  quote: { basis?: unknown }
}

/** Why no part of an order can be cancelled; null when it can. */
export function whyCannotCancelPart(order: Standing, by: 'buyer' | 'staff'): string | null {
  const whole = by === 'buyer' ? whyCannotCancel(order) : whyCannot('cancel', order)
  if (whole) return whole
  if (!order.quote.basis) return '이 주문은 일부만 취소할 수 없어요. 고객센터에 알려 주세요.'
  // the bank takes the agreed sum and no other
  if (order.od_status === '주문' && order.od_settle_case === '가상계좌')
    return '가상계좌 입금을 기다리는 주문은 일부만 취소할 수 없어요. 전체를 취소하고 다시 주문해 주세요.'
  return null
}

/** Why an order on its way cannot be closed as received; null when it can. */
export function whyCannotEnd(hasUnsent: boolean, hasOpenClaim: boolean): string | null {
  if (hasUnsent) return '아직 보내지 않은 상품이 있어요. 모두 보낸 뒤에 마칠 수 있어요.'
  return hasOpenClaim
    ? '처리하고 있는 반품·교환 신청이 있어요. 신청이 끝난 뒤에 할 수 있어요.'
    : null
}
