import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { type Column, DataTable } from '#admin/ui/data-table.tsx'
import { FilterBar, SearchBox } from '#admin/ui/filter-bar.tsx'
import { fresh } from '#admin/ui/fresh.ts'
import { MorePages } from '#admin/ui/more-pages.tsx'
import { Panel } from '#admin/ui/panel.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { TakeBackDialog } from '#admin/ui/take-back-dialog.tsx'
import { adminPaths } from '#kernel/admin-paths.ts'
import { dotted, stamp } from '#kernel/day-words.ts'
import { queryOf } from '#kernel/queries.ts'
import { adminCoupons, type Holder, type StaffKind } from '#shop/coupon/admin-contract.ts'
import { useCouponWords } from '#shop/coupon/ui/coupon-words.ts'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'
import { EmptyState } from '#ui/states.tsx'

import { HeldChip } from './kind-words.tsx'

/** Everyone who received it, and the order it was used for. */
export function HoldersPanel({ kind }: { kind: StaffKind }) {
  const t = useT()
  const [page, setPage] = useState(1)
  const [keyword, setKeyword] = useState('')
  const [state, setState] = useState<'used' | 'unused' | ''>('')
  const words = useCouponWords({ inWon: true })
  const [taking, setTaking] = useState<Holder | null>(null)
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...queryOf(adminCoupons.holders, {
      params: { cz_id: kind.cz_id },
      query: { page, keyword: keyword || undefined, state: state || undefined },
    }),
    ...fresh,
  })
  const isFiltered = keyword !== '' || state !== ''
  return (
    <Panel title={t('받은 회원')} flush className="mt-5">
      <FilterBar>
        <SearchBox
          label={t('아이디로 찾기')}
          value={keyword}
          onSearch={(word) => {
            setKeyword(word)
            setPage(1)
          }}
          className="min-w-0 flex-1 basis-48 wide:max-w-[320px]"
        />
        <Select
          label={t('사용 여부')}
          hideLabel
          small
          optional
          placeholder={t('전체')}
          value={state}
          onChange={(next) => {
            setState(next)
            setPage(1)
          }}
          choices={[
            { value: 'used', label: t('사용함') },
            { value: 'unused', label: t('사용 전') },
          ]}
          className="w-36"
        />
      </FilterBar>
      <DataTable
        caption={t('받은 회원')}
        columns={useColumns(setTaking)}
        rows={data?.data}
        idOf={(row) => row.cp_id}
        failed={isError}
        onRetry={() => void refetch()}
        stale={isPlaceholderData}
        skeletons={3}
        empty={
          <EmptyState
            title={isFiltered ? t('조건에 맞는 회원이 없어요') : t('아직 받은 회원이 없어요')}
            className="desk:py-12"
          />
        }
      />
      <MorePages page={data} onPage={setPage} />
      {taking && (
        <TakeBackDialog
          mb_id={taking.mb_id}
          cp_id={taking.cp_id}
          name={words.name(kind)}
          onClose={() => setTaking(null)}
        />
      )}
    </Panel>
  )
}

function useColumns(take: (row: Holder) => void): Column<Holder>[] {
  const t = useT()
  const staff = useStaff()
  return [
    {
      name: 'mb_id',
      label: t('회원'),
      head: true,
      cell: (row) => (
        <Link to={adminPaths.member(row.mb_id)} className="tap underline-offset-4 hover:underline">
          {row.mb_id}
        </Link>
      ),
    },
    {
      name: 'cp_datetime',
      label: t('받은 때'),
      cell: (row) => (
        <span className="tabular whitespace-nowrap text-ink-700">{stamp(row.cp_datetime)}</span>
      ),
    },
    {
      name: 'cp_end',
      label: t('끝나는 날'),
      cell: (row) => (
        <span className="tabular whitespace-nowrap text-ink-700">{dotted(row.cp_end)}</span>
      ),
    },
    {
      name: 'order',
      label: t('쓴 주문'),
      cell: (row) =>
        row.od_id ? (
          <Link
            to={adminPaths.order(row.od_id)}
            className="tap tabular underline-offset-4 hover:underline"
          >
            {row.od_id}
          </Link>
        ) : (
          '–'
        ),
    },
    { name: 'state', label: t('상태'), cell: (row) => <HeldChip state={row.state} /> },
    {
      name: 'work',
      label: t('할 일'),
      quiet: true,
      end: true,
      cell: (row) =>
        staff.changes('benefits') && row.state !== 'used' && row.state !== 'withdrawn' ? (
          <Button
            look="ghost"
            size={44}
            onClick={() => take(row)}
            aria-label={t('{name} 회수', { name: row.mb_id })}
          >
            {t('회수')}
          </Button>
        ) : null,
    },
  ]
}
