import { describe, expect, test } from 'vitest'
import {
  balanceOf,
  cheapestPacks,
  figuresOf,
  type Pack,
  type Part,
  percents,
  scaled,
  shareOfWhole,
} from './formula-rules.ts'

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
    { product: 'candle', basis: 'wax', load: 8, batch: 108, units: 1 },
    [part()],
  )
  expect([concentrate, rest]).toEqual([expect.closeTo(8, 9), expect.closeTo(100, 9)])
})

test('grams, neat and cost follow the batch', () => {
  const figures = figuresOf(
    { product: 'perfume', basis: 'total', load: 20, batch: 100, units: 4 },
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
    figuresOf({ product: 'perfume', basis: 'total', load: 20, batch: 100, units: 4 }, [
      part({ won_per_gram: null }),
    ]).cost,
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
      figuresOf({ ...whole, product: 'candle', basis: 'wax' }, [part({ ifra: { '12': 20 } })])
        .parts[0]?.ifra?.highest_load,
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
})

test('scaling to 137 and back returns within a hundredth of a gram', () => {
  const start = [1.234, 0.5, 10, 3.333]
  const total = start.reduce((all, one) => all + one, 0)
  const back = scaled(scaled(start, 137), total)
  for (const [at, amount] of start.entries())
    expect(Math.abs((back[at] ?? 0) - amount)).toBeLessThan(0.01)
})

describe('the packs of a material', () => {
  const sizes: Pack[] = [
    { io_no: 1, grams: 10, price: 7_500, left: 50 },
    { io_no: 2, grams: 30, price: 16_500, left: 50 },
    { io_no: 3, grams: 50, price: 23_300, left: 50 },
  ]

  function bruteForce(needed: number, packs: readonly Pack[]): number {
    const [a, b, c] = packs
    let least = Number.POSITIVE_INFINITY
    for (let i = 0; i <= 30; i++)
      for (let j = 0; j <= 15; j++)
        for (let k = 0; k <= 10; k++)
          if (i * (a?.grams ?? 0) + j * (b?.grams ?? 0) + k * (c?.grams ?? 0) >= needed)
            least = Math.min(least, i * (a?.price ?? 0) + j * (b?.price ?? 0) + k * (c?.price ?? 0))
    return least
  }

  test.each([0.1, 1, 10, 10.1, 30, 39.9, 40, 41, 55, 79.5, 80, 99, 120, 149.9, 200])(
    'that cover %d g cost as little as can be',
    (needed) => {
      const chosen = cheapestPacks(needed, sizes) ?? []
      const grams = chosen.reduce(
        (all, { io_no, qty }) => all + qty * (sizes.find((one) => one.io_no === io_no)?.grams ?? 0),
        0,
      )
      const price = chosen.reduce(
        (all, { io_no, qty }) => all + qty * (sizes.find((one) => one.io_no === io_no)?.price ?? 0),
        0,
      )
      expect(grams).toBeGreaterThanOrEqual(needed - 1e-9)
      expect(price).toBe(bruteForce(needed, sizes))
    },
  )

  test('are only those in stock', () => {
    expect(cheapestPacks(40, [{ io_no: 1, grams: 10, price: 1, left: 3 }])).toBeNull()
    expect(cheapestPacks(30, [{ io_no: 1, grams: 10, price: 1, left: 3 }])).toEqual([
      { io_no: 1, qty: 3 },
    ])
    expect(cheapestPacks(5, [])).toBeNull()
  })
})
