import type { Lang } from '#kernel/language.ts'

const zone = 'Asia/Seoul'
const day = {
  kr: new Intl.DateTimeFormat('ko-KR', { timeZone: zone, weekday: 'short' }),
  en: new Intl.DateTimeFormat('en-US', { timeZone: zone, weekday: 'short' }),
}
const date = new Intl.DateTimeFormat('en-CA', {
  timeZone: zone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})
const time = new Intl.DateTimeFormat('en-GB', {
  timeZone: zone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** "2026.03.14 (토)" */
export function classDay(iso: string, lang: Lang): string {
  return `${date.format(new Date(iso)).replaceAll('-', '.')} (${day[lang].format(new Date(iso))})`
}

/** "14:00–16:00", Korean time. */
export function classHours({ starts_at, ends_at }: { starts_at: string; ends_at: string }): string {
  return `${time.format(new Date(starts_at))}–${time.format(new Date(ends_at))}`
}

const short = {
  kr: new Intl.DateTimeFormat('ko-KR', {
    timeZone: zone,
    month: 'long',
    day: 'numeric',
    weekday: 'short',
  }),
  en: new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    month: 'short',
    day: 'numeric',
    weekday: 'short',
  }),
}

/** "12월 5일 (토)", or "Sat, Dec 5". */
export function shortDay(iso: string, lang: Lang): string {
  return short[lang].format(new Date(iso))
}

/** "14:00", Korean time. */
export function classTime(iso: string): string {
  return time.format(new Date(iso))
}
