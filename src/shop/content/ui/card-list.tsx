import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { cx } from '#ui/class-names.ts'
import { useLang } from '#ui/language.tsx'
import { Picture } from '#ui/picture.tsx'

export type Card = {
  id: number
  title: string
  title_en: string
  summary: string
  summary_en: string
  image: string
}
type Props<Row extends Card> = {
  rows: readonly Row[]
  to: (id: number) => string
  /** a line under the summary */
  foot?: (row: Row) => ReactNode
  /** over the picture */
  mark?: (row: Row) => ReactNode
  dim?: (row: Row) => boolean
  columns?: 2 | 3
  /** how deep their headings stand */
  level?: 2 | 3
}

/** Stories with a wide picture each: one under the other on a phone, side by side on a desk. */
export function CardList<Row extends Card>({
  rows,
  to,
  foot,
  mark,
  dim,
  columns = 3,
  level = 3,
}: Props<Row>) {
  const Heading = level === 2 ? 'h2' : 'h3'
  const { pick, lang } = useLang()
  return (
    <ul
      className={cx('grid gap-x-6 gap-y-9 card:grid-cols-2', columns === 3 && 'desk:grid-cols-3')}
    >
      {rows.map((row) => (
        <li key={row.id} className="group relative">
          <span
            className={cx(
              'relative block aspect-4/3 overflow-hidden bg-paper-200',
              dim?.(row) && 'opacity-60 grayscale',
            )}
          >
            <Picture
              name={row.image}
              alt=""
              ratio="4:3"
              sizes={
                columns === 3
                  ? '(width > 1360px) 411px, (width > 1000px) 30vw, (width > 640px) 46vw, 92vw'
                  : '(width > 1000px) 46vw, 92vw'
              }
              className="transition-transform duration-[320ms] group-hover:scale-[1.03]"
            />
          </span>
          {mark && <span className="absolute top-0 left-0">{mark(row)}</span>}
          <Heading
            className="mt-3.5 text-lead leading-snug font-semibold"
            lang={lang === 'en' && !row.title_en ? 'ko' : undefined}
          >
            <Link
              to={to(row.id)}
              prefetch="intent"
              className="cover-link group-hover:underline group-hover:decoration-line group-hover:underline-offset-4"
            >
              {pick(row.title, row.title_en)}
            </Link>
          </Heading>
          <p className="mt-1 text-plain text-pretty text-ink-700">
            {pick(row.summary, row.summary_en)}
          </p>
          {foot && <p className="tabular mt-1.5 text-caption text-ink-500">{foot(row)}</p>}
        </li>
      ))}
    </ul>
  )
}
