import type { PhraseParams } from './translate.ts'

const minute = 60_000
const hour = 60 * minute
const ahead = 9 * hour

/** How long ago, as a phrase: 방금, 3분전, 5시간 전; from a day on the Korean month and day. */
export function relativeTime(
  at: Date,
  now: Date,
): { phrase: string; params?: PhraseParams } | { day: string } {
  const past = now.getTime() - at.getTime()
  if (past < minute) return { phrase: '방금' }
  if (past < hour) return { phrase: '{count}분전', params: { count: Math.floor(past / minute) } }
  if (past < 24 * hour)
    return { phrase: '{count}시간 전', params: { count: Math.floor(past / hour) } }
  return { day: new Date(at.getTime() + ahead).toISOString().slice(5, 10) }
}
