import type { Unit, UnitPrice } from './unit-contract.ts'

/**
 * What a measure of the goods costs, in the same minor unit as `price`: of 100 g or ml where there is so much of it, of 10
 * where there is less, of one piece where there are several. Null where nothing is left to compare.
 */
export function unitPrice(price: number, content: number, unit: Unit): UnitPrice | null {
  if (unit === '' || content <= 0 || price <= 0) return null
  const per = unit === 'ea' ? 1 : content >= 100 ? 100 : 10
  return content > per ? { value: Math.round((price * per) / content), per, unit } : null
}
