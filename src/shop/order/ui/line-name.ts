import { lineWords } from '#shop/cart/title-rules.ts'

/** The goods of a line with what was chosen: two options of one item in a box are told apart. */
export function lineName(
  line: Parameters<typeof lineWords>[0],
  pick: (ko: string, en: string) => string,
): string {
  const { title, detail } = lineWords(line, pick)
  return title + (detail && ` (${detail})`)
}
