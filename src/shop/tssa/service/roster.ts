import { randomInt } from 'node:crypto'
import { Failure, invalid, notFound, refuse } from '#kernel/failure.ts'
import { koreanStamp } from '#kernel/korean-time.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { touch, transact } from '#platform/transact.ts'
import { maskedPhone } from '#shop/member/desk-rules.ts'
import type { BookingForm, Roster, RosterRow } from '#shop/tssa/date-contract.ts'
import { whyCannotAttend, whyCannotBookByHand, whyCannotChangeDate } from '#shop/tssa/date-rules.ts'
import {
  type DeskDate,
  findBooker,
  findDate,
  findOnDate,
  insertBooking,
  listPeople,
  listRoster,
  type RosterFound,
  takeSeatsByHand,
  writeBooking,
  writeDate,
} from '#shop/tssa/store/dates.ts'
import { freeSeats, lockSessions } from '#shop/tssa/store/seats.ts'
import { dateOf } from './date-view.ts'

type People = Awaited<ReturnType<typeof listPeople>>

export async function showRoster(ctx: Ctx, session_id: number): Promise<Roster> {
  const found = await anyDate(ctx, session_id)
  const rows = await listRoster(ctx, session_id)
  const people = await peopleOf(ctx, rows)
  const { certificate } = found.product
  return {
    ...dateOf(found),
    roster: rows.map((row) => rowOf(row, people)),
    certificate: certificate && { ko: certificate.name, en: certificate.name_en },
  }
}

/** The look is in the log before anything is shown. */
export async function revealRoster(ctx: Ctx, session_id: number, reason: string) {
  const found = await anyDate(ctx, session_id)
  await transact(ctx, (ctx) =>
    announce(ctx, 'class.revealed', session_id, {
      title: found.product.title,
      reason,
      ip: ctx.ip,
    }),
  )
  const rows = await listRoster(ctx, session_id)
  const people = await peopleOf(ctx, rows)
  return rows.map((row) => ({ booking_id: row.booking.booking_id, hp: phoneOf(row, people) }))
}

/** Seats by telephone or at the counter: as many as the room has, also after booking has closed. */
export async function bookByHand(ctx: Ctx, session_id: number, form: BookingForm): Promise<Roster> {
  await transact(ctx, async (ctx) => {
    await lockSessions(ctx, [session_id])
    const { session, product } = await anyDate(ctx, session_id)
    refuse(whyCannotBookByHand(session.status, session.ends_at, ctx.now), 'CONFLICT')
    const mb_id = form.mb_id ? await findBooker(ctx, form.mb_id) : null
    if (form.mb_id && !mb_id) throw invalid({ mb_id: ['그런 회원이 없어요.'] })
    if (!(await takeSeatsByHand(ctx, session_id, form.people)))
      throw invalid({
        people: [
          [
            '남은 자리는 {count}개예요.',
            { count: Math.max(0, session.capacity - session.booked - session.held) },
          ],
        ],
      })
    const booking_id = `T${koreanStamp(ctx.now)}${randomInt(100, 1_000)}`
    const rest = Array.from({ length: form.people - 1 }, (_, at) => ({
      name: `${form.name} +${at + 1}`,
      hp: '',
    }))
    await insertBooking(
      ctx,
      {
        booking_id,
        session_id,
        mb_id,
        people: form.people,
        state: 'confirmed',
        amount: form.amount,
        note: form.note,
        created_at: ctx.now,
      },
      [{ name: form.name, hp: form.hp }, ...rest],
    )
    await announce(ctx, 'class.booked_by_hand', booking_id, {
      title: product.title,
      amount: form.amount,
      currency: 'krw',
    })
    touch(ctx, 'class')
  })
  return showRoster(ctx, session_id)
}

export async function noteAttendance(
  ctx: Ctx,
  session_id: number,
  booking_id: string,
  state: 'attended' | 'no_show' | 'confirmed',
): Promise<Roster> {
  await transact(ctx, async (ctx) => {
    const { booking } = await onDate(ctx, session_id, booking_id)
    const { session } = await anyDate(ctx, session_id)
    refuse(whyCannotAttend(booking.state, session.starts_at, ctx.now), 'CONFLICT')
    if (booking.state === state) return
    if (!(await writeBooking(ctx, booking_id, ['confirmed', 'attended', 'no_show'], { state })))
      throw lostRace()
    await announce(ctx, 'class.attended', booking_id, { from: booking.state, to: state })
  })
  return showRoster(ctx, session_id)
}

/** To another date of the class, whatever the member's own limit: new seats first, then the old ones go. */
export async function moveByHand(
  ctx: Ctx,
  session_id: number,
  booking_id: string,
  to: number,
): Promise<Roster> {
  await transact(ctx, async (ctx) => {
    await lockSessions(ctx, [session_id, to])
    const { booking } = await onDate(ctx, session_id, booking_id)
    const { product } = await anyDate(ctx, session_id)
    const target = await findDate(ctx, to)
    if (to === session_id || target?.session.class_id !== product.class_id)
      throw invalid({ to: ['같은 클래스의 다른 날짜를 골라 주세요.'] })
    refuse(whyCannotBookByHand(target.session.status, target.session.ends_at, ctx.now), 'CONFLICT')
    if (!(await takeSeatsByHand(ctx, to, booking.people)))
      throw invalid({ to: ['그 날짜에는 남은 자리가 모자라요.'] })
    const change = { session_id: to, moved_from: session_id, state: 'confirmed' as const }
    if (!(await writeBooking(ctx, booking_id, ['confirmed', 'no_show'], change))) throw lostRace()
    await freeSeats(ctx, session_id, booking.people)
    await announce(ctx, 'class.moved', booking_id, {
      mb_id: booking.mb_id,
      from: session_id,
      session_id: to,
      people: booking.people,
      by: 'shop',
      class: classOf(target),
      lang: booking.lang,
    })
    touch(ctx, 'class')
  })
  return showRoster(ctx, session_id)
}

export async function cancelByHand(
  ctx: Ctx,
  session_id: number,
  booking_id: string,
  reason: string,
): Promise<Roster> {
  await transact(ctx, async (ctx) => {
    await lockSessions(ctx, [session_id])
    const found = await anyDate(ctx, session_id)
    refuse(whyCannotChangeDate(found.session.status, found.session.ends_at, ctx.now), 'CONFLICT')
    await cancelOne(ctx, found, await onDate(ctx, session_id, booking_id), reason)
    touch(ctx, 'class')
  })
  return showRoster(ctx, session_id)
}

/** The studio calls a date off: whoever booked gets everything back and hears of it at once. */
export async function callOff(ctx: Ctx, session_id: number, reason: string): Promise<Roster> {
  await transact(ctx, async (ctx) => {
    await lockSessions(ctx, [session_id])
    const found = await anyDate(ctx, session_id)
    refuse(whyCannotChangeDate(found.session.status, found.session.ends_at, ctx.now), 'CONFLICT')
    const standing = (await listRoster(ctx, session_id)).filter(
      ({ booking }) => booking.state === 'confirmed',
    )
    for (const row of standing) await cancelOne(ctx, found, row, reason)
    await writeDate(ctx, session_id, { status: 'cancelled' })
    await announce(ctx, 'class.date_cancelled', session_id, {
      title: found.product.title,
      reason,
      count: standing.length,
    })
    touch(ctx, 'class')
  })
  return showRoster(ctx, session_id)
}

async function cancelOne(ctx: Ctx, found: DeskDate, { booking }: RosterFound, reason: string) {
  const change = {
    state: 'cancelled_by_shop' as const,
    cancelled_at: ctx.now,
    cancel_reason: reason,
    refund_percent: 100,
    refund_amount: booking.amount,
  }
  if (!(await writeBooking(ctx, booking.booking_id, ['confirmed'], change))) throw lostRace()
  await freeSeats(ctx, booking.session_id, booking.people)
  await announce(ctx, 'class.cancelled', booking.booking_id, {
    mb_id: booking.mb_id,
    session_id: booking.session_id,
    people: booking.people,
    by: 'shop',
    reason,
    class: classOf(found),
    refund_percent: 100,
    refund_amount: booking.amount,
    currency: booking.currency,
    lang: booking.lang,
  })
}

/** A date by its number; one that is not there is told so. */
export async function anyDate(ctx: Ctx, session_id: number): Promise<DeskDate> {
  const found = await findDate(ctx, session_id)
  if (!found) throw notFound()
  return found
}

async function onDate(ctx: Ctx, session_id: number, booking_id: string): Promise<RosterFound> {
  const row = await findOnDate(ctx, session_id, booking_id)
  if (!row) throw notFound()
  return row
}

export async function peopleOf(ctx: Ctx, rows: readonly RosterFound[]): Promise<People> {
  return rows.length
    ? listPeople(
        ctx,
        rows.map((row) => row.booking.booking_id),
      )
    : []
}

function rowOf(row: RosterFound, people: People): RosterRow {
  const { booking } = row
  const mine = people.filter((one) => one.booking_id === booking.booking_id)
  return {
    booking_id: booking.booking_id,
    state: booking.state,
    mb_id: booking.mb_id,
    mb_name: row.mb_name ?? mine[0]?.name ?? '',
    hp: maskedPhone(phoneOf(row, people)),
    od_id: booking.od_id,
    people: booking.people,
    attendees: mine.map(({ attendee_id, name, certificate_no }) => ({
      attendee_id,
      name,
      certificate_no,
    })),
    currency: booking.currency === 'usd' ? 'usd' : 'krw',
    amount: booking.amount,
    note: booking.note,
    moved: booking.moved_from !== null,
    cancel_reason: booking.cancel_reason,
    refund_amount: booking.refund_amount,
    created_at: booking.created_at.toISOString(),
  }
}

/** What was left with the booking, else that of the account. */
function phoneOf({ booking, mb_hp }: RosterFound, people: People): string {
  const given = people.find((one) => one.booking_id === booking.booking_id && one.hp)?.hp
  return given ?? mb_hp ?? ''
}

function classOf({ product }: DeskDate) {
  return { ko: product.title, en: product.title_en || product.title }
}

function lostRace(): Failure {
  return new Failure('CONFLICT', '그사이 예약이 바뀌었어요. 새로 불러온 뒤 다시 시도해 주세요.')
}
