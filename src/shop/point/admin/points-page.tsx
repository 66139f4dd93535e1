import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Column } from '#admin/ui/data-table.tsx'
import { DaySpanFilter } from '#admin/ui/day-filter.tsx'
import { DeskList, useDesk } from '#admin/ui/desk-list.tsx'
import { type Applied, SearchBox } from '#admin/ui/filter-bar.tsx'
import { fresh } from '#admin/ui/fresh.ts'
import { OnlyFor } from '#admin/ui/only-for.tsx'
import { PageHead } from '#admin/ui/page-head.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { dotted, stamp } from '#kernel/day-words.ts'
import { queryOf } from '#kernel/queries.ts'
import { adminPoints, type StaffPointRow } from '#shop/point/contract.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { useT } from '#ui/language.tsx'
import { GiveDialog } from './give-dialog.tsx'

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
  const [giving, setGiving] = useState(false)
  const columns = useColumns()
  const desk = useDesk('points', ['po_id', 'po_point'], { by: 'po_id', order: 'desc' })
  const { filters } = desk.address
  const kind = desk.pick('kind', ['in', 'out'])
  const [from, to] = [
    day.test(filters.from ?? '') ? filters.from : undefined,
    day.test(filters.to ?? '') ? filters.to : undefined,
  ]
  const found = useQuery({
    ...queryOf(adminPoints.all, {
      query: { ...desk.query, reason: filters.reason || undefined, kind, from, to },
    }),
    ...fresh,
    enabled: desk.ready,
  })
  const { data } = found
  const applied: Applied[] = [
    ...(filters.keyword
      ? [{ name: 'keyword', label: t('회원: {word}', { word: filters.keyword }) }]
      : []),
    ...(filters.reason
      ? [{ name: 'reason', label: t('내용: {word}', { word: filters.reason }) }]
      : []),
    ...(from || to ? [{ name: 'from', also: ['to'], label: `${from ?? ''} – ${to ?? ''}` }] : []),
  ]
  return (
    <>
      <PageHead
        title={t('포인트 관리')}
        note={
          data
            ? t('이 조건에서 적립 {came_in}점, 사용·소멸 {went_out}점', {
                came_in: data.came_in.toLocaleString(),
                went_out: data.went_out.toLocaleString(),
              })
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
      <DeskList
        desk={desk}
        found={found}
        states={{
          label: t('들어온 포인트와 나간 포인트'),
          name: 'kind',
          choices: [
            { value: 'in', label: t('적립') },
            { value: 'out', label: t('사용·소멸') },
          ],
        }}
        search={{ label: t('아이디나 이름으로 회원 찾기'), placeholder: t('아이디, 이름') }}
        filters={
          <>
            <SearchBox
              label={t('내용이나 주문번호로 찾기')}
              placeholder={t('내용, 주문번호')}
              value={filters.reason ?? ''}
              onSearch={(reason) => desk.address.set({ reason })}
              className="min-w-0 flex-1 basis-44"
            />
            <DaySpanFilter
              labels={[t('첫날'), t('끝날')]}
              from={from ?? ''}
              to={to ?? ''}
              onFrom={(next) => desk.address.set({ from: next })}
              onTo={(next) => desk.address.set({ to: next })}
            />
          </>
        }
        applied={applied}
        caption={t('포인트 내역')}
        columns={columns}
        idOf={(row) => String(row.po_id)}
        empty={{ title: t('아직 포인트 내역이 없어요'), filtered: t('조건에 맞는 내역이 없어요') }}
      />
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
        <Link to={adminPaths.member(row.mb_id)} className="tap underline-offset-4 hover:underline">
          {row.mb_name} <span className="text-ink-500">{row.mb_id}</span>
        </Link>
      ),
    },
    {
      name: 'po_id',
      label: t('때'),
      sort: 'po_id',
      cell: (row) => (
        <span className="tabular whitespace-nowrap text-ink-700">{stamp(row.po_datetime)}</span>
      ),
    },
    {
      name: 'po_content',
      label: t('내용'),
      className: 'card:w-full card:min-w-52 card:whitespace-normal!',
      cell: (row) =>
        row.od_id && staff.sees('orders') ? (
          <Link to={adminPaths.order(row.od_id)} className="underline-offset-4 hover:underline">
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
        <span
          className={cx('tabular font-medium', row.po_point > 0 ? 'text-pine-700' : 'text-ink-900')}
        >
          {row.po_point > 0 ? '+' : '\u2212'}
          {Math.abs(row.po_point).toLocaleString()}
        </span>
      ),
    },
    {
      name: 'po_mb_point',
      label: t('남은 포인트'),
      end: true,
      cell: (row) => (
        <span className="tabular text-ink-700">{row.po_mb_point.toLocaleString()}</span>
      ),
    },
    {
      name: 'po_expire_date',
      label: t('끝나는 날'),
      roomy: true,
      cell: (row) => (
        <span className="tabular whitespace-nowrap text-ink-700">
          {row.po_expire_date ? dotted(row.po_expire_date) : '–'}
        </span>
      ),
    },
  ]
}
