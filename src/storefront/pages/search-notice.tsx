import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { paths } from '#kernel/paths.ts'
import type { FoundTitle } from '#shop/catalog/search-contract.ts'
import { isLookedFor } from '#storefront/searched-words.ts'
import { useLang, useT } from '#ui/language.tsx'
import { classesOf, readingOf } from './search-classes.tsx'

/** What was repaired in a search, with the way to what was typed; and the page that staff lead its words to. */
export function SearchNotice({ word, exact }: { word: string; exact: boolean }) {
  const t = useT()
  const { pick } = useLang()
  const reading = useQuery(readingOf(word, exact)).data?.data
  if (!reading || !(reading.page || (reading.repaired && reading.total))) return null
  return (
    <div className="mb-5 grid gap-2.5">
      {reading.repaired && reading.total > 0 && (
        <p role="status" className="text-plain wrap-anywhere">
          {t('‘{typed}’ 대신 ‘{word}’의 결과를 보여 드려요.', { typed: word, word: reading.word })}{' '}
          <a
            href={paths.search(word, 1)}
            className="tap whitespace-nowrap text-pine-700 underline underline-offset-4"
          >
            {t('‘{typed}’ 그대로 찾기', { typed: word })}
          </a>
        </p>
      )}
      {reading.page && (
        <a
          href={reading.page.url}
          className="group flex max-w-[560px] items-center justify-between gap-4 bg-paper-100 px-4 py-3 font-medium"
        >
          <span className="group-hover:underline group-hover:underline-offset-4">
            {pick(reading.page.title, reading.page.title_en)}
          </span>
          <ArrowRight aria-hidden="true" size={18} strokeWidth={1.5} className="shrink-0" />
        </a>
      )}
    </div>
  )
}

const kindWord = { class: '클래스', article: '읽을거리', document: '자료실' } as const

/** What can be read, booked or downloaded by these words; classes have a list of their own where it is shown. */
function useTitles(word: string, exact: boolean): readonly FoundTitle[] {
  const reading = useQuery(readingOf(word, exact)).data?.data
  const classesShown = Boolean(useQuery(classesOf(reading?.word || word)).data?.data.length)
  return isLookedFor(word)
    ? (reading?.titles ?? []).filter(({ kind }) => kind !== 'class' || !classesShown)
    : []
}

/** Whether classes, articles or documents were found by these words. */
export function useFoundBesides(word: string, exact: boolean): boolean {
  const reading = useQuery(readingOf(word, exact)).data?.data
  const classes = useQuery(classesOf(reading?.word || word)).data?.data.length ?? 0
  return useTitles(word, exact).length > 0 || classes > 0
}

export function FoundTitles({ word, exact }: { word: string; exact: boolean }) {
  const t = useT()
  const { pick } = useLang()
  const titles = useTitles(word, exact)
  if (titles.length === 0) return null
  return (
    <ul
      aria-label={t('상품 말고 찾은 것')}
      className="mb-6 grid max-w-[760px] gap-x-8 card:grid-cols-2"
    >
      {titles.map((one) => (
        <li key={`${one.kind} ${one.url}`} className="hairline-b">
          <a
            href={one.url}
            className="flex min-h-11 items-center gap-3 py-1.5 text-plain hover:underline hover:underline-offset-4"
          >
            <span className="w-17 shrink-0 text-caption text-ink-500">{t(kindWord[one.kind])}</span>
            <span className="min-w-0 leading-snug">{pick(one.title, one.title_en)}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
