import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { overMaximum } from './choice-rules.ts'
import { clamped, leastPercent, mostPercent, percentOf, valueAt } from './range-rules.ts'
import { selectListMost } from './select.tsx'
import { starsFrom, starsTo } from './star-rating.tsx'

test('a slider moves between 0 and 100 percent', () =>
  expect([leastPercent, mostPercent]).toEqual([0, 100]))

test.each([
  [-5, 0],
  [0, 0],
  [42, 42],
  [100, 100],
  [101, 100],
  [Number.NaN, 0],
  [Number.POSITIVE_INFINITY, 0],
])('%d is held at %d', (value, held) => expect(clamped(value, 0, 100)).toBe(held))

test('ends in the wrong order hold all the same', () =>
  expect([clamped(5, 10, 0), clamped(50, 10, 0)]).toEqual([5, 10]))

test.each([
  [1_000, 0],
  [6_000, 50],
  [11_000, 100],
  [0, 0],
  [99_000, 100],
])('between 1,000 and 11,000 the value %d lies at %d percent', (value, percent) =>
  expect(percentOf(value, 1_000, 11_000)).toBe(percent),
)

test.each([
  [0, 1_230],
  [50, 10_600],
  [51, 10_800],
  [100, 19_990],
  [140, 19_990],
  [-3, 1_230],
])('at %d percent between 1,230 and 19,990 in hundreds lies %d', (percent, value) =>
  expect(valueAt(percent, 1_230, 19_990, 100)).toBe(value),
)

test('one price alone has no way to go', () =>
  expect([percentOf(500, 500, 500), valueAt(70, 500, 500)]).toEqual([0, 500]))

test('a group takes as many as it may, and no more', () => {
  expect(overMaximum(['a', 'b'], 3)).toBe(false)
  expect(overMaximum(['a', 'b', 'c'], 3)).toBe(true)
  expect(overMaximum(['a', 'b', 'c'], undefined)).toBe(false)
})

test('a list of choices is 300 px high at most, and there are one to five stars', () => {
  expect(selectListMost).toBe(300)
  expect(readFileSync('src/ui/styles.css', 'utf8')).toContain(`max-height: ${selectListMost}px`)
  expect([starsFrom, starsTo]).toEqual([1, 5])
})
