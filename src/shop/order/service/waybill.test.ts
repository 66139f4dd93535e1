import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { adminParts } from '#shop/order/contract/parts.ts'
import { orders } from '#shop/order/contract/place.ts'
import { parcelDesk } from '#shop/order/contract/waybills.ts'
import { testShop } from '#test/database.ts'
import { placedOrder } from '#test/ordering.ts'
import { shopper, staff } from '#test/shopper.ts'

const { house } = await testShop()
const boss = await staff()

/** An order that was paid; sent under this number where there is one. */
async function paid(number?: string, given: Parameters<typeof placedOrder>[1] = {}, qty = 1) {
  const placed = await placedOrder(qty, given)
  const params = { od_id: placed.od_id }
  const body = { amount: placed.total, reason: '통장에서 확인' }
  await boss.call(adminOrders.confirmDeposit, { params, body })
  if (number)
    await boss.call(adminOrders.ship, { params, body: { company: 'cj', od_invoice: number } })
  const { data } = await boss.call(adminOrders.show, { params })
  return { ...placed, params, order: data, parcel_id: data.parcels[0]?.parcel_id ?? 0 }
}

test('a number typed wrong is put right, on the order and its parcel, and the history says from what', async () => {
  const { minji, params, parcel_id } = await paid('640000000001')
  const at = { od_id: params.od_id, parcel_id }
  const body = { company: 'pickup', od_invoice: '6400-0000-0002', was: '640000000001' }
  const { data } = await boss.call(parcelDesk.correct, { params: at, body })
  expect(data).toMatchObject({
    od_status: '배송',
    delivery: { company: 'pickup', od_invoice: '640000000002' },
    parcels: [{ company: 'pickup', invoice: '640000000002' }],
  })
  expect(data.events.at(-1)).toMatchObject({
    name: 'order.waybill_corrected',
    actor: 'boss',
    payload: {
      company: 'pickup',
      invoice: '640000000002',
      from: { company: 'cj', invoice: '640000000001' },
    },
  })
  const own = await minji.call(orders.show, { params })
  expect(own.data.history.at(-1)?.name).toBe('order.waybill_corrected')
  // the page of a colleague still shows the old number
  const late = await boss.refused(parcelDesk.correct, { params: at, body })
  expect(late.status).toBe(409)
  const again = { ...body, was: '640000000002' }
  const same = await boss.refused(parcelDesk.correct, { params: at, body: again })
  expect([same.status, Object.keys(same.errors)]).toEqual([422, ['od_invoice']])
})

test('it can be put right after the parcel has arrived, not before one has left, and by staff alone', async () => {
  const body = { company: 'cj', od_invoice: '640000000004', was: '640000000003' }
  const { minji, params, parcel_id } = await paid('640000000003')
  const at = { od_id: params.od_id, parcel_id }
  expect((await minji.refused(parcelDesk.correct, { params: at, body })).status).toBe(401)
  const buyer = await shopper({ mb_id: 'waybill_buyer' })
  expect((await buyer.refused(parcelDesk.takeBack, { params: at })).status).toBe(403)
  await boss.call(adminOrders.complete, { params, body: {} })
  await boss.call(parcelDesk.correct, { params: at, body })
  const other = await paid()
  for (const parcel of [0, parcel_id, 999_999])
    expect(
      (
        await boss.refused(parcelDesk.correct, {
          params: { ...other.params, parcel_id: parcel },
          body,
        })
      ).status,
    ).toBeOneOf([404, 409])
})

test('an order from before parcels were kept has its number put right as well', async () => {
  const { params } = await paid('640000000005')
  await house.db.execute(sql`delete from parcel where od_id = ${params.od_id}`)
  const body = { company: 'cj', od_invoice: '640000000006', was: '640000000005' }
  const { data } = await boss.call(parcelDesk.correct, {
    params: { ...params, parcel_id: 0 },
    body,
  })
  expect(data.delivery?.od_invoice).toBe('640000000006')
})

test('a number that another person’s order bears is named, and taken when it is meant', async () => {
  const first = await paid('640000000010')
  const second = await paid(undefined, { od_b_name: '박하늘', od_b_hp: '010-7777-1234' })
  const body = { company: 'cj', od_invoice: '640000000010', only_here: true }
  const refusal = await boss.refused(adminOrders.ship, { params: second.params, body })
  expect([refusal.status, refusal.detail.same]).toEqual([
    409,
    [{ od_id: first.od_id, od_name: first.order.od_name }],
  ])
  expect(refusal.message).toContain(first.od_id)
  const still = await boss.call(adminOrders.show, { params: second.params })
  expect(still.data.od_status).toBe('입금')
  await boss.call(adminOrders.ship, { params: second.params, body: { ...body, only_here: false } })
})

test('two orders of one person may leave in one box', async () => {
  const to = { od_b_name: '한사람', od_b_hp: '010-5555-0000' }
  await paid('640000000011', to)
  const { params } = await paid(undefined, to)
  const body = { company: 'cj', od_invoice: '640000000011', only_here: true }
  expect((await boss.call(adminOrders.ship, { params, body })).data.od_status).toBe('배송')
})

test('what the courier has not taken yet goes back to packing, within a day', async () => {
  const { minji, params, parcel_id } = await paid('640000000020')
  const at = { ...params, parcel_id }
  const { data } = await boss.call(parcelDesk.takeBack, { params: at })
  expect(data).toMatchObject({ od_status: '준비', delivery: null, parcels: [] })
  expect(data.lines.map(({ ct_status }) => ct_status)).toEqual(['준비'])
  expect((await boss.refused(parcelDesk.takeBack, { params: at })).status).toBe(404)
  const own = await minji.call(orders.show, { params })
  expect(own.data.history.at(-1)?.name).toBe('order.parcel_taken_back')
  const body = { company: 'cj', od_invoice: '640000000021' }
  const sent = await boss.call(adminOrders.ship, { params, body })
  const next = { ...params, parcel_id: sent.data.parcels[0]?.parcel_id ?? 0 }
  await house.db.execute(
    sql`update parcel set sent_at = sent_at - interval '25 hours' where od_id = ${params.od_id}`,
  )
  const late = await boss.refused(parcelDesk.takeBack, { params: next })
  expect([late.status, late.message]).toEqual([409, expect.stringContaining('하루가 지나')])
})

test('of two boxes the first may go back: the other’s number stands on the order', async () => {
  const { params, order } = await paid(undefined, {}, 3)
  const ct_id = order.lines[0]?.ct_id ?? 0
  const part = (od_invoice: string, qty: number) => ({
    params,
    body: { company: 'cj', od_invoice, lines: [{ ct_id, qty }] },
  })
  const first = await boss.call(adminOrders.ship, part('640000000030', 1))
  await boss.call(adminParts.parcel, part('640000000031', 2))
  const parcel_id = first.data.parcels[0]?.parcel_id ?? 0
  const { data } = await boss.call(parcelDesk.takeBack, { params: { ...params, parcel_id } })
  expect(data).toMatchObject({
    od_status: '배송',
    delivery: { od_invoice: '640000000031' },
    unsent: [{ ct_id, qty: 1 }],
  })
})

test('goods that needed two boxes have two numbers, and nothing is left to send', async () => {
  const { params } = await paid('640000000040')
  const body = { company: 'cj', od_invoice: '640000000041' }
  expect((await boss.refused(adminParts.parcel, { params, body })).status).toBe(409)
  const { data } = await boss.call(adminParts.parcel, {
    params,
    body: { ...body, same_goods: true },
  })
  expect(data.parcels.map(({ invoice, lines }) => [invoice, lines.length])).toEqual([
    ['640000000040', 1],
    ['640000000041', 0],
  ])
  expect(data.unsent).toEqual([])
  expect((await boss.call(adminOrders.complete, { params, body: {} })).data.od_status).toBe('완료')
})
