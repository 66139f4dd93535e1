import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import {
  type ClientLoaderFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  useSearchParams,
} from 'react-router'
import { dayWord } from '#kernel/day-words.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { load, loadInBrowser } from '#kernel/load.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { translate } from '#kernel/translate.ts'
import { type PersonalRowView, personalPayments } from '#shop/personal-payment/contract.ts'
import { PersonalBadge } from '#shop/personal-payment/ui/state-badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { useLang, useMoney, useT } from '#ui/language.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/states.tsx'

function listOf(search: URLSearchParams) {
  const page = search.get('page') ?? ''
  return queryOf(personalPayments.mine, {
    query: { page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1 },
  })
}
const needs = (request: Request) => (client: QueryClient) => [
  client.fetchQuery({ ...listOf(new URL(request.url).searchParams), staleTime: 0 }),
]

export const loader = (args: LoaderFunctionArgs) => load(args, needs(args.request))
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser(args, needs(args.request))

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, { title: translate(view.lang, '개인결제'), noindex: true })
}

/** What the shop has asked a member to pay beside their orders. */
export default function MyPersonalPaymentsPage() {
  const t = useT()
  const [search] = useSearchParams()
  const { data, isError, refetch } = useQuery({
    ...listOf(search),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <PageTitle
        title={t('개인결제')}
        note={t('맞춤 제작이나 주문 변경처럼 따로 부탁드린 결제예요.')}
      />
      {isError && !data ? (
        <ErrorState title={t('개인결제를 불러오지 못했어요')} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton className="mt-6 h-64" />
      ) : data.total === 0 ? (
        <EmptyState
          title={t('받은 개인결제가 없어요')}
          action={<ButtonLink to={paths.myPage.orders()}>{t('주문 내역')}</ButtonLink>}
        >
          {t('따로 결제하실 것이 생기면 링크를 보내 드리고 여기에도 보여 드려요.')}
        </EmptyState>
      ) : (
        <>
          <ul className="mt-6 border-t border-line">
            {data.data.map((row) => (
              <Row key={row.pp_id} row={row} />
            ))}
          </ul>
          <Pagination
            className="mt-8"
            current={data.current_page}
            last={data.last_page}
            to={paths.myPage.personalPayments}
          />
        </>
      )}
    </>
  )
}

function Row({ row }: { row: PersonalRowView }) {
  const t = useT()
  const { pick, lang } = useLang()
  const money = useMoney()
  const isOpen = row.state === 'waiting'
  const day = koreanDay(isOpen ? row.expires_at : (row.paid_at ?? row.created_at))
  return (
    <li className="border-b border-paper-200">
      <Link
        to={paths.personalPayment(row.token)}
        className="grid gap-x-4 gap-y-1 py-4 hover:bg-paper-50 card:grid-cols-[minmax(0,1fr)_auto_auto] card:items-center"
      >
        <span className="min-w-0">
          <span className="block font-semibold">{pick(row.subject.ko, row.subject.en)}</span>
          <span className="tabular block text-small text-ink-500">
            {isOpen
              ? t('{day}까지 결제할 수 있어요', { day: dayWord(day, lang) })
              : dayWord(day, lang)}
          </span>
        </span>
        <span className="tabular font-semibold">{money(row.price, row.currency)}</span>
        <span>
          <PersonalBadge state={row.state} />
        </span>
      </Link>
    </li>
  )
}
