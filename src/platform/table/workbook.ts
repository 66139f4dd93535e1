import * as XLSX from '@e965/xlsx'
import * as codePages from '@e965/xlsx/dist/cpexcel.full.mjs'
import { addDays } from '#kernel/days.ts'
import type { Table, TableRow, Told } from '#kernel/table.ts'

// workbooks of before 1997 are written in the code page of their country
XLSX.set_cptable(codePages)

export type WorkbookLimits = { columns: number }

const hidden: Told = '숨긴 줄이에요. 넣으려면 필터를 풀거나 숨기기를 취소하고 다시 저장해 주세요.'
const uncounted: Told = '계산하지 않은 수식이 있는 줄이에요. 엑셀에서 열어 저장한 뒤 올려 주세요.'

/** The lines of the first sheet in sight that holds a table, else of the first that holds any; null when there is none. What other sheets hold is told. */
export function readWorkbook(given: Uint8Array | string, limits: WorkbookLimits): Table | null {
  const book = XLSX.read(given, {
    type: typeof given === 'string' ? 'string' : 'buffer',
    dense: true,
    cellDates: false,
    cellFormula: true,
    cellHTML: false,
    cellNF: true,
    // without it nobody learns which rows are hidden
    cellStyles: true,
    nodim: true,
    raw: true,
  })
  const sheets = book.SheetNames.flatMap((name, at) => {
    const sheet = book.Sheets[name]
    const isHidden = (book.Workbook?.Sheets?.[at]?.Hidden ?? 0) > 0
    return sheet ? [{ name, isHidden, sheet }] : []
  })
  const from1904 = book.Workbook?.WBProps?.date1904 === true
  const filled = sheets
    .sort((a, b) => Number(a.isHidden) - Number(b.isHidden))
    .map((one) => ({ ...one, ...rowsOf(one.sheet, { from1904, columns: limits.columns }) }))
    .filter(({ rows }) => rows.length > 0)
  // a cover has words, and no columns
  const first = filled.find(({ isHidden, rows }) => !isHidden && isTable(rows)) ?? filled[0]
  if (!first) return null
  const { rows, cut } = first
  const others = filled.filter((one) => one !== first)
  const notes: Told[] = others.map(({ name, rows }) => [
    '‘{name}’ 시트의 {count}줄은 읽지 않았어요. 한 파일에서 시트 하나만 읽어요.',
    { name: name.slice(0, 60), count: rows.length },
  ])
  if (cut) notes.push(['{place} 칸부터는 읽지 않았어요. 너무 오른쪽에 있어요.', { place: cut }])
  return { rows, notes }
}

const isTable = (rows: readonly TableRow[]) =>
  rows.filter(({ cells }) => cells.filter(Boolean).length > 1).length > 1

function rowsOf(
  sheet: XLSX.WorkSheet,
  { from1904, columns }: { from1904: boolean; columns: number },
) {
  const lines = (sheet['!data'] ?? []) as (XLSX.CellObject | undefined)[][] // read densely
  const merged = mergedIn(sheet['!merges'] ?? [])
  const rows: TableRow[] = []
  let cut = ''
  lines.forEach((line, at) => {
    const cells: string[] = []
    let isUncounted = false
    line.forEach((cell, column) => {
      const text = cell ? textOf(cell, from1904) : ''
      if (cell && isEmptyFormula(cell)) isUncounted = true
      if (!text) return
      if (column >= columns) cut ||= XLSX.utils.encode_cell({ r: at, c: column })
      else {
        while (cells.length < column) cells.push('')
        cells[column] = text
      }
    })
    if (!cells.length && !isUncounted) return
    const above = merged.get(at)
    const trouble = sheet['!rows']?.[at]?.hidden ? hidden : isUncounted ? uncounted : undefined
    rows.push({ row: at + 1, cells, ...(trouble && { trouble }), ...(above && { merged: above }) })
  })
  return { rows, cut }
}

/** The cells that belong to one further up, line by line. */
function mergedIn(merges: readonly XLSX.Range[]): Map<number, Set<number>> {
  const found = new Map<number, Set<number>>()
  let left = 100_000
  for (const { s, e } of merges)
    for (let r = s.r + 1; r <= e.r && left > 0; r++)
      for (let c = s.c; c <= Math.min(e.c, s.c + 100) && left > 0; c++, left--)
        found.set(r, (found.get(r) ?? new Set()).add(c))
  return found
}

/** A formula that no program has counted yet. */
const isEmptyFormula = ({ f, t }: XLSX.CellObject) => t === 'z' && !!f

function textOf(cell: XLSX.CellObject, from1904: boolean): string {
  const { t, v, w, z } = cell
  if (t === 'z' || v === undefined || v === null) return ''
  if (t === 'e') return w ?? '#N/A'
  if (t === 'b') return v ? 'TRUE' : 'FALSE'
  if (typeof v !== 'number') return tidy(String(v))
  const format = typeof z === 'string' ? z : 'General'
  if (XLSX.SSF.is_date(format)) return momentOf(v + (from1904 ? 1_462 : 0), format)
  return showsNoughts(format) && w ? tidy(w) : numberOf(v)
}

const tidy = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\u200B\u2060\uFEFF]/g, '')
    .replace(/\r\n?/g, '\n')
    .replaceAll('\u00A0', ' ')
    .trim()

/** Noughts in front that only the format shows: 00000000000, 000-0000-0000, and formats that choose by the size of a number. */
function showsNoughts(format: string): boolean {
  const bare = format.replace(/"[^"]*"|\\./g, '').replace(/\[\$?-[^\]]*\]/g, '')
  return (
    /^\[[<>=]/.test(bare) ||
    (/^[^.#,?E%]*00/i.test(bare) && !/[#,?E%.]/i.test(bare.split(';')[0] ?? ''))
  )
}

/** A sheet keeps fifteen digits: of a longer number the end is noughts, and it is written so that it is seen to be cut. */
function numberOf(value: number): string {
  if (!Number.isInteger(value)) return String(Number(value.toPrecision(15)))
  const digits = String(Math.abs(value))
  const isCut =
    Math.abs(value) > Number.MAX_SAFE_INTEGER || (digits.length > 15 && digits.endsWith('0'))
  return isCut ? value.toExponential(14).toUpperCase() : String(value)
}

const day = 86_400

/** As a bank would have printed it, to the second; a cell that is only a time has no day, and one that is only a day no time. */
function momentOf(days: number, format: string): string {
  const seconds = Math.round(days * day)
  if (seconds < 0) return String(days)
  const [date, time] = [Math.floor(seconds / day), seconds % day]
  const clock = [Math.floor(time / 3_600), Math.floor(time / 60) % 60, time % 60]
    .map((one) => String(one).padStart(2, '0'))
    .join(':')
  if (date === 0) return clock
  // the twenty-ninth of February 1900 that spreadsheets count never was
  const written = addDays(date < 60 ? '1899-12-31' : '1899-12-30', date)
  return time === 0 && !/h|s|\[m/i.test(format.replace(/"[^"]*"/g, ''))
    ? written
    : `${written} ${clock}`
}
