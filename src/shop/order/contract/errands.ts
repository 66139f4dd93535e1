import * as z from 'zod/mini'
import { endpoint, moneyRoles } from '#kernel/endpoint.ts'
import { errandBegun, errandView } from '#kernel/errand.ts'
import { one } from '#kernel/paging.ts'
import { rowId } from '#kernel/row-id.ts'
import { cancellationsBody, chosenOrders, depositsBody } from './many.ts'

/** What is done to each of the orders that were ticked. */
export const orderWorks = ['deposits', 'cancellations', 'prepare', 'complete'] as const
export type OrderWork = (typeof orderWorks)[number]

const orderErrand = z.extend(errandView, { work: z.enum(orderWorks) })
export type OrderErrand = z.output<typeof orderErrand>

/** An order that has its end: `why` it was left as it is, empty when it was done. */
export const orderTold = z.object({ od_id: z.string(), od_name: z.string(), why: z.string() })
export type OrderTold = z.output<typeof orderTold>

const base = '/api/v1/admin/order-errands'
const goesOn =
  'Each order for itself, and a job goes on with them: `show` tells how far it is. The same sent again meanwhile is the same work'

/** The steps of ticked orders, as work that goes on without whoever began it. */
export const orderErrands = {
  deposits: endpoint({
    method: 'POST',
    path: `${base}/deposits`,
    who: moneyRoles,
    about: `The bank transfers of up to 100 orders have arrived, each in full, as with order-deposits. ${goesOn}`,
    body: depositsBody,
    answer: errandBegun,
  }),
  cancellations: endpoint({
    method: 'POST',
    path: `${base}/cancellations`,
    who: ['order'],
    about: `Cancel up to 100 orders for which nothing has come in, with a reason. ${goesOn}`,
    body: cancellationsBody,
    answer: errandBegun,
  }),
  moves: endpoint({
    method: 'POST',
    path: `${base}/moves`,
    who: ['order'],
    about: `Start packing up to 100 orders, or mark them as delivered. ${goesOn}`,
    body: z.object({
      ids: chosenOrders,
      move: z.enum(['prepare', 'complete'], '고를 수 없는 값이에요.'),
    }),
    answer: errandBegun,
  }),
  list: endpoint({
    method: 'GET',
    path: base,
    who: ['order'],
    about: 'What I last began with ticked orders, with how far each is',
    answer: one(z.array(orderErrand)),
  }),
  show: endpoint({
    method: 'GET',
    path: `${base}/:errand_id`,
    params: { errand_id: rowId },
    who: ['order'],
    about: 'How far one of them is, and what became of each order so far',
    answer: one(z.object({ errand: orderErrand, orders: z.array(orderTold) })),
  }),
}
