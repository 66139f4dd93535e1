import { Sums } from '#shop/claim/ui/sums.tsx'
import type { EditPreview } from '#shop/order/contract/edits.ts'
import { useT } from '#ui/language.tsx'

/** What an edit changes, before it is agreed to. */
export function EditSums({ preview }: { preview: EditPreview }) {
  const t = useT()
  const { currency, goods, discount, shipping, difference, way } = preview
  const words = {
    none: t('금액은 그대로예요.'),
    due: t('아직 받지 않은 주문이라 입금할 금액이 바뀌어요.'),
    charge:
      difference > 0
        ? t('차액을 받은 뒤에 보낼 수 있어요.')
        : t('아직 받지 않은 차액이 줄어들어요.'),
    owed: t('차액은 이 회사의 외상에 더하고, 결제 기한은 그대로예요.'),
    refund: t('차액은 결제한 수단이나 계좌로 돌려 드려요. 외상은 남은 금액에서 빠져요.'),
  }
  return (
    <Sums
      currency={currency}
      coupons={preview.coupons_back}
      points={preview.points_back}
      lines={[
        goods !== 0 && { label: t('상품 금액'), amount: Math.abs(goods), minus: goods < 0 },
        discount !== 0 && { label: t('할인'), amount: Math.abs(discount), minus: discount < 0 },
        shipping !== 0 && { label: t('배송비'), amount: Math.abs(shipping), minus: shipping < 0 },
      ]}
      total={{
        label:
          difference === 0
            ? t('바뀌는 금액')
            : difference < 0
              ? t('줄어드는 금액')
              : t('더 내는 금액'),
        amount: Math.abs(difference),
      }}
    >
      <p className="mt-3 text-small text-ink-700">{words[way]}</p>
    </Sums>
  )
}
