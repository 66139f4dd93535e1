import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { type Column, DataTable, type Sort } from '../../../admin/ui/data-table.tsx'
import { FilterBar, SearchBox } from '../../../admin/ui/filter-bar.tsx'
import { FilterTabs } from '../../../admin/ui/filter-tabs.tsx'
import { fresh } from '../../../admin/ui/fresh.ts'
import { useListAddress } from '../../../admin/ui/list-address.ts'
import { PageHead } from '../../../admin/ui/page-head.tsx'
import { Pager } from '../../../admin/ui/pager.tsx'
import { Panel } from '../../../admin/ui/panel.tsx'
import { shortStamp, stamp } from '../../../admin/ui/times.ts'
import { paths } from '../../../kernel/paths.ts'
import { queryOf } from '../../../kernel/queries.ts'
import { Badge } from '../../../ui/badge.tsx'
import { useLang, useMoney, useT } from '../../../ui/language.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { payStatuses, payWays } from '../contract.ts'
import { type PaymentRowView, paymentDesk, paymentSorts } from '../desk-contract.ts'
import { wayWord } from '../ui/ways.ts'
import { payTones, payWord } from './words.ts'

const list = 'payments'

export default function PaymentsPage() {
  const t = useT()
  const navigate = useNavigate()
  const address = useListAddress(list)
  const { filters } = address
  const sort: Sort = { by: paymentSorts.find((one) => one === filters.sort) ?? 'created_at', order: filters.order === 'asc' ? 'asc' : 'desc' }
  const status = payStatuses.find((one) => one === filters.status)
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...queryOf(paymentDesk.list, {
      query: { page: Number(filters.page) || 1, sort: paymentSorts.find((one) => one === sort.by), order: sort.order, keyword: filters.keyword || undefined, status },
    }),
    ...fresh,
    enabled: address.ready,
  })
  const columns = useColumns()
  const counts = data?.counts ?? {}
  const tabs = [
    { value: '', label: t('전체'), count: counts.all },
    ...payStatuses.map((one) => ({ value: one, label: payWord(t, one), count: data && (counts[one] ?? 0), hot: one === 'confirming' })),
  ]
  return (
    <>
      <PageHead title={t('결제 내역')} note={t('카드·계좌·PayPal로 받은 돈과, 끝나지 않은 시도까지 모두 보여요.')} />
      <Panel flush>
        <FilterTabs label={t('결제 상태')} tabs={tabs} value={status ?? ''} to={(tab) => address.to({ status: tab })} />
        <FilterBar>
          <SearchBox
            label={t('결제번호, 주문번호, 이름으로 찾기')}
            value={filters.keyword ?? ''}
            onSearch={(keyword) => address.set({ keyword })}
            className="min-w-0 flex-1 basis-60 wide:max-w-[360px]"
          />
        </FilterBar>
        <DataTable
          caption={t('결제 목록')}
          columns={columns}
          rows={data?.data}
          idOf={(row) => row.pay_id}
          failed={isError}
          onRetry={() => void refetch()}
          stale={isPlaceholderData}
          sort={sort}
          onSort={({ by, order }) => address.set({ sort: by, order })}
          onOpen={(row) => void navigate(paths.admin.payment(row.pay_id))}
          empty={
            <EmptyState title={t('보여 줄 결제가 없어요')} className="desk:py-16">
              <p>{t('조건을 바꾸거나, 첫 결제를 기다려 주세요.')}</p>
            </EmptyState>
          }
        />
        <Pager page={data} to={(page) => address.to({ page: String(page) })} />
      </Panel>
      <div className="h-10" />
    </>
  )
}

function useColumns(): Column<PaymentRowView>[] {
  const t = useT()
  const { pick } = useLang()
  const money = useMoney()
  const way = (row: PaymentRowView) => t(wayWord[payWays.find((one) => one === row.way) ?? 'bank'])
  return [
    {
      name: 'pay_id',
      label: t('주문번호'),
      head: true,
      cell: (row) => (
        <Link to={paths.admin.payment(row.pay_id)} className="tap tabular underline-offset-4 hover:underline">
          {row.od_id}
        </Link>
      ),
    },
    {
      name: 'created_at',
      label: t('시작한 때'),
      sort: 'created_at',
      cell: (row) => (
        <time dateTime={row.created_at} title={stamp(row.created_at)} className="tabular text-ink-700">
          {shortStamp(row.created_at)}
        </time>
      ),
    },
    { name: 'name', label: t('주문자'), cell: (row) => row.name },
    {
      name: 'way',
      label: t('방법'),
      cell: (row) => (
        <span className="block text-right card:text-left">
          {way(row)}
          {row.label.ko && <span className="block text-[13px] leading-tight text-ink-500">{pick(row.label.ko, row.label.en)}</span>}
        </span>
      ),
    },
    {
      name: 'amount',
      label: t('금액'),
      sort: 'amount',
      end: true,
      cell: (row) => (
        <span className="block">
          {money(row.amount, row.currency)}
          {row.refunded > 0 && <span className="block text-[13px] leading-tight text-ink-500">{t('환불 {amount}', { amount: money(row.refunded, row.currency) })}</span>}
        </span>
      ),
    },
    { name: 'status', label: t('상태'), cell: (row) => <Badge tone={payTones[row.status]}>{payWord(t, row.status)}</Badge> },
  ]
}
