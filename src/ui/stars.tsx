import { cx } from './class-names.ts'
import { Glyph } from './glyph.tsx'
import { useT } from './language.tsx'

const five = [1, 2, 3, 4, 5]

/** Five stars filled to the score, with the words for readers. */
export function Stars({
  score,
  size = 16,
  className,
}: {
  score: number
  size?: number
  className?: string
}) {
  const t = useT()
  return (
    <span className={cx('inline-flex items-center gap-0.5 text-ink-900', className)}>
      {five.map((place) => (
        <Glyph key={place} name="star" size={size} filled={score >= place - 0.25} />
      ))}
      <span className="sr-only">{t('별점 5점에 {score}점', { score: score.toFixed(1) })}</span>
    </span>
  )
}

/** "★ 4.8 · 후기 128" on a tile; nothing without reviews. */
export function Rating({
  average,
  count,
  className,
}: {
  average: number
  count: number
  className?: string
}) {
  const t = useT()
  if (count < 1) return null
  return (
    <span
      className={cx(
        'tabular inline-flex max-w-full flex-wrap items-center gap-x-1 text-caption text-ink-500',
        className,
      )}
    >
      <Glyph name="star" size={14} />
      <span className="sr-only">{t('별점')}</span>
      {average.toFixed(1)} · {count === 1 ? t('후기 1') : t('후기 {count}', { count })}
    </span>
  )
}
