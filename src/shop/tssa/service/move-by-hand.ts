import { invalid, notFound, refuse } from '#kernel/failure.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { touch, transact } from '#platform/transact.ts'
import { refuseOwnAffair } from '#shop/member/service/kin.ts'
import { holdOrder } from '#shop/order/service/cancel-class.ts'
import { moveClass } from '#shop/order/service/move-class.ts'
import { beforeOf, ticketIn, wordsOf } from '#shop/seat/service/date-words.ts'
import { seatsFreed } from '#shop/seat/service/hold.ts'
import { lockDates } from '#shop/seat/service/line.ts'
import type { Roster } from '#shop/tssa/date-contract.ts'
import { whyCannotBookByHand } from '#shop/tssa/date-rules.ts'
import { overAt } from '#shop/tssa/meeting-rules.ts'
import { shopMove } from '#shop/tssa/move-rules.ts'
import { termsAfterMove } from '#shop/tssa/refund-rules.ts'
import { whyCannotMoveByHand } from '#shop/tssa/rules.ts'
import { findBooking, listSteps } from '#shop/tssa/store/bookings.ts'
import { type DeskDate, findDate, takeSeatsByHand, writeBooking } from '#shop/tssa/store/dates.ts'
import { freeSeats, writeShopMove } from '#shop/tssa/store/seats.ts'
import { lineOf } from './booking-line.ts'
import { toLine } from './class-line.ts'
import { holderOf } from './holder.ts'
import { agreedOf } from './my-bookings.ts'
import { anyDate, lostRace, onDate, showRoster } from './roster.ts'

/**
 * To another date of the class, whatever the member's own limit: new seats first, then the old ones go. Unless they asked for it
 * themselves, all of their money comes back until the new start, and they may choose another date.
 */
export async function moveByHand(
  ctx: Ctx,
  session_id: number,
  booking_id: string,
  { to, at_request = false }: { to: number; at_request?: boolean },
): Promise<Roster> {
  await transact(ctx, async (ctx) => {
    const before = await onDate(ctx, session_id, booking_id)
    await refuseOwnAffair(ctx, await holderOf(ctx, before.booking))
    if (before.booking.od_id) await holdOrder(ctx, before.booking.od_id)
    await lockDates(ctx, [session_id, to])
    const { booking } = await onDate(ctx, session_id, booking_id)
    refuse(whyCannotMoveByHand(booking.state), 'CONFLICT', { state: booking.state })
    const date = await anyDate(ctx, session_id)
    const { product } = date
    const target = await findDate(ctx, to)
    if (to === session_id || target?.session.class_id !== product.class_id)
      throw invalid({ to: ['같은 클래스의 다른 날짜를 골라 주세요.'] })
    refuse(whyCannotBookByHand(target.session.status, overAt(target.session), ctx.now), 'CONFLICT')
    if (!(await takeSeatsByHand(ctx, to, booking.people)))
      throw invalid({ to: ['그 날짜에는 남은 자리가 모자라요.'] })
    const terms = at_request
      ? await askedTerms(ctx, booking_id, date, target)
      : { by_shop: shopMove(date.session, target.session, ctx.now), free_move: true }
    const change = { session_id: to, moved_from: session_id, state: 'confirmed' as const }
    if (!(await writeBooking(ctx, booking_id, ['confirmed', 'no_show'], change))) throw lostRace()
    await writeShopMove(ctx, booking_id, terms)
    const line = lineOf(booking)
    // the studio moves for its own sake or as a favour: the price stays
    if (line) await moveClass(ctx, line, { ...toLine(target.session), extra: 0 }, { by: 'staff' })
    await freeSeats(ctx, session_id, booking.people)
    await seatsFreed(ctx, [session_id])
    await announce(ctx, 'class.moved', booking_id, {
      mb_id: booking.mb_id,
      od_id: booking.od_id,
      from: session_id,
      session_id: to,
      people: booking.people,
      by: at_request ? 'member' : 'shop',
      ...wordsOf(target),
      ...beforeOf(date),
      ...ticketIn(ctx, booking_id),
      lang: booking.lang,
    })
    touch(ctx, 'class')
  })
  return showRoster(ctx, session_id)
}

/** The member asked for it: at most what the old date gave, as when they move it themselves. */
async function askedTerms(ctx: Ctx, booking_id: string, from: DeskDate, to: DeskDate) {
  const row = await findBooking(ctx, booking_id)
  if (!row) throw notFound()
  const agreed = agreedOf(row, await listSteps(ctx, [row.policy.policy_id]))
  const { by_shop, most_percent, free_move } = termsAfterMove(
    agreed,
    from.session,
    to.session,
    ctx.now,
  )
  return { by_shop, most_percent, free_move }
}
