import * as z from 'zod/mini'
import { endpoint, moneyRoles } from '#kernel/endpoint.ts'
import { one, paged, pageQuery } from '#kernel/paging.ts'
import { searchWord } from '#kernel/search-word.ts'
import { refundAccount } from './order.ts'

export const draftStates = ['open', 'confirming', 'failed', 'left', 'replaced', 'expired'] as const
export const draftRow = z.object({
  od_id: z.string(),
  pay_id: z.string(),
  state: z.enum(draftStates),
  name: z.string(),
  phone: z.string(),
  goods: z.string(),
  goods_en: z.string(),
  settle_case: z.string(),
  total: z.number(),
  currency: z.enum(['krw', 'usd']),
  why: z.string(),
  expires_at: z.string(),
  created_at: z.string(),
})
export type DraftRowView = z.output<typeof draftRow>

export const payDesk = {
  drafts: endpoint({
    method: 'GET',
    path: '/api/v1/admin/unfinished-orders',
    who: ['order'],
    about: 'Orders whose payment was started and not finished, with the reason',
    query: z.object({
      ...pageQuery(['created_at', 'total'], 20),
      state: z.optional(z.enum(draftStates)),
      keyword: z.optional(searchWord),
    }),
    answer: z.extend(paged(draftRow), { counts: z.record(z.string(), z.number()) }),
  }),
  refund: endpoint({
    method: 'POST',
    path: '/api/v1/admin/orders/:od_id/refunds',
    who: moneyRoles,
    about: 'Send a part of the money back. `refund_id` makes a repeated press harmless',
    body: z.object({
      refund_id: z.string().check(z.regex(/^[\w-]{8,64}$/)),
      amount: z.int('금액을 적어 주세요.').check(z.positive('금액을 적어 주세요.')),
      reason: z
        .string('이유를 적어 주세요.')
        .check(z.trim(), z.minLength(1, '이유를 적어 주세요.'), z.maxLength(200)),
      tax_free: z.optional(z.int().check(z.gte(0))),
      pay_id: z.optional(z.string().check(z.maxLength(64))),
      account: z.optional(refundAccount),
    }),
    answer: one(
      z.object({
        refund_id: z.string(),
        amount: z.number(),
        state: z.enum(['asked', 'unknown', 'queued', 'done', 'failed']),
        way: z.enum(['pg', 'bank', 'credit', 'account']),
      }),
    ),
  }),
}
