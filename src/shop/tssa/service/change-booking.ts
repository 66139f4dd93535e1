import { Failure, invalid, refuse } from '#kernel/failure.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { touch, transact } from '#platform/transact.ts'
import type { RefundAccount } from '#shop/order/contract/account.ts'
import { cancelClass, holdOrder, previewClass } from '#shop/order/service/cancel-class.ts'
import { wordsOf } from '#shop/seat/service/date-words.ts'
import { seatsFreed } from '#shop/seat/service/hold.ts'
import { lockDates } from '#shop/seat/service/line.ts'
import { leaveParty, sharePaid } from '#shop/seat/service/party.ts'
import type { Booking, RefundPreview } from '#shop/tssa/contract.ts'
import { agreedPercent, isSamePercent, shownPercent } from '#shop/tssa/refund-rules.ts'
import { refundAmount, whyCannotCancelBooking, whyCannotReduce } from '#shop/tssa/rules.ts'
import { type BookingRow, listSteps } from '#shop/tssa/store/bookings.ts'
import { cancelBookingRow, freeSeats } from '#shop/tssa/store/seats.ts'
import { lineOf } from './booking-line.ts'
import { agreedOf, heldOf, ownBooking, viewOf } from './my-bookings.ts'

type Asked = {
  reason: string
  expected_percent: number
  expected_amount?: number
  people?: number
  account?: RefundAccount
}

/** The seats are free for others at once. What comes back is fixed by the terms of the booking at this moment, and leaves the way it came. */
export async function cancelMyBooking(
  ctx: Ctx,
  booking_id: string,
  asked: Asked,
): Promise<Booking> {
  await transact(ctx, async (ctx) => {
    const row = await holdMine(ctx, booking_id)
    const { booking } = row
    const people = peopleOf(ctx, row, asked.people)
    const { amount, exact } = await sumsOf(ctx, row, people)
    const isSame = asked.expected_amount === undefined || asked.expected_amount === amount
    if (!isSamePercent(asked.expected_percent, exact) || !isSame)
      throw new Failure('CONFLICT', '그사이 환불 기준이 바뀌었어요. 다시 확인해 주세요.', {
        detail: { percent: shownPercent(exact), amount },
      })
    const { reason, account } = asked
    const refund = { reason, refund_percent: exact, refund_amount: amount }
    const isPart = people < booking.people
    if (isPart) await leaveParty(ctx, booking, people)
    else if (!(await cancelBookingRow(ctx, booking, 'cancelled_by_member', refund)))
      throw lostRace()
    await freeSeats(ctx, booking.session_id, people)
    const line = lineOf(booking)
    if (line) await cancelClass(ctx, line, { percent: exact, by: 'buyer', people, reason, account })
    await seatsFreed(ctx, [booking.session_id])
    touch(ctx, 'class')
    await announce(ctx, isPart ? 'class.reduced' : 'class.cancelled', booking_id, {
      mb_id: booking.mb_id,
      od_id: booking.od_id,
      session_id: booking.session_id,
      people,
      left: booking.people - people,
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
export async function previewMyCancel(
  ctx: Ctx,
  booking_id: string,
  asked: { people?: number } = {},
): Promise<RefundPreview> {
  const row = await ownBooking(ctx, booking_id)
  return sumsOf(ctx, row, peopleOf(ctx, row, asked.people))
}

/** How many of the party are meant, all unless told; refuses where they cannot be given up. */
function peopleOf(ctx: Ctx, row: BookingRow, asked?: number): number {
  const { booking, product } = row
  const held = heldOf(row)
  refuse(whyCannotCancelBooking(held, ctx.now), 'CONFLICT', { state: booking.state })
  const people = asked ?? booking.people
  if (people > booking.people)
    throw invalid({ people: [['{count}명을 예약했어요.', { count: booking.people }]] })
  const why = whyCannotReduce(
    { ...held, people: booking.people },
    people,
    { least: product.min_people, kind: product.kind },
    ctx.now,
  )
  if (why) throw invalid({ people: [why] })
  return people
}

/** The sums as they are shown, and the percent without rounding. */
async function sumsOf(
  ctx: Ctx,
  row: BookingRow,
  people: number,
): Promise<RefundPreview & { exact: number }> {
  const { booking, session, policy } = row
  const steps = await listSteps(ctx, [policy.policy_id])
  const exact = agreedPercent(agreedOf(row, steps), session, ctx.now)
  const { currency, od_id } = booking
  const told = { percent: shownPercent(exact), exact, people, currency, od_id }
  const line = lineOf(booking)
  if (!line) {
    const worth = sharePaid(booking, people)
    const amount = refundAmount(worth, exact, currency)
    return { ...told, amount, worth, way: 'studio', points_back: 0 }
  }
  const { amount, worth, way, points_back } = await previewClass(ctx, line, {
    percent: exact,
    by: 'buyer',
    people,
  })
  return { ...told, amount, worth, way, points_back }
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

export function lostRace(): Failure {
  return new Failure('CONFLICT', '그사이 예약이 바뀌었어요. 새로 불러온 뒤 다시 시도해 주세요.')
}
