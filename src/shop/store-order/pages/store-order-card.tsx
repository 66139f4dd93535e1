import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { dayWithWeekday } from '#kernel/day-words.ts'
import { paths } from '#kernel/paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { type MyStoreOrderRow, myStoreOrders } from '#shop/store-order/contract.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { useLang, useT } from '#ui/language.tsx'
import { Money } from '#ui/money.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** One receipt: where, when and how much; its lines unfold. */
export function StoreOrderCard({ order }: { order: MyStoreOrderRow }) {
  const t = useT()
  const { lang, pick } = useLang()
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <li className="border border-paper-200 bg-paper-0">
      <div className="flex flex-wrap items-baseline gap-x-3 border-b border-paper-200 px-4 py-3 text-small desk:px-5">
        <time dateTime={order.so_day} className="tabular font-semibold">
          {dayWithWeekday(order.so_day, lang)}
        </time>
        <span>{pick(order.so_store, order.so_store_en)}</span>
        <span className="tabular text-ink-500">
          {t('영수증 {receipt}', { receipt: order.so_receipt })}
        </span>
      </div>
      <div className="flex items-end justify-between gap-4 px-4 py-4 desk:px-5">
        <div className="min-w-0">
          <p className="text-body leading-snug">{pick(order.goods, order.goods_en)}</p>
          <p className="mt-1.5 flex flex-wrap items-baseline gap-x-3 text-body">
            <Money amount={order.so_total} currency="krw" strong />
            {order.so_point > 0 && (
              <span className="text-small text-pine-700">
                {t('포인트 {count}점 적립', { count: order.so_point.toLocaleString() })}
              </span>
            )}
          </p>
        </div>
        <Button
          look="ghost"
          size={44}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="shrink-0 text-ink-700"
        >
          {open ? t('접기') : t('산 상품 보기')}
          <ChevronDown
            aria-hidden="true"
            size={18}
            strokeWidth={1.5}
            className={cx('transition-transform', open && 'rotate-180')}
          />
        </Button>
      </div>
      <div id={id}>{open && <Lines so_id={order.so_id} />}</div>
    </li>
  )
}

function Lines({ so_id }: { so_id: number }) {
  const t = useT()
  const { pick } = useLang()
  const { data, isError, refetch } = useQuery(queryOf(myStoreOrders.show, { params: { so_id } }))
  if (isError && !data)
    return (
      <p className="flex flex-wrap items-center gap-3 border-t border-paper-200 px-4 py-3 text-small desk:px-5">
        {t('산 상품을 불러오지 못했어요.')}
        <Button look="outline" size={44} onClick={() => void refetch()}>
          {t('다시 시도')}
        </Button>
      </p>
    )
  if (!data) return <Skeleton className="mx-4 mb-4 h-16" />
  const { lines, so_discount } = data.data
  return (
    <ul
      className="border-t border-paper-200 px-4 py-2 text-plain desk:px-5"
      aria-label={t('산 상품')}
    >
      {lines.map((line) => (
        <li key={line.sl_id} className="flex items-baseline justify-between gap-4 py-2">
          <span className="min-w-0">
            {line.it_id ? (
              <Link
                to={paths.product(line.it_id)}
                className="underline decoration-line underline-offset-4 hover:decoration-current"
              >
                {pick(line.sl_name, line.sl_name_en)}
              </Link>
            ) : (
              pick(line.sl_name, line.sl_name_en)
            )}
            <span className="tabular ml-2 whitespace-nowrap text-ink-500">
              {t('{count}개', { count: line.sl_qty })}
            </span>
          </span>
          <Money amount={line.sl_price * line.sl_qty} currency="krw" />
        </li>
      ))}
      {so_discount > 0 && (
        <li className="flex items-baseline justify-between gap-4 border-t border-paper-200 py-2 text-ink-700">
          <span>{t('매장 할인')}</span>
          <span>
            −<Money amount={so_discount} currency="krw" />
          </span>
        </li>
      )}
    </ul>
  )
}
