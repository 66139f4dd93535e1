import type { Ctx } from '#platform/context.ts'
import { initialsOf, isInitials, jamoOf, leadsTo } from '#shop/search/hangul-rules.ts'
import { wordsIn } from '#shop/search/rules.ts'
import {
  listContaining,
  listHalfTyped,
  type listSynonyms,
  type Word,
} from '#shop/search/store/words.ts'

/** Numbers of words, one of which an item must have. */
export type AnyOf = readonly number[]

/** One word of a search: what it finds. */
export type Part = {
  word: string
  /** the word itself, and words that hold it */
  exact: AnyOf
  direct: AnyOf
  /** instead of it: all of one of these */
  others: readonly (readonly AnyOf[])[]
  /** first consonants of a name */
  initials: string | null
  /** the words that it is put together of, where it is known as it stands too */
  apart?: readonly AnyOf[]
}

/** A word with what it finds, as it was typed or repaired. */
export type Found = { part: Part; word: string; repaired: boolean }

export type Synonyms = Awaited<ReturnType<typeof listSynonyms>>

export function found(word: string, part: Part, repaired = false): Found {
  return { part, word, repaired }
}

export function partOf(word: string, direct: readonly Word[], others: Part['others'] = []): Part {
  const numbers = (words: readonly Word[]) => words.map(({ wo_id }) => wo_id)
  return {
    word,
    exact: numbers(direct.filter((one) => one.word === word)),
    direct: numbers(direct),
    others,
    initials: null,
  }
}

/** The words that must all be there for what is called so; null where one is none. A long one is sooner none, and sooner looked for. */
async function listNamed(ctx: Ctx, name: string): Promise<AnyOf[] | null> {
  const each: AnyOf[] = []
  for (const one of wordsIn(name).sort((one, other) => other.length - one.length)) {
    const found = await listContaining(ctx, one)
    if (found.length === 0) return null
    each.push(found.map(({ wo_id }) => wo_id))
  }
  return each.length ? each : null
}

/** What staff say means the same: each as the words that must all be there. */
export async function meaning(ctx: Ctx, synonyms: Synonyms, key: string): Promise<Part['others']> {
  const rows = synonyms.filter(({ keys }) => keys.includes(key))
  const all: AnyOf[][] = []
  for (const word of new Set(
    rows.flatMap(({ words, keys }) => words.filter((_, at) => keys[at] !== key)),
  )) {
    const each = await listNamed(ctx, word)
    if (each) all.push(each)
  }
  return all
}

export async function findHalfTyped(ctx: Ctx, word: string): Promise<Part | null> {
  if (isInitials(word)) return word.length > 1 ? { ...partOf(word, []), initials: word } : null
  if (!/[가-힣ㄱ-ㅎ]/.test(word)) return null
  // a consonant that stands alone before the end hides what follows it
  const asked = /[ㄱ-ㅎ]./.test(word) ? { initials: initialsOf(word) } : { jamo: jamoOf(word) }
  const words = (await listHalfTyped(ctx, asked)).filter((one) => leadsTo(word, one.word))
  return words.length ? partOf(word, words) : null
}
