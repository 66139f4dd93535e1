import { useQuery } from '@tanstack/react-query'
import { type Column, DataTable, type Sort } from '#admin/ui/data-table.tsx'
import { fresh } from '#admin/ui/fresh.ts'
import type { ListAddress } from '#admin/ui/list-address.ts'
import { Pager } from '#admin/ui/pager.tsx'
import { dotted } from '#kernel/day-words.ts'
import { urlOf } from '#kernel/endpoint.ts'
import { queryOf } from '#kernel/queries.ts'
import { wayWord } from '#shop/payment/rules.ts'
import {
  adminStatistics,
  type Figures,
  goodsGroups,
  type SalesGroup,
  type SalesRow,
  salesGroups,
  salesSorts,
  timeGroups,
} from '#shop/statistics/admin-contract.ts'
import { buyerWord } from '#shop/statistics/rules.ts'
import { SalesBars } from '#shop/statistics/ui/sales-bars.tsx'
import { type Translate, useLang, useT } from '#ui/language.tsx'
import { EmptyState } from '#ui/states.tsx'
import { Choices } from './choices.tsx'
import { periodOf } from './period.ts'
import { Bar, PeriodBar } from './period-bar.tsx'
import { Both, SalesSums } from './sales-sums.tsx'

const isTime = (by: SalesGroup) => timeGroups.some((one) => one === by)
const isGoods = (by: SalesGroup) => goodsGroups.some((one) => one === by)

function groupWords(t: Translate): Record<SalesGroup, string> {
  return {
    day: t('날짜별'),
    week: t('주별'),
    month: t('월별'),
    method: t('결제 방법별'),
    customer: t('고객별'),
    product: t('상품별'),
    category: t('카테고리별'),
  }
}

export function SalesTab({ address }: { address: ListAddress }) {
  const t = useT()
  const { filters } = address
  const by = salesGroups.find((one) => one === filters.by) ?? 'day'
  const words = groupWords(t)
  const usual = isTime(by) ? 'key' : isGoods(by) ? 'sold' : 'net'
  const sort = {
    by: salesSorts.find((one) => one === filters.sort) ?? usual,
    order: filters.order === 'asc' ? ('asc' as const) : ('desc' as const),
  } satisfies Sort
  const asked = { ...periodOf(address), by, sort: sort.by, order: sort.order }
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...queryOf(adminStatistics.sales, { query: { ...asked, page: Number(filters.page) || 1 } }),
    ...fresh,
    enabled: address.ready,
  })
  const columns = useColumns(by, words[by], data?.most ?? 0)
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
      {data && <SalesSums sum={data.sum} before={data.before} />}
      {data && data.series.length > 1 && (
        <SalesBars
          caption={t('매출')}
          bars={data.series.map((row) => ({ ...row, word: dotted(row.key) }))}
        />
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

function useColumns(by: SalesGroup, word: string, most: number): Column<SalesRow>[] {
  const t = useT()
  const { pick } = useLang()
  const nameOf = (row: SalesRow) => {
    const known: Record<string, string> =
      by === 'method' ? wayWord : by === 'customer' ? buyerWord : {}
    const found = known[row.key]
    if (found) return t(found)
    return by === 'category' && row.key === '0'
      ? t('카테고리 없음')
      : isTime(by)
        ? dotted(row.name)
        : pick(row.name, row.name_en)
  }
  const figure = (name: keyof Figures, label: string, roomy = false): Column<SalesRow> => ({
    ...{ name, label, sort: name, end: true, wraps: true, roomy },
    cell: (row) => <Both row={row} name={name} />,
  })
  const goods = [
    figure('ordered', t('주문한 상품')),
    figure('sold', t('판 상품')),
    figure('unpaid', t('아직 미입금')),
    figure('cancelled', t('취소·반품')),
  ]
  const money = [
    figure('net', t('순매출')),
    figure('paid', t('받은 돈')),
    figure('refunded', t('돌려준 돈'), true),
  ]
  const main = isGoods(by) ? 'sold' : 'paid'
  return [
    {
      name: 'key',
      label: word,
      head: true,
      sort: isTime(by) ? 'key' : undefined,
      cell: (row) => (
        <span className={isTime(by) ? 'tabular whitespace-nowrap' : 'break-words'}>
          {nameOf(row)}
        </span>
      ),
    },
    ...(isTime(by)
      ? []
      : [
          {
            name: 'bar',
            label: t('원화 크기'),
            quiet: true,
            roomy: true,
            className: 'card:w-[20%]',
            cell: (row: SalesRow) => <Bar part={row.krw[main]} of={most} />,
          },
        ]),
    ...(isGoods(by) ? goods : [...money, ...goods, figure('shipping', t('배송비'), true)]),
    {
      name: 'orders',
      label: t('주문 수'),
      wraps: true,
      sort: 'orders',
      end: true,
      cell: (row) => <span className="tabular">{row.orders.toLocaleString()}</span>,
    },
    {
      name: 'units',
      label: t('주문 수량'),
      roomy: !isGoods(by),
      wraps: true,
      sort: 'units',
      end: true,
      cell: (row) => <span className="tabular">{row.units.toLocaleString()}</span>,
    },
  ]
}
