import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { houseCtx } from '#platform/context.ts'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { orders } from '#shop/order/contract/place.ts'
import { testShop } from '#test/database.ts'
import { stockItem } from '#test/goods.ts'
import { fill, place, placedOrder, stockOf } from '#test/ordering.ts'
import { shopper, staff } from '#test/shopper.ts'
import { cancelLateOrders } from './cancel-order.ts'

const { house } = await testShop()
const soldOn = async (it_id: string) =>
  (
    await house.db.execute<{ qty: number }>(
      sql`select coalesce(sum(qty), 0)::int as qty from sold_by_day where it_id = ${it_id}`,
    )
  ).rows[0]?.qty
const inStock = async (it_id: string) =>
  (
    await house.db.execute<{ in_stock: boolean }>(
      sql`select in_stock from tile where it_id = ${it_id}`,
    )
  ).rows[0]?.in_stock

test('ten cancels at once give the stock back once', async () => {
  const { minji, goods, od_id } = await placedOrder(3)
  expect(await stockOf(goods.io_no)).toEqual({ stock: 100, reserved: 3 })
  const ends = await Promise.all(
    Array.from({ length: 10 }, () =>
      minji.call(orders.cancel, { params: { od_id }, body: {} }).then(
        () => 200,
        (refusal) => refusal.status as number,
      ),
    ),
  )
  expect(ends.sort()).toEqual([200, ...Array(9).fill(409)])
  expect(await stockOf(goods.io_no)).toEqual({ stock: 100, reserved: 0 })
  const { data } = await minji.call(orders.show, { params: { od_id } })
  expect(data).toMatchObject({
    od_status: '취소',
    od_misu: 0,
    od_cancel_price: 32_000,
    lines: [{ ct_status: '취소' }],
    actions: [
      { name: 'cancel', reason: '이미 취소된 주문이에요.' },
      { name: 'cancel_part', reason: '이미 취소된 주문이에요.' },
      { name: 'edit', reason: '이미 보냈거나 끝난 주문이라 고칠 수 없어요.' },
    ],
  })
})

test('a stranger finds nothing to see or to cancel', async () => {
  const { od_id, goods } = await placedOrder()
  const junho = await shopper({ mb_id: `junho_${Date.now()}` })
  expect(await junho.refused(orders.show, { params: { od_id } })).toMatchObject({ status: 404 })
  expect(await junho.refused(orders.cancel, { params: { od_id }, body: {} })).toMatchObject({
    status: 404,
  })
  expect(await junho.refused(adminOrders.show, { params: { od_id } })).toMatchObject({
    status: 403,
  })
  expect(await (await shopper()).refused(adminOrders.show, { params: { od_id } })).toMatchObject({
    status: 401,
  })
  expect(await stockOf(goods.io_no)).toEqual({ stock: 100, reserved: 1 })
})

test('an order that is being packed is cancelled by staff only: sold units come back to the shelf and out of the ranking', async () => {
  const { minji, goods, od_id, total } = await placedOrder(2)
  const boss = await staff()
  await boss.call(adminOrders.confirmDeposit, {
    params: { od_id },
    body: { amount: total, reason: '통장에서 확인' },
  })
  expect([await stockOf(goods.io_no), await soldOn(goods.it_id)]).toEqual([
    { stock: 98, reserved: 0 },
    2,
  ])
  await boss.call(adminOrders.prepare, { params: { od_id } })
  expect(await minji.refused(orders.cancel, { params: { od_id }, body: {} })).toMatchObject({
    status: 409,
    detail: { od_status: '준비' },
  })
  const { data } = await boss.call(adminOrders.cancel, {
    params: { od_id },
    body: { reason: '고객 요청' },
  })
  expect(data).toMatchObject({
    od_status: '취소',
    od_receipt_price: total,
    od_cancel_price: total,
    od_misu: 0,
  })
  expect(data.events.at(-1)).toMatchObject({
    name: 'order.cancelled',
    actor: 'boss',
    payload: { reason: '고객 요청', refund: total, by: 'staff' },
  })
  expect([await stockOf(goods.io_no), await soldOn(goods.it_id)]).toEqual([
    { stock: 100, reserved: 0 },
    0,
  ])
})

test('a buyer cancels what is paid and not yet packed, and says where the money goes', async () => {
  const { minji, goods, od_id, total } = await placedOrder(2)
  await (await staff()).call(adminOrders.confirmDeposit, {
    params: { od_id },
    body: { amount: total, reason: '통장에서 확인' },
  })
  const account = { bank: '88', number: '110-123-456789', holder: '김민지' }
  const cancel = (given?: Partial<typeof account>) => ({
    params: { od_id },
    body: { reason: '마음이 바뀌었어요', ...(given ? { account: { ...account, ...given } } : {}) },
  })
  expect(await minji.refused(orders.cancel, cancel())).toMatchObject({
    status: 422,
    errors: {
      'account.bank': [expect.any(String)],
      'account.number': [expect.any(String)],
      'account.holder': [expect.any(String)],
    },
  })
  expect(await minji.refused(orders.cancel, cancel({ number: '12' }))).toMatchObject({
    status: 422,
    errors: { 'account.number': [expect.any(String)] },
  })
  expect((await minji.call(orders.cancel, cancel({}))).data).toMatchObject({
    od_status: '취소',
    od_refund_price: 0,
  })
  expect(await stockOf(goods.io_no)).toEqual({ stock: 100, reserved: 0 })
  const kept = await house.db.execute(
    sql`select refund_id, amount, state, way, bank, account_masked, account_sealed from payment_refund where od_id = ${od_id}`,
  )
  expect(kept.rows).toEqual([
    {
      refund_id: `cancel-${od_id}`,
      amount: total,
      state: 'queued',
      way: 'bank',
      bank: '88',
      account_masked: '********6789',
      account_sealed: expect.not.stringContaining('456789'),
    },
  ])
})

test('deposit and cancel at the same time end in one of the two, with the books right', async () => {
  const boss = await staff()
  for (let round = 0; round < 10; round++) {
    const { minji, goods, od_id, total } = await placedOrder(4)
    await Promise.allSettled([
      boss.call(adminOrders.confirmDeposit, {
        params: { od_id },
        body: { amount: total, reason: '통장에서 확인' },
      }),
      minji.call(orders.cancel, { params: { od_id }, body: {} }),
    ])
    const { data } = await boss.call(adminOrders.show, { params: { od_id } })
    const books = { 입금: { stock: 96, reserved: 0 }, 취소: { stock: 100, reserved: 0 } }[
      data.od_status as '입금' | '취소'
    ]
    expect(await stockOf(goods.io_no)).toEqual(books)
  }
})

test('the last unit turns the tile to sold out, and back when the order is cancelled', async () => {
  const minji = await shopper()
  const goods = await stockItem(house, { options: [{ io_stock_qty: 1 }] })
  await fill(minji, goods)
  expect(await inStock(goods.it_id)).toBe(true)
  const od_id = await place(minji)
  expect(await inStock(goods.it_id)).toBe(false)
  await minji.call(orders.cancel, { params: { od_id }, body: {} })
  expect(await inStock(goods.it_id)).toBe(true)
})

test('unpaid orders past their deadline are cancelled; those with money on them and the others stay', async () => {
  const [late, partly, fresh] = [await placedOrder(), await placedOrder(), await placedOrder()]
  const boss = await staff()
  await boss.call(adminOrders.confirmDeposit, {
    params: { od_id: partly.od_id },
    body: { amount: 1_000, reason: '일부 입금' },
  })
  await house.db.execute(
    sql`update shop_order set od_deposit_deadline = now() - interval '1 second' where od_id in (${late.od_id}, ${partly.od_id})`,
  )
  await Promise.all([cancelLateOrders(house), cancelLateOrders(house)])
  const statusOf = async ({ minji, od_id }: typeof late) =>
    (await minji.call(orders.show, { params: { od_id } })).data.od_status
  expect([await statusOf(late), await statusOf(partly), await statusOf(fresh)]).toEqual([
    '취소',
    '주문',
    '주문',
  ])
  expect(await stockOf(late.goods.io_no)).toEqual({ stock: 100, reserved: 0 })
  const events = await houseCtx(house).db.execute(
    sql`select actor, payload->>'by' as by from event where subject = ${late.od_id} and name = 'order.cancelled'`,
  )
  expect(events.rows).toEqual([{ actor: 'shop', by: 'deadline' }])
})
