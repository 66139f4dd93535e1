import { addDays, daysFrom, weekdayOf } from '#kernel/days.ts'
import { invalid } from '#kernel/failure.ts'
import {
  after,
  hourMs,
  koreanClock,
  koreanDay,
  koreanMinute,
  startOfKoreanDay,
} from '#kernel/korean-time.ts'
import { inLang } from '#kernel/language.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { touch, transact } from '#platform/transact.ts'
import { readSettings } from '#shop/setting/service.ts'
import { type CalendarRow, mostDays } from '#shop/tssa/calendar-contract.ts'
import { isCheaperSeat } from '#shop/tssa/cheaper-rules.ts'
import type { Roster } from '#shop/tssa/date-contract.ts'
import type { DateForm } from '#shop/tssa/making-contract.ts'
import { meetingsOf } from '#shop/tssa/meeting-rules.ts'
import {
  type DeskDate,
  insertDates,
  listBetween,
  listDates,
  listTaken,
} from '#shop/tssa/store/dates.ts'
import { dateOf } from './date-view.ts'
import { changeDate } from './dates.ts'
import { clashOf } from './rooms.ts'
import { anyDate } from './roster.ts'

/** Every meeting of a span of days, in the order in which they begin. */
export async function showCalendar(
  ctx: Ctx,
  { from, until }: { from: string; until: string },
): Promise<CalendarRow[]> {
  const days = daysFrom(from, until)
  if (days < 0) throw invalid({ from: ['시작일이 종료일보다 늦어요.'] })
  if (days >= mostDays) throw invalid({ from: ['한 번에 6주까지 볼 수 있어요.'] })
  const [first, last] = [startOfKoreanDay(from), startOfKoreanDay(until, 1)]
  const rows = (await listBetween(ctx, first, last)).flatMap((date) =>
    meetingsOf(date.session)
      .filter(({ starts_at }) => starts_at >= first && starts_at < last)
      .map(({ meeting_no, starts_at, ends_at }) => ({
        ...dateOf(date),
        ...{ meeting_no, meetings: date.session.meetings },
        ...{ starts_at: starts_at.toISOString(), ends_at: ends_at.toISOString() },
      })),
  )
  return rows.toSorted((a, b) => a.starts_at.localeCompare(b.starts_at))
}

/** Another day and hour, everything else as it is: what the calendar does when a date is dragged. */
export async function moveDate(
  ctx: Ctx,
  session_id: number,
  to: { day: string; clock: string },
): Promise<Roster> {
  return changeDate(ctx, session_id, { ...formOf(await anyDate(ctx, session_id), ctx.now), ...to })
}

function formOf({ session }: DeskDate, now: Date): DateForm {
  const { starts_at, ends_at, closes_at, opens_at, status } = session
  return {
    day: koreanDay(starts_at),
    clock: koreanClock(starts_at),
    minutes: (ends_at.getTime() - starts_at.getTime()) / 60_000,
    place: session.place,
    place_en: session.place_en,
    room_id: session.room_id,
    instructor_id: session.instructor_id,
    capacity: session.capacity,
    min_people: session.min_people,
    closes_hours: Math.round((starts_at.getTime() - closes_at.getTime()) / hourMs),
    price: session.price,
    // booking that has not begun begins as long before the new day
    ...(opens_at > now && { opens_days: daysBetween(opens_at, starts_at) ?? undefined }),
    status: status === 'closed' || status === 'draft' ? status : 'open',
  }
}

/** Monday of the week of a day. */
function mondayOf(day: string): string {
  return addDays(day, -((weekdayOf(day) + 6) % 7))
}

const most = 200

/** The same dates again in another week; what cannot stand there is named. */
export async function copyWeek(
  ctx: Ctx,
  ask: { from: string; to: string },
): Promise<{ made: number; skipped: string[] }> {
  const from = mondayOf(ask.from)
  const days = daysFrom(from, mondayOf(ask.to))
  if (days === 0) throw invalid({ to: ['같은 주로는 복사할 수 없어요.'] })
  return transact(ctx, async (ctx) => {
    const paging = { page: 1, per_page: most, sort: 'starts_at', order: 'asc' } as const
    const span = { from, until: addDays(from, 6) }
    const past = await listDates(ctx, { ...paging, ...span, span: 'past' })
    const coming = await listDates(ctx, { ...paging, ...span, span: 'coming' })
    const skipped: string[] = []
    const copies: DeskDate[] = []
    for (const one of [...past.rows, ...coming.rows]) {
      if (one.session.is_private) continue
      if (await copyOne(ctx, one, days)) copies.push(one)
      else
        skipped.push(
          `${koreanMinute(after(one.session.starts_at, { days }))} ${inLang(ctx.lang, one.product.title, one.product.title_en)}`,
        )
    }
    const made = copies.length
    if (made) await announce(ctx, 'class.week_copied', from, { count: made, to: mondayOf(ask.to) })
    await announceCheaper(ctx, copies, days)
    touch(ctx, 'class')
    return { made, skipped }
  })
}

/** Whoever copies dates that cost less than their class has made it cheaper, as whoever makes them by hand has. */
async function announceCheaper(ctx: Ctx, copies: readonly DeskDate[], days: number) {
  const { usd_rate } = (await readSettings(ctx)).payment
  const cheap = copies.filter(({ product, session }) =>
    isCheaperSeat({ product, own: null }, { product, own: session }, usd_rate),
  )
  for (const [class_id, own] of Map.groupBy(cheap, ({ session }) => session.class_id)) {
    const on = own.map(({ session }) => koreanDay(after(session.starts_at, { days }))).toSorted()
    await announce(ctx, 'class.dates_made', class_id, {
      title: own[0]?.product.title,
      count: own.length,
      from: on[0],
      to: on.at(-1),
      cheaper: true,
    })
  }
}

async function copyOne(ctx: Ctx, { session, product }: DeskDate, days: number): Promise<boolean> {
  const move = (at: Date) => after(at, { days })
  const times = {
    starts_at: move(session.starts_at),
    ends_at: move(session.ends_at),
    closes_at: move(session.closes_at),
  }
  if (times.starts_at <= ctx.now) return false
  if ((await listTaken(ctx, session.class_id, [times.starts_at])).length) return false
  // a course that meets as often as before keeps the days of its meetings
  const later_starts =
    product.meetings === session.meetings
      ? session.later_starts.map((at) => move(new Date(at)).toISOString())
      : []
  const meetings = meetingsOf({ ...times, meetings: product.meetings, later_starts })
  if (session.room_id && (await clashOf(ctx, session.room_id, meetings))) return false
  await insertDates(ctx, [
    {
      ...copied(session),
      ...times,
      later_starts,
      opens_at: opensOnCopy(session, days, ctx.now),
      // what is over was open once
      status: session.status === 'finished' ? 'open' : session.status,
    },
  ])
  return true
}

/** What a copy of a date takes along as it stands; its times, its meetings and its opening are its own, and nobody has booked it. */
function copied({
  session_id: _,
  booked: __,
  held: ___,
  short_at: ____,
  sequence: _____,
  changed_at: ______,
  ...kept
}: DeskDate['session']) {
  return kept
}

/** Booking of a copy begins as long before as it did; at once where it did so at once. */
function opensOnCopy({ starts_at, opens_at }: DeskDate['session'], days: number, now: Date): Date {
  const begun = opens_at <= now && daysBetween(opens_at, starts_at) === null
  return begun ? now : after(opens_at, { days })
}

/** Whole days from one moment to another; null where it is no such span. A date that opened when it was made stands at no whole day before its start. */
function daysBetween(from: Date, to: Date): number | null {
  const days = (+to - +from) / (24 * hourMs)
  return Number.isInteger(days) ? days : null
}
