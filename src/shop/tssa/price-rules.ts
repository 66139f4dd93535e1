import type { Currency } from '#kernel/language.ts'
import { type Amount, wonToCents } from '#kernel/money.ts'
import type { PriceParts } from './class-contract.ts'
import type { CertificateTerms } from './contract.ts'

type Priced = {
  price: Amount
  price_usd: Amount | null
  material_fee: Amount
  certificate: CertificateTerms | null
}
/** A date may cost more or less than its class. */
type Own = { price: Amount | null; price_usd: Amount | null }

/** What one person pays, part by part, so that no cost appears later. */
export function priceParts(
  one: Priced,
  own: Own | null,
  currency: Currency,
  usd_rate: number,
): PriceParts {
  const inCurrency = (won: Amount) => (currency === 'usd' ? wonToCents(won, usd_rate) : won)
  const won = own?.price ?? one.price
  // the dollar price of the class belongs to its won price, not to that of a date
  const dollars =
    own?.price === undefined || own.price === null
      ? (own?.price_usd ?? one.price_usd)
      : own.price_usd
  return {
    tuition: currency === 'usd' ? (dollars ?? wonToCents(won, usd_rate)) : won,
    material: inCurrency(one.material_fee),
    exam: inCurrency(one.certificate?.exam_fee ?? 0),
    issue: inCurrency(one.certificate?.issue_fee ?? 0),
  }
}

export function wholePrice(parts: PriceParts): Amount {
  return parts.tuition + parts.material + parts.exam + parts.issue
}
