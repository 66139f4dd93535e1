import { after, before } from '#kernel/korean-time.ts'
import type { AttendanceState } from './attendance-contract.ts'

export type Meeting = { meeting_no: number; starts_at: Date; ends_at: Date }

type Meets = { starts_at: Date; ends_at: Date; meetings: number; later_starts: readonly string[] }

/** When a date of a class meets: once, or week by week unless other days were written down. */
export function meetingsOf(session: Meets): Meeting[] {
  const length = session.ends_at.getTime() - session.starts_at.getTime()
  return Array.from({ length: Math.max(1, session.meetings) }, (_, at) => {
    const given = at > 0 ? session.later_starts[at - 1] : undefined
    const starts_at = given ? new Date(given) : after(session.starts_at, { days: at * 7 })
    return { meeting_no: at + 1, starts_at, ends_at: new Date(starts_at.getTime() + length) }
  })
}

/** When the last of them is over. */
export function overAt(session: Meets): Date {
  return meetingsOf(session).at(-1)?.ends_at ?? session.ends_at
}

/** Two dates that one person cannot both be at: any meeting of the one with any of the other. */
export function overlaps(one: Meets, other: Meets): boolean {
  const theirs = meetingsOf(other)
  return meetingsOf(one).some((mine) =>
    theirs.some((their) => mine.starts_at < their.ends_at && their.starts_at < mine.ends_at),
  )
}

/** The meeting that is on, or was last; the first until it has begun. */
export function meetingAt(meetings: readonly Meeting[], now: Date): Meeting | null {
  return meetings.findLast((one) => opensAt(one) <= now) ?? meetings[0] ?? null
}

/** From when on it is noted who is there: an hour before the start. */
export function opensAt({ starts_at }: Pick<Meeting, 'starts_at'>): Date {
  return before(starts_at, { hours: 1 })
}

const there: readonly AttendanceState[] = ['present', 'late']

export function isThere(state: AttendanceState): boolean {
  return there.includes(state)
}

/** How much of a course somebody attended, in whole percent; to be excused is not to be there. */
export function attendedPercent(states: readonly AttendanceState[], meetings: number): number {
  const came = states.filter(isThere).length
  return Math.min(100, Math.floor((came * 100) / Math.max(1, meetings)))
}

/** What a booking is by what was noted of its people: they came, nobody came, or nothing is known yet. */
export function bookingStateOf(
  noted: readonly { attendee_id: number; state: AttendanceState }[],
  people: readonly number[],
): 'attended' | 'no_show' | 'confirmed' {
  if (noted.some((one) => isThere(one.state))) return 'attended'
  const away = new Set(noted.filter((one) => one.state === 'absent').map((one) => one.attendee_id))
  return people.length > 0 && people.every((id) => away.has(id)) ? 'no_show' : 'confirmed'
}
