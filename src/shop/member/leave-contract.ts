import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { one } from '#kernel/paging.ts'
import { proof } from './account-contract.ts'
import { leaveReasons } from './leave-rules.ts'

export const leavePreview = z.object({
  points: z.number(),
  coupons: z.number(),
  reviews: z.number(),
  /** what must come to its end first */
  blockers: z.array(
    z.object({
      kind: z.enum(['order', 'class', 'bottle', 'scent', 'credit', 'account']),
      id: z.string(),
      state: z.string(),
      /** when a class has its last meeting */
      at: z.nullable(z.string()),
    }),
  ),
  is_staff: z.boolean(),
})
export type LeavePreview = z.output<typeof leavePreview>

export const leaving = {
  preview: endpoint({
    method: 'GET',
    path: '/api/v1/unregister',
    who: 'member',
    about: 'What leaving would lose, and what stands in its way',
    answer: one(leavePreview),
  }),
  leave: endpoint({
    method: 'POST',
    path: '/api/v1/unregister',
    who: 'member',
    about:
      'Leave the shop: password, reason and "understood". Personal data goes at once, except what the law keeps',
    body: z.object({
      ...proof,
      reason: z.enum(leaveReasons, '이유를 골라 주세요.'),
      understood: z.literal(true, '내용을 확인했다고 표시해 주세요.'),
    }),
    answer: z.object({ message: z.string() }),
  }),
  download: endpoint({
    method: 'POST',
    path: '/api/v1/my-data',
    who: 'member',
    about: 'A copy of everything the shop holds of me; needs the password',
    body: z.object(proof),
    answer: one(
      z.object({
        made_at: z.string(),
        mb_id: z.string(),
        parts: z.array(
          z.object({ title: z.string(), rows: z.array(z.record(z.string(), z.unknown())) }),
        ),
      }),
    ),
  }),
}
