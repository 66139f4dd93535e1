import { expect, test } from 'vitest'
import { amountText, readAmount } from './money-text.ts'

test.each([
  ['12,900', 'krw', 12900],
  ['12 900원', 'krw', 12900],
  ['-3000', 'krw', -3000],
  ['12.5', 'krw', null],
  ['', 'krw', null],
  ['천원', 'krw', null],
  ['12.9', 'usd', 1290],
  ['$1,012.05', 'usd', 101205],
  ['7', 'usd', 700],
  ['7.005', 'usd', null],
  ['-0.50', 'usd', -50],
] as const)('%s in %s is read as %s', (typed, currency, amount) => {
  expect(readAmount(typed, currency)).toBe(amount)
})

test('what is shown in a field is read back as the same amount', () => {
  for (const currency of ['krw', 'usd'] as const)
    for (const amount of [0, 5, 1290, 1234567, -3000])
      expect(readAmount(amountText(amount, currency), currency)).toBe(amount)
})
