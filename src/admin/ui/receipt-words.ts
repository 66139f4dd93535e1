import type { ReceiptState, ReceiptView } from '#shop/payment/receipt-contract.ts'
import { receiptWords } from '#shop/payment/state-rules.ts'
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

export const receiptWord = (t: Translate, state: ReceiptState): string => t(receiptWords[state])

export function receiptUse(
  t: Translate,
  { is_self, kind }: Pick<ReceiptView, 'is_self' | 'kind'>,
): string {
  if (is_self) return t('자진 발급')
  return kind === 'income' ? t('소득공제용') : t('지출증빙용')
}
