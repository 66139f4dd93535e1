export const unknownBank =
  '은행 거래내역 파일이 아니에요. 거래일시, 입금액, 보낸 사람이 있는 CSV나 엑셀(xlsx) 파일을 골라 주세요.'

/** Names as banks print them: no blanks, no brackets, no case. */
export function bareName(name: string): string {
  return name
    .replace(/\(.*?\)|주식회사|㈜/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
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

/** Open orders by what a line of a bank may say of them. */
export type WaitingBook = {
  byAmount: ReadonlyMap<number, readonly Waiting[]>
  byName: ReadonlyMap<string, readonly Waiting[]>
}

export function waitingBook(waiting: readonly Waiting[]): WaitingBook {
  const names = waiting.flatMap((one) =>
    [...new Set([one.od_deposit_name, one.od_name].map(bareName))].map((name) => ({ name, one })),
  )
  const byName = Map.groupBy(names, ({ name }) => name)
  return {
    byAmount: Map.groupBy(waiting, ({ misu }) => misu),
    byName: new Map([...byName].map(([name, list]) => [name, list.map(({ one }) => one)])),
  }
}

/** Only one order with this very amount and this very name is matched by itself; anything else is for a person to decide. Those in `taken` wait no more. */
export function judge(
  line: { amount: number; depositor: string; others?: readonly string[] },
  { byAmount, byName }: WaitingBook,
  taken: ReadonlySet<string> = new Set(),
): Verdict {
  const names = [line.depositor, ...(line.others ?? [])].map(bareName).filter(Boolean)
  const isOpen = ({ od_id }: Waiting) => !taken.has(od_id)
  const named = [...new Set(names.flatMap((name) => byName.get(name) ?? []))].filter(isOpen)
  const sums = (byAmount.get(line.amount) ?? []).filter(isOpen)
  const exact = named.filter((one) => one.misu === line.amount)
  const [only] = exact
  if (only && exact.length === 1) return { kind: 'match', od_id: only.od_id }
  const ids = (list: readonly Waiting[]) => list.slice(0, 10).map(({ od_id }) => od_id)
  if (exact.length > 1) return { kind: 'queue', why: 'many', candidates: ids(exact) }
  if (named.length) return { kind: 'queue', why: 'amount', candidates: ids([...named, ...sums]) }
  return sums.length
    ? { kind: 'queue', why: 'name', candidates: ids(sums) }
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
