import type { PayStatus, RefundState } from './contract.ts'
import type { ReceiptState } from './receipt-contract.ts'

/** How staff read the state of a payment, of a refund, of a cash receipt. */
export const payWords: Record<PayStatus, string> = {
  ready: '결제 전',
  confirming: '확인 중',
  waiting: '입금 기다림',
  paid: '결제됨',
  part_refunded: '일부 환불',
  refunded: '모두 환불',
  failed: '실패',
  cancelled: '취소됨',
  expired: '시간 지남',
}

/** What a company owes is written down like a payment, and is none. */
export function payWordOf(status: PayStatus, way: string): string {
  return way === 'account' && status === 'paid' ? '외상' : payWords[status]
}

export const refundWords: Record<RefundState, string> = {
  asked: '환불 보내는 중',
  unknown: '답을 기다림',
  queued: '보내야 해요',
  done: '보냄',
  failed: '거절됨',
}

export const receiptWords: Record<ReceiptState, string> = {
  asked: '입금 기다림',
  due: '발급하는 중',
  unknown: '답을 기다림',
  failed: '거절됨',
  issued: '발급됨',
  cancelling: '취소하는 중',
  cancelled: '취소됨',
}
