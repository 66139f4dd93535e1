import * as z from 'zod/mini'
import { formulaProducts, noteNames } from './formula-contract.ts'

const part = z.object({
  name: z.string(),
  name_en: z.string(),
  cas: z.string(),
  percent: z.number(),
})

/** A formula as somebody handed it over: what became of it since, or of its materials, changes nothing here. */
export const frozenFormula = z.object({
  formula_id: z.number(),
  title: z.string(),
  version_no: z.number(),
  product: z.enum(formulaProducts),
  basis: z.enum(['wax', 'total']),
  load: z.number(),
  batch: z.number(),
  units: z.number(),
  notes: z.string(),
  lines: z.array(
    z.extend(part, {
      grams: z.number(),
      dilution: z.number(),
      note: z.enum(['', ...noteNames]),
      comment: z.string(),
      /** of an accord: what it is made of, in percent of the accord */
      inside: z.array(part),
    }),
  ),
  frozen_at: z.string(),
})
export type FrozenFormula = z.output<typeof frozenFormula>
