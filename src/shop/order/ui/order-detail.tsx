import { Suspense } from 'react'
import { momentWord } from '#kernel/day-words.ts'
import { isClass } from '#shop/cart/class-rules.ts'
import { ClaimSection } from '#shop/claim/ui/claim-section.tsx'
import type { Order } from '#shop/order/contract/order.ts'
import { isUnsent } from '#shop/order/unsent-rules.ts'
import { TaxSection } from '#shop/tax-invoice/ui/tax-section.tsx'
import { cx } from '#ui/class-names.ts'
import { useLang, useT } from '#ui/language.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { DepositCard } from './deposit-card.tsx'
import { KeepGuestOrders } from './keep-guest-orders.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderGoods } from './order-goods.tsx'
import { orderTitleId } from './order-query.ts'
import { Help } from './order-summary.tsx'
import { ReceiptSection } from './receipt-section.tsx'
import { RefundPlace } from './refund-place.tsx'
import { StatementLink } from './statement-link.tsx'
import { StatusSteps } from './status-steps.tsx'

const OrderTickets = lazyPart(
  async () => (await import('#shop/tssa/ui/order-tickets.tsx')).OrderTickets,
)

/** Everything about one order; `narrow` where a menu stands beside it. */
export function OrderDetail({ order, narrow = false }: { order: Order; narrow?: boolean }) {
  const t = useT()
  const { lang } = useLang()
  // of classes alone they are what the order is looked up for
  const tickets = (
    <Suspense>
      <OrderTickets od_id={order.od_id} />
    </Suspense>
  )
  return (
    <>
      <h1 id={orderTitleId} tabIndex={-1} className="type-h1 desk:text-display">
        {t('주문 상세')}
      </h1>
      <p className="tabular mt-2.5 flex flex-wrap gap-x-4 text-plain text-ink-700">
        <span>
          <span className="sr-only">{t('주문번호')} </span>
          {order.od_id}
        </span>
        <time dateTime={order.od_time} className="whitespace-nowrap">
          {momentWord(order.od_time, lang)}
        </time>
      </p>
      <StatusSteps
        status={order.od_status}
        unsent={isUnsent(order)}
        owed={order.od_due_on !== null}
        className="mt-6 desk:mt-7"
      />
      <div
        className={cx(
          'mt-8',
          !narrow && 'gap-14 desk:grid desk:grid-cols-[7fr_5fr] desk:items-start',
        )}
      >
        <div className="min-w-0 [&>section:first-of-type]:mt-0">
          <KeepGuestOrders od_id={order.od_id} className="mb-8" />
          <DepositCard order={order} className="mb-8" />
          {isUnsent(order) && <div className="mb-8 empty:hidden [&>section]:mt-0">{tickets}</div>}
          <RefundPlace order={order} />
          {['배송', '완료', '반품'].includes(order.od_status) && !isUnsent(order) && (
            <ClaimSection od_id={order.od_id} />
          )}
          <div className={cx('mb-8', !narrow && 'desk:hidden')}>
            <OrderGoods order={order} />
          </div>
          {!isUnsent(order) && order.lines.some(isClass) && tickets}
          <OrderFacts order={order} />
          <ReceiptSection order={order} />
          <TaxSection order={order} />
          <StatementLink order={order} />
          <div className="mt-6">
            <OrderActions order={order} />
          </div>
          <Help className="mt-6" />
        </div>
        {!narrow && (
          <div className="hidden h-full desk:block">
            <OrderGoods order={order} sticky />
          </div>
        )}
      </div>
    </>
  )
}
