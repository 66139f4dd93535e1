import { daysFrom } from '#kernel/days.ts'
import { endOfKoreanDay, koreanStamp } from '#kernel/korean-time.ts'
import type { Lang } from '#kernel/language.ts'
import type { Amount } from '#kernel/money.ts'
import { translate } from '#kernel/translate.ts'
import type { OrderStatus } from './contract/order.ts'

/** The notice on personal data that the order form shows. */
export const privacyVersion = '2026-01'
/** How an order is paid that the buyer's balance paid whole. */
export const byCredit = '예치금'
/** Unpaid orders of one shopper at a time, so that nobody holds the whole stock. */
export const mostUnpaid = 20
/** Started payments of one address at a time, and in a day: offices and telephone networks share one. */
export const mostOpenPayments = 60
export const mostAttempts = 1_000

export type OrderMove = 'deposit' | 'prepare' | 'ship' | 'complete' | 'cancel'

/** Every step an order can take; staff take them all, the buyer may cancel what is unpaid. */
export const orderMoves: Record<
  OrderMove,
  { from: readonly OrderStatus[]; to: OrderStatus; event: string }
> = {
  deposit: { from: ['주문'], to: '입금', event: 'order.paid' },
  prepare: { from: ['입금'], to: '준비', event: 'order.prepared' },
  ship: { from: ['입금', '준비'], to: '배송', event: 'order.shipped' },
  complete: { from: ['배송'], to: '완료', event: 'order.completed' },
  cancel: { from: ['주문', '입금', '준비'], to: '취소', event: 'order.cancelled' },
}

/** What a buyer reads in the history of an order. */
export const publicEvents = [
  'order.placed',
  'order.part_cancelled',
  'order.class_moved',
  'order.sold_out',
  'order.sold_out_undone',
  'order.edited',
  'order.extra_paid',
  'order.revived',
  'order.parcel_sent',
  'order.parcel_taken_back',
  'order.preparation_undone',
  'order.waybill_corrected',
  'order.out_for_delivery',
  'order.parcel_delivered',
  'order.part_returned',
  'order.exchanged',
  ...Object.values(orderMoves).map((move) => move.event),
]

/** The states of what waits to be sent, as lists ask for it. */
export const toShip: readonly OrderStatus[] = ['입금', '준비']

export function asksToShip({ od_status }: { od_status?: readonly OrderStatus[] }): boolean {
  return new Set(od_status).size === 2 && toShip.every((status) => od_status?.includes(status))
}

const standing: Record<OrderStatus, string> = {
  주문: '아직 입금을 확인하지 않은 주문이에요.',
  입금: '이미 입금을 확인한 주문이에요.',
  준비: '이미 상품을 준비하고 있는 주문이에요.',
  배송: '이미 배송을 시작한 주문이에요.',
  완료: '이미 완료된 주문이에요.',
  취소: '이미 취소된 주문이에요.',
  반품: '반품된 주문이에요.',
  품절: '품절로 처리된 주문이에요.',
}

/** Of an order of classes alone. */
export const nothingToSend = '보낼 상품이 없는 클래스 주문이에요. 수업이 끝나면 저절로 완료돼요.'

/** Why staff cannot take this step now; null when they can. */
export function whyCannot(move: OrderMove, order: { od_status: OrderStatus }): string | null {
  return orderMoves[move].from.includes(order.od_status) ? null : standing[order.od_status]
}

/** Why packing cannot be taken back; null while it goes on. */
export function whyNotPrepared(order: { od_status: OrderStatus }): string | null {
  return order.od_status === orderMoves.prepare.to ? null : standing[order.od_status]
}

/** Why the whole rest of an order cannot be noted together with others; null when it can. */
export function whyNoDepositWithOthers(order: {
  od_status: OrderStatus
  od_settle_case: string
}): string | null {
  return (
    whyCannot('deposit', order) ??
    (order.od_settle_case === '무통장'
      ? null
      : '무통장입금 주문이 아니에요. 주문 화면에서 결제를 확인해 주세요.')
  )
}

/** Why an order cannot be cancelled together with others; null when it can. What its buyer's balance paid goes back there. */
export function whyNotCancelledWithOthers(order: {
  od_status: OrderStatus
  od_receipt_price: Amount
  od_credit_price: Amount
}): string | null {
  if (order.od_status !== '주문')
    return toShip.includes(order.od_status)
      ? '이미 결제된 주문이에요. 주문 화면에서 취소해 주세요.'
      : whyCannot('cancel', order)
  return order.od_receipt_price > order.od_credit_price
    ? '받은 돈이 있는 주문이에요. 주문 화면에서 취소해 주세요.'
    : null
}

/** Why the buyer cannot cancel; null when they can. */
export function whyCannotCancel(order: {
  od_status: OrderStatus
  od_receipt_price: Amount
  od_credit_price: Amount
}): string | null {
  if (order.od_status === '준비')
    return '상품을 준비하고 있는 주문은 고객센터에 취소를 요청해 주세요.'
  if (order.od_status === '주문' && order.od_receipt_price > order.od_credit_price)
    return '입금된 금액이 있어요. 고객센터에 취소를 요청해 주세요.'
  return whyCannot('cancel', order)
}

/** Paid by a transfer that somebody makes, with a name on it; cards and wallets have none. */
export function isByBank(od_settle_case: string): boolean {
  return od_settle_case === '무통장' || od_settle_case === '가상계좌'
}

/** Money that came in by bank goes back to an account that only the buyer knows. */
export function needsAccount(order: {
  od_settle_case: string
  od_receipt_price: Amount
  od_credit_price: Amount
}): boolean {
  return order.od_receipt_price > order.od_credit_price && isByBank(order.od_settle_case)
}

/** How what comes off an order goes back: to an account that is asked for, off what a company owes, or the way it was paid. */
export function refundWay(
  order: Parameters<typeof needsAccount>[0] & { od_due_on?: string | null },
): 'account' | 'owed' | 'card' {
  if (needsAccount(order)) return 'account'
  return order.od_due_on ? 'owed' : 'card'
}

type Sums = {
  od_cart_price: Amount
  od_send_cost: Amount
  od_send_cost2: Amount
  od_cart_coupon: Amount
  od_coupon: Amount
  od_send_coupon: Amount
  od_point_price: Amount
  od_receipt_price: Amount
  od_cut_price: Amount
}

export function orderTotal(order: Omit<Sums, 'od_receipt_price' | 'od_cut_price'>): Amount {
  const benefits =
    order.od_cart_coupon + order.od_coupon + order.od_send_coupon + order.od_point_price
  return order.od_cart_price + order.od_send_cost + order.od_send_cost2 - benefits
}

/** So long after it was sent an order is taken as received. */
export const completeAfterDays = 7

/** Why the buyer cannot say that the order has arrived; null when they can. */
export function whyCannotComplete(order: { od_status: OrderStatus }): string | null {
  if (order.od_status === '주문' || order.od_status === '입금' || order.od_status === '준비')
    return '상품을 보낸 뒤에 구매확정을 할 수 있어요.'
  return whyCannot('complete', order)
}

const mostDays = 366

/** Why a list cannot show this span of days, by field; null when it can. */
export function whyBadPeriod({
  from,
  to,
}: {
  from?: string
  to?: string
}): { field: 'from' | 'to'; phrase: string } | null {
  if (!from || !to) return null
  const days = daysFrom(from, to)
  if (days < 0) return { field: 'to', phrase: '끝날이 첫날보다 빨라요.' }
  return days > mostDays ? { field: 'from', phrase: '한 번에 1년까지 볼 수 있어요.' } : null
}

/** Why a member cannot take a guest's order into the account; null when they can. */
export function whyCannotAdopt(
  order: { mb_id: string | null; od_hp: string; od_email: string },
  member: { mb_hp: string; mb_email: string },
): string | null {
  if (order.mb_id !== null) return '다른 회원의 주문 내역에 들어 있는 주문이에요.'
  const same =
    (order.od_hp !== '' && order.od_hp === member.mb_hp) ||
    order.od_email.toLowerCase() === member.mb_email.toLowerCase()
  return same
    ? null
    : '주문에 적은 휴대폰 번호나 메일이 회원 정보와 달라요. 회원 정보를 확인하거나 고객센터에 알려 주세요.'
}

/** The first item's name, with how many more there are. */
export function goodsIn(lang: Lang, name: string, lines: number): string {
  return lines > 1 ? translate(lang, '{name} 외 {count}건', { name, count: lines - 1 }) : name
}

/** Why an order has no statement; null when it has one. */
export function whyNoStatement({ od_status }: { od_status: OrderStatus }): string | null {
  if (od_status === '주문') return '입금을 확인한 뒤에 거래명세서를 받을 수 있어요.'
  return od_status === '취소' || od_status === '품절'
    ? '거래가 이루어지지 않은 주문이라 거래명세서가 없어요.'
    : null
}

/** What is still to be paid. What was paid and promised back pays for nothing that comes after it. */
export function unpaidSum(order: Sums): Amount {
  return Math.max(0, orderTotal(order) - order.od_cut_price - order.od_receipt_price)
}

/** Another sum than the unpaid one is taken only with a reason. */
export function whyWrongDeposit(order: Sums, amount: Amount, reason: string): string | null {
  return amount === unpaidSum(order) || reason
    ? null
    : '입금할 금액과 달라요. 이유를 적으면 그대로 기록해요.'
}

/** Korean date and time, then four digits by chance: 16 digits. */
export function orderNumber(now: Date, chance: number): string {
  return koreanStamp(now) + String(chance).padStart(4, '0')
}

export function depositDeadline(now: Date, days: number): Date {
  return endOfKoreanDay(now, days)
}

export function isLate(
  order: { od_status: OrderStatus; od_deposit_deadline: Date | null },
  now: Date,
): boolean {
  return (
    order.od_status === '주문' &&
    order.od_deposit_deadline !== null &&
    order.od_deposit_deadline < now
  )
}

/** The courier's page of a parcel; only web addresses become links. */
export function trackingUrl(pattern: string | undefined, invoice: string): string | null {
  if (!pattern || !/^https?:\/\//.test(pattern) || !invoice) return null
  const number = encodeURIComponent(invoice)
  return /\{(n|tracking_number)\}/.test(pattern)
    ? pattern.replace(/\{(n|tracking_number)\}/, number)
    : pattern + number
}

/** Units per option, lines of the same option summed, in the order in which they are locked. */
export function demandOf(
  lines: readonly { io_no: number; ct_qty: number }[],
): { io_no: number; qty: number }[] {
  const sums = new Map<number, number>()
  // a class has seats and no stock: its lines are of no option
  for (const line of lines.filter(({ io_no }) => io_no > 0))
    sums.set(line.io_no, (sums.get(line.io_no) ?? 0) + line.ct_qty)
  return [...sums].map(([io_no, qty]) => ({ io_no, qty })).sort((a, b) => a.io_no - b.io_no)
}

/** Units sold per item; add-ons do not make an item a best seller. */
export function soldOf(
  lines: readonly { it_id: string; io_type: number; ct_qty: number }[],
): { it_id: string; qty: number }[] {
  const sums = new Map<string, number>()
  for (const line of lines)
    if (line.io_type === 0) sums.set(line.it_id, (sums.get(line.it_id) ?? 0) + line.ct_qty)
  return [...sums]
    .map(([it_id, qty]) => ({ it_id, qty }))
    .sort((a, b) => (a.it_id < b.it_id ? -1 : 1))
}

/** Coupons and points of an order that was given up are back with their owner, who may have spent them: it cannot be taken up again. */
export function hasBenefits(order: {
  od_cart_coupon: Amount
  od_coupon: Amount
  od_send_coupon: Amount
  od_receipt_point: number
  od_credit_price?: Amount
}): boolean {
  const used = order.od_cart_coupon + order.od_coupon + order.od_send_coupon
  return used + order.od_receipt_point + (order.od_credit_price ?? 0) > 0
}

/** For so long an order counts towards what one person may buy of an item. */
export const perPersonDays = 30
/** For so long whoever has made an item cheaper does not buy it. */
export const ownPriceDays = 30
