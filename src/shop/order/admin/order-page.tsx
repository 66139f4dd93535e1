import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { freshOne } from '#admin/ui/fresh.ts'
import { PageHead } from '#admin/ui/page-head.tsx'
import { RelatedPanel } from '#admin/ui/related-panel.tsx'
import { StatusChip } from '#admin/ui/status-chip.tsx'
import { adminPaths } from '#kernel/admin-paths.ts'
import { Refusal } from '#kernel/client.ts'
import { stamp } from '#kernel/day-words.ts'
import { queryOf } from '#kernel/queries.ts'
import { OrderClaims } from '#shop/claim/ui/order-claims.tsx'
import { adminOrders, type StaffOrder } from '#shop/order/contract/desk.ts'
import { isUnsent } from '#shop/order/unsent-rules.ts'
import { ButtonLink } from '#ui/button.tsx'
import { BlankStrip } from '#ui/drawings.tsx'
import { useT } from '#ui/language.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/states.tsx'
import { CarePanel } from './care-panel.tsx'
import { HistoryPanel } from './history-panel.tsx'
import { LinesPanel } from './lines-panel.tsx'
import { MemoPanel } from './memo-panel.tsx'
import { isLateRow } from './order-columns.tsx'
import { OrderSteps } from './order-steps.tsx'
import { useOrderWork } from './order-work.tsx'
import { PaperLinks } from './paper-links.tsx'
import { BuyerPanel, PaymentPanel, ReceiverPanel } from './people-panels.tsx'
import { ReceiptPanel } from './receipt-panel.tsx'
import { SendsPanel } from './sends-panel.tsx'
import { ShipmentPanel } from './shipment-panel.tsx'
import { SoldOutNotice } from './sold-out-notice.tsx'

export default function OrderPage() {
  const t = useT()
  const { orderId = '' } = useParams()
  const { data, error, refetch } = useQuery({
    ...queryOf(adminOrders.show, { params: { od_id: orderId } }),
    ...freshOne,
  })
  const back = { to: adminPaths.orders(), label: t('주문 목록') }
  if (data) return <OrderDesk key={orderId} order={data.data} back={back} />
  if (error instanceof Refusal && error.status === 404) {
    return (
      <EmptyState
        level={1}
        title={t('없는 주문이에요')}
        drawing={<BlankStrip />}
        action={<ButtonLink to={adminPaths.orders()}>{t('주문 목록')}</ButtonLink>}
      >
        <p>{t('주문번호 {id}을(를) 다시 확인해 주세요.', { id: orderId })}</p>
      </EmptyState>
    )
  }
  if (error)
    return (
      <ErrorState level={1} title={t('주문을 불러오지 못했어요')} onRetry={() => void refetch()} />
    )
  return (
    <>
      <PageHead title={t('주문 {id}', { id: orderId })} back={back} />
      <div aria-busy="true" className="grid gap-6 desk:grid-cols-[minmax(0,1fr)_348px]">
        <Skeleton className="h-96" />
        <Skeleton className="h-96" />
      </div>
    </>
  )
}

function OrderDesk({ order, back }: { order: StaffOrder; back: { to: string; label: string } }) {
  const t = useT()
  const work = useOrderWork()
  return (
    <>
      <div className="print:hidden">
        <PageHead
          title={t('주문 {id}', { id: order.od_id })}
          beside={
            <>
              <StatusChip status={order.od_status} settle_case={order.od_settle_case} />
              {isLateRow(order) && (
                <span className="text-small font-semibold text-bad">{t('입금 기한 지남')}</span>
              )}
            </>
          }
          note={`${stamp(order.od_time)} · ${order.currency === 'usd' ? t('달러 주문') : t('원화 주문')} · ${order.lang === 'en' ? t('영어') : t('한국어')}`}
          back={back}
          actions={<PaperLinks od_id={order.od_id} />}
        />
        <div className="grid items-start gap-6 pb-10 desk:grid-cols-[minmax(0,1fr)_320px] wide:grid-cols-[minmax(0,1fr)_372px]">
          <div className="grid min-w-0 grid-cols-1 gap-6">
            <OrderSteps order={order} work={work} />
            <SoldOutNotice order={order} jobs={work.jobs} />
            <LinesPanel order={order} />
            <OrderClaims order={order} />
            <div className="grid items-start gap-6 wide:grid-cols-2">
              {!isUnsent(order) &&
                (order.sends.length > 0 ? (
                  <SendsPanel order={order} jobs={work.jobs} />
                ) : (
                  <ReceiverPanel order={order} />
                ))}
              {!isUnsent(order) && <ShipmentPanel order={order} jobs={work.jobs} />}
            </div>
            <HistoryPanel order={order} />
          </div>
          <div className="grid min-w-0 grid-cols-1 gap-6">
            <PaymentPanel order={order} />
            <ReceiptPanel order={order} />
            <BuyerPanel order={order} />
            <RelatedPanel od_id={order.od_id} here={{ kind: 'order', id: order.od_id }} />
            <CarePanel order={order} />
            <MemoPanel order={order} />
          </div>
        </div>
      </div>
      {work.dialogs}
    </>
  )
}
