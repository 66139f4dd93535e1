import { clockDigits, instantOf, isSaid, type Said, saidOf } from '#kernel/said-time.ts'
import {
  type Body,
  type BodyRow,
  bodyOf,
  type Heads,
  rowsBelow,
  type Table,
  type Told,
} from '#kernel/table.ts'

/** A line of a bank's export that brought money in. */
export type BankLine = {
  /** as a spreadsheet counts */
  row: number
  at: string
  /** the bank printed no time of day */
  day_only: boolean
  amount: number
  depositor: string
  /** what else may be the sender's name: banks print it in one column or another */
  others: string[]
  memo: string
  balance: string
  /** how many lines like it stand above in the same file */
  nth: number
}
/** A month of a busy account. Each line is judged against all that waits, so more would keep others waiting. */
export const mostBankLines = 3_000
export type Unread = { row: number; why: Told }
export type BankRead = {
  lines: BankLine[]
  /** lines of money that went out */
  skipped: number
  unread: Unread[]
  notes: Told[]
}

export const bankColumns = [
  'at',
  'time',
  'in',
  'out',
  'amount',
  'kind',
  'sender',
  'memo',
  'balance',
] as const
export type BankColumn = (typeof bankColumns)[number]

/** The words by which the banks of Korea head the columns of their exports, without blanks; the surest first. */
const heads: Heads<Exclude<BankColumn, 'sender'>> = {
  at: [
    /^거래일시$/,
    /^거래(일자|날짜|일)(및|\/|·)?(시간|시각|시)?$/,
    /^(입금|처리|이체|입출금)?일시$/,
    /^(입금|처리|이체|입출금)?(일자|날짜)$/,
    /거래일|일시|일자|날짜|^(transaction)?date/,
  ],
  time: [/^(거래|입금|처리|이체)?(시간|시각)$/, /^time$/],
  in: [
    /^입금(액|금액)?$/,
    /^맡기신/,
    /^(들어온|받은|받으신|입금된)(금액|돈)$/,
    /^(credit|deposit)s?(amount)?$/,
    /^입금(?!인|자|통장|은행|계좌|코드|구분|일|시|표시|메모|내용|적요)/,
  ],
  out: [
    /^(출금|지급)(액|금액)?$/,
    /^찾으신/,
    /^(나간|보낸|보내신|출금된)(금액|돈)$/,
    /^(debit|withdrawal)s?(amount)?$/,
    /^(출금|지급)(?!인|자|통장|은행|계좌|코드|구분|일|시)/,
  ],
  amount: [/^(거래|이체|입출금)?금액$/, /^거래금액/, /^amount$/],
  kind: [
    /^(입출금|입지|입\/출금|입출)구분$/,
    /^입\/?출금?$/,
    /^구분$/,
    /^거래(구분|유형|종류)$/,
    /^type$/,
  ],
  memo: [
    /^(거래|송금|이체|입금)?(메모|메시지)(내용)?$/,
    /^비고$/,
    /^적요$/,
    /^거래?구분$/,
    /^memo$/,
  ],
  balance: [/잔액|남은금액|잔고|balance/],
}

/** Where the sender's name stands, the surest first; what a bank prints of the kind of transfer comes last. */
const senders: readonly RegExp[] = [
  /^보[내낸].*(분|사람|이)$/,
  /^의뢰인/,
  /^(입금자|입금인|송금인|입금의뢰인)(명|성명)?$/,
  /^(sender|name|payer|from|counterparty)(name)?$/,
  /^거래?기록사항$|^기록사항$/,
  /^기재(내용|사항)$/,
  /^(내|받는)?통장(표시|인자|기재|메모)(내용)?$/,
  /^내용$|^내역$/,
  /^거래(내용|내역)$/,
  /^(거래)?상대(방|(계좌)?예금주)(명|성명|이름)?$/,
  /^거래처(명)?$/,
  /^적요(내용)?$/,
  /^비고$/,
  /^(description|details|remarks?|memo)$/,
]
const senderHeads = Object.fromEntries(senders.map((one, at) => [`sender${at}`, [one]]))

type Columns = Record<string, readonly number[]>

/** The columns of a bank that staff chose once, by the signature of its headings. */
export type ChosenColumns = Partial<Record<BankColumn, number>>
export type KeptColumns = ReadonlyMap<string, ChosenColumns>

/** The headings of one bank, whatever stands above and below them. */
export function headSignature(names: readonly string[]): string {
  return names
    .map((name) => name.normalize('NFKC').replace(/\s/g, ''))
    .join('|')
    .replace(/\|+$/, '')
}

/** Finds the line of headings and which column is which; null when this is no bank export. */
export function findBank(table: Table, kept: KeptColumns = new Map()): Body<string> | null {
  for (const [at, { cells }] of table.rows.slice(0, 30).entries()) {
    const chosen = kept.get(headSignature(cells))
    if (!chosen) continue
    const columns = asColumns(chosen)
    return { names: cells, columns, rows: rowsBelow(table, at, columns, []) }
  }
  const all: Heads<string> = { ...heads, ...senderHeads }
  const found = [bodyOf(table, all, ['at', 'in']), bodyOf(table, all, ['at', 'amount'])].find(
    (one) => one && senders.some((_, at) => (one.columns[`sender${at}`]?.length ?? 0) > 0),
  )
  return found ?? null
}

function asColumns({ sender, ...chosen }: ChosenColumns): Columns {
  const one = (at: number | undefined) => (at === undefined ? [] : [at])
  // every heading but the sender's is a column that can be chosen
  const kinds = Object.keys(heads).map((kind) => [kind, one(chosen[kind as keyof typeof chosen])])
  return { ...Object.fromEntries(kinds), sender0: one(sender) }
}

/** Every line below the headings: money that came in, money that went out (counted), and what cannot be read, by its row. */
export function readDeposits(table: Table, kept?: KeptColumns): BankRead | null {
  const bank = findBank(table, kept)
  if (!bank) return null
  const digits = clockDigits(bank.rows.map(({ of }) => of.time ?? ''))
  const said = bank.rows.map(({ of }) => saidOf(of.at ?? '', of.time ?? '', digits))
  const isTimed = said.some((one) => isSaid(one) && one.clock !== null)
  const [lines, unread]: [BankLine[], Unread[]] = [[], []]
  const seen = new Map<string, number>()
  let skipped = 0
  for (const [at, row] of bank.rows.entries()) {
    const read = readRow(row, bank.columns, said[at] ?? '', isTimed)
    if (read === 'out') skipped++
    else if ('why' in read) unread.push({ row: row.row, why: read.why })
    else {
      const same = [read.at, read.amount, read.depositor, read.balance].join('|')
      const nth = seen.get(same) ?? 0
      seen.set(same, nth + 1)
      lines.push({ ...read, nth })
    }
  }
  const notes = [...table.notes]
  if (lines.length && !isTimed) notes.push('시각이 없는 파일이에요. 입금한 날짜만 적어요.')
  return { lines, skipped, unread, notes }
}

/** The same for a worker, which hands over one value. */
export function readBankTable({ table, kept }: { table: Table; kept: KeptColumns }) {
  return readDeposits(table, kept)
}

type ReadRow = Omit<BankLine, 'nth'> | { why: Told } | 'out'

function readRow(
  { row, of, trouble }: BodyRow<string>,
  columns: Columns,
  said: Said | Told,
  isTimed: boolean,
): ReadRow {
  if (trouble) return { why: trouble }
  const names = senders.flatMap((_, at) => of[`sender${at}`] || [])
  const cell = (kind: BankColumn) => of[kind] ?? ''
  if (!cell('at') && /합계|총계|소계|누계|^계$|total/i.test(Object.values(of).join(' ').trim()))
    return { why: '합계 줄이에요. 입금이 아니라서 넣지 않아요.' }
  const moved = movedOf(of, columns)
  if (typeof moved !== 'number') return { why: moved }
  if (moved < 0) return 'out'
  if (!isSaid(said)) return { why: said }
  if (isTimed && said.clock === null)
    return { why: ['시각이 없는 줄이에요: {text}', { text: cell('at').slice(0, 40) }] }
  const [depositor = '', ...others] = [...new Set(names.map((name) => name.slice(0, 60)))]
  return {
    row,
    at: instantOf(said),
    day_only: said.clock === null,
    amount: moved,
    depositor,
    others,
    memo: cell('memo').slice(0, 100),
    balance: balanceOf(cell('balance')),
  }
}

const mostWon = 2_000_000_000
const noAmount: Told = '금액이 없는 줄이에요.'
const badAmount = (text: string): Told => [
  '금액을 읽을 수 없어요: {text}',
  { text: text.slice(0, 40) },
]

/** What came in, or went out with a minus; a reason where neither can be told. */
function movedOf(of: Record<string, string>, columns: Columns): number | Told {
  const has = (kind: BankColumn) => (columns[kind]?.length ?? 0) > 0
  const typed = has('in') ? (of.in ?? '') : (of.amount ?? '')
  const moved = wonOf(typed)
  const out = has('out') ? wonOf(of.out ?? '') : 0
  if (moved === null) return badAmount(typed)
  if (out === null) return badAmount(of.out ?? '')
  if (moved > mostWon) return badAmount(typed)
  if (has('in')) {
    if (moved > 0 && out > 0) return '입금과 출금에 모두 금액이 있는 줄이에요.'
    if (moved < 0) return '빠진 입금(-)이에요. 은행에서 확인해 주세요.'
    if (moved > 0) return moved
    // a bank that prints only what came in leaves the others empty
    return out ? -Math.abs(out) : has('out') ? noAmount : -1
  }
  if (!moved) return noAmount
  const way = wayOf(of.kind ?? '')
  if (moved < 0)
    return way === 'in' ? '입금이라고 적혔는데 금액이 음수예요. 은행에서 확인해 주세요.' : moved
  return way === 'out' ? -moved : moved
}

function wayOf(kind: string): 'in' | 'out' | null {
  if (/출금|지급|인출|찾|나감|결제|^출$|debit|withdraw/i.test(kind)) return 'out'
  return /입금|맡|받|^입$|credit|deposit/i.test(kind) ? 'in' : null
}

/** 14,000원, ₩14,000, +14000.00, (14,000) and -14,000; null when it is no whole sum of won. */
export function wonOf(text: string): number | null {
  const bare = text
    .normalize('NFKC')
    .replace(/[,\s원₩\\'"]|krw/gi, '')
    .replace(/\.0*$/, '')
  if (!bare || /^[-–—]+$/.test(bare)) return 0
  const [, open, digits = ''] =
    /^(\(?[-−–△▲+]?)(\d{1,12})\)?$/.exec(bare.replace(/^(\d+)-$/, '-$1')) ?? []
  if (open === undefined) return null
  return /[-−–△▲(]/.test(open) ? -Number(digits) : Number(digits)
}

/** Alike in every format that a bank writes. */
function balanceOf(text: string): string {
  const won = wonOf(text)
  return won === null ? text.replace(/[^\d-]/g, '') : text ? String(won) : ''
}

/** The line that most likely holds the headings, and those below it: the longest of the first thirty that is words. */
export function guessHeads({ rows }: Table): { names: string[]; samples: string[][] } | null {
  const first = rows.slice(0, 30)
  const wordsIn = (cells: readonly string[]) =>
    cells.some((cell) => /\d{3}/.test(cell)) ? 0 : cells.filter((cell) => cell.trim()).length
  const most = Math.max(0, ...first.map(({ cells }) => wordsIn(cells)))
  const at = first.findIndex(({ cells }) => wordsIn(cells) === most)
  const head = first[at]
  if (!head || most < 3) return null
  const samples = rows.slice(at + 1, at + 4).map(({ cells }) => [...cells])
  return { names: [...head.cells], samples }
}

/** What was chosen or found for these headings: one column for each kind. */
export function shownColumns({ columns }: Body<string>): ChosenColumns {
  const sender = senders.map((_, at) => columns[`sender${at}`]?.[0]).find((at) => at !== undefined)
  const found = bankColumns.map((kind) => [kind, kind === 'sender' ? sender : columns[kind]?.[0]])
  return Object.fromEntries(found.filter(([, at]) => at !== undefined))
}

/** Why these columns read no deposits; null when they do. */
export function whyBadColumns(
  chosen: ChosenColumns,
  width: number,
): { field: BankColumn; why: string } | null {
  if (chosen.at === undefined) return { field: 'at', why: '거래일시 칸을 골라 주세요.' }
  if (chosen.sender === undefined) return { field: 'sender', why: '보낸 사람 칸을 골라 주세요.' }
  if (chosen.in === undefined && chosen.amount === undefined)
    return { field: 'in', why: '입금액이나 거래금액 칸을 골라 주세요.' }
  const far = bankColumns.find((kind) => (chosen[kind] ?? 0) >= width)
  return far ? { field: far, why: '파일에 없는 칸이에요.' } : null
}
