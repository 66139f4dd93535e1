import { Suspense } from 'react'
import type { ProductDetail } from '#shop/catalog/contract.ts'
import { useSession } from '#storefront/session.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import type { UseChoice } from './use-choice.ts'

// fetched beside the page: no page that is kept knows a grade
const TradePrices = lazyPart(() => import('./trade-prices.tsx').then((found) => found.TradePrices))

/** What many at once cost, and what a grade pays; nothing for those who have neither. */
export function TradePanel(props: { item: ProductDetail; choice: UseChoice }) {
  const { graded } = useSession()
  if (!props.item.has_breaks && !graded) return null
  return (
    <Suspense>
      <TradePrices {...props} />
    </Suspense>
  )
}
