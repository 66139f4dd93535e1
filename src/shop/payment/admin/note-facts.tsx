import { stamp } from '#kernel/day-words.ts'
import type { Currency } from '#kernel/language.ts'
import type { PaymentDetail } from '#shop/payment/desk-contract.ts'
import { useMoney, useT } from '#ui/language.tsx'
import { differenceWord } from './words.ts'

/** What was said beside the outcome: sums and times as people read them, everything else as it came. */
export function NoteFacts({
  body,
  currency,
}: {
  body: PaymentDetail['notes'][number]['body']
  currency: Currency
}) {
  const t = useT()
  const money = useMoney()
  const plain: Record<string, string> = { code: t('코드'), message: t('설명'), why: t('이유') }

  function said([name, value]: [string, unknown]): string[] {
    // the status is the outcome, the currency stands with the sum
    if (value === null || value === '' || value === 0 || name === 'currency' || name === 'status')
      return []
    if (name === 'refunded' && typeof value === 'number')
      return [t('환불 {amount}', { amount: money(value, currency) })]
    if (name === 'amount' && typeof value === 'number') return [money(value, currency)]
    if (name === 'approved_at') return [`${t('승인')} ${stamp(String(value))}`]
    if (name === 'other') return [differenceWord(t, String(value))]
    return [`${plain[name] ?? name} ${String(value)}`]
  }

  const facts = Object.entries(body).flatMap(said)
  return facts.length ? (
    <span className="tabular block text-caption text-ink-500">{facts.join(' · ')}</span>
  ) : null
}
