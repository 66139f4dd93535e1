import { and, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { ProductQuery } from './contract.ts'
import { type FacetCounts, type LikeGoods, marks, mostNotes } from './facet-rules.ts'
import { finds, type Wanted } from './search-store.ts'
import { bearsOne, filtersOf, type ListAsk, onSale, priceColumn, scopeOf } from './store.ts'
import { tile } from './tables.ts'
import type { TraitChoice } from './trait-rules.ts'

/** Counts inside the filtered set: each facet is counted without its own choice, so that it can be widened. */
export async function countFacets(
  ctx: Ctx,
  ask: ListAsk,
  wanted: Wanted | null,
  bands: readonly number[],
): Promise<FacetCounts> {
  const price = priceColumn(ctx.currency)
  const edges = sql.raw(`array[${bands.join(',')}]`)
  const [family, note, range, stock, sale, traits] = filtersOf(ask, ctx.currency)
  const holds = (...filters: (SQL | undefined)[]) => and(...filters) ?? sql`true`
  const scope = holds(
    scopeOf(ask),
    wanted
      ? sql`${tile.it_id} in (select s.it_id from search_item s where ${finds(wanted)})`
      : undefined,
  )
  // the table is read once for the sums and once for the words: kept in between, its rows would not fit into memory
  const found = await ctx.db.execute<{ facets: FacetCounts }>(sql`
    with base as not materialized (select ${price} as amount, in_stock, ${onSale} as reduced, families, note_words,
      ${traitsToCount(ask.traits ?? [])} as traits,
      ${holds(family)} as f, ${holds(note)} as n, ${holds(range)} as p, ${holds(stock)} as k, ${holds(sale)} as o, ${holds(traits)} as t
      from tile where ${scope}),
    sums as materialized (select width_bucket(amount, ${edges}) as band,
      count(*) filter (where f and n and p and k and o and t) as total,
      count(*) filter (where f and n and p and o and t and in_stock) as in_stock,
      count(*) filter (where f and n and p and k and t and reduced) as on_sale,
      min(amount) filter (where f and n and k and o and t and amount > 0) as min,
      max(amount) filter (where f and n and k and o and t) as max,
      count(*) filter (where f and n and k and o and t and amount > 0)::int as priced from base group by 1),
    words as materialized (select family, note, trait, count(*)::int from (
      select unnest(case when n and t then families end) as family, unnest(case when f and t then note_words end) as note,
        unnest(case when f and n then traits end) as trait
      from base where p and k and o and (f or n)) w group by grouping sets ((family), (note), (trait)))
    select (select to_json(c) from (select coalesce(sum(total), 0)::int as total, coalesce(sum(in_stock), 0)::int as in_stock,
        coalesce(sum(on_sale), 0)::int as on_sale, min(min) as min, max(max) as max from sums) c)::jsonb || jsonb_build_object(
      'families', (select coalesce(json_agg(f), '[]') from (select family as value, count from words where family is not null order by count desc, family collate "C") f),
      'notes', (select coalesce(json_agg(n), '[]') from (select note as value, count from words where note is not null order by count desc, note collate "C" limit ${mostNotes}) n),
      'traits', (select coalesce(json_agg(t), '[]') from (select trait as value, count from words where trait is not null order by count desc, trait collate "C") t),
      'bands', (select coalesce(json_agg(b), '[]') from (select band, priced as count from sums where priced > 0) b)
    ) as facets`)
  const row = found.rows[0]
  if (!row) throw new Error('a select without from answers one row')
  return row.facets
}

/** Of a group that something is chosen of, its traits where all the other choices hold; of the others where all of them do. */
function traitsToCount(choices: readonly TraitChoice[]): SQL {
  if (!choices.length) return sql`traits`
  const all = and(...choices.map(bearsOne))
  const own = choices.map((choice) => {
    const others = and(...choices.filter((one) => one !== choice).map(bearsOne)) ?? sql`true`
    return sql`when one = any(${sql.param([...choice.all])}::text[]) then ${others}`
  })
  return sql`array(select one from unnest(traits) as one where case ${sql.join(own, sql` `)} else ${all} end)`
}

type Scope = Pick<ProductQuery, 'ca_id' | 'is_new'>
const onScope = (scope: Scope) => scopeOf(scope) ?? sql`true`

/** How many goods stand there, up to `most`. */
export async function countOnShelf(ctx: Ctx, scope: Scope, most: number): Promise<number> {
  const found = await ctx.db.execute<{ count: number }>(
    sql`select count(*)::int as count from (select 1 from tile where ${onScope(scope)} limit ${most}) t`,
  )
  return found.rows[0]?.count ?? 0
}

/** All of a shelf, what smells alike together. */
export async function readShelf(ctx: Ctx, scope: Scope): Promise<LikeGoods[]> {
  const mark = sql`in_stock::int * ${sql.raw(String(marks.inStock))} + (${onSale})::int * ${sql.raw(String(marks.onSale))}`
  const found = await ctx.db.execute<{ sets: LikeGoods[] | null }>(sql`
    select json_agg(s) as sets from (
      select families, note_words as notes, traits, json_agg(price) as krw, json_agg(price_usd) as usd, json_agg(${mark}) as marks
      from tile where ${onScope(scope)} group by families, note_words, traits) s`)
  return found.rows[0]?.sets ?? []
}
