import type { Store } from './attempt-key.ts'
import { emptyOrder, type OrderTyped } from './typed-order.ts'

const place = 'odemoa/order-paying'

type Paying = { pay_id: string; cart_key: string; typed: OrderTyped }

/** While the buyer is away to pay, this tab keeps all that was typed; it is forgotten as soon as the payment is over. */
export function keepPaying(store: Store, paying: Paying) {
  store.setItem(place, JSON.stringify(paying))
}

/** The payment this tab has been away for; null when there is none. */
export function readPaying(store: Store): Paying | null {
  try {
    const kept = JSON.parse(store.getItem(place) ?? 'null') as Partial<Paying> | null // each part is looked at below
    if (
      typeof kept?.pay_id !== 'string' ||
      typeof kept.cart_key !== 'string' ||
      !kept.typed ||
      typeof kept.typed !== 'object'
    )
      return null
    const typed = { ...emptyOrder }
    const given: Record<string, unknown> = kept.typed
    const known = Object.entries(typed).map(([name, empty]) => [
      name,
      typeof given[name] === typeof empty ? given[name] : empty,
    ])
    return {
      pay_id: kept.pay_id,
      cart_key: kept.cart_key,
      typed: Object.fromEntries(known) as OrderTyped, // the keys and types of an empty form
    }
  } catch {
    return null
  }
}

export function forgetPaying(store: Store) {
  store.removeItem(place)
}
