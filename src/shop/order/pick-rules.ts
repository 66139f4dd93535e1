import type { NoReturn } from '#shop/catalog/contract.ts'

/** A line as it is to be packed, with the shelf it stands on. */
export type ToPick = {
  od_id: string
  it_id: string
  io_no: number
  it_name: string
  ct_option: string
  ct_text: string
  ct_qty: number
  ct_no_return: NoReturn
  /** what it was asked to say, where it is engraved */
  ct_asks?: unknown
  /** of its category: place in the catalogue, then its name */
  shelf: number
  category: string
}
export type Picked<L extends ToPick> = {
  /** one of its lines, which says what it is called */
  line: L
  qty: number
  orders: { od_id: string; qty: number }[]
}

/** Made to order: it stands on no shelf, and somebody has to make it first. */
export const isMade = ({ ct_no_return, ct_asks }: Pick<ToPick, 'ct_no_return' | 'ct_asks'>) =>
  ct_no_return === 'custom' || Boolean(ct_asks)

/** The goods of several orders as one round along the shelves: each once, with how many, and for which orders. */
export function pickList<L extends ToPick>(lines: readonly L[]): Picked<L>[] {
  const found = new Map<string, Picked<L>>()
  for (const line of lines) {
    // words for a card make it a thing of its own
    const key = [line.it_id, line.io_no, line.ct_option, line.ct_text].join('\n')
    const picked = found.get(key) ?? { line, qty: 0, orders: [] }
    found.set(key, picked)
    picked.qty += line.ct_qty
    const same = picked.orders.find(({ od_id }) => od_id === line.od_id)
    if (same) same.qty += line.ct_qty
    else picked.orders.push({ od_id: line.od_id, qty: line.ct_qty })
  }
  return [...found.values()].sort(
    (a, b) =>
      a.line.shelf - b.line.shelf ||
      a.line.category.localeCompare(b.line.category, 'ko') ||
      a.line.it_name.localeCompare(b.line.it_name, 'ko') ||
      a.line.ct_option.localeCompare(b.line.ct_option, 'ko', { numeric: true }),
  )
}
