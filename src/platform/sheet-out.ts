import writeExcelFile from 'write-excel-file/node'
import { writeCsv } from '#kernel/csv.ts'
import { invalid } from '#kernel/failure.ts'
import { mostSheetRows, type SheetAsk, type SheetFormat } from '#kernel/sheet.ts'
import type { Ctx } from './context.ts'
import { announce } from './events.ts'
import type { Reply } from './implement.ts'
import { transact } from './transact.ts'

export type SheetCell = string | number | null
export type Sheet = {
  /** of the file, without its ending */
  name: string
  head: readonly string[]
  rows: readonly (readonly SheetCell[])[]
}

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** A sheet as bytes to be saved. Texts are texts in both formats: no cell is ever run as a formula. */
export async function sheetFile(
  { name, head, rows }: Sheet,
  format: SheetFormat,
): Promise<NonNullable<Reply['file']>> {
  const bytes =
    format === 'csv'
      ? new TextEncoder().encode(writeCsv([head, ...rows].map((row) => row.map(textOf))))
      : await excelOf(head, rows)
  return { bytes, name: `${name}.${format}`, type: types[format] }
}

const textOf = (cell: SheetCell) => (cell === null ? '' : String(cell))

async function excelOf(head: Sheet['head'], rows: Sheet['rows']): Promise<Uint8Array> {
  const cells = rows.map((row) =>
    row.map((value) =>
      value === null || value === '' ? null : typeof value === 'number' ? value : textCell(value),
    ),
  )
  const top = head.map((label) => ({ ...textCell(label), fontWeight: 'bold' as const }))
  const columns = head.map((label, at) => ({ width: widthOf(label, rows, at) }))
  return writeExcelFile([top, ...cells], { columns, stickyRowsCount: 1 }).toBuffer()
}

// XML has no place for the rest
const textCell = (value: string) => ({
  type: String,
  value: [...value].filter((char) => char >= ' ' || char === '\n').join(''),
})

/** In characters, by the first rows; a Korean one takes two. */
function widthOf(label: string, rows: Sheet['rows'], at: number): number {
  const texts = [label, ...rows.slice(0, 50).map((row) => textOf(row[at] ?? null))]
  const widths = texts.map((text) =>
    [...text].reduce((sum, char) => sum + (char > 'ᄀ' ? 2 : 1), 2),
  )
  return Math.min(48, Math.max(8, ...widths))
}

/** Answers with a list as a file; who took it, how many rows and why is in the log before it goes out. */
export async function answerSheet(ctx: Ctx, reply: Reply, ask: SheetAsk, sheet: Sheet) {
  const file = await sheetFile(sheet, ask.format)
  const { whole, reason } = ask
  await transact(ctx, (ctx) =>
    announce(ctx, 'list.saved', sheet.name, {
      lines: sheet.rows.length,
      whole,
      reason,
      ip: ctx.ip,
    }),
  )
  reply.file = file
  return {}
}

/** All rows of a list, a page at a time; a list longer than a sheet is to be narrowed. */
export async function allRows<Row>(
  total: number,
  list: (paging: { page: number; per_page: number }) => Promise<readonly Row[]>,
): Promise<Row[]> {
  if (total > mostSheetRows)
    throw invalid({
      format: [['한 파일에는 {count}줄까지 담아요. 조건을 좁혀 주세요.', { count: mostSheetRows }]],
    })
  const rows: Row[] = []
  for (let page = 1; (page - 1) * perPage < total; page++)
    rows.push(...(await list({ page, per_page: perPage })))
  return rows
}

const perPage = 1_000
