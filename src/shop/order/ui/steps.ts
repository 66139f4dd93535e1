import type { OrderStatus } from '#shop/order/contract/order.ts'
import { isOwed, owedWord } from '#shop/order/owed-rules.ts'
import { isUnsent } from '#shop/order/unsent-rules.ts'

/** The way of an order, as a buyer reads it. */
export const steps: readonly { status: OrderStatus; word: string }[] = [
  { status: '주문', word: '주문 접수' },
  { status: '입금', word: '결제 완료' },
  { status: '준비', word: '상품 준비' },
  { status: '배송', word: '배송 중' },
  { status: '완료', word: '배송 완료' },
]

/** The way of an order of classes alone: nothing of it is sent. */
export const classSteps: typeof steps = [
  { status: '주문', word: '주문 접수' },
  { status: '입금', word: '예약 확정' },
  { status: '완료', word: '수업 완료' },
]

/** The way of an order: nothing of a class is sent, and what a company owes is not paid. */
export function wayOf({ unsent, owed }: { unsent: boolean; owed: boolean }): typeof steps {
  if (unsent) return classSteps
  return owed
    ? steps.map((step) => (step.status === '입금' ? { ...step, word: owedWord } : step))
    : steps
}

/** What is said of an order that has left the way. */
export const leftWords: Partial<Record<OrderStatus, string>> = {
  취소: '취소된 주문이에요.',
  반품: '반품된 주문이에요.',
  품절: '품절로 보내 드리지 못한 주문이에요.',
}

/** How far an order has come; null when it has left the way. */
export function stepOf(status: OrderStatus, way = steps): number | null {
  const at = way.findIndex((step) => step.status === status)
  return at < 0 ? null : at
}

export const historyWord: Record<string, string> = {
  'order.placed': '주문했어요',
  'order.paid': '결제를 확인했어요',
  'order.prepared': '상품 준비를 시작했어요',
  'order.shipped': '택배사에 맡겼어요',
  'order.completed': '배송이 끝났어요',
  'order.cancelled': '주문을 취소했어요',
  'order.revived': '취소된 주문을 되살렸어요',
  'order.part_cancelled': '일부를 취소했어요',
  'order.class_moved': '클래스 날짜가 바뀌었어요',
  'order.sold_out': '품절로 보내 드리지 못하게 되었어요',
  'order.sold_out_undone': '품절을 되돌려 보내 드려요',
  'order.edited': '주문 내용을 고쳤어요',
  'order.extra_paid': '차액을 받았어요',
  'order.parcel_sent': '나머지 상품을 보냈어요',
  'order.preparation_undone': '상품을 준비하기 전이에요',
  'order.parcel_taken_back': '아직 보내지 않은 상품으로 되돌렸어요',
  'order.waybill_corrected': '송장번호를 바로잡았어요',
  'order.out_for_delivery': '배달을 나섰어요',
  'order.parcel_delivered': '상자가 도착했어요',
  'order.part_returned': '상품이 돌아와 환불했어요',
  'order.exchanged': '교환 상품을 보냈어요',
  'order.adopted': '회원 주문으로 가져왔어요',
}

/** The same of an order of classes alone. */
export const classHistoryWord: Record<string, string> = {
  ...historyWord,
  'order.paid': '결제를 확인하고 예약을 확정했어요',
  'order.completed': '수업이 끝났어요',
}

/** What is told of an order's way: a company that pays later has not paid when its order is taken. */
export function historyWordsOf(order: {
  od_due_on: string | null
  lines: readonly { io_type: number }[]
}): Record<string, string> {
  const words = isUnsent(order) ? classHistoryWord : historyWord
  return order.od_due_on ? { ...words, 'order.paid': '외상으로 받았어요' } : words
}

/** What the moment is called at which the money came, or was written down as owed. */
export function receiptTimeWord(order: { od_due_on: string | null; payment: unknown }): string {
  if (order.od_due_on) return '외상으로 정한 때'
  return order.payment ? '결제한 때' : '입금 확인'
}

/** The same in lists, of an order of classes alone. */
const classStateWords: Partial<Record<OrderStatus, string>> = {
  입금: '예약 확정',
  완료: '수업 완료',
}

/** The state of an order in one word or two, for lists. */
export const stateWords: Record<OrderStatus, string> = {
  주문: '입금 대기',
  입금: '결제 완료',
  준비: '상품 준비',
  배송: '배송 중',
  완료: '배송 완료',
  취소: '취소됨',
  반품: '반품',
  품절: '품절',
}

type Stated = { od_status: OrderStatus; od_settle_case: string; unsent?: boolean }

/** The same of an order: its classes are booked, not sent, and what a company owes is not paid. */
export function stateWordOf({ od_status, od_settle_case, unsent = false }: Stated): string {
  const ofClass = unsent ? classStateWords[od_status] : undefined
  if (ofClass) return ofClass
  return isOwed(od_status, od_settle_case) ? owedWord : stateWords[od_status]
}
