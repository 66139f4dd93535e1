import {
  and,
  arrayContains,
  arrayOverlaps,
  asc,
  desc,
  eq,
  gte,
  inArray,
  lte,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Currency } from '#kernel/language.ts'
import { rowsBefore } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { plainLike } from '#platform/like.ts'
import { type ProductQuery, saleCategory } from './contract.ts'
import { searchable } from './rules.ts'
import { category, item, itemOption, relatedItem, tile } from './tables.ts'

export type TileRow = typeof tile.$inferSelect
export type ItemRow = typeof item.$inferSelect
export type OptionRow = typeof itemOption.$inferSelect
export type CategoryRow = typeof category.$inferSelect

export function listCategories(ctx: Ctx): Promise<CategoryRow[]> {
  return ctx.db.select().from(category).orderBy(asc(category.ca_order), asc(category.ca_id))
}

/** Rows and total in one statement; past the last row the total is counted apart. */
export async function listTiles(
  ctx: Ctx,
  ask: ProductQuery,
): Promise<{ rows: TileRow[]; total: number }> {
  const where = filtersOf(ask, ctx.currency)
  const total = sql<number>`(select count(*) from tile where ${where ?? sql`true`})::int`
  const rows = await ctx.db
    .select({ tile, total })
    .from(tile)
    .where(where)
    .orderBy(...orderOf(ask, ctx.currency))
    .limit(ask.per_page)
    .offset(rowsBefore(ask))
  const counted = rows[0]?.total ?? (ask.page === 1 ? 0 : await countTiles(ctx, where))
  return { rows: rows.map((row) => row.tile), total: counted }
}

/** How many products a search word finds. */
export function countFound(ctx: Ctx, keyword: string): Promise<number> {
  return countTiles(ctx, filtersOf({ keyword }, ctx.currency))
}

async function countTiles(ctx: Ctx, where: SQL | undefined): Promise<number> {
  const rows = await ctx.db.select({ total: sql<number>`count(*)::int` }).from(tile).where(where)
  return rows[0]?.total ?? 0
}

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
  bands: readonly number[],
): Promise<FacetCounts> {
  const price = priceColumn(ctx.currency)
  const edges = sql.raw(`array[${bands.join(',')}]`)
  const without = (...names: (keyof ProductQuery)[]) =>
    filtersOf(
      { ...ask, ...Object.fromEntries(names.map((name) => [name, undefined])) },
      ctx.currency,
    ) ?? sql`true`
  const found = await ctx.db.execute<{ facets: FacetCounts }>(sql`
    select json_build_object(
      'total', (select count(*) from tile where ${filtersOf(ask, ctx.currency) ?? sql`true`}),
      'in_stock', (select count(*) from tile where ${without('in_stock')} and in_stock),
      'on_sale', (select count(*) from tile where ${without('on_sale')} and rate > 0),
      'min', (select min(${price}) from tile where ${without('price_min', 'price_max')} and ${price} > 0),
      'max', (select max(${price}) from tile where ${without('price_min', 'price_max')}),
      'families', (select coalesce(json_agg(f), '[]') from (select unnest(families) as value, count(*)::int as count from tile where ${without('family')} group by 1 order by 2 desc, 1) f),
      'notes', (select coalesce(json_agg(n), '[]') from (select unnest(note_words) as value, count(*)::int as count from tile where ${without('note')} group by 1 order by 2 desc, 1 limit 24) n),
      'bands', (select coalesce(json_agg(b), '[]') from (select width_bucket(${price}, ${edges}) as band, count(*)::int as count from tile where ${without('price_min', 'price_max')} and ${price} > 0 group by 1) b)
    ) as facets`)
  const row = found.rows[0]
  if (!row) throw new Error('a select without from answers one row')
  return row.facets
}

function priceColumn(currency: Currency) {
  return currency === 'usd' ? tile.price_usd : tile.price
}

function filtersOf(ask: Partial<ProductQuery>, currency: Currency): SQL | undefined {
  const price = priceColumn(currency)
  return and(
    ask.ca_id === saleCategory
      ? sql`${tile.rate} > 0`
      : ask.ca_id
        ? arrayContains(tile.ca_ids, [ask.ca_id])
        : undefined,
    ...wordsOf(ask.keyword).map((word) => sql`${tile.search} like ${`%${word}%`}`),
    ask.family?.length ? arrayOverlaps(tile.families, ask.family) : undefined,
    ask.note ? arrayContains(tile.note_words, [ask.note]) : undefined,
    ask.price_min === undefined ? undefined : gte(price, ask.price_min),
    ask.price_max === undefined ? undefined : lte(price, ask.price_max),
    ask.in_stock ? eq(tile.in_stock, true) : undefined,
    ask.on_sale ? sql`${tile.rate} > 0` : undefined,
    ask.is_new ? eq(tile.is_new, true) : undefined,
  )
}

// each word must be found; LIKE wildcards typed by the shopper are letters
function wordsOf(keyword: string | undefined): string[] {
  return searchable(keyword ?? '')
    .split(' ')
    .filter(Boolean)
    .slice(0, 6)
    .map(plainLike)
}

function orderOf({ sort, order, keyword }: ProductQuery, currency: Currency): SQL[] {
  const way = order === 'asc' ? asc : desc
  if (sort === 'fit')
    return [...wordsOf(keyword).map(inName).map(desc), desc(tile.sold_30d), asc(tile.it_id)]
  const column = {
    sold: tile.sold_30d,
    created_at: tile.created_at,
    price: priceColumn(currency),
    reviews: tile.reviews_count,
    score: tile.reviews_avg,
  }[sort]
  return sort === 'score'
    ? [way(column), desc(tile.reviews_count), asc(tile.it_id)]
    : [way(column), asc(tile.it_id)]
}

// initials and keywords find a product as well, but what is called so comes first
function inName(word: string): SQL {
  const like = `%${word}%`
  return sql`(${tile.it_name} ilike ${like} or ${tile.it_name_en} ilike ${like} or replace(${tile.it_name}, ' ', '') ilike ${like})`
}

export async function findItem(ctx: Ctx, it_id: string): Promise<ItemRow | null> {
  const rows = await ctx.db.select().from(item).where(eq(item.it_id, it_id))
  return rows[0] ?? null
}

export function listOptions(ctx: Ctx, it_ids: string[]): Promise<OptionRow[]> {
  return ctx.db
    .select()
    .from(itemOption)
    .where(inArray(itemOption.it_id, it_ids))
    .orderBy(asc(itemOption.io_order), asc(itemOption.io_no))
}

export async function findTile(ctx: Ctx, it_id: string): Promise<TileRow | null> {
  const rows = await ctx.db.select().from(tile).where(eq(tile.it_id, it_id))
  return rows[0] ?? null
}

export function listTilesById(ctx: Ctx, it_ids: string[]): Promise<TileRow[]> {
  return ctx.db.select().from(tile).where(inArray(tile.it_id, it_ids))
}

export async function listRelated(ctx: Ctx, it_id: string): Promise<TileRow[]> {
  const rows = await ctx.db
    .select({ tile })
    .from(relatedItem)
    .innerJoin(tile, eq(tile.it_id, relatedItem.other_id))
    .where(eq(relatedItem.it_id, it_id))
    .orderBy(asc(relatedItem.position))
    .limit(10)
  return rows.map((row) => row.tile)
}

export function listItemsById(ctx: Ctx, it_ids: string[]): Promise<ItemRow[]> {
  return ctx.db.select().from(item).where(inArray(item.it_id, it_ids))
}

/** Review figures and 30-day sales of items, for their tiles. */
export async function countForTiles(
  ctx: Ctx,
  it_ids: string[],
): Promise<Map<string, { reviews_count: number; reviews_avg: number; sold_30d: number }>> {
  const found = await ctx.db.execute<{
    it_id: string
    reviews_count: number
    reviews_avg: number
    sold_30d: number
  }>(sql`
    select i.it_id,
      coalesce(r.count, 0)::int as reviews_count, coalesce(round(r.avg * 10), 0)::int as reviews_avg, coalesce(s.qty, 0)::int as sold_30d
    from item i
    left join (select it_id, count(*) as count, avg(is_score) as avg from review where it_id = any(${sql.param(it_ids)}) and is_hidden = '' group by it_id) r using (it_id)
    left join (select it_id, sum(qty) as qty from sold_by_day where it_id = any(${sql.param(it_ids)}) and day > (now() at time zone 'Asia/Seoul')::date - 30 group by it_id) s using (it_id)
    where i.it_id = any(${sql.param(it_ids)})`)
  return new Map(found.rows.map((row) => [row.it_id, row]))
}

/** Whoever rewrites a list row counts after the one before has finished, so that no count goes back in time. */
export async function lockTiles(ctx: Ctx, it_ids: string[]) {
  await ctx.db
    .select({ it_id: tile.it_id })
    .from(tile)
    .where(inArray(tile.it_id, it_ids))
    .orderBy(asc(tile.it_id))
    .for('update')
}

export async function putTiles(ctx: Ctx, rows: (typeof tile.$inferInsert)[]) {
  if (rows.length === 0) return
  const names = Object.keys(tile).filter((name) => name !== 'it_id' && name !== 'enableRLS')
  await ctx.db
    .insert(tile)
    .values(rows)
    .onConflictDoUpdate({
      target: tile.it_id,
      set: Object.fromEntries(names.map((name) => [name, sql.raw(`excluded.${name}`)])),
    })
}

export async function dropTiles(ctx: Ctx, it_ids: string[]) {
  if (it_ids.length) await ctx.db.delete(tile).where(inArray(tile.it_id, it_ids))
}

/** Every it_id after `after`, in order, a page at a time. */
export async function listItemIds(ctx: Ctx, after: string, limit: number): Promise<string[]> {
  const rows = await ctx.db
    .select({ it_id: item.it_id })
    .from(item)
    .where(sql`${item.it_id} > ${after}`)
    .orderBy(asc(item.it_id))
    .limit(limit)
  return rows.map((row) => row.it_id)
}

/** Items whose tile shows another rate than the one that holds now: a sale began or ended. */
export async function listTurnedSales(ctx: Ctx): Promise<string[]> {
  const found = await ctx.db.execute<{ it_id: string }>(sql`
    select i.it_id from item i join tile t using (it_id)
    where i.discount_rate > 0 and (i.discount_from is not null or i.discount_until is not null)
      and t.rate <> case when coalesce(i.discount_from, '-infinity') <= now() and coalesce(i.discount_until, 'infinity') > now() then i.discount_rate else 0 end
    limit 500`)
  return found.rows.map((row) => row.it_id)
}

/** Brings the 30-day sales of every list row up to date, in one statement; answers how many changed. */
export async function recountSales(ctx: Ctx): Promise<number> {
  const found = await ctx.db.execute(sql`
    with sold as (select it_id, sum(qty)::int as qty from sold_by_day where day > (now() at time zone 'Asia/Seoul')::date - 30 group by it_id)
    update tile set sold_30d = counted.qty
    from (select t.it_id, coalesce(sold.qty, 0) as qty from tile t left join sold using (it_id)) counted
    where counted.it_id = tile.it_id and tile.sold_30d <> counted.qty`)
  return found.rowCount ?? 0
}

/** Items that shoppers see, for sitemaps. */
export async function countPublic(ctx: Ctx): Promise<number> {
  return ctx.db.$count(tile)
}

export function listPublic(
  ctx: Ctx,
  offset: number,
  limit: number,
): Promise<{ it_id: string; updated_at: Date }[]> {
  return ctx.db
    .select({ it_id: item.it_id, updated_at: item.updated_at })
    .from(tile)
    .innerJoin(item, eq(item.it_id, tile.it_id))
    .orderBy(asc(tile.it_id))
    .limit(limit)
    .offset(offset)
}

/** Items with a price and their list rows, after `after`, in order, for the feeds of shopping services. */
export function listFeedRows(
  ctx: Ctx,
  after: string,
  limit: number,
): Promise<{ item: ItemRow; tile: TileRow }[]> {
  return ctx.db
    .select({ item, tile })
    .from(tile)
    .innerJoin(item, eq(item.it_id, tile.it_id))
    .where(sql`${tile.it_id} > ${after} and ${tile.price} > 0`)
    .orderBy(asc(tile.it_id))
    .limit(limit)
}
