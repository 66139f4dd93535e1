import { Failure, refuse } from '#kernel/failure.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { touch, transact } from '#platform/transact.ts'
import type { RefundAccount } from '#shop/order/contract/account.ts'
import { cancelClass, holdOrder, previewClass } from '#shop/order/service/cancel-class.ts'
import { wordsOf } from '#shop/seat/service/date-words.ts'
import { seatsFreed } from '#shop/seat/service/hold.ts'
import { lockDates } from '#shop/seat/service/line.ts'
import type { Booking, RefundPreview } from '#shop/tssa/contract.ts'
import { refundAmount, refundPercent, whyCannotCancelBooking } from '#shop/tssa/rules.ts'
import { type BookingRow, listSteps } from '#shop/tssa/store/bookings.ts'
import { cancelBookingRow, freeSeats } from '#shop/tssa/store/seats.ts'
import { lineOf } from './booking-line.ts'
import { ownBooking, viewOf } from './my-bookings.ts'

type Asked = {
  reason: string
  expected_percent: number
  expected_amount?: number
  account?: RefundAccount
}

/** The seats are free for others at once. What comes back is fixed by the policy at this moment, and leaves the way it came. */
export async function cancelMyBooking(
  ctx: Ctx,
  booking_id: string,
  asked: Asked,
): Promise<Booking> {
  await transact(ctx, async (ctx) => {
    const row = await holdMine(ctx, booking_id)
    const { booking } = row
    refuse(whyCannotCancelBooking(heldOf(row), ctx.now), 'CONFLICT', { state: booking.state })
    const sums = await sumsOf(ctx, row)
    const { percent, amount } = sums
    const isSame = asked.expected_amount === undefined || asked.expected_amount === amount
    if (percent !== asked.expected_percent || !isSame)
      throw new Failure('CONFLICT', '그사이 환불 기준이 바뀌었어요. 다시 확인해 주세요.', {
        detail: { percent, amount },
      })
    const { reason, account } = asked
    const refund = { reason, refund_percent: percent, refund_amount: amount }
    if (
      !(await cancelBookingRow(ctx, booking_id, booking.session_id, 'cancelled_by_member', refund))
    )
      throw lostRace()
    await freeSeats(ctx, booking.session_id, booking.people)
    const line = lineOf(booking)
    if (line) await cancelClass(ctx, line, { percent, by: 'buyer', reason, account })
    await seatsFreed(ctx, [booking.session_id])
    touch(ctx, 'class')
    await announce(ctx, 'class.cancelled', booking_id, {
      mb_id: booking.mb_id,
      od_id: booking.od_id,
      session_id: booking.session_id,
      people: booking.people,
      by: 'member',
      ...wordsOf(row),
      ...refund,
      currency: booking.currency,
      lang: booking.lang,
    })
  })
  return viewOf(ctx, await ownBooking(ctx, booking_id))
}

/** What cancelling now would give back, and how; reads only. */
export async function previewMyCancel(ctx: Ctx, booking_id: string): Promise<RefundPreview> {
  const row = await ownBooking(ctx, booking_id)
  refuse(whyCannotCancelBooking(heldOf(row), ctx.now), 'CONFLICT', { state: row.booking.state })
  return sumsOf(ctx, row)
}

async function sumsOf(ctx: Ctx, { booking, session, policy }: BookingRow): Promise<RefundPreview> {
  const percent = refundPercent(
    await listSteps(ctx, [policy.policy_id]),
    session.starts_at,
    ctx.now,
  )
  const { currency, od_id } = booking
  const line = lineOf(booking)
  if (!line) {
    const amount = refundAmount(booking.amount, percent, currency)
    return {
      percent,
      amount,
      currency,
      worth: booking.amount,
      way: 'studio',
      points_back: 0,
      od_id,
    }
  }
  const { amount, worth, way, points_back } = await previewClass(ctx, line, {
    percent,
    by: 'buyer',
  })
  return { percent, amount, currency, worth, way, points_back, od_id }
}

/** A booking of mine, its order and its date held in the order in which all verbs hold them. Inside a transaction. */
export async function holdMine(ctx: Ctx, booking_id: string, to?: number): Promise<BookingRow> {
  const { booking } = await ownBooking(ctx, booking_id)
  if (booking.od_id) await holdOrder(ctx, booking.od_id)
  await lockDates(ctx, to ? [booking.session_id, to] : [booking.session_id])
  const row = await ownBooking(ctx, booking_id)
  if (row.booking.session_id !== booking.session_id) throw lostRace()
  return row
}

export function heldOf({ booking, session }: BookingRow) {
  return {
    state: booking.state,
    moved: booking.moved_from !== null,
    starts_at: session.starts_at,
    closes_at: session.closes_at,
  }
}

export function lostRace(): Failure {
  return new Failure('CONFLICT', '그사이 예약이 바뀌었어요. 새로 불러온 뒤 다시 시도해 주세요.')
}
