import { expect, test } from 'vitest'
import { verdictOf } from '../rows.ts'
import { type AtSize, growthRows, sizeOf } from './growth.ts'

const cost = (shop: number, broken: string[] = []) => ({ shop, database: 1, render: 2, broken })
const at = (products: number, category: number, broken: string[] = []): AtSize => ({
  size: sizeOf(products),
  pages: { category: cost(category, broken), product: cost(6) },
})

test('the largest shop is held against the smallest', () => {
  const rows = growthRows([at(1_000, 5), at(10_000, 6), at(100_000, 8)])
  const [category, product] = rows
  expect(category?.what).toContain('100,000 products against 1,000')
  expect(category?.value).toBeCloseTo(1.6)
  expect(category && verdictOf(category)).toBe('short')
  expect(product && verdictOf(product)).toBe('met')
  expect(
    rows.find((one) => one.what.includes('category page anew, CPU, exponent'))?.value,
  ).toBeCloseTo(0.1, 1)
})

test('a size whose pages were refused makes the comparison worth nothing', () => {
  const [category] = growthRows([at(1_000, 5), at(100_000, 1, ['300 pages not answered: 503'])])
  expect(category && verdictOf(category)).toBe('broken')
})

test('a small shop that was asked in turn with the largest is what it is held against', () => {
  const largest = {
    ...at(100_000, 8),
    beside: { category: cost(7), product: cost(3, ['2 pages not answered: 500']) },
  }
  const [category, product] = growthRows([at(1_000, 5), largest])
  expect(category?.value).toBeCloseTo(8 / 7)
  expect(category?.said?.join()).toContain('asked in turn')
  expect(product && verdictOf(product)).toBe('broken')
})
