import { expect, test } from 'vitest'
import { isLookedFor, withSearched } from './searched-words.ts'

test('a word stands once, at the head, and eight are kept', () => {
  expect(withSearched(['캔들', 'Wax'], 'wax')).toEqual(['wax', '캔들'])
  expect(withSearched(['1', '2', '3', '4', '5', '6', '7', '8'], '9')).toEqual([
    '9',
    ...['1', '2', '3', '4', '5', '6', '7'],
  ])
})

test.each([
  ['%', false],
  ["%_'", false],
  ['\\', false],
  ['🕯️', false],
  ['ㅋ', true],
  ['50%', true],
])('%s is looked for: %s', (word, looked) => {
  expect(isLookedFor(word)).toBe(looked)
})
