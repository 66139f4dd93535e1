import { expect, test } from 'vitest'
import { placeholdersOf, termsOf, whyBadTranslation } from './rules.ts'

test('blank terms and texts that no screen shows are dropped', () => {
  expect(
    termsOf({
      '향을 골라요': '향을 골라요',
      빈칸: '  ',
      ' ': '글',
      '이상한\u0000글': '글',
      '두\n줄': '두 줄',
    }),
  ).toEqual(['향을 골라요', '두\n줄'])
})

test('placeholders are named once, in one order', () => {
  expect(placeholdersOf('{name} 님, {count}개와 {name}')).toEqual(['{count}', '{name}'])
})

test.each([
  ['{count}개', '{count} items', null],
  ['{count}개', 'items', '중괄호 자리({ })는 원문과 똑같이 남겨 주세요.'],
  ['{count}개', '{count} of {all}', '중괄호 자리({ })는 원문과 똑같이 남겨 주세요.'],
  ['안녕', ' ', '번역을 적어 주세요.'],
  ['안녕', 'a'.repeat(501), '번역은 500자까지예요.'],
])('%s → %s', (phrase, translation, why) => {
  expect(whyBadTranslation(phrase, translation)).toBe(why)
})
