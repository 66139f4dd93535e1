import type { Currency } from '#kernel/language.ts'
import { discounted } from '#kernel/money.ts'
import { nextStep, type TradeTerms, tradePack, tradePercent } from '#shop/catalog/trade-rules.ts'
import type { ShelfLine } from './compose.ts'

/**
 * Lines at what this buyer pays for them: the price of a grade, of many at once, or of the catalogue. The quantity is
 * that of all ticked lines of an item. What was quoted stays as quoted; seats have no grade,
 * and bottles with a label of one's own have prices by number of their own.
 */
export function withTrade<L extends ShelfLine>(
  lines: readonly L[],
  level: number | null,
  terms: TradeTerms,
  currency: Currency,
): L[] {
  return lines.map((line) => {
    if (line.quoted || line.seat || line.bottle) return line
    const qty = lines
      .filter((one) => one === line || (one.ct_select && isSame(one, line)))
      .reduce((sum, { ct_qty }) => sum + ct_qty, 0)
    const percent = tradePercent(level, line, qty, terms)
    const next = tellsNext(line, lines) ? nextStep(level, line, qty, terms) : null
    return {
      ...line,
      price: discounted(line.price, percent, currency),
      old_price: discounted(line.old_price, percent, currency),
      won: discounted(line.won, percent, 'krw'),
      item_won: discounted(line.item_won, percent, 'krw'),
      cents: discounted(line.cents, percent, 'usd'),
      list_price: line.price,
      trade_percent: percent,
      more_off: next && inReach(line, next.from, qty) ? { ...next, add: next.from - qty } : null,
      // add-ons go with the packs of their item
      pack: line.io_type === 0 ? tradePack(level, line, terms) : 1,
    }
  })
}

/** It is told once for an item, on the first of its ticked lines. */
function tellsNext(line: ShelfLine, lines: readonly ShelfLine[]): boolean {
  return line.io_type === 0 && line === lines.find((one) => one.ct_select && isSame(one, line))
}

/** Nobody is sent for more than there is, or than one person may take. */
function inReach({ available, ct_qty, it_buy_max_qty }: ShelfLine, from: number, qty: number) {
  return ct_qty + from - qty <= available && (it_buy_max_qty === 0 || from <= it_buy_max_qty)
}

function isSame(one: ShelfLine, other: ShelfLine): boolean {
  return !one.seat && one.it_id === other.it_id && one.io_type === other.io_type
}
