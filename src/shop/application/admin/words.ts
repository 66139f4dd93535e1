import type { ApplicationKind, BusinessCheck } from '#shop/application/contract.ts'
import type { Decision } from '#shop/application/rules.ts'
import { isTrade } from '#shop/application/rules.ts'
import type { Translate } from '#ui/language.tsx'

export function businessWord(t: Translate, state: BusinessCheck['state'] | null): string {
  if (state === 'going') return t('계속사업자')
  if (state === 'paused') return t('휴업자')
  if (state === 'closed') return t('폐업자')
  return state === 'unknown' ? t('등록되지 않은 번호') : t('확인 전')
}

export function decisionWord(t: Translate, kind: ApplicationKind, decision: Decision): string {
  if (decision === 'reviewing') return t('검토 시작')
  if (decision === 'need_more') return t('보완 요청하기')
  if (decision === 'approved') return isTrade(kind) ? t('승인하기') : t('답변 보내기')
  if (decision === 'rejected') return isTrade(kind) ? t('반려하기') : t('진행하지 않기')
  return t('거래 멈추기')
}

/** What was ticked besides the use of personal data. */
export const agreementWords: Record<string, string> = {
  made_to_order: '주문 제작',
  sample_fee: '샘플 비용',
}
