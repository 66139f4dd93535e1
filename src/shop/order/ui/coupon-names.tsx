import type { Order } from '#shop/order/contract/order.ts'
import { useLang, useT } from '#ui/language.tsx'

/** The coupons an order was placed with, by name, and those it left with their owner. */
export function CouponNames({
  coupons,
  left = [],
  className,
}: {
  coupons: Order['coupons']
  left?: Order['coupons_left']
  className?: string
}) {
  const t = useT()
  const { pick } = useLang()
  if (coupons.length + left.length === 0) return null
  const leftNames = left.map((one) => pick(one.cp_subject, one.cp_subject_en)).join(', ')
  return (
    <div className={className}>
      {left.length > 0 && (
        <p className="mb-1 text-small text-ink-700">
          {t('뺄 배송비가 없어서 쓰지 않고 돌려 드린 쿠폰이에요: {names}', { names: leftNames })}
        </p>
      )}
      {coupons.length > 0 && <p className="text-caption text-ink-500">{t('사용한 쿠폰')}</p>}
      <ul className="mt-1 grid gap-1 text-small">
        {coupons.map((coupon) => (
          <li key={coupon.cp_id} className="[overflow-wrap:anywhere]">
            {pick(coupon.cp_subject, coupon.cp_subject_en)}
          </li>
        ))}
      </ul>
    </div>
  )
}
