import { Link } from 'react-router'
import { dayWithWeekday } from '#kernel/day-words.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { paths } from '#kernel/paths.ts'
import type { MyOrderRow } from '#shop/order/contract/mine.ts'
import { DepositCard } from '#shop/order/ui/deposit-card.tsx'
import { ReviewLink } from '#shop/order/ui/review-link.tsx'
import { stateWordOf } from '#shop/order/ui/steps.ts'
import { useOrderActs } from '#shop/order/ui/use-order-acts.tsx'
import { Button, ButtonLink, buttonClass } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { useDialog } from '#ui/dialogs.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { Money } from '#ui/money.tsx'
import { Picture } from '#ui/picture.tsx'

/** One order of a member's list: what it is, how far it has come, and what can be done with it now. */
export function OrderCard({ order }: { order: MyOrderRow }) {
  const t = useT()
  const { lang, pick } = useLang()
  const left = ['취소', '반품', '품절'].includes(order.od_status)
  return (
    <li className="min-w-0 border border-paper-200 bg-paper-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-b border-paper-200 px-4 py-1 desk:px-5">
        <p className="flex flex-wrap items-baseline gap-x-3 py-2 text-small">
          <time dateTime={order.od_time} className="tabular font-semibold">
            {dayWithWeekday(koreanDay(order.od_time), lang)}
          </time>
          <span className="tabular min-w-0 text-ink-500 [overflow-wrap:anywhere]">
            <span className="sr-only">{t('주문번호')} </span>
            {order.od_id}
          </span>
        </p>
        <Link
          to={paths.myPage.order(order.od_id)}
          className="tap inline-flex min-h-11 items-center text-small text-ink-700 underline decoration-line underline-offset-4 hover:decoration-current"
        >
          {t('주문 상세')}
        </Link>
      </div>
      <div className="flex gap-4 p-4 desk:gap-5 desk:p-5">
        <Link
          to={paths.myPage.order(order.od_id)}
          tabIndex={-1}
          aria-hidden="true"
          className="h-[90px] w-[72px] shrink-0"
        >
          <Picture
            name={order.thumb_image}
            alt=""
            sizes="72px"
            className={left ? 'opacity-60' : undefined}
          />
        </Link>
        <div className="min-w-0 flex-1 [overflow-wrap:anywhere] desk:flex desk:items-start desk:justify-between desk:gap-6">
          <div className="min-w-0">
            <p
              className={cx(
                'text-plain leading-snug font-semibold',
                left ? 'text-ink-500' : 'text-pine-700',
              )}
            >
              {t(stateWordOf(order))}
            </p>
            <p className="mt-1 text-body leading-snug">
              <Link
                to={paths.myPage.order(order.od_id)}
                className="hover:underline hover:underline-offset-4"
              >
                {pick(order.goods, order.goods_en)}
              </Link>
            </p>
            <p className="mt-1.5 text-body">
              <Money amount={order.total} currency={order.currency} strong />
            </p>
          </div>
          <Acts order={order} className="mt-3.5 max-desk:hidden desk:mt-0" />
        </div>
      </div>
      <Acts order={order} className="px-4 pb-4 desk:hidden" />
    </li>
  )
}

/** Only what can be done in this state. */
function Acts({ order, className }: { order: MyOrderRow; className?: string }) {
  const t = useT()
  const dialog = useDialog()
  const { doing, cancel, complete, reorder } = useOrderActs(order.od_id)
  const may = (name: string) =>
    order.actions.some((action) => action.name === name && !action.reason)
  const waits = order.od_status === '주문' && order.bank_account !== null
  return (
    <div
      className={cx(
        'grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-2 *:max-desk:text-center *:max-desk:whitespace-normal max-desk:[&>:last-child:nth-child(odd)]:col-span-full desk:flex desk:max-w-[300px] desk:shrink-0 desk:flex-wrap desk:justify-end wide:max-w-[620px]',
        className,
      )}
    >
      {waits && (
        <Button
          size={44}
          onClick={() =>
            void dialog.alert(<DepositCard order={order} />, { title: t('입금 계좌') })
          }
        >
          {t('입금 계좌')}
        </Button>
      )}
      {may('complete') && (
        <Button size={44} busy={doing === 'complete'} onClick={() => void complete()}>
          {t('구매확정')}
        </Button>
      )}
      <ReviewLink order={order} />
      {order.parcels > 1 && (
        <ButtonLink to={paths.myPage.order(order.od_id)} look="outline" size={44}>
          {t('배송 조회 {count}건', { count: order.parcels })}
        </ButtonLink>
      )}
      {order.parcels <= 1 && order.delivery?.url && (
        <a
          href={order.delivery.url}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ look: 'outline', size: 44 })}
        >
          {t('배송 조회')}
          <span className="sr-only"> ({t('새 창')})</span>
        </a>
      )}
      {!order.unsent && (
        <Button look="outline" size={44} busy={doing === 'reorder'} onClick={() => void reorder()}>
          {t('다시 담기')}
        </Button>
      )}
      {order.unsent && ['입금', '완료'].includes(order.od_status) && (
        <ButtonLink
          to={`${paths.myPage.order(order.od_id)}#order-tickets`}
          look="outline"
          size={44}
        >
          {t('티켓 보기')}
        </ButtonLink>
      )}
      {may('claim') && (
        <ButtonLink to={`${paths.myPage.order(order.od_id)}#actions`} look="outline" size={44}>
          {t('반품·교환')}
        </ButtonLink>
      )}
      {may('cancel') && (
        <Button
          look="ghost"
          size={44}
          busy={doing === 'cancel'}
          onClick={() => void cancel()}
          className="text-ink-700"
        >
          {t('주문 취소')}
        </Button>
      )}
    </div>
  )
}
