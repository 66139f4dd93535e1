import { expect, test } from 'vitest'
import { askedIn } from './month.ts'

test.each([
  ['day=2026-12-05', '2026-12', '2026-12-05'],
  ['day=2026-12', '2026-12', null],
  ['day=2026-13-01', null, null],
  ['day=yesterday', null, null],
  ['', null, null],
])('the address %s asks for the month %s and the day %s', (query, month, day) => {
  expect(askedIn(new URLSearchParams(query))).toEqual({ month, day })
})
