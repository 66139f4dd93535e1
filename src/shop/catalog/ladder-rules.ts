import type { Currency } from '#kernel/language.ts'
import type { ProductQuery } from './contract.ts'
import {
  type FacetCounts,
  type Ladder,
  marks,
  mostLadders,
  mostNotes,
  type Shelf,
  type Words,
} from './facet-rules.ts'
import type { TraitChoice } from './trait-rules.ts'

type Asked = Partial<
  Pick<ProductQuery, 'family' | 'note' | 'in_stock' | 'on_sale' | 'price_min' | 'price_max'>
> & { traits?: readonly TraitChoice[] }

/** Each choice is counted without itself, so that it can be widened: the very counts of `countFacets`, which asks the database for them. */
export function countShelf(
  shelf: Shelf,
  ask: Asked,
  currency: Currency,
  edges: readonly number[],
): FacetCounts {
  const prices = shelf.prices[currency]
  const { goods } = ladderOf(shelf, ask, currency)
  const from = (price: number) => firstFrom(goods, prices, price)
  const [cheapest, dearest] = [goods[from(1)], goods.at(-1)]
  const bands = [1, ...edges].map((edge, band) => ({
    band,
    count: (band < edges.length ? from(edges[band] ?? 0) : goods.length) - from(edge),
  }))
  return {
    total: totalOn(shelf, ask, currency),
    in_stock: totalOn(shelf, { ...ask, in_stock: true }, currency),
    on_sale: totalOn(shelf, { ...ask, on_sale: true }, currency),
    min: cheapest === undefined ? null : (prices[cheapest] ?? null),
    max: dearest === undefined ? null : (prices[dearest] ?? null),
    families: mostFirst(shelf, 'families', { ...ask, family: undefined }, currency),
    notes: mostFirst(shelf, 'notes', { ...ask, note: undefined }, currency).slice(0, mostNotes),
    traits: traitsOn(shelf, ask, currency),
    bands: bands.filter(({ count }) => count > 0),
  }
}

/** Each trait of a group that something is chosen of is counted without that choice. */
function traitsOn(shelf: Shelf, ask: Asked, currency: Currency) {
  const { traits = [] } = ask
  const open = mostFirst(shelf, 'traits', ask, currency).filter(
    ({ value }) => !traits.some(({ all }) => all.includes(value)),
  )
  const chosen = traits.flatMap((choice) =>
    mostFirst(
      shelf,
      'traits',
      { ...ask, traits: traits.filter((other) => other !== choice) },
      currency,
    ).filter(({ value }) => choice.all.includes(value)),
  )
  return [...open, ...chosen].sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
}

/** How many of a shelf fit all that is asked. */
export function totalOn(shelf: Shelf, ask: Asked, currency: Currency): number {
  const [from, to] = spanOf(shelf, ask, currency)
  return to - from
}

/** Where the goods of the asked prices begin and end on their ladder. */
function spanOf(shelf: Shelf, ask: Asked, currency: Currency): [from: number, to: number] {
  const { goods } = ladderOf(shelf, ask, currency)
  const prices = shelf.prices[currency]
  const { price_min, price_max } = ask
  // what has no price yet is of none
  const least = price_min === undefined && price_max === undefined ? -Infinity : 1
  const from = firstFrom(goods, prices, Math.max(price_min ?? least, least))
  return [from, Math.max(from, firstFrom(goods, prices, (price_max ?? Infinity) + 1))]
}

/** The place of the first that costs so much or more. */
function firstFrom(goods: Int32Array, prices: Int32Array, price: number): number {
  let [low, high] = [0, goods.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((prices[goods[middle] ?? 0] ?? 0) < price) low = middle + 1
    else high = middle
  }
  return low
}

function ladderOf(shelf: Shelf, ask: Asked, currency: Currency): Ladder {
  const { family = [], note, in_stock = false, on_sale = false, traits = [] } = ask
  const chosen = traits.map((choice) => choice.chosen)
  const key = JSON.stringify([currency, family, note, in_stock, on_sale, chosen])
  const known = shelf.ladders.get(key)
  if (known) {
    shelf.ladders.delete(key)
    shelf.ladders.set(key, known)
    return known
  }
  const ladder = { goods: fitting(shelf, ask, currency), steps: {} }
  shelf.ladders.set(key, ladder)
  for (const [oldest] of shelf.ladders)
    if (shelf.ladders.size > mostLadders) shelf.ladders.delete(oldest)
  return ladder
}

function fitting(shelf: Shelf, ask: Asked, currency: Currency): Int32Array {
  const all = shelf.byPrice[currency]
  const wanted = (ask.in_stock ? marks.inStock : 0) | (ask.on_sale ? marks.onSale : 0)
  const sets = ask.family?.length || ask.note || ask.traits?.length ? setsWith(shelf, ask) : null
  if (!wanted && !sets) return all
  return all.filter(
    (at) =>
      ((shelf.marks[at] ?? 0) & wanted) === wanted && (!sets || sets[shelf.setOf[at] ?? 0] === 1),
  )
}

/** 1 for each set that bears one of the asked families, the asked note, and of each asked group one of its traits. */
function setsWith(shelf: Shelf, { family = [], note, traits = [] }: Asked): Uint8Array {
  const bits = family.reduce((bits, one) => {
    const id = shelf.families.indexOf(one)
    return id < 0 ? bits : bits | (1 << id)
  }, 0)
  const noteId = note ? shelf.notes.indexOf(note) : null
  const wanted = traits.map(({ chosen }) => chosen.map((one) => shelf.traits.indexOf(one)))
  return Uint8Array.from(shelf.familyBits, (own, set) => {
    const fits =
      (!family.length || (own & bits) !== 0) &&
      (noteId === null || bears(shelf, 'notes', set, noteId)) &&
      wanted.every((ids) => ids.some((id) => bears(shelf, 'traits', set, id)))
    return fits ? 1 : 0
  })
}

// by places: a part of the list for each of ten thousand sets would cost more than counting them
function bears({ lists }: Shelf, kind: 'notes' | 'traits', set: number, word: number): boolean {
  const { at: places, ids } = lists[kind]
  const to = places[set + 1] ?? 0
  for (let at = places[set] ?? 0; at < to; at++) if (ids[at] === word) return true
  return false
}

function mostFirst(shelf: Shelf, kind: Words, ask: Asked, currency: Currency) {
  const counts = wordsOn(shelf, kind, ladderOf(shelf, ask, currency), spanOf(shelf, ask, currency))
  const count = (id: number) => counts[id] ?? 0
  return [...counts.keys()]
    .filter((id) => count(id) > 0)
    .sort((a, b) => count(b) - count(a) || a - b)
    .map((id) => ({ value: shelf[kind][id] ?? '', count: count(id) }))
}

/** How often each word stands on the goods between two places. */
function wordsOn(shelf: Shelf, kind: Words, ladder: Ladder, [from, to]: [number, number]) {
  ladder.steps[kind] ??= stepsOf(shelf, kind, ladder.goods)
  const { stride, counts: steps } = ladder.steps[kind]
  const words = shelf[kind].length
  const counts = new Int32Array(words)
  for (const [place, sign] of [
    [to, 1],
    [from, -1],
  ] as const) {
    const step = Math.floor(place / stride)
    for (let id = 0; id < words; id++)
      counts[id] = (counts[id] ?? 0) + sign * (steps[step * words + id] ?? 0)
    addWords(shelf, kind, ladder.goods, [step * stride, place], counts, sign)
  }
  return counts
}

function stepsOf(shelf: Shelf, kind: Words, goods: Int32Array) {
  const words = shelf[kind].length
  // no more figures than goods, however many words there are
  const stride = Math.max(128, words)
  const steps = Math.floor(goods.length / stride)
  const counts = new Int32Array((steps + 1) * words)
  const sofar = new Int32Array(words)
  for (let step = 1; step <= steps; step++) {
    addWords(shelf, kind, goods, [(step - 1) * stride, step * stride], sofar, 1)
    counts.set(sofar, step * words)
  }
  return { stride, counts }
}

function addWords(
  shelf: Shelf,
  kind: Words,
  goods: Int32Array,
  [from, to]: [number, number],
  counts: Int32Array,
  sign: 1 | -1,
) {
  const { familyBits, lists, setOf } = shelf
  for (let place = from; place < to; place++) {
    const set = setOf[goods[place] ?? 0] ?? 0
    if (kind === 'families') {
      const bits = familyBits[set] ?? 0
      for (let id = 0; id < counts.length; id++)
        if (bits & (1 << id)) counts[id] = (counts[id] ?? 0) + sign
    } else {
      const { at: places, ids } = lists[kind]
      const end = places[set + 1] ?? 0
      for (let at = places[set] ?? 0; at < end; at++) {
        const id = ids[at] ?? 0
        counts[id] = (counts[id] ?? 0) + sign
      }
    }
  }
}
