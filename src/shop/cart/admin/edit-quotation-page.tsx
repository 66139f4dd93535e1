import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { freshOne } from '#admin/ui/fresh.ts'
import { OnlyFor } from '#admin/ui/only-for.tsx'
import { PageHead } from '#admin/ui/page-head.tsx'
import { adminPaths } from '#kernel/admin-paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { rowIdIn } from '#kernel/row-id.ts'
import { adminQuotations } from '#shop/cart/desk-contract.ts'
import { ButtonLink } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/states.tsx'
import { QuotationForm } from './quotation-form.tsx'

/** A quotation written anew: what was quoted keeps its price unless another is given. */
export default function EditQuotationPage() {
  const t = useT()
  const qt_id = rowIdIn(useParams().quotationId ?? '')
  const { data, error, refetch } = useQuery({
    ...queryOf(adminQuotations.show, { params: { qt_id } }),
    ...freshOne,
  })
  const view = data?.data
  if (error)
    return (
      <ErrorState
        level={1}
        title={t('견적서를 불러오지 못했어요')}
        onRetry={() => void refetch()}
      />
    )
  if (!view) return <Skeleton className="h-96" />
  const isOpen = view.state === 'draft' || view.state === 'sent'
  return (
    <OnlyFor area="orders">
      <PageHead
        title={t('견적서 고치기')}
        note={t('저장하면 새 판이 되고, 지금 견적서는 기록에 남아요.')}
        back={{
          to: adminPaths.quotation(qt_id),
          label: t('견적서 {number}', { number: view.qt_no }),
        }}
      />
      {isOpen ? (
        <QuotationForm key={qt_id} view={view} mb_id={null} />
      ) : (
        <EmptyState
          title={t('지금은 고칠 수 없어요')}
          action={
            <ButtonLink to={adminPaths.newQuotation({ copy: qt_id })}>
              {t('새 견적서로 옮겨 적기')}
            </ButtonLink>
          }
        >
          <p>{t('이미 주문했거나 끝난 견적서예요. 같은 내용으로 새 견적서를 만들 수 있어요.')}</p>
        </EmptyState>
      )}
    </OnlyFor>
  )
}
