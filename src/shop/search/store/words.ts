import { sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { plainLike } from '#platform/like.ts'
import { jamoOf } from '#shop/search/hangul-rules.ts'

export type Word = { wo_id: number; word: string; uses: number }

// a word that stands in more than these says nothing
const most = 400
const columns = sql.raw('wo_id, word, uses')

/** Words that are this one, begin with it or hold it, in this order. Figures and short Latin words only from their beginning. */
export async function listContaining(ctx: Ctx, word: string): Promise<Word[]> {
  const like = plainLike(word)
  const inside = /[가-힣ㄱ-ㅣ]/.test(word) || /^[^\d]{4,}$/.test(word)
  // by their keys where they are three, which is what the index knows
  const keys = jamoOf(word)
  const found = inside
    ? keys.length > 2
      ? sql`jamo like ${`%${plainLike(keys)}%`} and word like ${`%${like}%`}`
      : sql`word like ${`%${like}%`}`
    : sql`word like ${`${like}%`}`
  const { rows } = await ctx.db.execute<Word>(sql`
    select ${columns} from search_word where ${found}
    order by word = ${word} desc, word like ${`${like}%`} desc, uses desc, word limit ${most}`)
  // 50 is not 500
  return /\d$/.test(word) ? rows.filter((row) => !/^\d/.test(row.word.slice(word.length))) : rows
}

/** Words with these keys in a row, or these first consonants: what a half-typed word may become. */
export async function listHalfTyped(
  ctx: Ctx,
  { jamo, initials }: { jamo?: string; initials?: string },
): Promise<Word[]> {
  const found =
    jamo === undefined
      ? sql`initials like ${`%${plainLike(initials ?? '')}%`}`
      : sql`jamo like ${`%${plainLike(jamo)}%`}`
  const { rows } = await ctx.db.execute<Word>(
    sql`select ${columns} from search_word where ${found} order by uses desc, word limit ${most}`,
  )
  return rows
}

/** The commonest words from this one on, and before another, as their letters are numbered. */
export async function listBetween(
  ctx: Ctx,
  [from, until]: readonly [string, string],
  most: number,
): Promise<Word[]> {
  const { rows } = await ctx.db.execute<Word>(sql`
    select ${columns} from search_word where word ~>=~ ${from} and word ~<~ ${until}
    order by uses desc, word limit ${most}`)
  return rows
}

/** Words written much like this one, the most alike first. */
export async function listAlike(ctx: Ctx, jamo: string): Promise<(Word & { jamo: string })[]> {
  const { rows } = await ctx.db.execute<Word & { jamo: string }>(
    sql`select ${columns}, jamo from search_word where jamo % ${jamo} order by similarity(jamo, ${jamo}) desc, uses desc limit 60`,
  )
  return rows
}

// words of one length that begin or end alike, in a shop of any size
const mostNear = 500

/**
 * Words that one letter may make of this one, the commonest first. One slip leaves the first half of a word whole or the second, unless the two
 * letters in the middle changed places.
 */
export async function listOneSlip(ctx: Ctx, jamo: string): Promise<(Word & { jamo: string })[]> {
  const middle = Math.floor(jamo.length / 2)
  const [first, last] = [jamo.slice(0, middle), jamo.slice(middle)]
  const turned = first.slice(0, -1) + last.slice(0, 1) + first.slice(-1) + last.slice(1)
  const { rows } = await ctx.db.execute<Word & { jamo: string }>(sql`
    select ${columns}, jamo from search_word
    where (jamo like ${`${plainLike(first)}%`} or jamo like ${`%${plainLike(last)}`} or jamo like ${plainLike(turned)})
      and length(jamo) between ${jamo.length - 1}::int and ${jamo.length + 1}::int
    order by uses desc, word limit ${mostNear}`)
  return rows
}

/** Of these words the ones that are known. */
export async function listKnown(ctx: Ctx, words: readonly string[]): Promise<Word[]> {
  const { rows } = await ctx.db.execute<Word>(
    sql`select ${columns} from search_word where word = any(${sql.param([...words])})`,
  )
  return rows
}

/** Words that mean the same as one of these, row by row. */
export async function listSynonyms(
  ctx: Ctx,
  keys: readonly string[],
): Promise<{ words: string[]; keys: string[] }[]> {
  const { rows } = await ctx.db.execute<{ words: string[]; keys: string[] }>(
    sql`select words, keys from search_synonym where keys && ${sql.param([...keys])}::text[] order by sy_id limit 20`,
  )
  return rows
}

// a house writes some hundreds of them; the newest stand for the rest
const mostSynonyms = 2_000

/** All words that mean the same, row by row. */
export async function listAllSynonyms(ctx: Ctx): Promise<{ words: string[]; keys: string[] }[]> {
  const { rows } = await ctx.db.execute<{ words: string[]; keys: string[] }>(
    sql`select words, keys from search_synonym order by sy_id desc limit ${mostSynonyms}`,
  )
  return rows
}
