import { compose } from './hangul-rules.ts'

/** What stands behind a Korean word without changing what is looked for, the longest first. */
const endings = /^(.+?)(?:으로|에서|까지|추천|[을를이가은는의로도향용지])$/
// 꽃향 is 꽃, but of most words one syllable is another word
const scent = /^.향$/
// 셋트 is 세트
const misspelt = /셋(?=트)/g
const shortest = 2
const deepest = 2

/** A word without what may stand behind it, or as it is written more often, the least changed first. */
export function withoutEnding(word: string): string[] {
  return [...new Set(/^[a-z]+$/.test(word) ? singulars(word) : withoutEndings(word, deepest))]
}

function singulars(word: string): string[] {
  if (word.length < 4 || !word.endsWith('s')) return []
  return [
    word.slice(0, -1),
    ...(word.endsWith('es') ? [word.slice(0, -2)] : []),
    ...(word.endsWith('ies') ? [`${word.slice(0, -3)}y`] : []),
  ]
}

function withoutEndings(word: string, deep: number): string[] {
  if (deep === 0 || !/^[가-힣]+$/.test(word)) return []
  const written = word.replace(misspelt, compose([...'ㅅㅔ']))
  const shorter = endings.exec(word)?.[1] ?? ''
  const known = shorter.length >= shortest || scent.test(word) ? shorter : ''
  const meant = [written === word ? '' : written, known].filter(Boolean)
  return [...meant, ...meant.flatMap((one) => withoutEndings(one, deep - 1))]
}

const small = new Set(['for', 'the', 'of', 'with', 'and', 'to', 'my', 'in', 'on', 'an', 'a'])

/** Whether a word only joins others. */
export const isSmall = (word: string) => small.has(word.toLowerCase())

/** Words that ask for something: English ones that only join others are left out beside them. */
export function askingWords(words: readonly string[]): readonly string[] {
  const asking = words.filter((word) => !isSmall(word))
  return asking.length ? asking : words
}
