import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { one, whole } from '#kernel/paging.ts'
import { rowId } from '#kernel/row-id.ts'
import { payWindow } from '#shop/payment/contract.ts'
import { claim, onlineFeeWays } from './contract.ts'

/** How paying the fee of an exchange ended. A stranger hears the state alone. */
export const feeEnd = z.object({
  /** `open`: nothing was paid yet · `checking`: the provider is being asked · `undone`: paid for a request that was over, and sent back */
  state: z.enum(['open', 'checking', 'paid', 'undone', 'failed']),
  od_id: z.nullable(z.string()),
  code: z.nullable(z.string()),
})
export type FeeEnd = z.output<typeof feeEnd>

const code = z.string().check(z.maxLength(60), z.regex(/^\w*$/))

export const claimFees = {
  pay: endpoint({
    method: 'POST',
    path: '/api/v1/claims/:claim_id/fee-payment',
    params: { claim_id: rowId },
    who: 'anyone',
    about:
      'Pay the fee of my exchange on line: where the browser goes on. An attempt that was begun before cannot be paid any more',
    body: z.object({ way: z.enum(onlineFeeWays, '결제 방법을 골라 주세요.') }),
    answer: one(payWindow),
  }),
  fromBalance: endpoint({
    method: 'POST',
    path: '/api/v1/claims/:claim_id/balance-payment',
    params: { claim_id: rowId },
    who: 'member',
    about: 'Pay what my exchange costs from my balance, all of it at once',
    answer: one(claim),
  }),
  comeBack: endpoint({
    method: 'POST',
    path: '/api/v1/claim-fees/:pay_id/return',
    who: 'anyone',
    about:
      'The buyer is back from the provider, with its key or with the code of what went wrong: the fee is taken once, however often this is called',
    body: z.object({
      provider_key: z._default(z.string().check(z.regex(/^[\w.=-]{0,200}$/)), ''),
      amount: z.optional(whole(0, 2_000_000_000)),
      code: z._default(code, ''),
    }),
    answer: one(feeEnd),
  }),
}
