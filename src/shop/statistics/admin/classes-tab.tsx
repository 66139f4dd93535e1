import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { type Column, DataTable } from '#admin/ui/data-table.tsx'
import { fresh } from '#admin/ui/fresh.ts'
import type { ListAddress } from '#admin/ui/list-address.ts'
import { useStaff } from '#admin/ui/staff.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { percentOf } from '#shop/statistics/rules.ts'
import { adminClassFigures, type ClassFigures } from '#shop/tssa/figures-contract.ts'
import { useLang, useT } from '#ui/language.tsx'
import { EmptyState } from '#ui/states.tsx'
import { periodOf } from './period.ts'
import { Bar, PeriodBar } from './period-bar.tsx'

/** How full the classes of a span were, and who came. */
export function ClassesTab({ address }: { address: ListAddress }) {
  const t = useT()
  const { pick } = useLang()
  const staff = useStaff()
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...queryOf(adminClassFigures.show, { query: periodOf(address) }),
    ...fresh,
    enabled: address.ready,
  })
  const share = (part: number, whole: number) => {
    const percent = percentOf(part, whole)
    return percent === null ? '–' : `${percent}%`
  }
  const number = (
    name: 'dates' | 'seats' | 'booked' | 'came' | 'missed' | 'off',
    label: string,
  ): Column<ClassFigures> => ({
    ...{ name, label, end: true },
    cell: (row) => <span className="tabular">{row[name].toLocaleString()}</span>,
  })
  const columns: Column<ClassFigures>[] = [
    {
      name: 'title',
      label: t('클래스'),
      head: true,
      cell: (row) => {
        const title = pick(row.title.ko, row.title.en)
        return staff.sees('classes') ? (
          <Link
            to={adminPaths.classPage(row.class_id)}
            className="underline-offset-4 hover:underline"
          >
            {title}
          </Link>
        ) : (
          title
        )
      },
    },
    {
      name: 'bar',
      label: t('채움 크기'),
      quiet: true,
      roomy: true,
      className: 'card:w-[20%]',
      cell: (row) => <Bar part={row.booked} of={row.seats} />,
    },
    {
      name: 'fill',
      label: t('채움률'),
      end: true,
      cell: (row) => <b className="tabular font-semibold">{share(row.booked, row.seats)}</b>,
    },
    number('booked', t('예약한 사람')),
    number('seats', t('전체 자리')),
    number('dates', t('연 날짜')),
    number('off', t('취소한 날짜')),
    number('came', t('온 사람')),
    number('missed', t('안 온 사람')),
  ]
  return (
    <>
      <PeriodBar address={address} />
      {data && data.sum.seats > 0 && (
        <p className="tabular border-b border-paper-200 px-4.5 py-4">
          <strong className="font-serif text-grand font-medium">
            {share(data.sum.booked, data.sum.seats)}
          </strong>{' '}
          <span className="text-small text-ink-700">
            {t('자리 {seats}개 중 {booked}명이 예약했어요. 날짜 {dates}개, 취소한 날짜 {off}개.', {
              seats: data.sum.seats.toLocaleString(),
              booked: data.sum.booked.toLocaleString(),
              dates: data.sum.dates,
              off: data.sum.off,
            })}
          </span>
        </p>
      )}
      <DataTable
        caption={t('클래스 채움률')}
        columns={columns}
        rows={data?.data}
        idOf={(row) => String(row.class_id)}
        failed={isError}
        onRetry={() => void refetch()}
        stale={isPlaceholderData}
        empty={<EmptyState title={t('이 기간에는 수업이 없어요')} className="desk:py-16" />}
      />
    </>
  )
}
