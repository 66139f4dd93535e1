import { type CellValue, readSheet } from 'read-excel-file/universal'
import { fromBufferPromise } from 'yauzl'

/** A spreadsheet is a zip that may unpack to a thousand times its size: what it may hold is counted while it is unpacked. */
const most = { bytes: 1_000_000, entries: 200, unpacked: 12_000_000, rows: 10_000, columns: 100 }

/** The cells of the first sheet of an xlsx file as texts; null when it is none, or larger than a sheet of this shop is. */
export async function readSheetFile(bytes: Uint8Array): Promise<string[][] | null> {
  if (bytes.length > most.bytes || !(await isBounded(bytes).catch(() => false))) return null
  try {
    const rows = await readSheet(new Uint8Array(bytes).buffer)
    return rows.map((row) => row.map(textOf))
  } catch {
    return null
  }
}

/** The unzipper refuses an entry that unpacks to more than it says; here what they say is added up. */
async function isBounded(bytes: Uint8Array): Promise<boolean> {
  const zip = await fromBufferPromise(Buffer.from(bytes), { validateEntrySizes: true })
  let unpacked = 0
  if (zip.entryCount > most.entries) return false
  for await (const entry of zip.eachEntry()) {
    unpacked += entry.uncompressedSize
    if (unpacked > most.unpacked) return false
    const parts: Buffer[] = []
    for await (const part of await zip.openReadStreamPromise(entry)) parts.push(part)
    if (
      /worksheets\/[^/]+\.xml$/.test(entry.fileName) &&
      !isSmall(Buffer.concat(parts).toString('utf8'))
    )
      return false
  }
  return true
}

/** One cell at the far end of a sheet makes a table of all that lies between. */
function isSmall(sheet: string): boolean {
  for (const [, place = ''] of sheet.matchAll(/\s(?:r|ref)\s*=\s*["']([^"']{0,40})["']/g)) {
    for (const [, letters = '', digits = '0'] of place.matchAll(/([A-Z]*)\$?(\d+)/g)) {
      const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
      if (column > most.columns || Number(digits) > most.rows) return false
    }
  }
  return true
}

/** As a bank would have printed it; a cell that is only a time has a day before there were any. */
function textOf(cell: CellValue | null): string {
  if (cell === null) return ''
  if (!(cell instanceof Date)) return String(cell).trim()
  const [, day = '', time = ''] = /^(.*)T([\d:]+)/.exec(cell.toISOString()) ?? []
  return day < '1901' ? time : `${day} ${time}`
}
