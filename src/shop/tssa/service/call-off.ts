import { addDays } from '#kernel/days.ts'
import { refuse } from '#kernel/failure.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { type Ctx, houseCtx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { touch, transact } from '#platform/transact.ts'
import { cancelClass, holdOrder, previewClass } from '#shop/order/service/cancel-class.ts'
import { orderOwner } from '#shop/seat/rules.ts'
import { otherDates, wordsOf } from '#shop/seat/service/date-words.ts'
import { endHoldsOn, releaseHolds, seatsFreed } from '#shop/seat/service/hold.ts'
import { endLine, lockDates } from '#shop/seat/service/line.ts'
import { readSettings } from '#shop/setting/service.ts'
import type { Roster } from '#shop/tssa/date-contract.ts'
import { whyCannotChangeDate } from '#shop/tssa/date-rules.ts'
import {
  type DeskDate,
  listRoster,
  type RosterFound,
  writeBooking,
  writeDate,
} from '#shop/tssa/store/dates.ts'
import { freeSeats } from '#shop/tssa/store/seats.ts'
import { listShort, markShort } from '#shop/tssa/store/short.ts'
import { lineOf } from './booking-line.ts'
import { anyDate, lostRace, onDate, showRoster } from './roster.ts'

export async function cancelByHand(
  ctx: Ctx,
  session_id: number,
  booking_id: string,
  reason: string,
): Promise<Roster> {
  await transact(ctx, async (ctx) => {
    const { booking } = await onDate(ctx, session_id, booking_id)
    if (booking.od_id) await holdOrder(ctx, booking.od_id)
    await lockDates(ctx, [session_id])
    const found = await anyDate(ctx, session_id)
    refuse(whyCannotChangeDate(found.session.status, found.session.ends_at, ctx.now), 'CONFLICT')
    await cancelOne(ctx, found, await onDate(ctx, session_id, booking_id), reason)
    await seatsFreed(ctx, [session_id])
  })
  return showRoster(ctx, session_id)
}

/** The studio calls a date off: whoever booked gets everything back and hears of it at once, and nobody waits for it any more. */
export async function callOff(ctx: Ctx, session_id: number, reason: string): Promise<Roster> {
  await transact(ctx, async (ctx) => {
    await holdOrdersOf(ctx, session_id)
    await lockDates(ctx, [session_id])
    const found = await anyDate(ctx, session_id)
    refuse(whyCannotChangeDate(found.session.status, found.session.ends_at, ctx.now), 'CONFLICT')
    const standing = (await listRoster(ctx, session_id)).filter(isStanding)
    // nobody is offered seats of a date that is called off
    await writeDate(ctx, session_id, { status: 'cancelled' })
    await endLine(ctx, session_id, 'cancelled')
    for (const row of standing) await cancelOne(ctx, found, row, reason)
    // whoever was just paying hears at the next step that the date is off, and nothing is taken
    await endHoldsOn(ctx, session_id)
    await announce(ctx, 'class.date_cancelled', session_id, {
      title: found.product.title,
      reason,
      count: standing.length,
    })
    touch(ctx, 'class')
  })
  return showRoster(ctx, session_id)
}

const isStanding = ({ booking }: RosterFound) =>
  booking.state === 'confirmed' || booking.state === 'held'

/** Orders before dates, in the order of their numbers: as the verbs of orders hold them. */
async function holdOrdersOf(ctx: Ctx, session_id: number) {
  const rows = (await listRoster(ctx, session_id)).filter(isStanding)
  const numbers = new Set(rows.flatMap(({ booking }) => booking.od_id ?? []))
  for (const od_id of [...numbers].toSorted()) await holdOrder(ctx, od_id)
}

/** All of the money goes back the way it came; what was paid at the studio stands on the roster for the desk to hand back. */
async function cancelOne(ctx: Ctx, found: DeskDate, { booking }: RosterFound, reason: string) {
  const others = await otherDates(ctx, found)
  const { booking_id, session_id, people, state } = booking
  const wasPaid = state === 'confirmed'
  const line = lineOf(booking)
  const terms = { percent: 100, by: 'staff' as const }
  const amount = line ? (await previewClass(ctx, line, terms)).amount : booking.amount
  const refund = wasPaid ? { refund_percent: 100, refund_amount: amount } : {}
  const change = {
    state: 'cancelled_by_shop' as const,
    cancelled_at: ctx.now,
    cancel_reason: reason,
    ...refund,
  }
  if (!(await writeBooking(ctx, booking_id, [state], change))) throw lostRace()
  if (wasPaid) await freeSeats(ctx, session_id, people)
  else if (booking.od_id) await releaseHolds(ctx, orderOwner(booking.od_id), [session_id])
  if (line) await cancelClass(ctx, line, { ...terms, reason })
  await announce(ctx, 'class.cancelled', booking_id, {
    mb_id: booking.mb_id,
    od_id: booking.od_id,
    session_id,
    people,
    by: 'shop',
    reason,
    ...wordsOf(found),
    others,
    ...refund,
    currency: booking.currency,
    lang: booking.lang,
  })
}

/** Said to whoever booked a date that too few have booked, when the shop calls it off by itself. */
const tooFew = '최소 인원이 모이지 않았어요.'

/** From nine in the morning some days before: dates that too few have booked are told to the studio, or called off, as the settings say. Each once. */
export async function followShortDates(house: Ctx['house'], now = new Date()) {
  const ctx = houseCtx(house, { now })
  const { short, short_days } = (await readSettings(ctx)).classes
  for (const session_id of await listShort(ctx, addDays(koreanDay(now), short_days))) {
    if (!(await transact(ctx, (ctx) => noteShort(ctx, session_id)))) continue
    if (short === 'call_off') await callOff(ctx, session_id, tooFew)
  }
}

async function noteShort(ctx: Ctx, session_id: number): Promise<boolean> {
  if (!(await markShort(ctx, session_id))) return false
  const date = await anyDate(ctx, session_id)
  const { booked, min_people } = date.session
  await announce(ctx, 'class.short', session_id, {
    ...wordsOf(date),
    booked: String(booked),
    least: String(min_people),
  })
  return true
}
