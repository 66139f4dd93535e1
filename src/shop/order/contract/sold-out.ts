import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { one } from '#kernel/paging.ts'
import { staffOrder } from './desk.ts'
import { optionalText } from './fields.ts'
import { refundAccount } from './order.ts'
import { partPreview, units } from './parts.ts'

/** What becomes of the shelf: nobody else can buy the option, or it stays as it is. */
export const shelfChoices = ['empty', 'keep'] as const

export const soldOutDesk = {
  preview: endpoint({
    method: 'POST',
    path: '/api/v1/admin/orders/:od_id/sold-out/preview',
    who: ['order'],
    about: 'What giving up these units as sold out would change. Writes nothing',
    body: z.object({ lines: units }),
    answer: one(partPreview),
  }),
  take: endpoint({
    method: 'POST',
    path: '/api/v1/admin/orders/:od_id/sold-out',
    who: ['order'],
    about:
      'The shop cannot supply these units: their money goes back and the buyer is told; with the last of them the order is 품절. 409 with the new preview when it has changed',
    body: z.object({
      lines: units,
      amount: z.int(),
      version: z.int(),
      stock: z.enum(shelfChoices, '재고를 어떻게 할지 골라 주세요.'),
      /** what the buyer reads besides */
      reason: optionalText(200),
      account: z.optional(refundAccount),
    }),
    answer: one(staffOrder),
  }),
  undo: endpoint({
    method: 'DELETE',
    path: '/api/v1/admin/orders/:od_id/sold-out',
    who: ['order'],
    about:
      'Take the last 품절 back, as long as nothing followed and none of its money has left: coupons and points are used again',
    answer: one(staffOrder),
  }),
}
