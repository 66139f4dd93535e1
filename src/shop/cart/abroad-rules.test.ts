import { expect, test } from 'vitest'
import { arrivesAbroad, whyNotTo } from './abroad-rules.ts'

test.each([
  [{ flammable: true }, true, null],
  [{ flammable: false }, true, 'FLAMMABLE'],
  [{ flammable: false }, false, null],
  [undefined, false, 'NOT_SERVED'],
] as const)('to %j goods that burn (%s) stay behind as %s', (country, is_flammable, why) => {
  expect(whyNotTo(country, { is_flammable })).toBe(why)
})

test('a parcel arrives between the least and the most days after it left', () => {
  expect(arrivesAbroad('2026-11-27', { days_least: 5, days_most: 10 })).toEqual({
    first: '2026-12-02',
    last: '2026-12-07',
  })
})
