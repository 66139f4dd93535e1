import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { type Column, DataTable, type Sort } from '../../../admin/ui/data-table.tsx'
import { FilterBar, SearchBox } from '../../../admin/ui/filter-bar.tsx'
import { FilterTabs } from '../../../admin/ui/filter-tabs.tsx'
import { fresh } from '../../../admin/ui/fresh.ts'
import { useListAddress } from '../../../admin/ui/list-address.ts'
import { OnlyFor } from '../../../admin/ui/only-for.tsx'
import { PageHead } from '../../../admin/ui/page-head.tsx'
import { Pager } from '../../../admin/ui/pager.tsx'
import { Panel } from '../../../admin/ui/panel.tsx'
import { leaveFromRow, useReturnToRow } from '../../../admin/ui/return-row.ts'
import { useStaff } from '../../../admin/ui/staff.ts'
import { paths } from '../../../kernel/paths.ts'
import { queryOf } from '../../../kernel/queries.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { useT } from '../../../ui/language.tsx'
import { Select } from '../../../ui/select.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { adminCoupons, kindSorts, kindStates, type StaffKind } from '../admin-contract.ts'
import { couponWays } from '../contract.ts'
import { useCouponWords } from '../ui/coupon-words.ts'
import { KindChip, useKindWords } from './kind-words.tsx'

const list = 'coupons'

export default function CouponsPage() {
  return (
    <OnlyFor area="benefits">
      <Coupons />
    </OnlyFor>
  )
}

function Coupons() {
  const t = useT()
  const staff = useStaff()
  const navigate = useNavigate()
  const words = useKindWords()
  const address = useListAddress(list)
  const { filters } = address
  const sort = { by: kindSorts.find((one) => one === filters.sort) ?? 'cz_id', order: filters.order === 'asc' ? 'asc' : 'desc' } as const
  const state = kindStates.find((one) => one === filters.state)
  const way = couponWays.find((one) => one === filters.way)
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...queryOf(adminCoupons.list, { query: { page: Number(filters.page) || 1, sort: sort.by, order: sort.order, keyword: filters.keyword || undefined, state, way } }),
    ...fresh,
    enabled: address.ready,
  })
  useReturnToRow(list, !!data)
  const isFiltered = !!(filters.keyword || state || way)
  return (
    <>
      <PageHead
        title={t('쿠폰 관리')}
        note={t('만들고, 나누어 주고, 얼마나 쓰였는지 봐요.')}
        actions={
          staff.changes('benefits') && (
            <ButtonLink to={paths.admin.coupon('new')} size={44}>
              <Plus aria-hidden="true" size={18} strokeWidth={1.75} />
              {t('쿠폰 만들기')}
            </ButtonLink>
          )
        }
      />
      <Panel flush>
        <FilterTabs
          label={t('쿠폰의 상태')}
          tabs={[{ value: '', label: t('전체') }, ...kindStates.map((value) => ({ value, label: words.state(value) }))]}
          value={state ?? ''}
          to={(tab) => address.to({ state: tab })}
        />
        <FilterBar>
          <SearchBox
            label={t('이름으로 쿠폰 찾기')}
            value={filters.keyword ?? ''}
            onSearch={(keyword) => address.set({ keyword })}
            className="min-w-0 flex-1 basis-60 wide:max-w-[360px]"
          />
          <Select
            label={t('주는 방법')}
            hideLabel
            small
            optional
            placeholder={t('모든 방법')}
            value={way ?? ''}
            onChange={(next) => address.set({ way: next })}
            choices={words.wayChoices}
            className="w-44"
          />
        </FilterBar>
        <DataTable
          caption={t('쿠폰 목록')}
          columns={useColumns()}
          rows={data?.data}
          idOf={(row) => String(row.cz_id)}
          failed={isError}
          onRetry={() => void refetch()}
          stale={isPlaceholderData}
          sort={sort as Sort}
          onSort={({ by, order }) => address.set({ sort: by, order })}
          onOpen={(row) => {
            leaveFromRow(list, String(row.cz_id))
            void navigate(paths.admin.coupon(row.cz_id))
          }}
          empty={
            <EmptyState
              title={isFiltered ? t('조건에 맞는 쿠폰이 없어요') : t('아직 쿠폰이 없어요')}
              className="desk:py-16"
              action={
                isFiltered ? (
                  <Button look="outline" size={44} onClick={() => void navigate(address.only({}))}>
                    {t('조건 모두 풀기')}
                  </Button>
                ) : undefined
              }
            >
              <p>{t('가입, 생일, 첫 구매에 저절로 주거나 쿠폰존과 번호로 나눌 수 있어요.')}</p>
            </EmptyState>
          }
        />
        <Pager page={data} to={(page) => address.to({ page: String(page) })} />
      </Panel>
      <div className="h-10" />
    </>
  )
}

const dotted = (day: string) => day.replaceAll('-', '.')

function useColumns(): Column<StaffKind>[] {
  const t = useT()
  const coupon = useCouponWords()
  const words = useKindWords()
  return [
    {
      name: 'cp_subject',
      label: t('쿠폰 이름'),
      head: true,
      sort: 'cp_subject',
      className: 'card:min-w-52 card:whitespace-normal!',
      cell: (row) => (
        <Link to={paths.admin.coupon(row.cz_id)} onClick={() => leaveFromRow(list, String(row.cz_id))} className="tap font-medium underline-offset-4 hover:underline">
          {coupon.name(row)}
        </Link>
      ),
    },
    {
      name: 'discount',
      label: t('할인'),
      className: 'card:whitespace-normal!',
      cell: (row) => (
        <span className="block text-right card:text-left">
          <span className="tabular">{coupon.off(row)}</span> <span className="text-ink-700">{coupon.target(row)}</span>
          {coupon.terms(row) && <span className="tabular block text-[13px] leading-tight text-ink-500">{coupon.terms(row)}</span>}
        </span>
      ),
    },
    { name: 'way', label: t('주는 방법'), cell: (row) => words.way(row.cz_way) },
    {
      name: 'cz_end',
      label: t('기간'),
      sort: 'cz_end',
      roomy: true,
      cell: (row) => (
        <span className="tabular whitespace-nowrap text-ink-700">
          {dotted(row.cz_start)} – {dotted(row.cz_end)}
        </span>
      ),
    },
    {
      name: 'cz_issued',
      label: t('발급'),
      sort: 'cz_issued',
      end: true,
      cell: (row) => (
        <span className="tabular">
          {row.cz_issued.toLocaleString()}
          {row.cz_limit !== null && <span className="text-ink-500"> / {row.cz_limit.toLocaleString()}</span>}
        </span>
      ),
    },
    { name: 'used', label: t('사용'), end: true, cell: (row) => <span className="tabular">{row.used.toLocaleString()}</span> },
    { name: 'state', label: t('상태'), cell: (row) => <KindChip state={row.state} /> },
  ]
}
