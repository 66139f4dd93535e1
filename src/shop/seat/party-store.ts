import { eq, inArray, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { classHold } from '#shop/seat/tables.ts'
import type { Agreed } from '#shop/tssa/refund-rules.ts'
import { classAttendance, classAttendee, classBooking } from '#shop/tssa/tables.ts'

/** A booking is for so many people and so much money less. */
export async function shrinkBooking(ctx: Ctx, booking_id: string, people: number, amount: number) {
  await ctx.db
    .update(classBooking)
    .set({
      people: sql`${classBooking.people} - ${people}`,
      amount: sql`${classBooking.amount} - ${amount}`,
      sequence: sql`${classBooking.sequence} + 1`,
      changed_at: ctx.now,
    })
    .where(eq(classBooking.booking_id, booking_id))
}

/** So many of a party are not expected any more: those without a name or an attendance first, then whoever was named last; never who has a certificate. */
export async function forgetPeople(ctx: Ctx, booking_id: string, people: number) {
  const gone = sql`(select a.attendee_id from class_attendee a where a.booking_id = ${booking_id}
    and not exists (select 1 from class_certificate c where c.attendee_id = a.attendee_id)
    order by exists (select 1 from class_attendance t where t.attendee_id = a.attendee_id and t.state in ('present', 'late')), a.attendee_id desc
    limit greatest(0, least(${people}, (select count(*) from class_attendee where booking_id = ${booking_id}) - (select people from class_booking where booking_id = ${booking_id}))))`
  const rows = await ctx.db.execute<{ attendee_id: string }>(gone)
  const ids = rows.rows.map(({ attendee_id }) => Number(attendee_id))
  if (!ids.length) return
  await ctx.db.delete(classAttendance).where(inArray(classAttendance.attendee_id, ids))
  await ctx.db.delete(classAttendee).where(inArray(classAttendee.attendee_id, ids))
}

type Termed = {
  ct_id: number | null
  date: { starts_at: string; ends_at: string; meetings: number; later_starts: string[] }
  agreed: Agreed
}

/** Paid bookings of an order that stand, each with the terms it was made under and those of its class today. */
export async function listTerms(ctx: Ctx, od_id: string): Promise<Termed[]> {
  const found = await ctx.db.execute<Termed>(sql`
    select b.ct_id, json_build_object('starts_at', s.starts_at, 'ends_at', s.ends_at, 'meetings', s.meetings, 'later_starts', s.later_starts) as date,
      json_build_object('terms', b.terms, 'most_percent', b.most_percent, 'by_shop', b.by_shop, 'today', json_build_object('kind', p.kind, 'steps', coalesce((
        select json_agg(json_build_object('days_before', t.days_before, 'percent', t.percent)) from class_policy_step t where t.policy_id = p.policy_id), '[]'))) as agreed
    from class_booking b join class_session s using (session_id) join class_product c using (class_id) join class_policy p using (policy_id)
    where b.od_id = ${od_id} and b.state in ('confirmed', 'attended', 'no_show')`)
  return found.rows
}

/** So many people fewer in a hold; of the date as its owner was shown it. */
export async function shrinkHold(ctx: Ctx, { hold_id }: { hold_id: number }, people: number) {
  await ctx.db
    .update(classHold)
    .set({ people: sql`${classHold.people} - ${people}` })
    .where(eq(classHold.hold_id, hold_id))
}
