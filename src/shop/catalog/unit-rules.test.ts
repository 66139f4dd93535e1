import { expect, test } from 'vitest'
import { unitPrice, unitPriceAmong } from './unit-rules.ts'

test.each([
  ['500 g for 12,000 won', 12_000, 500, 'g', { value: 2_400, per: 100, unit: 'g' }],
  ['50 ml for $64.50', 6_450, 50, 'ml', { value: 1_290, per: 10, unit: 'ml' }],
  ['a set of ten', 39_000, 10, 'ea', { value: 3_900, per: 1, unit: 'ea' }],
  ['rounded to the nearest', 1_000, 300, 'g', { value: 333, per: 100, unit: 'g' }],
  ['100 ml, beside other sizes', 30_000, 100, 'ml', { value: 30_000, per: 100, unit: 'ml' }],
  ['the smallest bottle', 12_000, 5, 'ml', { value: 24_000, per: 10, unit: 'ml' }],
  ['one piece', 5_000, 1, 'ea', null],
  ['nothing is told of it', 5_000, 0, 'g', null],
  ['no measure', 5_000, 500, '', null],
  ['no price', 0, 500, 'g', null],
] as const)('%s', (_, price, content, unit, told) => {
  expect(unitPrice(price, content, unit)).toEqual(told)
})

test('sizes are told by one measure, and an engraving is no part of it', () => {
  const all = [
    { content: 30, price: 56_000 },
    { content: 30, price: 64_000 },
    { content: 100, price: 127_000 },
  ]
  const told = all.map((one) => unitPriceAmong(one, all, 'ml'))
  expect(told.map((one) => [one?.value, one?.per])).toEqual([
    [18_667, 10],
    [18_667, 10],
    [12_700, 10],
  ])
})
