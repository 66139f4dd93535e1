import { expect, test } from 'vitest'
import { inRow, keptDots } from './kept-dots.ts'

test('a dot stays with the words before it', () => {
  expect(keptDots('뚜껑: 없음 · 1개')).toBe('뚜껑: 없음\u00a0· 1개')
})

test('a short fact is never broken, a long one may be', () => {
  expect(inRow(['주문 전체 · 최대 5,000원', null, '', 'A product with quite a long name'])).toBe(
    '주문\u00a0전체\u00a0· 최대\u00a05,000원\u00a0· A product with quite a long name',
  )
})
