import { expect, test } from 'vitest'
import {
  deepestAccord,
  fits,
  type Holding,
  mostOpened,
  openAccords,
  sizesOf,
} from './accord-rules.ts'

/** `width` lines a level, each the formula of the level below; every second one another formula of that level. */
const tower = (levels: number, width: number) =>
  Array.from({ length: levels }, (_, level) =>
    [1, 2].flatMap((twin): Holding[] => {
      const formula_id = level * 10 + twin
      return level === 0
        ? [{ formula_id, accord_id: null, count: width }]
        : [1, 2].map((below) => ({
            formula_id,
            accord_id: (level - 1) * 10 + below,
            count: width / 2,
          }))
    }),
  ).flat()

test('what stands in each other is counted without being opened, however often it stands there', () => {
  const sizeOf = sizesOf(tower(400, 10))
  expect(sizeOf(1)).toEqual({ lines: 10, depth: 1 })
  expect(sizeOf(21)).toEqual({ lines: 1_110, depth: 3 })
  expect(fits(sizeOf(21))).toBe(true)
  expect(sizeOf(31)).toEqual({ lines: 11_110, depth: 4 })
  expect(fits(sizeOf(31))).toBe(false)
  expect(sizeOf(3_991).depth).toBe(400)
})

test('a chain is bounded by its depth, and a circle fits nowhere', () => {
  const chain = Array.from({ length: 20 }, (_, at) => ({
    formula_id: at,
    accord_id: at ? at - 1 : null,
    count: 1,
  }))
  const sizeOf = sizesOf(chain)
  expect(fits(sizeOf(deepestAccord - 1))).toBe(true)
  expect(fits(sizeOf(deepestAccord))).toBe(false)
  const circle = sizesOf([
    { formula_id: 1, accord_id: 2, count: 1 },
    { formula_id: 2, accord_id: 1, count: 1 },
  ])
  expect(fits(circle(1))).toBe(false)
  expect(mostOpened).toBeGreaterThanOrEqual(2_000)
})

test('an accord is opened to shares that make one, the same material of the same strength once', () => {
  const raw = { name: '', note: '' as const, won_per_gram: null, accord_id: null, dilution: 100 }
  const partsOf = openAccords(
    new Map([
      [
        1,
        [
          { ...raw, material_id: 7, amount: 85 },
          { ...raw, material_id: 8, amount: 35, dilution: 10 },
        ],
      ],
      [
        2,
        [
          { ...raw, material_id: null, accord_id: 1, amount: 10, dilution: 50 },
          { ...raw, material_id: null, accord_id: 1, amount: 10, dilution: 50 },
        ],
      ],
    ]),
  )
  const parts = partsOf(2)
  expect(parts.map(({ material_id, dilution }) => [material_id, dilution])).toEqual([
    [7, 50],
    [8, 5],
  ])
  expect(parts[0]?.share).toBeCloseTo(85 / 120, 12)
  expect(parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12)
})
