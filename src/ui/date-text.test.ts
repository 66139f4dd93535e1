import { expect, test } from 'vitest'
import { formatDate, formatMoment } from './date-text.ts'

test.each([
  ['1995', '1995'],
  ['19950', '1995-0'],
  ['19950314', '1995-03-14'],
  ['1995.03.14', '1995-03-14'],
  ['1995-', '1995-'],
  ['1995-03-', '1995-03-'],
  ['199503145', '1995-03-14'],
  ['abc', ''],
])('%s is shown as %s', (typed, shown) => expect(formatDate(typed)).toBe(shown))

test.each([
  ['2026', '2026'],
  ['20261122', '2026-11-22'],
  ['2026112214', '2026-11-22 14'],
  ['202611221405', '2026-11-22 14:05'],
  ['2026-11-22 14:05', '2026-11-22 14:05'],
  ['2026112214059', '2026-11-22 14:05'],
])('%s is shown as the moment %s', (typed, shown) => expect(formatMoment(typed)).toBe(shown))
