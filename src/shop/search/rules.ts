import { initialsOf, jamoOf } from './hangul-rules.ts'

/** Longest search, and how many of its words count. */
export const longestSearch = 50
export const mostWords = 6

/** Text as it is searched: lower case, composed, a number together with its unit, single spaces. */
export function searchable(text: string): string {
  return composed(text).toLowerCase().replace(/\s+/g, ' ').trim()
}

function composed(text: string): string {
  return text.normalize('NFC').replace(/(\d)\s+(ml|g|kg|l|cm|mm)(?![\p{L}\p{N}])/giu, '$1$2')
}

const words = /[가-힣ㄱ-ㅣ]+|(?:(?![가-힣ㄱ-ㅣ])[\p{L}\p{N}])+/gu

/** The words of a text: letters and figures, Korean apart from the rest. */
export function wordsIn(text: string): string[] {
  return searchable(text).match(words) ?? []
}

/** The words of a search as they were typed: capitals tell which keys were pressed. */
export function typedWords(keyword: string): string[] {
  return (composed(keyword.slice(0, longestSearch)).match(words) ?? []).slice(0, mostWords)
}

/** Without spaces and signs: how names are compared. */
export function squeezed(text: string): string {
  return wordsIn(text).join('')
}

const longestWord = 40

/** What is known of a word, to find it by its parts. */
export function entryOf(word: string) {
  return { word, jamo: jamoOf(word), initials: initialsOf(word) }
}

export type Goods = {
  it_id: string
  it_name: string
  it_name_en: string
  /** everything else it is found by: keywords, brand, notes, options, categories */
  texts: readonly string[]
  sold_30d: number
}

/** The words an item is found by, those of its names apart. */
export function documentOf({ it_name, it_name_en, texts }: Goods) {
  const kept = (list: string[]) => [...new Set(list.filter((word) => word.length <= longestWord))]
  const inName = kept([...wordsIn(it_name), ...wordsIn(it_name_en)])
  return { inName, words: kept([...inName, ...texts.flatMap(wordsIn)]) }
}
