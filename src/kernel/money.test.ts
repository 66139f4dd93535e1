import { expect, test } from 'vitest'
import { decimalAmount, discounted, formatMoney, wonToCents } from './money.ts'

test.each([
  [0, 'krw', '0원'],
  [12_900, 'krw', '12,900원'],
  [1_234_567, 'krw', '1,234,567원'],
  [-3_000, 'krw', '\u22123,000원'],
  [1290, 'usd', '$12.90'],
  [5, 'usd', '$0.05'],
  [123_456_789, 'usd', '$1,234,567.89'],
  [-100, 'usd', '\u2212$1.00'],
] as const)('%i %s reads %s', (amount, currency, text) => {
  expect(formatMoney(amount, currency)).toBe(text)
})

test.each([
  [12_900, 10, 11_600],
  [13_400, 15, 11_400],
  [36_000, 20, 28_800],
  [950, 5, 900],
  [50, 50, 0],
  [40, 10, 0],
  [100, 1, 100],
  [0, 50, 0],
])('%i won less %i %% is %i, to the nearest 100', (price, rate, expected) => {
  expect(discounted(price, rate, 'krw')).toBe(expected)
})

test('a sale price is a multiple of 100 won between nothing and the price, for every rate', () => {
  for (let rate = 0; rate <= 100; rate++) {
    for (let price = 0; price <= 10_000_000; price = price * 3 + 137) {
      const value = discounted(price, rate, 'krw')
      expect(value % 100 === 0 || value === price).toBe(true)
      expect(value).toBeGreaterThanOrEqual(0)
      expect(value).toBeLessThanOrEqual(price)
    }
  }
})

test('a dollar sale is rounded to the cent', () => {
  expect(discounted(1999, 15, 'usd')).toBe(1699)
})

test.each([
  [13_800, 1_380, 1_000],
  [13_801, 1_380, 1_010],
  [1, 1_380, 10],
  [0, 1_380, 0],
  [28_800, 1_385.5, 2_080],
])('%i won at %d is %i cents, up to the next ten', (won, rate, cents) => {
  expect(wonToCents(won, rate)).toBe(cents)
})

test('search engines get a plain decimal', () => {
  expect(decimalAmount(12_900, 'krw')).toBe('12900')
  expect(decimalAmount(1_290, 'usd')).toBe('12.90')
})

test('won stand after the amount in Korean and before it in English', () => {
  expect([
    formatMoney(12_900, 'krw'),
    formatMoney(12_900, 'krw', 'en'),
    formatMoney(-12_900, 'krw', 'en'),
    formatMoney(1290, 'usd', 'kr'),
  ]).toEqual(['12,900원', '₩12,900', '\u2212₩12,900', '$12.90'])
})
