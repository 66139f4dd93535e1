import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { classBooking, classCalendar, classProduct, classSession } from '#shop/tssa/tables.ts'

export async function findToken(ctx: Ctx, mb_id: string): Promise<string | null> {
  const [row] = await ctx.db
    .select({ token: classCalendar.token })
    .from(classCalendar)
    .where(eq(classCalendar.mb_id, mb_id))
  return row?.token ?? null
}

export async function findReader(ctx: Ctx, token: string): Promise<string | null> {
  const [row] = await ctx.db
    .select({ mb_id: classCalendar.mb_id })
    .from(classCalendar)
    .where(eq(classCalendar.token, token))
  return row?.mb_id ?? null
}

export async function writeToken(ctx: Ctx, mb_id: string, token: string) {
  await ctx.db
    .insert(classCalendar)
    .values({ mb_id, token, created_at: ctx.now })
    .onConflictDoUpdate({ target: classCalendar.mb_id, set: { token, created_at: ctx.now } })
}

/** A member's bookings from a moment on, those that were cancelled too: a calendar must hear of it. */
export function listForCalendar(ctx: Ctx, mb_id: string, since: Date) {
  return ctx.db
    .select({ booking: classBooking, session: classSession, product: classProduct })
    .from(classBooking)
    .innerJoin(classSession, eq(classSession.session_id, classBooking.session_id))
    .innerJoin(classProduct, eq(classProduct.class_id, classSession.class_id))
    .where(
      and(
        eq(classBooking.mb_id, mb_id),
        gt(classSession.starts_at, since),
        sql`${classBooking.state} <> 'held'`,
      ),
    )
    .orderBy(asc(classSession.starts_at))
    .limit(500)
}
