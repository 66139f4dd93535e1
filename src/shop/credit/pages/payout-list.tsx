import { dotted } from '#kernel/day-words.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import type { Payout } from '#shop/credit/contract.ts'
import { bankNames } from '#shop/payment/bank-rules.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { type Translate, useMoney, useT } from '#ui/language.tsx'

const tones: Record<Payout['state'], BadgeTone> = { queued: 'wait', done: 'done', refused: 'bad' }

function stateWord(t: Translate, state: Payout['state']): string {
  const words = { queued: t('보내고 있어요'), done: t('보냈어요'), refused: t('보내지 못했어요') }
  return words[state]
}

/** What is on its way to the bank, and what became of the ones before. */
export function PayoutList({ payouts }: { payouts: readonly Payout[] }) {
  const t = useT()
  const money = useMoney()
  if (!payouts.length) return null
  return (
    <section aria-labelledby="payouts" className="mt-7">
      <h2 id="payouts" className="text-body font-semibold">
        {t('계좌로 받기를 신청한 금액')}
      </h2>
      <ul className="mt-2">
        {payouts.map((one) => (
          <li key={one.payout_id} className="hairline-b py-3 text-plain">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="tabular font-semibold">{money(one.amount, 'krw')}</span>
              <Badge tone={tones[one.state]}>{stateWord(t, one.state)}</Badge>
            </p>
            <p className="tabular mt-1 text-caption text-ink-500">
              {dotted(koreanDay(one.created_at))} · {t(bankNames[one.bank] ?? one.bank)}{' '}
              {one.account_masked}
            </p>
            {one.why && <p className="mt-1 text-small text-bad">{one.why}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
