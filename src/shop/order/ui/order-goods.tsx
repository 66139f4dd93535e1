import { useT } from '../../../ui/language.tsx'
import { Amounts } from '../../cart/ui/amounts.tsx'
import type { Order } from '../contract.ts'
import { isLive } from '../part-rules.ts'
import { CouponNames } from './coupon-names.tsx'
import { OrderLineRow } from './order-line-row.tsx'
import { stateWords } from './steps.ts'

/** What was ordered, and its sums. */
export function OrderGoods({ order, sticky = false }: { order: Order; sticky?: boolean }) {
  const t = useT()
  return (
    <section
      aria-labelledby="goods"
      className={`border border-paper-200 bg-paper-0 px-5 pt-5 pb-6 desk:p-7 desk:pt-6 ${sticky ? 'desk:sticky desk:top-[calc(var(--header-h)+24px)]' : ''}`}
    >
      <h2 id="goods" className="mb-1.5 text-[18px] leading-[1.4] font-[650]">
        {t('주문 상품 {count}개', { count: order.lines.length })}
      </h2>
      <ul>
        {order.lines.map((line) => (
          <OrderLineRow key={line.ct_id} line={line} currency={order.currency} linked>
            {!isLive(line) && order.od_status !== line.ct_status && <p className="mt-1 text-[13px] font-semibold text-bad">{t(stateWords[line.ct_status])}</p>}
          </OrderLineRow>
        ))}
      </ul>
      <Amounts totals={order.totals} label={t('주문 금액')} className="hairline-t mt-2.5 pt-4.5" />
      <CouponNames coupons={order.coupons} className="hairline-t mt-4 pt-3.5" />
    </section>
  )
}
