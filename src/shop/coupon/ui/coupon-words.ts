import { dayWord } from '#kernel/day-words.ts'
import type { CouponTerms } from '#shop/coupon/contract.ts'
import { couponMethods } from '#shop/coupon/rules.ts'
import { useLang, useMoney, useT } from '#ui/language.tsx'

/** What a coupon says of itself: how much off, for what, from which sum. Amounts are in won, as coupons are. */
export function useCouponWords() {
  const t = useT()
  const money = useMoney()
  const { lang, pick } = useLang()
  const off = (coupon: CouponTerms) =>
    coupon.cp_type === 1 ? `${coupon.cp_price}%` : money(coupon.cp_price, 'krw')
  const target = (coupon: CouponTerms) => {
    const name = pick(coupon.target_name, coupon.target_name_en)
    if (coupon.cp_method === couponMethods.item) return name || t('상품')
    if (coupon.cp_method === couponMethods.category) return t('{name} 상품', { name })
    return coupon.cp_method === couponMethods.order ? t('주문 전체') : t('배송비')
  }
  const terms = (coupon: CouponTerms) =>
    [
      coupon.cp_minimum > 0
        ? t('{amount} 이상', { amount: money(coupon.cp_minimum, 'krw') })
        : null,
      coupon.cp_type === 1 && coupon.cp_maximum > 0
        ? t('최대 {amount}', { amount: money(coupon.cp_maximum, 'krw') })
        : null,
      coupon.cz_combine ? null : t('다른 쿠폰과 함께 쓸 수 없음'),
    ]
      .filter(Boolean)
      .join(' · ')
  return {
    name: (coupon: Pick<CouponTerms, 'cp_subject' | 'cp_subject_en'>) =>
      pick(coupon.cp_subject, coupon.cp_subject_en),
    off,
    target,
    terms,
    day: (day: string) => dayWord(day, lang),
  }
}
