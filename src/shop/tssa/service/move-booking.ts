import { Failure, invalid, refuse } from '#kernel/failure.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { touch, transact } from '#platform/transact.ts'
import type { RefundAccount } from '#shop/order/contract/account.ts'
import { type ClassTo, moveClass, previewMove } from '#shop/order/service/move-class.ts'
import { refusePricers } from '#shop/order/service/own-prices.ts'
import { beforeOf as before, wordsOf } from '#shop/seat/service/date-words.ts'
import { seatsFreed } from '#shop/seat/service/hold.ts'
import { readSettings } from '#shop/setting/service.ts'
import type { Booking, MoveSums } from '#shop/tssa/contract.ts'
import { priceParts, wholePrice } from '#shop/tssa/price-rules.ts'
import { percentAfterMove, shownPercent, termsAfterMove } from '#shop/tssa/refund-rules.ts'
import { whyCannotMove } from '#shop/tssa/rules.ts'
import { type BookingRow, listOpenSessions, listSteps } from '#shop/tssa/store/bookings.ts'
import { freeSeats, moveBookingRow, takeSeats } from '#shop/tssa/store/seats.ts'
import { lineOf } from './booking-line.ts'
import { holdMine, lostRace } from './change-booking.ts'
import { toLine } from './class-line.ts'
import { holderOf } from './holder.ts'
import { agreedOf, heldOf, ownBooking, sessionOf, viewOf } from './my-bookings.ts'
import { anyDate } from './roster.ts'

type Asked = { session_id: number; expected_difference: number; account?: RefundAccount }
type Session = BookingRow['session']

/**
 * To another date of the same class, once, and once more where the studio moved it: the new seats are taken before the old ones
 * are given up. A date that costs more or less is told first; then the order owes the difference, or it goes back the way it came.
 */
export async function moveMyBooking(ctx: Ctx, booking_id: string, asked: Asked): Promise<Booking> {
  const { session_id, account } = asked
  await transact(ctx, async (ctx) => {
    const row = await holdMine(ctx, booking_id, session_id)
    const { booking, product } = row
    refuse(whyCannotMove(heldOf(row), ctx.now), 'CONFLICT', { state: booking.state })
    if (session_id === booking.session_id)
      throw invalid({ session_id: ['지금과 다른 날짜를 골라 주세요.'] })
    if (!(await takeSeats(ctx, session_id, product.class_id, booking.people)))
      throw invalid({ session_id: ['고른 날짜에 남은 자리가 없어요. 다른 날짜를 골라 주세요.'] })
    const target = await anyDate(ctx, session_id)
    const to = await classTo(ctx, row, target.session)
    if (to.extra < 0)
      await refusePricers(
        ctx,
        await holderOf(ctx, booking),
        { class_ids: [product.class_id], session_ids: [session_id] },
        'move',
      )
    const line = lineOf(booking)
    const sums = await sumsOf(ctx, row, to)
    if (sums.difference !== asked.expected_difference)
      throw new Failure(
        'CONFLICT',
        '옮기는 날짜의 금액이 달라요. 차액을 확인하고 다시 옮겨 주세요.',
        {
          detail: sums,
        },
      )
    const moved = line && (await moveClass(ctx, line, to, { account, by: 'buyer' }))
    const terms = termsAfterMove(await agreedFor(ctx, row), row.session, target.session, ctx.now)
    const change = {
      amount: booking.amount + sums.difference,
      ct_id: moved?.ct_id ?? null,
      owed: line ? 0 : sums.difference,
      own_moved: booking.own_moved || !booking.free_move,
      free_move: terms.free_move,
      most_percent: terms.most_percent,
      by_shop: terms.by_shop,
    }
    if (!(await moveBookingRow(ctx, booking_id, booking.session_id, session_id, change)))
      throw lostRace()
    await freeSeats(ctx, booking.session_id, booking.people)
    await seatsFreed(ctx, [booking.session_id])
    touch(ctx, 'class')
    await announce(ctx, 'class.moved', booking_id, {
      mb_id: booking.mb_id,
      od_id: booking.od_id,
      from: booking.session_id,
      session_id,
      ...wordsOf(target),
      ...before(row),
      people: booking.people,
      lang: booking.lang,
    })
  })
  return viewOf(ctx, await ownBooking(ctx, booking_id))
}

async function sumsOf(ctx: Ctx, { booking }: BookingRow, to: ClassTo): Promise<MoveSums> {
  const { currency } = booking
  const line = lineOf(booking)
  if (line) return { ...(await previewMove(ctx, line, to)), currency }
  // what was paid at the studio is set right there
  const difference = Math.max(-booking.amount, to.extra * booking.people)
  return { difference, way: difference === 0 ? 'none' : 'studio', currency }
}

/** A date as the line of an order names it, and what one person pays more there than on the date of the booking. */
async function classTo(ctx: Ctx, row: BookingRow, target: Session): Promise<ClassTo> {
  const extra = (await extraOf(ctx, row))(target)
  return { ...toLine(target), extra }
}

async function agreedFor(ctx: Ctx, row: BookingRow) {
  return agreedOf(row, await listSteps(ctx, [row.policy.policy_id]))
}

/** What one person of a booking pays more on another date of its class; negative when less. */
export async function extraOf(ctx: Ctx, { booking, session, product }: BookingRow) {
  const { usd_rate } = (await readSettings(ctx)).payment
  const priceOn = (own: Session) => wholePrice(priceParts(product, own, booking.currency, usd_rate))
  return (target: Session): number => {
    const extra = priceOn(target) - priceOn(session)
    // whoever has to move for the studio's sake pays nothing for it
    return booking.free_move ? Math.min(0, extra) : extra
  }
}

/** Dates of the same class with room for a booking, and what each costs more or less for all of it. */
export async function listMyChoices(ctx: Ctx, booking_id: string) {
  const row = await ownBooking(ctx, booking_id)
  const { booking, product } = row
  const extra = await extraOf(ctx, row)
  const found = await listOpenSessions(ctx, product.class_id, booking.people)
  const agreed = await agreedFor(ctx, row)
  return found
    .filter(({ session }) => session.session_id !== booking.session_id)
    .map(({ session, instructor }) => ({
      ...sessionOf(session, instructor),
      difference: extra(session) * booking.people,
      percent_after: shownPercent(percentAfterMove(agreed, row.session, session, ctx.now)),
    }))
}
