import type { ProductDetail } from '#shop/catalog/contract.ts'
import { useT } from '#ui/language.tsx'

/** How few and how many of it one can buy. */
export function QuantityRule({
  item: { it_buy_min_qty: min, it_buy_max_qty: max },
}: {
  item: ProductDetail
}) {
  const t = useT()
  if (min <= 1 && !max) return null
  const words = [
    min > 1 && t('{count}개부터', { count: min }),
    max > 0 && t('한 사람이 {count}개까지', { count: max }),
  ]
    .filter(Boolean)
    .join(', ')
  return (
    <p className="-mt-2 text-caption text-ink-500">{t('{rule} 살 수 있어요.', { rule: words })}</p>
  )
}
