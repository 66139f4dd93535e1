import { useSearchParams } from 'react-router'
import { InlineNotice } from '#admin/ui/inline-notice.tsx'
import { OnlyFor } from '#admin/ui/only-for.tsx'
import { PageHead } from '#admin/ui/page-head.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { useT } from '#ui/language.tsx'
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
        <PhoneForm key={qt_id} qt_id={qt_id} mb_id={search.get('mb_id')} />
      ) : (
        <InlineNotice tone="info">
          {t('이 화면은 볼 수만 있어요. 등록은 주문을 맡은 직원이 해요.')}
        </InlineNotice>
      )}
    </OnlyFor>
  )
}
