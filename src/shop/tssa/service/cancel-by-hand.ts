import { Failure, invalid, notFound, refuse } from '#kernel/failure.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { transact } from '#platform/transact.ts'
import { refuseOwnAffair } from '#shop/member/service/kin.ts'
import { cancelClass, holdOrder, previewClass } from '#shop/order/service/cancel-class.ts'
import { orderOwner } from '#shop/seat/rules.ts'
import { otherDates, wordsOf } from '#shop/seat/service/date-words.ts'
import { holdFewer, releaseHolds, seatsFreed } from '#shop/seat/service/hold.ts'
import { lockDates } from '#shop/seat/service/line.ts'
import { leaveParty, sharePaid } from '#shop/seat/service/party.ts'
import type { RefundPreview } from '#shop/tssa/contract.ts'
import type { Roster } from '#shop/tssa/date-contract.ts'
import { whyCannotChangeDate } from '#shop/tssa/date-rules.ts'
import { overAt } from '#shop/tssa/meeting-rules.ts'
import { agreedPercent, faultPercent, shownPercent } from '#shop/tssa/refund-rules.ts'
import { refundAmount } from '#shop/tssa/rules.ts'
import { findBooking, listSteps } from '#shop/tssa/store/bookings.ts'
import { type DeskDate, type RosterFound, writeBooking } from '#shop/tssa/store/dates.ts'
import { again, freeSeats } from '#shop/tssa/store/seats.ts'
import { lineOf } from './booking-line.ts'
import { isStanding } from './hold-orders.ts'
import { holderOf } from './holder.ts'
import { agreedOf } from './my-bookings.ts'
import { anyDate, lostRace, onDate, showRoster } from './roster.ts'

/** Of whom, and for whose sake: the studio's own unless the guest asked for it. */
export type Given = {
  /** how many of the party; without it all of them */
  people?: number
  at_request?: boolean
}

/** One booking, or some of its party: all of the money for the studio's sake, that of the table where the guest asked. */
export async function cancelByHand(
  ctx: Ctx,
  session_id: number,
  booking_id: string,
  { reason, expected_amount, ...given }: Given & { reason: string; expected_amount?: number },
): Promise<Roster> {
  await transact(ctx, async (ctx) => {
    const { booking } = await onDate(ctx, session_id, booking_id)
    await refuseOwnAffair(ctx, await holderOf(ctx, booking))
    if (booking.od_id) await holdOrder(ctx, booking.od_id)
    await lockDates(ctx, [session_id])
    const [found, row] = await changeable(ctx, session_id, booking_id)
    const { amount, percent } = await sumsOf(ctx, found, row, given)
    if (expected_amount !== undefined && expected_amount !== amount)
      throw new Failure(
        'CONFLICT',
        '그사이 돌려 드릴 금액이 바뀌었어요. 새 금액을 확인하고 다시 취소해 주세요.',
        { detail: { amount, percent: shownPercent(percent) } },
      )
    await cancelOne(ctx, found, row, reason, given)
    await seatsFreed(ctx, [session_id])
  })
  return showRoster(ctx, session_id)
}

/** What it would give back, before it is done. Reads only. */
export async function previewByHand(
  ctx: Ctx,
  session_id: number,
  booking_id: string,
  given: Given,
): Promise<RefundPreview> {
  const [found, row] = await changeable(ctx, session_id, booking_id)
  const { percent, ...sums } = await sumsOf(ctx, found, row, given)
  return { ...sums, percent: shownPercent(percent) }
}

async function changeable(
  ctx: Ctx,
  session_id: number,
  booking_id: string,
): Promise<[DeskDate, RosterFound]> {
  const found = await anyDate(ctx, session_id)
  refuse(whyCannotChangeDate(found.session.status, overAt(found.session), ctx.now), 'CONFLICT')
  return [found, await onDate(ctx, session_id, booking_id)]
}

/** The sums with the percent as it is counted. */
async function sumsOf(
  ctx: Ctx,
  found: DeskDate,
  { booking }: RosterFound,
  { people = booking.people, at_request = false }: Given,
): Promise<RefundPreview> {
  if (!isStanding({ booking })) throw lostRace()
  if (people > booking.people)
    throw invalid({ people: [['{count}명을 예약했어요.', { count: booking.people }]] })
  const { booking_id, od_id } = booking
  const percent = at_request
    ? await askedPercent(ctx, booking_id)
    : faultPercent(found.session, ctx.now)
  const currency = booking.currency === 'usd' ? 'usd' : 'krw'
  const told = { percent, people, currency, od_id } as const
  const line = lineOf(booking)
  if (!line) {
    const worth = sharePaid(booking, people)
    const amount = refundAmount(worth, percent, currency)
    return { ...told, worth, amount, points_back: 0, way: 'studio' }
  }
  const terms = { percent, people, by: 'staff', at_request } as const
  const { amount, worth, points_back, way } = await previewClass(ctx, line, terms)
  return { ...told, amount, worth, points_back, way }
}

/** What the booking's own terms give, as when its member cancels. */
async function askedPercent(ctx: Ctx, booking_id: string): Promise<number> {
  const row = await findBooking(ctx, booking_id)
  if (!row) throw notFound()
  const steps = await listSteps(ctx, [row.policy.policy_id])
  return agreedPercent(agreedOf(row, steps), row.session, ctx.now)
}

/**
 * The money goes back the way it came, of a course under way for the studio's sake that of its meetings to come; what was paid at the
 * studio stands on the roster for the desk to hand back. Inside a transaction that holds the order and the date.
 */
export async function cancelOne(
  ctx: Ctx,
  found: DeskDate,
  row: RosterFound,
  reason: string,
  given: Given = {},
) {
  const { booking } = row
  const { booking_id, session_id, state } = booking
  const { percent, amount, people } = await sumsOf(ctx, found, row, given)
  const others = await otherDates(ctx, found)
  const isPart = people < booking.people
  const wasPaid = state !== 'held'
  const refund = wasPaid ? { refund_percent: percent, refund_amount: amount } : {}
  if (isPart) await leaveParty(ctx, booking, people)
  else {
    const change = {
      state: given.at_request ? ('cancelled_by_member' as const) : ('cancelled_by_shop' as const),
      ...{ cancelled_at: ctx.now, cancel_reason: reason },
    }
    const next = { ...change, ...refund, ...again(ctx) }
    if (!(await writeBooking(ctx, booking_id, [state], next))) throw lostRace()
  }
  if (wasPaid) await freeSeats(ctx, session_id, people)
  else if (booking.od_id && isPart)
    await holdFewer(ctx, orderOwner(booking.od_id), session_id, people)
  else if (booking.od_id) await releaseHolds(ctx, orderOwner(booking.od_id), [session_id])
  const line = lineOf(booking)
  const terms = { percent, people, by: 'staff', at_request: given.at_request } as const
  if (line) await cancelClass(ctx, line, { ...terms, reason })
  await announce(ctx, isPart ? 'class.reduced' : 'class.cancelled', booking_id, {
    mb_id: booking.mb_id,
    od_id: booking.od_id,
    session_id,
    people,
    left: booking.people - people,
    by: given.at_request ? 'member' : 'shop',
    reason,
    ...wordsOf(found),
    others,
    ...refund,
    currency: booking.currency,
    lang: booking.lang,
  })
}
