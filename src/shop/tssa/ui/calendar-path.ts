import type { Lang } from '#kernel/language.ts'
import { withQuery } from '#kernel/paths.ts'
import { classCalendars } from '#shop/tssa/ticket-contract.ts'

/** The address that a calendar subscribes to: all dates, or those of one class. */
export function calendarPath(lang: Lang, class_id?: number): string {
  return withQuery(classCalendars.open.path, { class_id, lang })
}
