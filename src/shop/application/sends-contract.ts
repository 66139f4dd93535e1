import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { safeWords } from '#kernel/form-shapes.ts'
import { one } from '#kernel/paging.ts'
import { fileNotes, tableFile } from '#kernel/table-file.ts'
import { sendPlace } from '#shop/cart/send-contract.ts'

/** A line of the list of places that comes with a bulk request. */
export const namedSend = z.extend(sendPlace, {
  goods: safeWords(1, 100),
  qty: z.int().check(z.gte(1), z.lte(9999)),
})

/** A row of a sheet as it was read, however long or odd; what is wrong with it, or nothing. */
const sheetRow = z.object({
  name: z.string(),
  phone: z.string(),
  zip: z.string(),
  address: z.string(),
  address2: z.string(),
  memo: z.string(),
  /** as a spreadsheet counts */
  row: z.number(),
  goods: z.string(),
  qty: z.number(),
  message: z.nullable(z.string()),
})
export type SheetRow = z.output<typeof sheetRow>

const large = '파일이 너무 커요. 300줄까지 담아 주세요.'

export const bulkSheets = {
  check: endpoint({
    method: 'POST',
    path: '/api/v1/bulk-request/sheets',
    who: 'anyone',
    limit: 2 * 1024 * 1024,
    about: 'Reads a sheet of places (CSV as text, or the file as base64) row by row; keeps nothing',
    body: z.object(tableFile({ most: 600_000, large })),
    answer: one(z.object({ rows: z.array(sheetRow), notes: fileNotes })),
  }),
}
