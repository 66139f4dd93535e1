import type { Lang } from '#kernel/language.ts'
import { readDate } from '#ui/date-text.ts'

const zone = 'Asia/Seoul'
const hours: Intl.DateTimeFormatOptions = {
  timeZone: zone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
}
const parts = new Intl.DateTimeFormat('en-CA', hours)
const weekdays = {
  kr: new Intl.DateTimeFormat('ko-KR', { timeZone: zone, weekday: 'short' }),
  en: new Intl.DateTimeFormat('en-US', { timeZone: zone, weekday: 'short' }),
}
const dayMs = 86_400_000

function read(iso: string | Date): Record<string, string> {
  return Object.fromEntries(
    parts.formatToParts(new Date(iso)).map((part) => [part.type, part.value]),
  )
}

/** 2026.03.14 14:05, Korean time. */
export function stamp(iso: string): string {
  const { year, month, day, hour, minute } = read(iso)
  return `${year}.${month}.${day} ${hour}:${minute}`
}

/** 03.14 14:05, for rows. */
export function shortStamp(iso: string): string {
  return stamp(iso).slice(5)
}

/** 2026.03.14 (토) */
export function dayWithWeekday(iso: string, lang: Lang): string {
  const { year, month, day } = read(iso)
  return `${year}.${month}.${day} (${weekdays[lang].format(new Date(iso))})`
}

export function weekday(day: string, lang: Lang): string {
  return weekdays[lang].format(new Date(`${day}T12:00:00+09:00`))
}

/** YYYY-MM-DD in Korea, `back` days ago. */
export function koreanDay(back = 0, now = Date.now()): string {
  const { year, month, day } = read(new Date(now - back * dayMs))
  return `${year}-${month}-${day}`
}

/** The text of a field for an instant, YYYY-MM-DD HH:MM: staff think in Korean time. */
export function momentText(iso: string): string {
  const { year, month, day, hour, minute } = read(iso)
  return `${year}-${month}-${day} ${hour}:${minute}`
}

/** The instant of such a text, of a day alone its beginning; null for what is none. */
export function momentOf(text: string): string | null {
  const [, day, time = '00:00'] =
    /^(\d{4}-\d{2}-\d{2})(?: ((?:[01]\d|2[0-3]):[0-5]\d))?$/.exec(text) ?? []
  return day && readDate(day) ? new Date(`${day}T${time}:00+09:00`).toISOString() : null
}
