import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
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
import { points } from '#shop/point/contract.ts'
import { Ledger } from '#shop/point/ui/ledger.tsx'
import { useSettings } from '#storefront/hooks.ts'
import { EmptyPoints } from '#ui/empty-drawings.tsx'
import { useT } from '#ui/language.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/states.tsx'

const pageIn = (search: URLSearchParams) => Math.max(1, Math.trunc(Number(search.get('page'))) || 1)
const listOf = (page: number) => queryOf(points.list, { query: { page } })
const summary = queryOf(points.summary, {})
const needs = (request: Request) => (client: QueryClient) => [
  client.fetchQuery({ ...summary, staleTime: 0 }),
  client.fetchQuery({ ...listOf(pageIn(new URL(request.url).searchParams)), staleTime: 0 }),
]

export const loader = (args: LoaderFunctionArgs) => load(args, needs(args.request))
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser(args, needs(args.request))

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, { title: translate(view.lang, '포인트'), noindex: true })
}

export default function MyPointPage() {
  const t = useT()
  const [search] = useSearchParams()
  const page = pageIn(search)
  const { data: mine } = useQuery(summary)
  const { data, isError, refetch } = useQuery({
    ...listOf(page),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <PageTitle
        title={t('포인트')}
        note={t('1점은 1원이에요. 주문서에서 상품 금액에 쓸 수 있어요.')}
      />
      <dl className="grid border border-paper-200 bg-paper-0 card:grid-cols-2">
        <Sum name={t('쓸 수 있는 포인트')} points={mine?.data.usable} />
        <Sum name={t('이번 달에 사라지는 포인트')} points={mine?.data.vanishing_this_month} quiet />
      </dl>
      <Rules />
      <h2 className="rule-t mt-9 pt-5 text-title font-[650]">{t('적립과 사용 내역')}</h2>
      {isError && !data && (
        <ErrorState title={t('포인트 내역을 불러오지 못했어요')} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <Skeleton className="mt-4 h-64" />}
      {data && data.data.length === 0 && (
        <EmptyState
          drawing={<EmptyPoints />}
          title={t('아직 포인트 내역이 없어요')}
          className="py-10! desk:py-14!"
        >
          {t('상품을 받고 나면 구매 포인트가 쌓여요.')}
        </EmptyState>
      )}
      {data && data.data.length > 0 && <Ledger rows={data.data} />}
      <Pagination
        current={page}
        last={data?.last_page ?? 1}
        to={(next) => paths.myPage.points({ page: next })}
        className="mt-8"
      />
    </>
  )
}

function Sum({
  name,
  points,
  quiet = false,
}: {
  name: string
  points: number | undefined
  quiet?: boolean
}) {
  const t = useT()
  return (
    <div className={quiet ? 'border-t border-paper-200 p-5 card:border-t-0 card:border-l' : 'p-5'}>
      <dt className="text-small text-ink-700">{name}</dt>
      <dd className="tabular mt-1 text-huge leading-tight font-bold">
        {points === undefined ? (
          <Skeleton className="h-8 w-24" />
        ) : (
          t('{count}점', { count: points.toLocaleString('en-US') })
        )}
      </dd>
    </div>
  )
}

/** The shop's rules, from its settings. */
function Rules() {
  const t = useT()
  const rules = useSettings()?.point
  if (!rules) return null
  const figure = (count: number) => count.toLocaleString('en-US')
  const lines = [
    t('구매 포인트는 배송이 끝나고 {days}일 뒤에 쌓여요.', { days: rules.after_days }),
    t('{least}점부터 {unit}점 단위로 쓸 수 있어요.', {
      least: figure(rules.min_balance),
      unit: figure(rules.unit),
    }),
    rules.most > 0 ? t('한 주문에 {most}점까지 쓸 수 있어요.', { most: figure(rules.most) }) : null,
    rules.term_days > 0
      ? t('쌓인 날부터 {days}일 동안 쓸 수 있고, 사라지기 30일 전과 7일 전에 알려 드려요.', {
          days: rules.term_days,
        })
      : null,
  ]
  return (
    <ul className="mt-4 grid list-disc gap-1 pl-5 text-small text-ink-700 marker:text-control">
      {lines.flatMap((line) => (line ? [<li key={line}>{line}</li>] : []))}
    </ul>
  )
}
