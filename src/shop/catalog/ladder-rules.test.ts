import { expect, test } from 'vitest'
import type { Currency } from '#kernel/language.ts'
import type { ProductQuery } from './contract.ts'
import { type LikeGoods, marks, mostLadders, mostNotes, shelfFrom } from './facet-rules.ts'
import { countShelf, totalOn } from './ladder-rules.ts'
import type { TraitChoice } from './trait-rules.ts'

const edges = [10_000, 30_000]
const goods: LikeGoods[] = [
  {
    families: ['woody', 'citrus'],
    notes: ['편백', 'cedar'],
    traits: ['soy', 'bath'],
    krw: [9_000, 35_000],
    usd: [700, 2_600],
    marks: [marks.inStock, marks.inStock | marks.onSale],
  },
  {
    families: ['citrus'],
    notes: ['귤', 'cedar'],
    traits: [],
    krw: [12_000],
    usd: [900],
    marks: [0],
  },
]

const rooms = ['bath', 'living', 'study']
const waxes = ['bees', 'soy']
const room = (...chosen: string[]) => ({ all: rooms, chosen })
const wax = (...chosen: string[]) => ({ all: waxes, chosen })

/** Two thousand goods of four hundred sets, some without a price, by figures that are the same each time. */
function manyGoods(): LikeGoods[] {
  let seed = 7
  const below = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * most)
  }
  const some = (words: readonly string[]) => words.filter(() => below(4) === 0)
  const families = ['woody', 'citrus', 'floral', 'amber', 'fresh']
  const notes = Array.from({ length: 60 }, (_, at) => `note ${at}`)
  return Array.from({ length: 400 }, () => {
    const each = Array.from({ length: 1 + below(9) }, () => below(400) * 100)
    return {
      families: some(families),
      notes: some(notes),
      traits: some([...rooms, ...waxes, 'of no group']),
      krw: each,
      usd: each.map((won) => Math.floor(won / 13)),
      marks: each.map(() => below(4)),
    }
  })
}

type Ask = Partial<ProductQuery> & { traits?: TraitChoice[] }
const asked: Ask[] = [
  {},
  { price_min: 0 },
  { price_min: 10_000 },
  { price_max: 10_000 },
  { price_min: 9_000, price_max: 21_000 },
  { price_min: 30_000, price_max: 20_000 },
  { price_min: 1_000_000 },
  { family: ['woody'] },
  { family: ['citrus', 'amber'], price_min: 5_000 },
  { family: ['nothing'] },
  { note: 'note 7' },
  { note: 'nothing' },
  { note: 'note 7', family: ['woody'], in_stock: true, price_max: 30_000 },
  { in_stock: true },
  { on_sale: true, price_min: 12_345 },
  { in_stock: true, on_sale: true },
  { traits: [room('bath')] },
  { traits: [room('bath', 'study'), wax('soy')] },
  { traits: [wax('bees', 'soy')], note: 'note 7', price_max: 30_000 },
  { traits: [room('living')], family: ['woody'], in_stock: true },
  {},
]

/** The same by looking at each of the goods. */
function counted(sets: readonly LikeGoods[], ask: Ask, currency: Currency) {
  const all = sets.flatMap(({ families, notes, traits, marks: bits, ...prices }) =>
    prices[currency].map((price, at) => ({
      ...{ families, notes, traits, price },
      inStock: ((bits[at] ?? 0) & marks.inStock) > 0,
      onSale: ((bits[at] ?? 0) & marks.onSale) > 0,
    })),
  )
  const fits = (one: (typeof all)[number], { family, note, traits = [], ...rest }: Ask) =>
    traits.every(({ chosen }) => chosen.some((id) => one.traits.includes(id))) &&
    (!family || family.some((word) => one.families.includes(word))) &&
    (!note || one.notes.includes(note)) &&
    (!rest.in_stock || one.inStock) &&
    (!rest.on_sale || one.onSale) &&
    one.price >= (rest.price_min ?? 0) &&
    one.price <= (rest.price_max ?? Infinity) &&
    (one.price > 0 || (rest.price_min === undefined && rest.price_max === undefined))
  const of = (ask: Ask) => all.filter((one) => fits(one, ask))
  const words = (kind: 'families' | 'notes' | 'traits', ask: Ask) => {
    const found = of(ask).flatMap((one) => one[kind])
    return [...new Set(found)]
      .map((value) => ({ value, count: found.filter((word) => word === value).length }))
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
  }
  const anyPrice = of({ ...ask, price_min: undefined, price_max: undefined }).map((it) => it.price)
  const priced = anyPrice.filter((price) => price > 0)
  return {
    total: of(ask).length,
    in_stock: of({ ...ask, in_stock: true }).length,
    on_sale: of({ ...ask, on_sale: true }).length,
    min: priced.length ? Math.min(...priced) : null,
    max: anyPrice.length ? Math.max(...anyPrice) : null,
    families: words('families', { ...ask, family: undefined }),
    notes: words('notes', { ...ask, note: undefined }).slice(0, mostNotes),
    traits: [...new Set(all.flatMap(({ traits }) => traits))]
      .flatMap((value) => {
        // counted without what is chosen of its own group
        const others = ask.traits?.filter((choice) => !choice.all.includes(value))
        return words('traits', { ...ask, traits: others }).filter((one) => one.value === value)
      })
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)),
    bands: [0, ...edges]
      .map((edge, band) => ({
        band,
        count: priced.filter((it) => it >= edge && it < (edges[band] ?? Infinity)).length,
      }))
      .filter(({ count }) => count > 0),
  }
}

test('a shelf tells of every choice what looking at each of its goods would', () => {
  for (const sets of [goods, manyGoods(), []]) {
    const shelf = shelfFrom(sets)
    // what was counted before is never taken for another question
    for (const currency of ['krw', 'usd', 'krw'] as const)
      for (const ask of [...asked, ...asked.toReversed()]) {
        const told = counted(sets, ask, currency)
        expect(countShelf(shelf, ask, currency, edges)).toEqual(told)
        expect(totalOn(shelf, ask, currency)).toBe(told.total)
        expect(shelf.ladders.size).toBeLessThanOrEqual(mostLadders)
      }
  }
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
