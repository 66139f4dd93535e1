import { Failure, invalid, refuse } from '#kernel/failure.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { touch, transact } from '#platform/transact.ts'
import type { Booking } from '#shop/tssa/contract.ts'
import {
  refundAmount,
  refundPercent,
  whyCannotCancelBooking,
  whyCannotMove,
} from '#shop/tssa/rules.ts'
import type { BookingRow } from '#shop/tssa/store/bookings.ts'
import { listSteps } from '#shop/tssa/store/bookings.ts'
import {
  cancelBookingRow,
  freeSeats,
  lockSessions,
  moveBookingRow,
  takeSeats,
} from '#shop/tssa/store/seats.ts'
import { ownBooking, viewOf } from './my-bookings.ts'

/** The seats are free for others at once; what comes back is fixed by the policy at this moment. */
export async function cancelMyBooking(
  ctx: Ctx,
  booking_id: string,
  asked: { reason: string; expected_percent: number },
): Promise<Booking> {
  await transact(ctx, async (ctx) => {
    const row = await ownBooking(ctx, booking_id)
    const { booking, session, policy } = row
    refuse(whyCannotCancelBooking(heldOf(row), ctx.now), 'CONFLICT', { state: booking.state })
    const percent = refundPercent(
      await listSteps(ctx, [policy.policy_id]),
      session.starts_at,
      ctx.now,
    )
    if (percent !== asked.expected_percent)
      throw new Failure('CONFLICT', '그사이 환불 기준이 바뀌었어요. 다시 확인해 주세요.', {
        detail: { percent },
      })
    const amount = refundAmount(booking.amount, percent, booking.currency)
    const refund = { reason: asked.reason, refund_percent: percent, refund_amount: amount }
    // the session first, as moving does, so that the two cannot wait for each other
    await lockSessions(ctx, [booking.session_id])
    if (
      !(await cancelBookingRow(ctx, booking_id, booking.session_id, 'cancelled_by_member', refund))
    )
      throw lostRace()
    await freeSeats(ctx, booking.session_id, booking.people)
    touch(ctx, 'class')
    await announce(ctx, 'class.cancelled', booking_id, {
      mb_id: booking.mb_id,
      session_id: booking.session_id,
      people: booking.people,
      by: 'member',
      ...refund,
      currency: booking.currency,
      lang: booking.lang,
    })
  })
  return viewOf(ctx, await ownBooking(ctx, booking_id))
}

/** To another date of the same class, once: the new seats are taken before the old ones are given up. */
export async function moveMyBooking(
  ctx: Ctx,
  booking_id: string,
  session_id: number,
): Promise<Booking> {
  await transact(ctx, async (ctx) => {
    const row = await ownBooking(ctx, booking_id)
    const { booking, product } = row
    refuse(whyCannotMove(heldOf(row), ctx.now), 'CONFLICT', { state: booking.state })
    if (session_id === booking.session_id)
      throw invalid({ session_id: ['지금과 다른 날짜를 골라 주세요.'] })
    await lockSessions(ctx, [booking.session_id, session_id])
    if (!(await takeSeats(ctx, session_id, product.class_id, booking.people)))
      throw invalid({ session_id: ['고른 날짜에 남은 자리가 없어요. 다른 날짜를 골라 주세요.'] })
    if (!(await moveBookingRow(ctx, booking_id, booking.session_id, session_id))) throw lostRace()
    await freeSeats(ctx, booking.session_id, booking.people)
    touch(ctx, 'class')
    await announce(ctx, 'class.moved', booking_id, {
      mb_id: booking.mb_id,
      from: booking.session_id,
      session_id,
      people: booking.people,
      lang: booking.lang,
    })
  })
  return viewOf(ctx, await ownBooking(ctx, booking_id))
}

function heldOf({ booking, session }: BookingRow) {
  return {
    state: booking.state,
    moved: booking.moved_from !== null,
    starts_at: session.starts_at,
    closes_at: session.closes_at,
  }
}

function lostRace(): Failure {
  return new Failure('CONFLICT', '그사이 예약이 바뀌었어요. 새로 불러온 뒤 다시 시도해 주세요.')
}
