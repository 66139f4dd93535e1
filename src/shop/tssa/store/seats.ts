import { and, eq, or, type SQL, sql } from 'drizzle-orm'
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

/** A booking as it was read: what was done meanwhile is not overwritten. */
type Standing = { booking_id: string; session_id: number; state: BookingState }

/** Calendars that took the booking before know by this that it has changed. */
export const again = (ctx: Ctx) => ({
  sequence: sql`${classBooking.sequence} + 1`,
  changed_at: ctx.now,
})

type Cancelled = { reason: string; refund_percent: number; refund_amount: number }

/** A booking of this session that stands in one of these states is cancelled; false when somebody was quicker. */
export async function cancelBookingRow(
  ctx: Ctx,
  { booking_id, session_id, state: from }: Standing,
  state: BookingState,
  { reason, ...refund }: Cancelled,
): Promise<boolean> {
  const done = await ctx.db
    .update(classBooking)
    .set({ state, cancelled_at: ctx.now, cancel_reason: reason, ...refund, ...again(ctx) })
    .where(
      and(
        eq(classBooking.booking_id, booking_id),
        eq(classBooking.session_id, session_id),
        eq(classBooking.state, from),
      ),
    )
    .returning({ booking_id: classBooking.booking_id })
  return done.length > 0
}

type Moved = Pick<
  typeof classBooking.$inferSelect,
  'amount' | 'ct_id' | 'own_moved' | 'free_move' | 'most_percent' | 'by_shop'
> & { owed: number }

/** A confirmed booking whose member may still move it goes to another session; false when somebody was quicker. */
export async function moveBookingRow(
  ctx: Ctx,
  booking_id: string,
  from: number,
  to: number,
  { owed, ...change }: Moved,
): Promise<boolean> {
  const done = await ctx.db
    .update(classBooking)
    .set({
      ...{ session_id: to, moved_from: from, reminded_at: null, soon_reminded_at: null, ...change },
      ...again(ctx),
      owed_here: sql`${classBooking.owed_here} + ${owed}`,
    })
    .where(
      and(
        eq(classBooking.booking_id, booking_id),
        eq(classBooking.session_id, from),
        eq(classBooking.state, 'confirmed'),
        or(eq(classBooking.own_moved, false), eq(classBooking.free_move, true)),
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

/** The studio moved the date or the booking: the terms it is under from now on, and it is reminded of anew. */
export async function writeShopMove(
  ctx: Ctx,
  booking_id: string,
  change: Partial<typeof classBooking.$inferInsert>,
) {
  await ctx.db
    .update(classBooking)
    .set({ ...change, reminded_at: null, soon_reminded_at: null, ...again(ctx) })
    .where(eq(classBooking.booking_id, booking_id))
}
