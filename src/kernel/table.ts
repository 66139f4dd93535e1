import type { PhraseParams } from './translate.ts'

/** A Korean phrase, with what stands in its places. */
export type Told = string | [string, PhraseParams]

/** A line of a file that somebody brought, as a spreadsheet counts them. */
export type TableRow = {
  row: number
  cells: readonly string[]
  /** why it cannot be read; it is named and never taken */
  trouble?: Told
  /** columns whose cell belongs to one further up */
  merged?: ReadonlySet<number>
}

/** What a file holds: every line that is not empty, and what else its reader left out. */
export type Table = {
  rows: readonly TableRow[]
  notes: readonly Told[]
  /** separated values, where a comma too many moves all that stands behind it */
  isText?: boolean
}

/** Headings by what they hold, the best first: of several that fit, the earlier pattern counts. */
export type Heads<K extends string> = Record<K, readonly RegExp[]>

export type BodyRow<K extends string> = { row: number; of: Record<K, string>; trouble: Told | null }

export type Body<K extends string> = {
  /** the cells of the line of headings */
  names: readonly string[]
  columns: Record<K, readonly number[]>
  rows: BodyRow<K>[]
}

// what forms write beside the name of a column: (필수), [선택], (원), (숫자만), (예: …), (-없이)
const hint =
  /[([{](?:필수|선택|필수입력|선택입력|입력|원|krw|won|₩|텍스트|숫자|숫자만|문자|required|optional|예[:.)].*|예시.*|[-\s]*없이.*|[-~\d\s,]+(?:자|자리|글자)?.*)[)\]}]/gi

/** 운송장번호(필수)*, " 운송장\n번호 " and 운송장_번호 are one heading. */
export function bareHead(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/\s/g, '')
    .replace(hint, '')
    .replace(/[\s_*※★●▶:()[\]{}'"`·]/g, '')
    .toLowerCase()
}

/** The columns of each kind in a line of headings. */
export function columnsIn<K extends string>(
  names: readonly string[],
  heads: Heads<K>,
): Record<K, readonly number[]> {
  const bare = names.map(bareHead)
  const at = (patterns: readonly RegExp[]) => {
    for (const pattern of patterns) {
      const found = bare.flatMap((name, index) => (name && pattern.test(name) ? [index] : []))
      if (found.length) return found
    }
    return []
  }
  const kinds = Object.keys(heads) as K[] // the keys of what was given
  return Object.fromEntries(kinds.map((kind) => [kind, at(heads[kind])])) as Record<K, number[]>
}

/** The lines below the headings, cell by cell; null when no line of the first thirty has the columns that are needed. */
export function bodyOf<K extends string>(
  table: Table,
  heads: Heads<K>,
  needed: readonly NoInfer<K>[],
): Body<K> | null {
  for (const [at, { cells }] of table.rows.slice(0, 30).entries()) {
    const columns = columnsIn(cells, heads)
    if (needed.every((kind) => columns[kind].length > 0))
      return { names: cells, columns, rows: rowsBelow(table, at, columns, needed) }
  }
  return null
}

/** The lines below one of headings, by columns that are known. */
export function rowsBelow<K extends string>(
  { rows, isText }: Table,
  head: number,
  columns: Record<K, readonly number[]>,
  needed: readonly NoInfer<K>[],
): BodyRow<K>[] {
  const names = rows[head]?.cells ?? []
  const kinds = Object.keys(columns) as K[] // as above
  const body = rows.slice(head + 1)
  const isLonger = ({ cells }: TableRow) => widthOf(cells) > widthOf(names)
  // where most lines are longer than their headings it is the layout
  const isShifted =
    isText && body.filter(isLonger).length * 2 <= body.length ? isLonger : () => false
  return body.map((row) => {
    const of = Object.fromEntries(
      kinds.map((kind) => [kind, cellOf(row, columns[kind])]),
    ) as Record<K, string> // every kind of the list
    const trouble =
      row.trouble ?? (isShifted(row) ? shifted : whyBadRow(row, { names, columns, needed }))
    return { row: row.row, of, trouble }
  })
}

const widthOf = (cells: readonly string[]) => cells.findLastIndex((cell) => cell.trim() !== '') + 1

const shifted: Told =
  '제목보다 칸이 많은 줄이에요. 쉼표가 든 칸을 따옴표로 감싸거나 엑셀(xlsx)로 저장해 주세요.'

/** Of two columns with one heading the one that says something. */
function cellOf({ cells }: TableRow, columns: readonly number[]): string {
  for (const at of columns) {
    const cell = cells[at]?.trim()
    if (cell) return cell
  }
  return ''
}

const formulaError = /^#(N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!|CALC!)$/i

function whyBadRow<K extends string>(
  { cells, merged }: TableRow,
  head: {
    names: readonly string[]
    columns: Record<K, readonly number[]>
    needed: readonly K[]
  },
): Told | null {
  if (isHeadAgain(cells, head.names)) return '제목 줄이 한 번 더 있어요.'
  // a record has no other keys
  for (const kind of Object.keys(head.columns) as K[]) {
    const columns = head.columns[kind]
    const [at = 0] = columns
    const name = head.names[at]?.replace(/\s+/g, ' ').trim() ?? ''
    const alike = columns.filter((one) => bareHead(head.names[one] ?? '') === bareHead(name))
    const said = [...new Set(alike.map((one) => cells[one]?.trim()).filter((cell) => !!cell))]
    if (said.length > 1)
      return [
        '‘{name}’ 칸이 {count}개이고 적힌 것이 서로 달라요. 한 칸만 남겨 주세요.',
        { name, count: alike.length },
      ]
    if (formulaError.test(said[0] ?? ''))
      return ['‘{name}’ 칸의 수식에 오류가 있어요. 값으로 바꿔 주세요.', { name }]
    if (!said.length && head.needed.includes(kind) && merged?.has(at))
      return ['‘{name}’ 칸이 위 줄과 합쳐져 있어요. 줄마다 나누어 적어 주세요.', { name }]
  }
  return null
}

function isHeadAgain(cells: readonly string[], names: readonly string[]): boolean {
  const filled = names.filter((name) => name.trim())
  return filled.length > 1 && names.every((name, at) => name.trim() === (cells[at] ?? '').trim())
}
