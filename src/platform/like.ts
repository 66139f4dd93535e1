/** The text with LIKE's own signs taken for letters. */
export function plainLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

/** A pattern for LIKE and ILIKE: the text anywhere, its `%`, `_` and `\` as letters. */
export function containing(text: string): string {
  return `%${plainLike(text)}%`
}

/** Of the newest so many a word is looked for that no index knows. */
export const newestForShort = 10_000

/** The indexes for words know groups of three letters: without one they would be read whole, which is dearer than the table. */
export function isShortWord(text: string): boolean {
  return !/[\p{L}\p{N}]{3}/u.test(text)
}
