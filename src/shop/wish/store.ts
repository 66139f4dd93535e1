import { and, asc, count, desc, eq, inArray } from 'drizzle-orm'
import { rowsBefore } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { wish } from './tables.ts'

const shown = { wi_id: wish.wi_id, it_id: wish.it_id }

export async function listWishes(
  ctx: Ctx,
  mb_id: string,
  ask: { page: number; per_page: number; order: 'asc' | 'desc' },
) {
  const way = ask.order === 'asc' ? asc : desc
  const [rows, total] = await Promise.all([
    ctx.db
      .select(shown)
      .from(wish)
      .where(eq(wish.mb_id, mb_id))
      .orderBy(way(wish.wi_id))
      .limit(ask.per_page)
      .offset(rowsBefore(ask)),
    ctx.db.select({ total: count() }).from(wish).where(eq(wish.mb_id, mb_id)),
  ])
  return { rows, total: total[0]?.total ?? 0 }
}

/** The wishes of a member among these items. */
export function listWished(ctx: Ctx, mb_id: string, it_ids: string[]) {
  return ctx.db
    .select(shown)
    .from(wish)
    .where(and(eq(wish.mb_id, mb_id), inArray(wish.it_id, it_ids)))
}

/** Once per member and item; asking again finds the same row. */
export async function putWish(ctx: Ctx, mb_id: string, it_id: string) {
  const rows = await ctx.db
    .insert(wish)
    .values({ mb_id, it_id })
    .onConflictDoUpdate({ target: [wish.mb_id, wish.it_id], set: { it_id } })
    .returning(shown)
  return rows[0] ?? null
}

export async function deleteWish(ctx: Ctx, mb_id: string, wi_id: number): Promise<boolean> {
  const rows = await ctx.db
    .delete(wish)
    .where(and(eq(wish.wi_id, wi_id), eq(wish.mb_id, mb_id)))
    .returning({ wi_id: wish.wi_id })
  return rows.length > 0
}
