import * as z from 'zod/mini'
import { isDay } from '#kernel/days.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { one, paged, pageQuery } from '#kernel/paging.ts'
import { rowId } from '#kernel/row-id.ts'

const product = '/api/v1/admin/products/:it_id'
const who = ['product'] as const
const readers = ['product', 'order'] as const

/** Why what is on hand changed: an order took or brought it, staff counted, a delivery came, a first count. */
export const stockReasons = [
  'sale',
  'return',
  'sold_out',
  'sold_out_undone',
  'staff',
  'arrival',
  'new',
] as const
export type StockReason = (typeof stockReasons)[number]

const choice = { io_no: z.number(), io_id: z.string(), io_id_en: z.string() }

export const stockMoveRow = z.object({
  sm_id: z.number(),
  ...choice,
  change: z.number(),
  on_hand: z.number(),
  reason: z.enum(stockReasons),
  od_id: z.string(),
  /** the name of the member of staff; null for what the shop did itself */
  done_by: z.nullable(z.string()),
  moved_at: z.string(),
})
export type StockMoveRow = z.output<typeof stockMoveRow>

export const arrivalRow = z.object({
  sa_id: z.number(),
  ...choice,
  qty: z.number(),
  due: z.string(),
  note: z.string(),
})
export type ArrivalRow = z.output<typeof arrivalRow>

const qty = z
  .int('정수로 적어 주세요.')
  .check(z.gte(1, '1개 이상 적어 주세요.'), z.lte(1_000_000, '1,000,000개까지 적을 수 있어요.'))

export const arrivalForm = z.object({
  io_no: z.int('옵션을 골라 주세요.').check(z.gte(1, '옵션을 골라 주세요.')),
  qty,
  due: z.string().check(z.refine(isDay, '2026-03-14처럼 날짜를 적어 주세요.')),
  note: z._default(z.string().check(z.trim(), z.maxLength(200, '200자까지 적을 수 있어요.')), ''),
})
export type ArrivalForm = z.output<typeof arrivalForm>

export const adminStock = {
  moves: endpoint({
    method: 'GET',
    path: `${product}/stock-moves`,
    who: readers,
    about: 'Every change of what is on hand of a product, the newest first',
    query: z.object({
      ...pageQuery(['sm_id'], 20),
      reason: z.optional(z.enum(stockReasons)),
    }),
    answer: paged(stockMoveRow),
  }),
  arrivals: endpoint({
    method: 'GET',
    path: `${product}/arrivals`,
    who: readers,
    about: 'What of a product is on its way, the soonest first',
    answer: one(z.array(arrivalRow)),
  }),
  expect: endpoint({
    method: 'POST',
    path: `${product}/arrivals`,
    who,
    status: 201,
    about:
      'Note goods that are on their way; sent again with the same `Idempotency-Key` it notes nothing',
    body: arrivalForm,
    answer: one(z.array(arrivalRow)),
  }),
  came: endpoint({
    method: 'POST',
    path: '/api/v1/admin/arrivals/:sa_id/came',
    params: { sa_id: rowId },
    who,
    about: 'They are here: what really came is added to the stock, once',
    body: z.object({ qty }),
    answer: one(z.object({ io_no: z.number(), io_stock_qty: z.number() })),
  }),
  drop: endpoint({
    method: 'DELETE',
    path: '/api/v1/admin/arrivals/:sa_id',
    params: { sa_id: rowId },
    who,
    about: 'They will not come',
    answer: one(z.object({ sa_id: z.number() })),
  }),
}
