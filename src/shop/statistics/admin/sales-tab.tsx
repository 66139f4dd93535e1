import { useQuery } from '@tanstack/react-query'
import { type Column, DataTable, type Sort } from '#admin/ui/data-table.tsx'
import { fresh } from '#admin/ui/fresh.ts'
import type { ListAddress } from '#admin/ui/list-address.ts'
import { Pager } from '#admin/ui/pager.tsx'
import { urlOf } from '#kernel/endpoint.ts'
import { queryOf } from '#kernel/queries.ts'
import {
  adminStatistics,
  type SalesRow,
  salesGroups,
  salesSorts,
} from '#shop/statistics/admin-contract.ts'
import { useLang, useMoney, useT } from '#ui/language.tsx'
import { EmptyState } from '#ui/states.tsx'
import { Choices } from './choices.tsx'
import { periodOf } from './period.ts'
import { Bar, PeriodBar } from './period-bar.tsx'

export function SalesTab({ address }: { address: ListAddress }) {
  const t = useT()
  const { pick } = useLang()
  const money = useMoney()
  const { filters } = address
  const by = salesGroups.find((one) => one === filters.by) ?? 'day'
  const sort: Sort = {
    by: salesSorts.find((one) => one === filters.sort) ?? (by === 'day' ? 'key' : 'krw'),
    order: filters.order === 'asc' ? 'asc' : 'desc',
  }
  const asked = {
    ...periodOf(address),
    by,
    sort: sort.by as (typeof salesSorts)[number],
    order: sort.order,
  } // found in the list above
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...queryOf(adminStatistics.sales, { query: { ...asked, page: Number(filters.page) || 1 } }),
    ...fresh,
    enabled: address.ready,
  })
  const words: Record<typeof by, string> = {
    day: t('날짜별'),
    product: t('상품별'),
    category: t('카테고리별'),
  }
  const nameOf = (row: SalesRow) =>
    row.key === '0' ? t('카테고리 없음') : pick(row.name, row.name_en)
  const columns: Column<SalesRow>[] = [
    {
      name: 'key',
      label: words[by],
      head: true,
      sort: by === 'day' ? 'key' : undefined,
      cell: (row) => (
        <span className={by === 'day' ? 'tabular' : 'break-words'}>{nameOf(row)}</span>
      ),
    },
    {
      name: 'bar',
      label: t('원화 크기'),
      quiet: true,
      roomy: true,
      className: 'card:w-[28%]',
      cell: (row) => <Bar part={row.krw} of={data?.most.krw ?? 0} />,
    },
    {
      name: 'krw',
      label: t('원화'),
      sort: 'krw',
      end: true,
      cell: (row) => (
        <b className="tabular font-semibold whitespace-nowrap">{money(row.krw, 'krw')}</b>
      ),
    },
    {
      name: 'usd',
      label: t('달러'),
      sort: 'usd',
      end: true,
      cell: (row) => <span className="tabular whitespace-nowrap">{money(row.usd, 'usd')}</span>,
    },
    {
      name: 'orders',
      label: t('주문 수'),
      sort: 'orders',
      end: true,
      cell: (row) => <span className="tabular">{row.orders.toLocaleString()}</span>,
    },
    {
      name: 'units',
      label: t('판매 수량'),
      sort: 'units',
      end: true,
      cell: (row) => <span className="tabular">{row.units.toLocaleString()}</span>,
    },
  ]
  return (
    <>
      <PeriodBar
        address={address}
        csv={urlOf(adminStatistics.sales.path, {}, { ...asked, csv: 1 })}
      />
      <Choices
        label={t('매출을 보는 방법')}
        choices={salesGroups.map((value) => ({ value, label: words[value] }))}
        value={by}
        to={(value) => address.to({ by: value === 'day' ? '' : value, sort: '', order: '' })}
      />
      {data && (
        <p className="tabular flex flex-wrap gap-x-6 gap-y-1 border-y border-paper-200 px-4.5 py-3 text-small">
          <span>{t('합계')}</span>
          <b className="font-semibold">{money(data.sum.krw, 'krw')}</b>
          {data.sum.usd > 0 && <b className="font-semibold">{money(data.sum.usd, 'usd')}</b>}
          <span className="text-ink-500">
            {t('주문 {orders}건, {units}개', {
              orders: data.sum.orders.toLocaleString(),
              units: data.sum.units.toLocaleString(),
            })}
          </span>
          <span className="text-ink-500">
            {t('취소와 반품은 빼고, 할인을 나눈 뒤의 상품 금액이에요.')}
          </span>
        </p>
      )}
      <DataTable
        caption={t('매출')}
        columns={columns}
        rows={data?.data}
        idOf={(row) => row.key}
        failed={isError}
        onRetry={() => void refetch()}
        stale={isPlaceholderData}
        sort={sort}
        onSort={(next) => address.set({ sort: next.by, order: next.order })}
        empty={<EmptyState title={t('이 기간에는 주문이 없어요')} className="desk:py-16" />}
      />
      <Pager page={data} to={(page) => address.to({ page: String(page) })} />
    </>
  )
}
