import { sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'

export type LedTo = { title: string; title_en: string; url: string }

export async function findPage(ctx: Ctx, keys: readonly string[]): Promise<LedTo | null> {
  if (keys.length === 0) return null
  const { rows } = await ctx.db.execute<LedTo>(sql`
    select title, coalesce(nullif(title_en, ''), title) as title_en, url from search_page
    where sp_use and keys && ${sql.param([...keys])}::text[] order by sp_id limit 1`)
  return rows[0] ?? null
}
