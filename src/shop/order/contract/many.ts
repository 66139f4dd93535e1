import * as z from 'zod/mini'
import { endpoint, moneyRoles } from '#kernel/endpoint.ts'
import { one } from '#kernel/paging.ts'
import { orderNumbers } from './desk-filters.ts'
import { text } from './fields.ts'
import { paperText } from './papers.ts'

const asked = z.object({ ids: orderNumbers })
/** An order that is on no paper, and why. */
const leftOut = z.object({ od_id: z.string(), why: z.string() })
export type LeftOut = z.output<typeof leftOut>

export const addressLabel = z.object({
  od_id: z.string(),
  name: z.string(),
  phone: z.string(),
  zip: z.string(),
  address: z.string(),
  memo: z.string(),
})
export type AddressLabel = z.output<typeof addressLabel>

const number = z.string().check(z.maxLength(40))
const nobody = z.minLength(1, '주문을 골라 주세요.')
const crowd = z.maxLength(100, '한 번에 100건까지 고를 수 있어요.')
export const chosenOrders = z.array(number).check(nobody, crowd)
export const depositsBody = z.object({
  orders: z
    .array(z.object({ od_id: number, due: z.int().check(z.positive()) }))
    .check(nobody, crowd),
  reason: text('입금을 어떻게 확인했는지 적어 주세요.', 200),
})
export const cancellationsBody = z.object({
  ids: chosenOrders,
  reason: text('취소하는 이유를 적어 주세요.', 200),
})
/** How many were done, and each of the others with its reason. */
const done = one(z.object({ done: z.number(), left: z.array(leftOut) }))

/** What is done with several orders at once. */
export const manyOrders = {
  text: endpoint({
    method: 'GET',
    path: '/api/v1/admin/order-papers/:kind/text',
    who: ['order'],
    about:
      'What stands on the packing slips of up to 100 orders (packing-slip), or on the one list by which their goods are picked from the shelves (pick-list), in my language',
    query: asked,
    answer: one(z.object({ papers: z.array(paperText), left: z.array(leftOut) })),
  }),
  pdf: endpoint({
    method: 'GET',
    path: '/api/v1/admin/order-papers/:kind',
    file: ['application/pdf'],
    who: ['order'],
    about: 'The same as one PDF',
    query: asked,
    answer: z.object({}),
  }),
  labels: endpoint({
    method: 'GET',
    path: '/api/v1/admin/order-labels',
    who: ['order'],
    about: 'To whom the parcels of up to 100 orders go, for address labels',
    query: asked,
    answer: one(z.object({ labels: z.array(addressLabel), left: z.array(leftOut) })),
  }),
  memo: endpoint({
    method: 'POST',
    path: '/api/v1/admin/order-memos',
    who: ['order'],
    about: 'A line more in the staff memo of up to 100 orders; what is there stays',
    body: z.object({
      ids: chosenOrders,
      memo: text('메모를 적어 주세요.', 500),
    }),
    answer: done,
  }),
  deposits: endpoint({
    method: 'POST',
    path: '/api/v1/admin/order-deposits',
    who: moneyRoles,
    about:
      'The bank transfers of up to 100 orders have arrived, each in full: 주문 → 입금. `due` is the unpaid sum that was shown; an order that owes another sum by now, or is paid in another way, is left and named',
    body: depositsBody,
    answer: done,
  }),
  cancellations: endpoint({
    method: 'POST',
    path: '/api/v1/admin/order-cancellations',
    who: ['order'],
    about:
      'Cancel up to 100 orders for which nothing has come in, with a reason; the others are left and named',
    body: cancellationsBody,
    answer: done,
  }),
}
