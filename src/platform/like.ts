/** The text with LIKE's own signs taken for letters. */
export function plainLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

/** A pattern for LIKE and ILIKE: the text anywhere, its `%`, `_` and `\` as letters. */
export function containing(text: string): string {
  return `%${plainLike(text)}%`
}
