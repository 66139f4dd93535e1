import { expect, test } from 'vitest'
import {
  isBusinessNumber,
  maskIdentity,
  receiptSum,
  whyBadIdentity,
  whyCannotAsk,
} from './receipt-rules.ts'

test('a business number is known by its last digit', () => {
  expect(isBusinessNumber('1208147521')).toBe(true)
  expect(isBusinessNumber('1208147522')).toBe(false)
  expect(isBusinessNumber('0000000000')).toBe(false)
  expect(whyBadIdentity('business', '120-81-47521')).toBeNull()
})

test('a deduction goes to a mobile or a cash receipt card, never to a landline', () => {
  expect(whyBadIdentity('income', '010-1234-5678')).toBeNull()
  expect(whyBadIdentity('income', '5361 2345 6789 1234')).toBeNull()
  for (const typed of ['', '02-123-4567', '010-12', '010-1234-567a'])
    expect(whyBadIdentity('income', typed)).not.toBeNull()
})

test('only the ends of a number are shown', () => {
  expect(maskIdentity('income', '010-1234-5678')).toBe('010-****-5678')
  expect(maskIdentity('business', '120-81-47521')).toBe('120-81-*****')
  expect(maskIdentity('income', '5361234567891234')).toBe('************1234')
})

const sale = {
  od_settle_case: '무통장',
  od_status: '입금',
  currency: 'krw',
  od_receipt_time: new Date('2026-03-02T00:00:00Z'),
  total: 20_000,
}
const now = new Date('2026-03-04T00:00:00Z')

test('a receipt may be asked for until five days after the payment, once', () => {
  expect(whyCannotAsk(sale, null, now)).toBeNull()
  expect(whyCannotAsk(sale, null, new Date('2026-03-08T00:00:00Z'))).toMatch('5일')
  expect(whyCannotAsk(sale, { state: 'issued', is_self: false }, now)).toMatch('이미')
  expect(whyCannotAsk(sale, { state: 'issued', is_self: true }, now)).toBeNull()
  expect(whyCannotAsk({ ...sale, od_settle_case: '신용카드' }, null, now)).not.toBeNull()
  expect(whyCannotAsk({ ...sale, currency: 'usd' }, null, now)).not.toBeNull()
})

test('a receipt says what came in cash and has stayed, without what came in too much', () => {
  const paid = { ...sale, od_receipt_price: 20_000, od_refund_price: 5_000, od_free_mny: 4_000 }
  expect(receiptSum(paid)).toEqual({ amount: 15_000, tax_free: 3_000 })
  expect(receiptSum({ ...paid, od_receipt_price: 30_000, od_refund_price: 0 })).toEqual({
    amount: 20_000,
    tax_free: 4_000,
  })
  expect(receiptSum({ ...paid, od_status: '취소' })).toEqual({ amount: 0, tax_free: 0 })
  const late = { ...paid, od_status: '취소', od_kept_price: 10_000 }
  expect(receiptSum(late)).toEqual({ amount: 10_000, tax_free: 2_000 })
  // the 4,000 without VAT came back, or they stay with a fee of 1,000 beside them
  expect(receiptSum({ ...paid, rest: { total: 15_000, exempt: 0 } })).toEqual({
    amount: 15_000,
    tax_free: 0,
  })
  expect(receiptSum({ ...paid, rest: { total: 14_000, exempt: 4_000 } })).toEqual({
    amount: 15_000,
    tax_free: 4_000,
  })
})
