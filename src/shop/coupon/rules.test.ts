import { expect, test } from 'vitest'
import { afterPress, couponMethods, usableFirst } from './rules.ts'

const coupon = (
  cp_id: string,
  cp_method: number,
  items: readonly string[] = [],
  cz_combine = true,
) => ({ cp_id, cp_method, cz_combine, items })
const candle = coupon('candle', couponMethods.category, ['fig', 'cedar'])
const alone = coupon('alone', couponMethods.item, ['fig'], false)
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

test('of two for one item the pressed one takes the place of the other; on two items both stand', () => {
  const one = coupon('1000', couponMethods.item, ['fig'])
  const two = coupon('0200', couponMethods.item, ['fig'])
  const other = coupon('0300', couponMethods.item, ['cedar'])
  const offered = [one, two, other, welcome, candle]
  expect(afterPress(two, ['1000', 'welcome'], offered)).toEqual(['welcome', '0200'])
  expect(afterPress(one, ['0200', 'welcome'], offered)).toEqual(['welcome', '1000'])
  expect(afterPress(other, ['1000', 'welcome'], offered)).toEqual(['1000', 'welcome', '0300'])
  // a coupon for a category takes what those for its items leave
  expect(afterPress(candle, ['1000'], offered)).toEqual(['1000', 'candle'])
  expect(afterPress(other, ['1000', 'candle'], offered)).toEqual(['1000', '0300'])
})

test('of two for one category the pressed one takes the place of the other, whatever their numbers', () => {
  const again = coupon('again', couponMethods.category, ['fig', 'cedar'])
  const wide = coupon('aa wide', couponMethods.category, ['fig', 'cedar', 'pine'])
  expect(afterPress(again, ['candle'], [candle, again])).toEqual(['again'])
  expect(afterPress(candle, ['again'], [candle, again])).toEqual(['candle'])
  // counted after the other, it would find nothing left
  expect(afterPress(candle, ['aa wide'], [candle, wide])).toEqual(['candle'])
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
