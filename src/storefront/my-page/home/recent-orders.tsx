import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { dayWithWeekday } from '#kernel/day-words.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { paths } from '#kernel/paths.ts'
import { stateWordOf } from '#shop/order/ui/steps.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyParcel } from '#ui/empty-drawings.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { Money } from '#ui/money.tsx'
import { Picture } from '#ui/picture.tsx'
import { Card } from './card.tsx'
import { homeQueries } from './queries.ts'

/** The last three orders, or a way to the first. */
export function RecentOrders() {
  const t = useT()
  const { lang, pick } = useLang()
  const { data } = useQuery(homeQueries().orders)
  if (!data) return null
  return (
    <Card id="recent-orders" title={t('최근 주문')}>
      {data.data.length === 0 ? (
        <div className="flex flex-col items-center gap-4 py-8 text-center">
          <EmptyParcel />
          <p className="text-plain text-ink-700">{t('최근 3개월 동안 주문한 상품이 없어요.')}</p>
          <ButtonLink look="outline" size={44} to={paths.bestSeller()}>
            {t('베스트 보러 가기')}
          </ButtonLink>
        </div>
      ) : (
        <ul className="mt-2">
          {data.data.map((order) => (
            <li
              key={order.od_id}
              className="hairline-b relative flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5 last:border-b-0 last:pb-1"
            >
              <span className="h-20 w-16 shrink-0">
                <Picture name={order.thumb_image} alt="" sizes="64px" />
              </span>
              <span className="min-w-0 flex-1 basis-32 [overflow-wrap:anywhere]">
                <span className="tabular block text-caption text-ink-500">
                  {dayWithWeekday(koreanDay(order.od_time), lang)}
                </span>
                <Link
                  to={paths.myPage.order(order.od_id)}
                  className="cover-link block text-plain leading-snug font-medium hover:underline"
                >
                  {pick(order.goods, order.goods_en)}
                </Link>
                <span className="mt-0.5 block text-small font-semibold text-pine-700">
                  {t(stateWordOf(order))}
                </span>
              </span>
              <Money
                amount={order.total}
                currency={order.currency}
                strong
                className="ml-auto text-plain"
              />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
