import * as z from 'zod/mini'

export const ifraCategories = [
  '1',
  '2',
  '3',
  '4',
  '5A',
  '5B',
  '5C',
  '5D',
  '6',
  '7A',
  '7B',
  '8',
  '9',
  '10A',
  '10B',
  '11A',
  '11B',
  '12',
] as const
export type IfraCategory = (typeof ifraCategories)[number]
/** percent of the finished product; `noLimit` where the category has none */
export type IfraLimits = Partial<Record<IfraCategory, number>>
export const noLimit = 100

const category = z.enum(ifraCategories, 'IFRA 분류를 골라 주세요.')
/** By which category the limits of each product are read: the shop keeps it, since amendments move products. */
export const productCategories = z.object({
  perfume: category,
  candle: category,
  diffuser: category,
  spray: category,
  soap: category,
  wax: category,
})
export type ProductCategories = z.output<typeof productCategories>
/** as the 51st amendment has them */
export const usualCategories: ProductCategories = {
  perfume: '4',
  candle: '12',
  diffuser: '10A',
  spray: '10B',
  soap: '9',
  wax: '12',
}
