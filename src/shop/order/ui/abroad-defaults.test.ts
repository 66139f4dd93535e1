import { expect, test } from 'vitest'
import { abroadTyped, awayTyped } from './abroad-defaults.ts'

const typed = { od_hp: '', od_b_hp: '+1 ', od_settle_case: '무통장' }

test('numbers that nobody typed begin anew with the country, and a Korean bank is not proposed', () => {
  expect(abroadTyped(typed, 'JP')).toEqual({ od_hp: '+81 ', od_b_hp: '+81 ', od_settle_case: '' })
})

test('a typed number and a chosen way stay', () => {
  expect(
    abroadTyped({ od_hp: '010-1234-5678', od_b_hp: '+1 415 555', od_settle_case: 'PAYPAL' }, 'JP'),
  ).toEqual({})
})

test('back at home the fields are empty and the bank is proposed', () => {
  expect(abroadTyped({ ...typed, od_settle_case: 'PAYPAL' }, 'KR')).toEqual({
    od_hp: '',
    od_b_hp: '',
    od_settle_case: '무통장',
  })
})

test('a form begins in the chosen country with what is known of the member', () => {
  expect(awayTyped('US', { od_hp: '010-1234-5678' })).toMatchObject({
    country_code: 'US',
    od_b_hp: '+1 ',
  })
})
