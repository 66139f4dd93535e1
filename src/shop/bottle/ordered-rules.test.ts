import { expect, test } from 'vitest'
import type { OrderStatus } from '#shop/order/contract/order.ts'
import type { JobState } from './job-contract.ts'
import { isBegun, partsOfSum, stateInOrder } from './ordered-rules.ts'

type Case = [JobState, JobState | null, OrderStatus, boolean, JobState | null, JobState | null]
test.each<Case>([
  ['approved', null, '주문', false, null, null],
  ['approved', null, '입금', false, 'paid', null],
  ['approved', null, '준비', false, 'paid', null],
  ['paid', null, '주문', false, 'approved', null],
  ['proof_sent', null, '입금', false, null, null],
  ['production', null, '배송', false, null, null],
  ['production', null, '배송', true, 'shipped', null],
  ['shipped', null, '준비', false, 'production', null],
  ['shipped', null, '완료', true, 'done', null],
  ['done', null, '반품', true, null, null],
  ['production', null, '취소', false, 'cancelled', null],
  ['cancelled', null, '주문', false, 'approved', null],
  ['on_hold', 'approved', '입금', false, 'on_hold', 'paid'],
  ['on_hold', 'paid', '입금', false, null, null],
  ['on_hold', 'paid', '취소', false, 'cancelled', null],
])(
  'bottles that are %s (%s) in an order at %s, sent %s, go to %s',
  (state, held, ct_status, is_sent, to, later) => {
    const next = stateInOrder({ state, held_state: held }, { ct_status, is_sent })
    expect(next).toEqual(to && { state: to, held_state: later })
  },
)

test('making has begun in production and after, also when it rests', () => {
  expect(isBegun({ state: 'paid', held_state: null })).toBe(false)
  expect(isBegun({ state: 'production', held_state: null })).toBe(true)
  expect(isBegun({ state: 'on_hold', held_state: 'production' })).toBe(true)
  expect(isBegun({ state: 'on_hold', held_state: 'paid' })).toBe(false)
})

test('the parts of a sum add up to what was paid, whatever prices are today', () => {
  const today = { unit: 100, setup: 50, total: 1_050 }
  expect(partsOfSum(1_050, 10, today)).toEqual(today)
  for (const total of [1, 999, 1_051]) {
    const { unit, setup } = partsOfSum(total, 10, today)
    expect([unit * 10 + setup, setup < 10]).toEqual([total, true])
  }
})
