import type { ListedSession } from '#shop/tssa/class-contract.ts'

export const mostMonths = 12

const oneDay = 86_400_000

/** The Korean day of a moment: YYYY-MM-DD. */
export function dayOf(iso: string): string {
  return new Date(Date.parse(iso) + 9 * 3_600_000).toISOString().slice(0, 10)
}

/** Dates by their Korean day, in order. */
export function byDay(sessions: readonly ListedSession[]): Map<string, ListedSession[]> {
  const days = new Map<string, ListedSession[]>()
  for (const session of sessions)
    days.set(dayOf(session.starts_at), [...(days.get(dayOf(session.starts_at)) ?? []), session])
  return days
}

/** The month some months later: YYYY-MM. */
export function monthAfter(month: string, later: number): string {
  const [year = 0, at = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, at - 1 + later, 1)).toISOString().slice(0, 7)
}

export function lastDayOf(month: string): string {
  return new Date(Date.parse(`${monthAfter(month, 1)}-01T00:00:00Z`) - oneDay)
    .toISOString()
    .slice(0, 10)
}

/** Whole weeks from Sunday on; the days of other months stand at both ends. */
export function weeksIn(month: string): string[][] {
  const first = Date.parse(`${month}-01T00:00:00Z`)
  const start = first - new Date(first).getUTCDay() * oneDay
  const last = Date.parse(`${lastDayOf(month)}T00:00:00Z`)
  const weeks = Math.ceil((last - start + oneDay) / (7 * oneDay))
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, day) =>
      new Date(start + (week * 7 + day) * oneDay).toISOString().slice(0, 10),
    ),
  )
}

/** What an address asks for: a day, a month, or nothing. */
export function askedIn(search: URLSearchParams): { month: string | null; day: string | null } {
  const given = /^(20\d{2}-(?:0[1-9]|1[0-2]))(-(?:0[1-9]|[12]\d|3[01]))?$/.exec(
    search.get('day') ?? '',
  )
  if (!given) return { month: null, day: null }
  return { month: given[1] ?? null, day: given[2] ? given[0] : null }
}
