import { notFound } from '#kernel/failure.ts'
import { pageOf } from '#kernel/paging.ts'
import { type Ctx, say } from '#platform/context.ts'
import { memberOf } from '#shop/member/service.ts'
import { ownOrder } from '#shop/order/service/show-order.ts'
import { ticketOf } from '#shop/seat/service/ticket-token.ts'
import { icsOf } from '#shop/tssa/calendar-rules.ts'
import type { Booking, BookingSpan, ClassSession } from '#shop/tssa/contract.ts'
import {
  refundAmount,
  refundPercent,
  seatsLeft,
  whyCannotCancelBooking,
  whyCannotMove,
  whyCannotName,
} from '#shop/tssa/rules.ts'
import {
  type BookingRow,
  countBookings,
  findBooking,
  listAttendees,
  listBookings,
  listOfOrder,
  listSteps,
} from '#shop/tssa/store/bookings.ts'
import { listStanding } from '#shop/tssa/store/certificates.ts'
import { owedBy } from './owed.ts'
import { entriesOf } from './tickets.ts'

export async function listMyBookings(
  ctx: Ctx,
  ask: { span: BookingSpan; page: number; per_page: number },
) {
  const mb_id = memberOf(ctx)
  const [rows, counts] = await Promise.all([
    listBookings(ctx, mb_id, ask),
    countBookings(ctx, mb_id),
  ])
  return { ...pageOf(await viewsOf(ctx, rows), counts[ask.span], ask), counts }
}

/** A booking of this visitor: of the member, or of an order that they placed or looked up. A stranger's is not found. */
export async function ownBooking(ctx: Ctx, booking_id: string): Promise<BookingRow> {
  const row = await findBooking(ctx, booking_id)
  if (!row) throw notFound()
  const { mb_id, od_id } = row.booking
  if (mb_id !== null && mb_id === ctx.visitor.mb_id) return row
  if (!od_id) throw notFound()
  await ownOrder(ctx, od_id)
  return row
}

/** The bookings of an order of this visitor. */
export async function bookingsOfOrder(ctx: Ctx, od_id: string): Promise<Booking[]> {
  const order = await ownOrder(ctx, od_id)
  return viewsOf(ctx, await listOfOrder(ctx, order.od_id))
}

export async function showMyBooking(ctx: Ctx, booking_id: string): Promise<Booking> {
  return viewOf(ctx, await ownBooking(ctx, booking_id))
}

export async function calendarOf(
  ctx: Ctx,
  booking_id: string,
): Promise<{ bytes: Uint8Array; name: string; type: string }> {
  const ics = icsOf(entriesOf(ctx, await ownBooking(ctx, booking_id)))
  return {
    bytes: new TextEncoder().encode(ics),
    name: `tssa-${booking_id}.ics`,
    type: 'text/calendar; charset=utf-8',
  }
}

export async function viewOf(ctx: Ctx, row: BookingRow): Promise<Booking> {
  const [view] = await viewsOf(ctx, [row])
  if (!view) throw notFound()
  return view
}

async function viewsOf(ctx: Ctx, rows: readonly BookingRow[]): Promise<Booking[]> {
  if (!rows.length) return []
  const ids = rows.map(({ booking }) => booking.booking_id)
  const [attendees, certificates, steps, owed] = await Promise.all([
    listAttendees(ctx, ids),
    listStanding(ctx, ids),
    listSteps(ctx, [...new Set(rows.map(({ policy }) => policy.policy_id))]),
    owedBy(
      ctx,
      rows.map(({ booking }) => booking),
    ),
  ])
  return rows.map(({ booking, session, product, policy, instructor }) => {
    const held = {
      state: booking.state,
      moved: booking.moved_from !== null,
      starts_at: session.starts_at,
      closes_at: session.closes_at,
    }
    const [cannotMove, cannotCancel, cannotName] = [
      whyCannotMove(held, ctx.now),
      whyCannotCancelBooking(held, ctx.now),
      whyCannotName(held, ctx.now),
    ]
    const own = steps.filter(({ policy_id }) => policy_id === policy.policy_id)
    const percent = refundPercent(own, session.starts_at, ctx.now)
    return {
      ...booking,
      ticket: ticketOf(ctx.house.config, booking.booking_id),
      class_id: product.class_id,
      title: { ko: product.title, en: product.title_en },
      image: product.images[0] ?? '',
      session: sessionOf(session, instructor),
      moved: held.moved,
      attendees: attendees.filter(({ booking_id }) => booking_id === booking.booking_id),
      names_until: cannotName ? null : session.closes_at.toISOString(),
      owed: owed(booking),
      bring: { ko: product.bring, en: product.bring_en },
      policy: { name: { ko: policy.name, en: policy.name_en }, steps: own },
      refund_now: cannotCancel
        ? null
        : { percent, amount: refundAmount(booking.amount, percent, booking.currency) },
      refunded:
        booking.refund_percent === null
          ? null
          : { percent: booking.refund_percent, amount: booking.refund_amount ?? 0 },
      cancelled_at: booking.cancelled_at?.toISOString() ?? null,
      certificates: certificates.filter(({ booking_id }) => booking_id === booking.booking_id),
      actions: [
        { name: 'move' as const, reason: cannotMove && say(ctx, cannotMove) },
        { name: 'cancel' as const, reason: cannotCancel && say(ctx, cannotCancel) },
      ],
    }
  })
}

export function sessionOf(
  session: BookingRow['session'],
  instructor: BookingRow['instructor'],
): ClassSession {
  return {
    session_id: session.session_id,
    starts_at: session.starts_at.toISOString(),
    ends_at: session.ends_at.toISOString(),
    place: { ko: session.place, en: session.place_en },
    instructor: instructor && { ko: instructor.name, en: instructor.name_en },
    left: seatsLeft(session),
    capacity: session.capacity,
  }
}
