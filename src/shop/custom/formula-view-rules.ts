import { inLang, type Lang } from '#kernel/language.ts'
import { concentrateOf, madeFor } from './batch-rules.ts'
import {
  type Formula,
  type FormulaLine,
  type FormulaProduct,
  formulaProducts,
  type Material,
} from './formula-contract.ts'
import { type FormulaFigures, figuresOf, leavesOf, neatOf, type Part } from './formula-rules.ts'
import type { IfraCategory, ProductCategories } from './ifra-contract.ts'
import { sumsBy } from './limit-rules.ts'
import { percents } from './share-rules.ts'

export type Written = Pick<
  Formula,
  'product' | 'basis' | 'load' | 'batch' | 'units' | 'overage' | 'loss' | 'medium_id' | 'accords'
> & {
  lines: readonly FormulaLine[]
  materials: readonly Material[]
}
type Known = Pick<Written, 'materials' | 'accords'>

export function materialOf(
  formula: Pick<Written, 'materials'>,
  line: Pick<FormulaLine, 'material_id'>,
): Material | undefined {
  return line.material_id === null ? undefined : byId(formula.materials).get(line.material_id)
}

const indexes = new WeakMap<readonly Material[], Map<number, Material>>()

/** A formula of 200 lines looks up 200 materials at each edit. */
function byId(materials: readonly Material[]): Map<number, Material> {
  const known = indexes.get(materials)
  if (known) return known
  const made = new Map(materials.map((one) => [one.material_id, one]))
  indexes.set(materials, made)
  return made
}

export function lineName(formula: Known, line: FormulaLine, lang: Lang): string {
  const material = materialOf(formula, line)
  if (material) return inLang(lang, material.name, material.name_en)
  const accord = formula.accords.find(({ formula_id }) => formula_id === line.accord_id)
  return accord?.title ?? line.name
}

/** The line's own note and price go before those of its material. */
export function partOf(formula: Known, line: FormulaLine): Part {
  const accord = formula.accords.find(({ formula_id }) => formula_id === line.accord_id)
  if (accord)
    return {
      ...partOf(formula, { ...line, accord_id: null, material_id: null }),
      inside: accord.parts.map((part) =>
        partOf(formula, {
          ...line,
          ...part,
          accord_id: null,
          amount: part.share,
          // what the maker calls the whole accord goes before what its parts are
          note: line.note || part.note,
        }),
      ),
    }
  const material = materialOf(formula, line)
  const carrier = material?.kind === 'carrier' || material?.kind === 'wax'
  return {
    amount: line.amount,
    dilution: line.dilution,
    note: line.note || ((material?.note ?? '') as Part['note']), // the library holds only these words
    won_per_gram: line.won_per_gram ?? material?.won_per_gram ?? null,
    ifra: (material?.ifra ?? null) as Part['ifra'], // by category, as the library stores it
    allergens: material?.allergens ?? null,
    carrier,
    volatility: material?.volatility ?? null,
    ...(material ? { key: String(material.material_id) } : {}),
  }
}

const partsBefore = new WeakMap<Written, readonly Part[]>()

/** Its lines as what is counted; asked for by every figure of the same formula, and made once. */
export function partsOf(formula: Written): readonly Part[] {
  const known = partsBefore.get(formula)
  if (known) return known
  const parts = formula.lines.map((line) => knownPart(formula, line))
  partsBefore.set(formula, parts)
  return parts
}

type Read = { of: Known; part: Part }
const readBefore = new WeakMap<FormulaLine, Read>()

/** A line that was not touched, of the same library, is the same part. */
function knownPart({ materials, accords }: Known, line: FormulaLine): Part {
  const before = readBefore.get(line)
  if (before && before.of.materials === materials && before.of.accords === accords)
    return before.part
  const part = partOf({ materials, accords }, line)
  readBefore.set(line, { of: { materials, accords }, part })
  return part
}

export function formulaFigures(formula: Written, categories: ProductCategories): FormulaFigures {
  const medium = materialOf(formula, { material_id: formula.medium_id })
  return figuresOf(
    {
      ...formula,
      category: categories[formula.product],
      medium_won: formula.medium_id === null ? undefined : medium?.won_per_gram || null,
    },
    partsOf(formula),
  )
}

export type CategorySum = {
  category: IfraCategory
  products: FormulaProduct[]
  sum: number
  /** a material alone is above its limit */
  over: boolean
}

/** The same concentrate at the same load, by the limits of every category that the shop's products fall under. */
export function categorySums(formula: Written, categories: ProductCategories): CategorySum[] {
  const found = new Map<IfraCategory, FormulaProduct[]>()
  for (const product of formulaProducts)
    found.set(categories[product], [...(found.get(categories[product]) ?? []), product])
  return sumsBy(formula, partsOf(formula), [...found.keys()]).map((one) => ({
    ...one,
    products: found.get(one.category) ?? [],
  }))
}

/** Grams of each material of the library that the batch needs, its accords opened, with what makes up the rest. */
export function needsOf(formula: Written): { material_id: number; amount: number }[] {
  const written = formula.lines.reduce((sum, { amount }) => sum + amount, 0)
  const concentrate = concentrateOf(formula)
  const rest = madeFor(formula.batch, formula.overage, formula.loss) - concentrate
  const needs = new Map<number, number>()
  const add = (material_id: number, grams: number) =>
    needs.set(material_id, (needs.get(material_id) ?? 0) + grams)
  for (const { key, amount } of leavesOf(partsOf(formula)))
    if (key && written > 0) add(Number(key), (amount * concentrate) / written)
  if (formula.medium_id !== null) add(formula.medium_id, rest)
  return [...needs]
    .map(([material_id, amount]) => ({ material_id, amount: Math.round(amount * 1000) / 1000 }))
    .filter(({ amount }) => amount > 0)
}

export type Difference = { name: string; before: number | null; after: number | null }

/** What changed between two versions, in percent of the concentrate; the same line of both is one row. */
export function differences(before: Written, after: Written, lang: Lang): Difference[] {
  const told = (formula: Written) => {
    const shares = percents(partsOf(formula).map((part) => neatOf(leavesOf([part]))))
    const sums = new Map<string, number>()
    for (const [at, line] of formula.lines.entries()) {
      const name = lineName(formula, line, lang)
      sums.set(name, Math.round(((sums.get(name) ?? 0) + (shares[at] ?? 0)) * 100) / 100)
    }
    return sums
  }
  const [old, fresh] = [told(before), told(after)]
  return [...new Set([...fresh.keys(), ...old.keys()])].map((name) => ({
    name,
    before: old.get(name) ?? null,
    after: fresh.get(name) ?? null,
  }))
}
