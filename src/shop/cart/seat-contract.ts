import * as z from 'zod/mini'

const both = z.object({ ko: z.string(), en: z.string() })
/** What a line says of a date of a class. */
export const seat = z.object({
  session_id: z.number(),
  class_id: z.number(),
  starts_at: z.string(),
  ends_at: z.string(),
  place: both,
  attendees: z.array(z.object({ name: z.string(), hp: z.string() })),
  note: z.string(),
  /** until when its seats are kept for this cart */
  held_until: z.nullable(z.string()),
})
export type CartSeat = z.output<typeof seat>
