import { expect, test } from 'vitest'
import { templates } from '#shop/notification/templates/index.ts'
import { plainTitle } from './plain-title.ts'

test.each([
  ['{what}을 받았어요', '신청을 받았어요'],
  ['{pay}을(를) 확인했어요 ({od_id})', '결제를 확인했어요'],
  ['We have your {claim} request ({od_id})', 'We have your return or exchange request'],
  ['포인트 {points}을(를) 받았어요', '포인트를 받았어요'],
  ['{name} 님, 반갑습니다', '반갑습니다'],
  ['Welcome, {name}', 'Welcome'],
  ['{subject}: {amount} 결제를 부탁드려요', '결제를 부탁드려요'],
  ['{company}: 폐업한 사업자예요', '폐업한 사업자예요'],
  ['{company} has closed its business', 'Has closed its business'],
  ['We have received it: {what}', 'We have received it'],
  ['주문을 받았어요 ({od_id})', '주문을 받았어요'],
  ['포인트 {count}점이 사라져요', '포인트 …점이 사라져요'],
])('the title of a template never begins with a gap: %s', (title, plain) => {
  expect(plainTitle(title)).toBe(plain)
})

test('every notification has a head of its own words, in both languages', () => {
  const heads = Object.values(templates).flatMap(({ texts }) => [
    plainTitle(texts.title.ko),
    plainTitle(texts.title.en),
  ])
  expect(heads.length).toBeGreaterThan(150)
  const poor = heads.filter(
    (head) => /^[\s…,:.]|^(?:님|을|를|이|가) |[…,:]$|\{/.test(head) || head.length < 3,
  )
  expect(poor).toEqual([])
})
