import type { PayStatus, RefundState } from '#shop/payment/contract.ts'
import type { BadgeTone } from '#ui/badge.tsx'
import type { Translate } from '#ui/language.tsx'

export const payTones: Record<PayStatus, BadgeTone> = {
  ready: 'wait',
  confirming: 'going',
  waiting: 'wait',
  paid: 'done',
  part_refunded: 'info',
  refunded: 'info',
  failed: 'bad',
  cancelled: 'bad',
  expired: 'bad',
}

export function payWord(t: Translate, status: PayStatus): string {
  const words: Record<PayStatus, string> = {
    ready: t('결제 전'),
    confirming: t('확인 중'),
    waiting: t('입금 기다림'),
    paid: t('결제됨'),
    part_refunded: t('일부 환불'),
    refunded: t('모두 환불'),
    failed: t('실패'),
    cancelled: t('취소됨'),
    expired: t('시간 지남'),
  }
  return words[status]
}

export type { RefundState }
export const refundTones: Record<RefundState, BadgeTone> = {
  asked: 'going',
  unknown: 'wait',
  queued: 'wait',
  done: 'done',
  failed: 'bad',
}

export function refundWord(t: Translate, state: RefundState): string {
  const words: Record<RefundState, string> = {
    asked: t('환불 보내는 중'),
    unknown: t('답을 기다림'),
    queued: t('보내야 해요'),
    done: t('보냄'),
    failed: t('거절됨'),
  }
  return words[state]
}

/** What a provider and the shop said to each other, in a word. */
export function noteWord(t: Translate, kind: string): string {
  const words: Record<string, string> = {
    confirm: t('승인 요청'),
    query: t('상태 확인'),
    check: t('자동 확인'),
    staff: t('직원이 확인'),
    webhook: t('결제 회사의 알림'),
    refund: t('환불 요청'),
    return: t('구매자가 돌아옴'),
    closed: t('시도 끝남'),
    prepare: t('결제 준비'),
    undo: t('자동 취소'),
    close: t('계좌 닫기'),
    compare: t('하루 대조'),
  }
  return words[kind] ?? kind
}

const isStatus = (outcome: string): outcome is PayStatus => outcome in payTones

/** How it ended, in a word. */
export function outcomeWord(t: Translate, outcome: string): string {
  const words: Record<string, string> = {
    refused: t('거절됨'),
    unknown: t('답이 없음'),
    suspicious: t('내용이 다름'),
  }
  return isStatus(outcome) ? payWord(t, outcome) : (words[outcome] ?? outcome)
}

export function differenceWord(t: Translate, what: string): string {
  const words: Record<string, string> = {
    not_found: t('결제 회사에서 찾지 못함'),
    amount: t('금액이 다름'),
    order: t('주문번호가 다름'),
    currency: t('통화가 다름'),
    refunded: t('환불한 금액이 다름'),
    status: t('상태가 다름'),
    only_theirs: t('결제 회사에만 있음'),
    list_missing: t('결제 회사의 목록을 받지 못함'),
  }
  return words[what] ?? what
}
