import type { ReceiptState, ReceiptView } from '#shop/payment/receipt-contract.ts'
import type { BadgeTone } from '#ui/badge.tsx'
import type { Translate } from '#ui/language.tsx'

/** How staff read the state of a cash receipt. */
export const receiptTones: Record<ReceiptState, BadgeTone> = {
  asked: 'wait',
  due: 'going',
  unknown: 'wait',
  failed: 'bad',
  issued: 'done',
  cancelling: 'going',
  cancelled: 'info',
}

export function receiptWord(t: Translate, state: ReceiptState): string {
  const words: Record<ReceiptState, string> = {
    asked: t('입금 기다림'),
    due: t('발급하는 중'),
    unknown: t('답을 기다림'),
    failed: t('거절됨'),
    issued: t('발급됨'),
    cancelling: t('취소하는 중'),
    cancelled: t('취소됨'),
  }
  return words[state]
}

export function receiptUse(
  t: Translate,
  { is_self, kind }: Pick<ReceiptView, 'is_self' | 'kind'>,
): string {
  if (is_self) return t('자진 발급')
  return kind === 'income' ? t('소득공제용') : t('지출증빙용')
}
