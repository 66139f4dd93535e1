import { isSaid, saidOf } from '#kernel/said-time.ts'
import { bodyOf, type Heads, type Table, type Told } from '#kernel/table.ts'

export type FileColumn =
  | 'so_receipt'
  | 'so_store'
  | 'so_day'
  | 'so_hp'
  | 'item'
  | 'sl_qty'
  | 'sl_price'
  | 'so_discount'
export type FileRow = Record<FileColumn, string> & {
  /** as a spreadsheet counts */
  row: number
  /** why it could not be read */
  trouble: Told | null
}

/** The words by which tills head their columns, without blanks and marks; the surest first. */
const heads: Heads<FileColumn> = {
  so_receipt: [/^영수증(번호|no\.?)?$/, /^receipt(number|no\.?)?$/],
  so_store: [/^(구매|판매)?매장(명|이름)?$/, /^(지점|점포)(명)?$/, /^store(name)?$/],
  so_day: [/^날짜$/, /^(구매|판매|거래|결제)(일|일자|날짜|일시)$/, /^일자$/, /^date$/],
  so_hp: [/^(휴대폰|휴대전화|전화|핸드폰)(번호)?$|^연락처$/, /^(phone|mobile)(number)?$/],
  item: [/^상품$/, /^상품코드$/, /^(상품|제품|품목)명?$|^품명$/, /^(item|product)(name)?$/],
  sl_qty: [/^(판매)?수량$|^개수$/, /^(quantity|qty)$/],
  sl_price: [/^(판매)?단가$/, /^(unit)?price$/],
  so_discount: [/^할인(액|금액)?$/, /^discount$/],
}
const needed = ['so_receipt', 'so_store', 'so_day', 'item', 'sl_qty', 'sl_price'] as const

/** The columns as a file written here names them; one row is one line of a receipt. */
export const fileHead = Object.keys({
  영수증번호: 'so_receipt',
  매장: 'so_store',
  날짜: 'so_day',
  휴대폰: 'so_hp',
  상품: 'item',
  수량: 'sl_qty',
  단가: 'sl_price',
  할인: 'so_discount',
} satisfies Record<string, FileColumn>).join(',')

/** Every row below the headings, in any order of columns; null when one that is needed is not there. */
export function readReceiptRows(table: Table): FileRow[] | null {
  const body = bodyOf(table, heads, needed)
  return body?.rows.map(({ row, of, trouble }) => ({ row, ...of, trouble })) ?? null
}

/** 12,000원 → 12000; null when it is no whole number. */
export function wonIn(typed: string): number | null {
  const bare = typed.replace(/[,\s원₩]/g, '').replace(/\.0+$/, '')
  return /^\d{1,9}$/.test(bare) ? Number(bare) : null
}

/** 2026.3.4, 2026/03/04 and 20260304 are days too; what is none stays as it was typed. */
export function dayIn(typed: string): string {
  const said = saidOf(typed, '', 4)
  return isSaid(said) ? said.day : typed.trim()
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
