import { expect, test } from 'vitest'
import { type OrderStatus, orderStatuses } from './contract/order.ts'
import {
  demandOf,
  depositDeadline,
  isLate,
  type OrderMove,
  orderMoves,
  orderNumber,
  soldOf,
  trackingUrl,
  unpaidSum,
  whyCannot,
  whyCannotCancel,
  whyWrongDeposit,
} from './rules.ts'

test.each<[OrderMove, OrderStatus[]]>([
  ['deposit', ['주문']],
  ['prepare', ['입금']],
  ['ship', ['입금', '준비']],
  ['complete', ['배송']],
  ['cancel', ['주문', '입금', '준비']],
])('%s is open in %j and nowhere else', (move, open) => {
  expect(orderStatuses.filter((od_status) => whyCannot(move, { od_status }) === null)).toEqual(open)
  expect(orderMoves[move].from).toEqual(open)
})

test('the buyer cancels until the order is being packed', () => {
  expect(
    orderStatuses.filter(
      (od_status) =>
        whyCannotCancel({ od_status, od_receipt_price: 0, od_credit_price: 0 }) === null,
    ),
  ).toEqual(['주문', '입금'])
  const unpaid = { od_status: '주문', od_receipt_price: 1 } as const
  expect(whyCannotCancel({ ...unpaid, od_credit_price: 0 })).toMatch('고객센터')
  // what the balance paid goes back there by itself
  expect(whyCannotCancel({ ...unpaid, od_credit_price: 1 })).toBeNull()
})

const sums = {
  od_cart_price: 50_000,
  od_send_cost: 3_000,
  od_send_cost2: 3_000,
  od_cart_coupon: 0,
  od_coupon: 0,
  od_send_coupon: 0,
  od_point_price: 0,
  od_receipt_price: 0,
  od_cut_price: 0,
}

test.each([
  [{}, 56_000],
  [{ od_receipt_price: 6_000 }, 50_000],
  [{ od_receipt_price: 56_000 }, 0],
  [{ od_receipt_price: 60_000 }, 0],
  [{ od_cut_price: 56_000 }, 0],
  [{ od_cut_price: 20_000, od_receipt_price: 36_000 }, 0],
  // what was paid and promised back is in neither of them
  [{ od_cart_price: 70_000, od_receipt_price: 56_000 }, 20_000],
])('%j leaves %d to pay', (given, expected) => {
  expect(unpaidSum({ ...sums, ...given })).toBe(expected)
})

test('another sum than the unpaid one needs a reason', () => {
  expect(whyWrongDeposit(sums, 56_000, '')).toBeNull()
  expect(whyWrongDeposit(sums, 55_999, '')).toMatch('이유')
  expect(whyWrongDeposit(sums, 55_999, '수수료')).toBeNull()
})

test('a number tells the Korean second and four digits by chance', () => {
  expect(orderNumber(new Date('2026-12-31T15:00:01Z'), 42)).toBe('2701010000010042')
})

test('the deadline is the last second of a Korean day', () => {
  expect(depositDeadline(new Date('2026-03-01T14:59:59Z'), 3).toISOString()).toBe(
    '2026-03-04T14:59:59.000Z',
  )
  expect(depositDeadline(new Date('2026-03-01T15:00:00Z'), 3).toISOString()).toBe(
    '2026-03-05T14:59:59.000Z',
  )
  const order = {
    od_status: '주문' as const,
    od_deposit_deadline: new Date('2026-03-04T14:59:59Z'),
  }
  expect([
    isLate(order, new Date('2026-03-04T14:59:59Z')),
    isLate(order, new Date('2026-03-04T15:00:00Z')),
    isLate({ ...order, od_status: '입금' }, new Date('2027-01-01')),
  ]).toEqual([false, true, false])
})

test.each([
  ['https://t.example/?n={n}', 'A1/2', 'https://t.example/?n=A1%2F2'],
  ['https://t.example/{tracking_number}/x', '123', 'https://t.example/123/x'],
  ['https://t.example/?n=', '123', 'https://t.example/?n=123'],
  ['javascript:alert({n})', '123', null],
  ['', '123', null],
  [undefined, '123', null],
  ['https://t.example/?n={n}', '', null],
])('a parcel at %s %s is followed at %s', (pattern, invoice, expected) => {
  expect(trackingUrl(pattern, invoice)).toBe(expected)
})

test('demand is summed per option, sales per item without its add-ons', () => {
  const line = (it_id: string, io_no: number, io_type: number, ct_qty: number) => ({
    it_id,
    io_no,
    io_type,
    ct_qty,
  })
  const lines = [
    line('b', 9, 0, 1),
    line('a', 3, 0, 2),
    line('b', 9, 0, 4),
    line('a', 4, 0, 1),
    line('a', 5, 1, 7),
  ]
  expect(demandOf(lines)).toEqual([
    { io_no: 3, qty: 2 },
    { io_no: 4, qty: 1 },
    { io_no: 5, qty: 7 },
    { io_no: 9, qty: 5 },
  ])
  expect(soldOf(lines)).toEqual([
    { it_id: 'a', qty: 3 },
    { it_id: 'b', qty: 5 },
  ])
})
