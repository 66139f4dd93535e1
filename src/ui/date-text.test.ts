import { expect, test } from 'vitest'
import { dateText, formatDate, formatMoment, readDate, weeksOf } from './date-text.ts'

test.each([
  ['1995', '1995'],
  ['19950', '1995-0'],
  ['19950314', '1995-03-14'],
  ['1995.03.14', '1995-03-14'],
  ['1995-', '1995-'],
  ['1995-03-', '1995-03-'],
  ['199503145', '1995-03-14'],
  ['abc', ''],
])('%s is shown as %s', (typed, shown) => expect(formatDate(typed)).toBe(shown))

test.each([
  ['2026', '2026'],
  ['20261122', '2026-11-22'],
  ['2026112214', '2026-11-22 14'],
  ['202611221405', '2026-11-22 14:05'],
  ['2026-11-22 14:05', '2026-11-22 14:05'],
  ['2026112214059', '2026-11-22 14:05'],
])('%s is shown as the moment %s', (typed, shown) => expect(formatMoment(typed)).toBe(shown))

test('a day that is in no calendar is none', () => {
  expect(readDate('2024-02-29')).toEqual({ year: 2024, month: 2, day: 29 })
  for (const none of ['2023-02-29', '1995-13-01', '1995-00-10', '1995-3-14', ''])
    expect(readDate(none)).toBeNull()
})

test('a month has its days in weeks from Sunday', () => {
  expect(weeksOf(2026, 11)[0]).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(weeksOf(2026, 2)).toHaveLength(4)
  expect(weeksOf(2026, 8).flat().filter(Boolean)).toHaveLength(31)
})

test('a step past the end of a month lands in the next', () => {
  expect([dateText(2026, 1, 32), dateText(2026, 1, 0)]).toEqual(['2026-02-01', '2025-12-31'])
})
