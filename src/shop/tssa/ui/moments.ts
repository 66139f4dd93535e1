import { dayWithWeekday } from '#kernel/day-words.ts'
import { koreanClock, koreanDay } from '#kernel/korean-time.ts'
import type { Lang } from '#kernel/language.ts'

/** "2026.03.14 (토)", "Sat 14 Mar 2026". */
export function classDay(at: string, lang: Lang): string {
  return dayWithWeekday(koreanDay(at), lang)
}

/** "14:00–16:00", Korean time. */
export function classHours({ starts_at, ends_at }: { starts_at: string; ends_at: string }): string {
  return `${koreanClock(starts_at)}–${koreanClock(ends_at)}`
}
