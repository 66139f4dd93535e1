import type { Cart, CartLine } from '#shop/cart/contract.ts'
import type { Act } from '#storefront/hold.ts'

/** A change of the cart on its way to the server; `paint` shows its result at once. */
export type CartChange = {
  /** changes of the same thing that have not left yet fall together */
  name: string
  paint: (lines: readonly CartLine[]) => readonly CartLine[]
  send: (headers?: Record<string, string>) => Promise<{ data: Cart }>
  /** what may wait on this device for the line */
  act?: Act
  failed: (why: unknown) => void
}

/** Adds a change; one of the same name still waiting behind the first gives way, so that five presses are two calls. */
export function withChange(waiting: readonly CartChange[], change: CartChange): CartChange[] {
  return [...waiting.filter((one, at) => at === 0 || one.name !== change.name), change]
}

/** The lines as they will be once everything has arrived. Sums stay the server's. */
export function painted(
  lines: readonly CartLine[],
  waiting: readonly CartChange[],
): readonly CartLine[] {
  return waiting.reduce((shown, change) => change.paint(shown), lines)
}

type Part = { ct_qty?: number; ct_select?: boolean; accept_price?: boolean }

export function changed(ct_id: number, part: Part): CartChange['paint'] {
  return (lines) => lines.map((line) => (line.ct_id === ct_id ? lineWith(line, part) : line))
}

export function paidAt(it_id: string, ct_send_cost: number): CartChange['paint'] {
  return (lines) => lines.map((line) => (line.it_id === it_id ? { ...line, ct_send_cost } : line))
}

export function without(ct_ids: readonly number[]): CartChange['paint'] {
  return (lines) => lines.filter((line) => !ct_ids.includes(line.ct_id))
}

function lineWith(
  line: CartLine,
  { ct_qty = line.ct_qty, ct_select = line.ct_select, accept_price }: Part,
): CartLine {
  const solved =
    ct_qty === line.problem?.fix_qty || (accept_price && line.problem?.code === 'PRICE_CHANGED')
  return {
    ...line,
    ct_qty,
    ct_select,
    amount: line.ct_price * ct_qty,
    problem: solved ? null : line.problem,
  }
}
