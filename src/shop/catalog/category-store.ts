import { asc, eq, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { CategoryForm } from './category-contract.ts'
import { category } from './tables.ts'

type Row = typeof category.$inferSelect

/** Every category, locked: whoever rebuilds the tree waits here, so that two moves never make a loop. */
export function lockCategories(ctx: Ctx): Promise<Row[]> {
  return ctx.db.select().from(category).orderBy(asc(category.ca_id)).for('update')
}

const items = sql<number>`(select count(*) from item i where category.ca_id in (i.ca_id, i.ca_id2, i.ca_id3))::int`

/** With what stands on the shelves below, each item once. */
const itemsBelow = sql<number>`(
  with recursive below(ca_id) as (
    select category.ca_id union select c.ca_id from category c join below b on c.parent_id = b.ca_id)
  select count(*) from item i where exists (select 1 from below b where b.ca_id in (i.ca_id, i.ca_id2, i.ca_id3)))::int`

export function listWithItems(ctx: Ctx): Promise<(Row & { items: number; items_below: number })[]> {
  return ctx.db
    .select({
      ca_id: category.ca_id,
      parent_id: category.parent_id,
      name: category.name,
      name_en: category.name_en,
      ca_order: category.ca_order,
      ca_use: category.ca_use,
      ca_nocoupon: category.ca_nocoupon,
      items,
      items_below: itemsBelow,
    })
    .from(category)
    .orderBy(asc(category.ca_order), asc(category.ca_id))
}

export async function countItems(ctx: Ctx, ca_id: number): Promise<number> {
  const rows = await ctx.db.select({ items }).from(category).where(eq(category.ca_id, ca_id))
  return rows[0]?.items ?? 0
}

export async function insertCategory(
  ctx: Ctx,
  row: CategoryForm & { ca_id: number; ca_order: number },
) {
  await ctx.db.insert(category).values(row)
}

export async function updateCategory(ctx: Ctx, ca_id: number, change: Partial<Row>) {
  await ctx.db.update(category).set(change).where(eq(category.ca_id, ca_id))
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
