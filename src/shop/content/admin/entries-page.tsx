import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Link, useNavigate, useParams } from 'react-router'
import { type Column, DataTable, type Sort } from '#admin/ui/data-table.tsx'
import { FilterBar, SearchBox } from '#admin/ui/filter-bar.tsx'
import { FilterTabs } from '#admin/ui/filter-tabs.tsx'
import { fresh } from '#admin/ui/fresh.ts'
import { InlineNotice } from '#admin/ui/inline-notice.tsx'
import { useListAddress } from '#admin/ui/list-address.ts'
import { PageHead } from '#admin/ui/page-head.tsx'
import { Pager } from '#admin/ui/pager.tsx'
import { Panel } from '#admin/ui/panel.tsx'
import { leaveFromRow, useReturnToRow } from '#admin/ui/return-row.ts'
import { useStaff } from '#admin/ui/staff.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { stamp } from '#kernel/day-words.ts'
import { queryOf } from '#kernel/queries.ts'
import { adminEntries, type EntryRow, entrySorts } from '#shop/content/admin-contract.ts'
import { Badge } from '#ui/badge.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { Picture } from '#ui/picture.tsx'
import { EmptyState, ErrorState } from '#ui/states.tsx'
import { type KindSpec, kindNamed } from './kinds.ts'

/** The list of one kind of content. */
export default function EntriesPage() {
  const t = useT()
  const staff = useStaff()
  const spec = kindNamed(useParams().kind)
  if (!spec) return <ErrorState title={t('없는 화면이에요')} />
  if (!staff.sees('contents')) {
    return (
      <>
        <PageHead title={t(spec.title)} />
        <InlineNotice tone="wait">
          {t('콘텐츠는 콘텐츠 담당과 운영자만 볼 수 있어요.')}
        </InlineNotice>
      </>
    )
  }
  return <Entries key={spec.kind} spec={spec} />
}

function Entries({ spec }: { spec: KindSpec }) {
  const t = useT()
  const staff = useStaff()
  const navigate = useNavigate()
  const list = `contents-${spec.kind}`
  const address = useListAddress(list)
  const { filters } = address
  const state = (['shown', 'hidden'] as const).find((one) => one === filters.state)
  const sort = {
    by: entrySorts.find((one) => one === filters.sort) ?? 'position',
    order: filters.order === 'desc' ? 'desc' : 'asc',
  } as const
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...queryOf(adminEntries.list, {
      params: { kind: spec.kind },
      query: {
        page: Number(filters.page) || 1,
        sort: sort.by,
        order: sort.order,
        keyword: filters.keyword || undefined,
        state,
      },
    }),
    ...fresh,
    enabled: address.ready,
  })
  useReturnToRow(list, !!data)
  const columns = useColumns(spec, list)
  const isFiltered = !!(filters.keyword || state)
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
      <Panel flush>
        <FilterTabs
          label={t('보이는 상태')}
          tabs={[
            { value: '', label: t('전체') },
            { value: 'shown', label: t('보임') },
            { value: 'hidden', label: t('숨김') },
          ]}
          value={state ?? ''}
          to={(next) => address.to({ state: next })}
        />
        <FilterBar>
          <SearchBox
            label={t('제목으로 찾기')}
            value={filters.keyword ?? ''}
            onSearch={(keyword) => address.set({ keyword })}
            className="w-full card:max-w-[360px]"
          />
        </FilterBar>
        <DataTable
          caption={t('{name} 목록', { name: t(spec.title) })}
          columns={columns}
          rows={data?.data}
          idOf={(row) => String(row.id)}
          failed={isError}
          onRetry={() => void refetch()}
          stale={isPlaceholderData}
          sort={sort as Sort}
          onSort={({ by, order }) => address.set({ sort: by, order })}
          onOpen={(row) => {
            leaveFromRow(list, String(row.id))
            void navigate(adminPaths.content(spec.kind, row.id))
          }}
          empty={
            <EmptyState
              title={isFiltered ? t('조건에 맞는 내용이 없어요') : t('아직 아무것도 없어요')}
              className="desk:py-16"
              action={
                isFiltered ? (
                  <Button look="outline" size={44} onClick={() => void navigate(address.only({}))}>
                    {t('조건 모두 풀기')}
                  </Button>
                ) : undefined
              }
            >
              <p>{t(spec.note)}</p>
            </EmptyState>
          }
        />
        <Pager page={data} to={(page) => address.to({ page: String(page) })} />
      </Panel>
      <div className="h-10" />
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
          <Link
            to={adminPaths.content(spec.kind, row.id)}
            onClick={() => leaveFromRow(list, String(row.id))}
            className="font-medium underline-offset-4 hover:underline"
          >
            {pick(row.title, row.title_en)}
          </Link>
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

function StateBadge({ row }: { row: EntryRow }) {
  const t = useT()
  const now = Date.now()
  if (!row.shown) return <Badge>{t('숨김')}</Badge>
  if (row.opens_at && Date.parse(row.opens_at) > now) return <Badge tone="wait">{t('예정')}</Badge>
  if (row.closes_at && Date.parse(row.closes_at) <= now)
    return <Badge tone="plain">{t('끝남')}</Badge>
  return <Badge tone="done">{t('보임')}</Badge>
}
