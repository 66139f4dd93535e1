import { before, koreanDay, startOfKoreanDay } from '#kernel/korean-time.ts'
import { type Ctx, say } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { transact } from '#platform/transact.ts'
import { memberOf } from '#shop/member/service.ts'
import { ticketOf } from '#shop/seat/service/ticket-token.ts'
import type {
  AttendanceState,
  CheckInMeeting,
  Press,
  PressOutcome,
  Roll,
} from '#shop/tssa/attendance-contract.ts'
import { bookingStateOf, meetingsOf, opensAt } from '#shop/tssa/meeting-rules.ts'
import {
  findComer,
  forgetPresses,
  holdBooking,
  listAttendeeIds,
  listComers,
  listMeeting,
  listNoted,
  rememberPress,
  writeNote,
} from '#shop/tssa/store/attendance.ts'
import { writeBooking } from '#shop/tssa/store/dates.ts'
import { owedBy } from './owed.ts'

/** Everybody who comes on a day, by the meetings of that day. */
export async function rollOf(ctx: Ctx, given?: string): Promise<Roll> {
  const day = given ?? koreanDay(ctx.now)
  const [from, until] = [startOfKoreanDay(day), startOfKoreanDay(day, 1)]
  const rows = await listMeeting(ctx, from, until)
  const today = rows.flatMap(({ session, product }) =>
    meetingsOf(session)
      .filter(({ starts_at }) => starts_at >= from && starts_at < until)
      .map((meeting) => ({ session, product, meeting })),
  )
  const comers = await listComers(
    ctx,
    today.map(({ session }) => session.session_id),
  )
  const noted = await listNoted(
    ctx,
    comers.map((one) => one.attendee_id),
  )
  const owed = await owedBy(ctx, comers)
  const meetings = today.map(
    ({ session, product, meeting }): CheckInMeeting => ({
      session_id: session.session_id,
      meeting_no: meeting.meeting_no,
      meetings: session.meetings,
      title: { ko: product.title, en: product.title_en },
      place: { ko: session.place, en: session.place_en },
      starts_at: meeting.starts_at.toISOString(),
      ends_at: meeting.ends_at.toISOString(),
      opens_at: opensAt(meeting).toISOString(),
      comers: comers
        .filter((one) => one.session_id === session.session_id)
        .map((comer) => {
          const { attendee_id, booking_id, name, people, note } = comer
          const owes = owed(comer)
          const known = noted.find(
            (one) => one.attendee_id === attendee_id && one.meeting_no === meeting.meeting_no,
          )
          return {
            ...{ attendee_id, booking_id, name, people, note },
            owed: owes && { ...owes, currency: comer.currency === 'usd' ? 'usd' : 'krw' },
            ticket: ticketOf(ctx.house.config, booking_id),
            state: known?.state ?? null,
            pressed_at: known?.pressed_at.toISOString() ?? null,
          }
        }),
    }),
  )
  return {
    day,
    at: ctx.now.toISOString(),
    meetings: meetings.toSorted((a, b) => a.starts_at.localeCompare(b.starts_at)),
  }
}

/** Presses one after the other: one that cannot be taken keeps none of the others. */
export async function takePresses(ctx: Ctx, presses: readonly Press[]): Promise<PressOutcome[]> {
  const outcomes: PressOutcome[] = []
  for (const one of presses) outcomes.push(await takePress(ctx, one))
  return outcomes
}

type Noted = 'taken' | 'known' | 'later'

async function takePress(ctx: Ctx, press: Press): Promise<PressOutcome> {
  const outcome = await transact(ctx, async (ctx): Promise<Noted | { phrase: string }> => {
    if (!(await rememberPress(ctx, press.key))) return 'known'
    const why = await whyNot(ctx, press)
    if (why) return why
    return (await note(ctx, press)) ? 'taken' : 'later'
  })
  return typeof outcome === 'string'
    ? { key: press.key, outcome, words: '' }
    : { key: press.key, outcome: 'refused', words: say(ctx, outcome.phrase) }
}

async function whyNot(ctx: Ctx, press: Press): Promise<{ phrase: string } | null> {
  const found = await findComer(ctx, press.session_id, press.attendee_id)
  if (!found || !['confirmed', 'attended', 'no_show'].includes(found.booking.state))
    return { phrase: '이 날짜에 없는 예약이에요. 옮겼거나 취소했는지 명단을 새로 받아 보세요.' }
  const meeting = meetingsOf(found.session)[press.meeting_no - 1]
  if (!meeting) return { phrase: '없는 차시예요. 명단을 새로 받아 보세요.' }
  // a phone whose clock is ahead does not write the future
  return new Date(Math.min(Date.parse(press.at), ctx.now.getTime())) < opensAt(meeting)
    ? { phrase: '출석은 시작 한 시간 전부터 적을 수 있어요.' }
    : null
}

/** One person at one meeting, and what it makes of their booking. Inside a transaction. */
async function note(
  ctx: Ctx,
  { session_id, attendee_id, meeting_no, state, at }: Omit<Press, 'key'>,
): Promise<boolean> {
  const found = await findComer(ctx, session_id, attendee_id)
  if (!found) return false
  const { booking_id } = found.booking
  await holdBooking(ctx, booking_id)
  const pressed_at = new Date(Math.min(Date.parse(at), ctx.now.getTime()))
  const noted_by = memberOf(ctx)
  if (!(await writeNote(ctx, { attendee_id, session_id, meeting_no, state, pressed_at, noted_by })))
    return false
  await followNotes(ctx, booking_id)
  await announce(ctx, 'class.attended', booking_id, { to: state ?? 'none', meeting_no })
  return true
}

/** A booking is what is noted of its people. */
export async function followNotes(ctx: Ctx, booking_id: string) {
  const people = await listAttendeeIds(ctx, booking_id)
  const state = bookingStateOf(await listNoted(ctx, people), people)
  await writeBooking(ctx, booking_id, ['confirmed', 'attended', 'no_show'], { state })
}

/** The whole party at one meeting, pressed on the roster. Inside a transaction. */
export async function noteParty(
  ctx: Ctx,
  { booking_id, session_id }: { booking_id: string; session_id: number },
  meeting_no: number,
  state: AttendanceState | null,
) {
  await holdBooking(ctx, booking_id)
  for (const attendee_id of await listAttendeeIds(ctx, booking_id))
    await writeNote(ctx, {
      ...{ attendee_id, session_id, meeting_no, state },
      pressed_at: ctx.now,
      noted_by: memberOf(ctx),
    })
  await followNotes(ctx, booking_id)
}

const keptDays = 30

/** Keys of presses that nobody can be holding any more. */
export async function forgetOldPresses(ctx: Ctx) {
  await forgetPresses(ctx, before(ctx.now, { days: keptDays }))
}
