import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { shortDay } from '#kernel/day-words.ts'
import { koreanClock, koreanDay } from '#kernel/korean-time.ts'
import { paths } from '#kernel/paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { searches } from '#shop/catalog/search-contract.ts'
import { classes } from '#shop/tssa/class-contract.ts'
import { useLang, useT } from '#ui/language.tsx'
import { Money } from '#ui/money.tsx'
import { Picture } from '#ui/picture.tsx'

const most = 3

/** What the shop understands of a search. */
export function readingOf(keyword: string, exact: boolean) {
  return queryOf(searches.read, { query: { keyword, exact: exact ? '1' : undefined } })
}

export function classesOf(keyword: string) {
  return queryOf(classes.list, { query: { keyword, per_page: most } })
}

/** The words that goods are looked for by: a class is to be found by the same ones, repaired as they are. */
function useWordMeant(typed: string, exact: boolean): string {
  return useQuery(readingOf(typed, exact)).data?.data.word || typed
}

/** Classes that hold the words of a search, each with its next date; nothing where none does. */
export function SearchClasses({ word: typed, exact }: { word: string; exact: boolean }) {
  const t = useT()
  const { pick, lang } = useLang()
  const word = useWordMeant(typed, exact)
  const found = useQuery(classesOf(word)).data
  if (!found?.data.length) return null
  return (
    <section aria-labelledby="found-classes" className="mb-8">
      <h2 id="found-classes" className="type-h3">
        {t('‘{word}’ 클래스', { word })}{' '}
        <span className="tabular text-plain font-normal text-ink-500">{found.total}</span>
      </h2>
      <ul className="mt-3 grid gap-3 card:grid-cols-2 desk:grid-cols-3">
        {found.data.map((one) => (
          <li
            key={one.class_id}
            className="group relative grid grid-cols-[88px_minmax(0,1fr)] items-center gap-3.5 border border-paper-200 bg-paper-0"
          >
            {/* a box of its own: in the grid itself the picture's sources would take places */}
            <span className="relative block min-h-22 self-stretch overflow-hidden *:absolute *:inset-0">
              <Picture name={one.image} alt="" ratio="1:1" sizes="88px" />
            </span>
            <span className="min-w-0 py-2 pr-3">
              <Link
                to={paths.tssa.class(one.class_id)}
                className="cover-link block leading-snug font-semibold group-hover:underline group-hover:underline-offset-4"
              >
                {pick(one.title.ko, one.title.en)}
              </Link>
              <span className="tabular mt-1 block text-small text-ink-700">
                {one.next
                  ? `${shortDay(koreanDay(one.next.starts_at), lang)} ${koreanClock(one.next.starts_at)}`
                  : t('날짜는 함께 정해요')}
              </span>
              <Money amount={one.price.value} currency={one.price.currency} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
