import { expect, test } from 'vitest'
import { cutText } from './cut-text.ts'

test('a text is cut at its maximum and never through a character', () => {
  expect(cutText('오드모아', 4)).toBe('오드모아')
  expect(cutText('오드모아 향', 4)).toBe('오드모아')
  expect(cutText('🕯🕯🕯', 2)).toBe('🕯🕯')
  expect(cutText('🕯🕯', 2)).toBe('🕯🕯')
})
