/** The columns of a file of receipts; one row is one line of a receipt. */
export const fileColumns = [
  'so_receipt',
  'so_store',
  'so_day',
  'so_hp',
  'item',
  'sl_qty',
  'sl_price',
  'so_discount',
] as const
export type FileColumn = (typeof fileColumns)[number]
export type FileRow = Record<FileColumn, string> & {
  /** as a spreadsheet counts */
  row: number
}

const names: Record<string, FileColumn> = {
  영수증번호: 'so_receipt',
  receipt: 'so_receipt',
  매장: 'so_store',
  store: 'so_store',
  날짜: 'so_day',
  구매일: 'so_day',
  date: 'so_day',
  휴대폰: 'so_hp',
  전화: 'so_hp',
  phone: 'so_hp',
  상품: 'item',
  상품코드: 'item',
  item: 'item',
  수량: 'sl_qty',
  quantity: 'sl_qty',
  qty: 'sl_qty',
  단가: 'sl_price',
  price: 'sl_price',
  할인: 'so_discount',
  discount: 'so_discount',
}
const needed: readonly FileColumn[] = [
  'so_receipt',
  'so_store',
  'so_day',
  'item',
  'sl_qty',
  'sl_price',
]

/** The columns as a file written here names them. */
export const fileHead = fileColumns
  .map((column) => Object.keys(names).find((name) => names[name] === column))
  .join(',')

export type ReadFile = { rows: FileRow[]; missing: FileColumn[] }

/** A file as a till or a spreadsheet writes it: commas or tabs, quotes, any order of columns. */
export function readFile(text: string): ReadFile {
  const cells = cellsOf(text.replace(/^\uFEFF/, ''))
  const head = (cells[0] ?? []).map((name) => names[name.replace(/[\s_]/g, '').toLowerCase()])
  const missing = needed.filter((column) => !head.includes(column))
  if (missing.length) return { rows: [], missing }
  const rows = cells.slice(1).flatMap((row, at) => {
    if (row.every((cell) => cell.trim() === '')) return []
    const of = (column: FileColumn) => (row[head.indexOf(column)] ?? '').trim()
    return [
      {
        row: at + 2,
        ...(Object.fromEntries(fileColumns.map((column) => [column, of(column)])) as Record<
          FileColumn,
          string
        >),
      },
    ] // every column of the list
  })
  return { rows, missing: [] }
}

function cellsOf(text: string): string[][] {
  const apart = /^[^\n]*\t/.test(text) ? '\t' : ','
  const rows: string[][] = [[]]
  let cell = ''
  let quoted = false
  const put = () => {
    rows.at(-1)?.push(cell)
    cell = ''
  }
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at)
    if (quoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') {
        cell += '"'
        at++
      } else quoted = false
    } else if (sign === '"' && cell === '') quoted = true
    else if (sign === apart) put()
    else if (sign === '\n') {
      put()
      rows.push([])
    } else if (sign !== '\r') cell += sign
  }
  put()
  return rows
}

/** 12,000원 → 12000; null when it is no whole number. */
export function wonIn(typed: string): number | null {
  const bare = typed.replace(/[,\s원₩]/g, '')
  return /^\d{1,9}$/.test(bare) ? Number(bare) : null
}

/** 2026.3.4, 2026/03/04 and 20260304 are days too. */
export function dayIn(typed: string): string {
  const found =
    /^(\d{4})[./-]\s*(\d{1,2})[./-]\s*(\d{1,2})\.?$/.exec(typed.trim()) ??
    /^(\d{4})(\d{2})(\d{2})$/.exec(typed.trim())
  return found
    ? `${found[1]}-${found[2]?.padStart(2, '0')}-${found[3]?.padStart(2, '0')}`
    : typed.trim()
}

/** Rows of one number are one receipt, wherever they stand. */
export function receiptsIn(
  rows: readonly FileRow[],
  keyOf: (typed: string) => string,
): FileRow[][] {
  const found = new Map<string, FileRow[]>()
  for (const row of rows) {
    const key = keyOf(row.so_receipt) || `row ${row.row}`
    found.set(key, [...(found.get(key) ?? []), row])
  }
  return [...found.values()]
}
