import { expect, test } from 'vitest'
import { groupErrors } from './field-errors.ts'

test('dotted keys fall together under their first part', () => {
  expect(
    groupErrors({
      od_hp: ['짧아요.'],
      'options.0.ct_qty': ['정수로 적어 주세요.'],
      'options.1': ['골라 주세요.'],
    }),
  ).toEqual({
    od_hp: ['짧아요.'],
    options: ['정수로 적어 주세요.', '골라 주세요.'],
  })
})
