import { before } from '#kernel/korean-time.ts'
import { leavesAt } from '#shop/notification/rules.ts'
import type { SessionStatus } from './class-contract.ts'
import { daysBefore } from './rules.ts'
import { sessionState } from './session-rules.ts'
import type { WaitState } from './wait-contract.ts'

export type OfferRules = {
  /** how long an offer stands well before the class */
  offer_minutes: number
  /** no seats are offered by themselves so many hours before the start */
  offer_stop_hours: number
}
type Timed = { starts_at: Date; closes_at: Date }

const minuteMs = 60_000
/** Less time than this is none to decide in. */
const leastMinutes = 10

/** From when on no seats are offered by themselves: before the start by the studio's hours, and never after booking has closed. */
export function offersEnd({ starts_at, closes_at }: Timed, rules: OfferRules): Date {
  const stop = before(starts_at, { hours: rules.offer_stop_hours })
  return stop < closes_at ? stop : closes_at
}

/** How long an offer stands: half as long from two days before the class on, a quarter from the day before. */
function offerMinutes(starts_at: Date, at: Date, { offer_minutes }: OfferRules): number {
  const days = daysBefore(starts_at, at)
  return days > 2 ? offer_minutes : Math.max(20, offer_minutes / (days > 1 ? 2 : 4))
}

/** Until when seats that are free now are offered; null when it is too late to offer any. An offer made at night runs from the morning on. */
export function offerUntil(session: Timed, rules: OfferRules, now: Date, end?: Date): Date | null {
  const last = end ?? offersEnd(session, rules)
  const runs = leavesAt(now, true)
  const own = runs.getTime() + offerMinutes(session.starts_at, runs, rules) * minuteMs
  const until = Math.min(last.getTime(), own)
  return until - now.getTime() >= leastMinutes * minuteMs ? new Date(until) : null
}

/**
 * Who is offered seats, in order of arrival: everybody who fits into what those before have left. So a large party may be
 * passed by a smaller one, and never by one of its own size or larger.
 */
export function served<W extends { people: number }>(line: readonly W[], left: number): W[] {
  const lucky: W[] = []
  let free = left
  for (const one of line) {
    if (one.people > free) continue
    lucky.push(one)
    free -= one.people
  }
  return lucky
}

type Dated = Timed & { status: SessionStatus; opens_at: Date; ends_at: Date }

/** Why nobody can wait for this date; null when they can. */
export function whyCannotWait(session: Dated, rules: OfferRules, now: Date): string | null {
  const state = sessionState({ ...session, left: 1 }, now)
  if (state === 'cancelled') return '취소된 날짜예요. 다른 날짜를 골라 주세요.'
  if (state === 'soon') return '아직 예약이 열리지 않은 날짜예요.'
  if (state !== 'open') return '예약이 끝난 날짜라 기다릴 수 없어요. 다른 날짜를 골라 주세요.'
  return offersEnd(session, rules) <= now
    ? '수업이 가까워 더는 대기를 받지 않아요. 공방에 전화로 물어봐 주세요.'
    : null
}

const open: readonly WaitState[] = ['waiting', 'offered']
/** By hand seats are offered also to those whose line has ended, or who had let an offer go by. */
export const offerable = ['waiting', 'closed', 'expired'] as const satisfies readonly WaitState[]

export function isOfferable(state: WaitState): boolean {
  return offerable.some((one) => one === state)
}

/** Why a place in line cannot be given up or taken away; null while it is one. */
export function whyCannotLeave(state: WaitState): string | null {
  return open.includes(state) ? null : '이미 끝난 대기예요.'
}

export const lateOffer =
  '시간이 지나 자리가 다음 분께 넘어갔어요. 다시 기다리려면 대기를 신청해 주세요.'

/** Why seats on offer cannot be taken; null when they can, or when they are kept in the member's basket already. */
export function whyCannotTake(
  { state, offer_until }: { state: WaitState; offer_until: Date | null },
  now: Date,
): string | null {
  const isOffered = state === 'offered' || state === 'accepted'
  return isOffered && offer_until !== null && offer_until > now ? null : lateOffer
}
