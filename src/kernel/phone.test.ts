import { expect, test } from 'vitest'
import { formatPhone, isLandline, isMobile, phoneDigits, phoneFor, whyBadPhone } from './phone.ts'

test.each([
  ['010-1234-5678', '01012345678'],
  ['010 1234 5678', '01012345678'],
  ['+82 10-1234-5678', '01012345678'],
  ['+82 010 1234 5678', '01012345678'],
  ['+1 (415) 555-0100', '+14155550100'],
  ['0082 10-1234-5678', '01012345678'],
  ['0082-010-1234-5678', '01012345678'],
  ['82-10-1234-5678', '01012345678'],
  ['82 010 1234 5678', '01012345678'],
  ['821012345678', '01012345678'],
  ['+82 (0)10 1234 5678', '01012345678'],
  ['(+82) 10-1234-5678', '01012345678'],
  ['+82-2-123-4567', '021234567'],
  ['82-2-123-4567', '021234567'],
  ['(010) 1234.5678', '01012345678'],
  ['010·1234·5678', '01012345678'],
  ['010–1234–5678', '01012345678'],
  ['０１０－１２３４－５６７８', '01012345678'],
  ['＋８２　１０　１２３４　５６７８', '01012345678'],
  ['０９０ー１２３４ー５６７８', '09012345678'],
  ['010\u200b-1234-5678', '01012345678'],
  ['Tel. 010-1234-5678', '01012345678'],
  ['휴대폰: 010-1234-5678', '01012345678'],
  ['0081 90 1234 5678', '+819012345678'],
  ['001 415', '001415'],
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

test.each([
  '02-123-4567 ext 12',
  '02-123-4567 내선 3',
  '02-123-456 내선 7',
  '010-1234-567 ext 8',
  '02-123-4567,1',
  '02-123-4567;1',
  '02-123-4567#1',
  '031-123-4567~8',
  '010-1234-5678 / 010-9999-8888',
  '010-1234-567x8',
  '010+12345678',
])('%s is no other number, and is refused with the way out', (typed) => {
  expect(phoneDigits(typed)).not.toMatch(/^\d+$/)
  expect(whyBadPhone(typed)?.[0]).toContain('내선 번호')
})

test.each(['0082 10 1234 5678', '82-10-1234-5678', '０１０１２３４５６７８'])(
  '%s is shown with hyphens while it is typed',
  (typed) => expect(formatPhone(typed)).toBe('010-1234-5678'),
)

test.each([
  ['en', '02-0000-0000', '+82-2-0000-0000'],
  ['en', '070-1234-5678', '+82-70-1234-5678'],
  // what begins with no zero is not reached from abroad
  ['en', '1588-0000', '1588-0000'],
  ['kr', '02-0000-0000', '02-0000-0000'],
] as const)('the shop tells its number in %s: %s', (lang, phone, told) => {
  expect(phoneFor(lang, phone)).toBe(told)
})
