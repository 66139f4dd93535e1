import { expect, test } from 'vitest'
import { relativeTime } from './relative-time.ts'

const now = new Date('2026-11-21T20:00:00Z')
const ago = (minutes: number) => relativeTime(new Date(now.getTime() - minutes * 60_000), now)

test.each([
  [0.5, { phrase: '방금' }],
  [-3, { phrase: '방금' }],
  [1, { phrase: '{count}분전', params: { count: 1 } }],
  [59.9, { phrase: '{count}분전', params: { count: 59 } }],
  [60, { phrase: '{count}시간 전', params: { count: 1 } }],
  [23 * 60 + 59, { phrase: '{count}시간 전', params: { count: 23 } }],
])('%d minutes ago is said as %o', (minutes, said) => {
  expect(ago(minutes)).toEqual(said)
})

test('from a day on it is the month and day in Korea', () => {
  expect(ago(24 * 60)).toEqual({ day: '11-21' })
  expect(relativeTime(new Date('2026-11-10T14:59:00Z'), now)).toEqual({ day: '11-10' })
  expect(relativeTime(new Date('2026-11-10T15:01:00Z'), now)).toEqual({ day: '11-11' })
})
