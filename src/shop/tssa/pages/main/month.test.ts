import { expect, test } from 'vitest'
import { askedIn, lastDayOf, monthAfter, weeksIn } from './month.ts'

test('a month stands in whole weeks from Sunday on', () => {
  expect(weeksIn('2026-12').map((week) => [week[0], week[6]])).toEqual([
    ['2026-11-29', '2026-12-05'],
    ['2026-12-06', '2026-12-12'],
    ['2026-12-13', '2026-12-19'],
    ['2026-12-20', '2026-12-26'],
    ['2026-12-27', '2027-01-02'],
  ])
  // February 2026 begins on a Sunday and has 28 days
  expect(weeksIn('2026-02')).toHaveLength(4)
  expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1), lastDayOf('2028-02')]).toEqual([
    '2027-01',
    '2025-12',
    '2028-02-29',
  ])
})

test.each([
  ['day=2026-12-05', '2026-12', '2026-12-05'],
  ['day=2026-12', '2026-12', null],
  ['day=2026-13-01', null, null],
  ['day=yesterday', null, null],
  ['', null, null],
])('the address %s asks for the month %s and the day %s', (query, month, day) => {
  expect(askedIn(new URLSearchParams(query))).toEqual({ month, day })
})
