import { expect, test } from 'vitest'
import { choicesOf, optionOf, rechosen, rowsAfter } from './pick-option.ts'

const options = [
  { io_no: 1, values: ['세이지', '50 ml'], op_qty: 3 },
  { io_no: 2, values: ['세이지', '100 ml'], op_qty: 0 },
  { io_no: 3, values: ['시더', '100 ml'], op_qty: 2 },
]

test('a choice says whether it is sold out or does not exist under what is chosen above', () => {
  expect(choicesOf(options, ['세이지', '50 ml'], 1)).toEqual([
    { value: '50 ml', at: 0, missing: false, soldOut: false },
    { value: '100 ml', at: 1, missing: false, soldOut: true },
  ])
  expect(choicesOf(options, ['시더', '100 ml'], 1)[0]).toMatchObject({
    value: '50 ml',
    missing: true,
  })
})

test('another word above moves the words below to what exists', () => {
  expect(rechosen(options, ['세이지', '50 ml'], 0, '시더')).toEqual(['시더', '100 ml'])
  expect(optionOf(options, ['시더', '100 ml'])?.io_no).toBe(3)
  expect(optionOf(options, ['시더', '50 ml'])).toBeNull()
})

test('a changed row keeps its place and joins a row of the same option', () => {
  const rows = [
    { io_no: 1, ct_qty: 2 },
    { io_no: 3, ct_qty: 1 },
    { io_no: 9, ct_qty: 1 },
  ]
  expect(rowsAfter(rows, { io_no: 1 }, { io_no: 2, ct_qty: 2 })).toEqual([
    { io_no: 2, ct_qty: 2 },
    { io_no: 3, ct_qty: 1 },
    { io_no: 9, ct_qty: 1 },
  ])
  expect(rowsAfter(rows, { io_no: 1 }, { io_no: 3, ct_qty: 2 })).toEqual([
    { io_no: 3, ct_qty: 3 },
    { io_no: 9, ct_qty: 1 },
  ])
  expect(rowsAfter(rows, { io_no: 1 }, { io_no: 1, ct_qty: 5 })[0]).toEqual({ io_no: 1, ct_qty: 5 })
})
