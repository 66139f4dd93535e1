import { parentPort } from 'node:worker_threads'
import writeExcelFile from 'write-excel-file/node'
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
  const cells = rows.map((row) =>
    row.map((value) =>
      value === null || value === '' ? null : typeof value === 'number' ? value : textCell(value),
    ),
  )
  const top = head.map((label) => ({ ...textCell(label), fontWeight: 'bold' as const }))
  const columns = head.map((label, at) => ({ width: widthOf(label, at) }))
  const bytes = await writeExcelFile([top, ...cells], { columns, stickyRowsCount: 1 }).toBuffer()
  parentPort?.postMessage(bytes)
  parentPort?.close()
}

// XML has no place for the rest
const textCell = (value: string) => ({
  type: String,
  value: [...value].filter((char) => char >= ' ' || char === '\n').join(''),
})

/** In characters, by the first rows; a Korean one takes two. */
function widthOf(label: string, at: number): number {
  const texts = [label, ...rows.slice(0, 50).map((row) => String(row[at] ?? ''))]
  const widths = texts.map((text) =>
    [...text].reduce((sum, char) => sum + (char > 'ᄀ' ? 2 : 1), 2),
  )
  return Math.min(48, Math.max(8, ...widths))
}
