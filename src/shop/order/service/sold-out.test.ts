import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { houseCtx } from '#platform/context.ts'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { partCancel } from '#shop/order/contract/parts.ts'
import { orders } from '#shop/order/contract/place.ts'
import { refundPlace } from '#shop/order/contract/refund-place.ts'
import { soldOutDesk } from '#shop/order/contract/sold-out.ts'
import { paymentDesk } from '#shop/payment/desk-contract.ts'
import { grantPoints } from '#shop/point/service/grant-points.ts'
import { usablePoints } from '#shop/point/service/my-points.ts'
import { stockItem } from '#test/goods.ts'
import { mailboxOf } from '#test/mailbox.ts'
import { fill, place, placedOrder, stockOf } from '#test/ordering.ts'
import { follow, payingShop, payThrough } from '#test/paying.ts'
import { type Shopper, shopper, staff } from '#test/shopper.ts'

const { house, base } = await payingShop()
const boss = await staff()

const linesOf = async (od_id: string) =>
  (await boss.call(adminOrders.show, { params: { od_id } })).data.lines

async function sellOut(
  od_id: string,
  lines: { ct_id: number; qty: number }[],
  more: { stock?: 'empty' | 'keep'; reason?: string } = {},
) {
  const params = { od_id }
  const { amount, version } = (await boss.call(soldOutDesk.preview, { params, body: { lines } }))
    .data
  const body = { lines, amount, version, stock: 'empty' as const, ...more }
  return (await boss.call(soldOutDesk.take, { params, body })).data
}
const undo = (od_id: string) => boss.call(soldOutDesk.undo, { params: { od_id } })
const pay = (od_id: string, amount: number) =>
  boss.call(adminOrders.confirmDeposit, {
    params: { od_id },
    body: { amount, reason: '통장에서 확인' },
  })
const show = async (who: Shopper, od_id: string) =>
  (await who.call(orders.show, { params: { od_id } })).data
const refundsOf = async (od_id: string) =>
  (
    await house.db.execute<{ amount: number; state: string }>(
      sql`select amount, state from payment_refund where od_id = ${od_id} order by created_at`,
    )
  ).rows

describe('goods the shop cannot supply', () => {
  test('leave a paid order, never come back to the shelf, and nobody else can buy them', async () => {
    const { minji, goods, od_id, total } = await placedOrder(3)
    await pay(od_id, total)
    const [line] = await linesOf(od_id)
    const after = await sellOut(od_id, [{ ct_id: line?.ct_id ?? 0, qty: 1 }])
    expect(after.od_status).toBe('입금')
    expect(after.lines.map(({ ct_qty, ct_status }) => [ct_qty, ct_status])).toEqual([
      [2, '입금'],
      [1, '품절'],
    ])
    expect(await stockOf(goods.io_no)).toEqual({ stock: 0, reserved: 0 })
    expect((await show(minji, od_id)).history.map(({ name }) => name)).toContain('order.sold_out')
    expect(await refundsOf(od_id)).toEqual([{ amount: after.od_cancel_price, state: 'queued' }])
  })

  test('never cost the buyer the free shipping they had', async () => {
    const { od_id, total } = await placedOrder(5)
    expect(total).toBe(50_000)
    await pay(od_id, total)
    const [line] = await linesOf(od_id)
    const after = await sellOut(od_id, [{ ct_id: line?.ct_id ?? 0, qty: 1 }], { stock: 'keep' })
    expect(after.od_cancel_price).toBe(10_000)
  })

  test('make the whole order 품절 when nothing is left; what others were promised stays theirs', async () => {
    const { goods, od_id } = await placedOrder(2)
    const other = await shopper()
    const { totals } = await fill(other, goods, 4)
    await place(other, { expected_total: totals.total })
    const [line] = await linesOf(od_id)
    expect(await sellOut(od_id, [{ ct_id: line?.ct_id ?? 0, qty: 2 }])).toMatchObject({
      od_status: '품절',
      od_misu: 0,
    })
    expect(await stockOf(goods.io_no)).toEqual({ stock: 4, reserved: 4 })
    const { data } = await boss.call(adminOrders.list, { query: { od_status: '품절' } })
    expect(data.map((row) => row.od_id)).toContain(od_id)
  })

  test('are marked once: of two who agreed to the same the second hears what is left', async () => {
    const { od_id } = await placedOrder(3)
    const [line] = await linesOf(od_id)
    const lines = [{ ct_id: line?.ct_id ?? 0, qty: 2 }]
    const params = { od_id }
    const { amount, version } = (await boss.call(soldOutDesk.preview, { params, body: { lines } }))
      .data
    const body = { lines, amount, version, stock: 'keep' as const }
    await boss.call(soldOutDesk.take, { params, body })
    const refusal = await boss.refused(soldOutDesk.take, { params, body })
    expect([refusal.status, refusal.message]).toEqual([
      409,
      '그사이 주문이 바뀌었어요. 남은 상품을 확인하고 다시 처리해 주세요.',
    ])
    expect((await linesOf(od_id)).map(({ ct_qty, ct_status }) => [ct_qty, ct_status])).toEqual([
      [1, '주문'],
      [2, '품절'],
    ])
  })

  test('leave the shelf alone when staff say so', async () => {
    const { goods, od_id } = await placedOrder(2)
    const [line] = await linesOf(od_id)
    await sellOut(od_id, [{ ct_id: line?.ct_id ?? 0, qty: 2 }], { stock: 'keep' })
    expect(await stockOf(goods.io_no)).toEqual({ stock: 98, reserved: 0 })
  })

  test('an order of which some had been cancelled ends as cancelled', async () => {
    const { minji, od_id } = await placedOrder(2)
    const [line] = await linesOf(od_id)
    const ct_id = line?.ct_id ?? 0
    const lines = [{ ct_id, qty: 1 }]
    const { amount, version } = (
      await minji.call(partCancel.preview, { params: { od_id }, body: { lines } })
    ).data
    await minji.call(partCancel.cancel, { params: { od_id }, body: { lines, amount, version } })
    expect((await sellOut(od_id, lines)).od_status).toBe('취소')
  })

  test('send the money of a card back to the card, and then there is no way back', async () => {
    const { od_id, total } = await payThrough(base, 'pay')
    const [line] = await linesOf(od_id)
    await sellOut(od_id, [{ ct_id: line?.ct_id ?? 0, qty: 1 }])
    await follow(`soldout-${od_id}-1`)
    expect(await refundsOf(od_id)).toEqual([{ amount: total, state: 'done' }])
    const refusal = await boss.refused(soldOutDesk.undo, { params: { od_id } })
    expect([refusal.status, refusal.message]).toEqual([
      409,
      '돌려 드릴 돈이 이미 나가 되돌릴 수 없어요. 새로 주문해 달라고 안내해 주세요.',
    ])
  })

  test('are told to the buyer in their language, with the reason and the money', async () => {
    const { od_id, total } = await placedOrder(1, { od_email: 'gone@mail.example' })
    await pay(od_id, total)
    const [line] = await linesOf(od_id)
    await sellOut(od_id, [{ ct_id: line?.ct_id ?? 0, qty: 1 }], { reason: '원료가 단종되었어요.' })
    const mail = (await mailboxOf(od_id)).find(({ subject }) => subject.includes('품절'))
    expect(mail?.to).toBe('gone@mail.example')
    for (const word of ['시더 캔들 1개', '원료가 단종되었어요.', '14,000원'])
      expect(mail?.text).toContain(word)
  })

  test('wait for the account that the buyer writes on the order page, until the money has left', async () => {
    const { minji, od_id, total } = await placedOrder(1)
    await pay(od_id, total)
    const [line] = await linesOf(od_id)
    await sellOut(od_id, [{ ct_id: line?.ct_id ?? 0, qty: 1 }])
    expect((await show(minji, od_id)).refund_waits).toEqual({ amount: total, account: null })
    const params = { od_id }
    const account = { bank: '20', number: '1002-123-456789', holder: '김민지' }
    const wrong = await minji.refused(refundPlace.write, {
      params,
      body: { account: { ...account, number: '12' } },
    })
    expect([wrong.status, Object.keys(wrong.errors)]).toEqual([422, ['account.number']])
    const { data } = await minji.call(refundPlace.write, { params, body: { account } })
    expect(data.refund_waits?.account).toEqual({ bank: '20', masked: '*********6789' })
    await boss.call(paymentDesk.sent, {
      params: { refund_id: `soldout-${od_id}-2` },
      body: { note: '보냄' },
    })
    expect((await minji.refused(refundPlace.write, { params, body: { account } })).status).toBe(409)
    expect((await show(minji, od_id)).refund_waits).toBeNull()
  })

  test('of two members of staff at once one moves the order', async () => {
    const { od_id } = await placedOrder(2)
    const [line] = await linesOf(od_id)
    const lines = [{ ct_id: line?.ct_id ?? 0, qty: 1 }]
    const params = { od_id }
    const { amount, version } = (await boss.call(soldOutDesk.preview, { params, body: { lines } }))
      .data
    const body = { lines, amount, version, stock: 'keep' as const }
    const both = await Promise.allSettled([
      boss.call(soldOutDesk.take, { params, body }),
      boss.call(soldOutDesk.take, { params, body }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('cannot be given up of an order that has left', async () => {
    const { od_id, total } = await placedOrder()
    await pay(od_id, total)
    await boss.call(adminOrders.ship, {
      params: { od_id },
      body: { company: 'cj', od_invoice: '123456789012' },
    })
    const [line] = await linesOf(od_id)
    const body = { lines: [{ ct_id: line?.ct_id ?? 0, qty: 1 }] }
    expect((await boss.refused(soldOutDesk.preview, { params: { od_id }, body })).status).toBe(409)
  })
})

describe('taking it back', () => {
  test('a paid order is whole again, and its unsent refund is gone', async () => {
    const { goods, od_id, total } = await placedOrder(3)
    await pay(od_id, total)
    const [line] = await linesOf(od_id)
    await sellOut(od_id, [{ ct_id: line?.ct_id ?? 0, qty: 1 }])
    const { data } = await undo(od_id)
    expect(data).toMatchObject({ od_status: '입금', od_cancel_price: 0 })
    expect(data.lines.map(({ ct_qty, ct_status }) => [ct_qty, ct_status])).toEqual([[3, '입금']])
    expect(await stockOf(goods.io_no)).toEqual({ stock: 97, reserved: 0 })
    expect(await refundsOf(od_id)).toEqual([])
    // once is enough
    expect((await boss.refused(soldOutDesk.undo, { params: { od_id } })).status).toBe(409)
  })

  test('an unpaid order waits for its deposit again, its goods promised', async () => {
    const { goods, od_id, total } = await placedOrder(2)
    const [line] = await linesOf(od_id)
    await sellOut(od_id, [{ ct_id: line?.ct_id ?? 0, qty: 2 }])
    expect((await undo(od_id)).data).toMatchObject({ od_status: '주문', od_misu: total })
    expect(await stockOf(goods.io_no)).toEqual({ stock: 100, reserved: 2 })
    await pay(od_id, total)
    expect(await stockOf(goods.io_no)).toEqual({ stock: 98, reserved: 0 })
  })

  test('is refused when the points it gave back are spent', async () => {
    const mb_id = `gone_${Date.now()}`
    const minji = await shopper({ mb_id })
    const ctx = houseCtx(house)
    await grantPoints(ctx, {
      mb_id,
      points: 5_000,
      content: 'test',
      rel: { rel_table: 'test', rel_id: mb_id, rel_action: 'grant' },
    })
    const goods = await stockItem(house)
    const { totals } = await fill(minji, goods, 2)
    const od_id = await place(minji, {
      expected_total: totals.total - 5_000,
      points: 5_000,
      od_pwd: undefined,
    })
    const [line] = await linesOf(od_id)
    await sellOut(od_id, [{ ct_id: line?.ct_id ?? 0, qty: 2 }], { stock: 'keep' })
    expect(await usablePoints(ctx, mb_id)).toBe(5_000)
    const again = await fill(minji, goods, 2)
    await place(minji, {
      expected_total: again.totals.total - 5_000,
      points: 5_000,
      od_pwd: undefined,
    })
    expect((await boss.refused(soldOutDesk.undo, { params: { od_id } })).status).toBe(409)
    expect((await show(minji, od_id)).od_status).toBe('품절')
  })

  test('is refused once the order has gone on', async () => {
    const { od_id, total } = await placedOrder(2)
    await pay(od_id, total)
    const [line] = await linesOf(od_id)
    await sellOut(od_id, [{ ct_id: line?.ct_id ?? 0, qty: 1 }])
    await boss.call(adminOrders.prepare, { params: { od_id } })
    expect((await boss.refused(soldOutDesk.undo, { params: { od_id } })).status).toBe(409)
  })
})
