import { expect, test } from 'vitest'
import { countShelf, marks, shelfFrom, totalOn } from './facet-rules.ts'

const goods = [
  {
    families: ['woody', 'citrus'],
    notes: ['편백', 'cedar'],
    krw: [9_000, 35_000],
    usd: [700, 2_600],
    marks: [marks.inStock, marks.inStock | marks.onSale],
  },
  { families: ['citrus'], notes: ['귤', 'cedar'], krw: [12_000], usd: [900], marks: [0] },
]
const edges = [10_000, 30_000]

test('what was counted last is never taken for another question', () => {
  const shelf = shelfFrom(goods)
  const asked = [
    {},
    { price_min: 0 },
    { price_min: 10_000 },
    { price_max: 10_000 },
    { family: ['woody'] },
    { family: ['citrus'] },
    { note: '귤' },
    { in_stock: true },
    { on_sale: true },
    {},
  ]
  for (const currency of ['krw', 'usd', 'krw'] as const)
    for (const ask of [...asked, ...asked.toReversed()]) {
      const anew = countShelf(shelfFrom(goods), ask, currency, edges)
      expect(countShelf(shelf, ask, currency, edges)).toEqual(anew)
      expect(totalOn(shelf, ask, currency, edges)).toBe(anew.total)
    }
  expect(asked.map((ask) => totalOn(shelf, ask, 'krw', edges))).toEqual([
    3, 3, 2, 1, 2, 3, 1, 2, 1, 3,
  ])
})

test('what is most among them stands first, and words that count alike by themselves', () => {
  const { notes, families } = countShelf(shelfFrom(goods), {}, 'krw', edges)
  expect(notes).toEqual([
    { value: 'cedar', count: 3 },
    { value: '편백', count: 2 },
    { value: '귤', count: 1 },
  ])
  expect(families).toEqual([
    { value: 'citrus', count: 3 },
    { value: 'woody', count: 2 },
  ])
})
