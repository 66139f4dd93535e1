import { concentrateOf, madeFor, shareOfWhole } from './batch-rules.ts'
import type { FormulaProduct, NoteName, Volatility } from './formula-contract.ts'
import { type IfraCategory, type IfraLimits, noLimit } from './ifra-contract.ts'
import { percents } from './share-rules.ts'

/** What a line weighs and is, for the arithmetic. */
export type Part = {
  amount: number
  dilution: number
  note: '' | NoteName
  won_per_gram: number | null
  ifra: IfraLimits | null
  carrier: boolean
  volatility?: Volatility | null
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

/** What all of it comes to: each raw material is looked at once, so that 200 lines are counted while somebody types. */
export function figuresOf(whole: Whole, parts: readonly Part[]): FormulaFigures {
  const written = sumOf(parts.map(({ amount }) => amount))
  const made = madeFor(whole.batch, whole.overage, whole.loss)
  const concentrate = concentrateOf(whole)
  const scale = written > 0 ? concentrate / written : 0
  const shown = percents(parts.map(({ amount }) => amount))
  const opened = parts.map((part) => leavesOf([part]))
  const leaves = opened.flat()
  const { checks, limits } = checksOf(whole, opened, written)
  const figures = parts.map((part, at): PartFigures => {
    const grams = part.amount * scale
    const price = priceOf(part)
    return {
      percent: shown[at] ?? 0,
      grams,
      neat: neatOf(opened[at] ?? []) * scale,
      cost: price === null ? null : grams * price,
      ifra: checks[at] ?? null,
    }
  })
  const oils = figures.every((one) => one.cost !== null)
    ? sumOf(figures.map((one) => one.cost ?? 0))
    : null
  const rest = made - concentrate
  const medium_cost =
    whole.medium_won === undefined ? 0 : whole.medium_won === null ? null : rest * whole.medium_won
  const cost = oils === null || medium_cost === null ? null : oils + medium_cost
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
    balance: balanceIn(leaves),
    ifra_sum: sumOfLimits(limits),
    ifra_unknown: limits.filter(({ state }) => state === 'unknown').length,
    allergens: allergensIn(whole, leaves, written),
  }
}

/** What is left of these without what they are thinned with. */
export function neatOf(leaves: readonly Pick<Part, 'amount' | 'dilution'>[]): number {
  return sumOf(leaves.map(({ amount, dilution }) => (amount * dilution) / 100))
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
export function leavesOf(parts: readonly Part[]): readonly Part[] {
  if (!parts.some(({ inside }) => inside)) return parts
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
  return balanceIn(leavesOf(parts as readonly Part[])) // what is not looked at may be missing
}

function balanceIn(leaves: readonly Part[]): Record<NoteName, number> {
  const weights = { '': 0, top: 0, heart: 0, base: 0 }
  for (const { note, amount, dilution } of leaves) weights[note] += (amount * dilution) / 100
  const [top = 0, heart = 0, base = 0] = percents([weights.top, weights.heart, weights.base])
  return { top, heart, base }
}

/** Percent of the finished product. */
export function shareIn(
  { basis, load }: Pick<Whole, 'basis' | 'load'>,
  leaf: Part,
  written: number,
): number {
  return written > 0 ? (leaf.amount / written) * leaf.dilution * shareOfWhole(basis, load) : 0
}

/** Of each part the worst check among its materials, and each material once with its share and its limit. */
function checksOf(whole: Whole, opened: readonly (readonly Part[])[], written: number) {
  // the same material in two places counts together
  const shares = new Map<string, number>()
  for (const leaf of opened.flat())
    if (leaf.key) shares.set(leaf.key, (shares.get(leaf.key) ?? 0) + shareIn(whole, leaf, written))
  const found = new Map<string, IfraCheck>()
  const limits: IfraCheck[] = []
  const checkOf = (leaf: Part): IfraCheck[] => {
    if (leaf.carrier) return []
    const known = leaf.key === undefined ? undefined : found.get(leaf.key)
    if (known) return [known]
    const share = (leaf.key && shares.get(leaf.key)) || shareIn(whole, leaf, written)
    const check = checked(whole, leaf, share)
    limits.push(check)
    if (leaf.key !== undefined) found.set(leaf.key, check)
    return [check]
  }
  return { checks: opened.map((leaves) => worst(leaves.flatMap(checkOf))), limits }
}

function checked(whole: Whole, leaf: Part, share: number): IfraCheck {
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

/** Σ share ÷ limit over the materials that have one. */
function sumOfLimits(limits: readonly IfraCheck[]): number {
  return sumOf(
    limits.flatMap(({ share, limit }) => (limit && limit < noLimit ? [share / limit] : [])),
  )
}

/** What a label has to name, summed over the materials whose certificate says what they hold. */
function allergensIn(whole: Whole, leaves: readonly Part[], written: number): AllergenSums {
  const threshold = products[whole.product].names_from
  const sums = new Map<string, number>()
  const unknown = new Set<string>()
  for (const [at, leaf] of leaves.entries()) {
    if (leaf.carrier) continue
    if (!leaf.allergens) unknown.add(leaf.key ?? `#${at}`)
    const share = shareIn(whole, leaf, written)
    for (const name in leaf.allergens)
      sums.set(name, (sums.get(name) ?? 0) + (share * (leaf.allergens[name] ?? 0)) / 100)
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

function sumOf(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0)
}
