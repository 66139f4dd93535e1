import type { Act } from '#storefront/hold.ts'

export const headersOf = (key: string) => ({ 'idempotency-key': key })

const unanswered = new Map<string, string>()

/** The key of a press. The same thing pressed again after a lost answer is the same press. */
export function keyOf(act: Act): string {
  const pressed = JSON.stringify(act)
  const key = unanswered.get(pressed) ?? newKey()
  unanswered.set(pressed, key)
  return key
}

/** It was answered, or is kept and will be: pressed again it is another press. */
export function forgetKey(act: Act) {
  unanswered.delete(JSON.stringify(act))
}

// also where the shop is looked at without encryption
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')
