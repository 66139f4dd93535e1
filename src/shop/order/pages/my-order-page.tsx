import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import {
  type ClientLoaderFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  useParams,
} from 'react-router'
import { load, loadInBrowser } from '#kernel/load.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { translate } from '#kernel/translate.ts'
import { OrderDetail } from '#shop/order/ui/order-detail.tsx'
import { orderQuery } from '#shop/order/ui/order-query.ts'
import { useT } from '#ui/language.tsx'
import { ErrorState } from '#ui/states.tsx'

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, { title: translate(view.lang, '주문 상세'), noindex: true })
}

export const loader = (args: LoaderFunctionArgs) =>
  load(args, (client) => [
    client.fetchQuery({ ...orderQuery(args.params.orderId ?? ''), staleTime: 0 }),
  ])
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser(args, (client) => [
    client.fetchQuery({ ...orderQuery(args.params.orderId ?? ''), staleTime: 0 }),
  ])

export default function MyOrderPage() {
  const t = useT()
  const { orderId = '' } = useParams()
  const { data, isError, refetch } = useQuery(orderQuery(orderId))
  return (
    <>
      <Link
        to={paths.myPage.orders()}
        className="tap mb-3 inline-flex items-center gap-1.5 text-small text-ink-500 hover:text-ink-900"
      >
        <ArrowLeft aria-hidden="true" size={16} strokeWidth={1.5} />
        {t('주문 내역')}
      </Link>
      {isError && (
        <ErrorState
          level={1}
          title={t('주문을 불러오지 못했어요')}
          onRetry={() => void refetch()}
        />
      )}
      {data && <OrderDetail order={data.data} narrow />}
    </>
  )
}
