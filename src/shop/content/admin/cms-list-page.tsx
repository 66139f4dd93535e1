import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { RowLink } from '#admin/ui/cells.tsx'
import type { Column } from '#admin/ui/data-table.tsx'
import { DeskList, useDesk } from '#admin/ui/desk-list.tsx'
import { fresh } from '#admin/ui/fresh.ts'
import { OnlyFor } from '#admin/ui/only-for.tsx'
import { PageHead } from '#admin/ui/page-head.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { stamp } from '#kernel/day-words.ts'
import { paths } from '#kernel/paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { adminCms, type CmsKind, type CmsRow, cmsKinds } from '#shop/content/admin-contract.ts'
import { ButtonLink } from '#ui/button.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { CmsState } from './publication.tsx'

const list = 'cms'
const sorts = ['updated_at', 'name', 'title'] as const

/** Pages, blocks such as the banner, and trends. */
export default function CmsListPage() {
  return (
    <OnlyFor area="contents">
      <Pages />
    </OnlyFor>
  )
}

function Pages() {
  const t = useT()
  const staff = useStaff()
  const desk = useDesk(list, sorts, { by: 'updated_at', order: 'desc' })
  const kind = desk.pick('kind', cmsKinds)
  const found = useQuery({
    ...queryOf(adminCms.list, { query: { ...desk.query, kind } }),
    ...fresh,
    enabled: desk.ready,
  })
  const words: Record<CmsKind, string> = {
    page: t('페이지'),
    block: t('배너·블록'),
    trend: t('트렌드'),
  }
  const create = { page: t('새 페이지'), block: t('새 배너·블록'), trend: t('새 트렌드') }
  return (
    <>
      <PageHead
        title={t('페이지·배너·트렌드')}
        note={t('초안은 게시할 때까지 손님에게 보이지 않아요.')}
        actions={
          staff.changes('contents') && (
            <ButtonLink to={adminPaths.cmsPage('new', { kind: kind ?? 'page' })} size={44}>
              <Plus aria-hidden="true" size={18} strokeWidth={1.75} />
              {create[kind ?? 'page']}
            </ButtonLink>
          )
        }
      />
      <DeskList
        desk={desk}
        found={found}
        caption={t('페이지·배너·트렌드')}
        columns={useColumns(words)}
        idOf={(row) => String(row.id)}
        states={{
          name: 'kind',
          label: t('종류'),
          choices: cmsKinds.map((value) => ({ value, label: words[value] })),
        }}
        search={{ label: t('제목이나 이름으로 찾기') }}
        open={(row) => adminPaths.cmsPage(row.id)}
        empty={{ title: t('아직 아무것도 없어요'), filtered: t('조건에 맞는 내용이 없어요') }}
      />
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
        <RowLink
          list={list}
          id={String(row.id)}
          to={adminPaths.cmsPage(row.id)}
          className="font-medium"
        >
          {pick(row.title, row.title_en)}
        </RowLink>
      ),
    },
    {
      name: 'name',
      label: t('주소'),
      sort: 'name',
      // blocks and trends are parts of other pages
      cell: (row) =>
        row.kind === 'page' ? (
          <span className="text-caption text-ink-700">{paths.contents(row.name)}</span>
        ) : (
          '–'
        ),
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
