import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { InlineNotice } from '#admin/ui/inline-notice.tsx'
import { OnlyFor } from '#admin/ui/only-for.tsx'
import { PageHead } from '#admin/ui/page-head.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { adminQuotations } from '#shop/cart/desk-contract.ts'
import { useT } from '#ui/language.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/states.tsx'
import { PhoneForm } from './phone-form.tsx'

/** Staff write an order while its buyer is on the telephone. */
export default function PhonePage() {
  const t = useT()
  const staff = useStaff()
  const [search] = useSearchParams()
  const qt_id = Number(search.get('qt_id')) || undefined
  return (
    <OnlyFor area="orders">
      <PageHead
        title={qt_id ? t('견적으로 주문 적기') : t('전화 주문 적기')}
        note={t('손님이 전화로 말하는 주문을 적어요. 값, 재고, 구매 수량은 가게와 같게 따져요.')}
        back={{ to: adminPaths.orders(), label: t('주문 목록') }}
      />
      {staff.changes('orders') ? (
        <Sheet key={qt_id} qt_id={qt_id} mb_id={search.get('mb_id')} />
      ) : (
        <InlineNotice tone="info">
          {t('이 화면은 볼 수만 있어요. 등록은 주문을 맡은 직원이 해요.')}
        </InlineNotice>
      )}
    </OnlyFor>
  )
}

/** Of a quotation, its buyer is known already. */
function Sheet({ qt_id, mb_id }: { qt_id?: number; mb_id: string | null }) {
  const t = useT()
  const found = useQuery({
    ...queryOf(adminQuotations.show, { params: { qt_id: qt_id ?? 0 } }),
    enabled: qt_id !== undefined,
    gcTime: 0,
  })
  if (!qt_id) return <PhoneForm mb_id={mb_id} />
  if (found.data)
    return <PhoneForm quotation={found.data.data} mb_id={found.data.data.mb_id ?? mb_id} />
  if (found.isError)
    return <ErrorState title={t('내용을 불러오지 못했어요')} onRetry={() => void found.refetch()} />
  return <Skeleton className="h-72" />
}
