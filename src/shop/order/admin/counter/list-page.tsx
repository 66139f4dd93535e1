import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { type Column, DataTable, type Sort } from '../../../../admin/ui/data-table.tsx'
import { type Applied, AppliedFilters, FilterBar, SearchBox } from '../../../../admin/ui/filter-bar.tsx'
import { FilterTabs } from '../../../../admin/ui/filter-tabs.tsx'
import { fresh } from '../../../../admin/ui/fresh.ts'
import { useListAddress } from '../../../../admin/ui/list-address.ts'
import { OnlyFor } from '../../../../admin/ui/only-for.tsx'
import { PageHead } from '../../../../admin/ui/page-head.tsx'
import { Pager } from '../../../../admin/ui/pager.tsx'
import { Panel } from '../../../../admin/ui/panel.tsx'
import { leaveFromRow, useReturnToRow } from '../../../../admin/ui/return-row.ts'
import { useStaff } from '../../../../admin/ui/staff.ts'
import { paths } from '../../../../kernel/paths.ts'
import { queryOf } from '../../../../kernel/queries.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { useLang, useMoney, useT } from '../../../../ui/language.tsx'
import { Select } from '../../../../ui/select.tsx'
import { EmptyState } from '../../../../ui/states.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { adminStoreOrders, receiptSorts, receiptStates, type StaffStoreOrderRow } from '../../counter-contract.ts'

const list = 'store-orders'
const dayOf = (text: string | undefined) => (/^\d{4}-\d{2}-\d{2}$/.test(text ?? '') ? text : undefined)

export default function StoreOrdersPage() {
  return (
    <OnlyFor area="orders">
      <StoreOrders />
    </OnlyFor>
  )
}

function StoreOrders() {
  const t = useT()
  const navigate = useNavigate()
  const staff = useStaff()
  const address = useListAddress(list)
  const { filters } = address
  const sort = { by: receiptSorts.find((one) => one === filters.sort) ?? 'so_day', order: filters.order === 'asc' ? 'asc' : 'desc' } satisfies Sort
  const state = receiptStates.find((one) => one === filters.state)
  const [from, to] = [dayOf(filters.from), dayOf(filters.to)]
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...queryOf(adminStoreOrders.list, {
      query: {
        page: Number(filters.page) || 1,
        sort: sort.by,
        order: sort.order as 'asc' | 'desc', // as made above
        keyword: filters.keyword || undefined,
        so_store: filters.so_store || undefined,
        from,
        to: from && to && from > to ? from : to,
        state,
      },
    }),
    ...fresh,
    enabled: address.ready,
  })
  useReturnToRow(list, !!data)
  const counts = data?.counts ?? {}
  const tabs = [
    { value: '', label: t('모든 매장 구매'), count: counts.all },
    { value: 'linked', label: t('회원 연결'), count: counts.linked },
    { value: 'unlinked', label: t('회원 미연결'), count: counts.unlinked },
    { value: 'cancelled', label: t('취소한 구매'), count: counts.cancelled },
  ]
  const applied: Applied[] = [
    ...(filters.keyword ? [{ name: 'keyword', label: t('검색: {word}', { word: filters.keyword }) }] : []),
    ...(filters.so_store ? [{ name: 'so_store', label: filters.so_store }] : []),
    ...(from ? [{ name: 'from', label: t('{day}부터', { day: from }) }] : []),
    ...(to ? [{ name: 'to', label: t('{day}까지', { day: to }) }] : []),
  ]
  const isFiltered = applied.length > 0 || !!state
  return (
    <>
      <PageHead
        title={t('매장 구매')}
        note={t('오프라인 매장의 영수증이에요. 회원에게 연결되면 등급에 맞는 포인트가 한 번 쌓여요.')}
        actions={
          staff.changes('orders') && (
            <>
              <ButtonLink look="outline" size={44} to={paths.admin.storeOrderFile()}>
                {t('파일로 등록')}
              </ButtonLink>
              <ButtonLink size={44} to={paths.admin.newStoreOrder()}>
                {t('영수증 등록')}
              </ButtonLink>
            </>
          )
        }
      />
      <Panel flush>
        <FilterTabs label={t('매장 구매 상태')} tabs={tabs} value={state ?? ''} to={(tab) => address.to({ state: tab })} />
        <FilterBar>
          <SearchBox
            label={t('영수증 번호, 전화, 회원 아이디로 찾기')}
            placeholder={t('영수증 번호, 전화, 아이디')}
            value={filters.keyword ?? ''}
            onSearch={(keyword) => address.set({ keyword })}
            className="min-w-0 flex-1 basis-60 wide:max-w-[320px]"
          />
          <Select
            label={t('구매 매장')}
            hideLabel
            small
            optional
            placeholder={t('모든 매장')}
            value={filters.so_store ?? ''}
            onChange={(so_store) => address.set({ so_store })}
            choices={(data?.stores ?? []).map((name) => ({ value: name, label: name }))}
            className="w-48"
          />
          <TextField type="date" label={t('구매일 시작')} hideLabel value={from ?? ''} max={to} onChange={(day) => address.set({ from: day })} className="w-40" />
          <TextField type="date" label={t('구매일 끝')} hideLabel value={to ?? ''} min={from} onChange={(day) => address.set({ to: day })} className="w-40" />
        </FilterBar>
        <AppliedFilters applied={applied} onDrop={(name) => address.set({ [name]: '' })} onDropAll={() => address.set({ keyword: '', so_store: '', from: '', to: '' })} />
        <DataTable
          caption={t('매장 구매 목록')}
          columns={useColumns()}
          rows={data?.data}
          idOf={(row) => String(row.so_id)}
          failed={isError}
          onRetry={() => void refetch()}
          stale={isPlaceholderData}
          sort={sort}
          onSort={({ by, order }) => address.set({ sort: by, order })}
          onOpen={(row) => {
            leaveFromRow(list, String(row.so_id))
            void navigate(paths.admin.storeOrder(row.so_id))
          }}
          empty={
            <EmptyState
              title={isFiltered ? t('조건에 맞는 매장 구매가 없어요') : t('아직 등록한 영수증이 없어요')}
              className="desk:py-16"
              action={
                isFiltered ? (
                  <Button look="outline" size={44} onClick={() => void navigate(address.only({}))}>
                    {t('조건 모두 풀기')}
                  </Button>
                ) : undefined
              }
            >
              <p>{t('영수증을 한 장씩 적거나 계산대에서 받은 파일을 올려 주세요.')}</p>
            </EmptyState>
          }
        />
        <Pager page={data} to={(page) => address.to({ page: String(page) })} />
      </Panel>
      <div className="h-10" />
    </>
  )
}

function useColumns(): Column<StaffStoreOrderRow>[] {
  const t = useT()
  const { pick } = useLang()
  const money = useMoney()
  return [
    {
      name: 'so_receipt',
      label: t('영수증 번호'),
      head: true,
      cell: (row) => (
        <Link to={paths.admin.storeOrder(row.so_id)} onClick={() => leaveFromRow(list, String(row.so_id))} className="tap tabular underline-offset-4 hover:underline">
          {row.so_receipt}
        </Link>
      ),
    },
    { name: 'so_day', label: t('구매일'), sort: 'so_day', cell: (row) => <span className="tabular whitespace-nowrap">{row.so_day}</span> },
    { name: 'so_store', label: t('구매 매장'), cell: (row) => pick(row.so_store, row.so_store_en) },
    { name: 'goods', label: t('상품'), roomy: true, cell: (row) => pick(row.goods, row.goods_en) },
    { name: 'so_hp', label: t('전화'), roomy: true, cell: (row) => <span className="tabular whitespace-nowrap text-ink-700">{row.so_hp || '–'}</span> },
    {
      name: 'mb_id',
      label: t('회원'),
      cell: (row) => {
        if (row.cancelled_at) return <Badge tone="bad">{t('취소한 구매')}</Badge>
        return row.mb_id ? (row.mb_name ?? row.mb_id) : <span className="text-ink-500">{t('미연결')}</span>
      },
    },
    { name: 'so_point', label: t('적립'), end: true, cell: (row) => <span className="tabular">{row.so_point ? row.so_point.toLocaleString() : '–'}</span> },
    { name: 'so_total', label: t('금액'), end: true, sort: 'so_total', cell: (row) => <span className="tabular">{money(row.so_total, 'krw')}</span> },
  ]
}
