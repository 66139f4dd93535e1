import { paths } from '#kernel/paths.ts'
import { cx } from '#ui/class-names.ts'

/** "#히노키 #우디": the words of a summary, each a way to its search. */
export function KeywordLinks({
  summary,
  most = 3,
  className,
}: {
  summary: string
  most?: number
  className?: string
}) {
  const words = [...new Set(summary.split(/\s+/).filter(Boolean))].slice(0, most)
  if (words.length === 0) return null
  return (
    <ul className={cx('flex flex-wrap gap-x-1.5 text-caption text-ink-500', className)}>
      {words.map((word) => (
        <li key={word} className="max-w-full">
          <a
            href={paths.search(word)}
            className="inline-block min-h-6 wrap-anywhere leading-6 hover:text-ink-900 hover:underline"
          >
            {`#${word}`}
          </a>
        </li>
      ))}
    </ul>
  )
}
