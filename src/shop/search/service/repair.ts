import type { Ctx } from '#platform/context.ts'
import { isSmall, withoutEnding } from '#shop/search/ending-rules.ts'
import { jamoOf, toHangul, toLatin } from '#shop/search/hangul-rules.ts'
import { typedWords, wordsIn } from '#shop/search/rules.ts'
import {
  type AnyOf,
  type Found,
  findHalfTyped,
  found,
  meaning,
  partOf,
} from '#shop/search/service/part.ts'
import { isSlip, slipWeight } from '#shop/search/slip-rules.ts'
import {
  listAlike,
  listContaining,
  listKnown,
  listOneSlip,
  listSynonyms,
  type Word,
} from '#shop/search/store/words.ts'

/** Another keyboard, missing spaces, one letter off. */
export async function repair(ctx: Ctx, typed: string, word: string): Promise<Found | null> {
  if (/^\d+$/.test(word)) return null
  const turned = toHangul(typed) ?? toLatin(typed)
  // 쏟 is no `the`
  const other = turned && !isSmall(turned) ? turned : null
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

/** 캔들을, 무화과향, 라벨지: a word without its ending, where that one is known. */
export async function findShorter(ctx: Ctx, word: string): Promise<Found | null> {
  const shorter = withoutEnding(word)
  const synonyms = shorter.length ? await listSynonyms(ctx, shorter) : []
  for (const one of shorter) {
    const direct = await listContaining(ctx, one)
    const others = await meaning(ctx, synonyms, one)
    // one syllable stands inside too many words
    const known = one.length > 1 ? direct : direct.filter((other) => other.word === one)
    const pieces = known.length || others.length ? null : await findPieces(ctx, one)
    if (known.length || others.length || pieces)
      return found(one, partOf(one, direct, pieces ? [pieces] : others), true)
  }
  return null
}

/** A Latin word that only stands inside others, as lable in available, is sooner another one with its letters exchanged. */
export async function findTurned(
  ctx: Ctx,
  word: string,
  direct: readonly Word[],
): Promise<Found | null> {
  if (!/^[a-z]+$/.test(word) || direct.some((one) => one.word.startsWith(word))) return null
  const near = await nearest(ctx, word, 0)
  return near ? found(near, partOf(near, await listContaining(ctx, near)), true) : null
}

// two Latin letters are hardly a word
const shortestOf = (word: string) => (/^[a-z]+$/.test(word) ? 3 : 2)

/** 우드심지캔들: known words without the spaces between them. */
export async function findPieces(ctx: Ctx, word: string): Promise<AnyOf[] | null> {
  const shortest = shortestOf(word)
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

/** The word that one slip makes of this one: letters that changed places before others, then those that begin alike, then what is commonest. */
async function nearest(ctx: Ctx, word: string, most = 2): Promise<string | null> {
  const jamo = jamoOf(word)
  if (jamo.length < shortestRepaired) return null
  const near = (await listOneSlip(ctx, jamo)).filter(
    (one) => isSlip(word, one.word) && slipWeight(jamo, one.jamo) <= most,
  )
  const [best] = near.sort(
    (one, other) =>
      slipWeight(jamo, one.jamo) - slipWeight(jamo, other.jamo) || other.uses - one.uses,
  )
  return best?.word ?? null
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
