import { useEffect, useState } from 'react'
import { dotted } from '#kernel/day-words.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { paths } from '#kernel/paths.ts'
import type { PromotionCard, PromotionState } from '#shop/content/contract.ts'
import { promotionState } from '#shop/content/rules.ts'
import { type Translate, useT } from '#ui/language.tsx'
import { CardList } from './card-list.tsx'

/** Ended ones are greyed and say so. */
export function PromotionCards({ rows, level }: { rows: readonly PromotionCard[]; level?: 2 | 3 }) {
  const t = useT()
  const stateOf = useStateOf()
  return (
    <CardList
      rows={rows}
      to={paths.promotion}
      dim={(row) => stateOf(row) === 'ended'}
      mark={(row) => <StateMark state={stateOf(row)} />}
      foot={(row) => <Period t={t} {...row} />}
      columns={2}
      level={level}
    />
  )
}

export function Period({
  t,
  opens_at,
  closes_at,
}: {
  t: Translate
  opens_at: string | null
  closes_at: string | null
}) {
  const day = (iso: string) => dotted(koreanDay(iso))
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
    <span
      className={`inline-block px-2.5 py-1 text-caption font-semibold ${state === 'ended' ? 'bg-ink-900 text-paper-50' : 'bg-paper-50 text-ink-900'}`}
    >
      {state === 'ended' ? t('종료') : t('예정')}
    </span>
  )
}

type Timed = Pick<PromotionCard, 'opens_at' | 'closes_at' | 'state'>

/** What held when the page was made, until the browser's own clock speaks: a kept page may be a minute old. */
export function useStateOf(): (promotion: Timed) => PromotionState {
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    setNow(new Date())
    const timer = setInterval(() => setNow(new Date()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return (promotion) => (now ? promotionState(promotion, now) : promotion.state)
}
