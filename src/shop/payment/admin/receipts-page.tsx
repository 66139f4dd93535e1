import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { DataTable, type Sort } from '../../../admin/ui/data-table.tsx'
import { FilterBar, SearchBox } from '../../../admin/ui/filter-bar.tsx'
import { FilterTabs } from '../../../admin/ui/filter-tabs.tsx'
import { fresh } from '../../../admin/ui/fresh.ts'
import { useListAddress } from '../../../admin/ui/list-address.ts'
import { PageHead } from '../../../admin/ui/page-head.tsx'
import { Pager } from '../../../admin/ui/pager.tsx'
import { Panel } from '../../../admin/ui/panel.tsx'
import { queryOf } from '../../../kernel/queries.ts'
import { useT } from '../../../ui/language.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { receiptDesk } from '../../order/receipt-contract.ts'
import { type ReceiptRowView, receiptSorts, receiptStates } from '../receipt-contract.ts'
import { useReceiptColumns } from './receipt-columns.tsx'
import { ReceiptDialog } from './receipt-dialog.tsx'
import { receiptWord } from './words.ts'

const list = 'cash-receipts'

/** Cash receipts: they issue themselves; what was refused waits here for a person. */
export default function ReceiptsPage() {
  const t = useT()
  const client = useQueryClient()
  const address = useListAddress(list)
  const { filters } = address
  const [working, setWorking] = useState<ReceiptRowView | null>(null)
  const sort: Sort = { by: receiptSorts.find((one) => one === filters.sort) ?? 'asked_at', order: filters.order === 'asc' ? 'asc' : 'desc' }
  const state = receiptStates.find((one) => one === filters.state)
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...queryOf(receiptDesk.list, {
      query: { page: Number(filters.page) || 1, sort: receiptSorts.find((one) => one === sort.by), order: sort.order, keyword: filters.keyword || undefined, state },
    }),
    ...fresh,
    enabled: address.ready,
  })
  const columns = useReceiptColumns(setWorking, () => void refetch())
  const counts = data?.counts ?? {}
  const tabs = [
    { value: '', label: t('전체'), count: counts.all },
    ...receiptStates.map((one) => ({ value: one, label: receiptWord(t, one), count: data && (counts[one] ?? 0), hot: one === 'failed' })),
  ]
  return (
    <>
      <PageHead title={t('현금영수증 발급')} note={t('입금을 확인하면 저절로 발급하고, 환불하면 남은 금액으로 다시 발급해요.')} />
      <Panel flush>
        <FilterTabs label={t('현금영수증 상태')} tabs={tabs} value={state ?? ''} to={(tab) => address.to({ state: tab })} />
        <FilterBar>
          <SearchBox
            label={t('주문번호, 이름, 승인번호로 찾기')}
            value={filters.keyword ?? ''}
            onSearch={(keyword) => address.set({ keyword })}
            className="min-w-0 flex-1 basis-60 wide:max-w-[360px]"
          />
        </FilterBar>
        <DataTable
          caption={t('현금영수증 목록')}
          columns={columns}
          rows={data?.data}
          idOf={(row) => String(row.receipt_id)}
          failed={isError}
          onRetry={() => void refetch()}
          stale={isPlaceholderData}
          sort={sort}
          onSort={({ by, order }) => address.set({ sort: by, order })}
          empty={
            <EmptyState title={t('보여 줄 현금영수증이 없어요')} className="desk:py-16">
              <p>{t('현금으로 결제한 주문에서 신청하면 여기에 보여요.')}</p>
            </EmptyState>
          }
        />
        <Pager page={data} to={(page) => address.to({ page: String(page) })} />
      </Panel>
      <div className="h-10" />
      {working && (
        <ReceiptDialog
          key={working.receipt_id}
          receipt={working}
          onClose={() => {
            setWorking(null)
            void client.invalidateQueries({ queryKey: [receiptDesk.list.path] })
          }}
        />
      )}
    </>
  )
}
