import type { Order } from '#shop/order/contract/order.ts'
import { useLang, useT } from '#ui/language.tsx'

/** The coupons an order was placed with, by name. */
export function CouponNames({
  coupons,
  className,
}: {
  coupons: Order['coupons']
  className?: string
}) {
  const t = useT()
  const { pick } = useLang()
  if (coupons.length === 0) return null
  return (
    <div className={className}>
      <p className="text-caption text-ink-500">{t('사용한 쿠폰')}</p>
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
