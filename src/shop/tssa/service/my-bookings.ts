import { notFound } from '#kernel/failure.ts'
import { pageOf } from '#kernel/paging.ts'
import { type Ctx, say } from '#platform/context.ts'
import { memberOf } from '#shop/member/service.ts'
import { ownOrder } from '#shop/order/service/show-order.ts'
import { ticketOf } from '#shop/seat/service/ticket-token.ts'
import type { Booking, BookingSpan, ClassSession } from '#shop/tssa/contract.ts'
import { isKinderTable } from '#shop/tssa/date-rules.ts'
import { meetingsOf, overAt } from '#shop/tssa/meeting-rules.ts'
import { agreedPercent, isMovedByShop, shownPercent } from '#shop/tssa/refund-rules.ts'
import {
  refundAmount,
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
import { bookingFile } from './booking-file.ts'
import { owedBy } from './owed.ts'

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
  const { name, text } = await bookingFile(ctx, await ownBooking(ctx, booking_id))
  return {
    bytes: new TextEncoder().encode(text),
    name,
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
    const held = heldOf({ booking, session })
    const [cannotMove, cannotCancel, cannotName] = [
      whyCannotMove(held, ctx.now),
      whyCannotCancelBooking(held, ctx.now),
      whyCannotName(held, ctx.now),
    ]
    const own = steps.filter(({ policy_id }) => policy_id === policy.policy_id)
    const agreed = agreedOf({ booking, policy }, own)
    const percent = agreedPercent(agreed, session, ctx.now)
    const { by_shop } = booking
    return {
      ...booking,
      ticket: ticketOf(ctx.house.config, booking.booking_id),
      class_id: product.class_id,
      title: { ko: product.title, en: product.title_en },
      image: product.images[0] ?? '',
      session: sessionOf(session, instructor),
      moved: held.moved,
      by_shop:
        by_shop && isMovedByShop(booking, ctx.now)
          ? { ...by_shop, place: { ko: by_shop.place, en: by_shop.place_en } }
          : null,
      attendees: attendees.filter(({ booking_id }) => booking_id === booking.booking_id),
      names_until: cannotName ? null : session.closes_at.toISOString(),
      owed: owed(booking),
      bring: { ko: product.bring, en: product.bring_en },
      policy: policyShown({ booking, policy }, own),
      refund_now: cannotCancel
        ? null
        : {
            percent: shownPercent(percent),
            amount: refundAmount(booking.amount, percent, booking.currency),
          },
      refunded:
        booking.refund_percent === null
          ? null
          : {
              percent: shownPercent(booking.refund_percent),
              amount: booking.refund_amount ?? 0,
            },
      cancelled_at: booking.cancelled_at?.toISOString() ?? null,
      certificates: certificates.filter(({ booking_id }) => booking_id === booking.booking_id),
      actions: [
        { name: 'move' as const, reason: cannotMove && say(ctx, cannotMove) },
        { name: 'cancel' as const, reason: cannotCancel && say(ctx, cannotCancel) },
      ],
    }
  })
}

type Held = { booking: BookingRow['booking']; session: BookingRow['session'] }

/** What the rules ask of a booking. */
export function heldOf({ booking, session }: Held) {
  return {
    state: booking.state,
    moved: booking.own_moved,
    free_move: booking.free_move,
    starts_at: session.starts_at,
    closes_at: session.closes_at,
    over_at: overAt(session),
    meetings: session.meetings,
  }
}

type Steps = Awaited<ReturnType<typeof listSteps>>
type Under = { booking: BookingRow['booking']; policy: BookingRow['policy'] }

/** The terms of a booking, with the table of its class today. */
export function agreedOf({ booking, policy }: Under, steps: Steps) {
  return { ...booking, today: { kind: policy.kind, steps } }
}

/** The table that counts for a booking: that of its day, or a kinder one of today. */
function policyShown({ booking: { terms }, policy }: Under, steps: Steps): Booking['policy'] {
  const { kind, name, name_en } = policy
  if (!terms || isKinderTable(terms, { kind, steps }))
    return { kind, name: { ko: name, en: name_en }, steps }
  return { kind: terms.kind, name: { ko: terms.name, en: terms.name_en }, steps: terms.steps }
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
    ...(session.meetings > 1 && {
      later: meetingsOf(session)
        .slice(1)
        .map((one) => ({
          starts_at: one.starts_at.toISOString(),
          ends_at: one.ends_at.toISOString(),
        })),
    }),
  }
}
