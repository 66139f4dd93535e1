import { expect, test } from 'vitest'
import {
  combineOptions,
  joinParts,
  levelWordsOf,
  partsOf,
  valuesOf,
  withLevels,
} from './combine-options.ts'
import { emptyOption } from './product-draft.ts'

const small = {
  ...emptyOption,
  io_no: 7,
  io_id: '50 ml|없음',
  io_id_en: '50 ml|None',
  io_price: 1000,
  io_stock_qty: 12,
}
const addOn = { ...emptyOption, io_no: 9, io_type: 1 as const, io_id: '포장|리본', io_price: 3000 }
const levels = [
  { korean: '50 ml, 100 ml', english: '50 ml, 100 ml' },
  { korean: '없음, 각인', english: 'None, Engraved' },
]

test('all values are combined, the first level changing slowest', () => {
  expect(combineOptions(levels, []).map(({ io_id, io_id_en }) => [io_id, io_id_en])).toEqual([
    ['50 ml|없음', '50 ml|None'],
    ['50 ml|각인', '50 ml|Engraved'],
    ['100 ml|없음', '100 ml|None'],
    ['100 ml|각인', '100 ml|Engraved'],
  ])
})

test('a row that is there keeps its number, price and stock; add-ons stay', () => {
  const rows = combineOptions(levels, [small, addOn])
  expect(rows[0]).toMatchObject({ io_no: 7, io_price: 1000, io_stock_qty: 12 })
  expect(rows.at(-1)).toBe(addOn)
  expect(rows).toHaveLength(5)
})

test('a level without values changes nothing', () => {
  expect(combineOptions([{ korean: ' , ', english: '' }], [small])).toEqual([small])
})

test('values are read once each, in their order', () => {
  expect(valuesOf('50 ml, 100 ml,, 50 ml\n 30 ml ')).toEqual(['50 ml', '100 ml', '30 ml'])
})

test('the words of the levels are read back from the rows', () => {
  expect(levelWordsOf(combineOptions(levels, [addOn]), 2)).toEqual(levels)
})

test('a level more or less keeps the values of the others', () => {
  expect(withLevels([small, addOn], 2, 1).map(({ io_id }) => io_id)).toEqual(['50 ml', '포장|리본'])
  expect(withLevels([small], 2, 3)[0]?.io_id).toBe('50 ml|없음|')
  expect(withLevels([emptyOption], 0, 1)[0]?.io_id).toBe('')
})

test('the separator cannot be typed into a value', () => {
  expect(joinParts(['a|b', 'c'])).toBe('ab|c')
  expect(partsOf('a', 3)).toEqual(['a', '', ''])
})
