import { addDays, daysFrom, weekdayOf } from '#kernel/days.ts'
import type { BookingState, PolicyKind, RefundStep } from './contract.ts'

type RefundTable = { kind: PolicyKind; steps: readonly RefundStep[] }
type Status = 'draft' | 'open' | 'closed' | 'cancelled' | 'finished'

/** Why a date can no longer be changed; null when it can. */
export function whyCannotChangeDate(status: Status, over_at: Date, now: Date): string | null {
  if (status === 'cancelled') return '취소한 날짜는 바꿀 수 없어요. 새 날짜를 만들어 주세요.'
  return over_at <= now ? '이미 끝난 날짜예요.' : null
}

/** Why nobody can be booked on a date by hand; null when they can, full or not open yet though it may be. */
export function whyCannotBookByHand(status: Status, over_at: Date, now: Date): string | null {
  if (status === 'cancelled') return '취소한 날짜에는 예약을 적을 수 없어요.'
  return over_at <= now ? '이미 끝난 날짜예요.' : null
}

/** Whoever has a seat of a date: paid or not yet, seen there or not. */
export function hasSeat(state: BookingState): boolean {
  return ['held', 'confirmed', 'attended', 'no_show'].includes(state)
}

/** Why attendance cannot be noted; null when it can: from an hour before the start on. */
export function whyCannotAttend(state: BookingState, starts_at: Date, now: Date): string | null {
  if (!['confirmed', 'attended', 'no_show'].includes(state))
    return '취소되었거나 결제가 끝나지 않은 예약이에요.'
  return starts_at.getTime() - now.getTime() > 60 * 60_000
    ? '출석은 시작 한 시간 전부터 적을 수 있어요.'
    : null
}

/** The steps as they are read: the most days first, one for each day. */
export function sortedSteps(steps: readonly RefundStep[]): RefundStep[] {
  return [...steps].sort((a, b) => b.days_before - a.days_before)
}

/** Why steps cannot be kept, at the field; null when they can. */
export function whyNotSteps(steps: readonly RefundStep[]): Record<string, string> | null {
  const wrong: Record<string, string> = {}
  steps.forEach(({ days_before, percent }, at) => {
    const earlier = steps.findIndex((one) => one.days_before === days_before)
    if (earlier < at) wrong[`steps.${at}.days_before`] = '같은 날수가 두 번 있어요.'
    if (steps.some((one) => one.days_before > days_before && one.percent < percent))
      wrong[`steps.${at}.percent`] = '수업이 가까울수록 돌려 주는 비율이 커질 수는 없어요.'
  })
  return Object.keys(wrong).length ? wrong : null
}

const percentAt = (steps: readonly RefundStep[], days: number) =>
  sortedSteps(steps).find((step) => days >= step.days_before)?.percent ?? 0

/** Whether nobody gets less by the new steps than by the old ones, on whatever day they cancel. */
export function isKinder(old: readonly RefundStep[], next: readonly RefundStep[]): boolean {
  const days = [0, ...[...old, ...next].flatMap((step) => [step.days_before, step.days_before - 1])]
  return days.every((day) => day < 0 || percentAt(next, day) >= percentAt(old, day))
}

/** The same of whole tables: by the meetings held, all comes back until the start and a part after it. */
export function isKinderTable(old: RefundTable, next: RefundTable): boolean {
  if (next.kind === 'progress') return true
  return old.kind === 'days' && isKinder(old.steps, next.steps)
}

/** The days of these weekdays (0 is Sunday) from one day until another, both with them; without weekdays the first day alone. */
export function daysOf(from: string, until: string, weekdays: readonly number[]): string[] {
  if (weekdays.length === 0) return [from]
  const span = Math.min(Math.max(0, daysFrom(from, until)), 366)
  return Array.from({ length: span + 1 }, (_, at) => addDays(from, at)).filter((day) =>
    weekdays.includes(weekdayOf(day)),
  )
}
