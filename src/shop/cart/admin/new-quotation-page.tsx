import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { freshOne } from '#admin/ui/fresh.ts'
import { OnlyFor } from '#admin/ui/only-for.tsx'
import { PageHead } from '#admin/ui/page-head.tsx'
import { adminPaths } from '#kernel/admin-paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { adminApplications } from '#shop/application/desk-contract.ts'
import { adminQuotations } from '#shop/cart/desk-contract.ts'
import { useT } from '#ui/language.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/states.tsx'
import { QuotationForm } from './quotation-form.tsx'

/** A quotation that staff write: from nothing, or after another one at the prices of today. */
export default function NewQuotationPage() {
  const t = useT()
  const [search] = useSearchParams()
  const copy = Number(search.get('copy')) || 0
  const ap_id = Number(search.get('ap_id')) || 0
  const request = useQuery({
    ...queryOf(adminApplications.show, { params: { ap_id } }),
    ...freshOne,
    enabled: ap_id > 0,
  })
  const found = useQuery({
    ...queryOf(adminQuotations.show, { params: { qt_id: copy } }),
    ...freshOne,
    enabled: copy > 0,
  })
  const wants = [...(copy > 0 ? [found] : []), ...(ap_id > 0 ? [request] : [])]
  return (
    <OnlyFor area="orders">
      <PageHead
        title={t('새 견적서')}
        note={t('마지막 날까지 이 값으로 주문할 수 있어요. 손님은 링크로 확인하고 주문해요.')}
        back={{ to: adminPaths.quotations(), label: t('견적서 목록') }}
      />
      {wants.some(({ error }) => error) ? (
        <ErrorState
          title={copy > 0 ? t('견적서를 불러오지 못했어요') : t('신청을 불러오지 못했어요')}
          onRetry={() => wants.forEach((one) => void one.refetch())}
        />
      ) : wants.some(({ data }) => !data) ? (
        <Skeleton className="h-96" />
      ) : (
        <QuotationForm
          key={`${copy} ${ap_id}`}
          copy={found.data?.data}
          request={request.data?.data}
          mb_id={search.get('mb_id')}
        />
      )}
    </OnlyFor>
  )
}
