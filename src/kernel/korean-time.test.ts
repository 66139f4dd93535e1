import { expect, test } from 'vitest'
import { dayWord } from './korean-time.ts'

test('a day is written as each language writes it', () => {
  expect([
    dayWord('2026-03-04', 'kr'),
    dayWord('2026-03-04', 'en'),
    dayWord('2026-12-31', 'en'),
  ]).toEqual(['2026.03.04', '4 Mar 2026', '31 Dec 2026'])
})
