import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import { Paperclip, Pin } from 'lucide-react'
import { type ClientLoaderFunctionArgs, Link, type LoaderFunctionArgs, type MetaFunction, useSearchParams } from 'react-router'
import { load, loadInBrowser } from '../../../kernel/load.ts'
import { pageMeta, viewOf } from '../../../kernel/page-meta.ts'
import { paths } from '../../../kernel/paths.ts'
import { queryOf } from '../../../kernel/queries.ts'
import { translate } from '../../../kernel/translate.ts'
import { Breadcrumb } from '../../../ui/breadcrumb.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { useLang, useT } from '../../../ui/language.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import { type NoticeRow, notices } from '../contract.ts'

const perPage = 10

function pageIn(search: URLSearchParams): number {
  const asked = search.get('page') ?? ''
  return /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : 1
}

const listOf = (page: number) => queryOf(notices.list, { query: { page, per_page: perPage } })
const needs = (request: Request) => (client: QueryClient) => [client.ensureQueryData(listOf(pageIn(new URL(request.url).searchParams)))]

export const loader = (args: LoaderFunctionArgs) => load(args, needs(args.request))
export const clientLoader = (args: ClientLoaderFunctionArgs) => loadInBrowser(args, needs(args.request))

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, { title: translate(view.lang, '공지사항'), description: translate(view.lang, '오드모아의 배송, 재입고, 클래스 소식을 알려 드려요.') })
}

export default function NoticeList() {
  const t = useT()
  const [search] = useSearchParams()
  const page = pageIn(search)
  const { data, isError, refetch } = useQuery({ ...listOf(page), placeholderData: keepPreviousData })
  return (
    <div className="wrap max-w-[960px]! pt-5 desk:pt-7">
      <Breadcrumb className="max-desk:hidden" crumbs={[{ label: t('홈'), to: paths.home() }, { label: t('공지사항') }]} />
      <h1 className="type-h1 desk:mt-3">{t('공지사항')}</h1>
      {isError && <ErrorState title={t('공지를 불러오지 못했어요')} onRetry={() => void refetch()} />}
      {!data && !isError && <Waiting />}
      {data?.data.length === 0 && (
        <EmptyState
          title={page > 1 ? t('이 쪽에는 공지가 없어요') : t('아직 공지가 없어요')}
          action={page > 1 ? <ButtonLink to={paths.notices()}>{t('첫 쪽으로')}</ButtonLink> : <ButtonLink to={paths.home()}>{t('홈으로')}</ButtonLink>}
        />
      )}
      {data && data.data.length > 0 && (
        <>
          <ul className="rule-t mt-6 desk:mt-8">
            {data.data.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </ul>
          <Pagination current={page} last={data.last_page} to={paths.notices} className="mt-9" />
        </>
      )}
    </div>
  )
}

function Row({ row }: { row: NoticeRow }) {
  const t = useT()
  const { pick, lang } = useLang()
  const day = row.created_at.slice(0, 10)
  return (
    <li className="hairline-b">
      <Link to={paths.notice(row.id)} prefetch="intent" className="group flex min-h-16 flex-wrap items-center gap-x-3 gap-y-0.5 py-3.5">
        {row.pinned && (
          <span className="inline-flex items-center gap-1 rounded-tag bg-pine-100 px-2 text-[13px] leading-6 font-semibold text-pine-700">
            <Pin aria-hidden="true" size={13} strokeWidth={1.75} />
            {t('고정')}
          </span>
        )}
        <span
          lang={lang === 'en' && !row.title_en ? 'ko' : undefined}
          className="min-w-0 text-[16px] leading-snug group-hover:underline group-hover:decoration-line group-hover:underline-offset-4"
        >
          {pick(row.title, row.title_en)}
        </span>
        {row.files.length > 0 && (
          <span className="text-ink-500">
            <Paperclip aria-hidden="true" size={15} strokeWidth={1.5} />
            <span className="sr-only">{t('첨부 파일 있음')}</span>
          </span>
        )}
        <time dateTime={day} className="tabular ml-auto text-[13px] text-ink-500 max-card:w-full">
          {day.replaceAll('-', '.')}
        </time>
      </Link>
    </li>
  )
}

function Waiting() {
  return (
    <div className="mt-8 grid gap-3">
      {Array.from({ length: 6 }, (_, at) => (
        <Skeleton key={at} className="h-13" />
      ))}
    </div>
  )
}
