import { type AnyColumn, and, asc, eq, gt, gte, isNull, lt, lte, ne, sql } from 'drizzle-orm'
import { after, before, koreanDay, startOfKoreanDay } from '#kernel/korean-time.ts'
import type { Ctx } from '#platform/context.ts'
import { classAttendee, classBooking, classProduct, classSession } from '#shop/tssa/tables.ts'

/** Bookings of tomorrow's classes, in Korea, that nobody was reminded of. */
export function listUnreminded(ctx: Ctx, most: number) {
  const today = koreanDay(ctx.now)
  return ctx.db
    .select({ booking: classBooking, session: classSession, product: classProduct })
    .from(classBooking)
    .innerJoin(classSession, eq(classSession.session_id, classBooking.session_id))
    .innerJoin(classProduct, eq(classProduct.class_id, classSession.class_id))
    .where(
      and(
        eq(classBooking.state, 'confirmed'),
        isNull(classBooking.reminded_at),
        ne(classSession.status, 'cancelled'),
        gte(classSession.starts_at, startOfKoreanDay(today, 1)),
        lt(classSession.starts_at, startOfKoreanDay(today, 2)),
      ),
    )
    .orderBy(asc(classSession.starts_at), asc(classBooking.booking_id))
    .limit(most)
}

/** Bookings of classes that start within so many hours, whose people were not told so; not those made just now. */
export function listComing(ctx: Ctx, hours: number, most: number) {
  return ctx.db
    .select({ booking: classBooking, session: classSession, product: classProduct })
    .from(classBooking)
    .innerJoin(classSession, eq(classSession.session_id, classBooking.session_id))
    .innerJoin(classProduct, eq(classProduct.class_id, classSession.class_id))
    .where(
      and(
        eq(classBooking.state, 'confirmed'),
        isNull(classBooking.soon_reminded_at),
        lt(classBooking.created_at, before(ctx.now, { hours: 1 })),
        ne(classSession.status, 'cancelled'),
        gt(classSession.starts_at, ctx.now),
        lte(classSession.starts_at, after(ctx.now, { hours })),
      ),
    )
    .orderBy(asc(classSession.starts_at), asc(classBooking.booking_id))
    .limit(most)
}

/** As below. */
export function markSoonReminded(ctx: Ctx, booking_id: string): Promise<boolean> {
  return mark(ctx, booking_id, classBooking.soon_reminded_at, { soon_reminded_at: ctx.now })
}

/** Of two who remind one does. */
export function markReminded(ctx: Ctx, booking_id: string): Promise<boolean> {
  return mark(ctx, booking_id, classBooking.reminded_at, { reminded_at: ctx.now })
}

async function mark(
  ctx: Ctx,
  booking_id: string,
  column: AnyColumn,
  change: Partial<typeof classBooking.$inferInsert>,
): Promise<boolean> {
  const done = await ctx.db
    .update(classBooking)
    .set(change)
    .where(
      and(
        eq(classBooking.booking_id, booking_id),
        eq(classBooking.state, 'confirmed'),
        isNull(column),
      ),
    )
    .returning({ booking_id: classBooking.booking_id })
  return done.length > 0
}

/** Name and phone that were left with a booking. */
export async function findGuest(
  ctx: Ctx,
  booking_id: string,
): Promise<{ name: string; hp: string }> {
  const [row] = await ctx.db
    .select({ name: classAttendee.name, hp: classAttendee.hp })
    .from(classAttendee)
    .where(eq(classAttendee.booking_id, booking_id))
    .orderBy(sql`${classAttendee.hp} = ''`, asc(classAttendee.attendee_id))
    .limit(1)
  return row ?? { name: '', hp: '' }
}
