/** A line of a bank's export that brought money in. */
export type BankLine = {
  at: string
  amount: number
  depositor: string
  memo: string
  balance: string
}

/** The words by which Korean banks head the columns of their exports. */
const heads = {
  at: /거래일시|거래일자|거래 ?일|일시|일자|date/i,
  time: /^(거래)?시간$|^(거래)?시각$|^time$/i,
  amount: /입금|맡기신|credit|deposit/i,
  sender: /보낸|의뢰인|입금자|상대|거래처|sender|^name$/i,
  // some banks print the sender where others print the kind of transfer
  remark: /내용|기재|적요|description/i,
  memo: /메모|비고|구분|memo/i,
  balance: /잔액|balance/i,
}

export type Columns = {
  head: number
  at: number
  time: number
  amount: number
  depositor: number
  memo: number
  balance: number
}

/** Finds the line of headings and which column is which; null when this is no bank export. */
export function findColumns(rows: readonly string[][]): Columns | null {
  for (const [head, row] of rows.slice(0, 30).entries()) {
    const find = (pattern: RegExp) =>
      row.findIndex((name) => pattern.test(name.replace(/\s/g, ' ').trim()))
    const [at, amount] = [find(heads.at), find(heads.amount)]
    const named = (pattern: RegExp) =>
      row.findIndex((name, index) => index !== amount && index !== at && pattern.test(name))
    const depositor = named(heads.sender) >= 0 ? named(heads.sender) : named(heads.remark)
    if (at >= 0 && amount >= 0 && depositor >= 0)
      return {
        head,
        at,
        time: find(heads.time),
        amount,
        depositor,
        memo: row.findIndex((name, index) => index !== depositor && heads.memo.test(name)),
        balance: find(heads.balance),
      }
  }
  return null
}

/** The lines that brought money in; what went out or cannot be read is counted as skipped. */
export function readDeposits(
  rows: readonly string[][],
): { lines: BankLine[]; skipped: number } | null {
  const columns = findColumns(rows)
  if (!columns) return null
  const body = rows.slice(columns.head + 1)
  const lines = body.flatMap((row) => {
    const cell = (index: number) => (index >= 0 ? (row[index] ?? '') : '')
    const at = instantOf(`${cell(columns.at)} ${cell(columns.time)}`)
    const amount = wonOf(cell(columns.amount))
    return at && amount > 0
      ? [
          {
            at,
            amount,
            depositor: cell(columns.depositor).slice(0, 60),
            memo: cell(columns.memo).slice(0, 100),
            balance: cell(columns.balance).replace(/[^\d-]/g, ''),
          },
        ]
      : []
  })
  return { lines, skipped: body.length - lines.length }
}

function wonOf(text: string): number {
  const digits = text.replace(/[,\s원₩]/g, '').replace(/\.0+$/, '')
  return /^\d{1,10}$/.test(digits) ? Number(digits) : 0
}

/** "2026-03-14 14:05:11", "2026.03.14", "20260314 140511" in Korean time. */
export function instantOf(text: string): string | null {
  const match =
    /(\d{4})\D{0,2}(\d{2})\D{0,2}(\d{2})(?:\D{1,3}(\d{2})\D?(\d{2})(?:\D?(\d{2}))?)?/.exec(text)
  if (!match) return null
  const [, year, month, day, hour = '12', minute = '00', second = '00'] = match
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}+09:00`)
  return Number.isNaN(at.getTime()) ? null : at.toISOString()
}

/** Names as banks print them: no blanks, no brackets, no case. */
export function bareName(name: string): string {
  return name
    .replace(/\(.*?\)|주식회사|㈜/g, '')
    .replace(/[^가-힣A-Za-z0-9]/g, '')
    .toLowerCase()
}

export type Waiting = {
  od_id: string
  od_deposit_name: string
  od_name: string
  misu: number
  od_time: Date
}
export type Verdict =
  | { kind: 'match'; od_id: string }
  | { kind: 'queue'; why: 'name' | 'amount' | 'many' | 'none'; candidates: string[] }

/** Only one order with this very amount and this very name is matched by itself; anything else is for a person to decide. */
export function judge(
  line: Pick<BankLine, 'amount' | 'depositor'>,
  waiting: readonly Waiting[],
): Verdict {
  const name = bareName(line.depositor)
  const isNamed = (one: Waiting) =>
    name !== '' && (bareName(one.od_deposit_name) === name || bareName(one.od_name) === name)
  const exact = waiting.filter((one) => one.misu === line.amount && isNamed(one))
  const [only] = exact
  if (only && exact.length === 1) return { kind: 'match', od_id: only.od_id }
  const ids = (list: readonly Waiting[]) => list.slice(0, 10).map(({ od_id }) => od_id)
  if (exact.length > 1) return { kind: 'queue', why: 'many', candidates: ids(exact) }
  const [byAmount, byName] = [
    waiting.filter((one) => one.misu === line.amount),
    waiting.filter(isNamed),
  ]
  if (byName.length)
    return { kind: 'queue', why: 'amount', candidates: ids([...byName, ...byAmount]) }
  return byAmount.length
    ? { kind: 'queue', why: 'name', candidates: ids(byAmount) }
    : { kind: 'queue', why: 'none', candidates: [] }
}

/** Open orders that a word finds: by number, by the names on them, or by the very sum that is still to come. Those of this sum stand first. */
export function findWaiting<W extends Waiting>(
  waiting: readonly W[],
  keyword: string,
  amount: number,
): W[] {
  const [name, digits] = [bareName(keyword), keyword.replace(/[,\s원₩-]/g, '')]
  const isSum = /^\d{1,10}$/.test(digits)
  const found = waiting.filter(
    (one) =>
      !keyword.trim() ||
      (/^\d{4,}$/.test(digits) && one.od_id.includes(digits)) ||
      (isSum && one.misu === Number(digits)) ||
      (name !== '' &&
        (bareName(one.od_deposit_name).includes(name) || bareName(one.od_name).includes(name))),
  )
  return found.toSorted((a, b) => Math.abs(a.misu - amount) - Math.abs(b.misu - amount))
}
