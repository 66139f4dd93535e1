import { inLang } from '#kernel/language.ts'
import { paths } from '#kernel/paths.ts'
import { type Ctx, say } from '#platform/context.ts'
import { ticketOf } from '#shop/seat/service/ticket-token.ts'
import { readSettings } from '#shop/setting/service.ts'
import { type CalendarEntry, icsOf, methodOf } from '#shop/tssa/calendar-rules.ts'
import { meetingsOf } from '#shop/tssa/meeting-rules.ts'
import { type BookingRow, findBooking, listFallen, listOfOrder } from '#shop/tssa/store/bookings.ts'
import { findDate } from '#shop/tssa/store/dates.ts'

type Booked = Pick<BookingRow, 'booking' | 'session' | 'product'>
export type CalendarFile = { name: string; text: string; type: string }

/** The meetings of a booking as a calendar takes them: later ones of the same number take the place of those it took before. */
export function entriesOf(
  ctx: Ctx,
  { booking, session, product }: Booked,
  cancelled = !stands(booking),
): CalendarEntry[] {
  const { ORIGIN } = ctx.house.config
  const host = new URL(ORIGIN).hostname
  const bring = inLang(ctx.lang, product.bring, product.bring_en)
  const title = inLang(ctx.lang, product.title, product.title_en)
  const meetings = meetingsOf(session)
  return meetings.map(({ meeting_no, starts_at, ends_at }) => ({
    uid: `${booking.booking_id}${meeting_no > 1 ? `-${meeting_no}` : ''}@${host}`,
    sequence: booking.sequence,
    changed: booking.changed_at ?? booking.created_at,
    starts_at,
    ends_at,
    title: `TSSA · ${title}${meetings.length > 1 ? ` (${meeting_no}/${meetings.length})` : ''}`,
    place: inLang(ctx.lang, session.place, session.place_en),
    note: [
      say(ctx, '예약번호 {id} · {count}명', { id: booking.booking_id, count: booking.people }),
      bring && say(ctx, '준비물: {bring}', { bring }),
    ]
      .filter(Boolean)
      .join('\n'),
    url: `${ORIGIN}${paths.tssa.ticket(ticketOf(ctx.house.config, booking.booking_id))}`,
    cancelled,
    stamp: ctx.now,
  }))
}

/** Nobody is expected who has cancelled or has not paid. */
function stands({ state }: Booked['booking']): boolean {
  return state !== 'held' && !state.startsWith('cancelled')
}

/** Later meetings of the date it was moved from that the new one has not: they are off. */
async function entriesLeft(ctx: Ctx, row: Booked): Promise<CalendarEntry[]> {
  const { moved_from } = row.booking
  const old = moved_from === null ? null : await findDate(ctx, moved_from)
  if (!old) return []
  return entriesOf(ctx, { ...row, session: old.session }, true).slice(
    meetingsOf(row.session).length,
  )
}

/** One booking as a file for calendars: what stands, or that it is off. */
export async function bookingFile(ctx: Ctx, row: Booked): Promise<CalendarFile> {
  const { company } = await readSettings(ctx)
  const organizer = {
    name: inLang(ctx.lang, company.name.ko, company.name.en),
    mail: company.email,
  }
  const entries = [...entriesOf(ctx, row), ...(await entriesLeft(ctx, row))]
  return {
    name: `tssa-${row.booking.booking_id}.ics`,
    // a shop that has no address yet holds it without one
    text: icsOf(entries, company.email ? organizer : undefined),
    type: `text/calendar; charset=utf-8; method=${methodOf(entries)}`,
  }
}

/** The file that goes with a mail about a booking; none of one that is gone, or was never paid. */
export async function fileOfBooking(ctx: Ctx, booking_id: string): Promise<CalendarFile[]> {
  const row = await findBooking(ctx, booking_id)
  return row && wasPaid(row) ? [await bookingFile(ctx, row)] : []
}

/** One that was given up before its money came has nothing noted of a refund. */
function wasPaid({ booking: { state, refund_percent } }: Booked): boolean {
  return state !== 'held' && !(state.startsWith('cancelled') && refund_percent === null)
}

/** Those that go with the mail about an order: one for each booking that stands. */
export async function filesOfOrder(ctx: Ctx, od_id: string): Promise<CalendarFile[]> {
  return filesOf(ctx, await listOfOrder(ctx, od_id))
}

/** Those that take out what an order had put into a calendar and is not to come any more. */
export async function filesOfFallen(ctx: Ctx, od_id: string): Promise<CalendarFile[]> {
  return filesOf(ctx, await listFallen(ctx, od_id))
}

function filesOf(ctx: Ctx, rows: readonly Booked[]): Promise<CalendarFile[]> {
  return Promise.all(rows.map((row) => bookingFile(ctx, row)))
}
