import type { FormulaProduct, IfraCategory, IfraLimits, NoteName } from './formula-contract.ts'

/** What a line weighs and is, for the arithmetic. */
export type Part = {
  amount: number
  dilution: number
  note: '' | NoteName
  won_per_gram: number | null
  ifra: IfraLimits | null
  carrier: boolean
}
export type Whole = {
  product: FormulaProduct
  basis: 'wax' | 'total'
  load: number
  batch: number
  units: number
}

/** An aid by the supplier's certificate, never a proof. */
export type IfraCheck = {
  state: 'pass' | 'over' | 'unknown'
  limit: number | null
  share: number
  highest_load: number | null
}
export type PartFigures = {
  percent: number
  grams: number
  neat: number
  cost: number | null
  ifra: IfraCheck | null
}
export type FormulaFigures = {
  parts: PartFigures[]
  /** grams of the lines as written, and of the concentrate that the batch needs */
  written: number
  concentrate: number
  rest: number
  neat: number
  cost: number | null
  cost_per_unit: number | null
  balance: Record<NoteName, number>
  /** Σ share ÷ limit: above 1 the same restricted material may stand in two oils */
  ifra_sum: number
}

/** Usual loads, and the category whose limits count. */
export const products: Record<
  FormulaProduct,
  { category: IfraCategory; usual: [number, number]; basis: 'wax' | 'total' }
> = {
  perfume: { category: '4', usual: [15, 20], basis: 'total' },
  candle: { category: '12', usual: [6, 10], basis: 'wax' },
  diffuser: { category: '10A', usual: [10, 30], basis: 'total' },
  spray: { category: '10B', usual: [3, 10], basis: 'total' },
  soap: { category: '9', usual: [2, 5], basis: 'total' },
  wax: { category: '12', usual: [6, 10], basis: 'wax' },
}

/** The share of the whole that is concentrate: 8 % of the wax is 7.4 % of the whole. */
export function shareOfWhole(basis: 'wax' | 'total', load: number): number {
  return basis === 'wax' ? load / (100 + load) : load / 100
}

/** Percents with two decimals that make exactly 100.00: what rounding leaves over goes to the largest remainders. */
export function percents(amounts: readonly number[]): number[] {
  const sum = amounts.reduce((all, amount) => all + amount, 0)
  if (sum <= 0) return amounts.map(() => 0)
  const exact = amounts.map((amount) => (amount / sum) * 10_000)
  const hundredths = exact.map(Math.floor)
  const left = 10_000 - hundredths.reduce((all, one) => all + one, 0)
  const byRemainder = exact
    .map((value, at) => ({ at, rest: value - Math.floor(value) }))
    .sort((a, b) => b.rest - a.rest || a.at - b.at)
  for (const { at } of byRemainder.slice(0, left)) hundredths[at] = (hundredths[at] ?? 0) + 1
  return hundredths.map((one) => one / 100)
}

export function figuresOf(whole: Whole, parts: readonly Part[]): FormulaFigures {
  const written = sum(parts.map(({ amount }) => amount))
  const concentrate = whole.batch * shareOfWhole(whole.basis, whole.load)
  const scale = written > 0 ? concentrate / written : 0
  const shown = percents(parts.map(({ amount }) => amount))
  const figures = parts.map((part, at): PartFigures => {
    const grams = part.amount * scale
    return {
      percent: shown[at] ?? 0,
      grams,
      neat: grams * (part.dilution / 100),
      cost: part.won_per_gram === null ? null : grams * part.won_per_gram,
      ifra: part.carrier ? null : ifraOf(whole, part, written),
    }
  })
  const cost = figures.every((one) => one.cost !== null)
    ? sum(figures.map((one) => one.cost ?? 0))
    : null
  const checks = figures.flatMap(({ ifra }) => (ifra?.limit ? [ifra.share / ifra.limit] : []))
  return {
    parts: figures,
    written,
    concentrate,
    rest: whole.batch - concentrate,
    neat: sum(figures.map(({ neat }) => neat)),
    cost,
    cost_per_unit: cost === null ? null : cost / whole.units,
    balance: balanceOf(parts),
    ifra_sum: sum(checks),
  }
}

/** Share of top, heart and base by neat weight, in whole percent that make 100. */
export function balanceOf(
  parts: readonly Pick<Part, 'amount' | 'dilution' | 'note'>[],
): Record<NoteName, number> {
  const of = (note: NoteName) =>
    sum(
      parts.filter((part) => part.note === note).map((part) => (part.amount * part.dilution) / 100),
    )
  const [top = 0, heart = 0, base = 0] = percents([of('top'), of('heart'), of('base')])
  return { top, heart, base }
}

function ifraOf({ product, basis, load }: Whole, part: Part, written: number): IfraCheck {
  const neatPercent = written > 0 ? (part.amount / written) * part.dilution : 0
  const share = neatPercent * shareOfWhole(basis, load)
  const limit = part.ifra?.[products[product].category] ?? null
  if (limit === null) return { state: 'unknown', limit, share, highest_load: null }
  return {
    state: share <= limit + 1e-9 ? 'pass' : 'over',
    limit,
    share,
    highest_load: highestLoad(basis, neatPercent, limit),
  }
}

/** The load at which this material just meets its limit; null when none is too high. */
function highestLoad(basis: 'wax' | 'total', neatPercent: number, limit: number): number | null {
  if (neatPercent <= 0) return null
  const share = limit / neatPercent
  if (basis === 'total') return share >= 1 ? null : share * 100
  return share >= 0.5 ? null : (share / (1 - share)) * 100
}

/** Every amount × target ÷ present, to the thousandth of a gram. */
export function scaled(amounts: readonly number[], target: number): number[] {
  const present = sum(amounts)
  return amounts.map((amount) =>
    present > 0 ? Math.round(((amount * target) / present) * 1000) / 1000 : amount,
  )
}

export type Pack = { io_no: number; grams: number; price: number; left: number }
export type Packs = { io_no: number; qty: number }[]

/** The cheapest packs that cover the grams, from what is in stock; the fewest packs where two cost the same. Null when there is not enough. */
export function cheapestPacks(needed: number, packs: readonly Pack[]): Packs | null {
  // counted in tenths of a gram; larger needs more coarsely, so that the table stays small
  const step = Math.max(0.1, Math.ceil(needed / 2_000) / 10)
  const goal = Math.max(1, Math.ceil(needed / step - 1e-9))
  type Best = {
    price: number
    count: number
    from: number
    io_no: number
    used: Map<number, number>
  }
  const best: (Best | null)[] = Array.from({ length: goal + 1 }, () => null)
  best[0] = { price: 0, count: 0, from: 0, io_no: 0, used: new Map() }
  for (const pack of [...packs]
    .filter(({ left, grams }) => left > 0 && grams > 0)
    .sort((a, b) => b.grams - a.grams)) {
    const size = Math.max(1, Math.floor(pack.grams / step + 1e-9))
    for (let at = 0; at < goal; at++) {
      const here = best[at]
      const taken = here?.used.get(pack.io_no) ?? 0
      if (!here || taken >= pack.left) continue
      const to = Math.min(goal, at + size)
      const price = here.price + pack.price
      const there = best[to]
      if (
        there &&
        (there.price < price || (there.price === price && there.count <= here.count + 1))
      )
        continue
      best[to] = {
        price,
        count: here.count + 1,
        from: at,
        io_no: pack.io_no,
        used: new Map(here.used).set(pack.io_no, taken + 1),
      }
    }
  }
  const found = best[goal]
  return found ? [...found.used].map(([io_no, qty]) => ({ io_no, qty })) : null
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0)
}
