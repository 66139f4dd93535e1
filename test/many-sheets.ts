import * as XLSX from '@e965/xlsx'

/** An xlsx file of several sheets, by their names. */
export function manySheets(sheets: Record<string, readonly (readonly string[])[]>): Buffer {
  const book = XLSX.utils.book_new()
  for (const [name, rows] of Object.entries(sheets))
    XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet(rows.map((row) => [...row])), name)
  return XLSX.write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer // asked for as one
}
