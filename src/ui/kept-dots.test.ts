import { expect, test } from 'vitest'
import { inRow, keptDots } from './kept-dots.ts'

test('a dot stays with the words before it', () => {
  expect(keptDots('뚜껑: 없음 · 1개')).toBe('뚜껑: 없음\u00a0· 1개')
  expect(inRow(['주문 전체 · 20,000원 이상', null, '', '2026.12.21까지'])).toBe('주문 전체\u00a0· 20,000원 이상\u00a0· 2026.12.21까지')
})
