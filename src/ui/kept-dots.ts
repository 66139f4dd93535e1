/** Facts set in a row: a line that is full breaks after the dot, never before it. */
export function keptDots(text: string): string {
  return text.replaceAll(' · ', '\u00a0· ')
}

/** The facts there are, set in a row. */
export function inRow(facts: readonly (string | null | false | undefined)[]): string {
  return keptDots(facts.filter(Boolean).join(' · '))
}
