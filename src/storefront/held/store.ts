import { freshOnes, type HeldAct } from './rules.ts'

export const heldActsKey = 'odemoa/held'

/** Kept across reloads and tabs; what is a week old is nobody's wish any more. */
export function readHeld(): HeldAct[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(heldActsKey) ?? '[]')
    return Array.isArray(kept) ? freshOnes(kept, Date.now()) : [] // written here only
  } catch {
    return []
  }
}

/** False where nothing can be kept. */
export function writeHeld(held: readonly HeldAct[]): boolean {
  try {
    if (held.length) localStorage.setItem(heldActsKey, JSON.stringify(held))
    else localStorage.removeItem(heldActsKey)
    return true
  } catch {
    return false
  }
}

export function dropHeld(key: string) {
  writeHeld(readHeld().filter((act) => act.key !== key))
}
