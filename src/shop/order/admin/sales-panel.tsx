import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { fresh } from '#admin/ui/fresh.ts'
import { Panel } from '#admin/ui/panel.tsx'
import { adminPaths } from '#kernel/admin-paths.ts'
import { weekdayName } from '#kernel/day-words.ts'
import { koreanToday } from '#kernel/korean-time.ts'
import { queryOf } from '#kernel/queries.ts'
import { adminStatistics } from '#shop/statistics/admin-contract.ts'
import { SalesBars } from '#shop/statistics/ui/sales-bars.tsx'
import { useLang, useMoney, useT } from '#ui/language.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/states.tsx'

const days = 7

/** The net sales of the last days, as the statistics count them. */
export function SalesPanel() {
  const t = useT()
  const { lang } = useLang()
  const money = useMoney()
  const period = { from: koreanToday(1 - days), until: koreanToday() }
  const { data, isError, refetch } = useQuery({
    ...queryOf(adminStatistics.sales, { query: { ...period, by: 'day', order: 'asc' } }),
    ...fresh,
    refetchInterval: 60_000,
  })
  const sum = data?.sum
  const both = (name: 'net' | 'paid' | 'refunded') =>
    sum &&
    [money(sum.krw[name], 'krw'), sum.usd[name] !== 0 && money(sum.usd[name], 'usd')]
      .filter(Boolean)
      .join(' + ')
  return (
    <Panel
      flush
      title={t('7일 순매출')}
      end={
        sum && (
          <Link
            to={adminPaths.statistics(period)}
            className="tap tabular underline-offset-4 hover:underline"
          >
            {both('net')}
          </Link>
        )
      }
    >
      {isError && !data && (
        <ErrorState title={t('매출을 불러오지 못했어요')} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <Skeleton className="m-4.5 h-[170px]" />}
      {data && (
        <>
          <SalesBars
            caption={t('7일 순매출')}
            bars={data.series.map((row) => ({
              ...row,
              word: row.key === koreanToday() ? t('오늘') : weekdayName(row.key, lang),
              now: row.key === koreanToday(),
            }))}
          />
          <p className="tabular border-t border-paper-200 px-4.5 py-3 text-caption text-ink-500">
            {t(
              '받은 돈 {paid}에서 돌려준 돈 {refunded}을 뺐어요. 배송비가 들어 있고, 미입금 주문은 들어 있지 않아요.',
              {
                paid: both('paid') ?? '',
                refunded: both('refunded') ?? '',
              },
            )}
          </p>
        </>
      )}
    </Panel>
  )
}
