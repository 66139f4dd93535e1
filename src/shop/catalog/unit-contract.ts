import * as z from 'zod/mini'

/** What the contents of a choice are measured in; '' where a price for a measure says nothing. */
export const units = ['', 'g', 'ml', 'ea'] as const
export type Unit = (typeof units)[number]

/** What a measure of the goods costs, in the currency's minor unit. */
export const unitPriceTold = z.object({
  value: z.number(),
  per: z.number(),
  unit: z.enum(['g', 'ml', 'ea']),
})
export type UnitPrice = z.output<typeof unitPriceTold>
