import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import {
  type ClientLoaderFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  useSearchParams,
} from 'react-router'
import { load, loadInBrowser } from '#kernel/load.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { translate } from '#kernel/translate.ts'
import { coupons } from '#shop/coupon/contract.ts'
import { CouponCard } from '#shop/coupon/ui/coupon-card.tsx'
import { EmptyCoupon } from '#ui/empty-drawings.tsx'
import { useT } from '#ui/language.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/states.tsx'
import { tabClass } from '#ui/tab-class.ts'
import { CodeForm } from './code-form.tsx'
import { CouponZone } from './coupon-zone.tsx'

const states = ['usable', 'used', 'expired'] as const
type Shown = { state: (typeof states)[number]; page: number }

function shownIn(search: URLSearchParams): Shown {
  const page = Number(search.get('page'))
  return {
    state: states.find((one) => one === search.get('state')) ?? 'usable',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

const listOf = ({ state, page }: Shown) =>
  queryOf(coupons.list, { query: { state, page, order: state === 'usable' ? 'asc' : 'desc' } })
const needs = (request: Request) => (client: QueryClient) => [
  client.fetchQuery({ ...listOf(shownIn(new URL(request.url).searchParams)), staleTime: 0 }),
]

export const loader = (args: LoaderFunctionArgs) => load(args, needs(args.request))
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser(args, needs(args.request))

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, { title: translate(view.lang, '쿠폰'), noindex: true })
}

export default function MyCouponPage() {
  const t = useT()
  const [search] = useSearchParams()
  const shown = shownIn(search)
  const { data, isError, refetch } = useQuery({
    ...listOf(shown),
    placeholderData: keepPreviousData,
  })
  const words = { usable: t('쓸 수 있는 쿠폰'), used: t('쓴 쿠폰'), expired: t('지난 쿠폰') }
  const none = {
    usable: t('지금 쓸 수 있는 쿠폰이 없어요'),
    used: t('아직 쓴 쿠폰이 없어요'),
    expired: t('기간이 지난 쿠폰이 없어요'),
  }
  return (
    <>
      <PageTitle title={t('쿠폰')} note={t('주문서에서 고르면 결제 금액에서 바로 빠져요.')} />
      <CodeForm />
      <nav aria-label={t('쿠폰 상태')} className="swipe mt-8 flex gap-7 border-b border-line">
        {states.map((state) => (
          <Link
            key={state}
            to={paths.myPage.coupons({ state: state === 'usable' ? undefined : state })}
            aria-current={state === shown.state ? 'page' : undefined}
            className={`${tabClass(state === shown.state)} inline-flex items-center`}
          >
            {words[state]} <span className="tabular ml-1.5">{data?.counts[state] ?? ''}</span>
          </Link>
        ))}
      </nav>
      {isError && !data && (
        <ErrorState title={t('쿠폰을 불러오지 못했어요')} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <Skeleton className="mt-6 h-36" />}
      {data && data.data.length === 0 && (
        <EmptyState
          drawing={<EmptyCoupon />}
          title={none[shown.state]}
          className="py-10! desk:py-14!"
        >
          {shown.state === 'usable' &&
            t('아래 쿠폰존에서 받거나, 가진 쿠폰 번호를 위에 적어 보세요.')}
        </EmptyState>
      )}
      <ul className="mt-5 grid gap-3 card:grid-cols-2">
        {data?.data.map((coupon) => (
          <li key={coupon.cp_id}>
            <CouponCard coupon={coupon} />
          </li>
        ))}
      </ul>
      <Pagination
        current={shown.page}
        last={data?.last_page ?? 1}
        to={(page) =>
          paths.myPage.coupons({ state: shown.state === 'usable' ? undefined : shown.state, page })
        }
        className="mt-8"
      />
      <CouponZone />
    </>
  )
}
