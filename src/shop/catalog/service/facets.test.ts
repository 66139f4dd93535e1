import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { type Ctx, houseCtx } from '#platform/context.ts'
import { type ProductQuery, products } from '#shop/catalog/contract.ts'
import { shelfFrom } from '#shop/catalog/facet-rules.ts'
import { countFacets, readShelf } from '#shop/catalog/facets-store.ts'
import { countShelf, totalOn } from '#shop/catalog/ladder-rules.ts'
import { refreshTiles } from '#shop/catalog/service.ts'
import { category, type item } from '#shop/catalog/tables.ts'
import type { TraitChoice } from '#shop/catalog/trait-rules.ts'
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
  {
    it_price: 9_000,
    notes: { top: lemon, heart: rose, base: cedar },
    it_traits: ['living', 'soy'],
  },
  {
    it_price: 12_000,
    notes: { top: lemon, heart: cedar, base: cedar },
    it_traits: ['living', 'bath', 'bees', 'gone-from-the-settings'],
  },
  { it_price: 20_000, discount_amount: 3_000, notes: { top: rose, heart: rose, base: rose } },
  { it_price: 31_000, notes: { top: lemon, heart: rose, base: rose }, it_soldout: true },
  { it_price: 64_000, notes: null, it_traits: ['bath', 'soy'] },
  // what cannot be bought, as it has no price yet
  { it_price: 0, notes: null },
  { it_price: 90_000, discount_amount: 9_000, notes: { top: cedar, heart: cedar, base: rose } },
]
let guest: Shopper
let ctx: Ctx
beforeAll(async () => {
  const { house } = await testShop()
  ctx = houseCtx(house)
  await houseCtx(house).db.insert(category).values({ ca_id, name: '선반', name_en: 'Shelf' })
  for (const one of goods) await stockItem(house, { ca_id, ...one })
  guest = await shopper()
})

type Ask = Partial<Record<'family' | 'note' | 'trait' | 'price_min' | 'price_max', string>> &
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
  ['a trait', { trait: 'living' }],
  ['two traits of a group', { trait: 'living,bath' }],
  ['traits of two groups', { trait: 'bath,soy' }],
  ['a trait and a family', { trait: 'soy', family: 'citrus' }],
  ['what is no trait', { trait: 'no-such-trait' }],
])('each count is what its choice finds, once %s is chosen', async (_, ask) => {
  const facets = await counted(ask)
  expect(facets.total).toBe(await found(ask))
  for (const { value, count } of facets.family)
    expect([value, count]).toEqual([value, await found({ ...ask, family: value })])
  for (const { value, count } of facets.note)
    expect([value, count]).toEqual([value, await found({ ...ask, note: value })])
  for (const { values } of facets.traits) {
    const own = values.map(({ value }) => value)
    const others = (ask.trait ?? '').split(',').filter((id) => !own.includes(id))
    for (const { value, count } of values)
      expect([value, count]).toEqual([
        value,
        await found({ ...ask, trait: [...others, value].join(',') }),
      ])
  }
  expect(facets.in_stock).toBe(await found({ ...ask, in_stock: '1' }))
  expect(facets.on_sale).toBe(await found({ ...ask, on_sale: '1' }))
  for (const { min, max, count } of facets.price_bands) {
    const band = { price_min: String(min), price_max: max === null ? '99999999' : String(max - 1) }
    expect([band, count]).toEqual([band, await found({ ...ask, ...band })])
  }
})

test('traits stand in their groups and in both languages, and only where there are goods of them', async () => {
  expect((await counted({})).traits).toEqual([
    {
      id: 'room',
      label: '쓰는 곳',
      values: [
        { value: 'living', label: '거실', count: 2 },
        { value: 'bath', label: '욕실', count: 2 },
      ],
    },
    {
      id: 'wax',
      label: '왁스',
      values: [
        { value: 'soy', label: '소이왁스', count: 2 },
        { value: 'bees', label: '비즈왁스', count: 1 },
      ],
    },
  ])
  expect((await counted({ family: 'woody', trait: 'bees' })).traits.map(({ id }) => id)).toEqual([
    'room',
    'wax',
  ])
  const english = await shopper({ language: 'en' })
  const { data } = await english.call(products.facets, { query: { ca_id: String(ca_id) } })
  expect(data.traits.map(({ label }) => label)).toEqual(['Where to use', 'Wax'])
})

test('what has no price is of no price band, and no cheapest', async () => {
  const list = async (order: 'asc' | 'desc') =>
    (
      await guest.call(products.list, { query: { ca_id: String(ca_id), sort: 'price', order } })
    ).data.map((tile) => tile.default_price.value)
  expect(await list('asc')).toEqual([9_000, 12_000, 17_000, 31_000, 64_000, 81_000, 0])
  expect(await list('desc')).toEqual([81_000, 64_000, 31_000, 17_000, 12_000, 9_000, 0])
  expect(await found({})).toBe(7)
  expect(await found({ price_min: '0' })).toBe(6)
  expect(await found({ price_max: '9999' })).toBe(1)
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

const edges = [10_000, 30_000, 50_000, 80_000]
const usdEdges = [1_000, 2_500, 4_000, 6_000]
const rooms = ['living', 'bath', 'study']
const choices: (Partial<ProductQuery> & { traits?: TraitChoice[] })[] = [
  {},
  { family: ['woody'] },
  { family: ['woody', 'citrus', 'no-family'] },
  { family: ['no-family'] },
  { note: '장미' },
  { note: 'no note' },
  { family: ['floral'], note: '장미', on_sale: true },
  { price_min: 10_000, price_max: 40_000 },
  { price_max: 2_000, in_stock: true },
  { in_stock: true, on_sale: true },
  { note: '시더', price_min: 12_000 },
  { price_min: 500_000 },
  { traits: [{ all: rooms, chosen: ['living'] }] },
  { traits: [{ all: rooms, chosen: ['bath', 'study'] }], family: ['citrus'] },
  {
    traits: [
      { all: rooms, chosen: ['bath'] },
      { all: ['soy', 'bees'], chosen: ['soy'] },
    ],
  },
]
test.each(choices)(
  'a shelf kept in figures is counted as the database counts it: %o',
  async (choice) => {
    for (const scope of [{ ca_id }, { ca_id: 12 }, { is_new: true }, {}]) {
      const shelf = shelfFrom(await readShelf(ctx, scope))
      for (const [currency, steps] of [
        ['krw', edges],
        ['usd', usdEdges],
      ] as const) {
        const ask = { ...scope, ...choice } as ProductQuery
        const told = await countFacets({ ...ctx, currency }, ask, null, steps)
        told.bands.sort((a, b) => a.band - b.band)
        expect(countShelf(shelf, ask, currency, steps)).toEqual(told)
        expect(totalOn(shelf, ask, currency)).toBe(told.total)
      }
    }
  },
)

test('a shelf of very many goods answers alike, and anew once one of them changes', async () => {
  const many = 7_302
  const { it_id } = await stockItem(ctx.house, goods[0])
  const copies = (table: 'item' | 'tile', change: object) => sql`
    insert into ${sql.identifier(table)} select (jsonb_populate_record(t, ${JSON.stringify(change)}::jsonb || jsonb_build_object('it_id', 'many-' || n))).*
    from ${sql.identifier(table)} t, generate_series(1, 1200) n where t.it_id = ${it_id}`
  await ctx.db.insert(category).values({ ca_id: many, name: '긴 선반', name_en: 'Long shelf' })
  await ctx.db.execute(copies('item', { ca_id: many }))
  await ctx.db.execute(copies('tile', { ca_ids: [many] }))
  await ctx.db.execute(sql`update tile set price = 20000 where it_id in ('many-1', 'many-2')`)
  try {
    const both = async (ask: Ask) => {
      const query = { ca_id: String(many), ...ask }
      const [list, { data }] = [
        await guest.call(products.list, { query }),
        await guest.call(products.facets, { query }),
      ]
      expect(list.total).toBe(data.total)
      return data
    }
    expect(await both({})).toMatchObject({ total: 1_200, price: { min: 9_000, max: 20_000 } })
    expect(await both({ price_min: '9001' })).toMatchObject({ total: 2 })
    expect(await both({ price_min: '9001', note: '장미' })).toMatchObject({ total: 2 })
    // one more price, through the door that all changes of goods go through
    await ctx.db.execute(
      sql`update item set it_price = 20000, ca_id = ${many} where it_id = ${it_id}`,
    )
    await refreshTiles(ctx, [it_id])
    ctx.house.kept.drop(['catalog'])
    expect(await both({})).toMatchObject({ total: 1_201 })
    expect(await both({ price_min: '9002' })).toMatchObject({ total: 3 })
  } finally {
    await ctx.db.execute(sql`delete from tile where it_id like 'many-%'`)
    await ctx.db.execute(sql`delete from item where it_id like 'many-%'`)
  }
})
