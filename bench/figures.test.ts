import { expect, test } from 'vitest'
import { exponent, median, percentile } from './figures.ts'

test('a percentile is a value that was measured', () => {
  const hundred = Array.from({ length: 100 }, (_, at) => 100 - at)
  expect(percentile(hundred, 0.5)).toBe(50)
  expect(percentile(hundred, 0.95)).toBe(95)
  expect(percentile(hundred, 0.99)).toBe(99)
  expect(percentile(hundred, 1)).toBe(100)
  expect(percentile([7], 0.95)).toBe(7)
  expect(median([9, 1, 5])).toBe(5)
  // the slow one of few is not left out
  expect(percentile([1, 1, 1, 1, 900], 0.95)).toBe(900)
})

test('nothing measured is no figure', () => {
  expect(percentile([], 0.5)).toBeNaN()
  expect(exponent([])).toBeNaN()
  expect(exponent([{ size: 1_000, value: 4 }])).toBeNaN()
})

test.each([
  [0, (_size: number) => 12],
  [0.5, (size: number) => 3 * Math.sqrt(size)],
  [1, (size: number) => size / 250],
  [2, (size: number) => size ** 2],
])('growth by the power of %s is told', (power, cost) => {
  const points = [1_000, 10_000, 100_000].map((size) => ({ size, value: cost(size) }))
  expect(exponent(points)).toBeCloseTo(power, 6)
})
