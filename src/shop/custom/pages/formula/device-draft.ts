import { type Draft, draftOf, emptyLine } from './draft.ts'

const key = 'odemoa/formula'

/** What somebody without an account was writing here; null where there is nothing that can be read. */
export function deviceDraft(): Draft | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isDraft(found) ? { ...draftOf(), ...found, lines: found.lines.map(emptyLine) } : null
  } catch {
    return null
  }
}

function isDraft(found: unknown): found is Draft {
  const { title, product, lines } = (found ?? {}) as Partial<Draft> // each is looked at here
  return typeof title === 'string' && typeof product === 'string' && Array.isArray(lines)
}

/** False where the browser keeps nothing. */
export function keepDraft(draft: Draft): boolean {
  try {
    localStorage.setItem(
      key,
      JSON.stringify({ ...draft, lines: draft.lines.map(({ key: _, ...line }) => line) }),
    )
    return true
  } catch {
    return false
  }
}

export function dropDraft() {
  try {
    localStorage.removeItem(key)
  } catch {
    // without storage there is nothing to drop
  }
}
