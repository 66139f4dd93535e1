import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { one } from '#kernel/paging.ts'

export const relatedKinds = [
  'order',
  'member',
  'payment',
  'refund',
  'claim',
  'quotation',
  'cash_receipt',
  'tax_invoice',
  'inquiry',
  'review',
] as const
export type RelatedKind = (typeof relatedKinds)[number]

/** Something that belongs to an order, with the page it stands on. */
export const related = z.object({
  kind: z.enum(relatedKinds),
  id: z.string(),
  /** its own words or number; empty where the kind says enough */
  label: z.string(),
  amount: z.nullable(z.number()),
  currency: z.enum(['krw', 'usd']),
  /** money that staff still have to send, or work that waits */
  waits: z.boolean(),
  at: z.nullable(z.string()),
})
export type Related = z.output<typeof related>

export const adminRelated = {
  ofOrder: endpoint({
    method: 'GET',
    path: '/api/v1/admin/orders/:od_id/related',
    who: ['order'],
    about:
      'What belongs to an order: its member, payments, refunds, claims, quotation, papers, inquiries and reviews, at most fifty',
    answer: one(z.array(related)),
  }),
}
