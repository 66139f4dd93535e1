import type { Unit, UnitPrice } from './unit-contract.ts'

/**
 * What a measure of the goods costs, in the same minor unit as `price`: of 100 g or ml where the smallest choice holds so
 * much, of 10 where it holds less, so that all sizes are told by one measure; of one piece where there are several.
 */
export function unitPrice(
  price: number,
  content: number,
  unit: Unit,
  smallest = content,
): UnitPrice | null {
  if (unit === '' || content <= 0 || price <= 0) return null
  if (unit === 'ea')
    return content > 1 ? { value: Math.round(price / content), per: 1, unit } : null
  const per = smallest >= 100 ? 100 : 10
  return { value: Math.round((price * per) / content), per, unit }
}

type Sized = { content: number; price: number }

/** Of a choice among others: by their common measure, and without what its wrapping, cap or engraving costs. */
export function unitPriceAmong(own: Sized, all: readonly Sized[], unit: Unit): UnitPrice | null {
  const sized = all.filter(({ content, price }) => content > 0 && price > 0)
  const plain = sized.filter(({ content }) => content === own.content)
  return unitPrice(
    Math.min(own.price, ...plain.map(({ price }) => price)),
    own.content,
    unit,
    Math.min(own.content, ...sized.map(({ content }) => content)),
  )
}
