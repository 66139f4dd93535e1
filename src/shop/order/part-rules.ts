import type { Amount } from '#kernel/money.ts'
import type { PricingBasis } from '#shop/cart/contract.ts'
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

/** Why units of an order on its way cannot be cut any more; null while none of them has left. */
export function whyLeft(unsent: readonly Units[], asked: readonly Units[]): string | null {
  const isAway = asked.some(
    ({ ct_id, qty }) => qty > (unsent.find((one) => one.ct_id === ct_id)?.qty ?? 0),
  )
  return isAway
    ? '이미 보낸 상품이 들어 있어요. 보낸 상품은 받은 뒤에 반품을 신청할 수 있어요.'
    : null
}

/** Why units cannot come back yet; null when they have left. */
export function whyNotLeft(
  lines: readonly UnitLine[],
  unsent: readonly Units[],
  asked: readonly Units[],
): string | null {
  const isHere = asked.some(({ ct_id, qty }) => {
    const line = lines.find((one) => one.ct_id === ct_id)
    return qty > (line?.ct_qty ?? 0) - (unsent.find((one) => one.ct_id === ct_id)?.qty ?? 0)
  })
  return isHere ? '아직 보내지 않은 상품이 들어 있어요. 보내지 않은 상품은 취소해 주세요.' : null
}

/** Nothing of the order is left, and some of it had gone out and come back. */
export function endsReturned(lines: readonly UnitLine[], asked: readonly Units[]): boolean {
  return takesAll(lines, asked) && lines.some(({ ct_status }) => ct_status === '반품')
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

type Standing = {
  od_status: OrderStatus
  od_receipt_price: Amount
  od_credit_price: Amount
  od_settle_case: string
  quote: { basis?: unknown }
}

/** Why no part of an order can be cancelled; null when it can. `rest`: goods of it have not left although others have. */
export function whyCannotCancelPart(
  order: Standing,
  by: 'buyer' | 'staff',
  rest = false,
): string | null {
  const whole = by === 'buyer' ? whyCannotCancel(order) : whyCannot('cancel', order)
  if (whole && !rest) return whole
  if (!order.quote.basis) return '이 주문은 일부만 취소할 수 없어요. 고객센터에 알려 주세요.'
  // the bank takes the agreed sum and no other
  if (order.od_status === '주문' && order.od_settle_case === '가상계좌')
    return '가상계좌 입금을 기다리는 주문은 일부만 취소할 수 없어요. 전체를 취소하고 다시 주문해 주세요.'
  return null
}

/** Why an order on its way cannot be closed as received; null when it can. */
export function whyCannotEnd(hasUnsent: boolean, hasOpenClaim: boolean): string | null {
  if (hasUnsent)
    return '아직 보내지 않은 상품이 있어요. 모두 보내거나 남은 상품을 취소한 뒤에 마칠 수 있어요.'
  return hasOpenClaim
    ? '처리하고 있는 반품·교환 신청이 있어요. 신청이 끝난 뒤에 할 수 있어요.'
    : null
}
