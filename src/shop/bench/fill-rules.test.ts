import { describe, expect, test } from 'vitest'
import {
  blendFor,
  blendOf,
  burnHours,
  burnRate,
  reedsFor,
  times,
  volumeOf,
  wickFor,
} from './fill-rules.ts'

test('a load of the wax is not a load of the whole', () => {
  expect(blendOf(100, 'wax', 8)).toEqual({ medium: 100, oil: 8, total: 108 })
  expect(blendOf(100, 'total', 8)).toEqual({ medium: 92, oil: 8, total: 100 })
})

test('wax and oil fill the vessel together', () => {
  const blend = blendFor(300, 'wax', 8, { medium: 0.9, oil: 0.95 })
  expect(blend.medium / 0.9 + blend.oil / 0.95).toBeCloseTo(300, 9)
  expect(blend.oil / blend.medium).toBeCloseTo(0.08, 9)
  const whole = blendFor(300, 'total', 8, { medium: 0.9, oil: 0.95 })
  expect(whole.oil / whole.total).toBeCloseTo(0.08, 9)
  expect(whole.medium / 0.9 + whole.oil / 0.95).toBeCloseTo(300, 9)
})

test('one piece to 137 and back is the same within a hundredth of a gram', () => {
  const one = blendFor(217, 'wax', 7.5, { medium: 0.87, oil: 0.96 })
  const back = times(times(one, 137), 1 / 137)
  for (const part of ['medium', 'oil', 'total'] as const)
    expect(Math.abs(back[part] - one[part])).toBeLessThan(0.01)
})

test('the volume of a vessel', () => {
  expect(volumeOf({ shape: 'round', across: 80, height: 60 })).toBeCloseTo(301.593, 3)
  expect(volumeOf({ shape: 'square', across: 70, deep: 60, height: 50 })).toBe(210)
  expect(volumeOf({ shape: 'ml', ml: 180 })).toBe(180)
})

describe('the wick', () => {
  const table = [
    { material_id: 2, from: 50, to: 60 },
    { material_id: 3, from: 70, to: 80 },
    { material_id: 4, from: 90, to: 90 },
  ]
  test.each([
    [50, 2, 1],
    [60, 2, 1],
    [65, 3, 1],
    [80, 3, 1],
    [85, 4, 1],
    [90, 4, 1],
    [91, 3, 2],
    [100, 3, 2],
    [127, 4, 2],
    [150, 4, 3],
  ])('for %d mm is number %d, %d of them', (across, material_id, count) => {
    expect(wickFor(across, table)).toMatchObject({ material_id, count })
  })
  test('is not guessed below and beyond the table', () => {
    expect(wickFor(49, table)).toBeNull()
    expect(wickFor(160, table)).toBeNull()
    expect(wickFor(70, [])).toBeNull()
  })
})

test('the published burn: 540 g to 350 g over 40 h is 4.75 g an hour', () => {
  expect(burnRate(540, 350, 40)).toBe(4.75)
  expect(burnHours(190, { rate: 4.75 })).toEqual({ least: 40, most: 40 })
})

test('without a measurement there is a range, never a number', () => {
  const { least, most } = burnHours(200, { across: 75 })
  expect(least).toBeCloseTo(33.33, 2)
  expect(most).toBeCloseTo(53.33, 2)
})

test('larger bottles begin with more reeds', () => {
  const starts = [50, 100, 200, 250, 500, 1000].map((ml) => reedsFor(ml).least)
  expect(starts).toEqual([3, 3, 5, 5, 8, 10])
})
