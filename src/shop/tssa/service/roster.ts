import { Failure, invalid, notFound, refuse } from '#kernel/failure.ts'
import { maskedPhone } from '#kernel/masked.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { answerOnce } from '#platform/idempotency.ts'
import { touch, transact } from '#platform/transact.ts'
import { refuseOwnAffair } from '#shop/member/service/kin.ts'
import { lockDates } from '#shop/seat/service/line.ts'
import { newBooking } from '#shop/seat/service/new-booking.ts'
import type { BookingForm, Roster, RosterRow } from '#shop/tssa/date-contract.ts'
import { whyCannotAttend, whyCannotBookByHand } from '#shop/tssa/date-rules.ts'
import { attendedPercent, meetingAt, meetingsOf, overAt } from '#shop/tssa/meeting-rules.ts'
import { listNoted, type Noted } from '#shop/tssa/store/attendance.ts'
import {
  type DeskDate,
  findBooker,
  findDate,
  findOnDate,
  listPeople,
  listRoster,
  type RosterFound,
  takeSeatsByHand,
} from '#shop/tssa/store/dates.ts'
import { listForDesk } from '#shop/tssa/store/waits.ts'
import { noteParty } from './check-in.ts'
import { dateOf } from './date-view.ts'
import { owedBy } from './owed.ts'
import { waitOf } from './wait-view.ts'

const noteOf = { attended: 'present', no_show: 'absent', confirmed: null } as const

type People = Awaited<ReturnType<typeof listPeople>>

export async function showRoster(ctx: Ctx, session_id: number): Promise<Roster> {
  const found = await anyDate(ctx, session_id)
  const rows = await listRoster(ctx, session_id)
  const people = await peopleOf(ctx, rows)
  const waits = await listForDesk(ctx, session_id)
  const owed = await owedBy(
    ctx,
    rows.map(({ booking }) => booking),
  )
  const { certificate } = found.product
  const { meetings } = found.session
  const noted = await listNoted(
    ctx,
    people.map((one) => one.attendee_id),
  )
  return {
    ...dateOf(found),
    roster: rows.map((row) => ({
      ...rowOf(row, people, (id) => percentOf(noted, id, meetings)),
      owed: owed(row.booking),
    })),
    meetings: meetingsOf(found.session).map((one) => ({
      meeting_no: one.meeting_no,
      starts_at: one.starts_at.toISOString(),
      ends_at: one.ends_at.toISOString(),
    })),
    waits: waits.map(waitOf),
    certificate: certificate && {
      ko: certificate.name,
      en: certificate.name_en,
      percent: certificate.attend_percent,
    },
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
  await refuseOwnAffair(ctx, { mb_id: form.mb_id || null, hp: form.hp })
  await transact(ctx, async (ctx) => {
    // pressed again after a lost answer it is the same booking
    if (await answerOnce(ctx, `class-desk:${session_id}`, form, {})) return
    await lockDates(ctx, [session_id])
    const { session, product } = await anyDate(ctx, session_id)
    refuse(whyCannotBookByHand(session.status, overAt(session), ctx.now), 'CONFLICT')
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
    await noteBooking(ctx, session_id, product, { ...form, mb_id })
    touch(ctx, 'class')
  })
  return showRoster(ctx, session_id)
}

/** The booking itself, whose seats are taken already. Inside a transaction. */
export async function noteBooking(
  ctx: Ctx,
  session_id: number,
  { title }: { title: string },
  form: Omit<BookingForm, 'mb_id'> & { mb_id: string | null },
) {
  const { mb_id, people, amount, note } = form
  const rest = Array.from({ length: people - 1 }, (_, at) => ({
    name: `${form.name} +${at + 1}`,
    hp: '',
  }))
  const booking_id = await newBooking(
    ctx,
    {
      ...{ session_id, mb_id, people, amount, note },
      state: 'confirmed',
      created_at: ctx.now,
    },
    [{ name: form.name, hp: form.hp }, ...rest],
  )
  await announce(ctx, 'class.booked_by_hand', booking_id, { title, amount, currency: 'krw' })
}

/** The whole party at the meeting that is on, or was last. */
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
    const meeting = meetingAt(meetingsOf(session), ctx.now)
    await noteParty(ctx, booking, meeting?.meeting_no ?? 1, noteOf[state])
    await announce(ctx, 'class.attended', booking_id, { from: booking.state, to: state })
  })
  return showRoster(ctx, session_id)
}

/** A date by its number; one that is not there is told so. */
export async function anyDate(ctx: Ctx, session_id: number): Promise<DeskDate> {
  const found = await findDate(ctx, session_id)
  if (!found) throw notFound()
  return found
}

export async function onDate(
  ctx: Ctx,
  session_id: number,
  booking_id: string,
): Promise<RosterFound> {
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

/** How much of a course of so many meetings somebody attended. */
export function percentOf(noted: readonly Noted[], attendee_id: number, meetings: number): number {
  const own = noted.filter((one) => one.attendee_id === attendee_id)
  return attendedPercent(
    own.map((one) => one.state),
    meetings,
  )
}

function rowOf(
  row: RosterFound,
  people: People,
  attended: (id: number) => number,
): Omit<RosterRow, 'owed'> {
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
      attended: attended(attendee_id),
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

export function lostRace(): Failure {
  return new Failure('CONFLICT', '그사이 예약이 바뀌었어요. 새로 불러온 뒤 다시 시도해 주세요.')
}
