import { expect, test } from 'vitest'
import {
  combineOptions,
  joinParts,
  levelValuesOf,
  partsOf,
  valuesTyped,
  withLevels,
  withValues,
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
  valuesTyped('50 ml, 100 ml', '50 ml, 100 ml'),
  valuesTyped('없음, 각인', 'None, Engraved'),
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
  expect(combineOptions([valuesTyped(' , ', '')], [small])).toEqual([small])
})

test('values are read once each, in their order', () => {
  expect(valuesTyped('50 ml, 100 ml,, 50 ml\n 30 ml ', '').map(({ word }) => word)).toEqual([
    '50 ml',
    '100 ml',
    '30 ml',
  ])
})

test('the values of the levels are read back from the rows', () => {
  expect(levelValuesOf(combineOptions(levels, [addOn]), 2)).toEqual(levels)
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

test('a value typed again keeps its place and takes the newer English', () => {
  const now = valuesTyped('빨강, 파랑', 'Red, ')
  expect(withValues(now, valuesTyped('파랑, 초록', 'Blue, Green'))).toEqual([
    { word: '빨강', english: 'Red' },
    { word: '파랑', english: 'Blue' },
    { word: '초록', english: 'Green' },
  ])
})
