import { useQuery } from '@tanstack/react-query'
import { dayWord } from '#kernel/day-words.ts'
import { worthIn } from '#kernel/money.ts'
import { queryOf } from '#kernel/queries.ts'
import type { CouponTerms } from '#shop/coupon/contract.ts'
import { couponMethods } from '#shop/coupon/rules.ts'
import { settings } from '#shop/setting/contract.ts'
import { useLang, useMoney, useT } from '#ui/language.tsx'

/** What a coupon says of itself: how much off, for what, from which sum. Staff read amounts in won, as coupons are made; shoppers in their own currency. */
export function useCouponWords({ inWon = false } = {}) {
  const t = useT()
  const money = useMoney()
  const { lang, currency, pick } = useLang()
  const { data } = useQuery({ ...queryOf(settings.show, {}), enabled: !inWon })
  const rate = data?.data.payment.usd_rate
  // by the same rounding as the discount itself
  const amount = (won: number) =>
    inWon || !rate || currency === 'krw'
      ? money(won, 'krw')
      : money(worthIn(won, currency, rate), currency)
  const off = (coupon: CouponTerms) =>
    coupon.cp_type === 1 ? `${coupon.cp_price}%` : amount(coupon.cp_price)
  const target = (coupon: CouponTerms) => {
    const name = pick(coupon.target_name, coupon.target_name_en)
    if (coupon.cp_method === couponMethods.item) return name || t('상품')
    if (coupon.cp_method === couponMethods.category) return t('{name} 상품', { name })
    return coupon.cp_method === couponMethods.order ? t('주문 전체') : t('배송비')
  }
  const terms = (coupon: CouponTerms) =>
    [
      coupon.cp_minimum > 0 ? t('{amount} 이상', { amount: amount(coupon.cp_minimum) }) : null,
      coupon.cp_type === 1 && coupon.cp_maximum > 0
        ? t('최대 {amount}', { amount: amount(coupon.cp_maximum) })
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
