import { type Blend, densityOfMix } from '#shop/custom/batch-rules.ts'
import { materialOf } from '#shop/custom/formula-view-rules.ts'
import { type AmountUnit, gramsOf, inUnit } from '#shop/custom/share-rules.ts'
import type { Draft, DraftLine, Known } from './draft.ts'

/** What was written as a number; NaN for what is none. */
export function figure(text: string): number {
  return Number(text.replace(/,/g, '.').trim() || Number.NaN)
}

/** so much can be written of one material */
export const leastAmount = 0.001
export const mostAmount = 1_000_000

/** What was written of one material; nothing where it is no amount. */
export function amountIn(text: string): number {
  const value = figure(text)
  return value >= leastAmount && value <= mostAmount ? value : 0
}

export const rounded = (value: number) => String(Math.round(value * 1000) / 1000)
export const idIn = (what: string) => (/^\d+$/.test(what) ? Number(what) : null)

export function densityOf({ what }: Pick<DraftLine, 'what'>, { library }: Known): number {
  return materialOf({ materials: library }, { material_id: idIn(what) })?.density ?? 1
}

export function gramsIn(line: DraftLine, unit: Draft['unit'], known: Known): number {
  const amount = amountIn(line.amount)
  if (unit === 'percent' || unit === 'g') return amount
  return gramsOf(amount, unit, densityOf(line, known))
}

/** What a millilitre of the finished thing weighs, by what is in it; what nobody knows the density of counts as water. */
export function batchDensity(draft: Draft, known: Known): number {
  const { basis, load } = draft
  const concentrate = draft.lines.map(
    (line): Blend => ({
      grams: gramsIn(line, draft.unit, known),
      density: densityOf(line, known),
    }),
  )
  return densityOfMix(
    concentrate,
    { basis, load: figure(load) || 0 },
    densityOf({ what: draft.medium_id }, known),
  )
}

/** The batch in grams, however it was written: to the hundredth, as it is kept. */
export function batchGrams(draft: Draft, known: Known): number {
  const { batch, batch_unit } = draft
  const written = figure(batch) || 0
  if (batch_unit === 'g') return written
  const density = batch_unit === 'ml' ? batchDensity(draft, known) : 1
  return Math.round(gramsOf(written, batch_unit, density) * 100) / 100
}

/** The same batch said in another unit; drops are whole. */
export function inBatchUnit(draft: Draft, batch_unit: AmountUnit, known: Known): Draft {
  const grams = batchGrams(draft, known)
  if (!grams) return { ...draft, batch_unit }
  const said = inUnit(grams, batch_unit, batchDensity(draft, known))
  return {
    ...draft,
    batch_unit,
    batch: batch_unit === 'drop' ? String(Math.round(said)) : rounded(said),
  }
}
