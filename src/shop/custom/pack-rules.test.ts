import { describe, expect, test } from 'vitest'
import { cheapestPacks, leftOver, lessShelf, type Pack } from './pack-rules.ts'

/** Every number of every pack, cut off where enough is bought. */
function bruteForce(needed: number, packs: readonly Pack[]): number {
  const [first, ...rest] = packs
  if (needed <= 1e-9) return 0
  if (!first) return Number.POSITIVE_INFINITY
  const most = Math.min(first.left, Math.ceil(needed / first.grams - 1e-9))
  let least = Number.POSITIVE_INFINITY
  for (let qty = 0; qty <= most; qty++)
    least = Math.min(least, qty * first.price + bruteForce(needed - qty * first.grams, rest))
  return least
}

function bought(packs: readonly Pack[], chosen: { io_no: number; qty: number }[]) {
  const of = (io_no: number) => packs.find((one) => one.io_no === io_no)
  return {
    grams: chosen.reduce((all, { io_no, qty }) => all + qty * (of(io_no)?.grams ?? 0), 0),
    price: chosen.reduce((all, { io_no, qty }) => all + qty * (of(io_no)?.price ?? 0), 0),
    within: chosen.every(({ io_no, qty }) => qty <= (of(io_no)?.left ?? 0)),
  }
}

// repeatable, so that a failure can be looked at
function dice(seed: number) {
  let state = seed
  return (least: number, most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return least + (Math.floor(state / 65_536) % (most - least + 1))
  }
}

describe('the packs of a material', () => {
  test('cost as little as any that cover it, up to six sizes, scarce stock and 5 kg', () => {
    const roll = dice(137)
    for (let round = 0; round < 120; round++) {
      const count = 1 + (round % 6)
      const large = round % 3 === 0
      const packs = Array.from({ length: count }, (_, io_no): Pack => {
        const grams = large ? roll(40, 120) * 10 : roll(1, 60) * 9.5
        return { io_no, grams, price: Math.round(grams * roll(60, 140)), left: roll(0, 6) }
      })
      const needed = large ? roll(500, 5_000) : roll(1, 900)
      const chosen = cheapestPacks(needed, packs)
      const least = bruteForce(needed, packs)
      if (!chosen) {
        expect(least).toBe(Number.POSITIVE_INFINITY)
        continue
      }
      const { grams, price, within } = bought(packs, chosen)
      expect(within).toBe(true)
      expect(grams).toBeGreaterThanOrEqual(needed - 1e-6)
      expect(price).toBe(least)
      expect(leftOver(needed, packs, chosen)).toBeCloseTo(grams - needed, 3)
    }
  })

  test('twelve of one class cost as little as can be as well', () => {
    const packs = [
      { io_no: 1, grams: 9.5, price: 7_500, left: 40 },
      { io_no: 2, grams: 28.5, price: 16_500, left: 9 },
      { io_no: 3, grams: 95, price: 39_000, left: 2 },
    ]
    const chosen = cheapestPacks(12 * 14.4, packs) ?? []
    expect(bought(packs, chosen).price).toBe(bruteForce(12 * 14.4, packs))
  })

  test('are the fewest where two choices cost the same', () => {
    const packs = [
      { io_no: 1, grams: 10, price: 1_000, left: 9 },
      { io_no: 2, grams: 50, price: 5_000, left: 9 },
    ]
    expect(cheapestPacks(50, packs)).toEqual([{ io_no: 2, qty: 1 }])
  })

  test('are only those in stock', () => {
    expect(cheapestPacks(40, [{ io_no: 1, grams: 10, price: 1, left: 3 }])).toBeNull()
    expect(cheapestPacks(30, [{ io_no: 1, grams: 10, price: 1, left: 3 }])).toEqual([
      { io_no: 1, qty: 3 },
    ])
    expect(cheapestPacks(5, [])).toBeNull()
  })

  test('of a huge need cover it still', () => {
    const packs = [
      { io_no: 1, grams: 0.01, price: 1, left: 1e6 },
      { io_no: 2, grams: 999.99, price: 9, left: 5_000 },
    ]
    const chosen = cheapestPacks(900_000, packs) ?? []
    expect(bought(packs, chosen).grams).toBeGreaterThanOrEqual(900_000)
  })
})

test('what stands on the shelf is not bought again', () => {
  const needs = [
    { material_id: 1, amount: 10 },
    { material_id: 2, amount: 3.3 },
    { material_id: 3, amount: 5 },
  ]
  const shelf = [
    { material_id: 1, amount: 4.25 },
    { material_id: 2, amount: 3.3 },
    { material_id: 9, amount: 100 },
  ]
  expect(lessShelf(needs, shelf)).toEqual([
    { material_id: 1, amount: 5.75 },
    { material_id: 3, amount: 5 },
  ])
  expect(lessShelf(needs, [])).toEqual(needs)
})
