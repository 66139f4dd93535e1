import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { type Column, DataTable } from '../../../admin/ui/data-table.tsx'
import { FilterBar, SearchBox } from '../../../admin/ui/filter-bar.tsx'
import { FilterTabs } from '../../../admin/ui/filter-tabs.tsx'
import { fresh } from '../../../admin/ui/fresh.ts'
import { useListAddress } from '../../../admin/ui/list-address.ts'
import { PageHead } from '../../../admin/ui/page-head.tsx'
import { Pager } from '../../../admin/ui/pager.tsx'
import { Panel } from '../../../admin/ui/panel.tsx'
import { leaveFromRow, useReturnToRow } from '../../../admin/ui/return-row.ts'
import { shortStamp, stamp } from '../../../admin/ui/times.ts'
import { paths } from '../../../kernel/paths.ts'
import { queryOf } from '../../../kernel/queries.ts'
import { Button } from '../../../ui/button.tsx'
import { useMoney, useT } from '../../../ui/language.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { adminQuotations, type DeskQuotationRow } from '../desk-contract.ts'
import { quotationStates } from '../quotation-contract.ts'
import { dayOf } from '../ui/quotation/paper-sheet.tsx'
import { StateNote, stateWord } from '../ui/quotation/state-note.tsx'

const list = 'quotations'

export default function QuotationsPage() {
  const t = useT()
  const navigate = useNavigate()
  const address = useListAddress(list)
  const { filters } = address
  const state = quotationStates.find((one) => one === filters.state)
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...queryOf(adminQuotations.list, { query: { page: Number(filters.page) || 1, state, keyword: filters.keyword || undefined } }),
    ...fresh,
    enabled: address.ready,
  })
  const columns = useColumns()
  useReturnToRow(list, !!data)
  const counts = data?.counts ?? {}
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <>
      <PageHead title={t('견적서')} />
      <Panel flush>
        <FilterTabs
          label={t('견적서 상태')}
          tabs={[{ value: '', label: t('전체'), count: all }, ...quotationStates.map((one) => ({ value: one, label: stateWord(t, one), count: counts[one] ?? 0 }))]}
          value={state ?? ''}
          to={(next) => address.to({ state: next })}
        />
        <FilterBar>
          <SearchBox
            label={t('번호, 상호, 담당자, 메일, 전화로 찾기')}
            value={filters.keyword ?? ''}
            onSearch={(keyword) => address.set({ keyword })}
            className="min-w-0 flex-1 basis-60 wide:max-w-[360px]"
          />
        </FilterBar>
        <DataTable
          caption={t('견적서 목록')}
          columns={columns}
          rows={data?.data}
          idOf={(row) => String(row.qt_id)}
          failed={isError}
          onRetry={() => void refetch()}
          stale={isPlaceholderData}
          onOpen={(row) => {
            leaveFromRow(list, String(row.qt_id))
            void navigate(paths.admin.quotation(row.qt_id))
          }}
          empty={
            <EmptyState
              title={filters.keyword || state ? t('조건에 맞는 견적서가 없어요') : t('아직 견적서가 없어요')}
              className="desk:py-16"
              action={
                filters.keyword || state ? (
                  <Button look="outline" size={44} onClick={() => void navigate(address.only({}))}>
                    {t('조건 모두 풀기')}
                  </Button>
                ) : undefined
              }
            >
              {!filters.keyword && !state && <p>{t('손님이 장바구니나 상품 페이지에서 만들면 여기에 보여요.')}</p>}
            </EmptyState>
          }
        />
        <Pager page={data} to={(page) => address.to({ page: String(page) })} />
      </Panel>
      <div className="h-10" />
    </>
  )
}

function useColumns(): Column<DeskQuotationRow>[] {
  const t = useT()
  const money = useMoney()
  return [
    {
      name: 'qt_no',
      label: t('견적번호'),
      head: true,
      cell: (row) => (
        <Link
          to={paths.admin.quotation(row.qt_id)}
          onClick={() => leaveFromRow(list, String(row.qt_id))}
          className="tap tabular whitespace-nowrap underline-offset-4 hover:underline"
        >
          {row.qt_no}
          {row.revision > 1 && <span className="ml-1 text-[13px] text-ink-500">r{row.revision}</span>}
        </Link>
      ),
    },
    {
      name: 'company',
      label: t('견적 받는 곳'),
      className: 'card:w-full card:max-w-0 card:min-w-40',
      cell: (row) => (
        <span className="block min-w-0">
          <span className="block truncate">{row.company}</span>
          {(row.name || row.email) && <span className="block truncate text-[13px] text-ink-500">{[row.name, row.email].filter(Boolean).join(' · ')}</span>}
        </span>
      ),
    },
    { name: 'total', label: t('합계'), cell: (row) => <span className="tabular whitespace-nowrap">{money(row.total, row.currency)}</span> },
    { name: 'state', label: t('상태'), cell: (row) => <StateNote state={row.state} /> },
    { name: 'valid_until', label: t('마지막 날'), roomy: true, cell: (row) => <span className="tabular whitespace-nowrap">{dayOf(row.valid_until)}</span> },
    {
      name: 'created_at',
      label: t('만든 때'),
      roomy: true,
      cell: (row) => (
        <time dateTime={row.created_at} title={stamp(row.created_at)} className="tabular whitespace-nowrap text-ink-700">
          {shortStamp(row.created_at)}
        </time>
      ),
    },
  ]
}
