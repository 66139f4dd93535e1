import { fingerprint } from '#kernel/fingerprint.ts'

/** The little of a browser's storage that is needed here. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const place = 'odemoa/order-attempt'

type Attempt = { key: string; print: string }

/** Attempts of one page, forgotten with it. */
export function attemptsHere(): Store {
  const kept = new Map<string, string>()
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => void kept.set(name, text),
    removeItem: (name) => void kept.delete(name),
  }
}

/** One key per attempt: the same content keeps it through double clicks, lost answers and reloads; another content is another attempt. */
export function attemptKey(store: Store, content: unknown, newKey: () => string): string {
  const print = fingerprint(JSON.stringify(content))
  const kept = readAttempt(store)
  if (kept?.print === print) return kept.key
  const key = newKey()
  store.setItem(place, JSON.stringify({ key, print } satisfies Attempt))
  return key
}

export function forgetAttempt(store: Store) {
  store.removeItem(place)
}

/** An order was sent and nobody heard how it ended. */
export function hasAttempt(store: Store): boolean {
  return readAttempt(store) !== null
}

function readAttempt(store: Store): Attempt | null {
  try {
    const kept: unknown = JSON.parse(store.getItem(place) ?? 'null')
    return kept && typeof kept === 'object' && 'key' in kept && 'print' in kept
      ? { key: String(kept.key), print: String(kept.print) }
      : null
  } catch {
    return null
  }
}
