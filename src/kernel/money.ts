import type { Currency, Lang } from './language.ts'

/**
 * Amounts are integers in the currency's minor unit: won for krw, cents for usd.
 * Every amount travels with the currency of the answer that carries it.
 */
export type Amount = number

/** The largest sum of lines, in won or cents: what the books' columns hold. */
export const mostSum: Amount = 2_000_000_000

/** The first line at which a running sum passes what is taken; null when none does. */
export function lineBeyond(amounts: readonly Amount[], most = mostSum): number | null {
  let sum = 0
  const at = amounts.findIndex((amount) => {
    sum += amount
    return sum > most
  })
  return at < 0 ? null : at
}

/** "12,900원" or "$12.90"; a minus uses U+2212. */
export function formatMoney(amount: Amount, currency: Currency, lang: Lang = 'kr'): string {
  const { sign, digits, unit, leads } = moneyParts(amount, currency, lang)
  return leads ? `${sign}${unit}${digits}` : `${sign}${digits}${unit}`
}

/** Won are written 12,900원 in Korean and ₩12,900 in English; `leads` when the unit stands first. */
export function moneyParts(
  amount: Amount,
  currency: Currency,
  lang: Lang = 'kr',
): { sign: string; digits: string; unit: string; leads: boolean } {
  const sign = amount < 0 ? '\u2212' : ''
  const size = Math.abs(amount)
  if (currency === 'krw')
    return {
      sign,
      digits: group(String(size)),
      unit: lang === 'en' ? '₩' : '원',
      leads: lang === 'en',
    }
  const cents = String(size % 100).padStart(2, '0')
  return {
    sign,
    digits: `${group(String(Math.floor(size / 100)))}.${cents}`,
    unit: '$',
    leads: true,
  }
}

function group(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',')
}

/** price × (100 − rate) / 100, to the nearest 100 won or the nearest cent. */
export function discounted(price: Amount, rate: number, currency: Currency): Amount {
  if (rate <= 0) return price
  const step = currency === 'krw' ? 100 : 1
  return Math.min(price, Math.round((price * (100 - rate)) / 100 / step) * step)
}

/** Won to cents at `wonPerDollar`, rounded up to 10 cents. */
export function wonToCents(won: Amount, wonPerDollar: number): Amount {
  return Math.ceil(Number(((won / wonPerDollar) * 10).toFixed(6))) * 10
}

/** What a discount of so many won is worth in a currency: parts of a cent are dropped. */
export function worthIn(won: Amount, currency: Currency, wonPerDollar: number): Amount {
  return currency === 'krw' ? won : Math.floor(Number(((won / wonPerDollar) * 100).toFixed(6)))
}

/** The whole won inside an amount of a currency. */
export function wonOf(amount: Amount, currency: Currency, wonPerDollar: number): Amount {
  return currency === 'krw'
    ? amount
    : Math.floor(Number(((amount / 100) * wonPerDollar).toFixed(6)))
}

/**
 * Parts of a whole by weight that add up to it: everyone gets the floor of their part, and what is left goes one by one to the largest remainders,
 * earlier ones first. No part is larger than its weight while the whole is not larger than all weights.
 */
export function shareOut(whole: Amount, weights: readonly number[]): Amount[] {
  const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n)
  if (whole === 0 || sum === 0n) return weights.map(() => 0)
  const exact = weights.map((weight) => BigInt(whole) * BigInt(weight))
  const parts = exact.map((one) => Number(one / sum))
  let left = whole - parts.reduce((all, part) => all + part, 0)
  const byRemainder = exact
    .map((one, at) => ({ at, rest: one % sum }))
    .sort((a, b) => (a.rest === b.rest ? a.at - b.at : a.rest > b.rest ? -1 : 1))
  for (const { at } of byRemainder) {
    if (left-- <= 0) break
    parts[at] = (parts[at] ?? 0) + 1
  }
  return parts
}

const decimalsOf = { krw: 0, usd: 2 } as const

/** The plain decimal number of search engines and feeds: 12900 won → "12900", 1290 cents → "12.90". */
export function decimalAmount(amount: Amount, currency: Currency): string {
  return (amount / 10 ** decimalsOf[currency]).toFixed(decimalsOf[currency])
}
