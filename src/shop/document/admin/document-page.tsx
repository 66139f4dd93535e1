import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { freshOne } from '#admin/ui/fresh.ts'
import { OnlyFor } from '#admin/ui/only-for.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { CannotChange, StoredOne } from '#admin/ui/stored-one.tsx'
import { adminPaths } from '#kernel/admin-paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { rowIdIn } from '#kernel/row-id.ts'
import { adminDocuments } from '#shop/document/contract.ts'
import { useT } from '#ui/language.tsx'
import { DocumentForm } from './document-form.tsx'

/** One document, or a new one. */
export default function DocumentPage() {
  return (
    <OnlyFor area="contents">
      <OneDocument />
    </OnlyFor>
  )
}

function OneDocument() {
  const t = useT()
  const may = useStaff().changes('contents')
  const { documentId } = useParams()
  const [given] = useSearchParams()
  const found = useQuery({
    ...queryOf(adminDocuments.show, { params: { dc_id: rowIdIn(documentId) } }),
    ...freshOne,
    enabled: documentId !== undefined,
  })
  const back = { to: adminPaths.documents(), label: t('문서 게시판') }
  if (!may)
    return (
      <CannotChange title={t('자료')} back={back}>
        {t('콘텐츠는 콘텐츠 담당과 운영자만 바꿀 수 있어요.')}
      </CannotChange>
    )
  if (documentId === undefined)
    return <DocumentForm key="new" stored={null} back={back} given={given} />
  return (
    <StoredOne found={found} title={t('자료')} back={back}>
      {(one) => <DocumentForm key={one.dc_id} stored={one} back={back} />}
    </StoredOne>
  )
}
