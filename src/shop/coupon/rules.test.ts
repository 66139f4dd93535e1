import { expect, test } from 'vitest'
import { afterPress, couponMethods, usableFirst } from './rules.ts'

const coupon = (cp_id: string, cp_method: number, cz_combine = true) => ({
  cp_id,
  cp_method,
  cz_combine,
})
const candle = coupon('candle', couponMethods.category)
const alone = coupon('alone', couponMethods.item, false)
const welcome = coupon('welcome', couponMethods.order)
const winter = coupon('winter', couponMethods.order)
const shipping = coupon('shipping', couponMethods.shipping)
const all = [candle, alone, welcome, winter, shipping]

test('a coupon that is pressed again is laid back', () => {
  expect(afterPress(welcome, ['candle', 'welcome'], all)).toEqual(['candle'])
})

test('coupons for goods, the order and shipping stand beside each other; of the order one takes the place of the other', () => {
  expect(afterPress(shipping, ['candle', 'welcome'], all)).toEqual([
    'candle',
    'welcome',
    'shipping',
  ])
  expect(afterPress(winter, ['candle', 'welcome'], all)).toEqual(['candle', 'winter'])
})

test('a coupon that stands alone takes the place of all others, and any other takes its place', () => {
  expect(afterPress(alone, ['candle', 'welcome', 'shipping'], all)).toEqual(['alone'])
  expect(afterPress(welcome, ['alone'], all)).toEqual(['welcome'])
})

test('what was chosen and is no longer offered falls away', () => {
  expect(afterPress(welcome, ['gone', 'candle'], all)).toEqual(['candle', 'welcome'])
})

test('what cannot be used stands behind what can', () => {
  const offered = [
    { cp_id: 'a', reason: '쓸 수 없어요' },
    { cp_id: 'b', reason: null },
    { cp_id: 'c', reason: '쓸 수 없어요' },
    { cp_id: 'd', reason: null },
  ]
  expect(usableFirst(offered).map(({ cp_id }) => cp_id)).toEqual(['b', 'd', 'a', 'c'])
})
