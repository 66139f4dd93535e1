import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { one } from '#kernel/paging.ts'
import { rowIdOrNone } from '#kernel/row-id.ts'
import { staffOrder } from './desk.ts'
import { onlyHere, shipBody } from './fields.ts'

/** What was sent under a wrong number, or marked as sent too early. */
export const parcelDesk = {
  correct: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/orders/:od_id/parcels/:parcel_id',
    params: { parcel_id: rowIdOrNone },
    who: ['order'],
    about:
      'Another courier or number for a parcel that has left; the buyer is told anew. `was` is the number that was shown, and 409 answers when it has changed. Parcel 0 is that of an order from before parcels were kept',
    body: z.object({ ...shipBody, ...onlyHere, was: z.string().check(z.maxLength(40)) }),
    answer: one(staffOrder),
  }),
  takeBack: endpoint({
    method: 'DELETE',
    path: '/api/v1/admin/orders/:od_id/parcels/:parcel_id',
    params: { parcel_id: rowIdOrNone },
    who: ['order'],
    about:
      'A parcel that the courier has not taken yet, up to a day after it was entered: its goods are to be sent again, and an order without another parcel goes back to 준비',
    answer: one(staffOrder),
  }),
}
