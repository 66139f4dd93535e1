/** The name under which the cart as last seen stands; the page without a line reads it (script.js). */
export const cartSeenKey = 'odemoa/cart-seen'

/** Both languages, so that it can be read in either; no numbers that lead to anybody. */
export type CartSeen = {
  at: number
  currency: 'krw' | 'usd'
  total: number
  lines: {
    name: [ko: string, en: string]
    option: [ko: string, en: string]
    qty: number
    amount: number
  }[]
}
