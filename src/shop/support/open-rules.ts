import { addDays, isWorkingDay } from '#kernel/days.ts'
import { koreanClock, koreanDay } from '#kernel/korean-time.ts'

type Told = {
  /** as staff wrote them: "평일 10:00–18:00", "점심 12:00–13:00" */
  hours: { ko: string }
  lunch: { ko: string }
}
export type OpenNow =
  | { state: 'open'; until: string }
  | { state: 'lunch'; until: string }
  /** `day` is null on the same day */
  | { state: 'closed'; day: string | null; from: string }

const span = /(\d{1,2}):(\d{2})\s*(?:[–—~-]|부터|에서)\s*(\d{1,2}):(\d{2})/
const mostDays = 30

/** Whether somebody answers now, by Korean days: closed on weekends and on the shop's holidays, unless its hours say every day. Null for hours that name no times. */
export function openNow(
  { hours, lunch }: Told,
  holidays: readonly string[],
  now: Date,
): OpenNow | null {
  const open = timesIn(hours.ko)
  if (!open) return null
  const isEveryDay = /매일|연중무휴/.test(hours.ko)
  const works = (day: string) =>
    isEveryDay ? !holidays.includes(day) : isWorkingDay(day, holidays)
  const [today, clock] = [koreanDay(now), koreanClock(now)]
  if (works(today)) {
    if (clock < open.from) return { state: 'closed', day: null, from: open.from }
    const pause = timesIn(lunch.ko)
    if (pause && clock >= pause.from && clock < pause.until)
      return { state: 'lunch', until: pause.until }
    if (clock < open.until) return { state: 'open', until: open.until }
  }
  for (let ahead = 1; ahead <= mostDays; ahead++) {
    const day = addDays(today, ahead)
    if (works(day)) return { state: 'closed', day, from: open.from }
  }
  return null
}

/** The first two times of a text, as a clock shows them; null where the second is not later. */
function timesIn(text: string): { from: string; until: string } | null {
  const [, fromHour = '', fromMinute, untilHour = '', untilMinute] = span.exec(text) ?? []
  if (!fromMinute || !untilMinute) return null
  const from = `${fromHour.padStart(2, '0')}:${fromMinute}`
  const until = `${untilHour.padStart(2, '0')}:${untilMinute}`
  return from < until && until <= '24:00' ? { from, until } : null
}
