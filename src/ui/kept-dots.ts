const dot = ' · '
const short = 20

/** Facts set in a row: a line that is full breaks after the dot, never before it. */
export function keptDots(text: string): string {
  return text.replaceAll(dot, '\u00a0· ')
}

/** The facts there are, set in a row; a short one is never broken. */
export function inRow(facts: readonly (string | null | false | undefined)[]): string {
  const parts = facts.filter(Boolean).join(dot).split(dot)
  return keptDots(
    parts.map((part) => (part.length <= short ? part.replaceAll(' ', '\u00a0') : part)).join(dot),
  )
}
