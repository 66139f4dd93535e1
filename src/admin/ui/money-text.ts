import type { Currency } from '#kernel/language.ts'
import type { Amount } from '#kernel/money.ts'

/** "12,900" → 12900 won; "12.90" → 1290 cents. Null when it is not an amount. */
export function readAmount(typed: string, currency: Currency): Amount | null {
  const bare = typed.replace(/[\s,원$]/g, '').replace('\u2212', '-')
  if (currency === 'krw') return /^-?\d{1,9}$/.test(bare) ? Number(bare) : null
  const match = /^(-?)(\d{1,7})(?:\.(\d{1,2}))?$/.exec(bare)
  if (!match) return null
  const cents = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'))
  return match[1] ? -cents : cents
}

/** As it stands in a field: 12900 → "12,900", 1290 cents → "12.90". */
export function amountText(amount: Amount | null, currency: Currency): string {
  if (amount === null) return ''
  const sign = amount < 0 ? '-' : ''
  const size = Math.abs(amount)
  if (currency === 'krw') return sign + grouped(String(size))
  return `${sign}${grouped(String(Math.floor(size / 100)))}.${String(size % 100).padStart(2, '0')}`
}

function grouped(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',')
}
