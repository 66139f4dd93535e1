import type { Currency } from '#kernel/language.ts'
import type { ProductQuery } from './contract.ts'

/** What the choices beside a list are counted as, before they have labels. */
export type FacetCounts = {
  total: number
  in_stock: number
  on_sale: number
  min: number | null
  max: number | null
  families: { value: string; count: number }[]
  notes: { value: string; count: number }[]
  bands: { band: number; count: number }[]
}
export const mostNotes = 24

/** Goods of the same families and notes; of each its prices and its marks, as three lists of one length. */
export type LikeGoods = {
  families: string[]
  notes: string[]
  krw: number[]
  usd: number[]
  marks: number[]
}
export const marks = { inStock: 1, onSale: 2 } as const

/** A shelf to count from, held flat: a large one has ten thousands of goods, and an object for each would cost more than their figures. */
export type Shelf = {
  families: readonly string[]
  notes: readonly string[]
  /** where the goods and the notes of each set begin; one more says where the last ends */
  goodsAt: Int32Array
  notesAt: Int32Array
  noteIds: Int32Array
  familyBits: Int32Array
  prices: Record<Currency, Int32Array>
  marks: Uint8Array
}

export function shelfFrom(sets: readonly LikeGoods[]): Shelf {
  const families = numbered(sets.flatMap((set) => set.families))
  const notes = numbered(sets.flatMap((set) => set.notes))
  const goodsAt = beginnings(sets, (set) => set.krw.length)
  const notesAt = beginnings(sets, (set) => set.notes.length)
  const [goods, words] = [goodsAt[sets.length] ?? 0, notesAt[sets.length] ?? 0]
  const shelf = {
    ...{ goodsAt, notesAt, noteIds: new Int32Array(words) },
    familyBits: new Int32Array(sets.length),
    prices: { krw: new Int32Array(goods), usd: new Int32Array(goods) },
    marks: new Uint8Array(goods),
  }
  sets.forEach((set, at) => {
    for (const family of set.families)
      shelf.familyBits[at] = (shelf.familyBits[at] ?? 0) | (1 << (families.get(family) ?? 0))
    let word = notesAt[at] ?? 0
    for (const note of set.notes) shelf.noteIds[word++] = notes.get(note) ?? 0
    shelf.prices.krw.set(set.krw, goodsAt[at])
    shelf.prices.usd.set(set.usd, goodsAt[at])
    shelf.marks.set(set.marks, goodsAt[at])
  })
  return { ...shelf, families: [...families.keys()], notes: [...notes.keys()] }
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
export const sizeOfShelf = ({ marks, noteIds, familyBits, notes }: Shelf) =>
  marks.length * 9 + noteIds.length * 4 + familyBits.length * 12 + notes.length * 60 + 1_000

/** Each choice is counted without itself, so that it can be widened: the very counts of `countFacets`, which asks the database for them. */
export function countShelf(
  shelf: Shelf,
  ask: Partial<ProductQuery>,
  currency: Currency,
  edges: readonly number[],
): FacetCounts {
  const { inFamilies, inNotes, inBands, ...counts } = tallied(shelf, ask, currency, edges)
  return {
    ...counts,
    families: mostFirst(shelf.families, inFamilies),
    notes: mostFirst(shelf.notes, inNotes, mostNotes),
    bands: [...inBands].flatMap((count, band) => (count ? [{ band, count }] : [])),
  }
}

/** How many of a shelf fit all that is asked. */
export function totalOn(
  shelf: Shelf,
  ask: Partial<ProductQuery>,
  currency: Currency,
  edges: readonly number[],
): number {
  return tallied(shelf, ask, currency, edges).total
}

const last = new WeakMap<Shelf, { of: string; counts: ReturnType<typeof tally> }>()

/** A page asks for its list and for the choices beside it at once: both are counted once. */
function tallied(...given: Parameters<typeof tally>): ReturnType<typeof tally> {
  const [shelf, { family, note, price_min, price_max, in_stock, on_sale }, currency, edges] = given
  const of = JSON.stringify([
    ...[family, note, price_min, price_max, in_stock, on_sale],
    ...[currency, edges],
  ])
  const known = last.get(shelf)
  if (known?.of === of) return known.counts
  const counts = tally(...given)
  last.set(shelf, { of, counts })
  return counts
}

function tally(
  shelf: Shelf,
  ask: Partial<ProductQuery>,
  currency: Currency,
  edges: readonly number[],
) {
  const prices = shelf.prices[currency]
  const [least, most] = [ask.price_min ?? -Infinity, ask.price_max ?? Infinity]
  const wantedBits = (ask.family ?? []).reduce((bits, family) => {
    const id = shelf.families.indexOf(family)
    return id < 0 ? bits : bits | (1 << id)
  }, 0)
  const wantedNote = ask.note ? shelf.notes.indexOf(ask.note) : null
  const inFamilies = new Int32Array(shelf.families.length)
  const inNotes = new Int32Array(shelf.notes.length)
  const inBands = new Int32Array(edges.length + 1)
  let [total, in_stock, on_sale, min, max] = [0, 0, 0, Infinity, -Infinity]

  for (let set = 0; set < shelf.familyBits.length; set++) {
    const bits = shelf.familyBits[set] ?? 0
    const [notesFrom, notesTo] = [shelf.notesAt[set] ?? 0, shelf.notesAt[set + 1] ?? 0]
    const family = !ask.family?.length || (bits & wantedBits) !== 0
    const note = wantedNote === null || has(shelf.noteIds, wantedNote, notesFrom, notesTo)
    if (!family && !note) continue
    let found = 0
    for (let at = shelf.goodsAt[set] ?? 0; at < (shelf.goodsAt[set + 1] ?? 0); at++) {
      const [amount, mark] = [prices[at] ?? 0, shelf.marks[at] ?? 0]
      const isInStock = (mark & marks.inStock) !== 0
      const isOnSale = (mark & marks.onSale) !== 0
      const price = amount >= least && amount <= most
      const stock = !ask.in_stock || isInStock
      const sale = !ask.on_sale || isOnSale
      if (price && stock && sale) found++
      if (!family || !note) continue
      if (price && sale && isInStock) in_stock++
      if (price && stock && isOnSale) on_sale++
      if (price && stock && sale) total++
      if (!stock || !sale) continue
      if (amount > max) max = amount
      if (amount <= 0) continue
      if (amount < min) min = amount
      const band = bandOf(amount, edges)
      inBands[band] = (inBands[band] ?? 0) + 1
    }
    if (!found) continue
    if (note)
      for (let id = 0; id < inFamilies.length; id++)
        if (bits & (1 << id)) inFamilies[id] = (inFamilies[id] ?? 0) + found
    if (!family) continue
    for (let at = notesFrom; at < notesTo; at++) {
      const id = shelf.noteIds[at] ?? 0
      inNotes[id] = (inNotes[id] ?? 0) + found
    }
  }
  return {
    ...{ total, in_stock, on_sale, inFamilies, inNotes, inBands },
    min: Number.isFinite(min) ? min : null,
    max: Number.isFinite(max) ? max : null,
  }
}

// by places: a part of the list for each of ten thousand sets would cost more than counting them
function has(ids: Int32Array, wanted: number, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (ids[at] === wanted) return true
  return false
}

function bandOf(amount: number, edges: readonly number[]): number {
  let band = 0
  while (band < edges.length && amount >= (edges[band] ?? 0)) band++
  return band
}

function mostFirst(words: readonly string[], counts: Int32Array, most = words.length) {
  const count = (id: number) => counts[id] ?? 0
  return [...counts.keys()]
    .filter((id) => count(id) > 0)
    .sort((a, b) => count(b) - count(a) || a - b)
    .slice(0, most)
    .map((id) => ({ value: words[id] ?? '', count: count(id) }))
}
