import type { AccordPart, FormulaLine } from './formula-contract.ts'

/** Levels of formulas in formulas, and lines once every one of them is opened: far more than anybody builds. */
export const deepestAccord = 12
export const mostOpened = 2_000

/** Lines of a formula, and how often another formula stands in them. */
export type Holding = { formula_id: number; accord_id: number | null; count: number }
export type Size = { lines: number; depth: number }

/**
 * How many lines each formula comes to once everything in it is opened, and over how many levels: every formula is looked at once,
 * however often it stands in others. What turns in a circle has no end.
 */
export function sizesOf(holdings: readonly Holding[]): (formula_id: number) => Size {
  const own = Map.groupBy(holdings, ({ formula_id }) => formula_id)
  const known = new Map<number, Size>()
  const open = new Set<number>()
  function sizeOf(formula_id: number): Size {
    const before = known.get(formula_id)
    if (before) return before
    if (open.has(formula_id))
      return { lines: Number.POSITIVE_INFINITY, depth: Number.POSITIVE_INFINITY }
    open.add(formula_id)
    const size = { lines: 0, depth: 1 }
    for (const { accord_id, count } of own.get(formula_id) ?? []) {
      const inner = accord_id === null ? { lines: 0, depth: 0 } : sizeOf(accord_id)
      size.lines += count * (1 + inner.lines)
      size.depth = Math.max(size.depth, 1 + inner.depth)
    }
    open.delete(formula_id)
    known.set(formula_id, size)
    return size
  }
  return sizeOf
}

export const fits = ({ lines, depth }: Size) => lines <= mostOpened && depth <= deepestAccord

type Raw = Pick<
  FormulaLine,
  'material_id' | 'accord_id' | 'name' | 'note' | 'won_per_gram' | 'amount' | 'dilution'
>

/**
 * What an accord is made of, down to its raw materials: each accord is opened once, and what is the same stands in it once. Only for
 * those whose size fits.
 */
export function openAccords(
  lines: ReadonlyMap<number, readonly Raw[]>,
): (formula_id: number) => AccordPart[] {
  const known = new Map<number, AccordPart[]>()
  function partsOf(formula_id: number): AccordPart[] {
    const before = known.get(formula_id)
    if (before) return before
    const own = lines.get(formula_id) ?? []
    const written = own.reduce((sum, { amount }) => sum + amount, 0)
    if (written <= 0) return []
    const parts = merged(
      own.flatMap((line): AccordPart[] => {
        const share = line.amount / written
        if (line.accord_id !== null)
          return partsOf(line.accord_id).map((part) => ({
            ...part,
            share: share * part.share,
            dilution: (line.dilution * part.dilution) / 100,
          }))
        const { material_id, name, note, won_per_gram, dilution } = line
        return [{ material_id, name, note, won_per_gram, share, dilution }]
      }),
    )
    known.set(formula_id, parts)
    return parts
  }
  return partsOf
}

/** The same material, as thin and called the same, is one part. */
function merged(parts: readonly AccordPart[]): AccordPart[] {
  const found = new Map<string, AccordPart>()
  for (const part of parts) {
    const { material_id, name, note, won_per_gram, dilution } = part
    const key = JSON.stringify([material_id, name, note, won_per_gram, dilution.toPrecision(9)])
    const same = found.get(key)
    if (same) same.share += part.share
    else found.set(key, { ...part })
  }
  return [...found.values()]
}
