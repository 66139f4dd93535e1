import { paths } from '#kernel/paths.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { touch } from '#platform/transact.ts'
import { orderOwner } from '#shop/seat/rules.ts'
import {
  type BookingRow,
  endPromise,
  giveSeatsBack,
  giveToMember,
  isOff,
  listDates,
  listOfOrder,
  moveBooking,
  promiseSeats,
  takeHold,
  unbook,
  writeHold,
} from '#shop/seat/store.ts'
import { otherDates, wordsOf } from './date-words.ts'
import { holdFewer, refusal, releaseHolds, seatsFreed } from './hold.ts'
import { lockDates } from './line.ts'
import { newBooking } from './new-booking.ts'
import { leaveParty } from './party.ts'
import { ticketOf } from './ticket-token.ts'

/** A line of an order that is a class: whose seats, and who comes. */
export type SeatLine = {
  ct_id: number
  session_id: number
  people: number
  /** what is paid for all of them after benefits */
  amount: number
  attendees: readonly { name: string; hp: string }[]
  note: string
}
export type SeatOrder = {
  od_id: string
  mb_id: string | null
  currency: 'krw' | 'usd'
  lang: 'kr' | 'en'
  paid: boolean
  /** until when an unpaid one keeps its seats */
  until: Date | null
}

/**
 * The class lines of an order become bookings in the transaction that writes the order: confirmed when it is paid, else held.
 * Seats that were promised to the order are taken; a promise that has ended is asked for anew, or the order is refused by name.
 */
export async function bookForOrder(ctx: Ctx, order: SeatOrder, lines: readonly SeatLine[]) {
  await lockDates(
    ctx,
    lines.map(({ session_id }) => session_id),
  )
  for (const line of lines.toSorted((a, b) => a.session_id - b.session_id)) {
    if (order.paid) await takePromised(ctx, order.od_id, line)
    const { session_id, people, amount, note, ct_id } = line
    const booking_id = await newBooking(
      ctx,
      {
        ...{ session_id, people, amount, note, ct_id },
        mb_id: order.mb_id,
        od_id: order.od_id,
        state: order.paid ? 'confirmed' : 'held',
        held_until: order.paid ? null : order.until,
        currency: order.currency,
        lang: order.lang,
        created_at: ctx.now,
      },
      line.attendees,
    )
    if (order.paid) await tellBooked(ctx, { ...line, ...order, booking_id })
  }
  if (lines.length) touch(ctx, 'class')
}

/** The money of an order is there: its bookings stand. Refuses by name where the seats are gone. Safe to repeat. */
export async function confirmBookings(ctx: Ctx, od_id: string) {
  const waiting = (await listOfOrder(ctx, od_id)).filter(({ state }) => state === 'held')
  await lockDates(
    ctx,
    waiting.map(({ session_id }) => session_id),
  )
  for (const booking of waiting) {
    if (!(await moveBooking(ctx, booking, ['held'], { state: 'confirmed', held_until: null })))
      continue
    await takePromised(ctx, od_id, booking)
    await tellBooked(ctx, { ...booking, od_id })
  }
  if (waiting.length) touch(ctx, 'class')
}

/** The money of an order went back to the bank: its bookings wait again until a moment, with their seats. */
export async function unconfirmBookings(ctx: Ctx, od_id: string, until: Date) {
  const standing = (await listOfOrder(ctx, od_id)).filter(({ state }) => state === 'confirmed')
  await lockDates(
    ctx,
    standing.map(({ session_id }) => session_id),
  )
  for (const booking of standing) {
    const { session_id, people } = booking
    const change = { state: 'held', held_until: until }
    if (!(await moveBooking(ctx, booking, ['confirmed'], change))) continue
    await unbook(ctx, session_id, people)
    await writeHold(ctx, { session_id, people, owner: orderOwner(od_id), held_until: until })
  }
}

type Why = { by: 'buyer' | 'staff' | 'deadline'; reason: string }

/** An order that is given up gives its seats back: of these lines, each with what goes back for it, or of all of them. Safe to repeat. */
export async function cancelBookings(
  ctx: Ctx,
  od_id: string,
  { by, reason }: Why,
  only?: ReadonlyMap<number, number>,
) {
  const standing = (await listOfOrder(ctx, od_id)).filter(
    ({ state, ct_id }) =>
      (state === 'held' || state === 'confirmed') && (!only || (ct_id !== null && only.has(ct_id))),
  )
  if (!standing.length) return
  await lockDates(
    ctx,
    standing.map(({ session_id }) => session_id),
  )
  for (const booking of standing) {
    const wasPaid = booking.state === 'confirmed'
    const refund_amount = only?.get(booking.ct_id ?? 0) ?? booking.amount
    const done = await moveBooking(ctx, booking, [booking.state], {
      state: by === 'staff' ? 'cancelled_by_shop' : 'cancelled_by_member',
      cancelled_at: ctx.now,
      cancel_reason: reason.slice(0, 200),
      ...(wasPaid ? { refund_percent: 100, refund_amount } : {}),
    })
    if (!done) continue
    if (wasPaid) await giveSeatsBack(ctx, booking.session_id, booking.people)
    else await releaseHolds(ctx, orderOwner(od_id), [booking.session_id])
    const [found] = await listDates(ctx, [booking.session_id])
    await announce(ctx, 'class.order_cancelled', booking.booking_id, {
      ...(found && wordsOf(found)),
      ...(found && { others: await otherDates(ctx, found) }),
      ...(found && { link: paths.tssa.class(found.product.class_id) }),
      lang: booking.lang,
      od_id,
      session_id: booking.session_id,
      people: booking.people,
      by,
      reason,
      // the rest of its order stands: this is all that tells of it
      ...(only && { part: true, currency: booking.currency }),
      ...(only && wasPaid && { refund_amount }),
    })
  }
  await seatsFreed(
    ctx,
    standing.map(({ session_id }) => session_id),
  )
}

type Fewer = {
  ct_id: number
  people: number
  /** what goes back for them */
  refund: number
}

/** Some of the parties of an order do not come: the bookings stand for fewer, and their seats are free. */
export async function reduceBookings(
  ctx: Ctx,
  od_id: string,
  { by, reason }: Why,
  fewer: readonly Fewer[],
) {
  const meant = (await listOfOrder(ctx, od_id)).flatMap((booking) => {
    const less = fewer.find(({ ct_id }) => ct_id === booking.ct_id)
    return less && ['held', 'confirmed'].includes(booking.state) ? [{ booking, ...less }] : []
  })
  const dates = meant.map(({ booking }) => booking.session_id)
  await lockDates(ctx, dates)
  for (const { booking, people, refund } of meant) {
    const { booking_id, session_id, currency, lang, mb_id } = booking
    await leaveParty(ctx, booking, people)
    if (booking.state === 'confirmed') await giveSeatsBack(ctx, session_id, people)
    else await holdFewer(ctx, orderOwner(od_id), session_id, people)
    const [found] = await listDates(ctx, [session_id])
    await announce(ctx, 'class.reduced', booking_id, {
      ...(found && wordsOf(found)),
      ...{ mb_id, od_id, session_id, people, left: booking.people - people },
      ...{ by: by === 'staff' ? 'shop' : 'member', reason, refund_amount: refund, currency, lang },
    })
  }
  await seatsFreed(ctx, dates)
}

/** Bookings of an order, whatever became of them. */
export function bookingsOf(ctx: Ctx, od_id: string): Promise<BookingRow[]> {
  return listOfOrder(ctx, od_id)
}

/** An order that was a guest's is a member's from now on, and its bookings with it. */
export async function giveBookings(ctx: Ctx, od_id: string, mb_id: string) {
  await giveToMember(ctx, od_id, mb_id)
}

async function takePromised(
  ctx: Ctx,
  od_id: string,
  { session_id, people }: { session_id: number; people: number },
) {
  if (await isOff(ctx, session_id)) throw await refusal(ctx, session_id, 'CALLED_OFF')
  const hold = await takeHold(ctx, orderOwner(od_id), session_id)
  if (!hold && !(await promiseSeats(ctx, session_id, people)))
    throw await refusal(ctx, session_id, 'SEATS_GONE')
  await endPromise(ctx, session_id, people, { booked: true })
}

type Booked = Pick<BookingRow, 'booking_id' | 'session_id' | 'people' | 'mb_id' | 'lang'> & {
  od_id: string
}

async function tellBooked(
  ctx: Ctx,
  { booking_id, session_id, people, mb_id, lang, od_id }: Booked,
) {
  const [found] = await listDates(ctx, [session_id])
  await announce(ctx, 'class.booked', booking_id, {
    ...{ mb_id, od_id, session_id, people, lang },
    class: found && { ko: found.product.title, en: found.product.title_en || found.product.title },
    when: found?.session.starts_at.toISOString(),
    place: found && { ko: found.session.place, en: found.session.place_en || found.session.place },
    // a sentence goes on behind it
    bring: found?.product.bring
      ? {
          ko: withoutDot(found.product.bring),
          en: withoutDot(found.product.bring_en || found.product.bring),
        }
      : undefined,
    link: paths.tssa.ticket(ticketOf(ctx.house.config, booking_id)),
  })
}

const withoutDot = (words: string) => words.replace(/[.\s]+$/, '')
