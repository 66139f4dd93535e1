import { expect, test } from 'vitest'
import { missingAbroad } from './address-rules.ts'

const whole = { od_b_city: 'Brooklyn', od_b_state: 'NY', od_b_zip: '11230' }

test.each([
  ['US', whole, []],
  ['US', { ...whole, od_b_state: ' ' }, ['od_b_state']],
  ['CA', { ...whole, od_b_state: '' }, ['od_b_state']],
  ['AU', { od_b_city: '', od_b_state: '', od_b_zip: '' }, ['od_b_city', 'od_b_state', 'od_b_zip']],
  ['JP', { od_b_city: '東京都', od_b_state: '', od_b_zip: '100-0001' }, []],
  ['DE', { od_b_city: 'Köln', od_b_state: '', od_b_zip: '' }, ['od_b_zip']],
  // where there are no post codes
  ['AE', { od_b_city: 'Dubai', od_b_state: '', od_b_zip: '' }, []],
  ['HK', { od_b_city: 'Hong Kong', od_b_state: '', od_b_zip: '' }, []],
] as const)('an address in %s: %o', (country, address, missing) => {
  expect(Object.keys(missingAbroad(country, address))).toEqual(missing)
})
