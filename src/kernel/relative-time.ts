import { dayMs, hourMs, koreanDay } from './korean-time.ts'
import type { PhraseParams } from './translate.ts'

const minute = 60_000

/** How long ago, as a phrase: 방금, 3분전, 5시간 전; from a day on the Korean month and day. */
export function relativeTime(
  at: Date,
  now: Date,
): { phrase: string; params?: PhraseParams } | { day: string } {
  const past = now.getTime() - at.getTime()
  if (past < minute) return { phrase: '방금' }
  if (past < hourMs) return { phrase: '{count}분전', params: { count: Math.floor(past / minute) } }
  if (past < dayMs)
    return { phrase: '{count}시간 전', params: { count: Math.floor(past / hourMs) } }
  return { day: koreanDay(at).slice(5) }
}
