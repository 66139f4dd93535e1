import type { FacetSummary } from '#shop/review/contract.ts'
import { cx } from '#ui/class-names.ts'
import { useT } from '#ui/language.tsx'
import { Stars } from '#ui/stars.tsx'
import { facetWord, longevityWords, strengthWords } from './facet-words.ts'

type Props = {
  average: number
  total: number
  spread: readonly { score: number; count: number }[]
  summary: FacetSummary
  score: number | null
  onScore: (score: number | null) => void
}

/** The average, how the stars are spread (each row filters by its stars), and what buyers say of the scent. */
export function ReviewSummary({ average, total, spread, summary, score, onScore }: Props) {
  const t = useT()
  return (
    <div className="mt-5 desk:sticky desk:top-34 desk:mt-7 desk:pr-6">
      <p className="flex items-center gap-3">
        <span className="tabular font-serif text-poster leading-none font-medium">
          {average.toFixed(1)}
        </span>
        <Stars score={average} size={20} />
      </p>
      <ul className="mt-4 text-caption">
        {[5, 4, 3, 2, 1].map((stars) => {
          const count = spread.find((row) => row.score === stars)?.count ?? 0
          return (
            <li key={stars}>
              <button
                type="button"
                aria-pressed={score === stars}
                disabled={count === 0}
                onClick={() => onScore(score === stars ? null : stars)}
                className={cx(
                  'tabular grid min-h-7 w-full grid-cols-[3.6em_1fr_2em] items-center gap-2 whitespace-nowrap text-left enabled:hover:text-pine-700',
                  score === stars && 'font-semibold text-pine-700',
                )}
              >
                <span>{t('{score}점', { score: stars })}</span>
                <span aria-hidden="true" className="h-2 bg-paper-200">
                  <span
                    className="block h-full bg-pine-600"
                    style={{ width: `${total ? (count / total) * 100 : 0}%` }}
                  />
                </span>
                <span className="text-right text-ink-500">{count}</span>
              </button>
            </li>
          )
        })}
      </ul>
      <Said summary={summary} />
    </div>
  )
}

/** Strength and longevity as a place on a line, the rest as the most common words. */
function Said({ summary }: { summary: FacetSummary }) {
  const t = useT()
  const lines = [
    { label: t('향의 세기'), value: summary.strength, words: strengthWords },
    { label: t('지속력'), value: summary.longevity, words: longevityWords },
  ].flatMap(({ value, ...line }) => (value === null ? [] : [{ ...line, value }]))
  const most = (['season', 'room', 'wax'] as const).flatMap((name) => {
    const first = summary[name][0]
    return first ? [{ name, first }] : []
  })
  if (lines.length + most.length === 0) return null
  const labels = { season: t('계절'), room: t('쓰는 공간'), wax: t('쓴 왁스') }
  return (
    <dl className="hairline-t mt-5 grid gap-3 pt-4 text-caption">
      {lines.map(({ label, value, words }) => (
        <div key={label}>
          <dt className="flex justify-between gap-3">
            <span className="text-ink-500">{label}</span>
            <span className="font-medium">{t(words[Math.round(value) - 1] ?? '')}</span>
          </dt>
          <dd className="relative mt-1.5 h-1 bg-paper-200">
            <span className="sr-only">{t('5점에 {score}점', { score: value.toFixed(1) })}</span>
            <span
              aria-hidden="true"
              className="absolute -top-1 size-3 -translate-x-1/2 rounded-full bg-pine-600"
              style={{ left: `${((value - 1) / 4) * 100}%` }}
            />
          </dd>
        </div>
      ))}
      {most.map(({ name, first }) => (
        <div key={name} className="flex justify-between gap-3">
          <dt className="text-ink-500">{labels[name]}</dt>
          <dd className="text-right font-medium">{facetWord(t, name, first.value)}</dd>
        </div>
      ))}
      {summary.load !== null && (
        <div className="flex justify-between gap-3">
          <dt className="text-ink-500">{t('향료 비율')}</dt>
          <dd className="tabular font-medium">
            {t('평균 {count}%', { count: summary.load.toFixed(1) })}
          </dd>
        </div>
      )}
    </dl>
  )
}
