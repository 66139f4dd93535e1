import { koreanDay } from '#kernel/korean-time.ts'
import type { ListedSession } from '#shop/tssa/class-contract.ts'

export const mostMonths = 12

/** Dates by their Korean day, in order. */
export function byDay(sessions: readonly ListedSession[]): Map<string, ListedSession[]> {
  const days = new Map<string, ListedSession[]>()
  for (const session of sessions)
    days.set(koreanDay(session.starts_at), [
      ...(days.get(koreanDay(session.starts_at)) ?? []),
      session,
    ])
  return days
}

/** What an address asks for: a day, a month, or nothing. */
export function askedIn(search: URLSearchParams): { month: string | null; day: string | null } {
  const given = /^(20\d{2}-(?:0[1-9]|1[0-2]))(-(?:0[1-9]|[12]\d|3[01]))?$/.exec(
    search.get('day') ?? '',
  )
  if (!given) return { month: null, day: null }
  return { month: given[1] ?? null, day: given[2] ? given[0] : null }
}
