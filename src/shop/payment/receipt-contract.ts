import * as z from 'zod/mini'
import { endpoint } from '../../kernel/endpoint.ts'
import { one, paged, pageQuery } from '../../kernel/paging.ts'

export const receiptKinds = ['income', 'business'] as const
export type ReceiptKind = (typeof receiptKinds)[number]

/**
 * `asked` waits for the money, `due` for its turn; `unknown`: the provider has not answered and is asked again;
 * `failed`: refused, a matter for the staff; `cancelling`: another one takes its place, or none.
 */
export const receiptStates = ['asked', 'due', 'unknown', 'failed', 'issued', 'cancelling', 'cancelled'] as const
export type ReceiptState = (typeof receiptStates)[number]

/** What a buyer asks for: a deduction from income, or the proof of an expense. */
export const receiptAsked = z.object({
  kind: z.enum(receiptKinds, '현금영수증을 어떻게 쓸지 골라 주세요.'),
  identity: z.string('번호를 적어 주세요.').check(z.trim(), z.minLength(1, '번호를 적어 주세요.'), z.maxLength(30, '번호는 30자까지예요.')),
})
export type ReceiptAsked = z.output<typeof receiptAsked>

/** A receipt as its buyer sees it. */
export const receiptView = z.object({
  kind: z.enum(receiptKinds),
  state: z.enum(receiptStates),
  is_self: z.boolean(),
  identity_masked: z.string(),
  amount: z.number(),
  approval_no: z.nullable(z.string()),
  receipt_url: z.nullable(z.string()),
  issued_at: z.nullable(z.string()),
})
export type ReceiptView = z.output<typeof receiptView>

export const receiptRow = z.extend(receiptView, {
  receipt_id: z.number(),
  od_id: z.string(),
  od_name: z.string(),
  tax_free: z.number(),
  error: z.nullable(z.string()),
  tries: z.number(),
  done_by: z.nullable(z.string()),
  asked_at: z.string(),
  cancelled_at: z.nullable(z.string()),
})
export type ReceiptRowView = z.output<typeof receiptRow>

export const receiptSorts = ['asked_at', 'issued_at', 'amount'] as const

export const receiptDesk = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/admin/cash-receipts',
    who: ['order'],
    about: 'Cash receipts by state; one search box for order, buyer and approval number',
    query: z.object({
      ...pageQuery(receiptSorts, 20),
      keyword: z.optional(z.string().check(z.trim(), z.maxLength(50))),
      state: z.optional(z.enum(receiptStates)),
      from: z.optional(z.iso.date()),
      to: z.optional(z.iso.date()),
    }),
    answer: z.extend(paged(receiptRow), { counts: z.record(z.string(), z.number()) }),
  }),
  issue: endpoint({
    method: 'POST',
    path: '/api/v1/admin/orders/:od_id/cash-receipt',
    who: ['order'],
    about: 'Issue a receipt for an order whose buyer called, or with another number after a refusal',
    body: receiptAsked,
    answer: one(receiptView),
  }),
  retry: endpoint({
    method: 'POST',
    path: '/api/v1/admin/cash-receipts/:receipt_id/retry',
    who: ['order'],
    about: 'Ask the provider again, for the sum that counts now',
    answer: one(receiptView),
  }),
  byHand: endpoint({
    method: 'POST',
    path: '/api/v1/admin/cash-receipts/:receipt_id/approval',
    who: ['order'],
    about: 'Write down a receipt that was issued at the tax office’s own site',
    body: z.object({ approval_no: z.string('승인번호를 적어 주세요.').check(z.trim(), z.regex(/^[0-9A-Za-z]{6,20}$/, '승인번호는 숫자와 영문 6~20자예요.')) }),
    answer: one(receiptView),
  }),
}
