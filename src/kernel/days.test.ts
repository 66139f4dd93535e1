import { expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  addWorkingDays,
  daysFrom,
  dayText,
  isDay,
  isWorkingDay,
  lastDayOf,
  readDay,
  weekdayOf,
  weeksOf,
} from './days.ts'

test('a day that is in no calendar is none', () => {
  expect(readDay('2024-02-29')).toEqual({ year: 2024, month: 2, day: 29 })
  for (const none of ['2023-02-29', '1995-13-01', '1995-00-10', '1995-3-14', '', '2026-03-14T00'])
    expect([none, isDay(none)]).toEqual([none, false])
})

test.each([
  ['2026-11-30', 1, '2026-12-01'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2026-01-01', -1, '2025-12-31'],
  ['1960-03-01', -1, '1960-02-29'],
])('%s and %i days is %s', (day, days, then) => {
  expect([addDays(day, days), daysFrom(day, then)]).toEqual([then, days])
})

test('a step past the end of a month lands in the next', () => {
  expect([dayText(2026, 1, 32), dayText(2026, 1, 0)]).toEqual(['2026-02-01', '2025-12-31'])
})

test('a month goes over the end of the year, and has its last day', () => {
  expect([addMonths('2026-12', 1), addMonths('2026-01', -1), addMonths('2026-11', 14)]).toEqual([
    '2027-01',
    '2025-12',
    '2028-01',
  ])
  expect([lastDayOf('2028-02'), lastDayOf('2026-02'), lastDayOf('2026-12')]).toEqual([
    '2028-02-29',
    '2026-02-28',
    '2026-12-31',
  ])
})

test('the week begins on Sunday, before 1970 as well', () => {
  expect(['2026-11-22', '2026-11-28', '1969-12-31', '1950-06-25'].map(weekdayOf)).toEqual([
    0, 6, 3, 0,
  ])
})

test('a month stands in whole weeks from Sunday on', () => {
  expect(weeksOf('2026-12').map((week) => [week[0], week[6]])).toEqual([
    ['2026-11-29', '2026-12-05'],
    ['2026-12-06', '2026-12-12'],
    ['2026-12-13', '2026-12-19'],
    ['2026-12-20', '2026-12-26'],
    ['2026-12-27', '2027-01-02'],
  ])
  // February 2026 begins on a Sunday and has 28 days
  expect(weeksOf('2026-02')).toHaveLength(4)
})

test('working days step over weekends and holidays', () => {
  expect(['2026-11-20', '2026-11-21', '2026-11-22'].map((day) => isWorkingDay(day, []))).toEqual([
    true,
    false,
    false,
  ])
  expect(addWorkingDays('2026-11-20', 1, [])).toBe('2026-11-23')
  expect(addWorkingDays('2026-11-20', 3, ['2026-11-23', '2026-11-24'])).toBe('2026-11-27')
  expect(addWorkingDays('2026-12-31', 1, ['2027-01-01'])).toBe('2027-01-04')
})
