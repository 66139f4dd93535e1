import { and, asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import { rowsBefore } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { heldNow } from '#shop/seat/tables.ts'
import type { BookingSpan, BookingState } from '#shop/tssa/contract.ts'
import {
  classAttendee,
  classBooking,
  classInstructor,
  classPolicy,
  classPolicyStep,
  classProduct,
  classSession,
} from '#shop/tssa/tables.ts'
import { overAt } from './over.ts'
import { takesBookings } from './seats.ts'

const columns = {
  booking: classBooking,
  session: classSession,
  product: classProduct,
  policy: classPolicy,
  instructor: classInstructor,
}

type Found = Awaited<ReturnType<typeof readBookings>>[number]
export type BookingRow = Omit<Found, 'booking'> & {
  booking: Omit<Found['booking'], 'state' | 'currency' | 'lang'> & {
    state: BookingState
    currency: 'krw' | 'usd'
    lang: 'kr' | 'en'
  }
}

function readBookings(ctx: Ctx, where: SQL | undefined, order: SQL, limit: number, offset: number) {
  return ctx.db
    .select(columns)
    .from(classBooking)
    .innerJoin(classSession, eq(classSession.session_id, classBooking.session_id))
    .innerJoin(classProduct, eq(classProduct.class_id, classSession.class_id))
    .innerJoin(classPolicy, eq(classPolicy.policy_id, classProduct.policy_id))
    .leftJoin(classInstructor, eq(classInstructor.instructor_id, classSession.instructor_id))
    .where(where)
    .orderBy(order)
    .limit(limit)
    .offset(offset)
}

const cancelled: BookingState[] = ['cancelled_by_member', 'cancelled_by_shop']

function spanOf(ctx: Ctx, span: BookingSpan): SQL | undefined {
  const gone = inArray(classBooking.state, cancelled)
  if (span === 'cancelled') return gone
  const now = ctx.now.toISOString()
  return span === 'coming'
    ? sql`not (${gone}) and ${overAt} > ${now}::timestamptz`
    : sql`not (${gone}) and ${overAt} <= ${now}::timestamptz`
}

export async function listBookings(
  ctx: Ctx,
  mb_id: string,
  ask: { span: BookingSpan; page: number; per_page: number },
): Promise<BookingRow[]> {
  const order =
    ask.span === 'coming'
      ? sql`${classSession.starts_at}, ${classBooking.booking_id}`
      : sql`${classSession.starts_at} desc, ${classBooking.booking_id} desc`
  const rows = await readBookings(
    ctx,
    and(eq(classBooking.mb_id, mb_id), spanOf(ctx, ask.span)),
    order,
    ask.per_page,
    rowsBefore(ask),
  )
  return rows as BookingRow[] // the shop writes only its own words into these columns
}

export async function countBookings(ctx: Ctx, mb_id: string): Promise<Record<BookingSpan, number>> {
  const [row] = await ctx.db
    .select({
      coming: sql<number>`(count(*) filter (where ${spanOf(ctx, 'coming')}))::int`,
      past: sql<number>`(count(*) filter (where ${spanOf(ctx, 'past')}))::int`,
      cancelled: sql<number>`(count(*) filter (where ${spanOf(ctx, 'cancelled')}))::int`,
    })
    .from(classBooking)
    .innerJoin(classSession, eq(classSession.session_id, classBooking.session_id))
    .innerJoin(classProduct, eq(classProduct.class_id, classSession.class_id))
    .where(eq(classBooking.mb_id, mb_id))
  return row ?? { coming: 0, past: 0, cancelled: 0 }
}

export async function findBooking(ctx: Ctx, booking_id: string): Promise<BookingRow | null> {
  const [row] = await readBookings(
    ctx,
    eq(classBooking.booking_id, booking_id),
    sql`${classBooking.booking_id}`,
    1,
    0,
  )
  return (row as BookingRow | undefined) ?? null // as above
}

/** Bookings that an order paid for and that stand. */
export async function listOfOrder(ctx: Ctx, od_id: string): Promise<BookingRow[]> {
  const rows = await readBookings(
    ctx,
    and(
      eq(classBooking.od_id, od_id),
      inArray(classBooking.state, ['confirmed', 'attended', 'no_show']),
    ),
    sql`${classSession.starts_at}, ${classBooking.booking_id}`,
    100,
    0,
  )
  return rows as BookingRow[] // as above
}

/** Bookings of an order that stood once and do not now: cancelled, or their money went back. */
export async function listFallen(ctx: Ctx, od_id: string): Promise<BookingRow[]> {
  const rows = await readBookings(
    ctx,
    and(
      eq(classBooking.od_id, od_id),
      inArray(classBooking.state, [...cancelled, 'held']),
      sql`exists (select 1 from event e where e.subject = ${classBooking.booking_id} and e.name = 'class.booked')`,
    ),
    sql`${classSession.starts_at}, ${classBooking.booking_id}`,
    100,
    0,
  )
  return rows as BookingRow[] // as above
}

export function listAttendees(ctx: Ctx, booking_ids: readonly string[]) {
  return ctx.db
    .select()
    .from(classAttendee)
    .where(inArray(classAttendee.booking_id, booking_ids))
    .orderBy(asc(classAttendee.attendee_id))
}

export function listSteps(ctx: Ctx, policy_ids: readonly number[]) {
  return ctx.db
    .select()
    .from(classPolicyStep)
    .where(inArray(classPolicyStep.policy_id, policy_ids))
    .orderBy(sql`${classPolicyStep.days_before} desc`)
}

/** Sessions of a class that take bookings now and have so many seats. */
export function listOpenSessions(ctx: Ctx, class_id: number, people: number) {
  const session = { ...getTableColumns(classSession), held: heldNow(ctx.now) }
  return ctx.db
    .select({ session, instructor: classInstructor })
    .from(classSession)
    .leftJoin(classInstructor, eq(classInstructor.instructor_id, classSession.instructor_id))
    .where(and(eq(classSession.class_id, class_id), takesBookings(ctx, people)))
    .orderBy(asc(classSession.starts_at))
    .limit(60)
}
