import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { errandBegun, errandView } from '#kernel/errand.ts'
import { one } from '#kernel/paging.ts'
import { rowId } from '#kernel/row-id.ts'
import { fileReceipt, receiptsFile } from './contract.ts'

const base = '/api/v1/admin/store-order-files/takings'
const who = ['order'] as const

/** A receipt of a file that has its end: entered where it has no error. */
const takenReceipt = z.extend(fileReceipt, { linked: z.boolean() })
export type TakenReceipt = z.output<typeof takenReceipt>

/** Files of receipts, as work that goes on without whoever brought them. */
export const receiptFiles = {
  begin: endpoint({
    method: 'POST',
    path: base,
    who,
    limit: 1024 * 1024,
    about:
      'Enter the receipts of a file that have no error, each for itself. A job goes on with it: `show` tells how far it is; the same file sent again meanwhile is the same work',
    body: receiptsFile,
    answer: errandBegun,
  }),
  list: endpoint({
    method: 'GET',
    path: base,
    who,
    about: 'The last files of receipts that I sent, with how far each is',
    answer: one(z.array(errandView)),
  }),
  show: endpoint({
    method: 'GET',
    path: `${base}/:errand_id`,
    params: { errand_id: rowId },
    who,
    about: 'How far a file of mine is, and what became of each receipt so far',
    answer: one(z.object({ errand: errandView, receipts: z.array(takenReceipt) })),
  }),
}
