import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { words } from '#kernel/form-shapes.ts'
import { one, paged, pageQuery, whole } from '#kernel/paging.ts'
import { rowId } from '#kernel/row-id.ts'
import { searchWord } from '#kernel/search-word.ts'
import { longestLotNo, tidyLotNo } from './rules.ts'

const goods = z.object({
  it_id: z.string(),
  it_name: z.string(),
  it_name_en: z.string(),
  it_use: z.boolean(),
})
const recall = z.nullable(z.object({ at: z.string(), reason: z.string(), reason_en: z.string() }))
const lot = z.object({
  lot_no: z.string(),
  item: goods,
  made_on: z.string(),
  expires_on: z.nullable(z.string()),
  lot_note: z.string(),
  lot_note_en: z.string(),
  recall,
})
export type Lot = z.output<typeof lot>

const lot_no = z.pipe(
  z.pipe(
    z.string('로트 번호를 적어 주세요.').check(z.maxLength(80)),
    z.transform((typed: string) => tidyLotNo(typed)),
  ),
  z
    .string()
    .check(
      z.minLength(1, '로트 번호를 적어 주세요.'),
      z.maxLength(longestLotNo, '로트 번호는 40자까지예요.'),
    ),
)

const packed = z.object({ parcel_id: z.number(), ct_id: z.number(), lot_no: z.string() })

export const lots = {
  find: endpoint({
    method: 'GET',
    path: '/api/v1/lot/:lot_no',
    who: 'anyone',
    about:
      'A lot by the number on its label: dates, and whether it was recalled; null when unknown',
    answer: one(z.nullable(lot)),
    keep: { seconds: 60, tags: ['lot'] },
  }),
  ofOrder: endpoint({
    method: 'GET',
    path: '/api/v1/orders/:od_id/lots',
    who: 'anyone',
    about: 'Which lots the parcels of an own order hold',
    answer: one(z.object({ lots: z.array(packed) })),
  }),
}

const readers = ['product', 'order'] as const
const writers = ['product'] as const
const path = '/api/v1/admin/lots'
const place = `${path}/:lot_id` as const
const params = { lot_id: rowId }
const staffLot = z.extend(lot, {
  lot_id: z.number(),
  lot_qty: z.number(),
  /** units that have left in parcels */
  sent: z.number(),
  version: z.number(),
  updated_at: z.string(),
})
export type StaffLot = z.output<typeof staffLot>
const staffView = z.extend(staffLot, {
  /** orders that hold it, and how many of them were told of its recall */
  orders: z.number(),
  told: z.number(),
})
export type StaffLotView = z.output<typeof staffView>
export const lotSorts = ['made_on', 'expires_on', 'lot_no', 'updated_at'] as const
export const lotStates = ['recalled', 'ended', 'ending'] as const
export type LotState = (typeof lotStates)[number]
const day = z.string().check(z.maxLength(10))

const typed = {
  lot_no,
  it_id: z._default(z.string().check(z.maxLength(20)), ''),
  made_on: day,
  expires_on: z._default(day, ''),
  lot_qty: whole(1, 1_000_000),
  lot_note: z._default(words(0, 500), ''),
  lot_note_en: z._default(words(0, 500), ''),
}
const received = z.object({
  od_id: z.string(),
  od_name: z.string(),
  qty: z.number(),
  sent_at: z.string(),
  told_at: z.nullable(z.string()),
})

export const lotDesk = {
  list: endpoint({
    method: 'GET',
    path,
    who: readers,
    about: 'Lots by number or goods; `state` for those recalled, ended, or ending within 60 days',
    query: z.object({
      ...pageQuery(lotSorts, 20),
      keyword: z.optional(searchWord),
      state: z.optional(z.enum(lotStates, '고를 수 없는 값이에요.')),
    }),
    answer: z.extend(paged(staffLot), { counts: z.record(z.string(), z.number()) }),
  }),
  show: endpoint({
    method: 'GET',
    path: place,
    params,
    who: readers,
    about: 'One lot as a form',
    answer: one(staffView),
  }),
  create: endpoint({
    method: 'POST',
    path,
    who: writers,
    status: 201,
    about: 'A new lot; its number is nobody else’s',
    body: z.object(typed),
    answer: one(staffView),
  }),
  save: endpoint({
    method: 'PUT',
    path: place,
    params,
    who: writers,
    about: 'Changes a lot, when nobody else has since `version`; what was sent keeps its goods',
    body: z.object({ ...typed, version: whole(1, 1e9) }),
    answer: one(staffView),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: place,
    params,
    who: writers,
    about: 'Takes a lot that was a mistake away; one that was sent stays',
    answer: z.object({ message: z.string() }),
  }),
  recall: endpoint({
    method: 'PUT',
    path: `${place}/recall`,
    params,
    who: writers,
    about:
      'Recalls a lot: its page says so, and everybody who has one is told by list, mail and message, once',
    body: z.object({
      recall_reason: words(5, 500),
      recall_reason_en: z._default(words(0, 500), ''),
      version: whole(1, 1e9),
    }),
    answer: one(staffView),
  }),
  lift: endpoint({
    method: 'DELETE',
    path: `${place}/recall`,
    params,
    who: writers,
    about: 'Takes a recall back that was a mistake',
    answer: one(staffView),
  }),
  orders: endpoint({
    method: 'GET',
    path: `${place}/orders`,
    params,
    who: readers,
    about: 'Orders that hold a lot, the newest first, with when each was told of its recall',
    query: z.object(pageQuery(['sent_at'], 20)),
    answer: paged(received),
  }),
}

const choice = z.object({
  lot_id: z.number(),
  lot_no: z.string(),
  it_id: z.string(),
  expires_on: z.nullable(z.string()),
  left: z.number(),
  recalled: z.boolean(),
})
const parcelLots = z.object({
  parcel_id: z.number(),
  lines: z.array(
    z.object({
      ct_id: z.number(),
      it_id: z.string(),
      it_name: z.string(),
      it_name_en: z.string(),
      qty: z.number(),
      lots: z.array(z.object({ lot_id: z.number(), lot_no: z.string(), qty: z.number() })),
    }),
  ),
})
export type ParcelLots = z.output<typeof parcelLots>
const orderLots = z.object({ parcels: z.array(parcelLots), choices: z.array(choice) })
export type OrderLots = z.output<typeof orderLots>

export const packedDesk = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/admin/orders/:od_id/lots',
    who: ['order', 'product'],
    about: 'The lots in the parcels of an order, and those that could be',
    answer: one(orderLots),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/orders/:od_id/parcels/:parcel_id/lots',
    params: { parcel_id: rowId },
    who: ['order'],
    about: 'Which lots lie in a parcel, in place of what was noted by itself',
    body: z.object({
      lots: z
        .array(
          z.object({ ct_id: whole(1, 1e15), lot_id: whole(1, 1e15), qty: whole(1, 1_000_000) }),
        )
        .check(z.maxLength(300)),
    }),
    answer: one(orderLots),
  }),
}
