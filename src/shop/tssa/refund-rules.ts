import { addDays, daysFrom } from '#kernel/days.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import type { PolicyKind, RefundStep, ShopMove } from './contract.ts'
import { type Meeting, meetingsOf, overAt } from './meeting-rules.ts'
import { refundPercent } from './rules.ts'

type Meets = Parameters<typeof meetingsOf>[0]
export type Table = { kind: PolicyKind; steps: readonly RefundStep[] }

/** Of a course under way: less than this share of a month's meetings has begun, so much of the month comes back. */
export const progressSteps = [
  { held: [1, 3], back: [2, 3] },
  { held: [1, 2], back: [1, 2] },
] as const

/** What is shown and asked of a percent: two thirds are 66.67. Sums are made of the whole. */
export function shownPercent(percent: number): number {
  return Math.round(percent * 100) / 100
}

/** Whether a percent that was shown is still the true one. */
export function isSamePercent(shown: number, percent: number): boolean {
  return Math.abs(shown - percent) < 1
}

/** What a table gives back of a date at a moment: nothing once the last meeting is over. */
export function tablePercent({ kind, steps }: Table, date: Meets, now: Date): number {
  if (overAt(date) <= now) return 0
  if (now < date.starts_at)
    return kind === 'progress' ? 100 : refundPercent(steps, date.starts_at, now)
  return kind === 'progress' ? progressPercent(date, now) : 0
}

/** Months before are used up, the running one by its share, those to come whole: each weighs as many meetings as it has. */
function progressPercent(date: Meets, now: Date): number {
  const months = monthsOf(meetingsOf(date))
  const begun = (one: Meeting) => one.starts_at <= now
  const running = months.findLastIndex((month) => month.some(begun))
  const all = months.flat().length
  return months.reduce((sum, month, at) => {
    const part = at < running ? 0 : at > running ? 1 : shareLeft(month.filter(begun).length, month)
    return sum + (part * month.length * 100) / all
  }, 0)
}

function shareLeft(held: number, month: readonly Meeting[]): number {
  const step = progressSteps.find(({ held: [part, whole] }) => held * whole < part * month.length)
  return step ? step.back[0] / step.back[1] : 0
}

/** A course of at most a month is one; a longer one is counted month by month from its first day. */
function monthsOf(meetings: readonly Meeting[]): Meeting[][] {
  const first = koreanDay(meetings[0]?.starts_at ?? new Date(0))
  const months = new Map<number, Meeting[]>()
  for (const one of meetings) {
    const at = monthsSince(first, koreanDay(one.starts_at))
    months.set(at, [...(months.get(at) ?? []), one])
  }
  return [...months.values()]
}

/** Whole months from one day to another; the 31st ends with the last day of a shorter month. */
function monthsSince(first: string, day: string): number {
  const [year = 0, month = 0, date = 0] = first.split('-').map(Number)
  const [y = 0, m = 0] = day.split('-').map(Number)
  const span = (y - year) * 12 + m - month
  const last = Number(
    addDays(`${m === 12 ? y + 1 : y}-${two(m === 12 ? 1 : m + 1)}-01`, -1).slice(8),
  )
  const turn = `${y}-${two(m)}-${two(Math.min(date, last))}`
  return daysFrom(turn, day) >= 0 ? span : span - 1
}

const two = (n: number) => String(n).padStart(2, '0')

/** What comes back when the studio cannot hold a date: all of it, of a course the share of the meetings that are not over. */
export function faultPercent(date: Meets, now: Date): number {
  return leftPercent(meetingsOf(date), now)
}

/** The share of meetings that are not over. */
export function leftPercent(meetings: readonly { ends_at: Date | string }[], now: Date): number {
  const left = meetings.filter(({ ends_at }) => new Date(ends_at) > now).length
  return (left * 100) / meetings.length
}

export type Agreed = {
  /** the table it was made under; null for one that was written down before tables were kept */
  terms: Table | null
  /** the table of its class today: a kinder one counts */
  today: Table
  most_percent: number | null
  by_shop: Pick<ShopMove, 'until'> | null
}

/** The percent that comes back when a member cancels now: never less than was agreed, and all of it where the studio moved it. */
export function agreedPercent(booking: Agreed, date: Meets, now: Date): number {
  if (isMovedByShop(booking, now)) return faultPercent(date, now)
  const { terms, today, most_percent } = booking
  const best = Math.max(terms ? tablePercent(terms, date, now) : 0, tablePercent(today, date, now))
  return Math.min(best, most_percent ?? 100)
}

/** The studio moved it, and nobody has to take that before the new start. */
export function isMovedByShop({ by_shop }: Pick<Agreed, 'by_shop'>, now: Date): boolean {
  return by_shop !== null && now < new Date(by_shop.until)
}

/** What the booking would give back right after its member has moved it to another date: said before, and true afterwards. */
export function percentAfterMove(
  booking: Agreed & { free_move: boolean },
  from: Meets,
  to: Meets,
  now: Date,
): number {
  return agreedPercent(termsAfterMove(booking, from, to, now), to, now)
}

/** The terms of a booking that its member moves: at most what the old date gave; a change that the studio made necessary keeps all of it. */
export function termsAfterMove<B extends Agreed & { free_move: boolean }>(
  booking: B,
  from: Meets,
  to: Meets,
  now: Date,
): B {
  if (booking.free_move && booking.by_shop)
    return {
      ...booking,
      free_move: false,
      by_shop: { ...booking.by_shop, until: to.starts_at.toISOString() },
    }
  return { ...booking, by_shop: null, most_percent: agreedPercent(booking, from, now) }
}
