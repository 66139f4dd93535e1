import { expect, test } from 'vitest'
import { formatPhone, isLandline, isMobile, phoneDigits, whyBadPhone } from './phone.ts'

test.each([
  ['010-1234-5678', '01012345678'],
  ['010 1234 5678', '01012345678'],
  ['+82 10-1234-5678', '01012345678'],
  ['+82 010 1234 5678', '01012345678'],
  ['+1 (415) 555-0100', '+14155550100'],
])('%s is kept as %s', (typed, digits) => {
  expect(phoneDigits(typed)).toBe(digits)
})

test.each([
  ['0', '0'],
  ['0101234', '010-123-4'],
  ['01012345678', '010-1234-5678'],
  ['0111234567', '011-123-4567'],
  ['0212345678', '02-1234-5678'],
  ['021234567', '02-123-4567'],
  ['0311234567', '031-123-4567'],
  ['15881234', '1588-1234'],
  ['+1 415 555 0100', '+1 415 555 0100'],
])('%s is shown as %s while it is typed', (typed, shown) => {
  expect(formatPhone(typed)).toBe(shown)
})

test('mobile and landline rules', () => {
  expect(isMobile('01012345678')).toBe(true)
  expect(isMobile('0101234567')).toBe(false)
  expect(isLandline('0212345678')).toBe(true)
  expect(isLandline('07012345678')).toBe(true)
  expect(isLandline('15881234')).toBe(true)
})

test('a message names the cause', () => {
  expect(whyBadPhone('')?.[0]).toBe('휴대폰 번호를 적어 주세요.')
  expect(whyBadPhone('010-1234-567')).toEqual([
    '휴대폰 번호가 {count}자리 부족해요. 지금은 {now}자리예요.',
    { count: 1, now: 10 },
  ])
  expect(whyBadPhone('010-1234-56789')?.[1]).toEqual({ count: 1 })
  expect(whyBadPhone('+12')?.[0]).toContain('나라 번호')
  expect(whyBadPhone('010-1234-5678')).toBeNull()
})
