import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { one, paged, pageQuery, whole } from '#kernel/paging.ts'
import { optionalText } from '#shop/order/contract/fields.ts'
import { paymentView, payWays, payWindow } from '#shop/payment/contract.ts'
import { receiptFields, receiptView } from '#shop/payment/receipt-contract.ts'

export const personalWays = [...payWays, 'bank'] as const
export type PersonalWay = (typeof personalWays)[number]

export type StoredState = 'waiting' | 'paid' | 'expired' | 'withdrawn'
/** `refunded`: all that was paid has gone back */
export const personalStates = ['waiting', 'paid', 'expired', 'withdrawn', 'refunded'] as const
export type PersonalState = (typeof personalStates)[number]

const bilingual = z.object({ ko: z.string(), en: z.string() })

/** What whoever holds the link sees. */
export const personalView = z.object({
  pp_id: z.string(),
  od_id: z.nullable(z.string()),
  for_order: z.boolean(),
  name: z.string(),
  subject: bilingual,
  content: bilingual,
  price: z.number(),
  currency: z.enum(['krw', 'usd']),
  ways: z.array(z.enum(personalWays)),
  state: z.enum(personalStates),
  /** why it cannot be paid, in the reader's language; empty while it can */
  closed: z.string(),
  expires_at: z.string(),
  paid_at: z.nullable(z.string()),
  refunded: z.number(),
  /** how it was paid, or the account that waits for its deposit */
  payment: z.nullable(paymentView),
  /** where to transfer to, once that was chosen */
  account: z.nullable(z.object({ bank: bilingual, number: z.string(), holder: bilingual })),
  account_due: z.nullable(z.string()),
  deposit_name: z.string(),
  cash_receipt: z.nullable(receiptView),
})
export type PersonalView = z.output<typeof personalView>

/** How the way back from a provider ended. */
export const personalEnd = z.object({
  /** `open`: nothing was paid yet · `checking`: the provider is being asked · `undone`: paid for what was paid or over already, and sent back */
  state: z.enum(['open', 'checking', 'paid', 'waiting', 'undone', 'failed']),
  token: z.string(),
  code: z.nullable(z.string()),
})
export type PersonalEnd = z.output<typeof personalEnd>

export const personalRow = z.object({
  pp_id: z.string(),
  token: z.string(),
  subject: bilingual,
  price: z.number(),
  currency: z.enum(['krw', 'usd']),
  state: z.enum(personalStates),
  expires_at: z.string(),
  paid_at: z.nullable(z.string()),
  created_at: z.string(),
})
export type PersonalRowView = z.output<typeof personalRow>

const code = z.string().check(z.maxLength(60), z.regex(/^\w*$/))
/** the sum that was on the screen, in won or cents */
const expected = { expected: whole(1, 2_000_000_000) }

export const personalPayments = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/personal-payments/:token',
    who: 'anyone',
    about: 'What a personal payment is for, how much it is and where it stands, by its secret link',
    answer: one(personalView),
  }),
  pay: endpoint({
    method: 'POST',
    path: '/api/v1/personal-payments/:token/payment',
    who: 'anyone',
    about:
      'Pay it through a provider: where the browser goes on. An attempt begun before cannot be paid any more; 409 when the sum is no longer `expected`',
    body: z.object({
      way: z.enum(payWays, '결제 방법을 골라 주세요.'),
      ...expected,
      name: optionalText(30),
      ...receiptFields,
    }),
    answer: one(payWindow),
  }),
  transfer: endpoint({
    method: 'POST',
    path: '/api/v1/personal-payments/:token/transfer',
    who: 'anyone',
    about: 'It will be paid by bank transfer, under this name and into this account of the shop',
    body: z.object({
      ...expected,
      bank_account: z
        .string('입금할 계좌를 골라 주세요.')
        .check(z.minLength(1, '입금할 계좌를 골라 주세요.'), z.maxLength(40)),
      deposit_name: optionalText(20),
      ...receiptFields,
    }),
    answer: one(personalView),
  }),
  comeBack: endpoint({
    method: 'POST',
    path: '/api/v1/personal-payment-returns/:pay_id',
    who: 'anyone',
    about:
      'Whoever pays is back from the provider, with its key or with the code of what went wrong: it is taken once, however often this is called',
    body: z.object({
      provider_key: z._default(z.string().check(z.regex(/^[\w.=-]{0,200}$/)), ''),
      amount: z.optional(whole(0, 2_000_000_000)),
      code: z._default(code, ''),
    }),
    answer: one(personalEnd),
  }),
  mine: endpoint({
    method: 'GET',
    path: '/api/v1/my-personal-payments',
    who: 'member',
    about: 'Personal payments that were made for me, those that wait first',
    query: z.object(pageQuery(['created_at'], 10)),
    answer: paged(personalRow),
  }),
  ofOrder: endpoint({
    method: 'POST',
    path: '/api/v1/orders/:od_id/difference-payment',
    who: 'anyone',
    about:
      'The link by which I pay the difference of my edited order: the same one, if there is one',
    answer: one(z.object({ token: z.string() })),
  }),
}
