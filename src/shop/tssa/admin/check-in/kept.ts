import type { Press, Roll } from '#shop/tssa/attendance-contract.ts'

/** What a phone at the door keeps for want of a line: the roster as it was last read, and presses that wait. */
export const rollKey = 'odemoa/check-in/roll'
export const heldKey = 'odemoa/check-in/held'

type Kept<T> = { mb_id: string } & T

function read<T>(key: string, mb_id: string): T | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Kept<T> | null // written here alone
    return kept?.mb_id === mb_id ? kept : null
  } catch {
    return null
  }
}

function write(key: string, kept: object | null) {
  try {
    if (kept) localStorage.setItem(key, JSON.stringify(kept))
    else localStorage.removeItem(key)
  } catch {
    // without room it is kept by the open page alone
  }
}

export function keptRoll(mb_id: string, day: string): Roll | null {
  const kept = read<{ roll: Roll }>(rollKey, mb_id)
  return kept?.roll.day === day ? kept.roll : null
}

export function keepRoll(mb_id: string, roll: Roll) {
  write(rollKey, { mb_id, roll })
}

export function heldPresses(mb_id: string): readonly Press[] {
  return read<{ presses: Press[] }>(heldKey, mb_id)?.presses ?? []
}

export function holdPresses(mb_id: string, presses: readonly Press[]) {
  write(heldKey, presses.length ? { mb_id, presses } : null)
}
