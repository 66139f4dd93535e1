import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { one } from '#kernel/paging.ts'
import { pictureTold } from '#kernel/picture-told.ts'

export const today = z.object({
  unpaid_late: z.number(),
  waiting_deposit: z.number(),
  to_ship: z.number(),
  low_stock: z.number(),
  shipped: z.number(),
  new_orders: z.number(),
  /** returns and exchanges that wait for the staff, and refunds past their three days */
  claims: z.number(),
  claims_late: z.number(),
  /** quotations that can be ordered by for three more days at most */
  quotations_ending: z.number(),
  /** work in the background that has failed three times or more */
  jobs_failing: z.number(),
  low: z.array(
    z.object({
      it_id: z.string(),
      it_name: z.string(),
      it_name_en: z.string(),
      option: z.string(),
      option_en: z.string(),
      thumb_image: pictureTold,
      op_qty: z.number(),
    }),
  ),
})
export const dashboard = {
  today: endpoint({
    method: 'GET',
    path: '/api/v1/admin/today',
    who: ['order', 'product', 'content', 'class', 'accountant'],
    about: 'The work of today',
    answer: one(today),
  }),
}
