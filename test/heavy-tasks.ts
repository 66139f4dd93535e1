// Work for src/platform/heavy.test.ts, done in a process beside the tests.
import { setTimeout as sleep } from 'node:timers/promises'
import { Failure, invalid } from '#kernel/failure.ts'

export const double = (given: {
  value: number
  bytes: Uint8Array
  words: Map<string, string>
}) => ({
  ...given,
  value: given.value * 2,
  names: Object.keys(process.env),
})

export function refused(field: string): never {
  throw invalid({ [field]: ['안 돼요.'] })
}

export function broken(word: string): never {
  throw new Error(word)
}

export function spin(): never {
  for (;;);
}

/** Fills the heap, or memory outside of it. */
export function hoard(where: 'heap' | 'outside'): number {
  const held: unknown[] = []
  for (;;) held.push(where === 'heap' ? new Array(1_000_000).fill({}) : Buffer.alloc(20_000_000, 1))
}

export const wait = (ms: number) => sleep(ms, ms)

export function leave() {
  process.exit(3)
}

export const unavailable = () => {
  throw new Failure('UNAVAILABLE', '쉬어요.', { detail: { retry_after: 7 } })
}
