import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { one } from '#kernel/paging.ts'
import { rowId } from '#kernel/row-id.ts'

const who = ['order'] as const
export const longestTag = 20
export const mostTags = 10

/** A tag as it is kept: no space around it, one between its words, no comma (lists of tags are told apart by them). */
const name = z.pipe(
  z.pipe(
    z.string('태그를 적어 주세요.'),
    z.transform((typed) => typed.normalize('NFC').replace(/\s+/g, ' ').trim()),
  ),
  z
    .string()
    .check(
      z.minLength(1, '태그를 적어 주세요.'),
      z.maxLength(longestTag, '태그는 20자까지 적을 수 있어요.'),
      z.regex(/^[^,<>]*$/, '태그에는 쉼표와 < >를 쓸 수 없어요.'),
    ),
)
const ids = z
  .array(z.string().check(z.maxLength(40)))
  .check(
    z.minLength(1, '주문을 골라 주세요.'),
    z.maxLength(100, '한 번에 100건까지 고를 수 있어요.'),
  )
const names = z._default(z.array(name).check(z.maxLength(mostTags)), () => [])

export const orderTag = z.object({ tag_id: z.number(), name: z.string(), count: z.number() })
export type OrderTag = z.output<typeof orderTag>
export const colleague = z.object({ mb_id: z.string(), mb_name: z.string() })
export type Colleague = z.output<typeof colleague>
const done = one(z.object({ done: z.number() }))

/** Words that staff put on orders, and who looks after one. */
export const orderTags = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/admin/order-tags',
    who,
    about: 'All tags of the shop with the number of orders that bear each, the most used first',
    answer: one(z.array(orderTag)),
  }),
  put: endpoint({
    method: 'POST',
    path: '/api/v1/admin/order-tags/on-orders',
    who,
    about:
      'Put tags on up to 100 orders and take others off; a tag that is new joins the list. `done` counts the orders that changed',
    body: z.object({ ids, add: names, remove: names }),
    answer: done,
  }),
  rename: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/order-tags/:tag_id',
    params: { tag_id: rowId },
    who,
    about: 'Another name for a tag, on every order; 409 when there is one of that name',
    body: z.object({ name }),
    answer: one(orderTag),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/admin/order-tags/:tag_id',
    params: { tag_id: rowId },
    who,
    about: 'The tag leaves the list and every order',
    answer: one(z.object({ tag_id: z.number() })),
  }),
  colleagues: endpoint({
    method: 'GET',
    path: '/api/v1/admin/order-colleagues',
    who,
    about: 'Whom an order may be given to',
    answer: one(z.array(colleague)),
  }),
  assign: endpoint({
    method: 'POST',
    path: '/api/v1/admin/order-assignments',
    who,
    about: 'Give up to 100 orders to a member of staff, or to nobody',
    body: z.object({
      ids,
      mb_id: z.nullable(z.string().check(z.maxLength(30))),
    }),
    answer: done,
  }),
}
