import { describe, expect, test } from 'vitest'
import { sampleSettings } from '#test/settings.ts'
import { cappedQuantities, islandFee, type Line, priceCart, problemOf } from './rules.ts'

const line = (given: Partial<Line> = {}): Line => ({
  it_id: 'a',
  io_no: 1,
  io_type: 0,
  ct_qty: 1,
  ct_select: true,
  price: 10_000,
  before: 10_000,
  old_price: 10_000,
  shown: true,
  available: 10,
  it_buy_min_qty: 0,
  it_buy_max_qty: 0,
  ...given,
})

describe('totals in won', () => {
  test.each([
    ['nothing ticked costs nothing', [], undefined, { goods: 0, shipping: 0, island: 0, total: 0, to_free_shipping: null, qty: 0 }],
    ['nothing ticked has no island fee either', [], '63001', { island: 0, total: 0 }],
    ['the first grade', [line()], undefined, { goods: 10_000, shipping: 4_000, total: 14_000, to_free_shipping: 40_000 }],
    ['one won below a grade', [line({ price: 19_999 })], undefined, { shipping: 4_000 }],
    ['a grade begins at its own sum', [line({ price: 20_000 })], undefined, { shipping: 3_000, to_free_shipping: 30_000 }],
    ['one won below free', [line({ price: 49_999 })], undefined, { shipping: 2_000, total: 51_999, to_free_shipping: 1 }],
    ['free from 50,000', [line({ price: 50_000 })], undefined, { shipping: 0, total: 50_000, to_free_shipping: 0 }],
    ['an island pays even when delivery is free', [line({ price: 50_000 })], '63644', { shipping: 0, island: 3_000, total: 53_000 }],
    [
      'quantities multiply',
      [line({ ct_qty: 3 }), line({ io_no: 2, price: 5_000, before: 6_000, ct_qty: 2 })],
      undefined,
      { goods_before: 42_000, sale_discount: 2_000, goods: 40_000, shipping: 2_000, qty: 5 },
    ],
  ])('%s', (_, lines, zip, expected) => {
    expect(priceCart(lines, sampleSettings, 'krw', zip)).toMatchObject(expected)
  })
})

test('in dollars the won table follows the rate', () => {
  const totals = priceCart([line({ price: 1_999, before: 2_500 })], sampleSettings, 'usd', '63100')
  expect(totals).toMatchObject({ currency: 'usd', goods: 1_999, goods_before: 2_500, sale_discount: 501, shipping: 400, island: 300, total: 2_699, to_free_shipping: 3_001 })
})

test('ten thousand carts add up in whole units', () => {
  let seed = 7
  const dice = (sides: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % sides
  }
  for (let round = 0; round < 10_000; round++) {
    const lines = Array.from({ length: dice(6) }, () => line({ price: dice(1_000_000), before: 1_000_000, ct_qty: 1 + dice(9999) }))
    const totals = priceCart(lines, sampleSettings, dice(2) ? 'krw' : 'usd', dice(2) ? '63000' : undefined)
    const sum = lines.reduce((total, one) => total + one.price * one.ct_qty, 0)
    expect(totals.total).toBe(sum + totals.shipping + totals.island)
    expect(Object.values(totals).every((value) => value === null || typeof value === 'string' || Number.isSafeInteger(value))).toBe(true)
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
  expect(islandFee(sampleSettings.shipping, zip)).toBe(cost)
})

describe('what is wrong with a line', () => {
  const other = line({ io_no: 2, ct_qty: 2 })
  const addOn = line({ io_no: 3, io_type: 1, price: 500, old_price: 500 })
  test.each<[string, Line, Line[], object | null]>([
    ['nothing', line(), [], null],
    ['hidden', line({ shown: false }), [], { code: 'NOT_FOR_SALE' }],
    ['price 0', line({ price: 0 }), [], { code: 'NOT_FOR_SALE' }],
    ['none left', line({ available: 0 }), [], { code: 'SOLD_OUT', fix_qty: null }],
    ['more than there is', line({ ct_qty: 11 }), [], { code: 'SHORT_STOCK', fix_qty: 10 }],
    ['as many as there are', line({ ct_qty: 10 }), [], null],
    ['an add-on alone', addOn, [], { code: 'ADD_ON_ALONE' }],
    ['an add-on with another item', addOn, [line({ it_id: 'b' })], { code: 'ADD_ON_ALONE' }],
    ['an add-on beside an unticked selection', addOn, [line({ ct_select: false })], { code: 'ADD_ON_ALONE' }],
    ['an add-on with its item', addOn, [line()], null],
    ['below the minimum', line({ it_buy_min_qty: 3 }), [], { code: 'BELOW_MIN', fix_qty: 3 }],
    ['the minimum over two options', line({ it_buy_min_qty: 3 }), [other], null],
    ['a minimum that stock does not allow', line({ it_buy_min_qty: 11 }), [], { code: 'BELOW_MIN', fix_qty: null }],
    ['above the maximum', line({ ct_qty: 4, it_buy_max_qty: 3 }), [], { code: 'ABOVE_MAX', fix_qty: 3 }],
    ['the maximum over two options', line({ ct_qty: 2, it_buy_max_qty: 3 }), [other], { code: 'ABOVE_MAX', fix_qty: 1 }],
    ['unticked options do not count', line({ ct_qty: 2, it_buy_max_qty: 3 }), [{ ...other, ct_select: false }], null],
    ['add-ons do not count', line({ ct_qty: 3, it_buy_max_qty: 3 }), [addOn], null],
    ['the price went up', line({ price: 12_000 }), [], { code: 'PRICE_CHANGED', old_price: 10_000 }],
  ])('%s', (_, one, others, expected) => {
    const found = problemOf(one, [one, ...others])
    if (expected) expect(found).toMatchObject(expected)
    else expect(found).toBeNull()
  })
})

test('merged quantities come down to stock and maximum', () => {
  const merged = [
    { ...line({ ct_qty: 14, available: 10 }), ct_id: 1 },
    { ...line({ io_no: 2, ct_qty: 4, it_id: 'b', it_buy_max_qty: 5 }), ct_id: 2 },
    { ...line({ io_no: 3, ct_qty: 4, it_id: 'b', it_buy_max_qty: 5 }), ct_id: 3 },
  ]
  expect(cappedQuantities(merged)).toEqual([
    { ct_id: 1, ct_qty: 10 },
    { ct_id: 3, ct_qty: 1 },
  ])
})
