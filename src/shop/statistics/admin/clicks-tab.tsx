import { useQuery } from '@tanstack/react-query'
import { type Column, DataTable, type Sort } from '#admin/ui/data-table.tsx'
import { fresh } from '#admin/ui/fresh.ts'
import type { ListAddress } from '#admin/ui/list-address.ts'
import { Pager } from '#admin/ui/pager.tsx'
import { urlOf } from '#kernel/endpoint.ts'
import { queryOf } from '#kernel/queries.ts'
import { adminStatistics, type ClickRow, clickSorts } from '#shop/statistics/admin-contract.ts'
import { others } from '#shop/statistics/rules.ts'
import { useT } from '#ui/language.tsx'
import { EmptyState } from '#ui/states.tsx'
import { Choices } from './choices.tsx'
import { DayBars } from './day-bars.tsx'
import { periodOf } from './period.ts'
import { Bar, PeriodBar } from './period-bar.tsx'

export function ClicksTab({ address }: { address: ListAddress }) {
  const t = useT()
  const { filters } = address
  const sort = {
    by: clickSorts.find((one) => one === filters.sort) ?? 'clicks',
    order: filters.order === 'asc' ? 'asc' : 'desc',
  } satisfies Sort
  const asked = {
    ...periodOf(address),
    click_type: filters.click_type || undefined,
    sort: sort.by,
    order: sort.order,
  }
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...queryOf(adminStatistics.clicks, { query: { ...asked, page: Number(filters.page) || 1 } }),
    ...fresh,
    enabled: address.ready,
  })
  const places: Record<string, string> = {
    tile: t('상품 타일'),
    menu: t('메뉴'),
    hero: t('첫 화면'),
    banner: t('배너'),
    popup: t('팝업'),
    week: t('주간 픽'),
    [others]: t('그 밖'),
  }
  const placeOf = (type: string) => places[type] ?? type
  const columns: Column<ClickRow>[] = [
    {
      name: 'name',
      label: t('누른 것'),
      head: true,
      sort: 'click_name',
      cell: (row) => <span className="break-words">{row.click_name || row.click_id}</span>,
    },
    { name: 'place', label: t('자리'), sort: 'click_type', cell: (row) => placeOf(row.click_type) },
    {
      name: 'id',
      label: t('번호나 주소'),
      roomy: true,
      cell: (row) => <span className="break-all text-ink-500">{row.click_id}</span>,
    },
    {
      name: 'bar',
      label: t('클릭 크기'),
      quiet: true,
      roomy: true,
      className: 'card:w-[18%]',
      cell: (row) => <Bar part={row.clicks} of={data?.most ?? 0} />,
    },
    {
      name: 'pc',
      label: t('PC'),
      end: true,
      cell: (row) => <span className="tabular">{row.pc.toLocaleString()}</span>,
    },
    {
      name: 'mobile',
      label: t('모바일'),
      end: true,
      cell: (row) => <span className="tabular">{row.mobile.toLocaleString()}</span>,
    },
    {
      name: 'clicks',
      label: t('클릭'),
      sort: 'clicks',
      end: true,
      cell: (row) => <b className="tabular font-semibold">{row.clicks.toLocaleString()}</b>,
    },
  ]
  return (
    <>
      <PeriodBar
        address={address}
        csv={urlOf(adminStatistics.clicks.path, {}, { ...asked, csv: 1 })}
      />
      <Choices
        label={t('누른 자리')}
        choices={[
          { value: '', label: t('전체') },
          ...(data?.types ?? []).map(({ click_type, clicks }) => ({
            value: click_type,
            label: `${placeOf(click_type)} ${clicks.toLocaleString()}`,
          })),
        ]}
        value={filters.click_type ?? ''}
        to={(value) => address.to({ click_type: value })}
      />
      {data && data.days.length > 1 && <DayBars caption={t('날짜별 클릭')} days={data.days} />}
      <DataTable
        caption={t('클릭')}
        columns={columns}
        rows={data?.data}
        idOf={(row) => `${row.click_type} ${row.click_id}`}
        failed={isError}
        onRetry={() => void refetch()}
        stale={isPlaceholderData}
        sort={sort}
        onSort={(next) => address.set({ sort: next.by, order: next.order })}
        empty={<EmptyState title={t('이 기간에는 기록이 없어요')} className="desk:py-16" />}
      />
      <Pager page={data} to={(page) => address.to({ page: String(page) })} />
    </>
  )
}
