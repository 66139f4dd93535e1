import { Suspense } from 'react'
import { Button } from '#ui/button.tsx'
import { Drawer } from '#ui/drawer.tsx'
import { useMoney, useT } from '#ui/language.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import type { OrderPricing } from './use-order-price.ts'

const CouponChoices = lazyPart(
  () => import('./coupon-choices.tsx').then((found) => found.CouponChoices),
  Missing,
)

type Props = { open: boolean; onClose: () => void; pricing: OrderPricing }

/** The member's coupons to choose from, fetched when they are first asked for. */
export function CouponSheet({ open, onClose, pricing }: Props) {
  const t = useT()
  const money = useMoney()
  const { totals } = pricing.price ?? {}
  const saved = totals ? totals.item_coupon + totals.order_coupon + totals.shipping_coupon : 0
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('쿠폰 고르기')}
      foot={
        <Button wide size={56} busy={pricing.waiting} onClick={onClose}>
          {totals && saved > 0
            ? t('{amount} 할인받기', { amount: money(saved, totals.currency) })
            : t('쿠폰 없이 계속하기')}
        </Button>
      }
    >
      <Suspense>
        <CouponChoices pricing={pricing} />
      </Suspense>
    </Drawer>
  )
}

function Missing() {
  const t = useT()
  return (
    <p className="py-8 text-center text-plain text-ink-700">
      {t('쿠폰을 불러오지 못했어요. 창을 닫고 새로고침한 뒤 다시 열어 주세요.')}
    </p>
  )
}
