import { notFound } from '#kernel/failure.ts'
import { inLang } from '#kernel/language.ts'
import { pageOf } from '#kernel/paging.ts'
import { type Ctx, say } from '#platform/context.ts'
import { memberOf } from '#shop/member/service.ts'
import { icsOf } from '#shop/tssa/calendar-rules.ts'
import type { Booking, BookingSpan, ClassSession } from '#shop/tssa/contract.ts'
import {
  refundAmount,
  refundPercent,
  seatsLeft,
  whyCannotCancelBooking,
  whyCannotMove,
} from '#shop/tssa/rules.ts'
import {
  type BookingRow,
  countBookings,
  findBooking,
  listAttendees,
  listBookings,
  listCertificates,
  listOpenSessions,
  listSteps,
} from '#shop/tssa/store/bookings.ts'

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

/** A booking of this member; a stranger's is not found. */
export async function ownBooking(ctx: Ctx, booking_id: string): Promise<BookingRow> {
  const row = await findBooking(ctx, booking_id)
  if (!row || row.booking.mb_id !== memberOf(ctx)) throw notFound()
  return row
}

export async function showMyBooking(ctx: Ctx, booking_id: string): Promise<Booking> {
  return viewOf(ctx, await ownBooking(ctx, booking_id))
}

export async function listChoices(ctx: Ctx, booking_id: string): Promise<ClassSession[]> {
  const { booking, product } = await ownBooking(ctx, booking_id)
  const found = await listOpenSessions(ctx, product.class_id, booking.people)
  return found
    .filter(({ session }) => session.session_id !== booking.session_id)
    .map(({ session, instructor }) => sessionOf(session, instructor))
}

export async function calendarOf(
  ctx: Ctx,
  booking_id: string,
): Promise<{ bytes: Uint8Array; name: string; type: string }> {
  const { booking, session, product } = await ownBooking(ctx, booking_id)
  const title = inLang(ctx.lang, product.title, product.title_en)
  const bring = inLang(ctx.lang, product.bring, product.bring_en)
  const ics = icsOf({
    uid: `${booking.booking_id}@${new URL(ctx.house.config.ORIGIN).hostname}`,
    starts_at: session.starts_at,
    ends_at: session.ends_at,
    title: `TSSA · ${title}`,
    place: inLang(ctx.lang, session.place, session.place_en),
    note: [
      say(ctx, '예약번호 {id} · {count}명', { id: booking.booking_id, count: booking.people }),
      bring && say(ctx, '준비물: {bring}', { bring }),
    ]
      .filter(Boolean)
      .join('\n'),
    url: `${ctx.house.config.ORIGIN}/my-page/tssa`,
    cancelled: booking.state.startsWith('cancelled'),
    stamp: ctx.now,
  })
  return {
    bytes: new TextEncoder().encode(ics),
    name: `tssa-${booking.booking_id}.ics`,
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
  const [attendees, certificates, steps] = await Promise.all([
    listAttendees(ctx, ids),
    listCertificates(ctx, ids),
    listSteps(ctx, [...new Set(rows.map(({ policy }) => policy.policy_id))]),
  ])
  return rows.map(({ booking, session, product, policy, instructor }) => {
    const held = {
      state: booking.state,
      moved: booking.moved_from !== null,
      starts_at: session.starts_at,
      closes_at: session.closes_at,
    }
    const [cannotMove, cannotCancel] = [
      whyCannotMove(held, ctx.now),
      whyCannotCancelBooking(held, ctx.now),
    ]
    const own = steps.filter(({ policy_id }) => policy_id === policy.policy_id)
    const percent = refundPercent(own, session.starts_at, ctx.now)
    return {
      ...booking,
      class_id: product.class_id,
      title: { ko: product.title, en: product.title_en },
      image: product.images[0] ?? '',
      session: sessionOf(session, instructor),
      moved: held.moved,
      attendees: attendees.filter(({ booking_id }) => booking_id === booking.booking_id),
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

function sessionOf(
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
