import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { dotted } from '#kernel/day-words.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { paths } from '#kernel/paths.ts'
import { useLang, useT } from '#ui/language.tsx'
import { Head } from './head.tsx'
import { homeQueries } from './queries.ts'

const shown = 4

/** The newest notices. */
export function News() {
  const t = useT()
  const { pick } = useLang()
  const rows = useQuery(homeQueries.notices).data?.data.slice(0, shown) ?? []
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="news-title" className="wrap pt-15 desk:pt-22">
      <Head
        id="news-title"
        title={t('알려 드려요')}
        more={{ to: paths.notices(), words: t('공지 전체') }}
      />
      <ul className="rule-t grid desk:grid-cols-2 desk:gap-x-12">
        {rows.map((row) => (
          <li key={row.id} className="hairline-b">
            <Link
              to={paths.notice(row.id)}
              className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 py-3 text-plain hover:underline hover:decoration-line hover:underline-offset-4"
            >
              <span className="line-clamp-1 min-w-0 grow basis-48">
                {pick(row.title, row.title_en)}
              </span>
              <time
                dateTime={koreanDay(row.created_at)}
                className="tabular shrink-0 text-caption text-ink-500"
              >
                {dotted(koreanDay(row.created_at))}
              </time>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
