import { useQueries } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { AnswerOf } from '../../../../kernel/endpoint.ts'
import { queryOf } from '../../../../kernel/queries.ts'
import { useT } from '../../../../ui/language.tsx'
import { LoadMore } from '../../../../ui/load-more.tsx'
import { Select } from '../../../../ui/select.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { Stars } from '../../../../ui/stars.tsx'
import { ErrorState } from '../../../../ui/states.tsx'
import { reviews } from '../../../review/contract.ts'
import { ReviewCard } from './review-card.tsx'
import { Section } from './sections.tsx'

const orders = {
  newest: { sort: 'is_id', order: 'desc', word: '최신순' },
  best: { sort: 'is_score', order: 'desc', word: '평점 높은순' },
  worst: { sort: 'is_score', order: 'asc', word: '평점 낮은순' },
} as const
type Order = keyof typeof orders
const isOrder = (word: string): word is Order => word in orders

export function reviewsOf(it_id: string, order: Order = 'newest', page = 1) {
  return queryOf(reviews.list, { params: { it_id }, query: { sort: orders[order].sort, order: orders[order].order, page } })
}

type Page = AnswerOf<typeof reviews.list>

/** What buyers say: average, spread, and the reviews themselves, all of them. */
export function Reviews({ it_id, average }: { it_id: string; average: number }) {
  const t = useT()
  const [order, setOrder] = useState<Order>('newest')
  const [pages, setPages] = useState(1)
  const found = useQueries({ queries: Array.from({ length: pages }, (_, at) => reviewsOf(it_id, order, at + 1)) })
  // the rows on the page stay until the others are there
  const last = useRef<Page[]>([])
  const loaded = found.flatMap((one) => one.data ?? [])
  if (loaded.length) last.current = loaded
  const shown = loaded.length ? loaded : last.current
  const first = shown[0]
  const rows = shown.flatMap((page) => page.data)
  const busy = found.some((one) => one.isPending)

  if (!first && found[0]?.isError)
    return (
      <Section id="reviews" title={t('후기')}>
        <ErrorState title={t('후기를 불러오지 못했어요')} onRetry={() => void found[0]?.refetch()} />
      </Section>
    )
  return (
    <Section
      id="reviews"
      title={first ? t('후기 {count}건', { count: first.total }) : t('후기')}
      aside={first && first.total > 0 && <Summary average={average} total={first.total} spread={first.spread} />}
    >
      {!first && <Skeleton className="h-40" />}
      {first?.total === 0 && <p className="bg-paper-100 px-5 py-8 text-center text-ink-700">{t('아직 후기가 없어요. 상품을 받은 분이 가장 먼저 남길 수 있어요.')}</p>}
      {first && first.total > 0 && (
        <div>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-[13px] text-ink-500">{t('상품을 받은 분이 남긴 후기예요. 별점과 관계없이 모두 보여 드려요.')}</p>
            <Select
              label={t('후기 정렬')}
              hideLabel
              small
              className="w-[9.5em]"
              value={order}
              onChange={(value) => {
                setOrder(isOrder(value) ? value : 'newest')
                setPages(1)
              }}
              choices={Object.entries(orders).map(([value, { word }]) => ({ value, label: t(word) }))}
            />
          </div>
          <ul aria-busy={busy} className="mt-3">
            {rows.map((row) => (
              <ReviewCard key={row.is_id} review={row} />
            ))}
          </ul>
          <LoadMore shown={rows.length} total={first.total} busy={busy} onMore={() => setPages(pages + 1)} className="mx-auto mt-8 max-w-[360px]" />
        </div>
      )}
    </Section>
  )
}

function Summary({ average, total, spread }: { average: number; total: number; spread: Page['spread'] }) {
  const t = useT()
  return (
    <div className="mt-5 desk:sticky desk:top-34 desk:mt-7 desk:pr-6">
      <p className="flex items-center gap-3">
        <span className="tabular font-serif text-[44px] leading-none font-medium">{average.toFixed(1)}</span>
        <Stars score={average} size={20} />
      </p>
      <ul className="mt-5 grid gap-1.5 text-[13px]">
        {[5, 4, 3, 2, 1].map((score) => {
          const count = spread.find((row) => row.score === score)?.count ?? 0
          return (
            <li key={score} className="tabular grid grid-cols-[3.6em_1fr_2em] whitespace-nowrap items-center gap-2">
              <span>{t('{score}점', { score })}</span>
              <span aria-hidden="true" className="h-2 bg-paper-200">
                <span className="block h-full bg-pine-600" style={{ width: `${total ? (count / total) * 100 : 0}%` }} />
              </span>
              <span className="text-right text-ink-500">{count}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
