import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { adminEdits, ownEdits } from '#shop/order/contract/edits.ts'
import { adminParts } from '#shop/order/contract/parts.ts'
import { orders } from '#shop/order/contract/place.ts'
import { testShop } from '#test/database.ts'
import { type Goods, stockItem } from '#test/goods.ts'
import { placedOrder, stockOf } from '#test/ordering.ts'
import { eventsOf } from '#test/paying.ts'
import { shopper, staff } from '#test/shopper.ts'

const { house } = await testShop()
const boss = await staff()
type Placed = Awaited<ReturnType<typeof placedOrder>>

const paid = async (qty = 2): Promise<Placed> => {
  const placed = await placedOrder(qty)
  await boss.call(adminOrders.confirmDeposit, {
    params: { od_id: placed.od_id },
    body: { amount: placed.total, reason: '통장에서 확인' },
  })
  return placed
}
const show = async (od_id: string) =>
  (await boss.call(adminOrders.show, { params: { od_id } })).data
type Wish = {
  to?: Record<string, string>
  qty?: number
  add?: { io_no: number; qty: number }[]
}
async function wishOf(od_id: string, { to = {}, qty, add = [] }: Wish) {
  const order = await show(od_id)
  const { od_b_name, od_b_hp, od_b_zip, od_b_addr1, od_b_addr2, od_memo } = order
  return {
    order,
    body: {
      receiver: { od_b_name, od_b_hp, od_b_zip, od_b_addr1, od_b_addr2, od_memo, ...to },
      lines: qty === undefined ? [] : [{ ct_id: order.lines[0]?.ct_id ?? 0, qty }],
      add,
    },
  }
}
async function preview(od_id: string, wish: Wish) {
  const { body } = await wishOf(od_id, wish)
  return (await boss.call(adminEdits.preview, { params: { od_id }, body })).data
}
async function save(od_id: string, wish: Wish, difference?: number) {
  const { order, body } = await wishOf(od_id, wish)
  const agreed = difference ?? (await preview(od_id, wish)).difference
  return boss.call(adminEdits.save, {
    params: { od_id },
    body: { ...body, difference: agreed, version: order.version, reason: '전화로 요청' },
  })
}
const refundsOf = async (od_id: string) =>
  (
    await house.db.execute<{ amount: number }>(
      sql`select amount from payment_refund where od_id = ${od_id} order by created_at`,
    )
  ).rows.map(({ amount }) => amount)

describe('an order before it is sent', () => {
  test('goes elsewhere; the history keeps from and to, and the buyer is told', async () => {
    const { od_id } = await paid()
    const { data } = await save(od_id, { to: { od_b_addr2: '201호', od_memo: '문 앞에' } })
    expect(data).toMatchObject({ od_b_addr2: '201호', od_memo: '문 앞에', od_misu: 0 })
    const change = data.events.find(({ name }) => name === 'order.edited')
    expect(change?.payload).toMatchObject({
      by: 'staff',
      what: { ko: '주소, 배송 메모' },
      changes: [
        { what: 'od_b_addr2', to: '201호' },
        { what: 'od_memo', to: '문 앞에' },
      ],
    })
    expect(await eventsOf(od_id)).toContain('order.edited')
  })

  test('to an island costs more: it waits for the difference, and leaves once that is here', async () => {
    const { od_id, total } = await paid()
    const { data: moved } = await save(od_id, { to: { od_b_zip: '63000' } })
    const due = moved.od_misu
    expect(due).toBeGreaterThan(0)
    expect(moved.totals.total).toBe(total + due)
    const sent = { company: 'cj', od_invoice: '123456789012' }
    expect(
      (await boss.refused(adminOrders.ship, { params: { od_id }, body: sent })).message,
    ).toContain('차액')
    const extra = { amount: due, reason: '통장에서 확인', due }
    const noted = await Promise.allSettled(
      [1, 2].map(() => boss.call(adminEdits.extra, { params: { od_id }, body: extra })),
    )
    expect(noted.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await show(od_id)).toMatchObject({ od_misu: 0, od_receipt_price: total + due })
    const { data } = await boss.call(adminOrders.ship, { params: { od_id }, body: sent })
    expect(data.od_status).toBe('배송')
  })

  test('with fewer units gives the difference back and the units to the shelf', async () => {
    const { od_id, goods, total } = await paid(3)
    const before = await stockOf(goods.io_no)
    const { difference, way } = await preview(od_id, { qty: 1 })
    expect(way).toBe('refund')
    await save(od_id, { qty: 1 })
    expect(await refundsOf(od_id)).toEqual([-difference])
    expect(await stockOf(goods.io_no)).toEqual({ ...before, stock: before.stock + 2 })
    const after = await show(od_id)
    expect(after.od_receipt_price - after.od_cancel_price).toBe(total + difference)
  })

  test('takes a line more at the price of today, and a later cancel gives back all that was paid', async () => {
    const { od_id, total } = await paid()
    const other = await stockItem(house, { it_price: 7_000 })
    const { data } = await save(od_id, { add: [{ io_no: other.io_no, qty: 2 }] })
    expect(data.lines).toHaveLength(2)
    expect(data.od_misu).toBe(data.totals.total - total)
    expect((await stockOf(other.io_no)).stock).toBe(98)
    const extra = { amount: data.od_misu, reason: '통장에서 확인', due: data.od_misu }
    await boss.call(adminEdits.extra, { params: { od_id }, body: extra })
    await boss.call(adminOrders.cancel, { params: { od_id }, body: { reason: '고객 요청' } })
    // each deposit gives back its own
    expect((await refundsOf(od_id)).toSorted((a, b) => a - b)).toEqual([
      data.totals.total - total,
      total,
    ])
    expect((await stockOf(other.io_no)).stock).toBe(100)
  })

  test('is swapped for another option in one step, and the unpaid sum follows', async () => {
    const goods: Goods = await stockItem(house, { options: [{}, { io_price: 5_000 }] })
    const { od_id, total } = await placedOrder(1)
    const { data } = await save(od_id, { qty: 0, add: [{ io_no: goods.io_nos[1] ?? 0, qty: 1 }] })
    expect(data.lines.map(({ ct_status, ct_qty }) => [ct_status, ct_qty])).toEqual([
      ['취소', 1],
      ['주문', 1],
    ])
    expect(data.od_misu).toBe(total + 5_000)
    expect(await stockOf(goods.io_nos[1] ?? 0)).toMatchObject({ reserved: 1 })
  })

  test('which was made cheaper owes again what it costs more: what goes back pays for nothing', async () => {
    const { od_id, total } = await paid(3)
    const { data: less } = await save(od_id, { qty: 1 })
    const back = less.od_cancel_price
    const { data: more } = await save(od_id, { qty: 3 })
    expect(more.od_misu).toBe(back)
    const sent = { company: 'cj', od_invoice: '123456789012' }
    expect(
      (await boss.refused(adminOrders.ship, { params: { od_id }, body: sent })).message,
    ).toContain('차액')
    const extra = { amount: back, reason: '통장에서 확인', due: back }
    await boss.call(adminEdits.extra, { params: { od_id }, body: extra })
    await boss.call(adminOrders.cancel, { params: { od_id }, body: { reason: '고객 요청' } })
    // all that came goes back, once
    expect((await refundsOf(od_id)).reduce((sum, amount) => sum + amount, 0)).toBe(total + back)
  })

  test('adds up after every edit: what parts cost later is what they were sold for', async () => {
    const { od_id, total } = await paid(2)
    const { data } = await save(od_id, { qty: 4 })
    const due = data.od_misu
    expect(data.lines).toMatchObject([{ ct_qty: 4 }])
    const extra = { amount: due, reason: '통장에서 확인', due }
    await boss.call(adminEdits.extra, { params: { od_id }, body: extra })
    const units = { lines: [{ ct_id: data.lines[0]?.ct_id ?? 0, qty: 2 }] }
    const { data: part } = await boss.call(adminParts.preview, { params: { od_id }, body: units })
    expect(part.amount).toBe(due)
    expect(data.totals.total).toBe(total + due)
  })
})

describe('an edit is refused', () => {
  test('when the order has left, and when nothing would stay', async () => {
    const { od_id } = await paid()
    expect(
      (
        await boss.refused(adminEdits.preview, {
          params: { od_id },
          body: (await wishOf(od_id, { qty: 0 })).body,
        })
      ).errors,
    ).toHaveProperty('lines')
    const { body } = await wishOf(od_id, { to: { od_memo: '늦음' } })
    const sent = { company: 'cj', od_invoice: '123456789012' }
    await boss.call(adminOrders.ship, { params: { od_id }, body: sent })
    expect((await boss.refused(adminEdits.preview, { params: { od_id }, body })).status).toBe(409)
  })

  test('when another was quicker: of two edits, a cancel and a parcel one wins', async () => {
    const { od_id } = await paid()
    const sent = { company: 'cj', od_invoice: '123456789012' }
    const tries = await Promise.allSettled([
      save(od_id, { to: { od_memo: '하나' } }, 0),
      save(od_id, { to: { od_memo: '둘' } }, 0),
      boss.call(adminOrders.cancel, { params: { od_id }, body: { reason: '고객 요청' } }),
      boss.call(adminOrders.ship, { params: { od_id }, body: sent }),
    ])
    expect(tries.slice(0, 2).filter(({ status }) => status === 'fulfilled').length).toBeLessThan(2)
    expect(tries.slice(2).filter(({ status }) => status === 'fulfilled').length).toBeLessThan(2)
  })

  test('to a stranger and to the accountant; a buyer changes the own address while it is not packed', async () => {
    const { od_id, minji } = await paid()
    const { order, body } = await wishOf(od_id, { to: { od_b_addr2: '301호' } })
    const mine = { receiver: body.receiver, difference: 0, version: order.version }
    const params = { od_id }
    expect((await (await shopper()).refused(ownEdits.save, { params, body: mine })).status).toBe(
      404,
    )
    const reader = await shopper({ mb_id: 'edit-reader', staff_role: 'accountant' })
    expect(
      (
        await reader.refused(adminEdits.save, {
          params,
          body: { ...body, difference: 0, version: order.version, reason: '아니에요' },
        })
      ).status,
    ).toBe(403)
    const { data: seen } = await minji.call(ownEdits.preview, { params, body: mine })
    expect(seen.difference).toBe(0)
    const { data } = await minji.call(ownEdits.save, {
      params,
      body: { ...mine, version: seen.version },
    })
    expect(data.od_b_addr2).toBe('301호')
    await boss.call(adminOrders.prepare, { params })
    expect((await minji.refused(ownEdits.preview, { params, body: mine })).status).toBe(409)
    const { data: after } = await minji.call(orders.show, { params })
    expect(after.actions.find(({ name }) => name === 'edit')?.reason).toContain('준비')
  })
})
