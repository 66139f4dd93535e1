import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { type Column, DataTable, type Sort } from '../../../admin/ui/data-table.tsx'
import { type Applied, AppliedFilters, FilterBar, SearchBox } from '../../../admin/ui/filter-bar.tsx'
import { FilterTabs } from '../../../admin/ui/filter-tabs.tsx'
import { useListAddress } from '../../../admin/ui/list-address.ts'
import { PageHead } from '../../../admin/ui/page-head.tsx'
import { Pager } from '../../../admin/ui/pager.tsx'
import { Panel } from '../../../admin/ui/panel.tsx'
import { stamp } from '../../../admin/ui/times.ts'
import { paths } from '../../../kernel/paths.ts'
import { queryOf } from '../../../kernel/queries.ts'
import { Badge } from '../../../ui/badge.tsx'
import { useLang, useMoney, useT } from '../../../ui/language.tsx'
import { Select } from '../../../ui/select.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { claimKinds, claimStates } from '../contract.ts'
import { adminClaims, type ClaimRow, claimSorts } from '../desk-contract.ts'
import { kindWord, reasonWord, stateWord, tones } from './words.ts'

/** Returns and exchanges: what is overdue first, then what waits longest. */
export default function ClaimsPage() {
  const t = useT()
  const navigate = useNavigate()
  const address = useListAddress('claims')
  const { filters } = address
  const sort: Sort = { by: claimSorts.find((one) => one === filters.sort) ?? 'due', order: filters.order === 'desc' ? 'desc' : 'asc' }
  const state = claimStates.find((one) => one === filters.state)
  const kind = claimKinds.find((one) => one === filters.kind)
  const overdue = filters.overdue === '1' ? ('1' as const) : undefined
  const query = {
    page: Number(filters.page) || 1,
    sort: sort.by as (typeof claimSorts)[number], // found in the list above
    order: sort.order,
    state,
    kind,
    overdue,
    keyword: filters.keyword || undefined,
  }
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...queryOf(adminClaims.list, { query }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    enabled: address.ready,
  })
  const applied: Applied[] = filters.keyword ? [{ name: 'keyword', label: t('검색: {word}', { word: filters.keyword }) }] : []
  return (
    <>
      <PageHead title={t('반품·교환')} note={t('상품이 돌아온 날부터 영업일 3일 안에 환불해야 해요. 기한이 지난 것이 맨 위에 와요.')} />
      <Panel flush>
        <FilterTabs
          label={t('상태')}
          value={overdue ? 'overdue' : (state ?? '')}
          to={(value) => address.to(value === 'overdue' ? { overdue: '1', state: '' } : { state: value, overdue: '' })}
          tabs={[
            { value: '', label: t('전체'), count: data?.counts.all },
            { value: 'overdue', label: t('기한 지남'), count: data?.counts.overdue, hot: true },
            ...claimStates.map((one) => ({ value: one, label: stateWord(t, one), count: data?.counts[one] })),
          ]}
        />
        <FilterBar>
          <Select
            label={t('종류')}
            hideLabel
            small
            optional
            value={kind ?? ''}
            placeholder={t('반품과 교환')}
            onChange={(value) => address.set({ kind: value })}
            choices={claimKinds.map((one) => ({ value: one, label: kindWord(t, one) }))}
            className="w-56"
          />
          <SearchBox
            label={t('주문번호, 이름, 전화로 찾기')}
            value={filters.keyword ?? ''}
            onSearch={(keyword) => address.set({ keyword })}
            className="min-w-0 flex-1 basis-60 wide:max-w-[360px]"
          />
        </FilterBar>
        <AppliedFilters applied={applied} onDrop={() => address.set({ keyword: '' })} onDropAll={() => address.set({ keyword: '' })} />
        <DataTable
          caption={t('반품과 교환 신청')}
          columns={useColumns()}
          rows={data?.data}
          idOf={(row) => String(row.claim_id)}
          failed={isError}
          onRetry={() => void refetch()}
          stale={isPlaceholderData}
          sort={sort}
          onSort={({ by, order }) => address.set({ sort: by, order })}
          onOpen={(row) => void navigate(paths.admin.claim(row.claim_id))}
          empty={
            <EmptyState title={t('신청이 없어요')} className="desk:py-16">
              <p>{t('고객이 반품이나 교환을 신청하면 여기에 보여요.')}</p>
            </EmptyState>
          }
        />
        <Pager page={data} to={(page) => address.to({ page: String(page) })} />
      </Panel>
    </>
  )
}

function useColumns(): Column<ClaimRow>[] {
  const t = useT()
  const { pick } = useLang()
  const money = useMoney()
  return [
    {
      name: 'claim_id',
      label: t('신청'),
      head: true,
      sort: 'claim_id',
      cell: (row) => (
        <Link to={paths.admin.claim(row.claim_id)} className="font-medium underline-offset-4 hover:underline">
          {kindWord(t, row.kind)} {row.claim_id}
          <span className="tabular block text-[13px] font-normal text-ink-500">{row.od_id}</span>
        </Link>
      ),
    },
    { name: 'state', label: t('상태'), cell: (row) => <Badge tone={tones[row.state]}>{stateWord(t, row.state)}</Badge> },
    { name: 'od_name', label: t('주문자'), cell: (row) => row.od_name },
    {
      name: 'goods',
      label: t('상품'),
      // takes what the other columns leave
      className: 'card:w-full card:max-w-0 card:min-w-36',
      cell: (row) => <span className="block min-w-0 truncate text-right card:text-left">{pick(row.goods, row.goods_en)}</span>,
    },
    { name: 'reason', label: t('이유'), cell: (row) => `${reasonWord(t, row.reason)}${row.photos ? ` · ${t('사진 {count}', { count: row.photos })}` : ''}` },
    { name: 'refund', label: t('환불액'), end: true, cell: (row) => <span className="tabular">{row.kind === 'return' ? money(row.refund, row.currency) : '–'}</span> },
    { name: 'requested_at', label: t('신청한 때'), sort: 'requested_at', cell: (row) => <span className="tabular">{stamp(row.requested_at)}</span>, roomy: true },
    {
      name: 'due',
      label: t('환불 기한'),
      sort: 'due',
      cell: (row) =>
        row.due_at ? (
          <span className={row.overdue ? 'tabular font-semibold text-bad' : 'tabular'}>
            {stamp(row.due_at)}
            {row.overdue && <span className="block text-[13px]">{t('기한 지남')}</span>}
          </span>
        ) : (
          '–'
        ),
    },
  ]
}
