import { and, asc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import { startOfKoreanDay } from '#kernel/korean-time.ts'
import type { Ctx } from '#platform/context.ts'
import { classSession } from '#shop/tssa/tables.ts'

/** Fewer have booked, or are just paying, than the date needs. */
const isShort = sql`${classSession.booked} + ${classSession.held} < ${classSession.min_people}`

/** Dates until a Korean day, it included, that too few have booked and nobody was told of. */
export async function listShort(ctx: Ctx, until: string): Promise<number[]> {
  const found = await ctx.db
    .select({ session_id: classSession.session_id })
    .from(classSession)
    .where(
      and(
        inArray(classSession.status, ['open', 'closed']),
        gt(classSession.starts_at, ctx.now),
        lt(classSession.starts_at, startOfKoreanDay(until, 1)),
        isNull(classSession.short_at),
        isShort,
      ),
    )
    .orderBy(asc(classSession.starts_at), asc(classSession.session_id))
    .limit(200)
  return found.map((row) => row.session_id)
}

/** Of two who look one marks it. */
export async function markShort(ctx: Ctx, session_id: number): Promise<boolean> {
  const done = await ctx.db
    .update(classSession)
    .set({ short_at: ctx.now })
    .where(and(eq(classSession.session_id, session_id), isNull(classSession.short_at), isShort))
    .returning({ session_id: classSession.session_id })
  return done.length > 0
}
