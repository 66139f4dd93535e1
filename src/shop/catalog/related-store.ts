import { and, asc, desc, eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { relatedItem, tile, togetherItem } from './tables.ts'
import type { TileRow } from './tile-store.ts'

/** The goods that staff set beside one, in their order. */
export async function listRelatedIds(ctx: Ctx, it_id: string): Promise<string[]> {
  const rows = await ctx.db
    .select({ other_id: relatedItem.other_id })
    .from(relatedItem)
    .where(eq(relatedItem.it_id, it_id))
    .orderBy(asc(relatedItem.position))
  return rows.map((row) => row.other_id)
}

/** Call it in the transaction that saves the product. */
export async function putRelated(ctx: Ctx, it_id: string, others: readonly string[]) {
  await ctx.db.delete(relatedItem).where(eq(relatedItem.it_id, it_id))
  if (others.length)
    await ctx.db
      .insert(relatedItem)
      .values(others.map((other_id, position) => ({ it_id, other_id, position })))
}

/** Goods in stock that were bought in the same orders, the most frequent first. */
export async function listTogether(ctx: Ctx, it_id: string, limit: number): Promise<TileRow[]> {
  const rows = await ctx.db
    .select({ tile })
    .from(togetherItem)
    .innerJoin(tile, eq(tile.it_id, togetherItem.other_id))
    .where(and(eq(togetherItem.it_id, it_id), eq(tile.in_stock, true)))
    .orderBy(desc(togetherItem.orders), asc(togetherItem.other_id))
    .limit(limit)
  return rows.map((row) => row.tile)
}
