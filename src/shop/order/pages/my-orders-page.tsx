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
import { myOrders } from '#shop/order/contract/mine.ts'
import { KeepGuestOrders } from '#shop/order/ui/keep-guest-orders.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyParcel } from '#ui/empty-drawings.tsx'
import { useT } from '#ui/language.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/states.tsx'
import { AdoptForm } from './my/adopt-form.tsx'
import { askOf, type Shown, shownIn } from './my/list-address.ts'
import { OrderCard } from './my/order-card.tsx'
import { PeriodFilter, StateChips } from './my/order-filter.tsx'

const listOf = (shown: Shown) => queryOf(myOrders.list, { query: askOf(shown) })
const needs = (request: Request) => (client: QueryClient) => [
  client.fetchQuery({ ...listOf(shownIn(new URL(request.url).searchParams)), staleTime: 0 }),
]

export const loader = (args: LoaderFunctionArgs) => load(args, needs(args.request))
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser(args, needs(args.request))

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, { title: translate(view.lang, '주문 내역'), noindex: true })
}

export default function MyOrdersPage() {
  const t = useT()
  const [search] = useSearchParams()
  const shown = shownIn(search)
  const { data, isError, refetch } = useQuery({
    ...listOf(shown),
    placeholderData: keepPreviousData,
  })
  const rows = data?.data ?? []
  const to = (part: Partial<Shown>) => paths.myPage.orders({ ...shown, page: undefined, ...part })
  return (
    <>
      <PageTitle
        title={t('주문 내역')}
        note={t('결제와 배송이 어디까지 왔는지 보고, 취소나 구매확정을 할 수 있어요.')}
      />
      <KeepGuestOrders className="mb-6" />
      <PeriodFilter key={`${shown.from} ${shown.to} ${shown.period}`} shown={shown} to={to} />
      <StateChips counts={data?.counts ?? {}} shown={shown} to={to} />
      {isError && !data && (
        <ErrorState title={t('주문을 불러오지 못했어요')} onRetry={() => void refetch()} />
      )}
      {!data && !isError && (
        <div className="mt-6 grid gap-4">
          {Array.from({ length: 3 }, (_, at) => (
            <Skeleton key={at} className="h-44" />
          ))}
        </div>
      )}
      {data && rows.length === 0 && (
        <EmptyState
          drawing={<EmptyParcel />}
          title={shown.od_status ? t('이 상태의 주문이 없어요') : t('이 기간에는 주문이 없어요')}
          action={
            shown.od_status ? (
              <ButtonLink to={to({ od_status: undefined })}>{t('모든 상태 보기')}</ButtonLink>
            ) : (
              <ButtonLink to={paths.bestSeller()}>{t('베스트 보러 가기')}</ButtonLink>
            )
          }
          className="desk:py-16"
        >
          <p>{t('기간을 늘리거나 다른 상태를 골라 보세요.')}</p>
        </EmptyState>
      )}
      {rows.length > 0 && (
        <>
          <ul className="mt-6 grid gap-4" aria-label={t('내 주문 목록')}>
            {rows.map((row) => (
              <OrderCard key={row.od_id} order={row} />
            ))}
          </ul>
          <Pagination
            current={data?.current_page ?? 1}
            last={data?.last_page ?? 1}
            to={(page) => to({ page: page === 1 ? undefined : String(page) })}
            className="mt-9"
          />
        </>
      )}
      <AdoptForm />
    </>
  )
}
