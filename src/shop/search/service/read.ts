import type { Ctx } from '#platform/context.ts'
import { together } from '#platform/transact.ts'
import { askingWords } from '#shop/search/ending-rules.ts'
import { isInitials, syllablesOf } from '#shop/search/hangul-rules.ts'
import { squeezed, typedWords, wordsIn } from '#shop/search/rules.ts'
import {
  type AnyOf,
  type Found,
  findHalfTyped,
  found,
  meaning,
  type Part,
  partOf,
  type Synonyms,
} from '#shop/search/service/part.ts'
import { findApart, findShorter, findTurned, repair } from '#shop/search/service/repair.ts'
import { hasInitials, isTogether } from '#shop/search/store/items.ts'
import { findPage } from '#shop/search/store/pages.ts'
import { listBetween, listContaining, listSynonyms } from '#shop/search/store/words.ts'

export { nearWords } from '#shop/search/service/repair.ts'

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

/**
 * What a search means: each word as it is written, then half typed, as first consonants, without its ending, in another keyboard, one letter off.
 * Where one finds nothing, all of them as one word, and then those alone that find something. `asTyped` repairs nothing.
 */
export async function readSearch(ctx: Ctx, keyword: string, asTyped = false): Promise<Reading> {
  const typed = typedWords(keyword)
  if (typed.length === 1 && isInitials(typed[0] ?? '') && typed[0]?.length === 1)
    return readConsonant(ctx, keyword, typed[0])
  const asking = asTyped ? typed : askingWords(typed)
  const words = typed.flatMap(wordsIn)
  const whole = squeezed(keyword)
  const synonyms = await listSynonyms(ctx, [...new Set([...words, whole])])
  const [others, ...each] = await together(
    ctx,
    () => (words.length > 1 ? meaning(ctx, synonyms, whole) : Promise.resolve([])),
    ...asking.map((word) => () => findWord(ctx, word, synonyms, { asTyped })),
  )
  const parts = each.flatMap((found) => found ?? [])
  const all = each.every((found) => found)
  const nowhere = readingOf(keyword, [], others)
  if (all && !(parts.length > 1 && parts.some((one) => one.repaired)))
    return readingOf(keyword, parts, others)
  if (asTyped || others.length || parts.length === 0) return nowhere
  // a repair counts where it leads somewhere
  const lead =
    parts.length < 2 ||
    (await isTogether(
      ctx,
      parts.map(({ part }) => part),
    ))
  if (all) return lead ? readingOf(keyword, parts, others) : nowhere
  const joined = await readJoined(ctx, keyword)
  if (joined) return joined
  // a word that staff lead to a page asks for no goods: 라벤더 msds is a paper
  const left = asking.filter((_, at) => !each[at]).map(squeezed)
  if (!lead || (await findPage(ctx, left))) return nowhere
  return { ...readingOf(keyword, parts, []), ...said(parts) }
}

const mostOfConsonant = 12

/**
 * One consonant: goods with one of the commonest words that begin so, those first whose name does. To compare each of them with all such words would
 * take most of a second.
 */
async function readConsonant(ctx: Ctx, keyword: string, consonant: string): Promise<Reading> {
  const syllables = syllablesOf(consonant)
  const words = syllables ? await listBetween(ctx, syllables, mostOfConsonant) : []
  const part = partOf(consonant, words)
  const reading = readingOf(keyword, words.length ? [found(consonant, part)] : [], [])
  return reading.parts
    ? { ...reading, parts: [{ ...part, direct: [], initials: consonant }, part] }
    : reading
}

/** 캔 둘: a space that does not belong there may hide a word. Null where there is none, or it hides nothing. */
export async function readJoined(ctx: Ctx, keyword: string): Promise<Reading | null> {
  const typed = typedWords(keyword)
  const found = typed.length > 1 ? await findWord(ctx, typed.join(''), [], { joined: true }) : null
  return found && { ...readingOf(keyword, found, []), ...said(found) }
}

/** What is told of a search that was repaired; a word that was typed on both keyboards counts once. */
function said(found: readonly Found[]) {
  const word = [...new Set(found.map((one) => one.word))].join(' ')
  return { word, key: squeezed(word), repaired: true }
}

function readingOf(keyword: string, found: readonly Found[], others: Reading['others']): Reading {
  const word = keyword.trim()
  const parts = [...new Map(found.map(({ word, part }) => [word, part])).values()]
  return {
    word,
    key: squeezed(word),
    repaired: false,
    // a search that leads nowhere is left as it was typed
    parts: parts.length ? parts : null,
    others,
    it_id: /^[\da-z]{6,20}$/i.test(word) ? word : null,
    ...(found.some((one) => one.repaired) ? said(found) : {}),
  }
}

async function findWord(
  ctx: Ctx,
  typed: string,
  synonyms: Synonyms,
  { asTyped = false, joined = false },
): Promise<Found[] | null> {
  const word = wordsIn(typed).join('')
  const [direct, others] = await together(
    ctx,
    () => (isInitials(word) ? Promise.resolve([]) : listContaining(ctx, word)),
    () => meaning(ctx, synonyms, word),
  )
  if (direct.length || others.length) {
    const turned = asTyped || others.length ? null : await findTurned(ctx, word, direct)
    if (turned) return [turned]
    const apart = asTyped ? null : await findApart(ctx, word)
    if (!apart) return [found(word, partOf(word, direct, others))]
    return [found(word, { ...partOf(word, direct, [...others, apart]), apart })]
  }
  const half = await findHalfTyped(ctx, word)
  // consonants that begin no name may be an English word on the other keyboard: ㅈㅁㅌ is wax; two are hardly one
  const initials = half?.initials ?? ''
  const known = asTyped || initials.length < 3 || (await hasInitials(ctx, initials))
  if (half && known) return [found(word, half)]
  if (asTyped) return null
  // of words put together the last one's ending is looked at by itself
  return (joined ? null : await findShorter(ctx, word)) ?? repair(ctx, typed, word)
}
