import { Refusal } from '#kernel/client.ts'
import { dayMs } from '#kernel/korean-time.ts'
import type { Act, Held } from '#storefront/hold.ts'

/** `key` names the press, however often it is sent; `mb_id` is who pressed, empty for a guest. */
export type HeldAct = Act & { key: string; mb_id: string; at: number }

export const mostHeld = 50
const keepFor = 7 * dayMs

/** No answer, or that of a machine in between: nobody knows whether the shop has heard it. */
export function isLost(error: unknown): boolean {
  return !(error instanceof Refusal) || (error.status >= 502 && !error.message)
}

/** With one more: the last quantity of a line counts, a wish and its contrary are nothing; null when there is no more room. */
export function withAct(held: readonly HeldAct[], act: HeldAct): HeldAct[] | null {
  const same = held.find((one) => sameThing(one, act))
  const rest = held.filter((one) => one !== same && one.key !== act.key)
  if (same?.kind === 'wish' && act.kind === 'wish' && same.on !== act.on) return rest
  return rest.length < mostHeld ? [...rest, act] : null
}

function sameThing(one: Act, other: Act): boolean {
  if (one.kind === 'qty') return other.kind === 'qty' && one.ct_id === other.ct_id
  return one.kind === 'wish' && other.kind === 'wish' && one.it_id === other.it_id
}

/** What a member pressed is not sent for another, nor after a log-out; what a guest chose may follow them into their account. */
export function maySend(act: HeldAct, mb_id: string): boolean {
  return act.mb_id === mb_id || (act.mb_id === '' && act.kind === 'add')
}

export const freshOnes = (held: readonly HeldAct[], now: number) =>
  held.filter(({ at }) => now - at < keepFor)

export function summaryOf(held: readonly HeldAct[]): Held {
  return {
    names: [...new Set(held.map(({ name }) => name))],
    lines: held.reduce((sum, act) => sum + (act.kind === 'add' ? act.body.options.length : 0), 0),
  }
}
