import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { one } from '#kernel/paging.ts'

const count = z.int()

export const sampleShown = z.object({
  /** the shop was filled with samples, and they are still there */
  here: z.boolean(),
  goods: count,
  members: count,
  orders: count,
  reviews: count,
  classes: count,
  contents: count,
  /** why they have to stay, in the reader's language; empty when they may go */
  stays: z.string(),
})
export type SampleShown = z.output<typeof sampleShown>

export const samples = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/admin/samples',
    who: ['owner'],
    about: 'How much of what the shop was first filled with is still there',
    answer: one(sampleShown),
  }),
  clear: endpoint({
    method: 'DELETE',
    path: '/api/v1/admin/samples',
    who: ['owner'],
    about:
      'Takes everything away that the shop was first filled with; refused once somebody has ordered, paid or booked',
    body: z.object({
      agreed: z.literal(true, '무엇이 사라지는지 읽고 확인해 주세요.'),
    }),
    answer: one(sampleShown),
  }),
}
