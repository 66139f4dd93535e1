import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { testShop } from '#test/database.ts'
import { takeDeposits } from '#test/errands.ts'
import { stockItem } from '#test/goods.ts'
import { fill, place, stockOf } from '#test/ordering.ts'
import { eventsOf } from '#test/paying.ts'
import { shopper, staff } from '#test/shopper.ts'
import { deposits } from './contract.ts'

const { house } = await testShop()
const boss = await staff()
let minute = 0

/** An order by bank transfer, and a deposit of this sum that stands on it. */
async function matched(name: string, { less = 0 } = {}) {
  const me = await shopper()
  const goods = await stockItem(house)
  const { totals } = await fill(me, goods, 1)
  const od_id = await place(me, { expected_total: totals.total, od_deposit_name: name })
  const amount = totals.total - less
  const at = `2026-03-15 10:${String(minute++).padStart(2, '0')}:00`
  const text = `거래일시,입금액,보낸 사람,잔액\n${at},${amount},${name},${minute}`
  await takeDeposits(boss, { body: { text } })
  const { data } = await boss.call(deposits.list, { query: { keyword: name } })
  const params = { dep_id: data[0]?.dep_id ?? 0 }
  if (less) await boss.call(deposits.match, { params, body: { od_id } })
  return { me, goods, od_id, amount, total: totals.total, params }
}
const orderOf = async (od_id: string) =>
  (
    await house.db.execute<Record<string, unknown>>(
      sql`select od_status, od_receipt_price, od_receipt_time, od_deposit_deadline > now() as waits from shop_order where od_id = ${od_id}`,
    )
  ).rows[0]
const body = { reason: '다른 분의 입금이에요' }

test('a wrong match is taken back: the order waits again, the deposit is open, and both can be matched anew', async () => {
  const one = await matched('되돌릴이')
  expect(await orderOf(one.od_id)).toMatchObject({ od_status: '입금' })
  expect(await stockOf(one.goods.io_no)).toEqual({ stock: 99, reserved: 0 })
  await boss.call(deposits.undo, { params: one.params, body })
  expect(await orderOf(one.od_id)).toEqual({
    ...{ od_status: '주문', od_receipt_price: 0, od_receipt_time: null, waits: true },
  })
  expect(await stockOf(one.goods.io_no)).toEqual({ stock: 100, reserved: 1 })
  expect(await eventsOf(one.od_id)).toContain('order.deposit_undone')
  const { data } = await boss.call(deposits.list, { query: { keyword: '되돌릴이' } })
  expect(data).toMatchObject([{ state: 'queued', why: 'undone', od_id: null }])
  const received = await house.db.execute(
    sql`select coalesce(sum(amount), 0)::int as sum from payment where od_id = ${one.od_id} and status = 'paid'`,
  )
  expect(received.rows).toEqual([{ sum: 0 }])
  expect((await boss.refused(deposits.undo, { params: one.params, body })).status).toBe(409)

  await boss.call(deposits.match, { params: one.params, body: { od_id: one.od_id } })
  expect(await orderOf(one.od_id)).toMatchObject({
    ...{ od_status: '입금', od_receipt_price: one.total },
  })
})

test('of two deposits only the wrong one leaves', async () => {
  const one = await matched('두번나눈이', { less: 3_000 })
  await boss.call(adminOrders.confirmDeposit, {
    params: { od_id: one.od_id },
    body: { amount: 3_000, reason: '통장에서 확인' },
  })
  await boss.call(deposits.undo, { params: one.params, body })
  expect(await orderOf(one.od_id)).toMatchObject({ od_status: '주문', od_receipt_price: 3_000 })
})

test('an order that has left or was refunded keeps its money, and only finance may undo', async () => {
  const sent = await matched('보낸주문이')
  const clerk = await shopper({ mb_id: 'undo-clerk', staff_role: 'order' })
  expect((await clerk.refused(deposits.undo, { params: sent.params, body })).status).toBe(403)
  expect(
    (await boss.refused(deposits.undo, { params: sent.params, body: { reason: ' ' } })).errors,
  ).toHaveProperty('reason')
  await boss.call(adminOrders.ship, {
    params: { od_id: sent.od_id },
    body: { company: 'cj', od_invoice: '640111112299' },
  })
  expect(await boss.refused(deposits.undo, { params: sent.params, body })).toMatchObject({
    status: 409,
    message: expect.stringContaining('이미 보낸 주문'),
  })
  const gone = await matched('취소된이')
  await boss.call(adminOrders.cancel, {
    params: { od_id: gone.od_id },
    body: {
      reason: '재고 없음',
      account: { bank: '20', number: '1002-123-456789', holder: '김민지' },
    },
  })
  expect((await boss.refused(deposits.undo, { params: gone.params, body })).status).toBe(409)
})
