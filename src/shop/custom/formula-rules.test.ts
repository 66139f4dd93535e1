import { describe, expect, test } from 'vitest'
import { shareOfWhole } from './batch-rules.ts'
import { balanceOf, figuresOf, type Part } from './formula-rules.ts'
import { sumsBy } from './limit-rules.ts'
import { percents, scaled } from './share-rules.ts'

const part = (given: Partial<Part> = {}): Part => ({
  amount: 1,
  dilution: 100,
  note: 'heart',
  won_per_gram: 100,
  ifra: { '4': 10, '12': 10 },
  carrier: false,
  ...given,
})

test.each([
  [[1, 1, 1]],
  [[0.001, 99.999]],
  [[7, 11, 13, 17, 19]],
  [[33.3, 33.3, 33.4]],
  [Array.from({ length: 37 }, (_, at) => at + 0.5)],
])('the percents of %j make exactly 100.00', (amounts) => {
  const hundredths = percents(amounts).map((percent) => Math.round(percent * 100))
  expect(hundredths.reduce((all, one) => all + one, 0)).toBe(10_000)
})

test('no amounts are no percents', () => {
  expect(percents([])).toEqual([])
  expect(percents([0, 0])).toEqual([0, 0])
})

test('a load says what it is a part of', () => {
  // 220 g and 10 %: of the wax 200 + 20, of the whole 198 + 22
  expect(220 * shareOfWhole('wax', 10)).toBeCloseTo(20, 9)
  expect(220 * shareOfWhole('total', 10)).toBeCloseTo(22, 9)
  const { concentrate, rest } = figuresOf(
    { product: 'candle', category: '12', basis: 'wax', load: 8, batch: 108, units: 1 },
    [part()],
  )
  expect([concentrate, rest]).toEqual([expect.closeTo(8, 9), expect.closeTo(100, 9)])
})

test('grams, neat and cost follow the batch', () => {
  const figures = figuresOf(
    { product: 'perfume', category: '4', basis: 'total', load: 20, batch: 100, units: 4 },
    [part({ amount: 3, dilution: 10, won_per_gram: 50 }), part({ amount: 1, won_per_gram: 200 })],
  )
  expect(
    figures.parts.map(({ grams, neat, percent, cost }) => [grams, neat, percent, cost]),
  ).toEqual([
    [15, 1.5, 75, 750],
    [5, 5, 25, 1000],
  ])
  expect(figures).toMatchObject({ neat: 6.5, cost: 1750, cost_per_unit: 437.5, rest: 80 })
  expect(
    figuresOf(
      { product: 'perfume', category: '4', basis: 'total', load: 20, batch: 100, units: 4 },
      [part({ won_per_gram: null })],
    ).cost,
  ).toBeNull()
})

test('notes are weighed neat', () => {
  expect(
    balanceOf([
      part({ note: 'top', amount: 10, dilution: 10 }),
      part({ note: 'base', amount: 1 }),
      part({ note: '', amount: 50 }),
    ]),
  ).toEqual({ top: 50, heart: 0, base: 50 })
})

describe('the limit of a material', () => {
  const whole = {
    product: 'perfume' as const,
    category: '4' as const,
    basis: 'total' as const,
    load: 20,
    batch: 100,
    units: 1,
  }

  test('is met at its very share, and passed just above', () => {
    expect(
      figuresOf(whole, [part({ amount: 50, ifra: { '4': 10 } }), part({ amount: 50 })]).parts[0]
        ?.ifra,
    ).toMatchObject({ state: 'pass', share: 10, limit: 10 })
    expect(
      figuresOf({ ...whole, load: 20.01 }, [
        part({ amount: 50, ifra: { '4': 10 } }),
        part({ amount: 50 }),
      ]).parts[0]?.ifra,
    ).toMatchObject({ state: 'over' })
  })

  test('gives the highest load, by what the load is a part of', () => {
    expect(figuresOf(whole, [part({ ifra: { '4': 5 } })]).parts[0]?.ifra?.highest_load).toBeCloseTo(
      5,
      9,
    )
    expect(
      figuresOf({ ...whole, category: '12', product: 'candle', basis: 'wax' }, [
        part({ ifra: { '12': 20 } }),
      ]).parts[0]?.ifra?.highest_load,
    ).toBeCloseTo(25, 9)
    expect(figuresOf(whole, [part({ ifra: { '4': 100 } })]).parts[0]?.ifra?.highest_load).toBeNull()
  })

  test('that no certificate states is unknown, never passed; a carrier has none', () => {
    expect(figuresOf(whole, [part({ ifra: null })]).parts[0]?.ifra).toMatchObject({
      state: 'unknown',
      limit: null,
    })
    expect(figuresOf(whole, [part({ carrier: true })]).parts[0]?.ifra).toBeNull()
  })

  test('adds up over the oils that may hold the same', () => {
    const two = figuresOf(whole, [part({ ifra: { '4': 15 } }), part({ ifra: { '4': 15 } })])
    expect(two.parts.every(({ ifra }) => ifra?.state === 'pass')).toBe(true)
    expect(two.ifra_sum).toBeCloseTo(1.333, 3)
  })

  test('is read by the category it is asked for; no restriction adds nothing, an unknown one is counted apart', () => {
    const parts = [part({ ifra: { '4': 40, '9': 5 } }), part({ ifra: { '4': 100, '9': 100 } })]
    // a half of 20 %: 10 of 40, and 10 of 5
    expect(figuresOf(whole, parts)).toMatchObject({ ifra_sum: 0.25, ifra_unknown: 0 })
    const rinsed = figuresOf({ ...whole, category: '9' }, parts)
    expect(rinsed.ifra_sum).toBeCloseTo(2, 9)
    expect(rinsed.parts.map(({ ifra }) => ifra?.state)).toEqual(['over', 'pass'])
    const sums = sumsBy(whole, parts, ['4', '9', '12'])
    expect(sums.map(({ sum, over }) => [sum, over])).toEqual([
      [0.25, false],
      [expect.closeTo(2, 9), true],
      [0, false],
    ])
    expect(figuresOf({ ...whole, category: '12' }, parts)).toMatchObject({
      ifra_sum: 0,
      ifra_unknown: 2,
    })
  })
})

test('scaling to 137 and back returns within a hundredth of a gram', () => {
  const start = [1.234, 0.5, 10, 3.333]
  const total = start.reduce((all, one) => all + one, 0)
  const back = scaled(scaled(start, 137), total)
  for (const [at, amount] of start.entries())
    expect(Math.abs((back[at] ?? 0) - amount)).toBeLessThan(0.01)
})
