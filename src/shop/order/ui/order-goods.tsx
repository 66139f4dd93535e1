import { Amounts } from '#shop/cart/ui/amounts.tsx'
import type { Order } from '#shop/order/contract/order.ts'
import { isLive } from '#shop/order/part-rules.ts'
import { contentsOf } from '#shop/order/unsent-rules.ts'
import { useT } from '#ui/language.tsx'
import { Money } from '#ui/money.tsx'
import { BottleState } from './bottle-state.tsx'
import { ChangeWords } from './change-words.tsx'
import { countPhrases } from './count-phrases.ts'
import { CouponNames } from './coupon-names.tsx'
import { OrderLineRow } from './order-line-row.tsx'
import { SeatState } from './seat-state.tsx'
import { stateWords } from './steps.ts'

/** What was ordered, and its sums. */
export function OrderGoods({ order, sticky = false }: { order: Order; sticky?: boolean }) {
  const t = useT()
  return (
    <section
      aria-labelledby="goods"
      className={`border border-paper-200 bg-paper-0 px-5 pt-5 pb-6 desk:p-7 desk:pt-6 ${sticky ? 'desk:sticky desk:top-[calc(var(--header-h)+24px)]' : ''}`}
    >
      <h2 id="goods" className="mb-1.5 text-title leading-[1.4] font-[650]">
        {t(countPhrases[contentsOf(order)], {
          count: order.lines.filter(isLive).length || order.lines.length,
        })}
      </h2>
      <ul>
        {order.lines.map((line) => (
          <OrderLineRow
            key={line.ct_id}
            line={line}
            currency={order.currency}
            linked
            country={order.country_code}
            gone={
              !isLive(line) && order.od_status !== line.ct_status
                ? t(stateWords[line.ct_status])
                : undefined
            }
          >
            {line.seat && isLive(line) && <SeatState seat={line.seat} />}
            {isLive(line) && <ChangeWords order={order} line={line} />}
            {line.bottle && <BottleState bottle={line.bottle} />}
          </OrderLineRow>
        ))}
      </ul>
      <Amounts
        totals={order.totals}
        label={t('주문 금액')}
        lines={order.lines}
        className="hairline-t mt-2.5 pt-4.5"
      />
      {order.od_credit_price > 0 && (
        <dl className="tabular mt-3 grid grid-cols-[1fr_auto] text-plain">
          <dt className="text-ink-700">{t('그중 예치금')}</dt>
          <dd className="text-right">
            <Money amount={order.od_credit_price} currency={order.currency} />
          </dd>
        </dl>
      )}
      <CutSums order={order} />
      <CouponNames
        coupons={order.coupons}
        left={order.coupons_left}
        className="hairline-t mt-4 pt-3.5"
      />
    </section>
  )
}

/** What a part that was cancelled or sent back leaves of the sum. */
function CutSums({ order: { lines, od_cancel_price, totals, currency } }: { order: Order }) {
  const t = useT()
  if (od_cancel_price === 0 || !lines.some(isLive)) return null
  return (
    <dl className="tabular mt-3 grid grid-cols-[1fr_auto] gap-y-1.5 text-plain">
      <dt className="text-ink-700">{t('취소·반품한 금액')}</dt>
      <dd className="text-right">
        <Money amount={-od_cancel_price} currency={currency} />
      </dd>
      <dt className="font-semibold">{t('남은 주문 금액')}</dt>
      <dd className="text-right">
        <Money amount={totals.total - od_cancel_price} currency={currency} strong />
      </dd>
    </dl>
  )
}
