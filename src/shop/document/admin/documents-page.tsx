import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { MomentCell, RowLink } from '#admin/ui/cells.tsx'
import type { Column } from '#admin/ui/data-table.tsx'
import { DeskList, useDesk } from '#admin/ui/desk-list.tsx'
import { fresh } from '#admin/ui/fresh.ts'
import { OnlyFor } from '#admin/ui/only-for.tsx'
import { PageHead } from '#admin/ui/page-head.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { dotted } from '#kernel/day-words.ts'
import { queryOf } from '#kernel/queries.ts'
import {
  adminDocuments,
  documentKinds,
  documentSorts,
  type StaffDocumentRow,
} from '#shop/document/contract.ts'
import { kindWords, langWords } from '#shop/document/rules.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { useLang, useT } from '#ui/language.tsx'

const list = 'documents'

/** Safety sheets and certificates, also those taken off the board. */
export default function DocumentsPage() {
  return (
    <OnlyFor area="contents">
      <Documents />
    </OnlyFor>
  )
}

function Documents() {
  const t = useT()
  const staff = useStaff()
  const desk = useDesk(list, documentSorts, { by: 'updated_at', order: 'desc' })
  const found = useQuery({
    ...queryOf(adminDocuments.list, {
      query: { ...desk.query, kind: desk.pick('kind', documentKinds) },
    }),
    ...fresh,
    enabled: desk.ready,
  })
  return (
    <>
      <PageHead
        title={t('문서 게시판')}
        note={t('로그인한 회원이 파일을 받을 수 있어요. 받은 기록이 남아요.')}
        actions={
          staff.changes('contents') && (
            <ButtonLink to={adminPaths.newDocument()} size={44}>
              <Plus aria-hidden="true" size={18} strokeWidth={1.75} />
              {t('자료 올리기')}
            </ButtonLink>
          )
        }
      />
      <DeskList
        desk={desk}
        found={found}
        caption={t('자료 목록')}
        columns={useColumns()}
        idOf={(row) => String(row.dc_id)}
        states={{
          name: 'kind',
          label: t('자료 종류'),
          choices: documentKinds.map((value) => ({ value, label: t(kindWords[value]) })),
        }}
        search={{ label: t('제목, 상품, 로트, CAS 번호로 찾기') }}
        open={(row) => adminPaths.document(row.dc_id)}
        empty={{
          title: t('아직 자료가 없어요'),
          filtered: t('조건에 맞는 자료가 없어요'),
          text: t('물질안전보건자료나 시험 성적서를 올려 보세요.'),
        }}
      />
    </>
  )
}

function useColumns(): Column<StaffDocumentRow>[] {
  const t = useT()
  const { pick } = useLang()
  return [
    {
      name: 'dc_title',
      label: t('제목'),
      head: true,
      sort: 'dc_title',
      className: 'card:w-full card:max-w-0 card:min-w-48',
      cell: (row) => (
        <span className="block min-w-0 text-left">
          <RowLink list={list} id={String(row.dc_id)} to={adminPaths.document(row.dc_id)}>
            {pick(row.dc_title, row.dc_title_en)}
          </RowLink>
          <span className="block truncate text-caption font-normal text-ink-500">
            {[row.item && pick(row.item.it_name, row.item.it_name_en), row.dc_lot]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
      ),
    },
    {
      name: 'dc_lang',
      label: t('문서의 언어'),
      roomy: true,
      cell: (row) => <span className="whitespace-nowrap">{t(langWords[row.dc_lang])}</span>,
    },
    {
      name: 'newest_on',
      label: t('최신 버전'),
      sort: 'newest_on',
      cell: (row) => (
        <span className="tabular whitespace-nowrap text-ink-700">
          {row.newest_version} {row.newest_on && `(${dotted(row.newest_on)})`}
        </span>
      ),
    },
    {
      name: 'updated_at',
      label: t('고친 때'),
      roomy: true,
      sort: 'updated_at',
      cell: (row) => <MomentCell at={row.updated_at} />,
    },
    {
      name: 'withdrawn',
      label: t('상태'),
      cell: (row) =>
        row.withdrawn ? (
          <Badge tone="plain">{t('내림')}</Badge>
        ) : (
          <Badge tone="done">{t('보임')}</Badge>
        ),
    },
  ]
}
