import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { takesPeople } from '#shop/seat/tables.ts'
import type { BookingState } from '#shop/tssa/contract.ts'
import { classBooking, classSession } from '#shop/tssa/tables.ts'

/** The session is open now and has so many seats: what `sessionState` calls open, for the database. */
export function takesBookings(ctx: Ctx, people: number): SQL {
  return takesPeople(ctx.now, people)
}

/** Takes seats of a session of this class that is open and has them; false when it is not or has not. */
export async function takeSeats(
  ctx: Ctx,
  session_id: number,
  class_id: number,
  people: number,
): Promise<boolean> {
  const taken = await ctx.db
    .update(classSession)
    .set({ booked: sql`${classSession.booked} + ${people}` })
    .where(
      and(
        eq(classSession.session_id, session_id),
        eq(classSession.class_id, class_id),
        takesBookings(ctx, people),
      ),
    )
    .returning({ session_id: classSession.session_id })
  return taken.length > 0
}

export async function freeSeats(ctx: Ctx, session_id: number, people: number) {
  await ctx.db
    .update(classSession)
    .set({ booked: sql`${classSession.booked} - ${people}` })
    .where(eq(classSession.session_id, session_id))
}

type Cancelled = { reason: string; refund_percent: number; refund_amount: number }

/** A confirmed booking of this session is cancelled; false when somebody was quicker. */
export async function cancelBookingRow(
  ctx: Ctx,
  booking_id: string,
  session_id: number,
  state: BookingState,
  { reason, ...refund }: Cancelled,
): Promise<boolean> {
  const done = await ctx.db
    .update(classBooking)
    .set({ state, cancelled_at: ctx.now, cancel_reason: reason, ...refund })
    .where(
      and(
        eq(classBooking.booking_id, booking_id),
        eq(classBooking.session_id, session_id),
        eq(classBooking.state, 'confirmed'),
      ),
    )
    .returning({ booking_id: classBooking.booking_id })
  return done.length > 0
}

/** A confirmed booking that was never moved goes to another session; false when somebody was quicker. */
export async function moveBookingRow(
  ctx: Ctx,
  booking_id: string,
  from: number,
  to: number,
  { owed, ...change }: { amount: number; ct_id: number | null; owed: number },
): Promise<boolean> {
  const done = await ctx.db
    .update(classBooking)
    .set({
      ...{ session_id: to, moved_from: from, reminded_at: null, soon_reminded_at: null, ...change },
      owed_here: sql`${classBooking.owed_here} + ${owed}`,
    })
    .where(
      and(
        eq(classBooking.booking_id, booking_id),
        eq(classBooking.session_id, from),
        eq(classBooking.state, 'confirmed'),
        isNull(classBooking.moved_from),
      ),
    )
    .returning({ booking_id: classBooking.booking_id })
  return done.length > 0
}

/** What was owed at the studio is settled; false when it is another sum by now. */
export async function settleRow(ctx: Ctx, booking_id: string, amount: number): Promise<boolean> {
  const done = await ctx.db
    .update(classBooking)
    .set({ owed_here: 0 })
    .where(and(eq(classBooking.booking_id, booking_id), eq(classBooking.owed_here, amount)))
    .returning({ booking_id: classBooking.booking_id })
  return done.length > 0
}
