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
import { myStoreOrders } from '#shop/store-order/contract.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyParcel } from '#ui/empty-drawings.tsx'
import { useT } from '#ui/language.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/states.tsx'
import { Barcode } from './barcode.tsx'
import { ClaimForm } from './claim-form.tsx'
import { StoreOrderCard } from './store-order-card.tsx'

function listOf(search: URLSearchParams) {
  const page = search.get('page') ?? ''
  return queryOf(myStoreOrders.list, {
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
  return pageMeta(view, { title: translate(view.lang, '매장 구매 내역'), noindex: true })
}

export default function StoreOrdersPage() {
  const t = useT()
  const [search] = useSearchParams()
  const { data, isError, refetch } = useQuery({
    ...listOf(search),
    placeholderData: keepPreviousData,
  })
  const rows = data?.data ?? []
  return (
    <>
      <PageTitle
        title={t('매장 구매 내역')}
        note={t('오프라인 매장에서 산 상품과 적립한 포인트를 볼 수 있어요.')}
      />
      {isError && !data && (
        <ErrorState title={t('매장 구매를 불러오지 못했어요')} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <Skeleton className="h-72" />}
      {data && <Barcode text={data.barcode} />}
      {data && rows.length === 0 && (
        <EmptyState
          drawing={<EmptyParcel />}
          title={t('아직 매장에서 산 내역이 없어요')}
          className="desk:py-14"
          action={
            <ButtonLink to={paths.stores()} look="outline">
              {t('가까운 매장 보기')}
            </ButtonLink>
          }
        >
          <p>
            {t('계산할 때 위 코드를 보여 주거나 회원정보의 휴대폰 번호를 말하면 여기에 모여요.')}
          </p>
        </EmptyState>
      )}
      {rows.length > 0 && (
        <>
          <ul className="mt-6 grid gap-4" aria-label={t('매장 구매 목록')}>
            {rows.map((row) => (
              <StoreOrderCard key={row.so_id} order={row} />
            ))}
          </ul>
          <Pagination
            current={data?.current_page ?? 1}
            last={data?.last_page ?? 1}
            to={(page) => paths.myPage.storeOrders({ page: page === 1 ? undefined : page })}
            className="mt-9"
          />
        </>
      )}
      {data && <ClaimForm />}
    </>
  )
}
