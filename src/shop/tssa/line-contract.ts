import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { words } from '#kernel/form-shapes.ts'
import { one } from '#kernel/paging.ts'
import { rowId } from '#kernel/row-id.ts'
import { roster } from './date-contract.ts'

const who = ['class'] as const
const path = '/api/v1/admin/class-dates/:session_id/waits'

export const waitForm = z.object({
  name: words(0, 40),
  hp: z.string().check(z.regex(/^\d{0,15}$/, '숫자로 적어 주세요.')),
  mb_id: words(0, 20),
  people: z
    .int('정수로 적어 주세요.')
    .check(z.gte(1, '1 이상이어야 해요.'), z.lte(100, '100명까지 적을 수 있어요.')),
  note: words(0, 300),
})
export type WaitForm = z.output<typeof waitForm>

export const waitBooking = z.object({
  /** what is paid at the studio for all of them, in won */
  amount: z.int('정수로 적어 주세요.').check(z.gte(0), z.lte(100_000_000)),
  note: words(0, 300),
})
export type WaitBooking = z.output<typeof waitBooking>

/** The line of a date, kept by the studio. */
export const adminWaits = {
  add: endpoint({
    method: 'POST',
    path,
    params: { session_id: rowId },
    who,
    status: 201,
    about: 'Puts somebody who telephoned at the end of the line: a member, or a name with a phone',
    body: waitForm,
    answer: one(roster),
  }),
  reveal: endpoint({
    method: 'POST',
    path: `${path}/reveal`,
    params: { session_id: rowId },
    who,
    about: 'The phone numbers of a line, with the reason of the look in the log',
    body: z.object({ reason: words(1, 200) }),
    answer: one(z.array(z.object({ wait_id: z.number(), hp: z.string() }))),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/:wait_id`,
    params: { session_id: rowId, wait_id: rowId },
    who,
    about: 'Takes somebody out of the line; seats that were offered go to the next',
    answer: one(roster),
  }),
  offer: endpoint({
    method: 'POST',
    path: `${path}/:wait_id/offer`,
    params: { session_id: rowId, wait_id: rowId },
    who,
    about:
      'Offers free seats now, also shortly before the class; whoever stands before comes first',
    answer: one(roster),
  }),
  book: endpoint({
    method: 'POST',
    path: `${path}/:wait_id/booking`,
    params: { session_id: rowId, wait_id: rowId },
    who,
    status: 201,
    about:
      'Books the seats that are offered to somebody who says yes by telephone, paid at the studio',
    body: waitBooking,
    answer: one(roster),
  }),
}
