import { afterEach, expect, test, vi } from 'vitest'
import { groupErrors, selectorOf } from './field-errors.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

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

test('a field of a part is found by its own name within that part alone', () => {
  vi.stubGlobal('CSS', { escape: (text: string) => text })
  expect(selectorOf('od_hp')).toBe('[name="od_hp"], [data-field="od_hp"]')
  expect(selectorOf('receiver.od_b_name')).toBe(
    '[name="receiver.od_b_name"], [data-field="receiver.od_b_name"], [data-fields="receiver"] [name="od_b_name"], [data-fields="receiver"] [data-field="od_b_name"]',
  )
})
