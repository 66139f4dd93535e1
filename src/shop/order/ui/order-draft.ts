import { dayMs } from '#kernel/korean-time.ts'
import type { Store } from './attempt-key.ts'
import { emptyOrder, type OrderTyped } from './typed-order.ts'

const place = 'odemoa/order-draft'
const days = 7
/** a guest who logs in half way keeps what was typed: the cart has another key then */
const minutesToLogIn = 30

const secrets = ['od_pwd', 'agree_order', 'agree_privacy', 'agree_no_return'] as const
type Draft = { cart_key: string; guest: boolean; at: number; typed: Record<string, unknown> }
export type Whose = { cart_key: string; guest: boolean }

/** Keeps what was typed for a week, without password and consents. Fields as they came are nothing typed: they are not kept. */
export function keepDraft(
  store: Store,
  { typed, fresh }: { typed: OrderTyped; fresh: OrderTyped },
  { cart_key, guest }: Whose,
  now: number,
) {
  const kept = Object.fromEntries(
    Object.entries(typed).filter(([name]) => !secrets.some((secret) => secret === name)),
  )
  if (Object.entries(fresh).every(([name, value]) => !(name in kept) || kept[name] === value)) {
    if (readDraft(store, { cart_key, guest }, now)) forgetDraft(store)
    return
  }
  store.setItem(place, JSON.stringify({ cart_key, guest, at: now, typed: kept } satisfies Draft))
}

/** What was typed before for this cart; null when there is nothing, or nothing of it is worth a note. */
export function readDraft(
  store: Store,
  { cart_key, guest }: Whose,
  now: number,
): Partial<OrderTyped> | null {
  const draft = parse(store.getItem(place))
  if (!draft) return null
  const age = now - draft.at
  if (age > days * dayMs) {
    forgetDraft(store)
    return null
  }
  const loggedIn = draft.guest && !guest && age < minutesToLogIn * 60_000
  if (draft.cart_key !== cart_key && !loggedIn) return null
  return onlyKnown(draft.typed)
}

export function forgetDraft(store: Store) {
  store.removeItem(place)
}

function parse(text: string | null): Draft | null {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Draft> | null // each part is looked at below
    if (
      !kept ||
      typeof kept.cart_key !== 'string' ||
      typeof kept.at !== 'number' ||
      !kept.typed ||
      typeof kept.typed !== 'object'
    )
      return null
    return { cart_key: kept.cart_key, guest: kept.guest === true, at: kept.at, typed: kept.typed }
  } catch {
    return null
  }
}

function onlyKnown(typed: Record<string, unknown>): Partial<OrderTyped> | null {
  const names = Object.keys(emptyOrder) as (keyof OrderTyped)[] // the keys of a literal
  const known = names.filter(
    (name) =>
      !secrets.some((secret) => secret === name) && typeof typed[name] === typeof emptyOrder[name],
  )
  const hasText = known.some(
    (name) => typeof typed[name] === 'string' && typed[name] !== emptyOrder[name],
  )
  return hasText
    ? // of the types of an empty form, as looked at above
      (Object.fromEntries(known.map((name) => [name, typed[name]])) as Partial<OrderTyped>)
    : null
}
