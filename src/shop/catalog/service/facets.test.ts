import { beforeAll, expect, test } from 'vitest'
import { houseCtx } from '#platform/context.ts'
import { products } from '#shop/catalog/contract.ts'
import { category, type item } from '#shop/catalog/tables.ts'
import { testShop } from '#test/database.ts'
import { stockItem } from '#test/goods.ts'
import { type Shopper, shopper } from '#test/shopper.ts'

// a shelf that no other test puts goods on
const ca_id = 7_301
const note = (family: 'woody' | 'citrus' | 'floral', words: string, words_en: string) => ({
  ...{ family, words, words_en },
})
const cedar = note('woody', '시더, 나무 껍질', 'cedar, bark')
const lemon = note('citrus', '레몬', 'lemon')
const rose = note('floral', '장미', 'rose')
const goods: Partial<typeof item.$inferInsert>[] = [
  { it_price: 9_000, notes: { top: lemon, heart: rose, base: cedar } },
  { it_price: 12_000, notes: { top: lemon, heart: cedar, base: cedar } },
  { it_price: 20_000, discount_amount: 3_000, notes: { top: rose, heart: rose, base: rose } },
  { it_price: 31_000, notes: { top: lemon, heart: rose, base: rose }, it_soldout: true },
  { it_price: 64_000, notes: null },
  { it_price: 90_000, discount_amount: 9_000, notes: { top: cedar, heart: cedar, base: rose } },
]
let guest: Shopper
beforeAll(async () => {
  const { house } = await testShop()
  await houseCtx(house).db.insert(category).values({ ca_id, name: '선반', name_en: 'Shelf' })
  for (const one of goods) await stockItem(house, { ca_id, ...one })
  guest = await shopper()
})

type Ask = Partial<Record<'family' | 'note' | 'price_min' | 'price_max', string>> &
  Partial<Record<'in_stock' | 'on_sale', '1'>>
const found = async (ask: Ask) =>
  (await guest.call(products.list, { query: { ca_id: String(ca_id), ...ask } })).total
const counted = async (ask: Ask) =>
  (await guest.call(products.facets, { query: { ca_id: String(ca_id), ...ask } })).data

test.each<[string, Ask]>([
  ['nothing', {}],
  ['a family', { family: 'woody' }],
  ['two families', { family: 'woody,citrus' }],
  ['a note', { note: '장미' }],
  ['a family and a note', { family: 'woody', note: '장미' }],
  ['a price', { price_min: '10000', price_max: '40000' }],
  ['a price and a family', { price_max: '40000', family: 'floral' }],
  ['what is in stock', { in_stock: '1' }],
  ['what costs less', { on_sale: '1', note: '시더' }],
  ['more than there is', { price_min: '500000' }],
])('each count is what its choice finds, once %s is chosen', async (_, ask) => {
  const facets = await counted(ask)
  expect(facets.total).toBe(await found(ask))
  for (const { value, count } of facets.family)
    expect([value, count]).toEqual([value, await found({ ...ask, family: value })])
  for (const { value, count } of facets.note)
    expect([value, count]).toEqual([value, await found({ ...ask, note: value })])
  expect(facets.in_stock).toBe(await found({ ...ask, in_stock: '1' }))
  expect(facets.on_sale).toBe(await found({ ...ask, on_sale: '1' }))
  for (const { min, max, count } of facets.price_bands) {
    const band = { price_min: String(min), price_max: max === null ? '99999999' : String(max - 1) }
    expect([band, count]).toEqual([band, await found({ ...ask, ...band })])
  }
})

test('choices that nothing hides stand there, the most found first, and prices reach from the least to the most', async () => {
  const facets = await counted({ price_max: '40000' })
  expect(facets.family).toEqual([
    { value: 'citrus', count: 3 },
    { value: 'floral', count: 3 },
    { value: 'woody', count: 2 },
  ])
  expect(facets.note.map(({ value, count }) => [value, count])).toEqual([
    ['레몬', 3],
    ['장미', 3],
    ['나무 껍질', 2],
    ['시더', 2],
  ])
  expect(facets.price).toEqual({ min: 9_000, max: 90_000 - 9_000 })
  expect(facets.price_bands.map(({ count }) => count)).toEqual([1, 2, 1, 1, 1])
})
