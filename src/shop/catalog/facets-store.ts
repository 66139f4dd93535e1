import { and, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { ProductQuery } from './contract.ts'
import { finds, type Wanted } from './search-store.ts'
import { filtersOf, onSale, priceColumn, scopeOf } from './store.ts'
import { tile } from './tables.ts'

export type FacetCounts = {
  total: number
  in_stock: number
  on_sale: number
  min: number | null
  max: number | null
  families: { value: string; count: number }[]
  notes: { value: string; count: number }[]
  bands: { band: number; count: number }[]
}

/** Counts inside the filtered set: each facet is counted without its own choice, so that it can be widened. */
export async function countFacets(
  ctx: Ctx,
  ask: ProductQuery,
  wanted: Wanted | null,
  bands: readonly number[],
): Promise<FacetCounts> {
  const price = priceColumn(ctx.currency)
  const edges = sql.raw(`array[${bands.join(',')}]`)
  const [family, note, range, stock, sale] = filtersOf(ask, ctx.currency)
  const holds = (...filters: (SQL | undefined)[]) => and(...filters) ?? sql`true`
  const scope = holds(
    scopeOf(ask),
    wanted
      ? sql`${tile.it_id} in (select s.it_id from search_item s where ${finds(wanted)})`
      : undefined,
  )
  const found = await ctx.db.execute<{ facets: FacetCounts }>(sql`
    with base as (select ${price} as amount, in_stock, ${onSale} as reduced, families, note_words,
      ${holds(family)} as f, ${holds(note)} as n, ${holds(range)} as p, ${holds(stock)} as k, ${holds(sale)} as o
      from tile where ${scope})
    select (select to_json(c) from (select
        count(*) filter (where f and n and p and k and o)::int as total,
        count(*) filter (where f and n and p and o and in_stock)::int as in_stock,
        count(*) filter (where f and n and p and k and reduced)::int as on_sale,
        min(amount) filter (where f and n and k and o and amount > 0) as min,
        max(amount) filter (where f and n and k and o) as max from base) c)::jsonb || jsonb_build_object(
      'families', (select coalesce(json_agg(f), '[]') from (select unnest(families) as value, count(*)::int as count from base where n and p and k and o group by 1 order by 2 desc, 1) f),
      'notes', (select coalesce(json_agg(n), '[]') from (select unnest(note_words) as value, count(*)::int as count from base where f and p and k and o group by 1 order by 2 desc, 1 limit 24) n),
      'bands', (select coalesce(json_agg(b), '[]') from (select width_bucket(amount, ${edges}) as band, count(*)::int as count from base where f and n and k and o and amount > 0 group by 1) b)
    ) as facets`)
  const row = found.rows[0]
  if (!row) throw new Error('a select without from answers one row')
  return row.facets
}
