import type { CartLine, LineProblem } from '#shop/cart/contract.ts'
import { blocks, isGone } from '#shop/cart/problem-rules.ts'

/** A line as the shopper may tick it: what is gone is never ticked. */
export function isTicked(line: Pick<CartLine, 'ct_select' | 'problem'>): boolean {
  return line.ct_select && !isGone(line.problem)
}

export function canTick(line: Pick<CartLine, 'problem'>): boolean {
  return !isGone(line.problem)
}

type Cannot = { ct_ids: readonly number[] } | null | undefined

/** Ticked lines that would be refused: gone ones leave quietly, the others, and what cannot be sent, after asking. `going` is what is left to order. */
export function inTheWay<L extends Pick<CartLine, 'ct_id' | 'ct_select' | 'problem'>>(
  lines: readonly L[],
  cannot?: Cannot,
): { gone: L[]; asked: L[]; going: L[] } {
  const stays = ({ ct_id }: L) => !!cannot?.ct_ids.includes(ct_id)
  const ticked = lines.filter((line) => line.ct_select)
  const gone = ticked.filter((line) => isGone(line.problem))
  const asked = ticked.filter(
    (line) => !gone.includes(line) && (blocks(line.problem) || stays(line)),
  )
  const going = ticked.filter((line) => !gone.includes(line) && !asked.includes(line))
  // leaving lines out does not help
  return { gone, asked, going: cannot && cannot.ct_ids.length === 0 ? [] : going }
}

/** The most that the stepper offers: stock, and the most of one item where there is one. */
export function mostOf(
  line: Pick<CartLine, 'op_qty' | 'it_buy_max_qty' | 'io_type' | 'ct_qty'>,
): number {
  const byRule = line.io_type === 0 && line.it_buy_max_qty ? line.it_buy_max_qty : 9999
  return Math.max(1, Math.min(line.op_qty, byRule))
}

/** Where the focus goes when lines leave: the next one, else the one before, else nowhere. */
export function nextTo(
  lines: readonly Pick<CartLine, 'ct_id'>[],
  leaving: readonly number[],
): number | null {
  const first = lines.findIndex((line) => leaving.includes(line.ct_id))
  const after = lines.slice(first + 1).find((line) => !leaving.includes(line.ct_id))
  const before = lines
    .slice(0, Math.max(first, 0))
    .findLast((line) => !leaving.includes(line.ct_id))
  return after?.ct_id ?? before?.ct_id ?? null
}

/** Top, heart and base for the strip from the families of a line; null for goods without a scent. */
export function stripOf(families: readonly string[]): [string, string, string] | null {
  const [top, heart = top, base = heart] = families
  return top && heart && base ? [top, heart, base] : null
}

export type FixName = 'quantity' | 'price' | 'product' | null

/** The one tap that puts a line right. */
export function fixOf(problem: LineProblem): FixName {
  if (problem.fix_qty !== null) return 'quantity'
  if (problem.code === 'PRICE_CHANGED') return 'price'
  return problem.code === 'ADD_ON_ALONE' ? 'product' : null
}

/** The id of a line's name, where the focus goes. */
export const lineNameId = (ct_id: number) => `cart-line-${ct_id}`
