import { randomBytes } from 'node:crypto'
import { notFound } from '#kernel/failure.ts'
import { before } from '#kernel/korean-time.ts'
import { inLang, type Lang } from '#kernel/language.ts'
import { paths } from '#kernel/paths.ts'
import { networkOf } from '#platform/client-address.ts'
import { type Ctx, say } from '#platform/context.ts'
import { limitWrong } from '#platform/rate-limit.ts'
import { memberOf } from '#shop/member/service.ts'
import { unpaidSum } from '#shop/order/rules.ts'
import { anyOrder, ownOrder } from '#shop/order/service/show-order.ts'
import { bookingOfTicket, ticketOf } from '#shop/seat/service/ticket-token.ts'
import { readSettings } from '#shop/setting/service.ts'
import { type CalendarEntry, calendarOfAll } from '#shop/tssa/calendar-rules.ts'
import { meetingsOf } from '#shop/tssa/meeting-rules.ts'
import { listNoted } from '#shop/tssa/store/attendance.ts'
import {
  type BookingRow,
  findBooking,
  listAttendees,
  listOfOrder,
} from '#shop/tssa/store/bookings.ts'
import { findReader, findToken, listForCalendar, writeToken } from '#shop/tssa/store/calendars.ts'
import { listStanding } from '#shop/tssa/store/certificates.ts'
import { listSessions } from '#shop/tssa/store/classes.ts'
import type { Ticket } from '#shop/tssa/ticket-contract.ts'
import { bookingFile, entriesOf } from './booking-file.ts'
import { anyCertificate, certificateFile } from './certificates.ts'
import { percentOf } from './roster.ts'

const looksPerHour = 300
const both = (ko: string, en: string) => ({ ko, en })

/** The booking of a ticket; a guessed one is not there. */
async function byTicket(ctx: Ctx, token: string): Promise<BookingRow> {
  const key = `class-ticket:${networkOf(ctx.ip)}`
  return limitWrong(ctx, { key, most: looksPerHour, seconds: 3600 }, async () => {
    const booking_id = bookingOfTicket(ctx.house.config, token)
    const row = booking_id && (await findBooking(ctx, booking_id))
    if (!row) throw notFound()
    return row
  })
}

export async function showTicket(ctx: Ctx, token: string): Promise<Ticket> {
  const { booking, session, product, instructor } = await byTicket(ctx, token)
  const [due, attendees, certificates, { company }] = await Promise.all([
    dueOf(ctx, booking),
    listAttendees(ctx, [booking.booking_id]),
    listStanding(ctx, [booking.booking_id]),
    readSettings(ctx),
  ])
  const noted = await listNoted(
    ctx,
    attendees.map((one) => one.attendee_id),
  )
  return {
    token,
    url: `${ctx.house.config.ORIGIN}${paths.tssa.ticket(token)}`,
    booking_id: booking.booking_id,
    state: booking.state,
    class_id: product.class_id,
    title: both(product.title, product.title_en),
    image: product.images[0] ?? '',
    starts_at: session.starts_at.toISOString(),
    ends_at: session.ends_at.toISOString(),
    place: both(session.place, session.place_en),
    instructor: instructor && both(instructor.name, instructor.name_en),
    meetings: meetingsOf(session).map((one) => ({
      meeting_no: one.meeting_no,
      starts_at: one.starts_at.toISOString(),
      ends_at: one.ends_at.toISOString(),
    })),
    people: booking.people,
    due,
    attendees: attendees.map(({ attendee_id, name }) => ({
      name,
      attended: percentOf(noted, attendee_id, session.meetings),
    })),
    makes: both(product.makes, product.makes_en),
    bring: both(product.bring, product.bring_en),
    phone: company.phone,
    certificates: certificates.map(({ certificate_no, name, issued_on }) => ({
      ...{ certificate_no, name, issued_on },
    })),
  }
}

/** Of seats that are only held: what is to be paid for their order, and until when. */
async function dueOf(
  ctx: Ctx,
  { state, od_id, held_until }: BookingRow['booking'],
): Promise<Ticket['due']> {
  if (state !== 'held' || !od_id) return null
  const order = await anyOrder(ctx, od_id)
  const until = order.od_deposit_deadline ?? held_until
  const { currency } = order
  return { amount: unpaidSum(order), currency, until: until?.toISOString() ?? null, od_id }
}

/** Of an order of the visitor's own; anybody else's is not found. */
export async function ticketsOfOrder(ctx: Ctx, od_id: string) {
  const order = await ownOrder(ctx, od_id)
  const rows = await listOfOrder(ctx, order.od_id)
  return rows.map(({ booking, session, product }) => ({
    booking_id: booking.booking_id,
    token: ticketOf(ctx.house.config, booking.booking_id),
    title: both(product.title, product.title_en),
    starts_at: session.starts_at.toISOString(),
    ends_at: session.ends_at.toISOString(),
  }))
}

export async function ticketCertificate(
  ctx: Ctx,
  token: string,
  certificate_no: string,
  lang?: Lang,
) {
  const { booking } = await byTicket(ctx, token)
  const found = await anyCertificate(ctx, certificate_no)
  if (found.certificate.booking_id !== booking.booking_id) throw notFound()
  return certificateFile(ctx, found, lang)
}

export async function ticketCalendar(ctx: Ctx, token: string) {
  const row = await byTicket(ctx, token)
  const { name, text } = await bookingFile(ctx, row)
  return fileOf(name, text)
}

const most = 300

/** Every date to come that anybody may see; other programs read it again and again. */
export async function openCalendar(ctx: Ctx, ask: { class_id?: string; lang?: Lang }) {
  const lang = ask.lang ?? ctx.lang
  const { ORIGIN } = ctx.house.config
  const class_id = ask.class_id ? Number(ask.class_id) : undefined
  const { rows } = await listSessions(ctx, { page: 1, per_page: most, order: 'asc', class_id })
  const entries = rows.flatMap(({ session, product }) =>
    meetingsOf(session).map(
      ({ meeting_no, starts_at, ends_at }): CalendarEntry => ({
        uid: `class-${session.session_id}-${meeting_no}@${new URL(ORIGIN).hostname}`,
        // calling a date off is a change of its own
        sequence: session.sequence + (session.status === 'cancelled' ? 1 : 0),
        changed: session.changed_at,
        starts_at,
        ends_at,
        title: [
          inLang(lang, product.title, product.title_en),
          session.meetings > 1 && `(${meeting_no}/${session.meetings})`,
        ]
          .filter(Boolean)
          .join(' '),
        place: inLang(lang, session.place, session.place_en),
        note: inLang(lang, product.summary, product.summary_en),
        url: `${ORIGIN}${paths.tssa.class(product.class_id)}`,
        cancelled: session.status === 'cancelled',
        stamp: ctx.now,
        silent: true,
      }),
    ),
  )
  return fileOf('tssa-classes.ics', calendarOfAll(say({ lang }, 'TSSA 클래스'), entries))
}

export async function calendarAddress(ctx: Ctx): Promise<{ token: string | null }> {
  return { token: await findToken(ctx, memberOf(ctx)) }
}

export async function renewAddress(ctx: Ctx): Promise<{ token: string | null }> {
  const token = randomBytes(24).toString('base64url')
  await writeToken(ctx, memberOf(ctx), token)
  return { token }
}

export async function memberCalendar(ctx: Ctx, token: string, lang: Lang = ctx.lang) {
  const key = `class-calendar:${networkOf(ctx.ip)}`
  const mb_id = await limitWrong(ctx, { key, most: looksPerHour, seconds: 3600 }, async () => {
    const found = await findReader(ctx, token)
    if (!found) throw notFound()
    return found
  })
  const rows = await listForCalendar(ctx, mb_id, before(ctx.now, { days: 60 }))
  // the shop writes only its own words into the state
  const entries = (rows as unknown as BookingRow[]).flatMap((row) =>
    entriesOf({ ...ctx, lang }, row),
  )
  return fileOf('tssa-bookings.ics', calendarOfAll(say({ lang }, '내 TSSA 예약'), entries))
}

function fileOf(name: string, text: string) {
  return { bytes: new TextEncoder().encode(text), name, type: 'text/calendar; charset=utf-8' }
}
