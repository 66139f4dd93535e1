import { describe, expect, test } from 'vitest'
import type { PricingBasis, Totals } from '#shop/cart/contract.ts'
import { type Priced, priceOrder } from '#shop/cart/pricing-rules.ts'
import { basis, coupon, line } from './sample.ts'

type Case = [arithmetic: string, given: Partial<PricingBasis>, expected: Partial<Totals>]

const perItem = { cp_method: 0, cp_target: 'a' }
const percent = (cp_price: number, more = {}) => coupon({ cp_type: 1, cp_price, ...more })
const book = { notax: true, it_id: 'book', ca_ids: [11] }

const won: Case[] = [
  ['10,000 + 4,000 shipping = 14,000', {}, { goods: 10_000, shipping: 4_000, total: 14_000 }],
  ['2 × 10,000 + 3,000 shipping = 23,000', { lines: [line({ ct_qty: 2 })] }, { total: 23_000 }],
  [
    '30,000 − 1,000 + 2,000 = 31,000',
    { lines: [line({ ct_qty: 3 })], coupons: [coupon()] },
    { order_coupon: 1_000, total: 31_000 },
  ],
  [
    '10 % of 12,340 cut to 100 = 1,200: 12,340 − 1,200 + 4,000 = 15,140',
    { lines: [line({ price: 12_340 })], coupons: [percent(10, { cp_trunc: 100 })] },
    { order_coupon: 1_200, total: 15_140 },
  ],
  [
    '10 % of 12,345 cut to 1 = 1,234: 12,345 − 1,234 + 4,000 = 15,111',
    { lines: [line({ price: 12_345 })], coupons: [percent(10)] },
    { order_coupon: 1_234, total: 15_111 },
  ],
  [
    '50 % of 40,000 capped at 5,000: 40,000 − 5,000 + 2,000 = 37,000',
    { lines: [line({ price: 40_000 })], coupons: [percent(50, { cp_maximum: 5_000 })] },
    { order_coupon: 5_000, total: 37_000 },
  ],
  [
    'item a 20 % of 20,000 = 4,000, item b untouched: 20,000 + 10,000 − 4,000 + 2,000 = 28,000',
    { lines: [line({ ct_qty: 2 }), line({ it_id: 'b' })], coupons: [percent(20, perItem)] },
    { item_coupon: 4_000, total: 28_000 },
  ],
  [
    'item 4,000 first, then 10 % of 26,000 = 2,600: 30,000 − 6,600 + 2,000 = 25,400',
    {
      lines: [line({ ct_qty: 2 }), line({ it_id: 'b' })],
      coupons: [percent(10), percent(20, perItem)],
    },
    { item_coupon: 4_000, order_coupon: 2_600, total: 25_400 },
  ],
  [
    'add-on counts into its item: 10 % of (10,000 + 2,000) = 1,200: 12,000 − 1,200 + 4,000 = 14,800',
    { lines: [line(), line({ io_type: 1, price: 2_000 })], coupons: [percent(10, perItem)] },
    { item_coupon: 1_200, total: 14_800 },
  ],
  [
    'category 2 holds a and b, not the book: 10 % of 20,000 = 2,000: 30,000 − 2,000 + 2,000 = 30,000',
    {
      lines: [line(), line({ it_id: 'b' }), line(book)],
      coupons: [percent(10, { cp_method: 1, cp_target: '2' })],
    },
    { item_coupon: 2_000, total: 30_000 },
  ],
  [
    'shipping coupon 2,500 of 4,000: 10,000 + 1,500 = 11,500',
    { coupons: [coupon({ cp_method: 3, cp_price: 2_500 })] },
    { shipping: 4_000, shipping_coupon: 2_500, total: 11_500 },
  ],
  [
    'shipping coupon 9,000 takes 4,000 at most: 10,000 + 4,000 − 4,000 = 10,000',
    { coupons: [coupon({ cp_method: 3, cp_price: 9_000 })] },
    { shipping_coupon: 4_000, total: 10_000 },
  ],
  [
    'the island stays: 10,000 + 4,000 + 3,000 − 4,000 = 13,000',
    { to: { country: 'KR', zip: '63100' }, coupons: [coupon({ cp_method: 3, cp_price: 9_000 })] },
    { island: 3_000, total: 13_000 },
  ],
  [
    '3,000 points: 10,000 − 3,000 + 4,000 = 11,000',
    { points: 3_000 },
    { points: 3_000, point_price: 3_000, total: 11_000 },
  ],
  [
    'everything: 30,000 − 6,000 item − 2,400 order − 1,600 points + 2,000 + 3,000 island − 2,000 = 23,000',
    {
      lines: [line({ ct_qty: 3 })],
      coupons: [percent(20, perItem), percent(10), coupon({ cp_method: 3, cp_price: 2_000 })],
      points: 1_600,
      to: { country: 'KR', zip: '63100' },
    },
    {
      item_coupon: 6_000,
      order_coupon: 2_400,
      shipping_coupon: 2_000,
      island: 3_000,
      total: 23_000,
    },
  ],
  [
    'coupon 60,000 on 50,000 leaves nothing to pay: 50,000 − 50,000 + 0 = 0',
    { lines: [line({ price: 50_000 })], coupons: [coupon({ cp_price: 60_000 })] },
    { order_coupon: 50_000, total: 0, vat: 0 },
  ],
  [
    'VAT: 11,000 goods + 4,000 = 15,000; ÷ 1.1 = 13,636; tax 1,364',
    { lines: [line({ price: 11_000 })] },
    { taxable: 15_000, supply: 13_636, vat: 1_364, exempt: 0 },
  ],
  [
    'a book is exempt: 20,000 exempt, 3,000 shipping ÷ 1.1 = 2,727; tax 273',
    { lines: [line({ ...book, price: 20_000 })] },
    { exempt: 20_000, taxable: 3_000, supply: 2_727, vat: 273 },
  ],
  [
    '3,000 off shared 2:1 between 20,000 taxable and 10,000 book: 18,000 + 2,000 and 9,000',
    { lines: [line({ price: 20_000 }), line(book)], coupons: [coupon({ cp_price: 3_000 })] },
    { taxable: 20_000, exempt: 9_000, total: 29_000 },
  ],
  [
    'free item 0 + fixed item 2,500 = 2,500 shipping',
    { lines: [line({ it_sc_type: 1 }), line({ it_id: 'b', it_sc_type: 3, it_sc_price: 2_500 })] },
    { shipping: 2_500, total: 22_500 },
  ],
  [
    'free from 30,000, has 20,000: 3,000 shipping',
    { lines: [line({ ct_qty: 2, it_sc_type: 2, it_sc_minimum: 30_000, it_sc_price: 3_000 })] },
    { shipping: 3_000 },
  ],
  [
    'free from 30,000, has 30,000: 0',
    { lines: [line({ ct_qty: 3, it_sc_type: 2, it_sc_minimum: 30_000, it_sc_price: 3_000 })] },
    { shipping: 0 },
  ],
  [
    '7 units in boxes of 3 at 2,500: ⌈7 ÷ 3⌉ = 3 × 2,500 = 7,500',
    { lines: [line({ ct_qty: 7, it_sc_type: 4, it_sc_qty: 3, it_sc_price: 2_500 })] },
    { shipping: 7_500, total: 77_500 },
  ],
  [
    'table 4,000 for 10,000 + box 2,500 = 6,500',
    { lines: [line(), line({ it_id: 'b', it_sc_type: 4, it_sc_price: 2_500 })] },
    { shipping: 6_500 },
  ],
  [
    'the courier collects 3,500: 10,000 + 0 = 10,000',
    {
      lines: [line({ it_sc_type: 3, it_sc_price: 3_500, it_sc_method: 1 })],
      to: { country: 'KR', zip: '63100' },
    },
    { shipping: 0, island: 0, collect: 3_500, total: 10_000 },
  ],
  [
    'USA by weight: 2 × 500 g = 1,000 g costs 20,000: 20,000 + 20,000 = 40,000',
    { lines: [line({ ct_qty: 2 })], to: { country: 'US', zip: '10001' } },
    { shipping: 20_000, total: 40_000 },
  ],
  [
    'USA 3 × 500 g = 1,500 g costs 30,000: 30,000 + 30,000 = 60,000',
    { lines: [line({ ct_qty: 3 })], to: { country: 'US', zip: '10001' } },
    { shipping: 30_000, total: 60_000 },
  ],
  [
    'Japan free from 80,000: 80,000 + 0 = 80,000',
    { lines: [line({ ct_qty: 8 })], to: { country: 'JP', zip: '100-0001' } },
    { shipping: 0, total: 80_000 },
  ],
  [
    '1 % of 19,990 paid = 199.9, floored to ten: 190 points',
    { lines: [line({ price: 19_990 })] },
    { points_earned: 190 },
  ],
  [
    'own 300 points × 2 units = 600 points',
    { lines: [line({ ct_qty: 2, it_point: 300 })] },
    { points_earned: 600 },
  ],
  ['guests earn nothing', { level: null, balance: 0 }, { points_earned: 0 }],
]

const cents: Case[] = [
  ['$19.99 + $4.00 = $23.99', { lines: [line({ price: 1_999 })] }, { shipping: 400, total: 2_399 }],
  [
    '1,234 won ÷ 1,000 = $1.234, dropped to $1.23: $19.99 − $1.23 + $4.00 = $22.76',
    { lines: [line({ price: 1_999 })], coupons: [coupon({ cp_price: 1_234 })] },
    { order_coupon: 123, total: 2_276 },
  ],
  [
    '10 % of $19.99 = $1.999, to the cent $1.99: $19.99 − $1.99 + $4.00 = $22.00',
    { lines: [line({ price: 1_999 })], coupons: [percent(10, { cp_trunc: 1_000 })] },
    { order_coupon: 199, total: 2_200 },
  ],
  [
    '1,500 points = $1.50: $19.99 − $1.50 + $4.00 = $22.49',
    { lines: [line({ price: 1_999 })], points: 1_500 },
    { points: 1_500, point_price: 150, total: 2_249 },
  ],
  [
    'USA by weight 500 g = 20,000 won = $20.00: $19.99 + $20.00 = $39.99',
    { lines: [line({ price: 1_999 })], to: { country: 'US', zip: '10001' } },
    { shipping: 2_000, total: 3_999 },
  ],
]

describe('won', () => {
  test.each(won)('%s', (_, given, expected) => {
    expect(priceOrder(basis(given)).totals).toMatchObject(expected)
  })
})

describe('dollars', () => {
  test.each(cents)('%s', (_, given, expected) => {
    expect(priceOrder(basis({ currency: 'usd', ...given })).totals).toMatchObject(expected)
  })
})

describe('what cannot be used is told, and changes nothing', () => {
  const reasons = (priced: Priced) => priced.refused.map(({ why }) => why.phrase)
  test.each<[string, Partial<PricingBasis>, string]>([
    [
      'minimum missed by one won',
      { lines: [line({ price: 29_999 })], coupons: [coupon({ cp_minimum: 30_000 })] },
      '{amount} 더 담으면 쓸 수 있어요.',
    ],
    [
      'another item',
      { coupons: [coupon({ cp_method: 0, cp_target: 'z' })] },
      '이 쿠폰을 쓸 수 있는 상품이 없어요.',
    ],
    [
      'an item without coupons',
      { lines: [line({ nocoupon: true })], coupons: [coupon(perItem)] },
      '쿠폰을 쓸 수 없는 상품이에요.',
    ],
    [
      'an order of such items',
      { lines: [line({ nocoupon: true })], coupons: [coupon()] },
      '이 쿠폰을 쓸 수 있는 상품이 없어요.',
    ],
    [
      'more than the item costs',
      { coupons: [coupon({ ...perItem, cp_price: 10_001 })] },
      '할인이 상품 금액보다 커서 쓸 수 없어요.',
    ],
    [
      'shipping that is free',
      { lines: [line({ price: 50_000 })], coupons: [coupon({ cp_method: 3 })] },
      '배송비가 없는 주문이에요.',
    ],
    [
      'a percent of nearly nothing',
      { lines: [line({ price: 90 })], coupons: [coupon({ cp_type: 1, cp_price: 1 })] },
      '할인되는 금액이 없어요.',
    ],
  ])('%s', (_, given, phrase) => {
    const priced = priceOrder(basis(given))
    expect(reasons(priced)).toEqual([phrase])
    expect(priced.totals).toEqual(priceOrder(basis({ ...given, coupons: [] })).totals)
  })

  test('the minimum of one won more is met', () => {
    expect(
      priceOrder(
        basis({ lines: [line({ price: 30_000 })], coupons: [coupon({ cp_minimum: 30_000 })] }),
      ).refused,
    ).toEqual([])
  })

  test('one that stands alone is refused beside another', () => {
    const [alone, other] = [coupon({ cz_combine: false }), coupon({ cp_method: 3 })]
    const priced = priceOrder(basis({ coupons: [alone, other] }))
    expect(priced.refused).toMatchObject([{ cp_id: alone.cp_id }])
    expect(priced.totals.order_coupon).toBe(0)
    expect(priceOrder(basis({ coupons: [alone, alone] })).totals.order_coupon).toBe(1_000)
  })

  test('two for one item, two for the order, two for shipping: one of each counts', () => {
    const two = (given: object) => [coupon(given), coupon(given)]
    const priced = priceOrder(
      basis({ coupons: [...two(perItem), ...two({}), ...two({ cp_method: 3 })] }),
    )
    expect(priced.totals).toMatchObject({
      item_coupon: 1_000,
      order_coupon: 1_000,
      shipping_coupon: 1_000,
    })
    expect(priced.refused).toHaveLength(3)
  })

  test.each([
    ['more than the balance', 1_200, 1_100],
    ['a balance below the least', 900, 900],
    ['not the unit', 1_050, 5_000],
    ['more than the goods', 10_100, 50_000],
    ['more than the limit of one order', 50_100, 90_000],
  ])('points: %s', (_, points, balance) => {
    const priced = priceOrder(basis({ points, balance }))
    expect(priced.points_refused).not.toBeNull()
    expect(priced.totals).toMatchObject({ points: 0, point_price: 0, total: 14_000 })
  })

  test.each<[string, Partial<PricingBasis>, object]>([
    ['a country nobody sends to', { to: { country: 'AQ', zip: '1' } }, { field: 'country_code' }],
    [
      'goods that burn, to the USA',
      { lines: [line({ is_flammable: true })], to: { country: 'US', zip: '1' } },
      { field: 'country_code', names: [{ ko: '상품 a', en: 'Item a' }] },
    ],
    [
      'more than the table reaches',
      { lines: [line({ ct_qty: 5 })], to: { country: 'US', zip: '1' } },
      { field: 'country_code' },
    ],
  ])('sending: %s', (_, given, cannot) => {
    expect(priceOrder(basis(given)).cannot_send).toMatchObject(cannot)
  })

  test('goods that burn stay off islands that are reached by air, and go to the others', () => {
    const given = basis({
      lines: [line({ is_flammable: true }), line({ it_id: 'b' })],
      to: { country: 'KR', zip: '63100' },
    })
    expect(priceOrder(given).cannot_send).toBeNull()
    const islands = given.policy.shipping.islands.map((island) => ({
      ...island,
      no_flammable: true,
    }))
    const flown = {
      ...given,
      policy: { ...given.policy, shipping: { ...given.policy.shipping, islands } },
    }
    expect(priceOrder(flown).cannot_send).toMatchObject({
      field: 'od_b_zip',
      names: [{ ko: '상품 a' }],
    })
  })
})
