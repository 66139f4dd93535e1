import { addDays, isDay } from './days.ts'

export const hourMs = 3_600_000
export const dayMs = 24 * hourMs
// Korea keeps UTC+9 all year
const ahead = 9 * hourMs

type Moment = Date | string

/** What the clocks of Korea show: "2026-03-04T23:59:01.000Z", the Z for nothing. */
function clock(at: Moment): string {
  return new Date(new Date(at).getTime() + ahead).toISOString()
}

/** The calendar day in Korea: YYYY-MM-DD. */
export function koreanDay(at: Moment): string {
  return clock(at).slice(0, 10)
}

/** Today in Korea by this machine's clock, `later` days on. A verb of the server asks `ctx.now` instead. */
export function koreanToday(later = 0): string {
  return addDays(koreanDay(new Date()), later)
}

/** 0 to 23, in Korea. */
export function koreanHour(at: Moment): number {
  return Number(clock(at).slice(11, 13))
}

/** "23:59", Korean time. */
export function koreanClock(at: Moment): string {
  return clock(at).slice(11, 16)
}

/** "2025-03-04 23:59" in Korean time, as it is written in a mail and in a field. */
export function koreanMinute(at: Moment): string {
  return clock(at).slice(0, 16).replace('T', ' ')
}

/** "2026-12-05T14:00:00+09:00", for other programs. */
export function koreanIso(at: Moment): string {
  return `${clock(at).slice(0, 19)}+09:00`
}

/** yymmddHHMMSS in Korean time. */
export function koreanStamp(at: Moment): string {
  return clock(at).replace(/\D/g, '').slice(2, 14)
}

/** The moment of "2025-03-04 23:59" in Korean time, of a day alone its beginning; null for what is none. */
export function readKorean(text: string): Date | null {
  const [, day, time = '00:00'] =
    /^(\d{4}-\d{2}-\d{2})(?: ((?:[01]\d|2[0-3]):[0-5]\d))?$/.exec(text) ?? []
  return day && isDay(day) ? new Date(`${day}T${time}:00+09:00`) : null
}

/** The first moment of a Korean day, `later` days on. */
export function startOfKoreanDay(of: string, later = 0): Date {
  return new Date(Date.parse(`${of}T00:00:00+09:00`) + later * dayMs)
}

/** 23:59:59 Korean time, `later` days on. */
export function endOfKoreanDay(at: Moment, later = 0): Date {
  return new Date(startOfKoreanDay(koreanDay(at), later + 1).getTime() - 1000)
}

type Span = { days?: number; hours?: number }

/** So much later to the second; a day is 24 hours. Less than 0 is earlier. */
export function after(at: Date, { days = 0, hours = 0 }: Span): Date {
  return new Date(at.getTime() + days * dayMs + hours * hourMs)
}

/** So much earlier to the second. */
export function before(at: Date, { days = 0, hours = 0 }: Span): Date {
  return after(at, { days: -days, hours: -hours })
}

/** The zone of the clock that this code runs by: in a browser, the visitor's. */
export function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
