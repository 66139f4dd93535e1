import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { one } from '#kernel/paging.ts'
import { order, refundAccount } from './order.ts'

export const refundPlace = {
  write: endpoint({
    method: 'PUT',
    path: '/api/v1/orders/:od_id/refund-account',
    who: 'anyone',
    about:
      'Where the money of my order goes back to that no card can take: as long as it has not been sent',
    body: z.object({ account: refundAccount }),
    answer: one(order),
  }),
}
