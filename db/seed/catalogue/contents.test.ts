import { expect, test } from 'vitest'
import { unitPriceAmong } from '#shop/catalog/unit-rules.ts'
import { contentsOf } from './contents.ts'
import { items } from './index.ts'

const supplies = new Set([102, 204, 302, 303, 501, 502, 503, 504, 505, 601, 602, 603, 604, 801])

test('every size of every supply, perfume, candle and diffuser of the sample has a price for its measure', () => {
  const compared = items.filter(({ ca_id, it_price }) => it_price > 0 && (supplies.has(ca_id) || [101, 201, 203, 301].includes(ca_id)))
  expect(compared.length).toBeGreaterThan(90)
  const without = compared.flatMap((item) => {
    const held = contentsOf(item)
    const all = item.options.map(({ io_price }, at) => ({ price: item.it_price + io_price, content: held?.contents[at] ?? 0 }))
    // these name no weight: candles of a set, and one whose lid is what is sold
    return ['1702000014', '1702000025'].includes(item.it_id) || all.every((one) => held && unitPriceAmong(one, all, held.unit)) ? [] : [item.it_name]
  })
  expect(without).toEqual([])
})

test('an engraving is no part of the price for a measure', () => {
  const perfume = items.find(({ it_id }) => it_id === '1701000002')
  const held = perfume && contentsOf(perfume)
  const all = (perfume?.options ?? []).map(({ io_price }, at) => ({ price: (perfume?.it_price ?? 0) + io_price, content: held?.contents[at] ?? 0 }))
  const values = all.map((one) => unitPriceAmong(one, all, 'ml')?.value)
  expect(values[0]).toBe(values[1])
})

test('so much of each is told of the whole set', () => {
  const sets = items.filter(({ options }) => options.some(({ values }) => values.some((value) => value.includes('씩') && /ml|g/.test(value))))
  expect(sets.length).toBeGreaterThan(3)
  const told = sets.map((item) => [item.it_name, contentsOf(item)?.contents])
  expect(Object.fromEntries(told)).toMatchObject({ '비누용 4종 세트': [40, 120] })
  expect(told.filter(([, contents]) => contents?.[0] === 10)).toEqual([])
})
