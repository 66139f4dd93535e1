import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { moveClass } from '#shop/order/service/move-class.ts'
import { beforeOf, ticketIn, wordsOf } from '#shop/seat/service/date-words.ts'
import { showAgain, tellLineMoved } from '#shop/seat/service/moved.ts'
import { movedMeetings, shopMove } from '#shop/tssa/move-rules.ts'
import { forgetNotes } from '#shop/tssa/store/attendance.ts'
import { type DeskDate, listRoster, writeDate } from '#shop/tssa/store/dates.ts'
import { writeShopMove } from '#shop/tssa/store/seats.ts'
import { lineOf } from './booking-line.ts'
import { followNotes } from './check-in.ts'
import { toLine } from './class-line.ts'
import { isStanding } from './hold-orders.ts'

/**
 * A date stands at another time or place: whoever is booked, paid or not, there already or not, is told and has all of the money
 * back until the new start; their orders say the new time; whoever waits is told; what was noted of meetings that moved is open again.
 * Inside a transaction that holds the orders and the date.
 */
export async function followMove(ctx: Ctx, before: DeskDate, after: DeskDate) {
  const { session_id, sequence } = before.session
  await writeDate(ctx, session_id, { sequence: sequence + 1, changed_at: ctx.now })
  await forgetNotes(ctx, session_id, movedMeetings(before.session, after.session))
  const by_shop = shopMove(before.session, after.session, ctx.now)
  for (const { booking } of (await listRoster(ctx, session_id)).filter(isStanding)) {
    const { booking_id, state } = booking
    await writeShopMove(ctx, booking_id, { by_shop, free_move: true })
    if (state === 'attended' || state === 'no_show') await followNotes(ctx, booking_id)
    const line = lineOf(booking)
    if (line) await moveClass(ctx, line, { ...toLine(after.session), extra: 0 }, { by: 'staff' })
    await announce(ctx, 'class.moved', booking_id, {
      mb_id: booking.mb_id,
      od_id: booking.od_id,
      session_id,
      people: booking.people,
      by: 'shop',
      paid: state !== 'held',
      ...wordsOf(after),
      ...beforeOf(before),
      ...ticketIn(ctx, booking_id),
      lang: booking.lang,
    })
  }
  await showAgain(ctx, session_id)
  await tellLineMoved(ctx, session_id, beforeOf(before))
}
