import { expect, test } from 'vitest'
import type { Currency, Lang } from '#kernel/language.ts'
import { amountInWords } from './words-rules.ts'

test.each<[number, Currency, Lang, string]>([
  [0, 'krw', 'kr', '일금 영원정'],
  [7, 'krw', 'kr', '일금 칠원정'],
  [10, 'krw', 'kr', '일금 일십원정'],
  [111, 'krw', 'kr', '일금 일백일십일원정'],
  [9_999, 'krw', 'kr', '일금 구천구백구십구원정'],
  [10_000, 'krw', 'kr', '일금 일만원정'],
  [10_001, 'krw', 'kr', '일금 일만일원정'],
  [1_280_000, 'krw', 'kr', '일금 일백이십팔만원정'],
  [100_000_000, 'krw', 'kr', '일금 일억원정'],
  [100_010_000, 'krw', 'kr', '일금 일억일만원정'],
  [1_000_000_000_000, 'krw', 'kr', '일금 일조원정'],
  [1_234_567_890_123, 'krw', 'kr', '일금 일조이천삼백사십오억육천칠백팔십구만일백이십삼원정'],
  [128_050, 'usd', 'kr', '일금 미화 일천이백팔십달러 오십센트정'],
  [1_200, 'usd', 'kr', '일금 미화 일십이달러정'],
  [0, 'usd', 'en', 'Say US Dollars Zero Only'],
  [5, 'usd', 'en', 'Say US Dollars Zero and Cents Five Only'],
  [1_000, 'usd', 'en', 'Say US Dollars Ten Only'],
  [1_290, 'usd', 'en', 'Say US Dollars Twelve and Cents Ninety Only'],
  [
    12_800_021,
    'usd',
    'en',
    'Say US Dollars One Hundred Twenty-Eight Thousand and Cents Twenty-One Only',
  ],
  [100_000_000, 'usd', 'en', 'Say US Dollars One Million Only'],
  [1_280_000, 'krw', 'en', 'Say Korean Won One Million Two Hundred Eighty Thousand Only'],
  [1_000_000_019, 'krw', 'en', 'Say Korean Won One Billion Nineteen Only'],
])('%d %s in %s reads %s', (amount, currency, lang, words) => {
  expect(amountInWords(amount, currency, lang)).toBe(words)
})
