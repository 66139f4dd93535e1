import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { fresh } from '#admin/ui/fresh.ts'
import { Panel } from '#admin/ui/panel.tsx'
import { adminPaths } from '#kernel/admin-paths.ts'
import { shortDay } from '#kernel/day-words.ts'
import { koreanClock, koreanDay, koreanToday } from '#kernel/korean-time.ts'
import { queryOf } from '#kernel/queries.ts'
import { adminDates } from '#shop/tssa/date-contract.ts'
import { adminClassFigures } from '#shop/tssa/figures-contract.ts'
import { useLang, useT } from '#ui/language.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/states.tsx'

const days = 7
const shown = 6

/** The next classes and how full the coming week is. */
export function ClassPanel() {
  const t = useT()
  const { pick, lang } = useLang()
  const week = { from: koreanToday(), until: koreanToday(days - 1) }
  const figures = useQuery({ ...queryOf(adminClassFigures.show, { query: week }), ...fresh })
  const dates = useQuery({
    ...queryOf(adminDates.list, { query: { ...week, per_page: shown } }),
    ...fresh,
    refetchInterval: 60_000,
  })
  const sum = figures.data?.sum
  const rows = dates.data?.data
  return (
    <Panel
      flush
      title={t('7일 안의 클래스')}
      end={
        sum &&
        sum.seats > 0 && (
          <Link
            to={adminPaths.classDates()}
            className="tap tabular underline-offset-4 hover:underline"
          >
            {t('채움률 {percent}%', { percent: Math.round((sum.booked / sum.seats) * 100) })}
          </Link>
        )
      }
    >
      {dates.isError && !rows && (
        <ErrorState title={t('클래스를 불러오지 못했어요')} onRetry={() => void dates.refetch()} />
      )}
      {!rows && !dates.isError && <Skeleton className="m-4.5 h-32" />}
      {rows?.length === 0 && (
        <p className="px-4.5 py-6 text-small text-ink-500">
          {t('7일 안에 열리는 클래스가 없어요.')}
        </p>
      )}
      <ul>
        {rows?.map((row) => (
          <li
            key={row.session_id}
            className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 border-t border-paper-100 px-4.5 py-2.5 text-small first:border-t-0 hover:bg-paper-50"
          >
            <span className="min-w-0">
              <Link to={adminPaths.classDate(row.session_id)} className="cover-link font-medium">
                {pick(row.title.ko, row.title.en)}
              </Link>
              <span className="tabular block text-caption text-ink-500">
                {shortDay(koreanDay(row.starts_at), lang)} {koreanClock(row.starts_at)}
              </span>
            </span>
            <span className="tabular text-right">
              {row.booked} / {row.capacity}
              <span aria-hidden="true" className="mt-1 block h-1.5 w-20 bg-paper-100">
                <span
                  className="block h-full bg-pine-600"
                  style={{ width: `${Math.min(100, (row.booked / row.capacity) * 100)}%` }}
                />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
