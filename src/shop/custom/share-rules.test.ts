import { describe, expect, test } from 'vitest'
import { fillsTo, gramsOf, inUnit, reshared, type Share, whole } from './share-rules.ts'

describe('shares', () => {
  const shares = (...of: number[]): Share[] =>
    of.map((hundredths) => ({ hundredths, locked: false }))

  test('make exactly 100.00 after any run of changes', () => {
    let now = shares(2500, 2500, 2500, 2500)
    let state = 7
    for (let step = 0; step < 500; step++) {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
      const at = state % 4
      const next = reshared(now, at, Math.floor(state / 8) % 10_001)
      if (!next) continue
      expect(next.reduce((all, one) => all + one, 0)).toBe(whole)
      expect(next.every((one) => one >= 0)).toBe(true)
      now = next.map((hundredths, place) => ({ hundredths, locked: (step + place) % 5 === 0 }))
    }
  })

  test('that are locked stay, and leave no room beyond theirs', () => {
    const locked = [
      { hundredths: 6000, locked: true },
      { hundredths: 3000, locked: false },
      { hundredths: 1000, locked: false },
    ]
    expect(reshared(locked, 1, 2000)).toEqual([6000, 2000, 2000])
    expect(reshared(locked, 1, 4001)).toBeNull()
    expect(reshared(locked, 1, -1)).toBeNull()
  })
})

test('the filling line takes what is left, and refuses where nothing is', () => {
  expect(fillsTo([30, 12.5], 100)).toBe(57.5)
  expect(fillsTo([60, 40], 100)).toBe(0)
  expect(fillsTo([60, 41], 100)).toBeNull()
})

test('millilitres and drops go to grams and back', () => {
  expect(gramsOf(10, 'ml', 0.95)).toBe(9.5)
  expect(gramsOf(20, 'drop', 0.95)).toBeCloseTo(0.6, 9)
  for (const unit of ['g', 'ml', 'drop'] as const)
    expect(gramsOf(inUnit(3.3, unit, 0.88), unit, 0.88)).toBeCloseTo(3.3, 9)
})
