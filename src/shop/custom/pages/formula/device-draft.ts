import { useEffect, useState } from 'react'
import { type Draft, draftOf, emptyLine, type SetDraft } from './draft.ts'

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

/**
 * What is being written: `start`, and once the page is awake what this browser kept (unless `isFresh`).
 * What was typed before that stays over it. The third says whether anything is to be kept.
 */
export function useDeviceDraft(
  start: Draft,
  isFresh: boolean,
): [draft: Draft, setDraft: SetDraft, isTouched: boolean] {
  const [first] = useState(start)
  const [draft, setDraft] = useState(first)
  useEffect(() => {
    const kept = isFresh ? null : deviceDraft()
    if (kept) setDraft((now) => ({ ...kept, ...writtenSince(first, now) }))
  }, [first, isFresh])
  return [draft, setDraft, draft !== first]
}

/** The fields of a draft that differ from what it started as. */
function writtenSince(first: Draft, now: Draft): Partial<Draft> {
  const keys = Object.keys(now) as (keyof Draft)[] // of a Draft
  return Object.fromEntries(
    keys.filter((key) => now[key] !== first[key]).map((key) => [key, now[key]]),
  )
}

export function dropDraft() {
  try {
    localStorage.removeItem(key)
  } catch {
    // without storage there is nothing to drop
  }
}
