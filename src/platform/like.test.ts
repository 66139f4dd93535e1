import { expect, test } from 'vitest'
import { containing, isShortWord } from './like.ts'

test.each([
  ['김', true],
  ['민지', true],
  ['%_', true],
  ['a@b.kr', true],
  ['김민지', false],
  ['a@b.com', false],
  ['010-7731', false],
])('%s is too short for an index of three letters: %s', (word, short) => {
  expect(isShortWord(word)).toBe(short)
})

test('signs of LIKE are letters in what is looked for', () => {
  expect(containing('50%_\\')).toBe('%50\\%\\_\\\\%')
})
