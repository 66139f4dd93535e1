import * as z from 'zod/mini'
import { endpoint, moneyRoles } from '#kernel/endpoint.ts'
import { one, paged, pageQuery } from '#kernel/paging.ts'
import { sheetAnswer, sheetBody } from '#kernel/sheet.ts'
import { payStatuses, providerNames, refundStates } from './contract.ts'

const currency = z.enum(['krw', 'usd'])
const bilingual = z.object({ ko: z.string(), en: z.string() })
const keyword = z.optional(z.string().check(z.trim(), z.maxLength(50)))
const period = { from: z.optional(z.iso.date()), to: z.optional(z.iso.date()) }
const paymentFilters = {
  keyword,
  status: z.optional(z.enum(payStatuses)),
  provider: z.optional(z.enum(providerNames)),
  ...period,
}
const refundFilters = { keyword, state: z.optional(z.enum(refundStates)), ...period }

export const paymentRow = z.object({
  pay_id: z.string(),
  od_id: z.string(),
  /** the exchange whose fee it is */
  claim_id: z.nullable(z.number()),
  /** the personal payment it pays */
  pp_id: z.nullable(z.string()),
  provider: z.enum(providerNames),
  way: z.string(),
  status: z.enum(payStatuses),
  amount: z.number(),
  refunded: z.number(),
  currency,
  name: z.string(),
  label: bilingual,
  fail_code: z.nullable(z.string()),
  created_at: z.string(),
  approved_at: z.nullable(z.string()),
})
export type PaymentRowView = z.output<typeof paymentRow>

export const refundRow = z.object({
  refund_id: z.string(),
  pay_id: z.string(),
  od_id: z.string(),
  amount: z.number(),
  tax_free: z.number(),
  currency,
  reason: z.string(),
  state: z.enum(refundStates),
  way: z.enum(['pg', 'bank', 'credit', 'account']),
  bank: z.nullable(z.string()),
  holder: z.nullable(z.string()),
  account_masked: z.nullable(z.string()),
  name: z.string(),
  phone: z.string(),
  due_at: z.string(),
  done_at: z.nullable(z.string()),
  done_by: z.nullable(z.string()),
  asked_by: z.string(),
  provider_ref: z.nullable(z.string()),
  error: z.nullable(z.string()),
  created_at: z.string(),
})
export type RefundRowView = z.output<typeof refundRow>

export const paymentDetail = z.extend(paymentRow, {
  /** an order or a personal payment stands under its number; false when the attempt never became one */
  is_sale: z.boolean(),
  tax_free: z.number(),
  refundable: z.number(),
  order_name: z.string(),
  receipt_url: z.nullable(z.string()),
  provider_key: z.nullable(z.string()),
  fail_message: z.nullable(z.string()),
  asked_at: z.nullable(z.string()),
  pretend: z.boolean(),
  refunds: z.array(refundRow),
  notes: z.array(
    z.object({
      note_id: z.number(),
      kind: z.string(),
      outcome: z.string(),
      body: z.record(z.string(), z.unknown()),
      at: z.string(),
    }),
  ),
})
export type PaymentDetail = z.output<typeof paymentDetail>

export const report = z.object({
  day: z.string(),
  compared: z.number(),
  sums: z.array(
    z.object({
      provider: z.string(),
      currency,
      theirs: z.number(),
      ours: z.number(),
      count: z.number(),
    }),
  ),
  differences: z.array(
    z.object({
      pay_id: z.string(),
      od_id: z.string(),
      what: z.string(),
      theirs: z.string(),
      ours: z.string(),
      currency: z.optional(z.enum(['krw', 'usd'])),
    }),
  ),
  made_at: z.string(),
})
export type Report = z.output<typeof report>

export const paymentSorts = ['created_at', 'approved_at', 'amount'] as const
export const refundSorts = ['due_at', 'created_at', 'amount'] as const

export const sentNote = '언제 어느 계좌에서 보냈는지 적어 주세요.'

export const paymentDesk = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/admin/payments',
    who: ['order'],
    about: 'Payments by state and period; one search box for payment, order and name',
    query: z.object({
      ...pageQuery(paymentSorts, 20),
      ...paymentFilters,
    }),
    answer: z.extend(paged(paymentRow), {
      /** left out where a word leads to more than are counted */
      counts: z.optional(z.record(z.string(), z.number())),
      /** the word is looked for in so many of the newest payments */
      newest: z.nullable(z.number()),
      /** there are more than so many, which are counted and shown */
      most: z.nullable(z.number()),
    }),
  }),
  sheet: endpoint({
    method: 'POST',
    path: '/api/v1/admin/payments-sheet',
    file: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    who: [...moneyRoles, 'accountant'],
    about:
      'The same payments as a file (xlsx or csv), the newest first; names are masked unless a reason is given; it is logged',
    query: z.object(paymentFilters),
    body: sheetBody,
    answer: sheetAnswer,
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/admin/payments/:pay_id',
    who: ['order'],
    about: 'A payment with all that was said between shop and provider',
    answer: one(paymentDetail),
  }),
  requery: endpoint({
    method: 'POST',
    path: '/api/v1/admin/payments/:pay_id/query',
    who: ['order'],
    about: 'Ask the provider now how it stands',
    answer: one(paymentDetail),
  }),
  refunds: endpoint({
    method: 'GET',
    path: '/api/v1/admin/refunds',
    who: ['order'],
    about:
      'Refunds by state and the period they were asked in; those that staff must send by hand have a last day',
    query: z.object({
      ...pageQuery(refundSorts, 20),
      ...refundFilters,
    }),
    answer: z.extend(paged(refundRow), {
      counts: z.record(z.string(), z.number()),
      late: z.number(),
    }),
  }),
  refundsSheet: endpoint({
    method: 'POST',
    path: '/api/v1/admin/refunds-sheet',
    file: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    who: [...moneyRoles, 'accountant'],
    about:
      'The same refunds as a file (xlsx or csv), the newest first; names are masked unless a reason is given; it is logged',
    query: z.object(refundFilters),
    body: sheetBody,
    answer: sheetAnswer,
  }),
  account: endpoint({
    method: 'POST',
    path: '/api/v1/admin/refunds/:refund_id/account',
    who: moneyRoles,
    about: 'The whole account number of a refund that is to be sent by hand; noted in the log',
    answer: one(z.object({ bank: z.string(), number: z.string(), holder: z.string() })),
  }),
  setAccount: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/refunds/:refund_id/account',
    who: moneyRoles,
    about: 'The account that the customer has told by phone',
    body: z.object({
      bank: z.string().check(z.maxLength(2)),
      number: z.string().check(z.maxLength(30)),
      holder: z.string().check(z.maxLength(30)),
    }),
    answer: one(z.object({ refund_id: z.string() })),
  }),
  sent: endpoint({
    method: 'POST',
    path: '/api/v1/admin/refunds/:refund_id/sent',
    who: moneyRoles,
    about: 'The money has left by hand; `note` says when and from which account',
    body: z.object({
      note: z.string(sentNote).check(z.trim(), z.minLength(1, sentNote), z.maxLength(100)),
    }),
    answer: one(z.object({ refund_id: z.string() })),
  }),
  retry: endpoint({
    method: 'POST',
    path: '/api/v1/admin/refunds/:refund_id/retry',
    who: moneyRoles,
    about: 'Send a refund again that the provider refused or did not answer',
    answer: one(z.object({ refund_id: z.string(), state: z.enum(refundStates) })),
  }),
  reports: endpoint({
    method: 'GET',
    path: '/api/v1/admin/payment-reports',
    who: ['order'],
    about: 'What the comparison with the providers found, by day',
    query: z.object(pageQuery(['day'], 14)),
    answer: paged(report),
  }),
  compare: endpoint({
    method: 'POST',
    path: '/api/v1/admin/payment-reports',
    who: ['order'],
    about: 'Compare a day with the providers now',
    body: z.object({ day: z.iso.date() }),
    answer: one(report),
  }),
}
