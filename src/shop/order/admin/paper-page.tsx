import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { freshOne } from '#admin/ui/fresh.ts'
import { PageHead } from '#admin/ui/page-head.tsx'
import { adminPaths } from '#kernel/admin-paths.ts'
import { Refusal } from '#kernel/client.ts'
import { urlOf } from '#kernel/endpoint.ts'
import { queryOf } from '#kernel/queries.ts'
import { adminPapers, paperKinds } from '#shop/order/contract/papers.ts'
import { PaperButtons } from '#shop/order/ui/paper-buttons.tsx'
import { PaperSheet } from '#shop/order/ui/paper-sheet.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/states.tsx'
import { paperWord } from './paper-links.tsx'

/** One paper of an order, to be read, printed or saved. */
export default function PaperPage() {
  const t = useT()
  const { orderId: od_id = '', kind = '' } = useParams()
  const parcel = useSearchParams()[0].get('parcel') ?? undefined
  const { data, error, refetch } = useQuery({
    ...queryOf(adminPapers.text, { params: { od_id, kind }, query: { parcel } }),
    ...freshOne,
  })
  const known = paperKinds.find((one) => one === kind)
  if (error instanceof Refusal && error.status === 404)
    return (
      <EmptyState
        level={1}
        title={t('없는 서류예요')}
        action={<ButtonLink to={adminPaths.orders()}>{t('주문 목록')}</ButtonLink>}
      />
    )
  if (error)
    return (
      <ErrorState level={1} title={t('서류를 불러오지 못했어요')} onRetry={() => void refetch()} />
    )
  return (
    <>
      <div className="print:hidden">
        <PageHead
          title={known ? paperWord(t, known) : ''}
          back={{ to: adminPaths.order(od_id), label: t('주문 {id}', { id: od_id }) }}
          actions={<PaperButtons pdf={urlOf(adminPapers.pdf.path, { od_id, kind }, { parcel })} />}
        />
      </div>
      <div className="pb-10 print:p-0">
        {data ? (
          <PaperSheet paper={data.data} />
        ) : (
          <Skeleton className="mx-auto h-160 w-full max-w-[860px]" />
        )}
      </div>
    </>
  )
}
