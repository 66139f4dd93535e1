import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { errandBegun, errandView } from '#kernel/errand.ts'
import { one } from '#kernel/paging.ts'
import { rowId } from '#kernel/row-id.ts'
import { fileNotes, tableFile } from '#kernel/table-file.ts'

/** What becomes of a row; `same`: another person's order bears the number. */
export const verdicts = ['ship', 'parcel', 'box', 'known', 'same', 'wrong', 'done'] as const
export type RowVerdict = (typeof verdicts)[number]

export const waybillRow = z.object({
  /** as a spreadsheet counts */
  row: z.number(),
  od_id: z.string(),
  od_name: z.string(),
  company: z.string(),
  invoice: z.string(),
  verdict: z.enum(verdicts),
  message: z.string(),
})
export type WaybillRow = z.output<typeof waybillRow>

const cell = z._default(z.string().check(z.maxLength(100)), '')
const largePhrase = '파일이 너무 커요. 500줄씩 나누어 주세요.'

/** A couriers' sheet as text or as the file, or the rows themselves as they were typed. */
const sheet = z.object({
  ...tableFile({ most: 1_200_000, large: largePhrase }),
  rows: z.optional(
    z
      .array(z.object({ od_id: cell, company: cell, invoice: cell }))
      .check(z.maxLength(500, '한 번에 500줄까지 올릴 수 있어요. 파일을 나누어 주세요.')),
  ),
  /** for rows that name none */
  company: z._default(z.string().check(z.maxLength(30)), ''),
})
export type WaybillSheet = z.output<typeof sheet>
const limit = 3 * 1024 * 1024

export const waybills = {
  check: endpoint({
    method: 'POST',
    path: '/api/v1/admin/waybills/preview',
    who: ['order'],
    limit,
    about: 'What a sheet of waybills would do, row by row; writes nothing',
    body: sheet,
    answer: one(z.object({ rows: z.array(waybillRow), notes: fileNotes })),
  }),
  take: endpoint({
    method: 'POST',
    path: '/api/v1/admin/waybills',
    who: ['order'],
    status: 202,
    limit,
    about:
      'Begins to ship what a sheet of waybills names, each row for itself: a wrong one holds nobody up, a known one changes nothing. Rows whose number another person’s order bears are taken only when `sure` names them. A job goes on with it: `taking` tells how far it is; the same sheet sent again meanwhile is the same work',
    body: z.extend(sheet, { sure: z._default(z.array(z.int()).check(z.maxLength(500)), []) }),
    answer: errandBegun,
  }),
  takings: endpoint({
    method: 'GET',
    path: '/api/v1/admin/waybills/takings',
    who: ['order'],
    about: 'The last sheets that I sent, with how far each is',
    answer: one(z.array(errandView)),
  }),
  taking: endpoint({
    method: 'GET',
    path: '/api/v1/admin/waybills/takings/:errand_id',
    params: { errand_id: rowId },
    who: ['order'],
    about: 'How far a sheet of mine is, and what became of each row so far',
    answer: one(z.object({ errand: errandView, rows: z.array(waybillRow) })),
  }),
}
