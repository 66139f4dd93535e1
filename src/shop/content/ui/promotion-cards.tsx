import { useEffect, useState } from 'react'
import { koreanDay } from '../../../kernel/korean-time.ts'
import { paths } from '../../../kernel/paths.ts'
import { type Translate, useT } from '../../../ui/language.tsx'
import type { PromotionCard } from '../contract.ts'
import { type PromotionState, promotionState } from '../rules.ts'
import { CardList } from './card-list.tsx'

/** Ended ones are greyed and say so. */
export function PromotionCards({ rows }: { rows: readonly PromotionCard[] }) {
  const t = useT()
  const now = useNow()
  return (
    <CardList
      rows={rows}
      to={paths.promotion}
      dim={(row) => promotionState(row, now) === 'ended'}
      mark={(row) => <StateMark state={promotionState(row, now)} />}
      foot={(row) => <Period t={t} {...row} />}
      columns={2}
    />
  )
}

export function Period({ t, opens_at, closes_at }: { t: Translate; opens_at: string | null; closes_at: string | null }) {
  const day = (iso: string) => koreanDay(new Date(iso)).replaceAll('-', '.')
  return (
    <>
      <span className="sr-only">{t('기간')} </span>
      {opens_at && day(opens_at)} – {closes_at && day(closes_at)}
    </>
  )
}

export function StateMark({ state }: { state: PromotionState }) {
  const t = useT()
  if (state === 'running') return null
  return (
    <span className={`inline-block px-2.5 py-1 text-[13px] font-semibold ${state === 'ended' ? 'bg-ink-900 text-paper-50' : 'bg-paper-50 text-ink-900'}`}>
      {state === 'ended' ? t('종료') : t('예정')}
    </span>
  )
}

// the page says what held when it was made; the browser sets it right
const dayNow = () => new Date(Math.floor(Date.now() / 60_000) * 60_000)

export function useNow(): Date {
  const [now, setNow] = useState(dayNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(dayNow()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
