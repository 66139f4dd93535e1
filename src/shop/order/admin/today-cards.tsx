import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type * as z from 'zod/mini'
import { type Area, useStaff } from '#admin/ui/staff.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { koreanToday } from '#kernel/korean-time.ts'
import { queryOf } from '#kernel/queries.ts'
import { adminInquiries } from '#shop/inquiry/desk-contract.ts'
import type { today } from '#shop/order/contract/today.ts'
import { adminSearch } from '#shop/search/admin-contract.ts'
import { cx } from '#ui/class-names.ts'
import { useT } from '#ui/language.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { toShip } from './order-filters.tsx'

export type Day = z.output<typeof today>

/** The work of the day; each number leads to exactly its rows. */
export function TodayCards({ day }: { day: Day | undefined }) {
  const t = useT()
  const staff = useStaff()
  const sees = staff.sees('customers')
  const waiting = useQuery({
    ...queryOf(adminInquiries.counts, {}),
    staleTime: 30_000,
    enabled: sees,
  }).data?.data
  const unfound = useQuery({
    ...queryOf(adminSearch.list, { query: { per_page: 1 } }),
    staleTime: 60_000,
    enabled: staff.sees('search'),
  }).data?.counts.none
  const cards: {
    label: string
    count: number | undefined
    /** null where this person may not open its list */
    to: string | null
    area: Area
    hot?: boolean
  }[] = [
    {
      label: t('미입금 마감'),
      count: day?.unpaid_late,
      to: adminPaths.orders({ late: 1 }),
      area: 'orders',
      hot: true,
    },
    {
      label: t('입금대기'),
      count: day?.waiting_deposit,
      to: adminPaths.orders({ od_status: '주문' }),
      area: 'orders',
    },
    {
      label: t('출고할 주문'),
      count: day?.to_ship,
      to: adminPaths.orders({ od_status: toShip }),
      area: 'orders',
    },
    {
      label: t('오늘 들어온 주문'),
      count: day?.new_orders,
      to: adminPaths.orders({ from: koreanToday(), to: koreanToday() }),
      area: 'orders',
    },
    {
      label: t('처리할 반품·교환'),
      count: day?.claims,
      to: adminPaths.claims({ work: 1 }),
      area: 'orders',
    },
    {
      label: t('환불 기한 지난 반품'),
      count: day?.claims_late,
      to: adminPaths.claims({ overdue: 1 }),
      area: 'orders',
      hot: true,
    },
    {
      label: t('곧 끝나는 견적'),
      count: day?.quotations_ending,
      to: adminPaths.quotations({ ending: 1 }),
      area: 'orders',
    },
    ...(day?.jobs_failing
      ? [
          {
            label: t('되풀이해 실패하는 일'),
            count: day.jobs_failing,
            to: staff.sees('upkeep') ? adminPaths.work() : null,
            area: 'upkeep' as const,
            hot: true,
          },
        ]
      : []),
    ...(sees
      ? [
          {
            label: t('답변할 문의'),
            count: waiting?.inquiries,
            to: adminPaths.inquiries(),
            area: 'customers' as const,
            hot: true,
          },
          {
            label: t('답변할 후기'),
            count: waiting?.reviews,
            to: adminPaths.reviews({ state: 'unanswered' }),
            area: 'customers' as const,
          },
        ]
      : []),
    {
      label: t('품절 임박'),
      count: day?.low_stock,
      to: adminPaths.products({ state: 'low' }),
      area: 'products',
      hot: true,
    },
    ...(staff.sees('search')
      ? [
          {
            label: t('결과 없는 검색어'),
            count: unfound,
            to: adminPaths.search({ state: 'none' }),
            area: 'search' as const,
          },
        ]
      : []),
  ]
  // a number of somebody else's work leads nowhere; that something fails everybody should know
  const own = cards.filter(({ to, area }) => to === null || staff.sees(area))
  return (
    <ul className={cx('grid grid-cols-2 gap-3 card:grid-cols-4', sees && 'wide:grid-cols-6')}>
      {own.map(({ label, count, to, hot }) => (
        <li key={label} className="max-card:last:odd:col-span-2">
          <Card to={to}>
            <span
              className={cx(
                'tabular block font-serif text-grand leading-tight font-medium',
                hot && count ? 'text-ember-600' : 'text-ink-900',
              )}
            >
              {count === undefined ? (
                <Skeleton className="my-1 h-7 w-10" />
              ) : (
                count.toLocaleString()
              )}
            </span>
            <span className="block text-caption leading-snug text-ink-500">{label}</span>
          </Card>
        </li>
      ))}
    </ul>
  )
}

const cardClass =
  'flex h-full min-h-22 flex-col-reverse justify-end border border-paper-200 bg-paper-0 px-4 py-3.5 [&>:first-child]:order-2'

function Card({ to, children }: { to: string | null; children: ReactNode }) {
  if (!to) return <div className={cardClass}>{children}</div>
  return (
    <Link
      to={to}
      className={cx(cardClass, 'transition-colors duration-[120ms] hover:border-control')}
    >
      {children}
    </Link>
  )
}
