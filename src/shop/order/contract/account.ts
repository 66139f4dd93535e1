import * as z from 'zod/mini'

/** Where money goes back to that no card can take. */
export const refundAccount = z.object({
  bank: z.string().check(z.maxLength(2)),
  number: z.string().check(z.maxLength(30)),
  holder: z.string().check(z.maxLength(30)),
})
export type RefundAccount = z.output<typeof refundAccount>
