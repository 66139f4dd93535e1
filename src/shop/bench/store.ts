import { and, asc, count, desc, eq } from 'drizzle-orm'
import { rowsBefore } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import type { Tool } from './contract.ts'
import { benchResult } from './tables.ts'

export type ResultRow = Omit<typeof benchResult.$inferSelect, 'tool'> & { tool: Tool }
type Ask = { page: number; per_page: number; order: 'asc' | 'desc' }

export async function listResults(ctx: Ctx, mb_id: string, ask: Ask): Promise<ResultRow[]> {
  const way = ask.order === 'asc' ? asc : desc
  const rows = await ctx.db
    .select()
    .from(benchResult)
    .where(eq(benchResult.mb_id, mb_id))
    .orderBy(way(benchResult.created_at), way(benchResult.result_id))
    .limit(ask.per_page)
    .offset(rowsBefore(ask))
  return rows as ResultRow[] // only tools of the contract are written
}

export async function countResults(ctx: Ctx, mb_id: string): Promise<number> {
  const [row] = await ctx.db
    .select({ total: count() })
    .from(benchResult)
    .where(eq(benchResult.mb_id, mb_id))
  return row?.total ?? 0
}

/** Once per member and figures; again it takes the new name. */
export async function putResult(
  ctx: Ctx,
  mb_id: string,
  given: { tool: Tool; title: string; query: string },
): Promise<ResultRow | null> {
  const [row] = await ctx.db
    .insert(benchResult)
    .values({ ...given, mb_id, created_at: ctx.now })
    .onConflictDoUpdate({
      target: [benchResult.mb_id, benchResult.tool, benchResult.query],
      set: { title: given.title },
    })
    .returning()
  return (row as ResultRow | undefined) ?? null // as above
}

export async function deleteResult(ctx: Ctx, mb_id: string, result_id: number): Promise<boolean> {
  const gone = await ctx.db
    .delete(benchResult)
    .where(and(eq(benchResult.mb_id, mb_id), eq(benchResult.result_id, result_id)))
    .returning({ result_id: benchResult.result_id })
  return gone.length > 0
}
