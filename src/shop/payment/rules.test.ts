import { expect, test } from 'vitest'
import { installPhrases, translate } from '#kernel/translate.ts'
import { phrases } from '#phrases.ts'
import { type PayStatus, payStatuses } from './contract.ts'
import {
  leastOf,
  mayBecome,
  orderNameOf,
  refundable,
  refundDue,
  refundReason,
  taxFreePart,
  whyOther,
} from './rules.ts'
import { payWords } from './ui/pay-words.ts'

installPhrases('en', phrases)

test('a payment only goes on: nothing leads back but a deposit that the bank takes back', () => {
  const money: Record<PayStatus, number> = {
    ready: 0,
    confirming: 0,
    waiting: 0,
    failed: 0,
    cancelled: 0,
    expired: 0,
    paid: 1,
    part_refunded: 2,
    refunded: 3,
  }
  const back = payStatuses.flatMap((from) =>
    payStatuses
      .filter((to) => mayBecome(from, to) && money[to] < money[from])
      .map((to) => `${from} → ${to}`),
  )
  expect(back).toEqual(['paid → waiting'])
  expect(payStatuses.filter((to) => mayBecome('refunded', to))).toEqual([])
})

test('what the provider holds is the same only with its order, its currency and its amount', () => {
  const agreed = { pay_id: 'one', amount: 35_000, currency: 'krw' }
  expect(whyOther(agreed, { ...agreed, currency: 'KRW' })).toBeNull()
  expect(whyOther(agreed, { ...agreed, pay_id: 'two' })).toBe('order')
  expect(whyOther(agreed, { ...agreed, currency: 'USD' })).toBe('currency')
  for (const amount of [35, 350, 34_999, 35_001, 3_500_000])
    expect(whyOther(agreed, { ...agreed, amount })).toBe('amount')
})

test('what may go back is what came in and is not promised back yet', () => {
  expect(refundable({ amount: 10_000, refund_held: 3_000, status: 'part_refunded' })).toBe(7_000)
  for (const status of ['ready', 'confirming', 'waiting', 'failed', 'expired', 'refunded'] as const)
    expect(refundable({ amount: 10_000, refund_held: 0, status })).toBe(0)
})

test.each<[number, number, [number, number][], number, number | undefined, number]>([
  [10_000, 4_000, [], 10_000, undefined, 4_000],
  [10_000, 4_000, [], 5_000, undefined, 2_000],
  [10_000, 4_000, [], 3_333, undefined, 1_333],
  [10_000, 4_000, [], 5_000, 9_000, 4_000],
  [10_000, 4_000, [], 1_000, 4_000, 1_000],
  [10_000, 4_000, [], 3_000, 0, 0],
  [10_000, 0, [], 5_000, undefined, 0],
  // of both parts no more than is left: 2,000 of the 4,000 are gone, and 3,000 of the 6,000
  [10_000, 4_000, [[5_000, 2_000]], 3_000, 4_000, 2_000],
  [10_000, 4_000, [[5_000, 2_000]], 4_000, 0, 1_000],
  [10_000, 4_000, [[5_000, 2_000]], 5_000, undefined, 2_000],
  [10_000, 4_000, [[4_000, 4_000]], 6_000, undefined, 0],
])(
  'of %d with %d without VAT, of which %j went back: %d more (asked for %s), %d of it without VAT',
  (amount, tax_free, gone, back, wanted, expected) => {
    const earlier = gone.map(([all, free]) => ({ amount: all, tax_free: free }))
    expect(taxFreePart({ amount, tax_free }, earlier, back, wanted)).toBe(expected)
  },
)

test('money goes back within three business days, over weekends and holidays', () => {
  // a Friday at noon in Korea, and the Friday before a long weekend
  expect(refundDue(new Date('2026-11-20T03:00:00Z')).toISOString()).toBe('2026-11-25T03:00:00.000Z')
  expect(
    refundDue(new Date('2026-11-20T03:00:00Z'), ['2026-11-23', '2026-11-24']).toISOString(),
  ).toBe('2026-11-27T03:00:00.000Z')
})

test('cards take 100 won and more, a transfer 200, dollars a cent', () => {
  expect(leastOf).toEqual({
    card: 100,
    easy: 100,
    vbank: 100,
    transfer: 200,
    card_abroad: 1,
    paypal: 1,
  })
})

test('the name of an order stays within a hundred characters, in the language of its buyer', () => {
  const candle = { it_name: '라벤더 캔들', it_name_en: 'Lavender candle' }
  expect(orderNameOf('kr', [candle, candle, candle])).toBe('라벤더 캔들 외 2건')
  expect(orderNameOf('en', [candle, candle])).toContain('Lavender candle')
  expect(
    [...orderNameOf('kr', [{ it_name: '향'.repeat(300), it_name_en: '' }, candle])].length,
  ).toBeLessThanOrEqual(100)
})

test.each([
  'PAY_PROCESS_CANCELED',
  'PAY_PROCESS_ABORTED',
  'REJECT_CARD_COMPANY',
  'REJECT_CARD_PAYMENT',
  'INVALID_REJECT_CARD',
  'INVALID_STOPPED_CARD',
  'INVALID_CARD_EXPIRATION',
  'EXCEED_MAX_CARD_INSTALLMENT_PLAN',
  'BELOW_MINIMUM_AMOUNT',
  'NOT_FOUND_PAYMENT_SESSION',
  'EXPIRED_PAYMENT',
  'DUPLICATED_ORDER_ID',
])('%s has words of its own, in both languages', (code) => {
  expect(payWords(code)).not.toBe(payWords('SOMETHING_NEW'))
  expect(translate('en', payWords(code))).not.toMatch(/[가-힣]/)
})

test.each([
  'UNAUTHORIZED_KEY',
  'INVALID_API_KEY',
  'INVALID_REQUEST',
  'PROVIDER_ERROR',
  'SOMETHING_NEW',
  '__proto__',
  'toString',
  '<b>',
])('%s is told in the words of all others', (code) => {
  expect(payWords(code)).toBe('결제가 되지 않았어요. 다시 시도하거나 다른 결제 방법을 골라 주세요.')
})

test('the reason of a refund is words, of earlier ones too', () => {
  expect(['refund', '마음이 바뀜'].map(refundReason)).toEqual(['환불', '마음이 바뀜'])
})
