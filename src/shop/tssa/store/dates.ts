import { and, asc, desc, eq, gte, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { startOfKoreanDay } from '#kernel/korean-time.ts'
import { rowsBefore } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { member } from '#shop/member/tables.ts'
import type { BookingState } from '#shop/tssa/contract.ts'
import type { DateSpan } from '#shop/tssa/date-contract.ts'
import {
  classAttendee,
  classBooking,
  classCertificate,
  classInstructor,
  classProduct,
  classSession,
} from '#shop/tssa/tables.ts'
import { overAt } from './over.ts'

type Session = typeof classSession.$inferSelect
export type DateStatus = 'draft' | 'open' | 'closed' | 'cancelled' | 'finished'
export type DeskDate = {
  session: Omit<Session, 'status'> & { status: DateStatus }
  product: typeof classProduct.$inferSelect
  instructor: typeof classInstructor.$inferSelect | null
}
export type DatesAsk = {
  page: number
  per_page: number
  sort: 'starts_at' | 'booked'
  order: 'asc' | 'desc'
  span: DateSpan
  class_id?: number
  from?: string
  until?: string
}

const columns = { session: classSession, product: classProduct, instructor: classInstructor }

function spanOf(ctx: Ctx, span: DateSpan): SQL {
  const now = ctx.now.toISOString()
  const off = sql`${classSession.status} = 'cancelled'`
  if (span === 'cancelled') return off
  return span === 'coming'
    ? sql`(not ${off} and ${overAt} > ${now}::timestamptz)`
    : sql`(not ${off} and ${overAt} <= ${now}::timestamptz)`
}

function within({ class_id, from, until }: Omit<DatesAsk, 'span'>): SQL | undefined {
  return and(
    class_id ? eq(classSession.class_id, class_id) : undefined,
    from ? gte(classSession.starts_at, startOfKoreanDay(from)) : undefined,
    until ? lt(classSession.starts_at, startOfKoreanDay(until, 1)) : undefined,
  )
}

export async function listDates(ctx: Ctx, ask: DatesAsk) {
  const way = ask.order === 'desc' ? desc : asc
  const by = ask.sort === 'booked' ? classSession.booked : classSession.starts_at
  const number = (span: DateSpan) =>
    sql<number>`(count(*) filter (where ${spanOf(ctx, span)}))::int`
  const [rows, [counts]] = await Promise.all([
    ctx.db
      .select(columns)
      .from(classSession)
      .innerJoin(classProduct, eq(classProduct.class_id, classSession.class_id))
      .leftJoin(classInstructor, eq(classInstructor.instructor_id, classSession.instructor_id))
      .where(and(within(ask), spanOf(ctx, ask.span)))
      .orderBy(way(by), asc(classSession.starts_at), asc(classSession.session_id))
      .limit(ask.per_page)
      .offset(rowsBefore(ask)),
    ctx.db
      .select({ coming: number('coming'), past: number('past'), cancelled: number('cancelled') })
      .from(classSession)
      .innerJoin(classProduct, eq(classProduct.class_id, classSession.class_id))
      .where(within(ask)),
  ])
  // the shop writes only its own words into the status
  return { rows: rows as DeskDate[], counts: counts ?? { coming: 0, past: 0, cancelled: 0 } }
}

/** Dates of which a meeting may stand between two moments: they begin before the second, and are over after the first. */
export async function listBetween(ctx: Ctx, from: Date, until: Date): Promise<DeskDate[]> {
  const rows = await ctx.db
    .select(columns)
    .from(classSession)
    .innerJoin(classProduct, eq(classProduct.class_id, classSession.class_id))
    .leftJoin(classInstructor, eq(classInstructor.instructor_id, classSession.instructor_id))
    .where(
      and(
        sql`${classSession.status} <> 'cancelled'`,
        lt(classSession.starts_at, until),
        // no course lasts longer than 500 days
        sql`${classSession.starts_at} > ${from.toISOString()}::timestamptz - interval '500 days'`,
        sql`${overAt} > ${from.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(asc(classSession.starts_at), asc(classSession.session_id))
  return rows as DeskDate[] // as above
}

export async function findDate(ctx: Ctx, session_id: number): Promise<DeskDate | null> {
  const [row] = await ctx.db
    .select(columns)
    .from(classSession)
    .innerJoin(classProduct, eq(classProduct.class_id, classSession.class_id))
    .leftJoin(classInstructor, eq(classInstructor.instructor_id, classSession.instructor_id))
    .where(eq(classSession.session_id, session_id))
  return (row as DeskDate | undefined) ?? null // as above
}

/** Starts of a class among these that stand already and are not called off. */
export async function listTaken(
  ctx: Ctx,
  class_id: number,
  starts: readonly Date[],
): Promise<Date[]> {
  const found = await ctx.db
    .select({ starts_at: classSession.starts_at })
    .from(classSession)
    .where(
      and(
        eq(classSession.class_id, class_id),
        inArray(classSession.starts_at, [...starts]),
        sql`${classSession.status} <> 'cancelled'`,
      ),
    )
  return found.map((one) => one.starts_at)
}

type NewDate = Omit<typeof classSession.$inferInsert, 'meetings'>

/** New dates of a class, which meet as often as it says today. */
export async function insertDates(ctx: Ctx, rows: readonly NewDate[]) {
  if (rows.length)
    await ctx.db
      .insert(classSession)
      .values(rows.map((row) => ({ ...row, meetings: oftenNow(row.class_id) })))
}

const oftenNow = (class_id: number) =>
  sql<number>`(select meetings from class_product where class_id = ${class_id})`

export async function writeDate(
  ctx: Ctx,
  session_id: number,
  change: Partial<typeof classSession.$inferInsert>,
) {
  await ctx.db.update(classSession).set(change).where(eq(classSession.session_id, session_id))
}

export type RosterFound = Awaited<ReturnType<typeof listRoster>>[number]

async function readRoster(ctx: Ctx, where: SQL | undefined) {
  const rows = await ctx.db
    .select({ booking: classBooking, mb_name: member.mb_name, mb_hp: member.mb_hp })
    .from(classBooking)
    .leftJoin(member, eq(member.mb_id, classBooking.mb_id))
    .where(where)
    .orderBy(
      sql`${classBooking.state} like 'cancelled%'`,
      asc(classBooking.created_at),
      asc(classBooking.booking_id),
    )
    .limit(500)
  return rows.map((row) => ({
    ...row,
    booking: { ...row.booking, state: row.booking.state as BookingState }, // as above
  }))
}

/** Bookings of a date with their members, the standing ones first. */
export function listRoster(ctx: Ctx, session_id: number) {
  return readRoster(ctx, eq(classBooking.session_id, session_id))
}

/** One booking, when it is of this date. */
export async function findOnDate(ctx: Ctx, session_id: number, booking_id: string) {
  const [row] = await readRoster(
    ctx,
    and(eq(classBooking.session_id, session_id), eq(classBooking.booking_id, booking_id)),
  )
  return row ?? null
}

/** Who comes with these bookings, each with the certificate they were given. */
export function listPeople(ctx: Ctx, booking_ids: readonly string[]) {
  return ctx.db
    .select({
      attendee_id: classAttendee.attendee_id,
      booking_id: classAttendee.booking_id,
      name: classAttendee.name,
      hp: classAttendee.hp,
      certificate_no: classCertificate.certificate_no,
    })
    .from(classAttendee)
    .leftJoin(
      classCertificate,
      and(
        eq(classCertificate.attendee_id, classAttendee.attendee_id),
        isNull(classCertificate.revoked_at),
      ),
    )
    .where(inArray(classAttendee.booking_id, [...booking_ids]))
    .orderBy(asc(classAttendee.attendee_id))
}

/** The member's id as it is stored; null when there is no such member. */
export async function findBooker(ctx: Ctx, mb_id: string): Promise<string | null> {
  const [row] = await ctx.db
    .select({ mb_id: member.mb_id })
    .from(member)
    .where(and(eq(member.mb_id, mb_id), sql`${member.mb_leave_date} is null`))
  return row?.mb_id ?? null
}

/** Name and phone of a member. */
export async function findWho(ctx: Ctx, mb_id: string): Promise<{ name: string; hp: string }> {
  const [row] = await ctx.db
    .select({ name: member.mb_name, hp: member.mb_hp })
    .from(member)
    .where(eq(member.mb_id, mb_id))
  return { name: row?.name ?? '', hp: row?.hp ?? '' }
}

/** Seats by hand: as many as the room has, whatever is closed to shoppers; false when they are taken. */
export async function takeSeatsByHand(
  ctx: Ctx,
  session_id: number,
  people: number,
): Promise<boolean> {
  const taken = await ctx.db
    .update(classSession)
    .set({ booked: sql`${classSession.booked} + ${people}` })
    .where(
      and(
        eq(classSession.session_id, session_id),
        sql`${classSession.status} <> 'cancelled' and ${classSession.capacity} - ${classSession.booked} - ${classSession.held} >= ${people}`,
      ),
    )
    .returning({ session_id: classSession.session_id })
  return taken.length > 0
}

type BookingChange = PgUpdateSetSource<typeof classBooking>

/** Writes a booking that is in one of these states; false when somebody was quicker. */
export async function writeBooking(
  ctx: Ctx,
  booking_id: string,
  from: readonly BookingState[],
  change: BookingChange,
): Promise<boolean> {
  const done = await ctx.db
    .update(classBooking)
    .set(change)
    .where(and(eq(classBooking.booking_id, booking_id), inArray(classBooking.state, [...from])))
    .returning({ booking_id: classBooking.booking_id })
  return done.length > 0
}

/** The next number of a year's certificates, held until the transaction ends. */
export async function nextCertificate(ctx: Ctx, year: string): Promise<number> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext('class_certificate'))`)
  const found = await ctx.db.execute<{ last: number }>(sql`
    select coalesce(max(split_part(certificate_no, '-', 3)::int), 0) as last from class_certificate where certificate_no ~ ${`^TSSA-${year}-\\d+$`}`)
  return (found.rows[0]?.last ?? 0) + 1
}

export async function insertCertificates(ctx: Ctx, rows: (typeof classCertificate.$inferInsert)[]) {
  if (rows.length) await ctx.db.insert(classCertificate).values(rows)
}
