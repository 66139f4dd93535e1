import type { PayStatus, RefundState } from '#shop/payment/contract.ts'
import { payWordOf, refundWords } from '#shop/payment/state-rules.ts'
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

export const payWord = (t: Translate, status: PayStatus, way = ''): string =>
  t(payWordOf(status, way))

export type { RefundState }
export const refundTones: Record<RefundState, BadgeTone> = {
  asked: 'going',
  unknown: 'wait',
  queued: 'wait',
  done: 'done',
  failed: 'bad',
}

export const refundWord = (t: Translate, state: RefundState): string => t(refundWords[state])

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
