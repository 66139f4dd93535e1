import { asc, eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { relatedItem } from './tables.ts'

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
