import type { QueryClient } from '@tanstack/react-query'
import { useQuery } from '@tanstack/react-query'
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs, MetaFunction } from 'react-router'
import { load, loadInBrowser } from '#kernel/load.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { queryOf } from '#kernel/queries.ts'
import { translate } from '#kernel/translate.ts'
import { RecentlyViewed } from '#shop/catalog/ui/recently-viewed.tsx'
import { account } from '#shop/member/account-contract.ts'
import { useT } from '#ui/language.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { Counters } from './home/counters.tsx'
import { NextClass } from './home/next-class.tsx'
import { OrderStrip } from './home/order-strip.tsx'
import { homeQueries } from './home/queries.ts'
import { RecentOrders } from './home/recent-orders.tsx'
import { Formulas, ToReview } from './home/still-to-do.tsx'

// a tile that cannot be had must not keep the others away
const needs = (client: QueryClient) =>
  Object.values(homeQueries()).map((query) =>
    // each its own answer
    client.prefetchQuery({ ...query, staleTime: 0 } as Parameters<QueryClient['prefetchQuery']>[0]),
  )

export const loader = (args: LoaderFunctionArgs) => load(args, needs)
export const clientLoader = (args: ClientLoaderFunctionArgs) => loadInBrowser(args, needs)

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, { title: translate(view.lang, '마이페이지'), noindex: true })
}

/** Everything of a member at a glance; each part leads to its own page. */
export default function MyPageHome() {
  const t = useT()
  const { data } = useQuery(queryOf(account.show, {}))
  return (
    <>
      <PageTitle
        title={t('마이페이지')}
        note={data && t('{name} 님, 안녕하세요.', { name: data.data.mb_name })}
      />
      <Counters />
      <div className="mt-4 grid gap-4 desk:mt-6 desk:gap-6">
        <OrderStrip />
        <div className="grid items-start gap-4 desk:gap-6 wide:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <RecentOrders />
          <div className="grid gap-4 desk:gap-6">
            <NextClass />
            <ToReview />
            <Formulas />
          </div>
        </div>
      </div>
      <RecentlyViewed />
    </>
  )
}
