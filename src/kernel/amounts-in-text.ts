import type { Currency, Lang } from './language.ts'
import { formatMoney, wonToCents } from './money.ts'

const written = /\{(\d{1,3}(?:,?\d{3}){0,3})\s?(?:원|won)\}/g

/** "{50,000원} 이상" is read with the amount in the reader's currency, as every price beside it is: "50,000원" or "$36.30". */
export function withAmounts(
  text: string,
  { lang, currency, usd_rate }: { lang: Lang; currency: Currency; usd_rate: number },
): string {
  return text.replace(written, (_, digits: string) => {
    const won = Number(digits.replaceAll(',', ''))
    return formatMoney(currency === 'usd' ? wonToCents(won, usd_rate) : won, currency, lang)
  })
}
