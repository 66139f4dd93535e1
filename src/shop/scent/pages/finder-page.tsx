import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useSearchParams,
} from 'react-router'
import { load, loadInBrowser } from '#kernel/load.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { translate } from '#kernel/translate.ts'
import { familyWord } from '#shop/catalog/ui/note-words.ts'
import { ProductTile } from '#shop/catalog/ui/product-tile.tsx'
import { type Fit, type Reason, scentFinder } from '#shop/scent/contract.ts'
import { moodWords, roomWords } from '#shop/scent/ui/words.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyLetter } from '#ui/empty-drawings.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/states.tsx'
import { type Ask, addressOf, askIn, isEmpty, queryOfAsk } from './ask.ts'
import { FinderForm } from './finder-form.tsx'

const notesQuery = queryOf(scentFinder.notes, {})
const foundBy = (ask: Ask) => queryOf(scentFinder.find, { query: queryOfAsk(ask) })
const needs = (request: Request) => (client: QueryClient) => [
  client.ensureQueryData(notesQuery),
  client.ensureQueryData(foundBy(askIn(new URL(request.url).searchParams))),
]

export const loader = (args: LoaderFunctionArgs) => load(args, needs(args.request))
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser(args, needs(args.request))

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, {
    title: translate(view.lang, '향 찾기'),
    description: translate(
      view.lang,
      '좋아하는 노트와 피하고 싶은 노트로 나에게 맞는 향을 찾아요.',
    ),
  })
}

/** Finds scents by what somebody likes and does not; the address says all of it. */
export default function FinderPage() {
  const t = useT()
  const [search, setSearch] = useSearchParams()
  const [ask, setAsk] = useState(() => askIn(search))
  const notes = useQuery(notesQuery).data?.data ?? []
  const found = useQuery({ ...foundBy(ask), placeholderData: keepPreviousData })

  function set(part: Partial<Ask>) {
    const next = { ...ask, page: 1, ...part }
    setAsk(next)
    setSearch(addressOf(next), { replace: true, preventScrollReset: true })
  }

  const { data } = found
  return (
    <div className="wrap pt-7 pb-16 desk:pt-11">
      <PageTitle
        title={t('향 찾기')}
        note={t('고를수록 좁혀지고, 왜 어울리는지 함께 알려 드려요.')}
        end={
          !isEmpty(ask) && (
            <Button look="outline" size={44} onClick={() => set(askIn(new URLSearchParams()))}>
              {t('처음부터 고르기')}
            </Button>
          )
        }
      />
      <div className="grid gap-10 desk:grid-cols-[4fr_8fr] desk:gap-12">
        <FinderForm ask={ask} notes={notes} set={set} />
        <section aria-labelledby="found-title" aria-busy={found.isPlaceholderData || undefined}>
          <h2 id="found-title" aria-live="polite" className="type-h3 mb-4">
            {data ? t('어울리는 상품 {count}개', { count: data.total }) : t('찾고 있어요')}
          </h2>
          {found.isError && !data && (
            <ErrorState title={t('향을 찾지 못했어요')} onRetry={() => void found.refetch()} />
          )}
          {!data && !found.isError && <Skeleton className="h-96" />}
          {data?.total === 0 && (
            <EmptyState
              drawing={<EmptyLetter />}
              title={t('모두 맞는 향이 없어요')}
              action={<ButtonLink to={paths.bestSeller()}>{t('베스트 보기')}</ButtonLink>}
            >
              <p>{t('노트를 하나 빼거나 예산을 넓혀 보세요.')}</p>
            </EmptyState>
          )}
          {data && data.total > 0 && (
            <>
              <ul className="grid grid-cols-2 gap-x-4 gap-y-9 card:grid-cols-3">
                {data.data.map((fit) => (
                  <li key={fit.it_id} className="flex flex-col">
                    <ProductTile
                      product={fit}
                      sizes="(width > 1360px) 260px, (width > 1000px) 20vw, 46vw"
                    />
                    <Why fit={fit} />
                  </li>
                ))}
              </ul>
              <Pagination
                current={data.current_page}
                last={data.last_page}
                to={(page) => paths.scentFinder(addressOf({ ...ask, page }))}
                className="mt-9"
              />
            </>
          )}
        </section>
      </div>
    </div>
  )
}

function Why({ fit }: { fit: Fit }) {
  const t = useT()
  const { pick } = useLang()
  if (fit.why.length === 0) return null
  return (
    <ul className="mt-2 grid gap-0.5 border-l-2 border-pine-700 pl-2.5 text-caption text-ink-700">
      {fit.why.map((one) => (
        <li key={`${one.code} ${one.word}`}>{toldIn(t, pick, one)}</li>
      ))}
    </ul>
  )
}

type Pick = ReturnType<typeof useLang>['pick']

function toldIn(t: ReturnType<typeof useT>, pick: Pick, { code, word, word_en }: Reason): string {
  if (code === 'family') return t('좋아하는 계열: {what}', { what: familyWord(t, word) })
  if (code === 'note') return t('들어 있는 노트: {what}', { what: pick(word, word_en) })
  if (code === 'room')
    // its word is the name of a room
    return t('{what}에 어울려요', { what: t(roomWords[word as keyof typeof roomWords]) })
  if (code === 'mood')
    // its word is the name of a mood
    return t('{what} 분위기예요', { what: t(moodWords[word as keyof typeof moodWords]) })
  return code === 'budget' ? t('예산 안이에요') : t('피하고 싶은 것은 없어요')
}
