import { useQuery } from '@tanstack/react-query'
import { Panel } from '#admin/ui/panel.tsx'
import { weekdayName } from '#kernel/day-words.ts'
import { koreanToday } from '#kernel/korean-time.ts'
import { queryOf } from '#kernel/queries.ts'
import { settings } from '#shop/setting/contract.ts'
import { cx } from '#ui/class-names.ts'
import { useLang, useMoney, useT } from '#ui/language.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { Day } from './today-cards.tsx'

/** Money received per day: bars to look at, a table to be read aloud. */
export function SalesPanel({ sales }: { sales: Day['sales'] | undefined }) {
  const t = useT()
  const { lang } = useLang()
  const money = useMoney()
  const { data } = useQuery(queryOf(settings.show, {}))
  // only for drawing dollars beside won: sums are never mixed
  const wonPerCent = (data?.data.payment.usd_rate ?? 1_400) / 100
  const sizeOf = (day: Day['sales'][number]) => day.krw + day.usd * wonPerCent
  const most = Math.max(1, ...(sales ?? []).map(sizeOf))
  const krw = sales?.reduce((sum, day) => sum + day.krw, 0) ?? 0
  const usd = sales?.reduce((sum, day) => sum + day.usd, 0) ?? 0
  return (
    <Panel
      flush
      title={t('7일 매출')}
      end={
        sales && (
          <span className="tabular">
            {[money(krw, 'krw'), usd > 0 && money(usd, 'usd')].filter(Boolean).join(' + ')}
          </span>
        )
      }
    >
      {!sales && <Skeleton className="m-4.5 h-[170px]" />}
      {sales && (
        <>
          <div
            aria-hidden="true"
            className="flex h-[204px] items-end gap-2 px-4.5 pt-5 pb-3.5 card:gap-3.5"
          >
            {sales.map((day) => (
              <div
                key={day.day}
                className="group flex h-full min-w-0 flex-1 flex-col justify-end text-center"
              >
                <span
                  className={cx(
                    'tabular mb-1 text-caption leading-tight text-ink-500',
                    sizeOf(day) === 0 && 'opacity-0',
                  )}
                >
                  {[
                    day.krw > 0 && short(day.krw, lang),
                    day.usd > 0 && `$${Math.round(day.usd / 100)}`,
                  ]
                    .filter(Boolean)
                    .join(' + ') || '0'}
                </span>
                <span
                  title={`${day.day} · ${money(day.krw, 'krw')}${day.usd ? ` + ${money(day.usd, 'usd')}` : ''}`}
                  className="flex flex-col justify-end"
                  style={{ height: `${Math.max(0.8, (sizeOf(day) / most) * 76)}%` }}
                >
                  {day.usd > 0 && (
                    <span
                      className="w-full bg-amber-400"
                      style={{ height: `${((day.usd * wonPerCent) / sizeOf(day)) * 100}%` }}
                    />
                  )}
                  <span
                    className={cx('w-full flex-1', sizeOf(day) ? 'bg-pine-600' : 'bg-paper-200')}
                  />
                </span>
                <span
                  className={cx(
                    'mt-2 text-caption leading-tight',
                    day.day === koreanToday() ? 'font-semibold text-ink-900' : 'text-ink-500',
                  )}
                >
                  {day.day === koreanToday() ? t('오늘') : weekdayName(day.day, lang)}
                </span>
              </div>
            ))}
          </div>
          {usd > 0 && (
            <p aria-hidden="true" className="flex gap-4 px-4.5 pb-3.5 text-caption text-ink-500">
              <span className="flex items-center gap-1.5">
                <span className="size-3 bg-pine-600" />
                {t('원화')}
              </span>
              <span className="flex items-center gap-1.5">
                <span className="size-3 bg-amber-400" />
                {t('달러')}
              </span>
            </p>
          )}
          <table className="sr-only">
            <caption>{t('7일 매출')}</caption>
            <thead>
              <tr>
                {[t('날짜'), t('원화'), t('달러'), t('주문 수')].map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {sales.map((day) => (
                <tr key={day.day}>
                  <th scope="row">{day.day}</th>
                  <td>{money(day.krw, 'krw')}</td>
                  <td>{money(day.usd, 'usd')}</td>
                  <td>{day.orders}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </Panel>
  )
}

/** 1,240,000 → "124만" or "1.2M". */
function short(won: number, lang: 'kr' | 'en'): string {
  return new Intl.NumberFormat(lang === 'kr' ? 'ko-KR' : 'en-US', {
    notation: 'compact',
    maximumFractionDigits: won >= 1_000_000 && lang === 'en' ? 1 : 0,
  }).format(won)
}
