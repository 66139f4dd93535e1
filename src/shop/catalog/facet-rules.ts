import type { Currency } from '#kernel/language.ts'

/** What the choices beside a list are counted as, before they have labels. */
export type FacetCounts = {
  total: number
  in_stock: number
  on_sale: number
  min: number | null
  max: number | null
  families: { value: string; count: number }[]
  notes: { value: string; count: number }[]
  traits: { value: string; count: number }[]
  bands: { band: number; count: number }[]
}
export const mostNotes = 24
/** A shelf keeps that many of the ways it was last counted in. */
export const mostLadders = 8

/** Goods of the same families, notes and traits; of each its prices and its marks, as three lists of one length. */
export type LikeGoods = {
  families: string[]
  notes: string[]
  traits: string[]
  krw: number[]
  usd: number[]
  marks: number[]
}
export const marks = { inStock: 1, onSale: 2 } as const

/**
 * The goods of a shelf that fit everything asked but the price, the cheapest first. Those of a price stand beside each other, so they
 * are counted by where they begin and end, however many there are.
 */
export type Ladder = {
  goods: Int32Array
  /** how often each word stands on the goods before every `stride`th of them; made when first asked for */
  steps: Partial<Record<Words, { stride: number; counts: Int32Array }>>
}

export type Words = 'families' | 'notes' | 'traits'

/** The words of each set: where they begin, and one place more for where the last ones end. */
type Lists = { at: Int32Array; ids: Int32Array }

/** A shelf to count from, held flat: a large one has ten thousands of goods, and an object for each would cost more than their figures. */
export type Shelf = {
  families: readonly string[]
  notes: readonly string[]
  traits: readonly string[]
  lists: Record<Exclude<Words, 'families'>, Lists>
  familyBits: Int32Array
  prices: Record<Currency, Int32Array>
  marks: Uint8Array
  /** of each of the goods, its set */
  setOf: Int32Array
  /** all goods, the cheapest first */
  byPrice: Record<Currency, Int32Array>
  ladders: Map<string, Ladder>
}

export function shelfFrom(sets: readonly LikeGoods[]): Shelf {
  const families = numbered(sets.flatMap((set) => set.families))
  const notes = numbered(sets.flatMap((set) => set.notes))
  const traits = numbered(sets.flatMap((set) => set.traits))
  const goodsAt = beginnings(sets, (set) => set.krw.length)
  const goods = goodsAt[sets.length] ?? 0
  const shelf = {
    lists: {
      notes: listsOf(sets, (set) => set.notes, notes),
      traits: listsOf(sets, (set) => set.traits, traits),
    },
    familyBits: new Int32Array(sets.length),
    prices: { krw: new Int32Array(goods), usd: new Int32Array(goods) },
    marks: new Uint8Array(goods),
    setOf: new Int32Array(goods),
  }
  sets.forEach((set, at) => {
    shelf.setOf.fill(at, goodsAt[at], goodsAt[at + 1])
    for (const family of set.families)
      shelf.familyBits[at] = (shelf.familyBits[at] ?? 0) | (1 << (families.get(family) ?? 0))
    shelf.prices.krw.set(set.krw, goodsAt[at])
    shelf.prices.usd.set(set.usd, goodsAt[at])
    shelf.marks.set(set.marks, goodsAt[at])
  })
  const { krw, usd } = shelf.prices
  return {
    ...shelf,
    ...{ families: [...families.keys()], notes: [...notes.keys()], traits: [...traits.keys()] },
    byPrice: { krw: cheapestFirst(krw), usd: cheapestFirst(usd) },
    ladders: new Map(),
  }
}

function listsOf(
  sets: readonly LikeGoods[],
  wordsOf: (set: LikeGoods) => readonly string[],
  numbers: ReadonlyMap<string, number>,
): Lists {
  const at = beginnings(sets, (set) => wordsOf(set).length)
  const ids = Int32Array.from(sets.flatMap(wordsOf), (word) => numbers.get(word) ?? 0)
  return { at, ids }
}

function cheapestFirst(prices: Int32Array): Int32Array {
  // price and place in one number, so that they are sorted as numbers: both together stay far below 2^53
  const room = prices.length || 1
  const both = Float64Array.from(prices, (price, at) => price * room + at).sort()
  return Int32Array.from(both, (one) => ((one % room) + room) % room)
}

/** Words and their numbers, in the order of words: those that count alike stand in the order of their numbers. */
function numbered(words: readonly string[]): Map<string, number> {
  return new Map([...new Set(words)].sort().map((word, id) => [word, id]))
}

function beginnings(sets: readonly LikeGoods[], lengthOf: (set: LikeGoods) => number): Int32Array {
  const at = new Int32Array(sets.length + 1)
  sets.forEach((set, index) => {
    at[index + 1] = (at[index] ?? 0) + lengthOf(set)
  })
  return at
}

/** Roughly what it holds, in bytes. */
export const sizeOfShelf = ({ marks, lists, familyBits, notes }: Shelf) =>
  marks.length * (21 + mostLadders * 6) +
  (lists.notes.ids.length + lists.traits.ids.length) * 4 +
  familyBits.length * 16 +
  notes.length * 60 +
  1_000
