import { expect, test } from 'vitest'
import { type CostingChange, isCheaperItem, isSpreadChanged } from './cheaper-rules.ts'

const item = {
  ...{ it_price: 10_000, it_price_usd: null, it_nocoupon: true, it_weight: 500 },
  ...{ discount_rate: 10, discount_amount: 0 },
  ...{ discount_from: new Date('2026-03-02'), discount_until: new Date('2026-03-09') },
  ...{ it_point: 100, it_point_type: 0 },
  ...{ it_sc_type: 4, it_sc_method: 0, it_sc_price: 3_000, it_sc_minimum: 50_000, it_sc_qty: 2 },
}
const option = { io_no: 1, io_price: 2_000, io_price_usd: null }
const changed = (change: CostingChange) =>
  isCheaperItem(item, change, { were: [option], are: [option] }, 1_000)

test.each<CostingChange>([
  { it_price: 9_990 },
  { it_price_usd: 900 },
  { discount_rate: 11 },
  { discount_amount: 100 },
  { discount_from: '2026-03-01T00:00:00.000Z' },
  { discount_from: null },
  { discount_until: '2026-03-10T00:00:00.000Z' },
  { discount_until: null },
  { it_nocoupon: false },
  { it_point: 101 },
  { it_point: null },
  { it_point_type: 1 },
  { it_sc_type: 1 },
  { it_sc_method: 1 },
  { it_sc_price: 2_900 },
  { it_sc_minimum: 40_000 },
  { it_sc_qty: 3 },
  { it_weight: 400 },
])('%j makes an item cheaper', (change) => {
  expect(changed(change)).toBe(true)
})

test.each<CostingChange>([
  {},
  { it_price: undefined },
  { it_price: 12_000 },
  { it_price_usd: 1_100 },
  { discount_rate: 5 },
  { discount_rate: 0, discount_from: null, discount_until: null },
  { discount_from: '2026-03-03T00:00:00.000Z' },
  { it_point: 90 },
  { it_point: 0 },
  { it_sc_price: 4_000 },
  { it_weight: 600 },
])('%j makes no item cheaper', (change) => {
  expect(changed(change)).toBe(false)
})

test.each([
  [{ ...option, io_price: 1_900 }, true],
  [{ ...option, io_price_usd: 150 }, true],
  [{ ...option, io_price: 2_500 }, false],
  // one more
  [{ ...option, io_no: 2, io_price: 1_000 }, true],
  [{ ...option, io_no: 2, io_price_usd: 100 }, true],
  [{ ...option, io_no: 2 }, false],
])('the option %j beside the first: %s', (one, cheaper) => {
  const options = { were: [option], are: one.io_no === 1 ? [one] : [option, one] }
  expect(isCheaperItem(item, {}, options, 1_000)).toBe(cheaper)
})

test.each([
  [{}, option, false],
  [{ it_price: 1_000, it_point: 900, it_sc_type: 1 }, option, false],
  [{}, { ...option, io_price: 1_000 }, true],
  [{}, { ...option, io_price_usd: 100 }, true],
  [{}, { ...option, io_no: 2 }, true],
  [{ discount_rate: 50 }, option, true],
  [{ it_price_usd: 900 }, option, true],
])('%j and the option %j: options differ otherwise %s', (change, now, isOther) => {
  const options = { were: [option], are: [now] }
  expect(isSpreadChanged(item, change, options)).toBe(isOther)
})
