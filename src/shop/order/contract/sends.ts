import * as z from 'zod/mini'
import { sendPlace } from '#shop/cart/send-contract.ts'

/** One of several places that an order goes to: what it gets, and the parcel it left in. */
export const orderSend = z.extend(sendPlace, {
  /** which of the list, from 1 */
  nth: z.number(),
  units: z.array(z.object({ ct_id: z.number(), qty: z.number() })),
  parcel_id: z.nullable(z.number()),
})
export type OrderSend = z.output<typeof orderSend>

/** Of an order for several places: the one a parcel goes to, which says what lies in it. */
export const toPlace = { send_nth: z.optional(z.int().check(z.gte(1), z.lte(999))) }
