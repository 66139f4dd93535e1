import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { RowLink } from '#admin/ui/cells.tsx'
import type { Column } from '#admin/ui/data-table.tsx'
import { DeskList, useDesk } from '#admin/ui/desk-list.tsx'
import { fresh } from '#admin/ui/fresh.ts'
import { OnlyFor } from '#admin/ui/only-for.tsx'
import { PageHead } from '#admin/ui/page-head.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { addDays } from '#kernel/days.ts'
import { koreanToday } from '#kernel/korean-time.ts'
import { queryOf } from '#kernel/queries.ts'
import { adminClasses } from '#shop/tssa/admin-contract.ts'
import { adminDates, type DateRow, dateSpans } from '#shop/tssa/date-contract.ts'
import { classDay, classHours } from '#shop/tssa/ui/moments.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'
import { DatesDialog } from './dates-dialog.tsx'
import { dateState, runsShort } from './words.ts'

const list = 'class-dates'

export default function DatesPage() {
  return (
    <OnlyFor area="classes">
      <Dates />
    </OnlyFor>
  )
}

function Dates() {
  const t = useT()
  const { pick } = useLang()
  const staff = useStaff()
  const [making, setMaking] = useState(false)
  const desk = useDesk(list, ['starts_at', 'booked'], { by: 'starts_at', order: 'asc' })
  const span = desk.pick('span', dateSpans) ?? 'coming'
  const class_id = Number(desk.address.filters.class_id) || undefined
  const classes = useQuery({
    ...queryOf(adminClasses.list, { query: { per_page: 100, sort: 'class_order', order: 'asc' } }),
    ...fresh,
  }).data?.data
  const { keyword: _, ...paging } = desk.query
  const found = useQuery({
    ...queryOf(adminDates.list, { query: { ...paging, span, class_id } }),
    ...fresh,
    enabled: desk.ready,
  })
  const spans = { coming: t('다가오는 날짜'), past: t('지난 날짜'), cancelled: t('취소한 날짜') }
  return (
    <>
      <PageHead
        title={t('날짜와 예약')}
        note={t('날짜를 열고, 누가 오는지 보고, 출석을 적어요.')}
        actions={
          staff.changes('classes') && (
            <Button size={44} onClick={() => setMaking(true)}>
              <Plus aria-hidden="true" size={18} strokeWidth={1.75} />
              {t('날짜 만들기')}
            </Button>
          )
        }
      />
      <DeskList
        desk={desk}
        found={found}
        caption={t('클래스 날짜')}
        columns={useColumns()}
        idOf={(row) => String(row.session_id)}
        tabs={{
          label: t('언제'),
          tabs: dateSpans.map((value) => ({
            value,
            label: spans[value],
            count: found.data?.counts[value],
          })),
          value: span,
          // the next one first, of what is over the latest
          to: (value) =>
            desk.address.to({ span: value, order: value === 'coming' ? 'asc' : 'desc' }),
        }}
        filters={
          <Select
            label={t('클래스')}
            hideLabel
            small
            optional
            placeholder={t('모든 클래스')}
            value={class_id ? String(class_id) : ''}
            onChange={(next) => desk.address.set({ class_id: next })}
            choices={(classes ?? []).map((one) => ({
              value: String(one.class_id),
              label: pick(one.title, one.title_en),
            }))}
            className="w-full card:w-72"
          />
        }
        open={(row) => adminPaths.classDate(row.session_id)}
        empty={{
          title: t('아직 날짜가 없어요'),
          filtered: t('조건에 맞는 날짜가 없어요'),
          text: t('‘날짜 만들기’에서 요일을 고르면 여러 날을 한 번에 열 수 있어요.'),
        }}
      />
      {making && (
        <DatesDialog classes={classes ?? []} first={class_id} onClose={() => setMaking(false)} />
      )}
    </>
  )
}

function useColumns(): Column<DateRow>[] {
  const t = useT()
  const { lang, pick } = useLang()
  const today = koreanToday()
  return [
    {
      name: 'starts_at',
      label: t('때'),
      head: true,
      sort: 'starts_at',
      cell: (row) => (
        <RowLink
          list={list}
          id={String(row.session_id)}
          to={adminPaths.classDate(row.session_id)}
          className="tabular font-medium whitespace-nowrap"
        >
          {`${classDay(row.starts_at, lang)} ${classHours(row)}`}
        </RowLink>
      ),
    },
    {
      name: 'title',
      label: t('클래스'),
      className: 'card:min-w-48 card:whitespace-normal!',
      cell: (row) => pick(row.title.ko, row.title.en),
    },
    {
      name: 'place',
      label: t('곳과 강사'),
      roomy: true,
      className: 'card:whitespace-normal!',
      cell: (row) => (
        <span className="block text-caption leading-snug text-ink-700">
          {pick(row.place.ko, row.place.en)}
          {row.instructor && (
            <span className="block">{pick(row.instructor.ko, row.instructor.en)}</span>
          )}
        </span>
      ),
    },
    {
      name: 'booked',
      label: t('예약'),
      sort: 'booked',
      end: true,
      cell: (row) => (
        <span className="tabular whitespace-nowrap">
          {row.booked} / {row.capacity}
          {runsShort(row, today, addDays(today, 2)) && (
            <span className="block text-caption font-semibold text-amber-700">
              {t('최소 {count}명', { count: row.min_people })}
            </span>
          )}
        </span>
      ),
    },
    {
      name: 'state',
      label: t('상태'),
      cell: (row) => {
        const { word, tone } = dateState(t, row)
        return <Badge tone={tone}>{word}</Badge>
      },
    },
  ]
}
