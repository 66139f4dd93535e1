import { expect, test } from 'vitest'
import {
  daysOf,
  isKinder,
  whyCannotAttend,
  whyCannotBookByHand,
  whyCannotChangeDate,
  whyNotSteps,
} from './date-rules.ts'

const now = new Date('2026-11-23T05:00:00Z')
const later = new Date('2026-11-23T08:00:00Z')

test('a date that is over or called off stays as it is', () => {
  expect(whyCannotChangeDate('open', later, now)).toBeNull()
  expect(whyCannotChangeDate('finished', now, now)).toBe('이미 끝난 날짜예요.')
  expect(whyCannotChangeDate('cancelled', later, now)).toMatch('취소한 날짜')
  expect(whyCannotBookByHand('closed', later, now)).toBeNull()
  expect(whyCannotBookByHand('cancelled', later, now)).toMatch('취소한 날짜')
})

test('attendance is noted from an hour before the start', () => {
  const start = new Date('2026-11-23T06:00:00Z')
  expect(whyCannotAttend('confirmed', start, now)).toBeNull()
  expect(whyCannotAttend('confirmed', start, new Date(now.getTime() - 1))).toMatch('한 시간 전')
  expect(whyCannotAttend('cancelled_by_member', start, now)).toMatch('취소되었거나')
})

test('steps name each day once and never give more for a later cancellation', () => {
  const step = (days_before: number, percent: number) => ({ days_before, percent })
  expect(whyNotSteps([step(7, 100), step(1, 50)])).toBeNull()
  expect(whyNotSteps([step(7, 100), step(7, 50)])).toHaveProperty('steps.1.days_before')
  expect(whyNotSteps([step(7, 50), step(1, 80)])).toHaveProperty('steps.1.percent')
})

test.each([
  [
    [
      [7, 100],
      [1, 50],
    ],
    [
      [7, 100],
      [1, 50],
    ],
    true,
  ],
  [
    [
      [7, 100],
      [1, 50],
    ],
    [
      [5, 100],
      [1, 60],
    ],
    true,
  ],
  [
    [
      [7, 100],
      [1, 50],
    ],
    [
      [8, 100],
      [1, 50],
    ],
    false,
  ],
  [
    [
      [7, 100],
      [1, 50],
    ],
    [
      [7, 100],
      [2, 50],
    ],
    false,
  ],
  [
    [[7, 100]],
    [
      [7, 90],
      [0, 90],
    ],
    false,
  ],
])('%j to %j is kinder: %s', (old, next, kinder) => {
  const steps = (rows: number[][]) =>
    rows.map(([days_before = 0, percent = 0]) => ({ days_before, percent }))
  expect(isKinder(steps(old as number[][]), steps(next as number[][]))).toBe(kinder)
})

test('weekdays of a span, or its first day alone', () => {
  expect(daysOf('2026-12-01', '2026-12-14', [2, 6])).toEqual([
    '2026-12-01',
    '2026-12-05',
    '2026-12-08',
    '2026-12-12',
  ])
  expect(daysOf('2026-12-01', '2026-12-14', [])).toEqual(['2026-12-01'])
  expect(daysOf('2026-12-14', '2026-12-01', [1])).toEqual(['2026-12-14'])
})
