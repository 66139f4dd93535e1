import { type Amount, wonOf } from '#kernel/money.ts'
import type { PricedLine, PricingBasis, Totals } from '#shop/cart/contract.ts'
import { asSent, type Edit, edited } from './edit-rules.ts'
import { linesBehind, type UnitLine } from './part-rules.ts'

/** Units of a line that become others of the same goods. */
export type Swap = {
  ct_id: number
  qty: number
  io_no: number
  option: string
  option_en: string
  /** what one of them costs more than one of the line did; negative when less */
  extra: Amount
}

export type SwapPlan = { edit: Edit; swaps: readonly Swap[]; first: number }

/**
 * What an order comes to when units of it are exchanged for others, under the rules it was placed with:
 * what comes keeps the sale and the coupons of what goes, and differs by what the two options do.
 */
export function swapOf(
  { basis, totals }: { basis: PricingBasis; totals: Totals },
  lines: readonly UnitLine[],
  swaps: readonly Swap[],
): SwapPlan {
  const behind = linesBehind(basis, lines)
  const add = swaps.map(({ ct_id, qty, extra }): PricedLine => {
    const id = behind.find((one) => one.lines.some((line) => line.ct_id === ct_id))?.id
    const line = basis.lines.find((one) => one.id === id)
    if (!line) throw new Error(`line ${ct_id} stands on no line of its order's basis`)
    const won = wonOf(extra, basis.currency, basis.policy.usd_rate)
    return {
      ...{ ...line, ct_qty: qty, price: Math.max(0, line.price + extra) },
      before: Math.max(0, line.before + extra),
      won: Math.max(0, line.won + won),
    }
  })
  const less = swaps.map(({ ct_id, qty }) => ({ ct_id, qty }))
  const edit = edited(basis, totals, lines, { less, more: [], add })
  return {
    edit: { ...edit, ...asSent(edit) },
    swaps,
    first: basis.lines.length,
  }
}

/** What the goods without VAT cost more. */
export function exemptIn({ before, after }: Pick<Edit, 'before' | 'after'>): Amount {
  return Math.max(0, after.exempt - before.exempt)
}
