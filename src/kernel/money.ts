import type { Currency } from './language.ts'

/**
 * Amounts are integers in the currency's minor unit: won for krw, cents for usd.
 * Every amount travels with the currency of the answer that carries it.
 */
export type Amount = number

/** "12,900원" or "$12.90"; a minus uses U+2212. */
export function formatMoney(amount: Amount, currency: Currency): string {
  const { sign, digits, unit } = moneyParts(amount, currency)
  return currency === 'usd' ? `${sign}${unit}${digits}` : `${sign}${digits}${unit}`
}

export function moneyParts(amount: Amount, currency: Currency): { sign: string; digits: string; unit: string } {
  const sign = amount < 0 ? '\u2212' : ''
  const size = Math.abs(amount)
  if (currency === 'krw') return { sign, digits: group(String(size)), unit: '원' }
  const cents = String(size % 100).padStart(2, '0')
  return { sign, digits: `${group(String(Math.floor(size / 100)))}.${cents}`, unit: '$' }
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

const decimalsOf = { krw: 0, usd: 2 } as const

/** The plain decimal number of search engines and feeds: 12900 won → "12900", 1290 cents → "12.90". */
export function decimalAmount(amount: Amount, currency: Currency): string {
  return (amount / 10 ** decimalsOf[currency]).toFixed(decimalsOf[currency])
}
