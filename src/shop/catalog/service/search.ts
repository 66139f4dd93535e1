import type { Ctx } from '#platform/context.ts'
import type { ProductQuery } from '#shop/catalog/contract.ts'
import type { SearchReading } from '#shop/catalog/search-contract.ts'
import { countFound, findsAny, type Wanted } from '#shop/catalog/search-store.ts'
import { initialsOf, isInitials } from '#shop/search/hangul-rules.ts'
import { squeezed } from '#shop/search/rules.ts'
import { meaningsOf } from '#shop/search/service/meanings.ts'
import { pageFor } from '#shop/search/service/pages.ts'
import { nearWords, type Reading, readJoined, readSearch } from '#shop/search/service/read.ts'
import { keptCategories } from './categories.ts'
import { findTitles } from './titles.ts'

type Asked = Pick<ProductQuery, 'keyword' | 'exact'>

/** What the words of a list ask for; null for a list without words. */
export async function wantedBy(
  ctx: Ctx,
  { keyword, exact }: Asked,
): Promise<(Reading & Wanted) | null> {
  if (!keyword) return null
  const reading = await readingOf(ctx, keyword, exact)
  return { ...reading, shelves: await shelvesCalled(ctx, reading.key) }
}

/**
 * The categories that are called exactly so, by their name, by its first consonants, or else by what means the same: who says 캔들, ㅋㄷ or 향초 wants
 * candles before their wicks.
 */
async function shelvesCalled(ctx: Ctx, key: string): Promise<number[]> {
  if (!key) return []
  const shelves = (await keptCategories(ctx)).filter(({ ca_use }) => ca_use)
  const called = (names: readonly string[]) =>
    shelves
      .filter((one) => [one.name, one.name_en].some((name) => names.includes(squeezed(name))))
      .map(({ ca_id }) => ca_id)
  if (isInitials(key) && key.length > 1)
    return shelves.filter(({ name }) => initialsOf(name) === key).map(({ ca_id }) => ca_id)
  const exactly = called([key])
  return exactly.length ? exactly : called((await meaningsOf(ctx, key)).map(squeezed))
}

async function readingOf(ctx: Ctx, keyword: string, exact?: boolean): Promise<Reading> {
  const reading = await readSearch(ctx, keyword, exact)
  const alone = !reading.parts || reading.parts.length > 1
  if (exact || !alone || (await findsAny(ctx, reading))) return reading
  const joined = await readJoined(ctx, keyword)
  return joined && (await findsAny(ctx, joined)) ? joined : reading
}

/** How many products a search finds, however it must be read, and the words it is read as. */
export async function countSearched(
  ctx: Ctx,
  keyword: string,
): Promise<{ total: number; meant: string }> {
  const wanted = await wantedBy(ctx, { keyword })
  return wanted
    ? { total: await countFound(ctx, wanted), meant: wanted.word }
    : { total: 0, meant: '' }
}

const mostTitles = 6

/** What stands above and instead of the results of a search. */
export async function readForPage(
  ctx: Ctx,
  { keyword = '', exact }: Asked,
): Promise<SearchReading> {
  const reading = await wantedBy(ctx, { keyword, exact })
  if (!reading) return { word: '', repaired: false, total: 0, page: null, near: [], titles: [] }
  const total = await countFound(ctx, reading)
  return {
    word: reading.word,
    repaired: reading.repaired,
    total,
    page: await pageFor(ctx, keyword, reading.word),
    near: total ? [] : await nearWords(ctx, keyword),
    titles: (await findTitles(ctx, reading.word)).slice(0, mostTitles),
  }
}
