import * as z from 'zod/mini'

/** What a line says of bottles with a label of one's own. */
export const madeBottles = z.object({
  set_id: z.string(),
  bottle_id: z.number(),
  pieces: z.number(),
  /** of one piece, and of setting up once, in the currency of the cart */
  unit: z.number(),
  setup: z.number(),
  /** working days until they leave */
  days: z.number(),
})
export type MadeBottles = z.output<typeof madeBottles>
