import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { CategoryForm } from './category-contract.ts'
import { category, categoryPick, item, tile } from './tables.ts'

type Row = typeof category.$inferSelect
type Stored = Omit<CategoryForm, 'picks'>

/** Every category, locked: whoever rebuilds the tree waits here, so that two moves never make a loop. */
export function lockCategories(ctx: Ctx): Promise<Row[]> {
  return ctx.db.select().from(category).orderBy(asc(category.ca_id)).for('update')
}

const items = sql<number>`(select count(*) from item i where category.ca_id in (i.ca_id, i.ca_id2, i.ca_id3))::int`

const picks = sql<
  string[]
>`array(select p.it_id from category_pick p where p.ca_id = category.ca_id order by p.position)`

// all goods are read once: a count for each shelf would read them as often as there are shelves
const counted = sql`(
  with recursive stands as (
    select i.it_id, s.ca_id from item i cross join lateral (values (i.ca_id), (i.ca_id2), (i.ca_id3)) s(ca_id) where s.ca_id is not null),
  above(ca_id, shelf) as (
    select ca_id, ca_id from category union select a.ca_id, c.parent_id from above a join category c on c.ca_id = a.shelf where c.parent_id is not null)
  select a.shelf, count(distinct it_id) filter (where a.ca_id = a.shelf)::int as items, count(distinct it_id)::int as items_below
  from stands join above a using (ca_id) group by a.shelf) counted`

/** With what stands on the shelves below, each item once. */
export function listWithItems(
  ctx: Ctx,
): Promise<(Row & { items: number; items_below: number; picks: string[] })[]> {
  return ctx.db
    .select({
      ca_id: category.ca_id,
      parent_id: category.parent_id,
      name: category.name,
      name_en: category.name_en,
      ca_order: category.ca_order,
      ca_use: category.ca_use,
      ca_nocoupon: category.ca_nocoupon,
      items: sql<number>`coalesce(counted.items, 0)`,
      items_below: sql<number>`coalesce(counted.items_below, 0)`,
      picks,
    })
    .from(category)
    .leftJoin(counted, sql`counted.shelf = ${category.ca_id}`)
    .orderBy(asc(category.ca_order), asc(category.ca_id))
}

export async function countItems(ctx: Ctx, ca_id: number): Promise<number> {
  const rows = await ctx.db.select({ items }).from(category).where(eq(category.ca_id, ca_id))
  return rows[0]?.items ?? 0
}

export async function insertCategory(ctx: Ctx, row: Stored & { ca_id: number; ca_order: number }) {
  await ctx.db.insert(category).values(row)
}

export async function updateCategory(ctx: Ctx, ca_id: number, change: Partial<Row>) {
  await ctx.db.update(category).set(change).where(eq(category.ca_id, ca_id))
}

/** Call it in the transaction that saves the category. */
export async function putPicks(ctx: Ctx, ca_id: number, it_ids: readonly string[]) {
  await ctx.db.delete(categoryPick).where(eq(categoryPick.ca_id, ca_id))
  if (it_ids.length)
    await ctx.db
      .insert(categoryPick)
      .values(it_ids.map((it_id, position) => ({ ca_id, it_id, position })))
}

export async function countKnown(ctx: Ctx, it_ids: readonly string[]): Promise<number> {
  return ctx.db.$count(item, inArray(item.it_id, [...it_ids]))
}

/** What stands first in a category, of the goods that these filters leave. */
export async function listPicked(ctx: Ctx, ca_id: number, where: SQL | undefined) {
  const rows = await ctx.db
    .select({ it_id: tile.it_id })
    .from(categoryPick)
    .innerJoin(tile, eq(tile.it_id, categoryPick.it_id))
    .where(and(eq(categoryPick.ca_id, ca_id), where))
    .orderBy(asc(categoryPick.position))
  return rows.map(({ it_id }) => it_id)
}

/** Categories whose first goods staff have put in order. */
export async function listWithPicks(ctx: Ctx): Promise<number[]> {
  const rows = await ctx.db.selectDistinct({ ca_id: categoryPick.ca_id }).from(categoryPick)
  return rows.map(({ ca_id }) => ca_id)
}

export async function deleteCategory(ctx: Ctx, ca_id: number) {
  await ctx.db.delete(category).where(eq(category.ca_id, ca_id))
}

/** Items that stand on one of these shelves. */
export async function listItemsOn(ctx: Ctx, ca_ids: readonly number[]): Promise<string[]> {
  const shelves = sql`${`{${ca_ids.join(',')}}`}::int[]`
  const found = await ctx.db.execute<{ it_id: string }>(
    sql`select it_id from item where array[ca_id, ca_id2, ca_id3] && ${shelves} order by it_id`,
  )
  return found.rows.map(({ it_id }) => it_id)
}
