import { and, asc, eq, gt, inArray, isNull, like, lte, ne, type SQL, sql } from 'drizzle-orm'
import { networkOf } from '#platform/client-address.ts'
import type { Ctx } from '#platform/context.ts'
import { classAttendee, classBooking, classProduct, classSession } from '#shop/tssa/tables.ts'
import { classHold, freeEnded, takesPeople } from './tables.ts'

export type HoldRow = typeof classHold.$inferSelect
export type BookingRow = typeof classBooking.$inferSelect

const listOf = (ids: readonly number[]) => [...new Set(ids)].sort((a, b) => a - b)

/** Locks dates in the order of their numbers, and frees the holds of them that have ended: the dates that had such. */
export async function lockDates(ctx: Ctx, session_ids: readonly number[]): Promise<number[]> {
  const ids = listOf(session_ids)
  if (!ids.length) return []
  await ctx.db
    .select({ session_id: classSession.session_id })
    .from(classSession)
    .where(inArray(classSession.session_id, ids))
    .orderBy(classSession.session_id)
    .for('no key update')
  const freed = await ctx.db.execute<{ session_id: string }>(freeEnded(ids, ctx.now))
  return freed.rows.map(({ session_id }) => Number(session_id))
}

export function listHolds(ctx: Ctx, owner: string): Promise<HoldRow[]> {
  return ctx.db
    .select()
    .from(classHold)
    .where(eq(classHold.owner, owner))
    .orderBy(asc(classHold.session_id))
}

/** The first of these dates that has not so many seats now, without what the owner holds there; no lock is taken. */
export async function findFull(
  ctx: Ctx,
  wishes: readonly { session_id: number; people: number }[],
  owner: string,
): Promise<number | null> {
  for (const { session_id, people } of wishes) {
    const [room] = await ctx.db
      .select({ session_id: classSession.session_id })
      .from(classSession)
      .where(
        and(
          eq(classSession.session_id, session_id),
          sql`(${takesPeople(ctx.now, people)} or exists (select 1 from class_hold h where h.owner = ${owner} and h.session_id = ${session_id}))`,
        ),
      )
    if (!room) return session_id
  }
  return null
}

/** Promises so many seats more; false when the date is not open or has not so many. */
export async function promiseSeats(ctx: Ctx, session_id: number, people: number): Promise<boolean> {
  const taken = await ctx.db
    .update(classSession)
    .set({ held: sql`${classSession.held} + ${people}` })
    .where(and(eq(classSession.session_id, session_id), takesPeople(ctx.now, people)))
    .returning({ session_id: classSession.session_id })
  return taken.length > 0
}

/** What was promised is taken back, or `booked` when somebody comes for it. */
export async function endPromise(
  ctx: Ctx,
  session_id: number,
  people: number,
  { booked }: { booked: boolean },
) {
  await ctx.db
    .update(classSession)
    .set({
      held: sql`${classSession.held} - ${people}`,
      ...(booked ? { booked: sql`${classSession.booked} + ${people}` } : {}),
    })
    .where(eq(classSession.session_id, session_id))
}

/** Seats that were booked are only promised again. */
export async function unbook(ctx: Ctx, session_id: number, people: number) {
  await ctx.db
    .update(classSession)
    .set({
      booked: sql`${classSession.booked} - ${people}`,
      held: sql`${classSession.held} + ${people}`,
    })
    .where(eq(classSession.session_id, session_id))
}

export async function giveSeatsBack(ctx: Ctx, session_id: number, people: number) {
  await ctx.db
    .update(classSession)
    .set({ booked: sql`${classSession.booked} - ${people}` })
    .where(eq(classSession.session_id, session_id))
}

// the owner is shown the date as it is at this moment
const shownNow = (session_id: number) =>
  sql`(select s.sequence from class_session s where s.session_id = ${session_id})`

export async function writeHold(
  ctx: Ctx,
  hold: Pick<HoldRow, 'session_id' | 'owner' | 'people' | 'held_until'>,
) {
  const { people, held_until } = hold
  const [sequence, network] = [shownNow(hold.session_id), networkOf(ctx.ip)]
  await ctx.db
    .insert(classHold)
    .values({ ...hold, sequence, network, created_at: ctx.now })
    .onConflictDoUpdate({
      target: [classHold.owner, classHold.session_id],
      set: { people, held_until, sequence, network },
    })
}

/** The hold of a date changes hands; what the new owner held there is its own no more. */
export async function moveHold(ctx: Ctx, hold: HoldRow, owner: string, held_until: Date) {
  await ctx.db
    .update(classHold)
    .set({ owner, held_until })
    .where(eq(classHold.hold_id, hold.hold_id))
}

/** Orders whose bookings wait for their money know of a moved date; no seat is promised past the start. */
export async function refreshHolds(ctx: Ctx, session_id: number) {
  await ctx.db.execute(sql`
    update class_hold h set
      sequence = case when exists (select 1 from class_booking b where b.session_id = h.session_id and b.state = 'held' and h.owner = 'order:' || b.od_id)
        or h.owner like 'wait:%' then s.sequence else h.sequence end,
      held_until = least(h.held_until, s.starts_at)
    from class_session s where s.session_id = h.session_id and h.session_id = ${session_id}`)
}

/** Removes a hold; null when it was gone already. */
export async function takeHold(
  ctx: Ctx,
  owner: string,
  session_id: number,
): Promise<HoldRow | null> {
  const [row] = await ctx.db
    .delete(classHold)
    .where(and(eq(classHold.owner, owner), eq(classHold.session_id, session_id)))
    .returning()
  return row ?? null
}

/** Dates with holds that have ended, for the clock. */
export async function listEnded(ctx: Ctx, most: number): Promise<number[]> {
  const found = await ctx.db
    .selectDistinct({ session_id: classHold.session_id })
    .from(classHold)
    .where(lte(classHold.held_until, ctx.now))
    .limit(most)
  return found.map(({ session_id }) => session_id)
}

/** Who holds seats of a date that have not ended. */
export function listHoldsOn(ctx: Ctx, session_id: number): Promise<HoldRow[]> {
  return ctx.db
    .select()
    .from(classHold)
    .where(eq(classHold.session_id, session_id))
    .orderBy(asc(classHold.hold_id))
}

/** Open forms of one network are counted one after the other until the transaction ends. */
export async function lockForms(ctx: Ctx) {
  const key = `forms: ${networkOf(ctx.ip)}`
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
}

/** Seats that other baskets of this network hold at this moment. */
export async function listOfNetwork(ctx: Ctx, owner: string) {
  return ctx.db
    .select({ session_id: classHold.session_id, people: classHold.people })
    .from(classHold)
    .where(
      and(
        eq(classHold.network, networkOf(ctx.ip)),
        like(classHold.owner, 'cart:%'),
        ne(classHold.owner, owner),
        gt(classHold.held_until, ctx.now),
      ),
    )
}

/** Dates with their classes, as an order names them. */
export function listDates(ctx: Ctx, session_ids: readonly number[]) {
  return ctx.db
    .select({ session: classSession, product: classProduct })
    .from(classSession)
    .innerJoin(classProduct, eq(classProduct.class_id, classSession.class_id))
    .where(inArray(classSession.session_id, listOf(session_ids)))
}

export type NewBooking = typeof classBooking.$inferInsert

/** The refund table of a date's class as it stands now, with its name: what a booking is made under. */
const termsToday = (session_id: number) =>
  sql`(select jsonb_build_object('kind', p.kind, 'name', p.name, 'name_en', p.name_en, 'steps', coalesce((
      select jsonb_agg(jsonb_build_object('days_before', t.days_before, 'percent', t.percent) order by t.days_before desc)
      from class_policy_step t where t.policy_id = p.policy_id), '[]'))
    from class_session s join class_product c using (class_id) join class_policy p using (policy_id) where s.session_id = ${session_id})`

/** False, and nothing written, where another booking has the number. */
export async function insertBooking(
  ctx: Ctx,
  row: NewBooking,
  people: readonly { name: string; hp: string }[],
): Promise<boolean> {
  const made = await ctx.db
    .insert(classBooking)
    .values({ ...row, terms: termsToday(row.session_id) })
    .onConflictDoNothing({ target: classBooking.booking_id })
    .returning({ booking_id: classBooking.booking_id })
  if (!made.length) return false
  if (people.length)
    await ctx.db
      .insert(classAttendee)
      .values(people.map((one) => ({ ...one, booking_id: row.booking_id })))
  return true
}

export function listOfOrder(ctx: Ctx, od_id: string): Promise<BookingRow[]> {
  return ctx.db
    .select()
    .from(classBooking)
    .where(eq(classBooking.od_id, od_id))
    .orderBy(asc(classBooking.session_id), asc(classBooking.booking_id))
}

/** Bookings of an order that nobody's account has yet are this member's. */
export async function giveToMember(ctx: Ctx, od_id: string, mb_id: string) {
  await ctx.db
    .update(classBooking)
    .set({ mb_id })
    .where(and(eq(classBooking.od_id, od_id), isNull(classBooking.mb_id)))
}

/** A booking goes on from one of these states, and calendars are to take it anew; false when somebody was quicker. */
export async function moveBooking(
  ctx: Ctx,
  booking: Pick<BookingRow, 'booking_id' | 'session_id'>,
  from: readonly string[],
  change: Partial<typeof classBooking.$inferInsert>,
): Promise<boolean> {
  const done = await ctx.db
    .update(classBooking)
    .set({ ...change, sequence: sql`${classBooking.sequence} + 1`, changed_at: ctx.now })
    .where(
      and(
        eq(classBooking.booking_id, booking.booking_id),
        eq(classBooking.session_id, booking.session_id),
        inArray(classBooking.state, [...from]),
      ),
    )
    .returning({ booking_id: classBooking.booking_id })
  return done.length > 0
}

// when meeting `n` of a date begins, from 0, as the meeting rules of the classes say
const meetingAt = (date: SQL, n: SQL) =>
  sql`case when ${n} = 0 then ${date}.starts_at else coalesce((${date}.later_starts ->> (${n} - 1))::timestamptz, ${date}.starts_at + make_interval(days => 7 * ${n})) end`

/** Classes with standing bookings of a person, courses under way among them, of which a meeting overlaps one of these dates. */
export async function listSameSlot(
  ctx: Ctx,
  session_ids: readonly number[],
  {
    mb_id,
    cart_key,
    phones,
  }: { mb_id: string | null; cart_key: string; phones: readonly string[] },
): Promise<{ title: string; title_en: string }[]> {
  const [theirs, wanted] = [meetingAt(sql`s`, sql`i`), meetingAt(sql`w`, sql`j`)]
  const found = await ctx.db.execute<{ title: string; title_en: string }>(sql`
    select distinct p.title, p.title_en from class_booking b
    join class_session s on s.session_id = b.session_id join class_product p on p.class_id = s.class_id
    join class_session w on w.session_id = any(${`{${listOf(session_ids).join(',')}}`}::bigint[])
    where exists (select 1 from generate_series(0, s.meetings - 1) i, generate_series(0, w.meetings - 1) j
      where ${theirs} < ${wanted} + (w.ends_at - w.starts_at) and ${wanted} < ${theirs} + (s.ends_at - s.starts_at))
    and b.state in ('held', 'confirmed', 'attended', 'no_show') and (b.mb_id = ${mb_id} or b.od_id in (select od_id from shop_order where cart_key = ${cart_key}) or exists (
      select 1 from class_attendee a where a.booking_id = b.booking_id and a.hp <> '' and a.hp in (select jsonb_array_elements_text(${JSON.stringify(phones)}::jsonb))))
    limit 3`)
  return found.rows
}

/** The date is off: nothing of it is to be had, whatever was promised. */
export async function isOff(ctx: Ctx, session_id: number): Promise<boolean> {
  const found = await ctx.db.$count(
    classSession,
    and(eq(classSession.session_id, session_id), ne(classSession.status, 'cancelled')),
  )
  return found === 0
}
