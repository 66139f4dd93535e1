import type { Joining } from './join-fields.ts'

const place = 'odemoa/joining'
// what anybody may read over a shoulder; never the password, never a consent
const kept = [
  'mb_id',
  'mb_name',
  'mb_email',
  'mb_hp',
  'mb_birth',
  'od_b_zip',
  'od_b_addr1',
  'od_b_addr2',
  'od_b_addr3',
  'od_b_addr_jibeon',
] as const

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Keeps what was typed as long as the tab lives, so that a reload loses nothing. */
export function keepJoining(store: Store, values: Joining) {
  const typed = kept.flatMap((name) => (values[name] ? [[name, values[name]] as const] : []))
  if (typed.length) store.setItem(place, JSON.stringify(Object.fromEntries(typed)))
  else store.removeItem(place)
}

export function readJoining(store: Store): Partial<Joining> | null {
  try {
    const typed: unknown = JSON.parse(store.getItem(place) ?? 'null')
    if (typeof typed !== 'object' || typed === null) return null
    const known = Object.entries(typed).filter(
      ([name, value]) => kept.some((one) => one === name) && typeof value === 'string',
    )
    return known.length ? Object.fromEntries(known) : null
  } catch {
    return null
  }
}

export function forgetJoining(store: Store) {
  store.removeItem(place)
}
