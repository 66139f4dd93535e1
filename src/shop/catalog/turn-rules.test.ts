import { expect, test } from 'vitest'
import { turnedBy } from './turn-rules.ts'

test.each([
  ['a whole width turns once around', 3, 1, 12, 3],
  ['a third to the right', 0, 1 / 3, 12, 4],
  ['back over the first', 1, -0.25, 12, 10],
  ['far back', 0, -2.5, 8, 4],
  ['less than half a picture stays', 5, 0.04, 12, 5],
])('%s', (_, from, share, count, at) => {
  expect(turnedBy(from, share, count)).toBe(at)
})
