import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { one } from '#kernel/paging.ts'

/** Ways to pay through a provider; a bank transfer needs none. */
export const payWays = ['card', 'easy', 'vbank', 'transfer', 'card_abroad', 'paypal'] as const
export type PayWay = (typeof payWays)[number]

export const providerNames = ['toss', 'paypal', 'bank', 'credit', 'account'] as const
export type ProviderName = (typeof providerNames)[number]

/** Where a payment stands: `unknown` outcomes stay `confirming` until the provider has told. */
export const payStatuses = [
  'ready',
  'confirming',
  'waiting',
  'paid',
  'part_refunded',
  'refunded',
  'failed',
  'cancelled',
  'expired',
] as const
export type PayStatus = (typeof payStatuses)[number]

/** Where money on its way back stands: `queued` is for staff to send, `unknown` waits for the provider's word. */
export const refundStates = ['asked', 'unknown', 'queued', 'done', 'failed'] as const
export type RefundState = (typeof refundStates)[number]

/** The account a buyer is to pay into, as the provider gave it. */
export type PayAccount = {
  bank_code: string
  bank: { ko: string; en: string }
  number: string
  holder: string
  due: string
}

/** What of a payment is worth showing; never a whole card number. */
export type PayDetail = {
  label?: { ko: string; en: string }
  receipt_url?: string
  account?: PayAccount
  cash_receipt_url?: string
}

/** Goods as a provider is told of them, to hold the money until the buyer has them. */
export const escrowGoods = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    code: z.string(),
    unit_price: z.number(),
    quantity: z.number(),
  }),
)
export type EscrowGoods = z.output<typeof escrowGoods>

const bilingual = z.object({ ko: z.string(), en: z.string() })

/** What the provider's window needs; `pretend` is where the local stand-in opens instead. */
export const tossWindow = z.object({
  client_key: z.string(),
  customer_key: z.string(),
  method: z.enum(['CARD', 'VIRTUAL_ACCOUNT', 'TRANSFER']),
  easy: z.boolean(),
  order_name: z.string(),
  amount: z.number(),
  tax_free: z.number(),
  customer_name: z.string(),
  customer_email: z.string(),
  customer_phone: z.string(),
  valid_hours: z.number(),
  /** the buyer asked for escrow; null without */
  escrow: z.nullable(escrowGoods),
  success_url: z.string(),
  fail_url: z.string(),
  pretend: z.nullable(z.string()),
})
export type TossWindow = z.output<typeof tossWindow>

/** How the browser goes on to pay: to an address of the provider, or with the provider's own script. */
export const payWindow = z.object({
  pay_id: z.string(),
  redirect: z.nullable(z.string()),
  toss: z.nullable(tossWindow),
})
export type PayWindow = z.output<typeof payWindow>

/** What a buyer sees of the payment of an order. */
export const paymentView = z.object({
  way: z.enum([...payWays, 'bank', 'credit', 'account']),
  status: z.enum(payStatuses),
  /** such as "현대카드 ****1234 · 3개월" */
  label: bilingual,
  receipt_url: z.nullable(z.string()),
  refunded: z.number(),
  /** the provider holds the money until the buyer has the goods */
  escrow: z.boolean(),
  /** a page of the local stand-in where a pretend deposit is made */
  pretend_url: z.nullable(z.string()),
})
export type PaymentView = z.output<typeof paymentView>

export const offeredWay = z.object({
  way: z.enum(payWays),
  currency: z.enum(['krw', 'usd']),
  min: z.number(),
  pretend: z.boolean(),
  /** its provider does not answer at the moment: seconds until it may be back */
  rests_for: z.nullable(z.number()),
})
export type OfferedWay = z.output<typeof offeredWay>

export const payments = {
  ways: endpoint({
    method: 'GET',
    path: '/api/v1/payments/ways',
    who: 'anyone',
    about:
      'The ways to pay that this shop offers beside a bank transfer, with the smallest amount each takes',
    answer: z.object({ data: z.array(offeredWay) }),
  }),
}

const anything = z.record(z.string(), z.unknown())
const heard = one(z.object({ heard: z.boolean() }))

/** Called by the providers. What they send is a hint only: the state is always asked for again. */
export const webhooks = {
  toss: endpoint({
    method: 'POST',
    path: '/api/v1/payments/webhook/toss',
    who: 'anyone',
    xsrf: false,
    limit: 64 * 1024,
    about: 'Toss Payments tells that a payment or a deposit changed',
    body: anything,
    answer: heard,
  }),
  paypal: endpoint({
    method: 'POST',
    path: '/api/v1/payments/webhook/paypal',
    who: 'anyone',
    xsrf: false,
    signed: true,
    limit: 64 * 1024,
    about: 'PayPal tells that an order or a capture changed; the signature is verified with PayPal',
    body: anything,
    answer: heard,
  }),
}
