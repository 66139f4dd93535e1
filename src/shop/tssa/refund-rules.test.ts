import { describe, expect, test } from 'vitest'
import { dayMs, hourMs } from '#kernel/korean-time.ts'
import type { RefundStep } from './contract.ts'
import { isKinderTable } from './date-rules.ts'
import { meetingsOf } from './meeting-rules.ts'
import {
  agreedPercent,
  faultPercent,
  isSamePercent,
  percentAfterMove,
  shownPercent,
  tablePercent,
  termsAfterMove,
} from './refund-rules.ts'
import { refundAmount } from './rules.ts'

const day = dayMs
const first = new Date('2026-03-02T05:00:00Z')
const meets = (meetings: number, starts_at = first, later_starts: string[] = []) => ({
  ...{ starts_at, meetings, later_starts },
  ends_at: new Date(+starts_at + 2 * hourMs),
})
const course = { kind: 'progress' as const, steps: [] }
const days = {
  kind: 'days' as const,
  steps: [
    { days_before: 7, percent: 100 },
    { days_before: 1, percent: 50 },
  ],
}
/** A moment after so many meetings of a course have begun. */
const afterMeeting = (date: ReturnType<typeof meets>, held: number) =>
  new Date(+(meetingsOf(date)[held - 1]?.starts_at ?? first) + 3 * hourMs)

describe('a course by the meetings held', () => {
  test.each([
    [4, 1, 66.67],
    [4, 2, 0],
    [3, 1, 50],
    [3, 2, 0],
    [2, 1, 0],
  ])('of %d weekly meetings, %d held: %d percent come back', (meetings, held, percent) => {
    const date = meets(meetings)
    expect(shownPercent(tablePercent(course, date, afterMeeting(date, held)))).toBe(percent)
  })

  test('of six within a month: two thirds after the first, a half after the second, nothing after the third', () => {
    const later = [1, 2, 3, 4, 5].map((at) => new Date(+first + at * 3 * day).toISOString())
    const date = meets(6, first, later)
    const back = [1, 2, 3, 4, 5].map((held) =>
      shownPercent(tablePercent(course, date, afterMeeting(date, held))),
    )
    expect(back).toEqual([66.67, 50, 0, 0, 0])
    expect(refundAmount(480_000, 200 / 3, 'krw')).toBe(320_000)
  })

  test('that lasts longer than a month is counted month by month: the months to come are whole', () => {
    // five meetings in the first month from 2 March, three in the second
    const date = meets(8)
    const back = (held: number) => tablePercent(course, date, afterMeeting(date, held))
    expect(back(1)).toBeCloseTo((100 * ((5 * 2) / 3 + 3)) / 8)
    expect(back(2)).toBeCloseTo((100 * (5 / 2 + 3)) / 8)
    expect(back(3)).toBeCloseTo((100 * 3) / 8)
    expect(back(5)).toBeCloseTo((100 * 3) / 8)
    expect(back(6)).toBeCloseTo((100 * 3) / 8 / 2)
    expect(back(7)).toBe(0)
  })

  test('gives all back until it begins, and nothing once it is over', () => {
    const date = meets(4)
    expect(tablePercent(course, date, new Date(+first - 1))).toBe(100)
    expect(tablePercent(course, date, new Date(+first + 22 * day))).toBe(0)
  })

  test('that the studio cannot go on with gives back every meeting that is not over', () => {
    const date = meets(4)
    expect(faultPercent(date, new Date(+first - 1))).toBe(100)
    expect(faultPercent(date, afterMeeting(date, 1))).toBe(75)
    expect(faultPercent(date, afterMeeting(date, 3))).toBe(25)
    expect(faultPercent(meets(1), new Date(+first + 60_000))).toBe(100)
  })
})

const random = (seed: number) => () => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296
  return seed / 4_294_967_296
}

/** A table as studios have them: the nearer the day, the less comes back. */
function anyTable(next: () => number) {
  if (next() < 0.3) return course
  let percent = 100
  const steps: RefundStep[] = []
  for (let before = 14; before >= 0 && steps.length < 4; before -= Math.ceil(next() * 6)) {
    percent = Math.floor(percent * (0.5 + next() / 2))
    steps.push({ days_before: before, percent: steps.length ? percent : 100 })
  }
  return { kind: 'days' as const, steps }
}

describe('whatever the tables, dates and moments', () => {
  const cases = Array.from({ length: 400 }, (_, at) => {
    const next = random(at + 1)
    const [terms, today] = [anyTable(next), anyTable(next)]
    const from = meets(1 + Math.floor(next() * 6))
    const to = meets(from.meetings, new Date(+first + Math.floor((next() - 0.4) * 60) * day))
    const now = new Date(+first - Math.floor(next() * 20 * day))
    return { terms, today, from, to, now, most_percent: null, by_shop: null, free_move: false }
  })

  test('nobody gets less than what was agreed, nor more than all', () => {
    for (const { from, now, ...booking } of cases) {
      const percent = agreedPercent(booking, from, now)
      expect(percent).toBeGreaterThanOrEqual(tablePercent(booking.terms, from, now))
      expect(percent).toBeLessThanOrEqual(100)
    }
  })

  test('a member who moves a booking never gets more than the old date gave at that moment, and what is said before is true', () => {
    for (const { from, to, now, ...booking } of cases) {
      const before = agreedPercent(booking, from, now)
      const said = percentAfterMove(booking, from, to, now)
      const moved = termsAfterMove(booking, from, to, now)
      expect(agreedPercent(moved, to, now)).toBe(said)
      for (let at = +now; at < +to.starts_at + 40 * day; at += day / 2)
        expect(agreedPercent(moved, to, new Date(at))).toBeLessThanOrEqual(before)
    }
  })

  test('whom the studio moves has all of it back until the new start, also on the date they choose for it, whatever they had before', () => {
    for (const { from, to, now, ...booking } of cases) {
      if (to.starts_at <= now) continue
      const by_shop = {
        ...{ at: now.toISOString(), until: from.starts_at.toISOString(), place: '', place_en: '' },
        ...{ starts_at: first.toISOString(), ends_at: first.toISOString() },
      }
      const moved = { ...booking, by_shop, free_move: true, most_percent: 0 }
      const justBefore = (start: Date) => new Date(+start - 1)
      expect(agreedPercent(moved, from, justBefore(from.starts_at))).toBe(100)
      if (from.starts_at <= now) continue
      const chosen = termsAfterMove(moved, from, to, now)
      expect(chosen.free_move).toBe(false)
      expect(agreedPercent(chosen, to, justBefore(to.starts_at))).toBe(100)
    }
  })

  test('a table that is called kinder never gives less', () => {
    for (const { terms, today, from, now } of cases)
      if (isKinderTable(terms, today))
        expect(tablePercent(today, from, now)).toBeGreaterThanOrEqual(
          tablePercent(terms, from, now),
        )
  })
})

test('a percent that was shown is known again, and another is not', () => {
  expect(isSamePercent(66.67, 200 / 3)).toBe(true)
  expect(isSamePercent(67, 200 / 3)).toBe(true)
  expect(isSamePercent(50, 200 / 3)).toBe(false)
  expect(isSamePercent(80, 79)).toBe(false)
  expect(tablePercent(days, meets(1), new Date(+first - 3 * day))).toBe(50)
})
