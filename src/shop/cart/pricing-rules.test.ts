import { describe, expect, test } from 'vitest'
import { basis, line } from '#test/pricing/sample.ts'
import { sampleSettings } from '#test/settings.ts'
import { priceOrder } from './pricing-rules.ts'
import { islandOf } from './shipping-rules.ts'

const totalsOf = (lines: ReturnType<typeof line>[], zip = '', currency: 'krw' | 'usd' = 'krw') =>
  priceOrder(basis({ lines, currency, to: { country: 'KR', zip } })).totals

describe('totals in won', () => {
  test.each([
    [
      'nothing ticked costs nothing',
      [],
      undefined,
      { goods: 0, shipping: 0, island: 0, total: 0, to_free_shipping: null, qty: 0 },
    ],
    ['nothing ticked has no island fee either', [], '63001', { island: 0, total: 0 }],
    [
      'the first grade',
      [line()],
      undefined,
      { goods: 10_000, shipping: 4_000, total: 14_000, to_free_shipping: 40_000 },
    ],
    ['one won below a grade', [line({ price: 19_999 })], undefined, { shipping: 4_000 }],
    [
      'a grade begins at its own sum',
      [line({ price: 20_000 })],
      undefined,
      { shipping: 3_000, to_free_shipping: 30_000 },
    ],
    [
      'one won below free',
      [line({ price: 49_999 })],
      undefined,
      { shipping: 2_000, total: 51_999, to_free_shipping: 1 },
    ],
    [
      'free from 50,000',
      [line({ price: 50_000 })],
      undefined,
      { shipping: 0, total: 50_000, to_free_shipping: 0 },
    ],
    [
      'an island pays even when delivery is free',
      [line({ price: 50_000 })],
      '63644',
      { shipping: 0, island: 3_000, total: 53_000 },
    ],
    [
      'quantities multiply',
      [line({ ct_qty: 3 }), line({ price: 5_000, before: 6_000, ct_qty: 2 })],
      undefined,
      { goods_before: 42_000, sale_discount: 2_000, goods: 40_000, shipping: 2_000, qty: 5 },
    ],
  ])('%s', (_, lines, zip, expected) => {
    expect(totalsOf(lines, zip)).toMatchObject(expected)
  })
})

test('in dollars the won table follows the rate', () => {
  const totals = totalsOf([line({ price: 1_999, before: 2_500 })], '63100', 'usd')
  expect(totals).toMatchObject({
    currency: 'usd',
    goods: 1_999,
    goods_before: 2_500,
    sale_discount: 501,
    shipping: 400,
    island: 300,
    total: 2_699,
    to_free_shipping: 3_001,
  })
})

test('ten thousand carts add up in whole units', () => {
  let seed = 7
  const dice = (sides: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % sides
  }
  for (let round = 0; round < 10_000; round++) {
    const lines = Array.from({ length: dice(6) }, () =>
      line({ price: dice(1_000_000), before: 1_000_000, ct_qty: 1 + dice(9999) }),
    )
    const totals = totalsOf(lines, dice(2) ? '63000' : '', dice(2) ? 'krw' : 'usd')
    const sum = lines.reduce((total, one) => total + one.price * one.ct_qty, 0)
    expect(totals.total).toBe(sum + totals.shipping + totals.island)
    expect(
      Object.values(totals).every(
        (value) => value === null || typeof value === 'string' || Number.isSafeInteger(value),
      ),
    ).toBe(true)
  }
})

test.each([
  ['63000', 3_000],
  ['63644', 3_000],
  ['62999', 0],
  ['63645', 0],
  ['6300', 0],
  ['63000x', 0],
  [undefined, 0],
])('zone code %s costs %d more', (zip, cost) => {
  expect(islandOf(sampleSettings.shipping, zip)?.cost ?? 0).toBe(cost)
})
