import { expect, test } from 'vitest'
import { plainTitle } from './plain-title.ts'

test.each([
  ['{what}을 받았어요', '받았어요'],
  ['{company}: 폐업한 사업자예요', '폐업한 사업자예요'],
  ['{company} has closed its business', 'Has closed its business'],
  ['We have received it: {what}', 'We have received it'],
  ['주문을 받았어요 ({od_id})', '주문을 받았어요'],
  ['포인트 {count}점이 사라져요', '포인트 …점이 사라져요'],
])('the title of a template never begins with a gap: %s', (title, plain) => {
  expect(plainTitle(title)).toBe(plain)
})
