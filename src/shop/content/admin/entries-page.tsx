import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useParams } from 'react-router'
import { RowLink } from '#admin/ui/cells.tsx'
import type { Column } from '#admin/ui/data-table.tsx'
import { DeskList, useDesk } from '#admin/ui/desk-list.tsx'
import { fresh } from '#admin/ui/fresh.ts'
import { OnlyFor } from '#admin/ui/only-for.tsx'
import { PageHead } from '#admin/ui/page-head.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { dotted, stamp } from '#kernel/day-words.ts'
import { koreanToday } from '#kernel/korean-time.ts'
import { queryOf } from '#kernel/queries.ts'
import { adminEntries, type EntryRow, entrySorts } from '#shop/content/admin-contract.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { Picture } from '#ui/picture.tsx'
import { ErrorState } from '#ui/states.tsx'
import type { KindSpec } from './kinds/spec.ts'
import { kindNamed } from './kinds.ts'

/** The list of one kind of content. */
export default function EntriesPage() {
  const t = useT()
  const spec = kindNamed(useParams().kind)
  if (!spec) return <ErrorState title={t('없는 화면이에요')} />
  return (
    <OnlyFor area="contents">
      <Entries key={spec.kind} spec={spec} />
    </OnlyFor>
  )
}

function Entries({ spec }: { spec: KindSpec }) {
  const t = useT()
  const staff = useStaff()
  const list = `contents-${spec.kind}`
  const desk = useDesk(list, entrySorts, { by: 'position', order: 'asc' })
  const found = useQuery({
    ...queryOf(adminEntries.list, {
      params: { kind: spec.kind },
      query: { ...desk.query, state: desk.pick('state', ['shown', 'hidden']) },
    }),
    ...fresh,
    enabled: desk.ready,
  })
  return (
    <>
      <PageHead
        title={t(spec.title)}
        note={t(spec.note)}
        actions={
          staff.changes('contents') && (
            <ButtonLink to={adminPaths.content(spec.kind, 'new')} size={44}>
              <Plus aria-hidden="true" size={18} strokeWidth={1.75} />
              {t(spec.create)}
            </ButtonLink>
          )
        }
      />
      <DeskList
        desk={desk}
        found={found}
        caption={t('{name} 목록', { name: t(spec.title) })}
        columns={useColumns(spec, list)}
        idOf={(row) => String(row.id)}
        states={{
          label: t('보이는 상태'),
          choices: [
            { value: 'shown', label: t('보임') },
            { value: 'hidden', label: t('숨김') },
          ],
        }}
        search={{ label: t('제목으로 찾기') }}
        open={(row) => adminPaths.content(spec.kind, row.id)}
        empty={{
          title: t('아직 아무것도 없어요'),
          filtered: t('조건에 맞는 내용이 없어요'),
          text: t(spec.note),
        }}
      />
    </>
  )
}

function useColumns(spec: KindSpec, list: string): Column<EntryRow>[] {
  const t = useT()
  const { pick } = useLang()
  return [
    {
      name: 'title',
      label: t(spec.titleLabel),
      head: true,
      sort: 'title',
      className: 'card:min-w-60 card:whitespace-normal!',
      cell: (row) => (
        <span className="flex min-w-0 items-center gap-3 py-1.5">
          {row.image && (
            <span className="h-11 w-14 shrink-0 overflow-hidden bg-paper-200">
              <Picture name={row.image} alt="" ratio="4:3" sizes="56px" />
            </span>
          )}
          <RowLink
            list={list}
            id={String(row.id)}
            to={adminPaths.content(spec.kind, row.id)}
            className="font-medium"
          >
            {pick(row.title, row.title_en)}
          </RowLink>
        </span>
      ),
    },
    {
      name: 'position',
      label: t('순서'),
      sort: 'position',
      end: true,
      cell: (row) => row.position,
    },
    { name: 'state', label: t('상태'), cell: (row) => <StateBadge row={row} /> },
    ...(spec.kind === 'week_pick'
      ? [
          {
            name: 'days',
            label: t('보일 날'),
            cell: (row: EntryRow) => <WeekDays row={row} />,
          },
        ]
      : []),
    ...(spec.timed
      ? [
          {
            name: 'period',
            label: t('기간'),
            roomy: true,
            cell: (row: EntryRow) =>
              row.opens_at || row.closes_at
                ? `${row.opens_at ? stamp(row.opens_at) : ''} – ${row.closes_at ? stamp(row.closes_at) : ''}`
                : t('늘'),
          },
        ]
      : []),
    {
      name: 'updated_at',
      label: t('바꾼 때'),
      sort: 'updated_at',
      roomy: true,
      cell: (row) => stamp(row.updated_at),
    },
  ]
}

/** The days of a week pick, and whether today is one of them. */
function WeekDays({ row: { days } }: { row: EntryRow }) {
  const t = useT()
  if (!days) return null
  const today = koreanToday()
  return (
    <span className="tabular inline-flex flex-wrap items-center gap-2">
      {`${dotted(days.from)} – ${dotted(days.until)}`}
      {days.from <= today && today <= days.until && <Badge tone="info">{t('이번 주')}</Badge>}
    </span>
  )
}

function StateBadge({ row }: { row: EntryRow }) {
  const t = useT()
  const now = Date.now()
  if (!row.shown) return <Badge>{t('숨김')}</Badge>
  if (row.opens_at && Date.parse(row.opens_at) > now) return <Badge tone="wait">{t('예정')}</Badge>
  if (row.closes_at && Date.parse(row.closes_at) <= now)
    return <Badge tone="plain">{t('끝남')}</Badge>
  return <Badge tone="done">{t('보임')}</Badge>
}
