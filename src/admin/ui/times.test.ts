import { expect, test } from 'vitest'
import { momentOf, momentText } from './times.ts'

test('a moment is written and read in Korean time', () => {
  expect(momentText('2026-11-22T05:05:30.000Z')).toBe('2026-11-22 14:05')
  expect(momentOf('2026-11-22 14:05')).toBe('2026-11-22T05:05:00.000Z')
  expect(momentOf('2026-11-22')).toBe('2026-11-21T15:00:00.000Z')
})

test.each([
  '',
  '2026-11',
  '2026-11-22 1',
  '2026-11-22 24:00',
  '2026-11-22 09:60',
  '2026-02-30 09:00',
  '2026-11-22T09:00',
])('%j is no moment', (text) => expect(momentOf(text)).toBeNull())
