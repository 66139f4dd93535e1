import { expect, test } from 'vitest'
import { decimalAmount } from '#kernel/money.ts'
import { centsOf } from './paypal-shapes.ts'
import { seenOf } from './toss-shapes.ts'

const paid = {
  orderId: 'one',
  paymentKey: 'tviva1',
  totalAmount: 35_000,
  balanceAmount: 35_000,
  currency: 'KRW',
  approvedAt: '2026-03-14T10:00:00+09:00',
}

test.each([
  ['READY', {}, 'ready', 0],
  ['IN_PROGRESS', {}, 'ready', 0],
  ['WAITING_FOR_DEPOSIT', {}, 'waiting', 0],
  ['DONE', {}, 'paid', 0],
  ['PARTIAL_CANCELED', { balanceAmount: 30_000 }, 'part_refunded', 5_000],
  ['CANCELED', { balanceAmount: 0 }, 'refunded', 35_000],
  // an account nobody paid into is closed without money going back
  ['CANCELED', { balanceAmount: 0, approvedAt: null }, 'expired', 0],
  ['ABORTED', {}, 'failed', 0],
  ['EXPIRED', {}, 'expired', 0],
])('%s (%j) is read as %s with %d sent back', (status, more, expected, refunded) => {
  expect(seenOf({ ...paid, status, ...more })).toMatchObject({
    status: expected,
    refunded,
    amount: 35_000,
    currency: 'KRW',
  })
})

test('an easy payment is named in both languages, an unknown one as it came', () => {
  const by = (provider: string) =>
    seenOf({ ...paid, status: 'DONE', easyPay: { provider } })?.detail.label
  expect([by('카카오페이'), by('새로운페이')]).toEqual([
    { ko: '카카오페이', en: 'Kakao Pay' },
    { ko: '새로운페이', en: '새로운페이' },
  ])
})

test.each([
  [{ status: 'SOMETHING_NEW' }],
  [{ status: 'DONE', totalAmount: '35000' }],
  [{ status: 'DONE', totalAmount: 350.5 }],
  [{ status: 'DONE', totalAmount: 2 ** 60 }],
  [{ status: 'DONE', orderId: null }],
  [{ status: 'DONE', paymentKey: 5 }],
])('%j is no payment that can be read', (other) => {
  expect(seenOf({ ...paid, ...other })).toBeNull()
})

test.each([
  ['12.90', 1_290],
  ['12.9', 1_290],
  ['12', 1_200],
  ['0.07', 7],
  ['19.99', 1_999],
  ['1234567.89', 123_456_789],
])('%s dollars are %d cents, and back', (text, cents) => {
  expect(centsOf(text)).toBe(cents)
  expect(Number(decimalAmount(cents, 'usd'))).toBe(Number(text))
})

test.each(['', '-1.00', '1e3', '12.345', '12,90', ' 12.90', 12.9, null, {}, '9'.repeat(12)])(
  '%j is no sum of dollars',
  (value) => {
    expect(centsOf(value)).toBeNull()
  },
)

test('won have no smaller unit: what is sent is what is asked for', () => {
  for (const won of [1, 100, 35_000, 1_234_567]) expect(decimalAmount(won, 'krw')).toBe(String(won))
})
