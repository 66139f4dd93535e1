import type { QuotationState } from '#shop/cart/quotation-contract.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import type { Translate } from '#ui/language.tsx'
import { useT } from '#ui/language.tsx'

export function stateWord(t: Translate, state: QuotationState): string {
  const words: Record<QuotationState, string> = {
    draft: t('작성함'),
    sent: t('보냄'),
    accepted: t('주문함'),
    expired: t('기간 지남'),
    withdrawn: t('거둬들임'),
  }
  return words[state]
}

const tones: Record<QuotationState, BadgeTone> = {
  draft: 'going',
  sent: 'info',
  accepted: 'done',
  expired: 'wait',
  withdrawn: 'bad',
}

/** Where a quotation stands, in a word. */
export function StateNote({ state }: { state: QuotationState }) {
  const t = useT()
  return <Badge tone={tones[state]}>{stateWord(t, state)}</Badge>
}
