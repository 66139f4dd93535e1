import type { ReactNode } from 'react'
import { ChipLink } from '#ui/chip.tsx'
import { useT } from '#ui/language.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

export type Shown = { page: number; state: 'waiting' | 'answered' | undefined; keyword: string }

/** What the address of a list of questions says. */
export function shownIn(search: URLSearchParams): Shown {
  const page = search.get('page') ?? ''
  const state = search.get('state')
  return {
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
    state: state === 'waiting' || state === 'answered' ? state : undefined,
    keyword: (search.get('keyword') ?? '').slice(0, 50).trim(),
  }
}

export function StateChips({
  state,
  to,
}: {
  state: Shown['state']
  to: (state: Shown['state']) => string
}) {
  const t = useT()
  const choices = [
    { value: undefined, word: t('전체') },
    { value: 'waiting', word: t('답변대기') },
    { value: 'answered', word: t('답변완료') },
  ] as const
  return (
    <nav aria-label={t('답변 상태')} className="swipe -mx-4 flex gap-2 px-4 desk:mx-0 desk:px-0">
      {choices.map(({ value, word }) => (
        <ChipLink key={word} to={to(value)} on={state === value}>
          {word}
        </ChipLink>
      ))}
    </nav>
  )
}

export function WaitingRows({ rows = 5 }: { rows?: number }) {
  return (
    <div className="mt-6 grid gap-3">
      {Array.from({ length: rows }, (_, at) => (
        <Skeleton key={at} className="h-14" />
      ))}
    </div>
  )
}

/** A label and its value, one under the other on a phone. */
export function FactRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="hairline-b grid gap-x-6 gap-y-0.5 py-3 text-plain card:grid-cols-[140px_minmax(0,1fr)]">
      <dt className="text-ink-500">{label}</dt>
      <dd className="min-w-0 [overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}
