import type { Ctx } from '#platform/context.ts'
import { isSmall, withoutEnding } from '#shop/search/ending-rules.ts'
import { jamoOf, toHangul, toLatin } from '#shop/search/hangul-rules.ts'
import { isOfWords, mayBeSeveral, piecesOf, waysInto } from '#shop/search/piece-rules.ts'
import { typedWords, wordsIn } from '#shop/search/rules.ts'
import {
  type AnyOf,
  type Found,
  findHalfTyped,
  found,
  meaning,
  partOf,
  type Synonyms,
} from '#shop/search/service/part.ts'
import { isHeardAs, isSlip, mayBeMeant, slipWeight } from '#shop/search/slip-rules.ts'
import { isTogether } from '#shop/search/store/items.ts'
import {
  listAlike,
  listContaining,
  listKnown,
  listOneSlip,
  listSynonyms,
  type Word,
} from '#shop/search/store/words.ts'

/** Another keyboard, missing spaces, one letter off. */
export async function repair(ctx: Ctx, typed: string, word: string): Promise<Found[] | null> {
  if (/^\d+$/.test(word)) return null
  const turned = toHangul(typed) ?? toLatin(typed)
  // 쏟 is no `the`
  const other = turned && !isSmall(turned) ? turned : null
  if (other && other.length > 1) {
    const direct = await listContaining(ctx, other)
    if (direct.length) return [found(other, partOf(other, direct), true)]
    const half = await findHalfTyped(ctx, other)
    if (half) return [found(other, half, true)]
  }
  const pieces = await findPieces(ctx, word)
  if (pieces) return pieces
  const near = (await nearest(ctx, word)) ?? (other ? await nearest(ctx, other) : null)
  return near ? [found(near, partOf(near, await listContaining(ctx, near)), true)] : null
}

/** 캔들을, 무화과향, 라벨지: a word without its ending, where that one is known. */
export async function findShorter(ctx: Ctx, word: string): Promise<Found[] | null> {
  const shorter = withoutEnding(word)
  const synonyms = shorter.length ? await listSynonyms(ctx, shorter) : []
  for (const one of shorter) {
    const direct = await listContaining(ctx, one)
    const others = await meaning(ctx, synonyms, one)
    // one syllable stands inside too many words
    const known = one.length > 1 ? direct : direct.filter((other) => other.word === one)
    if (known.length || others.length) return [found(one, partOf(one, direct, others), true)]
    const pieces = await findPieces(ctx, one)
    if (pieces) return pieces.map((piece) => ({ ...piece, repaired: true }))
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

/** What one word of several without spaces finds: a single syllable only itself. */
async function findPiece(ctx: Ctx, word: Word, synonyms: Synonyms): Promise<Found> {
  const direct = word.word.length > 1 ? await listContaining(ctx, word.word) : [word]
  return found(word.word, partOf(word.word, direct, await meaning(ctx, synonyms, word.word)))
}

/**
 * 우드심지캔들: known words without the spaces between them, each as if it had been typed by itself. Of several ways the first whose words some item
 * has together; null where the word is none of known ones.
 */
export async function findPieces(ctx: Ctx, word: string): Promise<Found[] | null> {
  const words = new Map((await listKnown(ctx, piecesOf(word))).map((one) => [one.word, one]))
  const ways = waysInto(word, new Set(words.keys()))
  const synonyms = ways.length ? await listSynonyms(ctx, [...new Set(ways.flat())]) : []
  let first: Found[] | null = null
  for (const way of ways) {
    const each: Found[] = []
    for (const piece of new Set(way)) {
      const known = words.get(piece)
      if (known) each.push(await findPiece(ctx, known, synonyms))
    }
    // the only way of words is looked for in any case
    if (ways.length === 1 && isOfWords(way)) return each
    const parts = each.map(({ part }) => ({ ...part, others: [] }))
    if (await isTogether(ctx, parts)) return each
    // words that no item has together were looked for all the same; syllables are hardly words
    if (isOfWords(way)) first ??= each
  }
  return first
}

/** The same for a word that is known as it stands: 화이트머스크 is a word of one item and two of many. */
export async function findApart(ctx: Ctx, word: string): Promise<AnyOf[] | null> {
  if (!mayBeSeveral(word)) return null
  const known = new Set((await listKnown(ctx, piecesOf(word))).map((one) => one.word))
  const [way] = waysInto(word, known)
  if (!way || !isOfWords(way)) return null
  const each: AnyOf[] = []
  for (const piece of new Set(way))
    each.push((await listContaining(ctx, piece)).map(({ wo_id }) => wo_id))
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

/** Words that one may have meant who typed this, what is heard so first. */
async function listMeant(ctx: Ctx, word: string): Promise<Word[]> {
  const jamo = jamoOf(word)
  if (jamo.length < shortestRepaired) return []
  const weight = (one: { word: string; jamo: string }) =>
    isHeardAs(word, one.word) ? -1 : slipWeight(jamo, one.jamo)
  return (await listOneSlip(ctx, jamo))
    .filter((one) => mayBeMeant(word, one.word))
    .sort((one, other) => weight(one) - weight(other) || other.uses - one.uses)
}

/** Words that are written or heard much like those of a search, for one that finds nothing. */
export async function nearWords(ctx: Ctx, keyword: string): Promise<string[]> {
  const found = await Promise.all(
    typedWords(keyword).map(async (typed) => {
      const word = wordsIn(typed).join('')
      const forms = [word, toHangul(typed), toLatin(typed)].flatMap((one) => one ?? [])
      const meant = await Promise.all(forms.map((one) => listMeant(ctx, one)))
      const alike = await Promise.all(forms.map((one) => listAlike(ctx, jamoOf(one))))
      const near = [...meant, ...alike]
        .flat()
        .filter((one) => one.uses > 0 && one.word.length > 1 && !/\d/.test(one.word))
      // a word that is there by itself needs no other beside it
      const known = near.filter((one) => forms.includes(one.word))
      return known.length ? known : distinct(near).slice(0, 3)
    }),
  )
  return distinct(found.flat())
    .slice(0, 5)
    .map(({ word }) => word)
}

const distinct = (words: readonly Word[]) => [
  ...new Map(words.map((one) => [one.word, one])).values(),
]
