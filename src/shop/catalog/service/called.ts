import { type SQL, sql } from 'drizzle-orm'
import { containing, isShortWord } from '#platform/like.ts'
import { item } from '#shop/catalog/tables.ts'

// the very expression of the index item_letters
const letters = sql.raw(`lower(normalize(it_name || ' ' || it_name_en, NFD))`)

/** By its names or its number, each through its own index; a short word by the letters of its syllables, and then by itself. */
export function isCalled(keyword: string): SQL {
  const word = containing(keyword)
  const spelt = isShortWord(keyword)
    ? sql`${letters} like ${containing(keyword.normalize('NFD').toLowerCase())} and`
    : sql``
  return sql`${item.it_id} in (select it_id from item where ${spelt} (it_name ilike ${word} or it_name_en ilike ${word}) union all select it_id from item where it_id like ${word})`
}
