import { expect, test } from 'vitest'
import { priceOrder } from '#shop/cart/pricing-rules.ts'
import { basis, coupon, line } from '#test/pricing/sample.ts'
import { lapsedCoupons, receivedRows } from './amount-rules.ts'

const held = (cp_id: string, given: Parameters<typeof coupon>[0] = {}) =>
  coupon({ cp_id, cp_minimum: 50_000, cp_price: 5_000, ...given })

test.each<[string, number, Parameters<typeof coupon>[0][], string[]]>([
  ['the sum of another cart: the coupon has lapsed', 48_000, [{}], ['one']],
  ['the sum of this cart with the coupon: it was chosen wrongly', 35_000, [{}], []],
  ['the sum of this cart without it: the same', 40_000, [{}], []],
  [
    'goods that a coupon was for have left',
    48_000,
    [{ cp_method: 1, cp_target: '999', cp_minimum: 0 }],
    ['one'],
  ],
  [
    'another category from the start',
    35_000,
    [{ cp_method: 1, cp_target: '999', cp_minimum: 0 }],
    [],
  ],
  ['a percent of what is there', 36_000, [{ cp_type: 1, cp_price: 10 }], []],
  [
    'two of which one holds',
    43_000,
    [{}, { cp_method: 0, cp_target: 'a', cp_minimum: 0 }],
    ['one'],
  ],
  [
    'two that never go together are a wrong choice, whatever the sum',
    48_000,
    [{ cz_combine: false }, {}],
    [],
  ],
  ['nothing is wrong', 48_000, [{ cp_minimum: 0 }], []],
])('%s', (_, expected, coupons, lapsed) => {
  const given = basis({
    lines: [line({ price: 40_000, it_sc_type: 1 })],
    coupons: coupons.map((one, at) => held(at ? 'two' : 'one', one)),
  })
  expect(lapsedCoupons(expected, given, priceOrder(given))).toEqual(lapsed)
})

test('what a company owes and what its balance paid stand side by side; of money that came, the balance is a part', () => {
  const order = { od_receipt_price: 14_000, od_credit_price: 3_000 }
  expect(receivedRows({ ...order, od_due_on: null })).toEqual([
    ['받은 금액', 14_000],
    ['그중 예치금', 3_000],
  ])
  expect(receivedRows({ ...order, od_due_on: '2026-12-31' })).toEqual([
    ['외상 금액', 11_000],
    ['예치금으로 낸 금액', 3_000],
  ])
  expect(receivedRows({ ...order, od_credit_price: 0, od_due_on: null })).toHaveLength(1)
})
