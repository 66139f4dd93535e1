import { cx } from '../../../../ui/class-names.ts'
import type { Translate } from '../../../../ui/language.tsx'
import { useT } from '../../../../ui/language.tsx'
import type { QuotationState } from '../../quotation-contract.ts'

export function stateWord(t: Translate, state: QuotationState): string {
  const words: Record<QuotationState, string> = { draft: t('작성함'), sent: t('보냄'), accepted: t('주문함'), expired: t('기간 지남'), withdrawn: t('거둬들임') }
  return words[state]
}

/** Where a quotation stands, in a word. */
export function StateNote({ state }: { state: QuotationState }) {
  const t = useT()
  const tone = state === 'accepted' ? 'bg-pine-100 text-pine-800' : state === 'expired' || state === 'withdrawn' ? 'bg-paper-200 text-ink-700' : 'bg-info-100 text-info'
  return <span className={cx('inline-block rounded-tag px-2 py-0.5 text-[13px] font-semibold whitespace-nowrap', tone)}>{stateWord(t, state)}</span>
}
