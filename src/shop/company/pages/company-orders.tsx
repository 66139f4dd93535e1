import { Link } from 'react-router'
import { dotted } from '#kernel/day-words.ts'
import { koreanDay, koreanToday } from '#kernel/korean-time.ts'
import { paths } from '#kernel/paths.ts'
import type { CompanyOrder } from '#shop/company/contract.ts'
import { byAccount } from '#shop/company/rules.ts'
import { DueWord } from '#shop/company/ui/due-word.tsx'
import type { OrderStatus } from '#shop/order/contract/order.ts'
import { stateWordOf } from '#shop/order/ui/steps.ts'
import { useOrderActs } from '#shop/order/ui/use-order-acts.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyParcel } from '#ui/empty-drawings.tsx'
import { type Translate, useLang, useMoney, useT } from '#ui/language.tsx'
import { EmptyState } from '#ui/states.tsx'

/** The company's orders on account, whoever of it placed them, each with its papers and the way to order it again. */
export function CompanyOrders({ orders }: { orders: readonly CompanyOrder[] }) {
  const t = useT()
  if (!orders.length)
    return (
      <EmptyState
        drawing={<EmptyParcel />}
        title={t('아직 외상 주문이 없어요')}
        className="py-10! desk:py-14!"
      >
        {t('주문할 때 결제 방법에서 외상을 고르면 여기에 모여요.')}
      </EmptyState>
    )
  return (
    <ul className="mt-2">
      {orders.map((order) => (
        <OneOrder key={order.od_id} order={order} />
      ))}
    </ul>
  )
}

function OneOrder({ order }: { order: CompanyOrder }) {
  const t = useT()
  const { pick } = useLang()
  const money = useMoney()
  const { doing, reorder } = useOrderActs(order.od_id)
  const isOver = order.rest === 0
  return (
    <li className="hairline-b grid gap-x-6 gap-y-3 py-4 desk:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="text-body leading-snug">
          <Link
            to={paths.myPage.order(order.od_id)}
            className="tap hover:underline hover:underline-offset-4"
          >
            {pick(order.goods, order.goods_en)}
          </Link>
        </p>
        <p className="mt-1 text-small text-ink-500">
          <span className="tabular">{dotted(koreanDay(order.od_time))}</span> ·{' '}
          {/* the state of an order */}
          {t(stateWordOf({ od_status: order.od_status as OrderStatus, od_settle_case: byAccount }))}{' '}
          · <span data-content>{order.by}</span>
        </p>
        <p className="mt-1 text-small text-ink-700">
          {isOver ? t('정리했어요') : <DueWord due_on={order.due_on} today={koreanToday()} />}
          {order.tax && ` · ${taxWord(t, order)}`}
        </p>
      </div>
      <div className="grid content-start gap-2.5 desk:justify-items-end">
        <p className="tabular text-body">
          <strong className="font-semibold">{money(order.amount, 'krw')}</strong>
          {!isOver && order.rest < order.amount && (
            <span className="ml-2 text-small text-ink-500">
              {t('남은 금액 {amount}', { amount: money(order.rest, 'krw') })}
            </span>
          )}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button
            look="outline"
            size={44}
            busy={doing === 'reorder'}
            onClick={() => void reorder()}
          >
            {t('다시 담기')}
          </Button>
          {!['취소', '품절'].includes(order.od_status) && (
            <ButtonLink to={paths.orderStatement(order.od_id)} look="outline" size={44}>
              {t('거래명세서')}
            </ButtonLink>
          )}
        </div>
      </div>
    </li>
  )
}

function taxWord(t: Translate, { tax, approval_no }: CompanyOrder): string {
  if (tax === 'issued')
    return approval_no
      ? t('세금계산서 발급 ({number})', { number: approval_no })
      : t('세금계산서를 발급했어요')
  return tax === 'refused' ? t('세금계산서를 발급하지 못함') : t('세금계산서 신청함')
}
