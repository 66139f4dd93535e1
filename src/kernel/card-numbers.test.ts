import { expect, test } from 'vitest'
import { withoutCards } from './card-numbers.ts'

test.each([
  ['4111 1111 1111 1111 로 결제해 주세요', '**** 1111 로 결제해 주세요'],
  ['카드 5555-5555-5555-4444, 만료 12/27', '카드 **** 4444, 만료 12/27'],
  ['378282246310005', '**** 0005'],
  // the eleventh of November 2041, were it one of an order
  ['카드 4111111111111111', '카드 **** 1111'],
  // one digit off, a phone number, an address: nothing of a card
  ['4111 1111 1111 1112', '4111 1111 1111 1112'],
  ['010-1234-5678 로 전화 주세요', '010-1234-5678 로 전화 주세요'],
  // an order number of the shop, though its check digit fits
  ['2611221530120004', '2611221530120004'],
  ['서울 04524 101동 1203호 문 앞', '서울 04524 101동 1203호 문 앞'],
])('%s', (written, kept) => {
  expect(withoutCards(written)).toBe(kept)
})
