import { and, eq, gt, sql } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { leftMember } from './account-tables.ts'

/** Is this the id of somebody who left a short while ago? Nobody may take it yet. */
export async function isIdReserved(ctx: Ctx, mb_id: string): Promise<boolean> {
  const rows = await ctx.db
    .select({ mb_id: leftMember.mb_id })
    .from(leftMember)
    .where(and(eq(leftMember.mb_id, sql`lower(${mb_id})`), gt(leftMember.until, ctx.now)))
  return rows.length > 0
}
