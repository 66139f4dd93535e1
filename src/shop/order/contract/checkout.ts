import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { one, whole } from '#kernel/paging.ts'

const code = z.string().check(z.maxLength(60), z.regex(/^\w*$/))

/** How a payment ended. A stranger hears the state alone. */
export const paymentEnd = z.object({
  /** `open`: nothing was paid yet · `checking`: the provider is being asked · `undone`: paid, and sent back · `over`: the order has gone on since */
  state: z.enum(['open', 'checking', 'paid', 'waiting', 'failed', 'undone', 'over']),
  mine: z.boolean(),
  od_id: z.nullable(z.string()),
  /** the order form was that of a single item */
  direct: z.boolean(),
  code: z.nullable(z.string()),
  amount: z.nullable(z.number()),
  currency: z.enum(['krw', 'usd']),
})
export type PaymentEnd = z.output<typeof paymentEnd>

export const checkout = {
  confirm: endpoint({
    method: 'POST',
    path: '/api/v1/payments/:pay_id/confirmation',
    who: 'anyone',
    about:
      'The buyer is back from the provider: the payment is taken once, however often this is called',
    // the order is all but there: its last rows are what the reserve is for
    vital: true,
    body: z.object({
      provider_key: z.string().check(z.regex(/^[\w.=-]{1,200}$/)),
      amount: z.optional(whole(0, 2_000_000_000)),
    }),
    answer: one(paymentEnd),
  }),
  end: endpoint({
    method: 'GET',
    path: '/api/v1/payments/:pay_id/end',
    who: 'anyone',
    about: 'How a payment ended; asks the provider while that is unknown',
    answer: one(paymentEnd),
  }),
  leave: endpoint({
    method: 'POST',
    path: '/api/v1/payments/:pay_id/leave',
    who: 'anyone',
    about:
      'The buyer came back without paying: my goods are free again. Harmless for a payment that has gone on',
    body: z.object({
      code: z._default(code, ''),
      message: z._default(z.string().check(z.maxLength(300)), ''),
    }),
    answer: one(z.object({ left: z.boolean() })),
  }),
}
