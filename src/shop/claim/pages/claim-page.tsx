import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import {
  type ClientLoaderFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  useParams,
  useSearchParams,
} from 'react-router'
import { load, loadInBrowser } from '#kernel/load.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { translate } from '#kernel/translate.ts'
import type { Claimable, ClaimKind } from '#shop/claim/contract.ts'
import { claimsQuery } from '#shop/claim/ui/claim-section.tsx'
import type { Order } from '#shop/order/contract/order.ts'
import { orderQuery } from '#shop/order/ui/order-query.ts'
import { useSession } from '#storefront/session.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { EmptyState, ErrorState } from '#ui/states.tsx'
import { ClaimForm } from './claim-form.tsx'
import { PartForm } from './part-form.tsx'
import { useBuyerDesk } from './use-buyer-desk.ts'

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, { title: translate(view.lang, '취소·반품·교환'), noindex: true })
}

const fresh = { staleTime: 0 }
export const loader = (args: LoaderFunctionArgs) =>
  load(args, (client) => [
    client.fetchQuery({ ...orderQuery(args.params.orderId ?? ''), ...fresh }),
    client.fetchQuery({ ...claimsQuery(args.params.orderId ?? ''), ...fresh }),
  ])
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser(args, (client) => [
    client.fetchQuery({ ...orderQuery(args.params.orderId ?? ''), ...fresh }),
    client.fetchQuery({ ...claimsQuery(args.params.orderId ?? ''), ...fresh }),
  ])

/** A part of an order is cancelled here, or goods are sent back: for a member and for a guest. */
export default function ClaimPage() {
  const t = useT()
  const { orderId = '' } = useParams()
  const [search] = useSearchParams()
  const { isMember } = useSession()
  const order = useQuery(orderQuery(orderId))
  const claims = useQuery(claimsQuery(orderId))
  const back = isMember ? paths.myPage.order(orderId) : paths.orderView(orderId)
  const kind =
    search.get('kind') === 'exchange'
      ? 'exchange'
      : search.get('kind') === 'cancel'
        ? 'cancel'
        : 'return'
  const isRest = order.data?.data.od_status === '배송'
  const cut = isRest ? t('남은 상품 취소') : t('일부 취소')
  const titles = { cancel: cut, return: t('반품 신청'), exchange: t('교환 신청') }
  if (order.isError || claims.isError)
    return (
      <ErrorState
        level={1}
        title={t('주문을 불러오지 못했어요')}
        onRetry={() => void Promise.all([order.refetch(), claims.refetch()])}
      />
    )
  if (!order.data || !claims.data) return null
  const found = order.data.data
  const reason = [...found.actions, ...claims.data.data.actions].find(
    ({ name }) => name === (kind === 'cancel' ? 'cancel_part' : kind),
  )?.reason
  return (
    <div className="wrap max-w-[760px] pt-7 pb-16 desk:pt-11 desk:pb-24">
      <Link
        to={back}
        className="tap mb-3 inline-flex items-center gap-1.5 text-small text-ink-500 hover:text-ink-900"
      >
        <ArrowLeft aria-hidden="true" size={16} strokeWidth={1.5} />
        {t('주문 상세')}
      </Link>
      {reason ? (
        <EmptyState
          level={1}
          title={titles[kind]}
          action={<ButtonLink to={back}>{t('주문으로 돌아가기')}</ButtonLink>}
        >
          <p>{reason}</p>
        </EmptyState>
      ) : (
        <>
          <h1 className="type-h1 desk:text-display">{titles[kind]}</h1>
          <p className="tabular mt-2.5 text-plain text-ink-700">
            <span className="sr-only">{t('주문번호')} </span>
            {orderId}
          </p>
          {kind === 'cancel' ? (
            <PartForm order={found} back={back} />
          ) : (
            <BuyerClaim key={kind} kind={kind} order={found} able={claims.data.data} back={back} />
          )}
        </>
      )}
    </div>
  )
}

function BuyerClaim({
  back,
  ...form
}: {
  kind: ClaimKind
  order: Order
  able: Claimable
  back: string
}) {
  return <ClaimForm {...form} desk={useBuyerDesk(form.order.od_id, form.kind, back)} />
}
