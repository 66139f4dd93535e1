import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
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
import { type Found, helps } from '#shop/support/help-contract.ts'
import { ContactWays } from '#shop/support/ui/contact-ways.tsx'
import { HelpSearch } from '#shop/support/ui/help-search.tsx'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { EmptyQuestion } from '#ui/empty-drawings.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/states.tsx'

const keywordIn = (search: URLSearchParams) => (search.get('keyword') ?? '').slice(0, 50).trim()
const foundFor = (keyword: string) => queryOf(helps.search, { query: { keyword } })
const needs = (request: Request) => (client: QueryClient) => {
  const keyword = keywordIn(new URL(request.url).searchParams)
  return keyword ? [client.ensureQueryData(foundFor(keyword))] : []
}

export const loader = (args: LoaderFunctionArgs) => load(args, needs(args.request))
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser(args, needs(args.request))

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, { title: translate(view.lang, '고객센터에서 찾기'), noindex: true })
}

/** What a word brings in questions, notices, documents and classes, each with the way to all of them. */
export default function SearchPage() {
  const t = useT()
  const keyword = keywordIn(useSearchParams()[0])
  return (
    <div className="wrap max-w-[1080px]! pt-5 pb-16 desk:pt-7">
      <Breadcrumb
        className="max-desk:hidden"
        crumbs={[
          { label: t('홈'), to: paths.home() },
          { label: t('고객센터'), to: paths.customerCenter() },
          { label: t('찾기') },
        ]}
      />
      <PageTitle
        className="desk:mt-3"
        title={t('고객센터에서 찾기')}
        note={t('자주 묻는 질문, 공지, 자료, 클래스를 한 번에 찾아요.')}
      />
      <HelpSearch keyword={keyword} />
      {keyword && <Results keyword={keyword} />}
      <section aria-labelledby="ways" className="mt-12">
        <h2 id="ways" className="type-h2 mb-5">
          {t('직접 물어보기')}
        </h2>
        <ContactWays />
      </section>
    </div>
  )
}

function Results({ keyword }: { keyword: string }) {
  const t = useT()
  const { data, isError, refetch } = useQuery({
    ...foundFor(keyword),
    placeholderData: keepPreviousData,
  })
  if (isError && !data)
    return (
      <ErrorState title={t('찾지 못했어요. 다시 시도해 주세요.')} onRetry={() => void refetch()} />
    )
  if (!data)
    return (
      <div className="mt-8 grid gap-3">
        {Array.from({ length: 6 }, (_, at) => (
          <Skeleton key={at} className="h-16" />
        ))}
      </div>
    )
  const { faqs, notices, documents, classes } = data.data
  const total = faqs.total + notices.total + documents.total + classes.total
  return (
    <>
      <p role="status" className="mt-6 text-small text-ink-700">
        {t('‘{keyword}’ 결과 {count}개', { keyword, count: total })}
      </p>
      {total === 0 && (
        <EmptyState
          drawing={<EmptyQuestion />}
          title={t('‘{keyword}’에 맞는 것을 찾지 못했어요', { keyword })}
          className="desk:py-16"
        >
          <p>{t('다른 낱말로 찾거나 아래로 물어봐 주세요.')}</p>
        </EmptyState>
      )}
      <Part
        id="faqs"
        title={t('자주 묻는 질문')}
        found={faqs}
        to={(id) => paths.faq({ keyword }, id)}
        all={paths.faq({ keyword })}
      />
      <Part
        id="notices"
        title={t('공지사항')}
        found={notices}
        to={(id, board) => (board === 'tssa' ? paths.tssa.notice(id) : paths.notice(id))}
        all={paths.notices()}
      />
      <Part
        id="documents"
        title={t('문서 게시판')}
        found={documents}
        to={(id) => paths.document(id)}
        all={paths.documents({ keyword })}
      />
      <Part
        id="classes"
        title={t('클래스')}
        found={classes}
        to={(id) => paths.tssa.class(id)}
        all={paths.tssa.classes()}
      />
    </>
  )
}

function Part({
  id,
  title,
  found,
  to,
  all,
}: {
  id: string
  title: string
  found: Found
  to: (id: number, board?: string) => string
  all: string
}) {
  const t = useT()
  const { pick } = useLang()
  if (!found.total) return null
  return (
    <section aria-labelledby={id} className="mt-10">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="type-h3">
          {title} <span className="tabular text-small text-ink-500">{found.total}</span>
        </h2>
        {found.total > found.rows.length && (
          <a
            href={all}
            className="tap inline-flex items-center gap-1 text-small text-ink-700 hover:underline hover:underline-offset-4"
          >
            {t('모두 보기')}
            <ChevronRight aria-hidden="true" size={16} strokeWidth={1.5} />
          </a>
        )}
      </div>
      <ul className="rule-t">
        {found.rows.map((row) => {
          const text = pick(row.text.ko, row.text.en)
          return (
            <li key={row.id} className="hairline-b">
              <a href={to(row.id, row.board)} className="group block py-3.5">
                <span className="block text-body leading-snug [overflow-wrap:anywhere] group-hover:underline group-hover:decoration-line group-hover:underline-offset-4">
                  {pick(row.title.ko, row.title.en)}
                </span>
                {text && <span className="mt-1 block text-small text-ink-700">{text}</span>}
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
