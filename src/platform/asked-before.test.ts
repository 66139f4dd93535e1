import { expect, test } from 'vitest'
import { openAskedBefore } from './asked-before.ts'

test('knows what was asked lately, and never more than twice as much as it may', () => {
  const askedBefore = openAskedBefore(10)
  expect(['a', 'b', 'a', 'b', 'c'].map(askedBefore)).toEqual([false, false, true, true, false])
  for (let n = 0; n < 9; n++) askedBefore(`other ${n}`)
  expect(askedBefore('c')).toBe(true)
  for (let n = 0; n < 40; n++) expect(askedBefore(`more ${n}`)).toBe(false)
  expect(askedBefore('a')).toBe(false)
})
