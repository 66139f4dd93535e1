import { and, asc, eq, getTableColumns, inArray, lt, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { AttendanceState } from '#shop/tssa/attendance-contract.ts'
import type { BookingState } from '#shop/tssa/contract.ts'
import {
  classAttendance,
  classAttendee,
  classBooking,
  classPress,
  classProduct,
  classSession,
} from '#shop/tssa/tables.ts'

export type Noted = {
  attendee_id: number
  meeting_no: number
  state: AttendanceState
  pressed_at: Date
}

/** Dates that may meet within a span: they began before its end, and not longer ago than any course lasts. */
export function listMeeting(ctx: Ctx, from: Date, until: Date) {
  return ctx.db
    .select({ session: classSession, product: classProduct })
    .from(classSession)
    .innerJoin(classProduct, eq(classProduct.class_id, classSession.class_id))
    .where(
      and(
        lt(classSession.starts_at, until),
        sql`${classSession.status} not in ('cancelled', 'draft')`,
        sql`(${classSession.starts_at} >= ${from.toISOString()}::timestamptz or ${classSession.meetings} > 1 and ${classSession.starts_at} >= ${from.toISOString()}::timestamptz - interval '500 days')`,
      ),
    )
    .orderBy(asc(classSession.starts_at), asc(classSession.session_id))
}

/** Who comes to these dates. */
export async function listComers(ctx: Ctx, session_ids: readonly number[]) {
  if (!session_ids.length) return []
  const rows = await ctx.db
    .select({
      session_id: classBooking.session_id,
      booking_id: classBooking.booking_id,
      state: classBooking.state,
      people: classBooking.people,
      note: classBooking.note,
      od_id: classBooking.od_id,
      owed_here: classBooking.owed_here,
      currency: classBooking.currency,
      attendee_id: classAttendee.attendee_id,
      name: classAttendee.name,
    })
    .from(classBooking)
    .innerJoin(classAttendee, eq(classAttendee.booking_id, classBooking.booking_id))
    .where(
      and(
        inArray(classBooking.session_id, [...session_ids]),
        inArray(classBooking.state, ['confirmed', 'attended', 'no_show']),
      ),
    )
    .orderBy(asc(classBooking.created_at), asc(classAttendee.attendee_id))
  return rows as (Omit<(typeof rows)[number], 'state'> & { state: BookingState })[] // from its list alone
}

/** What was noted of these people on the date they stand on, without what was taken back. */
export async function listNoted(ctx: Ctx, attendee_ids: readonly number[]): Promise<Noted[]> {
  if (!attendee_ids.length) return []
  const rows = await ctx.db
    .select(getTableColumns(classAttendance))
    .from(classAttendance)
    .innerJoin(classAttendee, eq(classAttendee.attendee_id, classAttendance.attendee_id))
    .innerJoin(
      classBooking,
      and(
        eq(classBooking.booking_id, classAttendee.booking_id),
        eq(classBooking.session_id, classAttendance.session_id),
      ),
    )
    .where(
      and(
        inArray(classAttendance.attendee_id, [...attendee_ids]),
        sql`${classAttendance.state} <> ''`,
      ),
    )
    .orderBy(asc(classAttendance.meeting_no))
  return rows as Noted[] // from its list alone
}

/** The person with their booking, when they come to this date. */
export async function findComer(ctx: Ctx, session_id: number, attendee_id: number) {
  const [row] = await ctx.db
    .select({ booking: classBooking, session: classSession, product: classProduct })
    .from(classAttendee)
    .innerJoin(classBooking, eq(classBooking.booking_id, classAttendee.booking_id))
    .innerJoin(classSession, eq(classSession.session_id, classBooking.session_id))
    .innerJoin(classProduct, eq(classProduct.class_id, classSession.class_id))
    .where(and(eq(classAttendee.attendee_id, attendee_id), eq(classBooking.session_id, session_id)))
  return row ?? null
}

export async function listAttendeeIds(ctx: Ctx, booking_id: string): Promise<number[]> {
  const rows = await ctx.db
    .select({ attendee_id: classAttendee.attendee_id })
    .from(classAttendee)
    .where(eq(classAttendee.booking_id, booking_id))
  return rows.map((row) => row.attendee_id)
}

/** Remembers the press; false when it was taken before. */
export async function rememberPress(ctx: Ctx, key: string): Promise<boolean> {
  const made = await ctx.db
    .insert(classPress)
    .values({ key, created_at: ctx.now })
    .onConflictDoNothing()
    .returning({ key: classPress.key })
  return made.length > 0
}

type NewNote = {
  attendee_id: number
  session_id: number
  meeting_no: number
  state: AttendanceState | null
  pressed_at: Date
  noted_by: string
}

/** Writes what was pressed; false when a later press stands there. */
export async function writeNote(ctx: Ctx, { state, ...note }: NewNote): Promise<boolean> {
  const row = { ...note, state: state ?? '' }
  const done = await ctx.db
    .insert(classAttendance)
    .values(row)
    .onConflictDoUpdate({
      target: [classAttendance.attendee_id, classAttendance.session_id, classAttendance.meeting_no],
      set: { state: row.state, pressed_at: row.pressed_at, noted_by: row.noted_by },
      setWhere: sql`${classAttendance.pressed_at} <= excluded.pressed_at`,
    })
    .returning({ meeting_no: classAttendance.meeting_no })
  return done.length > 0
}

/** What was noted of meetings that are at another time now is forgotten: who was there will be seen then. */
export async function forgetNotes(ctx: Ctx, session_id: number, meeting_nos: readonly number[]) {
  if (meeting_nos.length)
    await ctx.db
      .delete(classAttendance)
      .where(
        and(
          eq(classAttendance.session_id, session_id),
          inArray(classAttendance.meeting_no, [...meeting_nos]),
        ),
      )
}

/** Takes the booking out of the way of other presses until the transaction ends. */
export async function holdBooking(ctx: Ctx, booking_id: string) {
  await ctx.db
    .select({ booking_id: classBooking.booking_id })
    .from(classBooking)
    .where(eq(classBooking.booking_id, booking_id))
    .for('update')
}

export async function forgetPresses(ctx: Ctx, before: Date) {
  await ctx.db.delete(classPress).where(lt(classPress.created_at, before))
}
