import type { Ctx } from '#platform/context.ts'
import { squeezed } from '#shop/search/rules.ts'
import { listAllSynonyms } from '#shop/search/store/words.ts'

/** What staff say means the same as these words, for what is looked through in memory: titles and names of categories. */
export async function meaningsOf(ctx: Ctx, word: string): Promise<string[]> {
  const key = squeezed(word)
  const rows = key ? await keptSynonyms(ctx) : []
  const alike = rows.filter(({ keys }) => keys.includes(key))
  return [...new Set(alike.flatMap(({ words, keys }) => words.filter((_, at) => keys[at] !== key)))]
}

const keptSynonyms = (ctx: Ctx) =>
  ctx.house.kept.get('search-synonyms', ['search'], 300, async () => {
    const value = await listAllSynonyms(ctx)
    return { value, size: 400 * value.length }
  })
