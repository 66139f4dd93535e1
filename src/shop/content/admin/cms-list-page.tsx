import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { type Column, DataTable } from '#admin/ui/data-table.tsx'
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
import { adminCms, type CmsKind, type CmsRow, cmsKinds } from '#shop/content/admin-contract.ts'
import { ButtonLink } from '#ui/button.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { EmptyState } from '#ui/states.tsx'
import { CmsState } from './publication.tsx'

const list = 'cms'
const sorts = ['updated_at', 'name', 'title'] as const

/** Pages, blocks such as the banner, and trends. */
export default function CmsListPage() {
  const t = useT()
  const staff = useStaff()
  const navigate = useNavigate()
  const address = useListAddress(list)
  const { filters } = address
  const kind = cmsKinds.find((one) => one === filters.kind)
  const sort = {
    by: sorts.find((one) => one === filters.sort) ?? 'updated_at',
    order: filters.order === 'asc' ? 'asc' : 'desc',
  } as const
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...queryOf(adminCms.list, {
      query: {
        page: Number(filters.page) || 1,
        sort: sort.by,
        order: sort.order,
        keyword: filters.keyword || undefined,
        kind,
      },
    }),
    ...fresh,
    enabled: address.ready && staff.sees('contents'),
  })
  useReturnToRow(list, !!data)
  const words: Record<CmsKind, string> = {
    page: t('페이지'),
    block: t('배너·블록'),
    trend: t('트렌드'),
  }
  const columns = useColumns(words)
  if (!staff.sees('contents')) {
    return (
      <>
        <PageHead title={t('페이지·배너·트렌드')} />
        <InlineNotice tone="wait">
          {t('콘텐츠는 콘텐츠 담당과 운영자만 볼 수 있어요.')}
        </InlineNotice>
      </>
    )
  }
  return (
    <>
      <PageHead
        title={t('페이지·배너·트렌드')}
        note={t('초안은 게시할 때까지 손님에게 보이지 않아요.')}
        actions={
          staff.changes('contents') && (
            <ButtonLink to={adminPaths.cmsPage('new', { kind: kind ?? 'page' })} size={44}>
              <Plus aria-hidden="true" size={18} strokeWidth={1.75} />
              {
                { page: t('새 페이지'), block: t('새 배너·블록'), trend: t('새 트렌드') }[
                  kind ?? 'page'
                ]
              }
            </ButtonLink>
          )
        }
      />
      <Panel flush>
        <FilterTabs
          label={t('종류')}
          tabs={[
            { value: '', label: t('전체') },
            ...cmsKinds.map((one) => ({ value: one, label: words[one] })),
          ]}
          value={kind ?? ''}
          to={(next) => address.to({ kind: next })}
        />
        <FilterBar>
          <SearchBox
            label={t('제목이나 이름으로 찾기')}
            value={filters.keyword ?? ''}
            onSearch={(keyword) => address.set({ keyword })}
            className="w-full card:max-w-[360px]"
          />
        </FilterBar>
        <DataTable
          caption={t('페이지·배너·트렌드')}
          columns={columns}
          rows={data?.data}
          idOf={(row) => String(row.id)}
          failed={isError}
          onRetry={() => void refetch()}
          stale={isPlaceholderData}
          sort={sort}
          onSort={({ by, order }) => address.set({ sort: by, order })}
          onOpen={(row) => {
            leaveFromRow(list, String(row.id))
            void navigate(adminPaths.cmsPage(row.id))
          }}
          empty={
            <EmptyState
              title={
                filters.keyword || kind ? t('조건에 맞는 내용이 없어요') : t('아직 아무것도 없어요')
              }
              className="desk:py-16"
            />
          }
        />
        <Pager page={data} to={(page) => address.to({ page: String(page) })} />
      </Panel>
      <div className="h-10" />
    </>
  )
}

function useColumns(words: Record<CmsKind, string>): Column<CmsRow>[] {
  const t = useT()
  const { pick } = useLang()
  return [
    {
      name: 'title',
      label: t('제목'),
      head: true,
      sort: 'title',
      className: 'card:min-w-60 card:whitespace-normal!',
      cell: (row) => (
        <Link
          to={adminPaths.cmsPage(row.id)}
          onClick={() => leaveFromRow(list, String(row.id))}
          className="font-medium underline-offset-4 hover:underline"
        >
          {pick(row.title, row.title_en)}
        </Link>
      ),
    },
    {
      name: 'name',
      label: t('이름'),
      sort: 'name',
      cell: (row) => <span className="font-mono text-caption">{row.name}</span>,
    },
    { name: 'kind', label: t('종류'), cell: (row) => words[row.kind] },
    { name: 'state', label: t('상태'), cell: (row) => <CmsState page={row} /> },
    {
      name: 'updated_at',
      label: t('바꾼 때'),
      sort: 'updated_at',
      roomy: true,
      cell: (row) => stamp(row.updated_at),
    },
  ]
}
