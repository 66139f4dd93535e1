import { after, dayMs } from '#kernel/korean-time.ts'
import type { Amount } from '#kernel/money.ts'
import type { NoReturn } from '#shop/catalog/contract.ts'
import { noReturnWhy } from '#shop/catalog/return-rules.ts'
import type { Change } from '#shop/order/change-rules.ts'
import type { OrderStatus } from '#shop/order/contract/order.ts'
import {
  type ClaimKind,
  type ClaimQuote,
  type ClaimReason,
  type ClaimState,
  type FeeWay,
  type OnlineFeeWay,
  onlineFeeWays,
} from './contract.ts'
import type { Fees } from './fee-rules.ts'

export const mostPhotos = 5
export const largestPhoto = 10 * 1024 * 1024
/** The law: seven days for a change of mind, thirty from knowing of a defect. */
export const mindDays = 7
export const defectDays = 30

export const faultOf: Record<ClaimReason, 'buyer' | 'shop'> = {
  changed_mind: 'buyer',
  order_mistake: 'buyer',
  damaged: 'shop',
  wrong_item: 'shop',
  different: 'shop',
  delayed: 'shop',
}

/** The claim's own number of its refund: asked twice it is sent once. */
export function refundIdOf({ claim_id }: { claim_id: number }): string {
  return `claim-${claim_id}`
}

export type ClaimMove =
  | 'withdraw'
  | 'accept'
  | 'refuse'
  | 'collect'
  | 'inspect'
  | 'refund'
  | 'exchange'

/** Every step of a claim, and who may take it. */
export const claimMoves: Record<
  ClaimMove,
  { from: readonly ClaimState[]; to: ClaimState; by: 'buyer' | 'staff'; kind?: ClaimKind }
> = {
  withdraw: { from: ['requested', 'accepted'], to: 'withdrawn', by: 'buyer' },
  accept: { from: ['requested'], to: 'accepted', by: 'staff' },
  refuse: { from: ['requested', 'accepted', 'collected'], to: 'refused', by: 'staff' },
  collect: { from: ['accepted'], to: 'collected', by: 'staff' },
  inspect: { from: ['collected'], to: 'inspected', by: 'staff' },
  refund: { from: ['inspected'], to: 'refunded', by: 'staff', kind: 'return' },
  exchange: { from: ['inspected'], to: 'exchanged', by: 'staff', kind: 'exchange' },
}
export const openStates: readonly ClaimState[] = ['requested', 'accepted', 'collected', 'inspected']
/** What waits for the staff; an accepted one waits for its goods. */
export const workStates: readonly ClaimState[] = openStates.filter((state) => state !== 'accepted')

const standing: Record<ClaimState, string> = {
  requested: '아직 접수하지 않은 신청이에요.',
  accepted: '접수한 신청이에요. 상품이 돌아온 뒤에 할 수 있어요.',
  collected: '상품이 돌아온 신청이에요.',
  inspected: '검수를 마친 신청이에요.',
  refunded: '이미 환불한 신청이에요.',
  exchanged: '이미 교환을 마친 신청이에요.',
  refused: '받아들이지 못한 신청이에요.',
  withdrawn: '신청한 분이 거둔 신청이에요.',
}

/** Why a claim cannot take this step; null when it can. */
export function whyCannotMove(
  move: ClaimMove,
  claim: { state: ClaimState; kind: ClaimKind; fee_way?: '' | FeeWay; fee_paid_at?: Date | null },
): string | null {
  const { from, kind } = claimMoves[move]
  if (kind && kind !== claim.kind)
    return kind === 'return'
      ? '교환 신청은 새 상품을 보내서 마쳐요.'
      : '반품 신청은 환불해서 마쳐요.'
  // the money is here and has to be sent back; what was paid on line goes back by itself
  if (move === 'withdraw' && claim.fee_paid_at && !isOnline(claim.fee_way ?? ''))
    return '교환 배송비를 받은 신청이에요. 거두려면 고객센터에 알려 주세요. 받은 돈을 돌려 드려요.'
  return from.includes(claim.state) ? null : standing[claim.state]
}

type Standing = { od_status: OrderStatus; arrived_at: Date | null; hasOpen: boolean }

/** Why nothing of an order can be sent back; null when it can. The reason decides how long: without one the longest holds. */
export function whyCannotClaim(order: Standing, now: Date, reason?: ClaimReason): string | null {
  if (order.od_status === '주문' || order.od_status === '입금' || order.od_status === '준비')
    return '상품을 보낸 뒤에 신청할 수 있어요. 지금은 취소할 수 있어요.'
  if (order.od_status !== '배송' && order.od_status !== '완료')
    return '돌려보낼 상품이 남아 있지 않은 주문이에요.'
  if (order.hasOpen) return '처리하고 있는 신청이 있어요. 그 신청이 끝난 뒤에 다시 신청해 주세요.'
  const days = order.arrived_at ? (now.getTime() - order.arrived_at.getTime()) / dayMs : 0
  if (days > defectDays)
    return '받은 지 30일이 지났어요. 상품에 문제가 있다면 1:1 문의로 알려 주세요.'
  if (reason && faultOf[reason] === 'buyer' && days > mindDays)
    return '받은 지 7일이 지나 단순 변심으로는 신청할 수 없어요. 상품에 문제가 있다면 그 이유를 골라 주세요.'
  return null
}

/** Until when a change of mind is taken. */
export function mindUntil(arrived_at: Date | null): Date | null {
  return arrived_at && after(arrived_at, { days: mindDays })
}

type Kept = { ct_id: number; ct_no_return: NoReturn }

/** Why these goods cannot come back for this reason; null when they can. What is faulty always can. */
export function whyKept(
  lines: readonly Kept[],
  units: readonly { ct_id: number }[],
  reason: ClaimReason,
): string | null {
  if (faultOf[reason] === 'shop') return null
  const kind = lines.find(
    ({ ct_id, ct_no_return }) => ct_no_return && units.some((unit) => unit.ct_id === ct_id),
  )?.ct_no_return
  return kind ? noReturnWhy[kind] : null
}

/** The way back, as the buyer bears it. */
export function backCost(
  { reason, pickup }: { reason: ClaimReason; pickup: 'shop' | 'self' },
  fees: Fees,
): Amount {
  return faultOf[reason] === 'buyer' && pickup === 'shop' ? fees.back : 0
}

type Asked = {
  kind: ClaimKind
  reason: ClaimReason
  pickup: 'shop' | 'self'
  change: Change
  all: boolean
  fees: Fees
  /** of what was paid, not yet promised back */
  left: Amount
  /** of an exchange: what the goods that come cost more than those that go; negative when less */
  difference?: Amount
}

/** Whoever is at fault bears the way: a change of mind pays it back and loses what the lot had travelled free on, a fault of the shop costs the buyer nothing. */
export function quoteOf({
  kind,
  reason,
  pickup,
  change,
  all,
  fees,
  left,
  difference = 0,
}: Asked): Pick<
  ClaimQuote,
  'fault' | 'goods' | 'discount' | 'shipping' | 'fee' | 'refund' | 'difference'
> {
  const fault = faultOf[reason]
  const back = backCost({ reason, pickup }, fees)
  if (kind === 'exchange') {
    // who sends the goods back pays only the way of the new ones
    const fee = fault === 'buyer' ? fees.both - (pickup === 'self' ? fees.back : 0) : 0
    const refund = Math.min(Math.max(0, -difference), Math.max(0, left))
    return { fault, goods: 0, discount: 0, shipping: 0, fee: Math.max(0, fee), refund, difference }
  }
  const shipping = shippingOf({ fault, change, all, fees })
  const refund = change.goods - change.discount - shipping - back
  return {
    fault,
    goods: change.goods,
    discount: change.discount,
    shipping,
    fee: back,
    refund: Math.min(Math.max(0, refund), Math.max(0, left)),
  }
}

function shippingOf({
  fault,
  change,
  all,
  fees,
}: { fault: 'buyer' | 'shop' } & Pick<Asked, 'change' | 'all' | 'fees'>): Amount {
  if (fault === 'shop') return all ? -change.sent_before : 0
  if (all) return change.sent_before > 0 ? 0 : fees.first
  return Math.max(0, change.shipping)
}

type Due = { fee: Amount; quote: Pick<ClaimQuote, 'difference'> }
type FeeStanding = Due & {
  state: ClaimState
  kind: ClaimKind
  fee_paid_at: Date | string | null
}

/** What the goods of an exchange cost more; nothing when they cost less. */
export function dearerBy({ difference = 0 }: Pick<ClaimQuote, 'difference'>): Amount {
  return Math.max(0, difference)
}

/** What the buyer of an exchange pays before it leaves: the way, and what the new goods cost more. */
export function dueOf({ fee, quote }: Due): Amount {
  return fee + dearerBy(quote)
}

/** What that money is for, as the buyer reads it. */
export function dueWord({ fee, quote }: Due): string {
  if (!dearerBy(quote)) return '교환 배송비'
  return fee > 0 ? '교환 배송비와 차액' : '교환 차액'
}

/** Paid through a provider's window. */
export function isWindowed(way: '' | FeeWay): way is OnlineFeeWay {
  return onlineFeeWays.some((one) => one === way)
}

/** It is here at once, and goes back by itself. */
export function isOnline(way: '' | FeeWay): boolean {
  return way === 'credit' || way === 'account' || isWindowed(way)
}

/** Why the fee of an exchange cannot be noted as paid; null when it can. */
export function whyCannotTakeFee(claim: FeeStanding): string | null {
  const { kind, fee_paid_at, state } = claim
  if (kind !== 'exchange' || dueOf(claim) === 0) return '받을 금액이 없는 신청이에요.'
  if (fee_paid_at) return dearerBy(claim.quote) ? '이미 받은 차액이에요.' : '이미 받은 배송비예요.'
  return openStates.includes(state) ? null : standing[state]
}

/** What goes back when staff take another fee than the agreed one. */
export function refundWith(quote: ClaimQuote, fee: Amount, left: Amount): Amount {
  return Math.min(
    Math.max(0, quote.goods - quote.discount - quote.shipping - fee),
    Math.max(0, left),
  )
}

export function whyOtherFee(agreed: Amount, fee: Amount, reason: string): string | null {
  return fee === agreed || reason ? null : '처음 안내한 배송비와 달라요. 이유를 적어 주세요.'
}

/** Units of one line that go to several options, counted once. */
export function perLine(
  units: readonly { ct_id: number; qty: number }[],
): { ct_id: number; qty: number }[] {
  return [...Map.groupBy(units, ({ ct_id }) => ct_id)].map(([ct_id, own]) => ({
    ct_id,
    qty: own.reduce((sum, one) => sum + one.qty, 0),
  }))
}

export function unitsIn(
  lines: readonly string[],
): { ct_id: number; qty: number; io_no: number | null }[] {
  return lines.map((line) => {
    const [ct_id = 0, qty = 0, io_no] = line.split(':').map(Number)
    return { ct_id, qty, io_no: io_no ?? null }
  })
}
