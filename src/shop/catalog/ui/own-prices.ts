import { useQuery } from '@tanstack/react-query'
import { percentFor } from '#shop/catalog/own-price-rules.ts'
import type { TradePrices } from '#shop/catalog/trade-contract.ts'
import { useSession } from '#storefront/session.tsx'

/** What these goods cost the grade of whoever looks, by item; null until it is known, and for those whose grade has no prices. */
export function useOwnPricesOf(it_ids: readonly string[]): Record<string, TradePrices> | null {
  const { user, graded } = useSession()
  const ids = [...new Set(it_ids)].sort()
  const { data } = useQuery({
    // another member, or another grade, is another price
    queryKey: ['own-prices', user.mb_id, user.mb_level, ids.join()],
    queryFn: async () => {
      // fetched for those alone who have prices of their own
      const { askOwnPrices } = await import('./ask-own-prices.ts')
      const asked = ids.map(async (it_id) => [it_id, await askOwnPrices(it_id)] as const)
      return Object.fromEntries(await Promise.all(asked))
    },
    enabled: graded && ids.length > 0,
    retry: false,
  })
  return (graded && data) || null
}

export function useOwnPrices(it_id: string): TradePrices | null {
  return useOwnPricesOf([it_id])?.[it_id] ?? null
}

/** What comes off goods in a quantity for whoever looks; nothing until it is known. */
export function useOwnPercent(it_ids: readonly string[]): (it_id: string, qty: number) => number {
  const prices = useOwnPricesOf(it_ids)
  return (it_id, qty) => percentFor(prices?.[it_id]?.steps ?? [], qty)
}
