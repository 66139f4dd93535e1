import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { koreanToday } from '#kernel/korean-time.ts'
import { carts } from '#shop/cart/contract.ts'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { myOrders } from '#shop/order/contract/mine.ts'
import { adminParts } from '#shop/order/contract/parts.ts'
import { orders } from '#shop/order/contract/place.ts'
import { reviews } from '#shop/review/contract.ts'
import { testShop } from '#test/database.ts'
import { stockItem } from '#test/goods.ts'
import { fill, place, placedOrder, stockOf } from '#test/ordering.ts'
import { type Shopper, shopper, staff } from '#test/shopper.ts'
import { completeArrivedOrders } from './complete-order.ts'

const { house } = await testShop()
const boss = await staff()
let people = 0
const newMember = () => shopper({ mb_id: `mine_${Date.now()}_${people++}` })

/** A member's order of one item, gone as far as asked. */
async function ordered(who: Shopper, { shipped = false } = {}) {
  const goods = await stockItem(house)
  const { totals } = await fill(who, goods)
  const od_id = await place(who, { expected_total: totals.total, od_pwd: undefined })
  const params = { od_id }
  if (shipped) {
    await boss.call(adminOrders.confirmDeposit, {
      params,
      body: { amount: totals.total, reason: '통장에서 확인' },
    })
    await boss.call(adminOrders.ship, {
      params,
      body: { company: 'cj', od_invoice: '123456789012' },
    })
  }
  return { od_id, goods, params }
}

describe('my orders', () => {
  test('are mine alone, counted by state and cut by period', async () => {
    const [minji, junho] = [await newMember(), await newMember()]
    const [first, second] = [await ordered(minji), await ordered(minji, { shipped: true })]
    const old = await ordered(minji)
    await ordered(junho)
    await house.db.execute(
      sql`update shop_order set od_time = od_time - interval '200 days' where od_id = ${old.od_id}`,
    )
    const all = await minji.call(myOrders.list, { query: {} })
    expect(all.data.map(({ od_id }) => od_id)).toEqual([second.od_id, first.od_id, old.od_id])
    expect(all.counts).toMatchObject({ all: 3, 주문: 2, 배송: 1, 완료: 0 })
    const from = koreanToday(-90)
    const recent = await minji.call(myOrders.list, {
      query: { from, od_status: '주문', per_page: 1 },
    })
    expect([recent.total, recent.counts.all, recent.data.map(({ od_id }) => od_id)]).toEqual([
      1,
      2,
      [first.od_id],
    ])
    expect(recent.data[0]).toMatchObject({
      goods: '시더 캔들',
      goods_en: 'Cedar candle',
      total: 14_000,
      od_misu: 14_000,
      actions: [
        { name: 'cancel', reason: null },
        { name: 'cancel_part', reason: null },
        { name: 'edit', reason: null },
      ],
    })
    expect(all.data[0]).toMatchObject({
      delivery: { od_invoice: '123456789012' },
      actions: [
        { name: 'cancel' },
        { name: 'cancel_part' },
        { name: 'edit' },
        { name: 'complete', reason: null },
        { name: 'claim', reason: null },
      ],
    })
    expect(all.data[0]).not.toHaveProperty('od_shop_memo')
  })

  test('say what can be sent back, and what waits for its review until it is written', async () => {
    const [minji, junho] = [await newMember(), await newMember()]
    const { od_id, params } = await ordered(minji, { shipped: true })
    const rowOf = async () =>
      (await minji.call(myOrders.list, { query: {} })).data.find((row) => row.od_id === od_id)
    expect(await rowOf()).toMatchObject({
      writable: [],
      actions: expect.arrayContaining([{ name: 'claim', reason: null }]),
    })
    const { data: completed } = await minji.call(myOrders.complete, { params })
    const [line] = completed.lines
    expect(completed.writable).toEqual([line?.ct_id])
    expect(await rowOf()).toMatchObject({
      writable: [line?.ct_id],
      actions: expect.arrayContaining([{ name: 'claim', reason: null }]),
    })
    const { total } = await minji.call(reviews.writable, { query: { od_id } })
    expect([
      total,
      (await minji.call(reviews.writable, { query: { od_id: '1' } })).total,
      (await junho.call(reviews.writable, { query: { od_id } })).total,
    ]).toEqual([1, 0, 0])
    await minji.call(reviews.write, {
      body: {
        ct_id: line?.ct_id ?? 0,
        is_score: 5,
        is_content: '은은하게 오래 남는 향이에요.',
        photos: [],
      },
    })
    expect(await rowOf()).toMatchObject({ writable: [] })
    await house.db.execute(
      sql`update event set created_at = now() - interval '31 days' where subject = ${od_id} and name = 'order.completed'`,
    )
    expect((await rowOf())?.actions.map(({ name }) => name)).not.toContain('claim')
  })

  test('that left in part are not closed before the rest has left, for buyer and staff alike', async () => {
    const minji = await newMember()
    const goods = await stockItem(house)
    const { totals } = await fill(minji, goods, 2)
    const od_id = await place(minji, { expected_total: totals.total, od_pwd: undefined })
    const params = { od_id }
    const { data } = await boss.call(adminOrders.confirmDeposit, {
      params,
      body: { amount: totals.total, reason: '통장에서 확인' },
    })
    const sent = {
      company: 'cj',
      od_invoice: '123456789012',
      lines: [{ ct_id: data.lines[0]?.ct_id ?? 0, qty: 1 }],
    }
    const { data: shipped } = await boss.call(adminOrders.ship, { params, body: sent })
    const closing = async () => (await minji.call(myOrders.list, { query: {} })).data[0]
    expect(shipped.actions.find(({ name }) => name === 'complete')?.reason).toContain(
      '아직 보내지 않은',
    )
    expect(await closing()).toMatchObject({
      parcels: 1,
      actions: expect.arrayContaining([
        { name: 'complete', reason: expect.stringContaining('아직 보내지 않은') },
      ]),
    })
    await boss.call(adminParts.parcel, {
      params,
      body: { company: 'cj', od_invoice: '999988887777' },
    })
    expect(await closing()).toMatchObject({
      parcels: 2,
      actions: expect.arrayContaining([{ name: 'complete', reason: null }]),
    })
  })

  test('are not for guests', async () => {
    expect(await (await shopper()).refused(myOrders.list, { query: {} })).toMatchObject({
      status: 401,
    })
  })

  test.each([
    [{ from: '2026-03-02', to: '2026-03-01' }, 'to'],
    [{ from: '2024-03-01', to: '2026-03-01' }, 'from'],
    [{ from: 'yesterday' }, 'from'],
    [{ od_status: '전부' }, 'od_status.0'],
    [{ sort: 'od_pwd' }, 'sort'],
    [{ per_page: 101 }, 'per_page'],
  ])('of %j are refused with the field', async (query, field) => {
    const minji = await newMember()
    const refusal = await minji.refused(myOrders.list, { query: query as { from?: string } }) // wrong on purpose
    expect([refusal.status, Object.keys(refusal.errors)]).toEqual([422, [field]])
  })
})

describe('saying that an order has arrived', () => {
  test('completes it once, however often it is said, and tells who said it', async () => {
    const minji = await newMember()
    const { params, od_id, goods } = await ordered(minji, { shipped: true })
    const ends = await Promise.allSettled([
      ...Array(6)
        .fill(null)
        .map(() => minji.call(myOrders.complete, { params })),
      boss.call(adminOrders.complete, { params, body: {} }),
    ])
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const sold = await house.db.execute(
      sql`select it_sum_qty from item where it_id = ${goods.it_id}`,
    )
    expect(sold.rows).toEqual([{ it_sum_qty: 1 }])
    const told = await house.db.execute<{ payload: { by: string; mb_id: string } }>(
      sql`select payload from event where subject = ${od_id} and name = 'order.completed'`,
    )
    expect(told.rows).toHaveLength(1)
    expect(told.rows[0]?.payload.mb_id).toMatch(/^mine_/)
  })

  test('is too early before it was sent, and not for strangers', async () => {
    const minji = await newMember()
    const { params } = await ordered(minji)
    expect(await minji.refused(myOrders.complete, { params })).toMatchObject({
      status: 409,
      detail: { od_status: '주문' },
    })
    expect(await (await newMember()).refused(myOrders.complete, { params })).toMatchObject({
      status: 404,
    })
    expect(await (await shopper()).refused(myOrders.complete, { params })).toMatchObject({
      status: 404,
    })
  })

  test('is not waited for longer than a week', async () => {
    const minji = await newMember()
    const [late, fresh] = [
      await ordered(minji, { shipped: true }),
      await ordered(minji, { shipped: true }),
    ]
    await house.db.execute(
      sql`update shop_order set od_invoice_time = now() - interval '7 days 1 minute' where od_id = ${late.od_id}`,
    )
    await Promise.all([completeArrivedOrders(house), completeArrivedOrders(house)])
    const statusOf = async (params: { od_id: string }) =>
      (await minji.call(orders.show, { params })).data.od_status
    expect([await statusOf(late.params), await statusOf(fresh.params)]).toEqual(['완료', '배송'])
  })
})

describe('ordering again', () => {
  test('fills the cart, and names what cannot be had with its reason', async () => {
    const minji = await newMember()
    const [one, gone] = [await stockItem(house), await stockItem(house, { it_name: '동난 캔들' })]
    await fill(minji, one, 2)
    const { totals } = await fill(minji, gone, 3)
    const od_id = await place(minji, { expected_total: totals.total, od_pwd: undefined })
    await house.db.execute(
      sql`update item_option set io_stock_qty = io_reserved_qty where it_id = ${gone.it_id}`,
    )
    const { data } = await minji.call(myOrders.reorder, { params: { od_id } })
    expect(data).toMatchObject({
      added: 1,
      cart_count: 1,
      missing: [{ it_name: '동난 캔들', reason: expect.stringMatching(/./) }],
    })
    const { lines } = (await minji.call(carts.show, { query: {} })).data
    expect(lines).toMatchObject([{ it_id: one.it_id, ct_qty: 2 }])
    expect(await stockOf(one.io_no)).toMatchObject({ reserved: 2 })
  })

  test('is for the buyer alone', async () => {
    const { od_id } = await placedOrder()
    expect(
      await (await newMember()).refused(myOrders.reorder, { params: { od_id } }),
    ).toMatchObject({ status: 404 })
  })
})

describe('an order placed as a guest', () => {
  const password = 'lavender-12'

  test('comes into the account of who knows its password and whose mail is on it', async () => {
    const mb_id = `taker_${Date.now()}`
    const taker = await shopper({ mb_id })
    const { od_id } = await placedOrder(1, { od_email: `${mb_id}@mail.example`.toUpperCase() })
    expect(await taker.refused(orders.show, { params: { od_id } })).toMatchObject({ status: 404 })
    expect(
      await taker.refused(myOrders.adopt, { body: { od_id, od_pwd: 'wrong-wrong' } }),
    ).toMatchObject({ status: 404 })
    expect((await taker.call(myOrders.adopt, { body: { od_id, od_pwd: password } })).data).toEqual({
      od_id,
    })
    expect((await taker.call(orders.show, { params: { od_id } })).data.od_id).toBe(od_id)
    expect((await taker.call(myOrders.list, { query: {} })).data.map((row) => row.od_id)).toContain(
      od_id,
    )
  })

  test('is not given to another person, nor twice', async () => {
    const [first, second] = [`first_${Date.now()}`, `second_${Date.now()}`]
    const { od_id } = await placedOrder(1, { od_email: `${first}@mail.example` })
    const body = { od_id, od_pwd: password }
    expect(
      await (await shopper({ mb_id: second })).refused(myOrders.adopt, { body }),
    ).toMatchObject({ status: 409 })
    await (await shopper({ mb_id: first })).call(myOrders.adopt, { body })
    expect(
      await (await shopper({ mb_id: second })).refused(myOrders.adopt, { body }),
    ).toMatchObject({ status: 409 })
    expect(await (await shopper()).refused(myOrders.adopt, { body })).toMatchObject({ status: 401 })
  })

  test('is not found by guessing', async () => {
    const guesser = await newMember()
    const { od_id } = await placedOrder()
    for (let at = 0; at < 5; at++)
      await guesser.refused(myOrders.adopt, { body: { od_id, od_pwd: `guess-${at}-xx` } })
    expect(
      await guesser.refused(myOrders.adopt, { body: { od_id, od_pwd: password } }),
    ).toMatchObject({ status: 429 })
  })
})
