import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { one, paged, pageQuery } from '#kernel/paging.ts'
import { rowId } from '#kernel/row-id.ts'

export const wishesPerPage = 5
const wish = z.object({ wi_id: z.number(), it_id: z.string() })

export const wishes = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/my-wish',
    who: 'member',
    about: 'My wish list',
    query: z.object(pageQuery(['wi_id'], wishesPerPage)),
    answer: paged(wish),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/v1/my-wish',
    who: 'member',
    about: 'Put an item on my wish list; again is not an error',
    body: z.object({ it_id: z.string().check(z.maxLength(20)) }),
    answer: one(wish),
    status: 201,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/my-wish/:wi_id',
    params: { wi_id: rowId },
    who: 'member',
    about: 'Take it off again',
    answer: z.object({ message: z.string() }),
  }),
}
