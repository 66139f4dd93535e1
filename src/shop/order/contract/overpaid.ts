import * as z from 'zod/mini'
import { endpoint, moneyRoles } from '#kernel/endpoint.ts'
import { one } from '#kernel/paging.ts'
import { staffOrder } from './desk.ts'

export const overpaidDesk = {
  settle: endpoint({
    method: 'POST',
    path: '/api/v1/admin/orders/:od_id/overpayment',
    who: moneyRoles,
    about:
      'More came by bank than the order costs: into the balance of its member, or back to an account that the buyer names; 409 with `detail.overpaid` when the sum has changed',
    body: z.object({
      to: z.enum(['credit', 'refund'], '고를 수 없는 값이에요.'),
      amount: z.int().check(z.positive()),
    }),
    answer: one(staffOrder),
  }),
}
