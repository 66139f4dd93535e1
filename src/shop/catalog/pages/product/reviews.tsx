import { ReviewList, WriteButton } from '#shop/review/ui/review-list.tsx'
import { ReviewSummary } from '#shop/review/ui/review-summary.tsx'
import { useReviewList } from '#shop/review/ui/use-review-list.ts'
import { useT } from '#ui/language.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/states.tsx'
import { Section } from './sections.tsx'

/** What buyers say: average, spread, and the reviews themselves, all of them. */
export function Reviews({ it_id }: { it_id: string }) {
  const t = useT()
  const list = useReviewList(it_id)
  const { first, all } = list
  if (list.failed)
    return (
      <Section id="reviews" title={t('후기')}>
        <ErrorState title={t('후기를 불러오지 못했어요')} onRetry={list.retry} />
      </Section>
    )
  return (
    <Section
      id="reviews"
      title={first ? t('후기 {count}건', { count: all }) : t('후기')}
      aside={
        first &&
        all > 0 && (
          <ReviewSummary
            average={averageOf(first.spread)}
            total={all}
            spread={first.spread}
            summary={first.summary}
            score={list.filter.score}
            onScore={(score) => list.narrow({ score })}
          />
        )
      }
    >
      {!first && <Skeleton className="h-40" />}
      {first && all === 0 && (
        <div className="grid justify-items-center gap-4 bg-paper-100 px-5 py-8 text-center text-ink-700">
          <p>{t('아직 후기가 없어요. 상품을 받은 분이 가장 먼저 남길 수 있어요.')}</p>
          <WriteButton />
        </div>
      )}
      {first && all > 0 && <ReviewList list={list} />}
    </Section>
  )
}

// the same rows as the bars beside it, so that the two never disagree
function averageOf(spread: readonly { score: number; count: number }[]): number {
  const count = spread.reduce((sum, one) => sum + one.count, 0)
  return count
    ? Math.round((spread.reduce((sum, one) => sum + one.score * one.count, 0) / count) * 10) / 10
    : 0
}
