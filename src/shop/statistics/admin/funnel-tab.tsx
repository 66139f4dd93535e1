import { useQuery } from '@tanstack/react-query'
import { type Column, DataTable, type Sort } from '#admin/ui/data-table.tsx'
import { fresh } from '#admin/ui/fresh.ts'
import type { ListAddress } from '#admin/ui/list-address.ts'
import { Pager } from '#admin/ui/pager.tsx'
import { dotted } from '#kernel/day-words.ts'
import { urlOf } from '#kernel/endpoint.ts'
import { queryOf } from '#kernel/queries.ts'
import { adminStatistics, type FunnelRow } from '#shop/statistics/admin-contract.ts'
import { percentOf } from '#shop/statistics/rules.ts'
import { useT } from '#ui/language.tsx'
import { EmptyState } from '#ui/states.tsx'
import { periodOf } from './period.ts'
import { Bar, PeriodBar } from './period-bar.tsx'

const steps = ['product', 'cart', 'order_form', 'order', 'paid'] as const

/** How far visits come: each step is counted once per visit and day. */
export function FunnelTab({ address }: { address: ListAddress }) {
  const t = useT()
  const { filters } = address
  const sort: Sort = { by: 'day', order: filters.order === 'asc' ? 'asc' : 'desc' }
  const asked = { ...periodOf(address), order: sort.order }
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...queryOf(adminStatistics.funnel, { query: { ...asked, page: Number(filters.page) || 1 } }),
    ...fresh,
    enabled: address.ready,
  })
  const words: Record<(typeof steps)[number], string> = {
    product: t('상품 봄'),
    cart: t('장바구니 봄'),
    order_form: t('주문서 봄'),
    order: t('주문'),
    paid: t('결제'),
  }
  const columns: Column<FunnelRow>[] = [
    {
      name: 'day',
      label: t('날짜'),
      head: true,
      sort: 'day',
      cell: (row) => <span className="tabular whitespace-nowrap">{dotted(row.day)}</span>,
    },
    ...steps.map(
      (step): Column<FunnelRow> => ({
        name: step,
        label: words[step],
        end: true,
        cell: (row) => <span className="tabular">{row[step].toLocaleString()}</span>,
      }),
    ),
    {
      name: 'rate',
      label: t('상품에서 주문까지'),
      end: true,
      cell: (row) => (
        <span className="tabular">{percentText(percentOf(row.order, row.product))}</span>
      ),
    },
  ]
  const sum = data?.sum
  const most = sum ? Math.max(1, ...steps.map((step) => sum[step])) : 1
  return (
    <>
      <PeriodBar
        address={address}
        csv={urlOf(adminStatistics.funnel.path, {}, { ...asked, csv: 1 })}
      />
      {sum && (
        <ol
          aria-label={t('기간 합계')}
          className="grid gap-3 border-y border-paper-200 px-4.5 py-4"
        >
          {steps.map((step) => (
            <li
              key={step}
              className="grid grid-cols-[7.5em_4.5em_4em_minmax(0,1fr)] items-center gap-3 text-small"
            >
              <span>{words[step]}</span>
              <b className="tabular text-right font-semibold">{sum[step].toLocaleString()}</b>
              <span className="tabular text-right text-ink-500">
                {step === 'product' ? '' : percentText(percentOf(sum[step], sum.product))}
              </span>
              <Bar part={sum[step]} of={most} className="h-3!" />
            </li>
          ))}
        </ol>
      )}
      <DataTable
        caption={t('주문까지의 걸음')}
        columns={columns}
        rows={data?.data}
        idOf={(row) => row.day}
        failed={isError}
        onRetry={() => void refetch()}
        stale={isPlaceholderData}
        sort={sort}
        onSort={(next) => address.set({ order: next.order })}
        empty={<EmptyState title={t('이 기간에는 기록이 없어요')} className="desk:py-16" />}
      />
      <Pager page={data} to={(page) => address.to({ page: String(page) })} />
    </>
  )
}

function percentText(percent: number | null): string {
  return percent === null ? '–' : `${percent}%`
}
