import { concentrateOf, madeFor, shareOfWhole } from './batch-rules.ts'
import type { FormulaProduct, NoteName } from './formula-contract.ts'
import { type IfraCategory, type IfraLimits, noLimit } from './ifra-contract.ts'

/** What a line weighs and is, for the arithmetic. */
export type Part = {
  amount: number
  dilution: number
  note: '' | NoteName
  won_per_gram: number | null
  ifra: IfraLimits | null
  carrier: boolean
  /** the same material in two places counts together */
  key?: string
  /** percent of what a label names; null where no certificate says */
  allergens?: Record<string, number> | null
  /** of an accord: what it is made of, its amounts as shares of one */
  inside?: readonly Part[]
}
export type Whole = {
  product: FormulaProduct
  /** whose limits count for this product */
  category: IfraCategory
  basis: 'wax' | 'total'
  load: number
  batch: number
  units: number
  /** percent made beyond the need, and lost on the way */
  overage?: number
  loss?: number
  /** of the wax, base or alcohol: null where its price is not known */
  medium_won?: number | null
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
export type AllergenSums = {
  /** percent in the finished product, the most first */
  sums: { name: string; percent: number; named: boolean }[]
  /** materials without a certificate: what they hold is not known */
  unknown: number
  /** from this percent on a label names it; null where no rule of cosmetics holds */
  threshold: number | null
}
export type FormulaFigures = {
  parts: PartFigures[]
  /** grams of the lines as written, and of the concentrate that the batch needs */
  written: number
  /** the batch with what is made beyond it and what is lost */
  made: number
  concentrate: number
  rest: number
  neat: number
  cost: number | null
  medium_cost: number | null
  cost_per_unit: number | null
  balance: Record<NoteName, number>
  /** Σ share ÷ limit: above 1 the same restricted material may stand in two oils */
  ifra_sum: number
  /** materials whose limit nobody has stated: the sum is without them */
  ifra_unknown: number
  allergens: AllergenSums
}

/** Usual loads, and from where a label names an allergen. */
export const products: Record<
  FormulaProduct,
  {
    usual: [number, number]
    basis: 'wax' | 'total'
    names_from: number | null
  }
> = {
  perfume: { usual: [15, 20], basis: 'total', names_from: 0.001 },
  candle: { usual: [6, 10], basis: 'wax', names_from: null },
  diffuser: { usual: [10, 30], basis: 'total', names_from: null },
  spray: { usual: [3, 10], basis: 'total', names_from: null },
  soap: { usual: [2, 5], basis: 'total', names_from: 0.01 },
  wax: { usual: [6, 10], basis: 'wax', names_from: null },
}

/** Percents with two decimals that make exactly 100.00: what rounding leaves over goes to the largest remainders. */
export function percents(amounts: readonly number[]): number[] {
  const sum = sumOf(amounts)
  if (sum <= 0) return amounts.map(() => 0)
  const exact = amounts.map((amount) => (amount / sum) * 10_000)
  const hundredths = exact.map(Math.floor)
  const left = 10_000 - sumOf(hundredths)
  const byRemainder = exact
    .map((value, at) => ({ at, rest: value - Math.floor(value) }))
    .sort((a, b) => b.rest - a.rest || a.at - b.at)
  for (const { at } of byRemainder.slice(0, left)) hundredths[at] = (hundredths[at] ?? 0) + 1
  return hundredths.map((one) => one / 100)
}

export function figuresOf(whole: Whole, parts: readonly Part[]): FormulaFigures {
  const written = sumOf(parts.map(({ amount }) => amount))
  const made = madeFor(whole.batch, whole.overage, whole.loss)
  const concentrate = concentrateOf(whole)
  const scale = written > 0 ? concentrate / written : 0
  const shown = percents(parts.map(({ amount }) => amount))
  const shares = neatShares(whole, parts, written)
  const figures = parts.map((part, at): PartFigures => {
    const grams = part.amount * scale
    const price = priceOf(part)
    return {
      percent: shown[at] ?? 0,
      grams,
      neat: grams * (part.dilution / 100),
      cost: price === null ? null : grams * price,
      ifra: worst(leavesOf([part]).flatMap((leaf) => ifraOf(whole, leaf, shares) ?? [])),
    }
  })
  const oils = figures.every((one) => one.cost !== null)
    ? sumOf(figures.map((one) => one.cost ?? 0))
    : null
  const rest = made - concentrate
  const medium_cost =
    whole.medium_won === undefined ? 0 : whole.medium_won === null ? null : rest * whole.medium_won
  const cost = oils === null || medium_cost === null ? null : oils + medium_cost
  const limits = limitsOf(whole, parts)
  return {
    parts: figures,
    written,
    made,
    concentrate,
    rest,
    neat: sumOf(figures.map(({ neat }) => neat)),
    cost,
    medium_cost,
    cost_per_unit: cost === null ? null : cost / whole.units,
    balance: balanceOf(parts),
    ifra_sum: sumOfLimits(limits),
    ifra_unknown: limits.filter(({ state }) => state === 'unknown').length,
    allergens: allergensOf(whole, parts),
  }
}

/** An accord costs what its parts cost; a dilution costs what is written for it. */
function priceOf(part: Part): number | null {
  if (!part.inside) return part.won_per_gram
  const prices = part.inside.map((one) => ({ one, price: priceOf(one) }))
  return prices.some(({ price }) => price === null)
    ? null
    : sumOf(prices.map(({ one, price }) => one.amount * (price ?? 0)))
}

/** Every raw material with what it weighs among these: an accord is opened, a dilution of a dilution multiplies. */
export function leavesOf(parts: readonly Part[]): Part[] {
  return parts.flatMap((part) =>
    part.inside
      ? leavesOf(part.inside).map((leaf) => ({
          ...leaf,
          amount: part.amount * leaf.amount,
          dilution: (part.dilution * leaf.dilution) / 100,
        }))
      : [part],
  )
}

/** Share of top, heart and base by neat weight, in whole percent that make 100. */
export function balanceOf(
  parts: readonly (Pick<Part, 'amount' | 'dilution' | 'note'> & Partial<Part>)[],
): Record<NoteName, number> {
  const leaves = leavesOf(parts as readonly Part[]) // what is not looked at may be missing
  const of = (note: NoteName) =>
    sumOf(
      leaves
        .filter((leaf) => leaf.note === note)
        .map((leaf) => (leaf.amount * leaf.dilution) / 100),
    )
  const [top = 0, heart = 0, base = 0] = percents([of('top'), of('heart'), of('base')])
  return { top, heart, base }
}

type Shares = { written: number; byKey: Map<string, number> }

function neatShares(whole: Whole, parts: readonly Part[], written: number): Shares {
  const byKey = new Map<string, number>()
  for (const leaf of leavesOf(parts))
    if (leaf.key) byKey.set(leaf.key, (byKey.get(leaf.key) ?? 0) + shareIn(whole, leaf, written))
  return { written, byKey }
}

/** Percent of the finished product. */
export function shareIn(
  { basis, load }: Pick<Whole, 'basis' | 'load'>,
  leaf: Part,
  written: number,
): number {
  return written > 0 ? (leaf.amount / written) * leaf.dilution * shareOfWhole(basis, load) : 0
}

function ifraOf(whole: Whole, leaf: Part, { written, byKey }: Shares): IfraCheck | null {
  if (leaf.carrier) return null
  const share = (leaf.key && byKey.get(leaf.key)) || shareIn(whole, leaf, written)
  const limit = leaf.ifra?.[whole.category] ?? null
  if (limit === null) return { state: 'unknown', limit, share, highest_load: null }
  const neatPercent = share / shareOfWhole(whole.basis, whole.load)
  return {
    state: share <= limit + 1e-9 ? 'pass' : 'over',
    limit,
    share,
    highest_load: highestLoad(whole.basis, neatPercent, limit),
  }
}

const weight = { over: 2, unknown: 1, pass: 0 }

function worst(checks: readonly IfraCheck[]): IfraCheck | null {
  const ratio = ({ share, limit }: IfraCheck) => (limit ? share / limit : 0)
  return checks.reduce<IfraCheck | null>(
    (sofar, one) =>
      !sofar ||
      weight[one.state] > weight[sofar.state] ||
      (one.state === sofar.state && ratio(one) > ratio(sofar))
        ? one
        : sofar,
    null,
  )
}

/** Each material once, with its share in the product and its limit. */
function limitsOf(whole: Whole, parts: readonly Part[]): (IfraCheck & { key: string })[] {
  const written = sumOf(parts.map(({ amount }) => amount))
  const shares = neatShares(whole, parts, written)
  const found = new Map<string, IfraCheck & { key: string }>()
  for (const [at, leaf] of leavesOf(parts).entries()) {
    const check = ifraOf(whole, leaf, shares)
    const key = leaf.key ?? `#${at}`
    if (check) found.set(key, { ...check, key })
  }
  return [...found.values()]
}

/** Σ share ÷ limit over the materials that have one. */
function sumOfLimits(limits: readonly IfraCheck[]): number {
  return sumOf(
    limits.flatMap(({ share, limit }) => (limit && limit < noLimit ? [share / limit] : [])),
  )
}

/** What a label has to name, summed over the materials whose certificate says what they hold. */
export function allergensOf(whole: Whole, parts: readonly Part[]): AllergenSums {
  const written = sumOf(parts.map(({ amount }) => amount))
  const threshold = products[whole.product].names_from
  const sums = new Map<string, number>()
  const unknown = new Set<string>()
  for (const [at, leaf] of leavesOf(parts).entries()) {
    if (leaf.carrier) continue
    if (!leaf.allergens) unknown.add(leaf.key ?? `#${at}`)
    for (const [name, percent] of Object.entries(leaf.allergens ?? {}))
      sums.set(name, (sums.get(name) ?? 0) + (shareIn(whole, leaf, written) * percent) / 100)
  }
  return {
    sums: [...sums]
      .map(([name, percent]) => ({
        name,
        percent,
        named: threshold !== null && percent > threshold + 1e-12,
      }))
      .sort((a, b) => b.percent - a.percent),
    unknown: unknown.size,
    threshold,
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
  const present = sumOf(amounts)
  return amounts.map((amount) =>
    present > 0 ? Math.round(((amount * target) / present) * 1000) / 1000 : amount,
  )
}

function sumOf(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0)
}
