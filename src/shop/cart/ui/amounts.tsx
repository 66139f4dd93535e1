import type { ReactNode } from 'react'
import type { Totals } from '#shop/cart/contract.ts'
import { contentsOf, isUnsent, pricePhrases } from '#shop/order/unsent-rules.ts'
import { cx } from '#ui/class-names.ts'
import { useT } from '#ui/language.tsx'
import { Money } from '#ui/money.tsx'

type Props = {
  totals: Totals
  /** what the sums are of: of classes alone nothing is sent, and nothing is said of it */
  lines: readonly { io_type: number }[]
  /** of it from the buyer's balance with the shop */
  credit?: number
  /** what the last row is called */
  label?: string
  /** the goods cannot go there: neither shipping nor a sum is known */
  unsent?: boolean
  /** a newer sum is on its way */
  waiting?: boolean
  className?: string
}

/** The sums of a cart or an order, all from the server. */
export function Amounts({
  totals,
  lines,
  credit = 0,
  label,
  unsent = false,
  waiting = false,
  className,
}: Props) {
  const t = useT()
  const { currency } = totals
  const off = (name: string, amount: number) =>
    amount > 0 && (
      <Row name={name}>
        <Money amount={-amount} currency={currency} className="text-ember-600" />
      </Row>
    )
  return (
    <dl
      className={cx(
        'grid grid-cols-[1fr_auto] gap-y-2.5 text-plain leading-normal transition-opacity duration-[200ms]',
        waiting && 'opacity-55',
        className,
      )}
      aria-busy={waiting || undefined}
    >
      <Row name={t(pricePhrases[contentsOf({ lines })])}>
        <Money amount={totals.goods_before} currency={currency} />
      </Row>
      {totals.sale_discount > 0 && (
        <Row name={t('할인')}>
          <Money amount={-totals.sale_discount} currency={currency} className="text-ember-600" />
        </Row>
      )}
      {off(t('상품 쿠폰'), totals.item_coupon)}
      {off(t('주문 쿠폰'), totals.order_coupon)}
      {!isUnsent({ lines }) && (
        <Row name={t('배송비')}>
          {totals.shipping === 0 ? (
            totals.qty === 0 || unsent ? (
              '–'
            ) : (
              t('무료')
            )
          ) : (
            <Money amount={totals.shipping} currency={currency} />
          )}
        </Row>
      )}
      {totals.island > 0 && (
        <Row name={t('제주·도서 지역 추가')}>
          <Money amount={totals.island} currency={currency} />
        </Row>
      )}
      {off(t('배송비 쿠폰'), totals.shipping_coupon)}
      {off(t('포인트 사용'), totals.point_price)}
      {off(t('예치금 사용'), credit)}
      {totals.collect > 0 && (
        <Row name={t('착불 배송비 (받을 때 결제)')}>
          <Money amount={totals.collect} currency={currency} />
        </Row>
      )}
      {totals.collect > 0 && totals.island === 0 && totals.shipping === 0 && (
        <dd className="col-span-2 -mt-1 text-caption leading-normal text-ink-500">
          {t('모두 착불이면 제주·도서 지역 추가 배송비는 받지 않아요.')}
        </dd>
      )}
      <dt className="pt-3 text-title font-bold">{label ?? t('결제 금액')}</dt>
      <dd className="pt-3 text-right text-head leading-[1.35]">
        {unsent ? '–' : <Money amount={totals.total - credit} currency={currency} strong />}
      </dd>
      {totals.points_earned > 0 && (
        <dd className="tabular col-span-2 -mt-1.5 text-right text-caption text-ink-500">
          {t('받은 뒤 {count}점 적립', { count: totals.points_earned.toLocaleString('en-US') })}
        </dd>
      )}
    </dl>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-700">{name}</dt>
      <dd className="tabular text-right">{children}</dd>
    </>
  )
}
