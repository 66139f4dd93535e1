import { readWorkbook } from '#platform/table/workbook.ts'

/** The cells of a workbook, each line as wide as the widest. */
export function sheetRows(bytes: Uint8Array): string[][] {
  const rows = readWorkbook(Buffer.from(bytes), { columns: 200 })?.rows ?? []
  const width = Math.max(...rows.map(({ cells }) => cells.length))
  return rows.map(({ cells }) => Array.from({ length: width }, (_, at) => cells[at] ?? ''))
}
