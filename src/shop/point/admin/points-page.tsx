import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { type Column, DataTable, type Sort } from '../../../admin/ui/data-table.tsx'
import { DaySpanFilter } from '../../../admin/ui/day-filter.tsx'
import { type Applied, AppliedFilters, FilterBar, SearchBox } from '../../../admin/ui/filter-bar.tsx'
import { FilterTabs } from '../../../admin/ui/filter-tabs.tsx'
import { fresh } from '../../../admin/ui/fresh.ts'
import { useListAddress } from '../../../admin/ui/list-address.ts'
import { OnlyFor } from '../../../admin/ui/only-for.tsx'
import { PageHead } from '../../../admin/ui/page-head.tsx'
import { Pager } from '../../../admin/ui/pager.tsx'
import { Panel } from '../../../admin/ui/panel.tsx'
import { useStaff } from '../../../admin/ui/staff.ts'
import { stamp } from '../../../admin/ui/times.ts'
import { paths } from '../../../kernel/paths.ts'
import { queryOf } from '../../../kernel/queries.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/class-names.ts'
import { useT } from '../../../ui/language.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { adminPoints, type StaffPointRow } from '../contract.ts'
import { GiveDialog } from './give-dialog.tsx'

const list = 'points'
const day = /^\d{4}-\d{2}-\d{2}$/

export default function PointsPage() {
  return (
    <OnlyFor area="benefits">
      <Points />
    </OnlyFor>
  )
}

/** The ledger of everybody. */
function Points() {
  const t = useT()
  const staff = useStaff()
  const navigate = useNavigate()
  const [giving, setGiving] = useState(false)
  const address = useListAddress(list)
  const { filters } = address
  const kind = (['in', 'out'] as const).find((one) => one === filters.kind)
  const [from, to] = [day.test(filters.from ?? '') ? filters.from : undefined, day.test(filters.to ?? '') ? filters.to : undefined]
  const sort = { by: filters.sort === 'po_point' ? 'po_point' : 'po_id', order: filters.order === 'asc' ? 'asc' : 'desc' } as const
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...queryOf(adminPoints.all, {
      query: { page: Number(filters.page) || 1, sort: sort.by, order: sort.order, keyword: filters.keyword || undefined, reason: filters.reason || undefined, kind, from, to },
    }),
    ...fresh,
    enabled: address.ready,
  })
  const applied: Applied[] = [
    ...(filters.keyword ? [{ name: 'keyword', label: t('회원: {word}', { word: filters.keyword }) }] : []),
    ...(filters.reason ? [{ name: 'reason', label: t('내용: {word}', { word: filters.reason }) }] : []),
    ...(from || to ? [{ name: 'dates', label: `${from ?? ''} – ${to ?? ''}` }] : []),
  ]
  const isFiltered = applied.length > 0 || !!kind
  return (
    <>
      <PageHead
        title={t('포인트 관리')}
        note={
          data
            ? t('이 조건에서 적립 {came_in}점, 사용·소멸 {went_out}점', { came_in: data.came_in.toLocaleString(), went_out: data.went_out.toLocaleString() })
            : t('모든 회원의 포인트 내역이에요.')
        }
        actions={
          staff.changes('benefits') && (
            <Button size={44} onClick={() => setGiving(true)}>
              {t('포인트 주거나 빼기')}
            </Button>
          )
        }
      />
      <Panel flush>
        <FilterTabs
          label={t('들어온 포인트와 나간 포인트')}
          tabs={[
            { value: '', label: t('전체') },
            { value: 'in', label: t('적립') },
            { value: 'out', label: t('사용·소멸') },
          ]}
          value={kind ?? ''}
          to={(next) => address.to({ kind: next })}
        />
        <FilterBar>
          <SearchBox
            label={t('아이디나 이름으로 회원 찾기')}
            placeholder={t('아이디, 이름')}
            value={filters.keyword ?? ''}
            onSearch={(keyword) => address.set({ keyword })}
            className="min-w-0 flex-1 basis-44"
          />
          <SearchBox
            label={t('내용이나 주문번호로 찾기')}
            placeholder={t('내용, 주문번호')}
            value={filters.reason ?? ''}
            onSearch={(reason) => address.set({ reason })}
            className="min-w-0 flex-1 basis-44"
          />
          <DaySpanFilter
            labels={[t('첫날'), t('끝날')]}
            from={from ?? ''}
            to={to ?? ''}
            onFrom={(next) => address.set({ from: next })}
            onTo={(next) => address.set({ to: next })}
          />
        </FilterBar>
        <AppliedFilters
          applied={applied}
          onDrop={(name) => address.set(name === 'dates' ? { from: '', to: '' } : { [name]: '' })}
          onDropAll={() => address.set({ keyword: '', reason: '', from: '', to: '' })}
        />
        <DataTable
          caption={t('포인트 내역')}
          columns={useColumns()}
          rows={data?.data}
          idOf={(row) => String(row.po_id)}
          failed={isError}
          onRetry={() => void refetch()}
          stale={isPlaceholderData}
          sort={sort as Sort}
          onSort={({ by, order }) => address.set({ sort: by, order })}
          empty={
            <EmptyState
              title={isFiltered ? t('조건에 맞는 내역이 없어요') : t('아직 포인트 내역이 없어요')}
              className="desk:py-16"
              action={
                isFiltered ? (
                  <Button look="outline" size={44} onClick={() => void navigate(address.only({}))}>
                    {t('조건 모두 풀기')}
                  </Button>
                ) : undefined
              }
            />
          }
        />
        <Pager page={data} to={(page) => address.to({ page: String(page) })} />
      </Panel>
      <div className="h-10" />
      {giving && <GiveDialog onClose={() => setGiving(false)} />}
    </>
  )
}

function useColumns(): Column<StaffPointRow>[] {
  const t = useT()
  const staff = useStaff()
  return [
    {
      name: 'mb_id',
      label: t('회원'),
      head: true,
      cell: (row) => (
        <Link to={paths.admin.member(row.mb_id)} className="tap underline-offset-4 hover:underline">
          {row.mb_name} <span className="text-ink-500">{row.mb_id}</span>
        </Link>
      ),
    },
    { name: 'po_id', label: t('때'), sort: 'po_id', cell: (row) => <span className="tabular whitespace-nowrap text-ink-700">{stamp(row.po_datetime)}</span> },
    {
      name: 'po_content',
      label: t('내용'),
      className: 'card:w-full card:min-w-52 card:whitespace-normal!',
      cell: (row) =>
        row.od_id && staff.sees('orders') ? (
          <Link to={paths.admin.order(row.od_id)} className="underline-offset-4 hover:underline">
            {row.po_content}
          </Link>
        ) : (
          row.po_content
        ),
    },
    {
      name: 'po_point',
      label: t('포인트'),
      sort: 'po_point',
      end: true,
      cell: (row) => (
        <span className={cx('tabular font-medium', row.po_point > 0 ? 'text-pine-700' : 'text-ink-900')}>
          {row.po_point > 0 ? '+' : '\u2212'}
          {Math.abs(row.po_point).toLocaleString()}
        </span>
      ),
    },
    { name: 'po_mb_point', label: t('남은 포인트'), end: true, cell: (row) => <span className="tabular text-ink-700">{row.po_mb_point.toLocaleString()}</span> },
    {
      name: 'po_expire_date',
      label: t('끝나는 날'),
      roomy: true,
      cell: (row) => <span className="tabular whitespace-nowrap text-ink-700">{row.po_expire_date?.replaceAll('-', '.') ?? '–'}</span>,
    },
  ]
}
