import { afterPress, couponMethods, usableFirst } from '#shop/coupon/rules.ts'
import { useCouponWords } from '#shop/coupon/ui/coupon-words.ts'
import type { OfferedCoupon } from '#shop/order/contract/prices.ts'
import { CheckMark } from '#ui/checkbox.tsx'
import { cx } from '#ui/class-names.ts'
import { inRow } from '#ui/kept-dots.ts'
import { useMoney, useT } from '#ui/language.tsx'
import type { OrderPricing } from './use-order-price.ts'

/** Every coupon of the member with what it would take off, in the order in which they are counted. */
export function CouponChoices({
  pricing: { price, benefits, setBenefits },
}: {
  pricing: OrderPricing
}) {
  const t = useT()
  const coupons = price?.coupons ?? []
  const groups: { title: string; methods: readonly number[] }[] = [
    { title: t('상품 쿠폰'), methods: [couponMethods.item, couponMethods.category] },
    { title: t('주문 쿠폰'), methods: [couponMethods.order] },
    { title: t('배송비 쿠폰'), methods: [couponMethods.shipping] },
  ]
  const chosen = new Set(benefits.coupons)
  if (coupons.length === 0)
    return (
      <p className="py-8 text-center text-plain text-ink-700">
        {t('지금 쓸 수 있는 쿠폰이 없어요.')}
      </p>
    )
  return groups.map(({ title, methods }) => {
    const group = usableFirst(coupons.filter(({ cp_method }) => methods.includes(cp_method)))
    if (!group.length) return null
    return (
      <section key={title} aria-label={title} className="pb-5">
        <h3 className="text-plain font-[650]">{title}</h3>
        <ul className="mt-2 grid gap-2.5">
          {group.map((coupon) => (
            <CouponRow
              key={coupon.cp_id}
              coupon={coupon}
              checked={chosen.has(coupon.cp_id)}
              currency={price?.totals?.currency ?? 'krw'}
              onChange={() =>
                setBenefits({ ...benefits, coupons: afterPress(coupon, benefits.coupons, coupons) })
              }
            />
          ))}
        </ul>
      </section>
    )
  })
}

function CouponRow({
  coupon,
  checked,
  currency,
  onChange,
}: {
  coupon: OfferedCoupon
  checked: boolean
  currency: 'krw' | 'usd'
  onChange: () => void
}) {
  const t = useT()
  const money = useMoney()
  const words = useCouponWords()
  const off = coupon.reason !== null && !checked
  /** ticked, and yet the sum does not hold it */
  const refused = coupon.reason !== null && checked
  return (
    <li>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: CheckMark is the input */}
      <label
        className={cx(
          'flex items-start gap-3 border px-4 py-3.5',
          refused
            ? 'border-amber-700 bg-paper-0'
            : checked
              ? 'border-pine-700 bg-pine-100'
              : 'border-paper-200 bg-paper-0',
          off ? 'text-ink-500' : 'cursor-pointer',
        )}
      >
        <span className="pt-1">
          <CheckMark checked={checked} disabled={off} onChange={onChange} />
        </span>
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline justify-between gap-x-3">
            <strong className="min-w-0 text-plain leading-snug font-semibold">
              {words.name(coupon)}
            </strong>
            {coupon.amount > 0 && !refused && (
              <span className="tabular shrink-0 text-plain font-semibold text-ember-600">
                {money(-coupon.amount, currency)}
              </span>
            )}
          </span>
          <span className="mt-0.5 block text-caption text-ink-500">
            {inRow([
              words.target(coupon),
              t('{off} 할인', { off: words.off(coupon) }),
              words.terms(coupon),
              t('{day}까지', { day: words.day(coupon.cp_end) }),
            ])}
          </span>
          {coupon.reason && (
            <span className="mt-1 block text-caption text-amber-700">{coupon.reason}</span>
          )}
        </span>
      </label>
    </li>
  )
}
