import type { Currency } from '#kernel/language.ts'
import { type Amount, discounted, wonToCents, worthIn } from '#kernel/money.ts'

export type PricedItem = {
  it_price: number
  it_price_usd: number | null
  discount_rate: number
  discount_amount: number
  discount_from: Date | null
  discount_until: Date | null
}
export type PricedOption = { io_type: number; io_price: number; io_price_usd: number | null }
export type PriceAndBefore = { price: Amount; before: Amount }

/** What keeps the words of several levels apart inside an io_id; not allowed in an option's name. */
export const levelSeparator = '|'
/** What lists and facets cut a stock figure at: the true figure is nobody's business. */
export const mostShown = 9999

/** What is taken off a unit: a percent, or else won; 0 and 0 is no discount. */
export type Discount = { rate: number; amount: Amount }

/** The discount that holds at `now`. */
export function discountNow(item: PricedItem, now: Date): Discount {
  const begun = !item.discount_from || item.discount_from <= now
  const over = item.discount_until !== null && item.discount_until <= now
  return begun && !over
    ? { rate: item.discount_rate, amount: item.discount_amount }
    : { rate: 0, amount: 0 }
}

/** A price after its discount. Won that would leave nothing to pay are not taken off. */
function lowered(
  before: Amount,
  { rate, amount }: Discount,
  currency: Currency,
  usd_rate: number,
): Amount {
  const off = worthIn(amount, currency, usd_rate)
  return off === 0 ? discounted(before, rate, currency) : off < before ? before - off : before
}

/** Price of one unit in both currencies. An add-on has its own price and no sale. Dollars without a price of their own follow the day's rate. */
export function optionPrices(
  item: PricedItem,
  option: PricedOption,
  usd_rate: number,
  now: Date,
): { krw: PriceAndBefore; usd: PriceAndBefore } {
  if (option.io_type === 1) {
    const usd = option.io_price_usd ?? wonToCents(option.io_price, usd_rate)
    return {
      krw: { price: option.io_price, before: option.io_price },
      usd: { price: usd, before: usd },
    }
  }
  const discount = discountNow(item, now)
  const won = Math.max(0, item.it_price + option.io_price)
  const ownDollars = option.io_price_usd ?? (option.io_price === 0 ? item.it_price_usd : null)
  const cents = won === 0 ? 0 : (ownDollars ?? wonToCents(won, usd_rate))
  return {
    krw: { price: lowered(won, discount, 'krw', usd_rate), before: won },
    usd: { price: lowered(cents, discount, 'usd', usd_rate), before: cents },
  }
}

/** Units that can be promised to the next buyer. */
export function availableOf(option: {
  io_stock_qty: number
  io_reserved_qty: number
  io_use: boolean
}): number {
  return option.io_use ? Math.max(0, option.io_stock_qty - option.io_reserved_qty) : 0
}

export function levelsOf(io_id: string): string[] {
  return io_id === '' ? [] : io_id.split(levelSeparator)
}

/** "용량: 50 ml / 각인: 없음" */
export function optionText(subjects: readonly string[], io_id: string): string {
  return levelsOf(io_id)
    .map((value, at) => (subjects[at] ? `${subjects[at]}: ${value}` : value))
    .join(' / ')
}

/** "만다린, 베르가못" holds two notes. */
export function noteWords(list: string): string[] {
  return list
    .split(/[,·]/)
    .map((word) => word.trim())
    .filter(Boolean)
}
