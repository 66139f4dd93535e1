import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useMoney, useT } from '#ui/language.tsx'
import { CouponSheet } from './coupon-sheet.tsx'
import { CreditField } from './credit-field.tsx'
import { PointField } from './point-field.tsx'
import type { OrderPricing } from './use-order-price.ts'

/** What a member's coupons, points and balance take off: fetched for members, since a guest has none. */
export function MemberBenefits({ pricing }: { pricing: OrderPricing }) {
  const t = useT()
  const money = useMoney()
  const [choosing, setChoosing] = useState(false)
  const { price, benefits, setBenefits } = pricing
  const usable = price?.coupons.filter(({ reason, chosen }) => chosen || !reason).length ?? 0
  const chosen = price?.coupons.filter((coupon) => coupon.chosen).length ?? 0
  const { totals } = price ?? {}
  const saved = totals ? totals.item_coupon + totals.order_coupon + totals.shipping_coupon : 0
  const better = price && totals && price.best.amount > saved ? price.best : null
  return (
    <>
      <div className="grid gap-5">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border border-paper-200 bg-paper-0 px-4 py-3">
          <p className="min-w-0 text-plain">
            <span className="mr-1 font-medium">{t('쿠폰')}</span>{' '}
            <span className="text-ink-700">
              {chosen > 0 && totals
                ? t('{count}장 사용, {amount} 할인', {
                    count: chosen,
                    amount: money(saved, totals.currency),
                  })
                : t('{count}장 쓸 수 있어요', { count: usable })}
            </span>
          </p>
          <Button look="outline" size={44} onClick={() => setChoosing(true)}>
            {t('쿠폰 고르기')}
          </Button>
        </div>
        {better && totals && (
          <p className="-mt-2 flex flex-wrap items-center gap-x-3 text-small text-ink-700">
            {t('가장 많이 할인되는 조합은 {amount}이에요.', {
              amount: money(better.amount, totals.currency),
            })}
            <button
              type="button"
              className="tap font-semibold text-pine-700 underline underline-offset-4"
              onClick={() => setBenefits({ ...benefits, coupons: better.cp_ids })}
            >
              {t('이 조합 쓰기')}
            </button>
          </p>
        )}
        <p className="-mt-2 text-caption leading-normal text-ink-500">
          {t('쿠폰을 쓸 수 없는 상품은 주문 쿠폰의 할인과 최소 금액에서 빠져요.')}
        </p>
        <PointField pricing={pricing} />
        <CreditField pricing={pricing} />
      </div>
      <CouponSheet open={choosing} onClose={() => setChoosing(false)} pricing={pricing} />
    </>
  )
}
