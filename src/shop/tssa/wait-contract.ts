import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { one, whole } from '#kernel/paging.ts'
import { pictureTold } from '#kernel/picture-told.ts'
import { rowId } from '#kernel/row-id.ts'
import { session } from './contract.ts'

export const waitStates = [
  'waiting',
  'offered',
  'accepted',
  'expired',
  'left',
  'removed',
  'closed',
  'cancelled',
] as const
export type WaitState = (typeof waitStates)[number]

/** Lines that one member may stand in at a time. */
export const mostWaits = 10

const both = z.object({ ko: z.string(), en: z.string() })

export const myWait = z.object({
  wait_id: z.number(),
  class_id: z.number(),
  title: both,
  image: pictureTold,
  session,
  people: z.number(),
  state: z.enum(['waiting', 'offered']),
  /** 1 is the next; 0 once seats are offered */
  place: z.number(),
  offer_until: z.nullable(z.string()),
  /** what all of them would pay, in the visitor's currency */
  amount: z.number(),
  currency: z.enum(['krw', 'usd']),
})
export type MyWait = z.output<typeof myWait>

/** Standing in line for a date without seats. Nothing is paid until seats that were offered are taken. */
export const myWaits = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/my-class-waits',
    who: 'member',
    about: 'The lines I stand in, with my place, and seats that are offered to me',
    query: z.object({ class_id: z.optional(whole(1, 2_147_483_647)) }),
    answer: one(z.array(myWait)),
  }),
  join: endpoint({
    method: 'POST',
    path: '/api/v1/tssa/sessions/:session_id/waits',
    params: { session_id: rowId },
    who: 'member',
    status: 201,
    about: 'Waits for seats of a date that has too few; nothing is paid before they are taken',
    body: z.object({
      people: z.int('인원을 골라 주세요.').check(z.gte(1, '1 이상이어야 해요.'), z.lte(100)),
    }),
    answer: one(myWait),
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/v1/my-class-waits/:wait_id/acceptance',
    params: { wait_id: rowId },
    who: 'member',
    about:
      'Takes seats on offer: they are kept for my buy-now basket, whose order form is next. Again leads there again',
    answer: one(z.object({ until: z.string() })),
  }),
  leave: endpoint({
    method: 'DELETE',
    path: '/api/v1/my-class-waits/:wait_id',
    params: { wait_id: rowId },
    who: 'member',
    about: 'Leaves the line; seats that were offered go to the next',
    answer: one(z.object({ wait_id: z.number() })),
  }),
}
