import { expect, test } from 'vitest'
import type { Order } from '#shop/order/contract/order.ts'
import { goesBackAlone } from './way-back.ts'

const paidBy = (way: NonNullable<Order['payment']>['way'], od_receipt_price = 38_100) =>
  goesBackAlone({
    od_receipt_price,
    payment: {
      way,
      status: 'paid',
      label: { ko: '', en: '' },
      receipt_url: null,
      refunded: 0,
      escrow: false,
      pretend_url: null,
    },
  })

test('what was paid by card, transfer or PayPal goes back the way it came', () => {
  expect(
    (['card', 'easy', 'transfer', 'card_abroad', 'paypal'] as const).map((w) => paidBy(w)),
  ).toEqual([true, true, true, true, true])
})

test('what was paid into an account, or not at all, does not', () => {
  expect((['vbank', 'bank', 'credit', 'account'] as const).map((way) => paidBy(way))).toEqual([
    false,
    false,
    false,
    false,
  ])
  expect(paidBy('card', 0)).toBe(false)
  expect(goesBackAlone({ od_receipt_price: 38_100, payment: null })).toBe(false)
})
