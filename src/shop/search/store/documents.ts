import { sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { entryOf } from '#shop/search/rules.ts'

export type Document = {
  it_id: string
  name_key: string
  name_key_en: string
  initials: string
  words: string[]
  name_words: string[]
  sold_30d: number
  mark: string
}

/** Of which texts each item was read last. */
export async function listMarks(ctx: Ctx, it_ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await ctx.db.execute<{ it_id: string; mark: string }>(
    sql`select it_id, mark from search_item where it_id = any(${sql.param([...it_ids])})`,
  )
  return new Map(rows.map((row) => [row.it_id, row.mark]))
}

/** The numbers of words, new ones made; `uses` grows by the items that now have them. */
async function numberWords(ctx: Ctx, uses: Map<string, number>): Promise<Map<string, number>> {
  // in one order, so that two who save do not wait for each other
  const words = [...uses.keys()].sort().map((word) => ({ ...entryOf(word), uses: uses.get(word) }))
  const { rows } = await ctx.db.execute<{ wo_id: number; word: string }>(sql`
    insert into search_word (word, jamo, initials, uses)
    select word, jamo, initials, uses from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as w(word text, jamo text, initials text, uses int)
    on conflict (word) do update set uses = search_word.uses + excluded.uses
    returning wo_id, word`)
  return new Map(rows.map((row) => [row.word, row.wo_id]))
}

export async function putDocuments(ctx: Ctx, documents: readonly Document[]) {
  const uses = new Map<string, number>()
  for (const word of documents.flatMap((one) => one.words))
    uses.set(word, (uses.get(word) ?? 0) + 1)
  const numbers = await numberWords(ctx, uses)
  const numbersOf = (words: readonly string[]) =>
    words.flatMap((word) => numbers.get(word) ?? []).sort((one, other) => one - other)
  const rows = documents.map((one) => ({
    ...one,
    words: numbersOf(one.words),
    name_words: numbersOf(one.name_words),
  }))
  await ctx.db.execute(sql`
    insert into search_item (it_id, name_key, name_key_en, initials, words, name_words, sold_30d, mark)
    select it_id, name_key, name_key_en, initials, words, name_words, sold_30d, mark
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as d(it_id text, name_key text, name_key_en text, initials text, words int[], name_words int[], sold_30d int, mark text)
    order by it_id
    on conflict (it_id) do update set name_key = excluded.name_key, name_key_en = excluded.name_key_en, initials = excluded.initials,
      words = excluded.words, name_words = excluded.name_words, sold_30d = excluded.sold_30d, mark = excluded.mark`)
}

/** Items on sale that cannot be found yet, such as those of a shop that was there before its search. */
export async function listUnread(ctx: Ctx, limit: number): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ it_id: string }>(
    sql`select t.it_id from tile t where not exists (select 1 from search_item s where s.it_id = t.it_id) order by t.it_id limit ${limit}`,
  )
  return rows.map((row) => row.it_id)
}

/** The sales that rank what is found, as the lists have them. */
export async function copySales(ctx: Ctx) {
  await ctx.db.execute(sql`
    update search_item set sold_30d = t.sold_30d from tile t
    where t.it_id = search_item.it_id and t.sold_30d <> search_item.sold_30d`)
}

/** How many items have each word; words that none has are forgotten. */
export async function recountWords(ctx: Ctx) {
  await ctx.db.execute(sql`
    with counted as (select wo_id, count(*)::int as uses from search_item cross join unnest(words) wo_id group by wo_id)
    update search_word set uses = now_used.uses
    from (select w.wo_id, coalesce(counted.uses, 0) as uses from search_word w left join counted using (wo_id)) now_used
    where now_used.wo_id = search_word.wo_id and search_word.uses <> now_used.uses`)
  await ctx.db.execute(sql`delete from search_word where uses = 0`)
}
