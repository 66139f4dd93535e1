import { type Amount, discounted, wonToCents } from '#kernel/money.ts'

export type PricedItem = {
  it_price: number
  it_price_usd: number | null
  discount_rate: number
  discount_from: Date | null
  discount_until: Date | null
}
export type PricedOption = { io_type: number; io_price: number; io_price_usd: number | null }
export type PriceAndBefore = { price: Amount; before: Amount }

/** What keeps the words of several levels apart inside an io_id; not allowed in an option's name. */
export const levelSeparator = '|'
/** What lists and facets cut a stock figure at: the true figure is nobody's business. */
export const mostShown = 9999

/** The sale rate that holds at `now`, in percent. */
export function rateNow(item: PricedItem, now: Date): number {
  const begun = !item.discount_from || item.discount_from <= now
  const over = item.discount_until !== null && item.discount_until <= now
  return begun && !over ? item.discount_rate : 0
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
  const rate = rateNow(item, now)
  const won = Math.max(0, item.it_price + option.io_price)
  const ownDollars = option.io_price_usd ?? (option.io_price === 0 ? item.it_price_usd : null)
  const cents = won === 0 ? 0 : (ownDollars ?? wonToCents(won, usd_rate))
  return {
    krw: { price: discounted(won, rate, 'krw'), before: won },
    usd: { price: discounted(cents, rate, 'usd'), before: cents },
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

const initials = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'

/** The first consonant of each syllable, so that ㅎㄴㅋ finds 히노키. */
export function initialsOf(text: string): string {
  return [...text]
    .map((char) => {
      const code = char.charCodeAt(0) - 0xac00
      return code >= 0 && code <= 11171
        ? (initials[Math.floor(code / 588)] ?? '')
        : char === ' '
          ? ' '
          : ''
    })
    .join('')
    .replace(/ +/g, ' ')
    .trim()
}

/** Text as it is searched: lower case, composed, single spaces. */
export function searchable(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/#/g, ' ').replace(/\s+/g, ' ').trim()
}

/** The prepared column behind keyword search: names, keywords, id, and the initials of the Korean name. */
export function searchColumn(
  item: {
    it_id: string
    it_name: string
    it_name_en: string
    it_summary: string
    it_summary_en: string
    it_brand: string
  },
  more: string[],
): string {
  const name = searchable(item.it_name)
  return [
    name,
    name.replace(/ /g, ''),
    searchable(item.it_name_en),
    searchable(item.it_summary),
    searchable(item.it_summary_en),
    searchable(item.it_brand),
    item.it_id,
    initialsOf(item.it_name).replace(/ /g, ''),
    ...more.map(searchable),
  ].join(' ')
}
