import { expect, test } from 'vitest'
import { caretAfter } from './phone-caret.ts'

test.each([
  ['010-1', 3, 3],
  ['010-1', 4, 5],
  ['010-1234-5678', 7, 8],
  ['010-1234-5678', 11, 13],
  ['010-1234-5678', 0, 0],
  ['', 0, 0],
])('in %s the caret after %i digits stands at %i', (formatted, digits, at) => {
  expect(caretAfter(formatted, digits)).toBe(at)
})
