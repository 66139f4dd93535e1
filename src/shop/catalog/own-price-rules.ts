import { discounted } from '#kernel/money.ts'
import type { ProductDetail } from './contract.ts'
import type { TradePrices } from './trade-contract.ts'

type Steps = TradePrices['steps']
type Priced = Pick<ProductDetail, 'options' | 'add_ons' | 'default_price'>

/** What comes off when so many are taken. */
export function percentFor(steps: Steps, qty: number): number {
  return steps.findLast(({ from }) => from <= qty)?.percent ?? 0
}

/** An item as these steps price it: as in the cart, options count together and add-ons count together. */
export function atOwnPrices<I extends Priced>(
  item: I,
  steps: Steps,
  counts: { options: number; add_ons: number },
): I {
  if (steps.length === 0) return item
  const { currency } = item.default_price
  const off = (price: number, qty: number) =>
    discounted(price, percentFor(steps, Math.max(1, qty)), currency)
  return {
    ...item,
    options: item.options.map((option) => {
      const price = off(option.price, counts.options)
      const { unit_price } = option
      return {
        ...option,
        price,
        unit_price: unit_price && {
          ...unit_price,
          value: Math.round((unit_price.value * price) / option.price),
        },
      }
    }),
    add_ons: item.add_ons.map((extra) => ({ ...extra, price: off(extra.price, counts.add_ons) })),
  }
}
