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
import { columnsOf, given, statement, textList } from '#platform/statement.ts'
import { listPicked } from './category-store.ts'
import { type ProductQuery, saleCategory } from './contract.ts'
import { category, item, itemOption, tile } from './tables.ts'
import { listTilesById, readTiles, type TileRow } from './tile-store.ts'
import type { TraitChoice } from './trait-rules.ts'

export type ItemRow = typeof item.$inferSelect
export type OptionRow = typeof itemOption.$inferSelect
export type CategoryRow = typeof category.$inferSelect

export function listCategories(ctx: Ctx): Promise<CategoryRow[]> {
  return ctx.db.select().from(category).orderBy(asc(category.ca_order), asc(category.ca_id))
}

/** Rows and total in one statement, unless it is counted already; past the last row the total is counted apart. */
export async function listTiles(
  ctx: Ctx,
  ask: ListAsk,
  known: number | null,
  // false where staff have put no goods of this category first
  picked: boolean,
): Promise<{ rows: TileRow[]; total: number }> {
  const where = and(scopeOf(ask), ...filtersOf(ask, ctx.currency))
  const first = picked && isPickedOrder(ask) ? await listPicked(ctx, ask.ca_id, where) : []
  if (first.length) return listAfter(ctx, ask, first, where, known)
  const total = known === null ? sql`(select count(*) from tile ${whereOf(where)})::int` : known
  const rows = await readTiles<{ total: number }>(
    ctx,
    sql`${whereOf(where)} ${ordered(ask, ctx.currency)} limit ${ask.per_page} offset ${rowsBefore(ask)}`,
    sql`, ${total}::int as total`,
  )
  return {
    rows,
    total: known ?? rows[0]?.total ?? (ask.page === 1 ? 0 : await countTiles(ctx, where)),
  }
}

function isPickedOrder(ask: ListAsk): ask is ListAsk & { ca_id: number } {
  return ask.sort === 'sold' && ask.order === 'desc' && !!ask.ca_id && !ask.keyword
}

/** A page of a category whose first goods staff have put in order. */
async function listAfter(
  ctx: Ctx,
  ask: ListAsk,
  first: string[],
  where: SQL | undefined,
  known: number | null,
): Promise<{ rows: TileRow[]; total: number }> {
  const [from, until] = [rowsBefore(ask), rowsBefore(ask) + ask.per_page]
  const here = first.slice(from, until)
  const [picked, others, total] = [
    here.length ? await listTilesById(ctx, here) : [],
    await readTiles(
      ctx,
      sql`${whereOf(and(where, sql`${tile.it_id} <> all(${textList(first)}::text[])`))} ${ordered(ask, ctx.currency)}
        limit ${ask.per_page - here.length} offset ${Math.max(0, from - first.length)}`,
    ),
    known ?? (await countTiles(ctx, where)),
  ]
  picked.sort((a, b) => here.indexOf(a.it_id) - here.indexOf(b.it_id))
  return { rows: [...picked, ...others], total }
}

async function countTiles(ctx: Ctx, where: SQL | undefined): Promise<number> {
  const rows = await ctx.db.select({ total: sql<number>`count(*)::int` }).from(tile).where(where)
  return rows[0]?.total ?? 0
}

function whereOf(where: SQL | undefined): SQL {
  return where ? sql`where ${where}` : sql``
}

function ordered(ask: ProductQuery, currency: Currency): SQL {
  return sql`order by ${sql.join(orderOf(ask, currency), sql`, `)}`
}

export function priceColumn(currency: Currency) {
  return currency === 'usd' ? tile.price_usd : tile.price
}

/** Under a price crossed out. */
export const onSale = sql`${tile.price} < ${tile.before}`

/** What the page of a list fixes. */
export function scopeOf({ ca_id, is_new }: Partial<ProductQuery>): SQL | undefined {
  return and(
    ca_id === saleCategory ? onSale : ca_id ? arrayContains(tile.ca_ids, [ca_id]) : undefined,
    is_new ? eq(tile.is_new, true) : undefined,
  )
}

/** What is asked of a list, its traits by their groups. */
export type ListAsk = ProductQuery & { traits?: readonly TraitChoice[] }

/** Of one group any of the chosen traits. */
export const bearsOne = ({ chosen }: TraitChoice) => arrayOverlaps(tile.traits, [...chosen])

/** What the shopper chose, facet by facet. */
export function filtersOf(ask: Partial<ListAsk>, currency: Currency): (SQL | undefined)[] {
  const price = priceColumn(currency)
  return [
    ask.family?.length ? arrayOverlaps(tile.families, ask.family) : undefined,
    ask.note ? arrayContains(tile.note_words, [ask.note]) : undefined,
    // what has no price yet is of none
    and(
      ask.price_min === undefined ? undefined : gte(price, Math.max(ask.price_min, 1)),
      ask.price_max === undefined ? undefined : and(gte(price, 1), lte(price, ask.price_max)),
    ),
    ask.in_stock ? eq(tile.in_stock, true) : undefined,
    ask.on_sale ? onSale : undefined,
    and(...(ask.traits ?? []).map(bearsOne)),
  ]
}

/** What is off, in parts of the price before: one amount off is more of a small price. */
function partOff(currency: Currency): SQL {
  const [price, before] =
    currency === 'usd' ? [tile.price_usd, tile.before_usd] : [tile.price, tile.before]
  return sql`(${before} - ${price})::float8 / greatest(${before}, 1)`
}

/** The order of a list; what fits a search is the search's own. */
export function orderOf({ sort, order }: ProductQuery, currency: Currency): SQL[] {
  const way = order === 'asc' ? asc : desc
  if (sort === 'fit') return [desc(tile.sold_30d), asc(tile.it_id)]
  const column = {
    sold: tile.sold_30d,
    created_at: tile.created_at,
    price: priceColumn(currency),
    discount: partOff(currency),
    reviews: tile.reviews_count,
    score: tile.reviews_avg,
  }[sort]
  // the cheapest is not what cannot be bought
  if (sort === 'price' && order === 'asc')
    return [asc(sql`(${column} = 0)`), asc(column), asc(tile.it_id)]
  if (sort === 'discount') return [way(column), desc(tile.sold_30d), asc(tile.it_id)]
  return sort === 'score'
    ? [way(column), desc(tile.reviews_count), asc(tile.it_id)]
    : [way(column), asc(tile.it_id)]
}

const { columns: itemColumns, read: readItem } = columnsOf(item)
const itemById = statement(sql`select ${itemColumns} from item where it_id = ${given('it_id')}`)

export async function findItem(ctx: Ctx, it_id: string): Promise<ItemRow | null> {
  const [row] = await itemById(ctx, { it_id })
  return row ? readItem(row) : null
}

const { columns: optionColumns, read: readOption } = columnsOf(itemOption)
const optionsOf = statement(
  sql`select ${optionColumns} from item_option where it_id = any(${given('it_ids')}::text[]) order by io_order, io_no`,
)

export async function listOptions(ctx: Ctx, it_ids: string[]): Promise<OptionRow[]> {
  return (await optionsOf(ctx, { it_ids: textList(it_ids) })).map(readOption)
}

export function listItemsById(ctx: Ctx, it_ids: string[]): Promise<ItemRow[]> {
  return ctx.db.select().from(item).where(inArray(item.it_id, it_ids))
}

/** Films that products have. */
export async function listFilmNames(ctx: Ctx): Promise<string[]> {
  const found = await ctx.db.execute<{ name: string }>(
    sql`select film ->> 'name' as name from item where film is not null`,
  )
  return found.rows.map(({ name }) => name)
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

/** Items whose tile shows a sale that does not hold now, or the other way round: it began or ended. */
export async function listTurnedSales(ctx: Ctx): Promise<string[]> {
  const found = await ctx.db.execute<{ it_id: string }>(sql`
    select i.it_id from item i join tile t using (it_id)
    where i.discount_rate + i.discount_amount > 0 and (i.discount_from is not null or i.discount_until is not null)
      and (t.price < t.before) <> (coalesce(i.discount_from, '-infinity') <= now() and coalesce(i.discount_until, 'infinity') > now())
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
