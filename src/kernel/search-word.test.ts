import { expect, test } from 'vitest'
import { bareNumber } from './bare-number.ts'
import { askedWord } from './search-word.ts'

const number = '2611281530120001'
const ways = [
  '#2611281530120001',
  'No. 2611281530120001',
  'no.2611281530120001',
  '주문번호: 2611281530120001',
  '２６１１２８１５３０１２０００１',
  '261128-1530-120001',
  '261128 1530 120001',
  '261128–1530–120001',
  '\u200b2611281530120001\u200b',
  '2611281530\ufeff120001',
]
test.each(ways)('the order number in “%s” is found', (typed) => {
  expect(bareNumber(typed)).toBe(number)
  expect(askedWord(typed)).toBe(number)
})

test.each([
  ['010-1234-5678', '01012345678'],
  ['+82 10-1234-5678', '01012345678'],
  ['0082 10 1234 5678', '01012345678'],
  ['０１０－１２３４－５６７８', '01012345678'],
  ['010\u200b12345678', '01012345678'],
  ['02-123-4567', '021234567'],
  // what is no such number stays as it was typed
  ['2026-11-28', '2026-11-28'],
  ['1588-1234', '1588-1234'],
  ['캔들 220 g', '캔들 220 g'],
  ['캔들\u200b', '캔들'],
  ['No. 7', 'No. 7'],
  ['101-1203', '101-1203'],
  ['A-12', 'A-12'],
])('“%s” is looked for as “%s”', (typed, asked) => {
  expect(askedWord(typed)).toBe(asked)
})
