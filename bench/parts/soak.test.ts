import { expect, test } from 'vitest'
import { growthOf } from './soak.ts'

const over = (value: (minute: number) => number) =>
  Array.from({ length: 240 }, (_, n) => ({ at: (n + 1) / 12, value: value((n + 1) / 12) }))

test('memory that warms up and stays is flat', () => {
  expect(growthOf(over((minute) => 300 - 200 * Math.exp(-minute)))).toBeCloseTo(1, 2)
  // a sawtooth of the collector is no growth
  expect(growthOf(over((minute) => 300 + 40 * ((minute * 7) % 1)))).toBeCloseTo(1, 1)
})

test('memory that goes on growing is told', () => {
  expect(growthOf(over((minute) => 300 + 5 * minute))).toBeGreaterThan(1.1)
})
