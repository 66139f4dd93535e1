import type { Cart } from '#shop/cart/contract.ts'
import { useCart } from '#shop/cart/ui/use-cart.ts'
import { useVariant } from '#storefront/hooks.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { StickyFoot } from '#ui/sticky-foot.tsx'
import { FieldsSkeleton } from './order-form-skeleton.tsx'
import { OrderFold, OrderSummary } from './order-summary.tsx'
import { besideForm } from './order-title.tsx'

/** What is ordered, in the places it has beside the form: the fields come when the browser has told what it remembers. */
export function OrderOutline({ cart, direct }: { cart: Cart; direct: boolean }) {
  const variant = useVariant()
  const desk = useCart({ direct })
  const summary = {
    lines: cart.lines.filter((line) => line.ct_select),
    country: 'KR',
    totals: cart.totals,
    credit: 0,
    desk,
    direct,
    waiting: true,
    unsent: false,
  }
  return (
    <div inert className="contents">
      <div className="min-w-0">
        {variant === 'mobile' && (
          <div className="mt-5">
            <OrderFold {...summary} />
          </div>
        )}
        <FieldsSkeleton />
      </div>
      {variant === 'pc' ? (
        <aside className={besideForm}>
          <OrderSummary {...summary}>{null}</OrderSummary>
        </aside>
      ) : (
        <StickyFoot size={56}>
          <Skeleton className="h-14" />
        </StickyFoot>
      )}
    </div>
  )
}
