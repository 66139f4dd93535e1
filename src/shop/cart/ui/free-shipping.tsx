import { Truck } from 'lucide-react'
import type { Totals } from '#shop/cart/contract.ts'
import { useMoney, useT } from '#ui/language.tsx'

/** How far to free shipping, in words and as a bar; nothing while nothing is ticked. */
export function FreeShipping({ totals, className }: { totals: Totals; className?: string }) {
  const t = useT()
  const money = useMoney()
  const left = totals.to_free_shipping
  if (left === null) return null
  const share = left > 0 ? totals.goods / (totals.goods + left) : 1
  return (
    <div className={className}>
      <p className="flex items-start gap-2 text-small leading-normal text-ink-700">
        <Truck aria-hidden="true" size={18} strokeWidth={1.5} className="mt-px shrink-0" />
        {left > 0
          ? t('{amount} 더 담으면 배송비가 무료예요.', { amount: money(left, totals.currency) })
          : t('배송비가 무료예요.')}
      </p>
      <span aria-hidden="true" className="mt-2 block h-1.5 bg-paper-200">
        <span
          className="block h-full origin-left bg-pine-600 transition-transform duration-[320ms]"
          style={{ transform: `scaleX(${share})` }}
        />
      </span>
    </div>
  )
}
