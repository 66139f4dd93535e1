import * as z from 'zod/mini'
import { endpoint, moneyRoles } from '#kernel/endpoint.ts'
import { one, paged, pageQuery } from '#kernel/paging.ts'
import { rowId } from '#kernel/row-id.ts'
import { text } from '#shop/order/contract/fields.ts'

export const depositStates = ['queued', 'matched', 'ignored'] as const
/** An order that money may be for. */
export const openOrder = z.object({
  od_id: z.string(),
  name: z.string(),
  depositor: z.string(),
  misu: z.number(),
  status: z.string(),
})
export type OpenOrder = z.output<typeof openOrder>

export const deposit = z.object({
  dep_id: z.number(),
  at: z.string(),
  amount: z.number(),
  depositor: z.string(),
  memo: z.string(),
  state: z.enum(depositStates),
  why: z.string(),
  od_id: z.nullable(z.string()),
  candidates: z.array(openOrder),
  done_by: z.nullable(z.string()),
})
export type Deposit = z.output<typeof deposit>

const file = z.object({
  /** the file as text: CSV as banks export it */
  text: z._default(
    z.string().check(z.maxLength(2_000_000, '파일이 너무 커요. 기간을 나누어 받아 주세요.')),
    '',
  ),
  /** or an xlsx file, as base64 */
  xlsx: z._default(
    z
      .string()
      .check(
        z.maxLength(1_400_000, '파일이 너무 커요. 기간을 나누어 받아 주세요.'),
        z.regex(/^[A-Za-z0-9+/]*={0,2}$/),
      ),
    '',
  ),
  name: z._default(z.string().check(z.maxLength(100)), ''),
})
export type BankFile = z.output<typeof file>
const limit = 3 * 1024 * 1024

export const previewLine = z.object({
  at: z.string(),
  amount: z.number(),
  depositor: z.string(),
  known: z.boolean(),
  verdict: z.enum(['match', 'queue']),
  why: z.string(),
  od_id: z.nullable(z.string()),
})
export const depositSorts = ['at', 'amount'] as const

export const deposits = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/admin/deposits',
    who: ['order'],
    about: 'Deposits from bank files by state',
    query: z.object({
      ...pageQuery(depositSorts, 20),
      state: z.optional(z.enum(depositStates)),
      keyword: z.optional(z.string().check(z.trim(), z.maxLength(50))),
    }),
    answer: z.extend(paged(deposit), { counts: z.record(z.string(), z.number()) }),
  }),
  preview: endpoint({
    method: 'POST',
    path: '/api/v1/admin/deposits/preview',
    who: ['order'],
    limit,
    about: 'What a bank file holds and what would be matched; writes nothing',
    body: file,
    answer: one(z.object({ lines: z.array(previewLine), skipped: z.number() })),
  }),
  upload: endpoint({
    method: 'POST',
    path: '/api/v1/admin/deposits',
    who: moneyRoles,
    status: 201,
    limit,
    about:
      'Take a bank file in: lines known already are left out, exact ones are matched, the others wait for a person',
    body: file,
    answer: one(
      z.object({ added: z.number(), matched: z.number(), queued: z.number(), known: z.number() }),
    ),
  }),
  orders: endpoint({
    method: 'GET',
    path: '/api/v1/admin/deposits/:dep_id/orders',
    params: { dep_id: rowId },
    who: ['order'],
    about:
      'Orders that wait for a transfer, by number, name, depositor or sum; those nearest to the sum of this deposit first',
    query: z.object({
      ...pageQuery(['misu'], 8),
      keyword: z.optional(z.string().check(z.trim(), z.maxLength(50))),
    }),
    answer: paged(openOrder),
  }),
  match: endpoint({
    method: 'POST',
    path: '/api/v1/admin/deposits/:dep_id/match',
    params: { dep_id: rowId },
    who: moneyRoles,
    about:
      'This deposit is for that order; another amount than the unpaid one is taken with a note',
    body: z.object({
      od_id: z
        .string('주문번호를 적어 주세요.')
        .check(z.trim(), z.minLength(1, '주문번호를 적어 주세요.'), z.maxLength(30)),
    }),
    answer: one(z.object({ dep_id: z.number() })),
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/v1/admin/deposits/:dep_id/undo',
    params: { dep_id: rowId },
    who: moneyRoles,
    about:
      'A match was wrong: the money leaves its order, which waits again, and the deposit is open. 409 when the order was sent or refunded',
    body: z.object({ reason: text('이유를 적어 주세요.', 200) }),
    answer: one(z.object({ dep_id: z.number() })),
  }),
  ignore: endpoint({
    method: 'POST',
    path: '/api/v1/admin/deposits/:dep_id/ignore',
    params: { dep_id: rowId },
    who: moneyRoles,
    about: 'Not for an order',
    answer: one(z.object({ dep_id: z.number() })),
  }),
}
