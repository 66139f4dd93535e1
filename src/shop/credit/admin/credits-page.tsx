import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Column } from '#admin/ui/data-table.tsx'
import { DaySpanFilter } from '#admin/ui/day-filter.tsx'
import { DeskList, useDesk } from '#admin/ui/desk-list.tsx'
import type { Applied } from '#admin/ui/filter-bar.tsx'
import { fresh } from '#admin/ui/fresh.ts'
import { ListFile } from '#admin/ui/list-file.tsx'
import { OnlyFor } from '#admin/ui/only-for.tsx'
import { PageHead } from '#admin/ui/page-head.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { stamp } from '#kernel/day-words.ts'
import { queryOf } from '#kernel/queries.ts'
import { saveFile } from '#kernel/save-file.ts'
import { adminCredits, type StaffCreditRow } from '#shop/credit/contract.ts'
import { cx } from '#ui/class-names.ts'
import { useMoney, useT } from '#ui/language.tsx'
import { SectionTabs } from './section-tabs.tsx'

const day = /^\d{4}-\d{2}-\d{2}$/

export default function CreditsPage() {
  return (
    <OnlyFor area="benefits">
      <Credits />
    </OnlyFor>
  )
}

/** The balances of everybody, and what the shop owes in all. */
function Credits() {
  const t = useT()
  const money = useMoney()
  const staff = useStaff()
  const columns = useColumns()
  const desk = useDesk('credits', ['cr_id', 'cr_amount'], { by: 'cr_id', order: 'desc' })
  const { filters } = desk.address
  const [from, to] = [
    day.test(filters.from ?? '') ? filters.from : undefined,
    day.test(filters.to ?? '') ? filters.to : undefined,
  ]
  const narrowed = {
    keyword: desk.query.keyword,
    kind: desk.pick('kind', ['in', 'out']),
    ...{ from, to },
  }
  const found = useQuery({
    ...queryOf(adminCredits.all, {
      query: { ...desk.query, ...narrowed },
    }),
    ...fresh,
    enabled: desk.ready,
  })
  const { data } = found
  const applied: Applied[] = [
    ...(filters.keyword
      ? [{ name: 'keyword', label: t('찾는 말: {word}', { word: filters.keyword }) }]
      : []),
    ...(from || to ? [{ name: 'from', also: ['to'], label: `${from ?? ''} – ${to ?? ''}` }] : []),
  ]
  return (
    <>
      <PageHead
        title={t('예치금 관리')}
        actions={
          (staff.changes('money') || staff.role === 'accountant') && (
            <ListFile
              personal
              wholeWord={t('이름을 가리지 않고 받아요')}
              total={data?.total}
              save={(body) => saveFile(adminCredits.sheet, { query: narrowed, body })}
            />
          )
        }
        note={
          data
            ? t(
                '회원들의 예치금은 모두 {owed}이에요. 이 조건에서 {came_in} 들어오고 {went_out} 나갔어요.',
                {
                  owed: money(data.owed, 'krw'),
                  came_in: money(data.came_in, 'krw'),
                  went_out: money(data.went_out, 'krw'),
                },
              )
            : t('모든 회원의 예치금 내역이에요.')
        }
      />
      <SectionTabs now="ledger" />
      <DeskList
        desk={desk}
        found={found}
        className="mt-4"
        states={{
          label: t('들어온 돈과 나간 돈'),
          name: 'kind',
          choices: [
            { value: 'in', label: t('들어옴') },
            { value: 'out', label: t('나감') },
          ],
        }}
        search={{ label: t('회원, 내용, 주문번호로 찾기'), placeholder: t('회원, 내용, 주문번호') }}
        filters={
          <DaySpanFilter
            labels={[t('첫날'), t('끝날')]}
            from={from ?? ''}
            to={to ?? ''}
            onFrom={(next) => desk.address.set({ from: next })}
            onTo={(next) => desk.address.set({ to: next })}
          />
        }
        applied={applied}
        caption={t('예치금 내역')}
        columns={columns}
        idOf={(row) => String(row.cr_id)}
        empty={{
          title: t('아직 예치금 내역이 없어요'),
          filtered: t('조건에 맞는 내역이 없어요'),
        }}
      />
    </>
  )
}

function useColumns(): Column<StaffCreditRow>[] {
  const t = useT()
  const money = useMoney()
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
      name: 'cr_id',
      label: t('때'),
      sort: 'cr_id',
      cell: (row) => (
        <span className="tabular whitespace-nowrap text-ink-700">{stamp(row.cr_datetime)}</span>
      ),
    },
    {
      name: 'cr_content',
      label: t('내용'),
      className: 'card:w-full card:min-w-52 card:whitespace-normal!',
      cell: (row) =>
        row.od_id && staff.sees('orders') ? (
          <Link to={adminPaths.order(row.od_id)} className="underline-offset-4 hover:underline">
            {row.cr_content}
          </Link>
        ) : (
          row.cr_content
        ),
    },
    {
      name: 'cr_amount',
      label: t('금액'),
      sort: 'cr_amount',
      end: true,
      cell: (row) => (
        <span
          className={cx(
            'tabular font-medium',
            row.cr_amount > 0 ? 'text-pine-700' : 'text-ink-900',
          )}
        >
          {row.cr_amount > 0 ? '+' : ''}
          {money(row.cr_amount, 'krw')}
        </span>
      ),
    },
    {
      name: 'cr_balance',
      label: t('남은 예치금'),
      end: true,
      cell: (row) => <span className="tabular text-ink-700">{money(row.cr_balance, 'krw')}</span>,
    },
  ]
}
