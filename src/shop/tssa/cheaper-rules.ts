import { priceParts, wholePrice } from './price-rules.ts'

type Priced = Parameters<typeof priceParts>[0]
type Own = Parameters<typeof priceParts>[1]

/** Whether one person pays less than before, in either currency. */
export function isCheaperSeat(
  before: { product: Priced; own: Own },
  now: { product: Priced; own: Own },
  usd_rate: number,
): boolean {
  return (['krw', 'usd'] as const).some((currency) => {
    const whole = ({ product, own }: typeof now) =>
      wholePrice(priceParts(product, own, currency, usd_rate))
    return whole(now) < whole(before)
  })
}
