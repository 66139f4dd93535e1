import { describe, expect, test } from 'vitest'
import { cappedQuantities, type Line, problemOf } from './rules.ts'

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
  ct_text: '',
  io_text_max: 0,
  ...given,
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
    [
      'two lines of one option, together more than there are',
      line({ ct_qty: 6 }),
      [line({ ct_qty: 5 })],
      { code: 'SHORT_STOCK', fix_qty: 5 },
    ],
    [
      'two lines of one option, together as many as there are',
      line({ ct_qty: 5 }),
      [line({ ct_qty: 5 })],
      null,
    ],
    [
      'another line of the option has them all',
      line({ ct_qty: 1 }),
      [line({ ct_qty: 10 })],
      { code: 'SHORT_STOCK', fix_qty: null },
    ],
    [
      'another line of the option is not ticked',
      line({ ct_qty: 10 }),
      [line({ ct_qty: 5, ct_select: false })],
      null,
    ],
    ['an add-on alone', addOn, [], { code: 'ADD_ON_ALONE' }],
    ['an add-on with another item', addOn, [line({ it_id: 'b' })], { code: 'ADD_ON_ALONE' }],
    [
      'an add-on beside an unticked selection',
      addOn,
      [line({ ct_select: false })],
      { code: 'ADD_ON_ALONE' },
    ],
    ['an add-on with its item', addOn, [line()], null],
    ['below the minimum', line({ it_buy_min_qty: 3 }), [], { code: 'BELOW_MIN', fix_qty: 3 }],
    ['the minimum over two options', line({ it_buy_min_qty: 3 }), [other], null],
    [
      'a minimum that stock does not allow',
      line({ it_buy_min_qty: 11 }),
      [],
      { code: 'BELOW_MIN', fix_qty: null },
    ],
    [
      'above the maximum',
      line({ ct_qty: 4, it_buy_max_qty: 3 }),
      [],
      { code: 'ABOVE_MAX', fix_qty: 3 },
    ],
    [
      'the maximum over two options',
      line({ ct_qty: 2, it_buy_max_qty: 3 }),
      [other],
      { code: 'ABOVE_MAX', fix_qty: 1 },
    ],
    [
      'unticked options do not count',
      line({ ct_qty: 2, it_buy_max_qty: 3 }),
      [{ ...other, ct_select: false }],
      null,
    ],
    ['add-ons do not count', line({ ct_qty: 3, it_buy_max_qty: 3 }), [addOn], null],
    [
      'the price went up',
      line({ price: 12_000 }),
      [],
      { code: 'PRICE_CHANGED', old_price: 10_000 },
    ],
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
    { ...line({ io_no: 4, ct_qty: 6, it_id: 'c' }), ct_id: 4 },
    { ...line({ io_no: 4, ct_qty: 6, it_id: 'c' }), ct_id: 5 },
  ]
  expect(cappedQuantities(merged)).toEqual([
    { ct_id: 1, ct_qty: 10 },
    { ct_id: 3, ct_qty: 1 },
    { ct_id: 5, ct_qty: 4 },
  ])
})
