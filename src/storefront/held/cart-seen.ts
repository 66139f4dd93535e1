import type { QueryClient } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { AnswerOf } from '#kernel/endpoint.ts'
import { type Cart, carts } from '#shop/cart/contract.ts'
import type { CartSeen } from '#storefront/offline/cart-seen.ts'
import { cartSeenKey } from '#storefront/offline/cart-seen.ts'

const mostLines = 30

/** Keeps the cart as it was last seen, for the page that stands there without a line. */
export function useCartSeen() {
  const client = useQueryClient()
  useEffect(() => watchCart(client), [client])
}

function watchCart(client: QueryClient): () => void {
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const [path, ask] = event.query.queryKey as [unknown, { query?: { direct?: unknown } }?] // of queryOf
    if (path !== carts.show.path || ask?.query?.direct) return
    const answer = event.query.state.data as AnswerOf<typeof carts.show> | undefined // of that path
    if (answer) keepSeen(answer.data)
  })
}

function keepSeen({ lines, totals }: Cart) {
  const seen: CartSeen = {
    at: Date.now(),
    currency: totals.currency,
    total: totals.total,
    lines: lines
      .slice(0, mostLines)
      .map(({ it_name, it_name_en, ct_option, ct_option_en, ct_qty, amount }) => ({
        name: [it_name, it_name_en],
        option: [ct_option, ct_option_en],
        qty: ct_qty,
        amount,
      })),
  }
  try {
    if (lines.length) localStorage.setItem(cartSeenKey, JSON.stringify(seen))
    else localStorage.removeItem(cartSeenKey)
  } catch {
    // without room it is not shown
  }
}
