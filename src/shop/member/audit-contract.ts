import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { paged, pageQuery } from '#kernel/paging.ts'

export const happened = z.object({
  event_id: z.number(),
  name: z.string(),
  subject: z.string(),
  actor: z.string(),
  actor_name: z.string(),
  at: z.string(),
  payload: z.record(z.string(), z.unknown()),
})
export type Happened = z.output<typeof happened>

export const adminAudit = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/admin/audit',
    who: ['accountant'],
    about: 'What staff did, the latest first',
    query: z.object({
      ...pageQuery(['event_id'], 30),
      actor: z.optional(z.string().check(z.trim(), z.maxLength(50))),
      subject: z.optional(z.string().check(z.trim(), z.maxLength(50))),
      kind: z.optional(
        z.enum(
          [
            'order',
            'member',
            'staff',
            'product',
            'setting',
            'point',
            'coupon',
            'inquiry',
            'application',
            'document',
            'review',
            'claim',
          ],
          '고를 수 없는 값이에요.',
        ),
      ),
      from: z.optional(z.iso.date()),
      to: z.optional(z.iso.date()),
    }),
    answer: paged(happened),
  }),
}
