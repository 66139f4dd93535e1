import { parentPort } from 'node:worker_threads'
import writeExcelFile from 'write-excel-file/node'
import { koreanIso, koreanMinute } from '#kernel/korean-time.ts'
import type { SheetCell } from './sheet-out.ts'

/** Runs in a thread of its own (excel-file.ts): rows come in parts, null ends them, and the file goes back. */
export type Part = readonly (readonly SheetCell[])[]
const head: string[] = []
const rows: (readonly SheetCell[])[] = []

parentPort?.on('message', (given: { head: readonly string[] } | { rows: Part } | null) => {
  if (given === null) void pack()
  else if ('head' in given) head.push(...given.head)
  else rows.push(...given.rows)
})

async function pack() {
  const cells = rows.map((row) => row.map(cellOf))
  const top = head.map((label) => ({ ...textCell(label), fontWeight: 'bold' as const }))
  const columns = head.map((label, at) => ({ width: widthOf(label, at) }))
  const bytes = await writeExcelFile([top, ...cells], { columns, stickyRowsCount: 1 }).toBuffer()
  parentPort?.postMessage(bytes)
  parentPort?.close()
}

function cellOf(value: SheetCell) {
  if (value === null || value === '') return null
  if (typeof value === 'number') return value
  if (value instanceof Date) return dateCell(koreanIso(value).slice(0, 19), 'yyyy-mm-dd hh:mm')
  return typeof value === 'object'
    ? dateCell(`${value.day}T00:00:00`, 'yyyy-mm-dd')
    : textCell(value)
}

/** A spreadsheet knows no zone: it shows what stands in the cell. */
const dateCell = (clock: string, format: string) => ({
  type: Date,
  value: new Date(`${clock}Z`),
  format,
})

// XML has no place for the rest
const textCell = (value: string) => ({
  type: String,
  value: [...value].filter((char) => char >= ' ' || char === '\n').join(''),
})

function shownAs(value: string | number | Date | { day: string }): string {
  if (value instanceof Date) return koreanMinute(value)
  return typeof value === 'object' ? value.day : String(value)
}

/** In characters, by the first rows; a Korean one takes two. */
function widthOf(label: string, at: number): number {
  const texts = [label, ...rows.slice(0, 50).map((row) => shownAs(row[at] ?? ''))]
  const widths = texts.map((text) =>
    [...text].reduce((sum, char) => sum + (char > 'ᄀ' ? 2 : 1), 2),
  )
  return Math.min(48, Math.max(8, ...widths))
}
