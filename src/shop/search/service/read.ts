import type { Ctx } from '#platform/context.ts'
import { together } from '#platform/transact.ts'
import {
  initialsOf,
  isInitials,
  isOneEdit,
  jamoOf,
  leadsTo,
  toHangul,
  toLatin,
} from '#shop/search/hangul-rules.ts'
import { squeezed, typedWords, wordsIn } from '#shop/search/rules.ts'
import {
  listAlike,
  listContaining,
  listHalfTyped,
  listKnown,
  listSynonyms,
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
}

export type Reading = {
  /** the words that are looked for, after any repair */
  word: string
  key: string
  /** something else than what was typed is looked for */
  repaired: boolean
  /** null when some word leads nowhere */
  parts: readonly Part[] | null
  /** instead of all parts: all of one of these */
  others: readonly (readonly AnyOf[])[]
  it_id: string | null
}

type Found = { part: Part; word: string; repaired: boolean }

/** What a search means: each word as it is written, then half typed, as first consonants, in another keyboard, one letter off. `asTyped` repairs nothing. */
export async function readSearch(ctx: Ctx, keyword: string, asTyped = false): Promise<Reading> {
  const typed = typedWords(keyword)
  const words = typed.flatMap(wordsIn)
  const whole = squeezed(keyword)
  const synonyms = await listSynonyms(ctx, [...new Set([...words, whole])])
  const [others, ...found] = await together(
    ctx,
    () => (words.length > 1 ? meaning(ctx, synonyms, whole) : Promise.resolve([])),
    ...typed.map((word) => () => findWord(ctx, word, synonyms, asTyped)),
  )
  const parts = found.flatMap((one) => one ?? [])
  return readingOf(keyword, parts, parts.length === typed.length, others)
}

/** 캔 둘: a space that does not belong there may hide a word. Null where there is none, or it hides nothing. */
export async function readJoined(ctx: Ctx, keyword: string): Promise<Reading | null> {
  const typed = typedWords(keyword)
  const found = typed.length > 1 ? await findWord(ctx, typed.join(''), [], false) : null
  return found && { ...readingOf(keyword, [found], true, []), repaired: true, word: found.word }
}

function readingOf(
  keyword: string,
  found: readonly Found[],
  all: boolean,
  others: Reading['others'],
): Reading {
  // a search that leads nowhere is left as it was typed: half of it would be another search
  const repaired = all && found.some((one) => one.repaired)
  const word = repaired ? found.map((one) => one.word).join(' ') : keyword.trim()
  return {
    word,
    key: squeezed(word),
    repaired,
    parts: all && found.length ? found.map((one) => one.part) : null,
    others,
    it_id: /^[\da-z]{6,20}$/i.test(keyword.trim()) ? keyword.trim() : null,
  }
}

type Synonyms = Awaited<ReturnType<typeof listSynonyms>>

async function findWord(
  ctx: Ctx,
  typed: string,
  synonyms: Synonyms,
  asTyped: boolean,
): Promise<Found | null> {
  const word = wordsIn(typed).join('')
  const [direct, others] = await together(
    ctx,
    () => (isInitials(word) ? Promise.resolve([]) : listContaining(ctx, word)),
    () => meaning(ctx, synonyms, word),
  )
  if (direct.length || others.length) {
    // 화이트머스크 is a word of one item and two of many
    const pieces = asTyped ? null : await findPieces(ctx, word)
    return found(word, partOf(word, direct, pieces ? [...others, pieces] : others))
  }
  const half = await findHalfTyped(ctx, word)
  if (half) return found(word, half)
  return asTyped ? null : repair(ctx, typed, word)
}

function found(word: string, part: Part, repaired = false): Found {
  return { part, word, repaired }
}

function partOf(word: string, direct: readonly Word[], others: Part['others'] = []): Part {
  const numbers = (words: readonly Word[]) => words.map(({ wo_id }) => wo_id)
  return {
    word,
    exact: numbers(direct.filter((one) => one.word === word)),
    direct: numbers(direct),
    others,
    initials: null,
  }
}

/** What staff say means the same: each as the words that must all be there. */
async function meaning(ctx: Ctx, synonyms: Synonyms, key: string): Promise<Part['others']> {
  const rows = synonyms.filter(({ keys }) => keys.includes(key))
  const all: AnyOf[][] = []
  for (const word of new Set(
    rows.flatMap(({ words, keys }) => words.filter((_, at) => keys[at] !== key)),
  )) {
    const each: AnyOf[] = []
    for (const one of wordsIn(word))
      each.push((await listContaining(ctx, one)).map(({ wo_id }) => wo_id))
    if (each.length && each.every((ids) => ids.length)) all.push(each)
  }
  return all
}

async function findHalfTyped(ctx: Ctx, word: string): Promise<Part | null> {
  if (isInitials(word)) return word.length > 1 ? { ...partOf(word, []), initials: word } : null
  if (!/[가-힣ㄱ-ㅎ]/.test(word)) return null
  // a consonant that stands alone before the end hides what follows it
  const asked = /[ㄱ-ㅎ]./.test(word) ? { initials: initialsOf(word) } : { jamo: jamoOf(word) }
  const words = (await listHalfTyped(ctx, asked)).filter((one) => leadsTo(word, one.word))
  return words.length ? partOf(word, words) : null
}

/** Another keyboard, missing spaces, one letter off. */
async function repair(ctx: Ctx, typed: string, word: string): Promise<Found | null> {
  if (/^\d+$/.test(word)) return null
  const other = toHangul(typed) ?? toLatin(typed)
  if (other && other.length > 1) {
    const direct = await listContaining(ctx, other)
    if (direct.length) return found(other, partOf(other, direct), true)
    const half = await findHalfTyped(ctx, other)
    if (half) return found(other, half, true)
  }
  const pieces = await findPieces(ctx, word)
  if (pieces) return found(word, { ...partOf(word, []), others: [pieces] })
  const near = (await nearest(ctx, word)) ?? (other ? await nearest(ctx, other) : null)
  return near ? found(near, partOf(near, await listContaining(ctx, near)), true) : null
}

const shortest = 2

/** 우드심지캔들: known words without the spaces between them. */
async function findPieces(ctx: Ctx, word: string): Promise<AnyOf[] | null> {
  if (word.length < 2 * shortest) return null
  const pieces = new Set<string>()
  for (let from = 0; from < word.length; from++)
    for (let to = from + shortest; to <= word.length; to++) pieces.add(word.slice(from, to))
  pieces.delete(word)
  const known = new Set((await listKnown(ctx, [...pieces])).map((one) => one.word))
  // the fewest words that end at each place
  const ways: (string[] | undefined)[] = [[]]
  for (let to = 1; to <= word.length; to++)
    for (let from = 0; from <= to - shortest; from++) {
      const before = ways[from]
      const piece = word.slice(from, to)
      if (!before || !known.has(piece)) continue
      if ((ways[to]?.length ?? Number.POSITIVE_INFINITY) > before.length + 1)
        ways[to] = [...before, piece]
    }
  const way = ways[word.length]
  if (!way) return null
  const each: AnyOf[] = []
  for (const piece of way) each.push((await listContaining(ctx, piece)).map(({ wo_id }) => wo_id))
  return each
}

const shortestRepaired = 4

/** The commonest word that one letter makes of this one. */
async function nearest(ctx: Ctx, word: string): Promise<string | null> {
  const jamo = jamoOf(word)
  if (jamo.length < shortestRepaired) return null
  const near = (await listAlike(ctx, jamo)).filter((one) => isOneEdit(jamo, one.jamo))
  return near.sort((one, other) => other.uses - one.uses)[0]?.word ?? null
}

/** Words that are written much like those of a search, for one that finds nothing. */
export async function nearWords(ctx: Ctx, keyword: string): Promise<string[]> {
  const found = await Promise.all(
    typedWords(keyword).map(async (typed) => {
      const word = wordsIn(typed).join('')
      const meant = [word, toHangul(typed), toLatin(typed)].flatMap((one) => one ?? [])
      const alike = await Promise.all(meant.map((one) => listAlike(ctx, jamoOf(one))))
      const near = alike
        .flat()
        .filter((one) => one.uses > 0 && one.word.length > 1 && !/\d/.test(one.word))
      // a word that is there by itself needs no other beside it
      const known = near.filter((one) => meant.includes(one.word))
      return known.length ? known : near.slice(0, 3)
    }),
  )
  return [...new Set(found.flat().map(({ word }) => word))].slice(0, 5)
}
