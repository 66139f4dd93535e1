import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { DataTable, type Sort } from '../../../admin/ui/data-table.tsx'
import { FilterTabs, SavedViewTabs } from '../../../admin/ui/filter-tabs.tsx'
import { fresh } from '../../../admin/ui/fresh.ts'
import { useListAddress } from '../../../admin/ui/list-address.ts'
import { PageHead } from '../../../admin/ui/page-head.tsx'
import { Pager } from '../../../admin/ui/pager.tsx'
import { Panel } from '../../../admin/ui/panel.tsx'
import { leaveFromRow, useReturnToRow } from '../../../admin/ui/return-row.ts'
import { useStaff } from '../../../admin/ui/staff.ts'
import { statusWord } from '../../../admin/ui/status-chip.tsx'
import { paths } from '../../../kernel/paths.ts'
import { queryOf } from '../../../kernel/queries.ts'
import { Button } from '../../../ui/button.tsx'
import { useT } from '../../../ui/language.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { adminOrders, orderStatuses, staffOrderSorts } from '../contract.ts'
import { BulkBar } from './bulk-bar.tsx'
import { useOrderColumns } from './order-columns.tsx'
import { daysOf, OrderFilters, toShip } from './order-filters.tsx'
import { useOrderWork } from './order-work.tsx'

const list = 'orders'

export default function OrdersPage() {
  const t = useT()
  const staff = useStaff()
  const navigate = useNavigate()
  const work = useOrderWork()
  const address = useListAddress(list)
  const { filters } = address
  const sort: Sort = { by: staffOrderSorts.find((one) => one === filters.sort) ?? 'od_time', order: filters.order === 'asc' ? 'asc' : 'desc' }
  const state = filters.od_status ?? ''
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...queryOf(adminOrders.list, {
      query: {
        page: Number(filters.page) || 1,
        sort: sort.by as (typeof staffOrderSorts)[number],
        order: sort.order, // found in the list above
        keyword: filters.keyword || undefined,
        od_status: state || undefined,
        late: filters.late ? '1' : undefined,
        ...daysOf(filters),
      },
    }),
    ...fresh,
    enabled: address.ready,
  })
  const columns = useOrderColumns(list, work)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const rows = data?.data
  const counts = data?.counts ?? {}
  const chosenRows = rows?.filter((row) => chosen.has(row.od_id)) ?? []
  useReturnToRow(list, !!rows)

  const tabs = [
    { value: '', label: t('전체'), count: counts.all },
    { value: toShip, label: t('출고할 주문'), count: data && (counts.입금 ?? 0) + (counts.준비 ?? 0) },
    { value: 'late', label: t('기한 지남'), count: counts.late, hot: true },
    ...orderStatuses
      .filter((status) => !['반품', '품절'].includes(status) || (counts[status] ?? 0) > 0)
      .map((status) => ({ value: status, label: statusWord(t, status), count: data && (counts[status] ?? 0) })),
  ]
  const isFiltered = !!(filters.keyword || filters.late || filters.period || filters.from || filters.to || state)

  return (
    <>
      <PageHead title={t('주문')} />
      <Panel flush>
        <FilterTabs
          label={t('주문 상태')}
          tabs={tabs}
          value={filters.late ? 'late' : state}
          to={(tab) => address.to(tab === 'late' ? { od_status: '', late: '1' } : { od_status: tab, late: '' })}
          end={<SavedViewTabs list={list} address={address} canSave={isFiltered} />}
        />
        <OrderFilters address={address} />
        <DataTable
          caption={t('주문 목록')}
          columns={columns}
          rows={rows}
          idOf={(row) => row.od_id}
          failed={isError}
          onRetry={() => void refetch()}
          stale={isPlaceholderData}
          sort={sort}
          onSort={({ by, order }) => address.set({ sort: by, order })}
          selection={staff.changes('orders') ? { chosen, onChange: setChosen, labelOf: (od_id) => t('{id} 고르기', { id: od_id }) } : undefined}
          onOpen={(row) => {
            leaveFromRow(list, row.od_id)
            void navigate(paths.admin.order(row.od_id))
          }}
          empty={
            <EmptyState
              title={isFiltered ? t('조건에 맞는 주문이 없어요') : t('아직 주문이 없어요')}
              className="desk:py-16"
              action={
                isFiltered ? (
                  <Button look="outline" size={44} onClick={() => void navigate(address.only({}))}>
                    {t('조건 모두 풀기')}
                  </Button>
                ) : undefined
              }
            >
              <p>{isFiltered ? t('기간을 늘리거나 다른 상태를 골라 보세요.') : t('첫 주문이 들어오면 여기에 보여요.')}</p>
            </EmptyState>
          }
        />
        <BulkBar rows={chosenRows} onDone={() => setChosen(new Set())} />
        <Pager page={data} to={(page) => address.to({ page: String(page) })} />
      </Panel>
      <div className="h-10" />
      {work.dialogs}
    </>
  )
}
