import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { manyOrders } from '#shop/order/contract/many.ts'
import { testShop } from '#test/database.ts'
import { placedOrder, stockOf } from '#test/ordering.ts'
import { eventsOf } from '#test/paying.ts'
import { shopper, staff } from '#test/shopper.ts'

const { house } = await testShop()
const boss = await staff()
const shown = async (od_id: string) =>
  (await boss.call(adminOrders.show, { params: { od_id } })).data
const unknown = '9999999999999999'
const leftOf = (data: { left: { od_id: string; why: string }[] }) =>
  data.left.map(({ od_id, why }) => [od_id, why])

test('a note goes below the notes of several orders, and says where it could not', async () => {
  const [one, full] = [(await placedOrder()).od_id, (await placedOrder()).od_id]
  await house.db.execute(sql`update shop_order set od_shop_memo = '먼저' where od_id = ${one}`)
  await house.db.execute(
    sql`update shop_order set od_shop_memo = ${'가'.repeat(1_999)} where od_id = ${full}`,
  )
  const { data } = await boss.call(manyOrders.memo, {
    body: { ids: [one, full, unknown], memo: '내일 출고' },
  })
  expect([data.done, data.left.map(({ od_id }) => od_id)]).toEqual([1, [full, unknown]])
  expect((await shown(one)).od_shop_memo).toBe('먼저\n내일 출고')
})

test('the deposits of several orders are confirmed together, and each that is left says why', async () => {
  const [one, two, more, card] = [
    await placedOrder(),
    await placedOrder(),
    await placedOrder(),
    await placedOrder(),
  ]
  await house.db.execute(
    sql`update shop_order set od_settle_case = '가상계좌' where od_id = ${card.od_id}`,
  )
  const orders = [
    ...[one, two, card].map(({ od_id, total }) => ({ od_id, due: total })),
    { od_id: more.od_id, due: more.total - 1 },
    { od_id: unknown, due: 1 },
  ]
  const { data } = await boss.call(manyOrders.deposits, {
    body: { orders, reason: '통장에서 확인' },
  })
  expect(data.done).toBe(2)
  expect(leftOf(data)).toEqual([
    [card.od_id, '무통장입금 주문이 아니에요. 주문 화면에서 결제를 확인해 주세요.'],
    [more.od_id, '그사이 입금할 금액이 바뀌었어요. 새 금액을 확인한 뒤 다시 눌러 주세요.'],
    [unknown, '없는 주문번호예요. 다시 확인해 주세요.'],
  ])
  expect(await shown(one.od_id)).toMatchObject({
    od_status: '입금',
    od_misu: 0,
    od_receipt_price: one.total,
  })
  expect(await stockOf(one.goods.io_no)).toEqual({ stock: 99, reserved: 0 })
  expect((await shown(more.od_id)).od_status).toBe('주문')
})

test('the same deposits pressed twice are taken once', async () => {
  const { od_id, total, goods } = await placedOrder()
  const body = { orders: [{ od_id, due: total }], reason: '통장에서 확인' }
  const ends = await Promise.all([
    boss.call(manyOrders.deposits, { body }),
    boss.call(manyOrders.deposits, { body }),
  ])
  expect(ends.map(({ data }) => data.done).toSorted()).toEqual([0, 1])
  const again = await boss.call(manyOrders.deposits, { body })
  expect(leftOf(again.data)).toEqual([[od_id, '이미 입금을 확인한 주문이에요.']])
  expect((await shown(od_id)).od_receipt_price).toBe(total)
  expect(await stockOf(goods.io_no)).toEqual({ stock: 99, reserved: 0 })
})

test('unpaid orders are cancelled together; those with money in them stay', async () => {
  const [one, paid, partly] = [await placedOrder(), await placedOrder(), await placedOrder()]
  for (const { od_id, amount } of [
    { od_id: paid.od_id, amount: paid.total },
    { od_id: partly.od_id, amount: 1_000 },
  ])
    await boss.call(adminOrders.confirmDeposit, {
      params: { od_id },
      body: { amount, reason: '통장에서 확인' },
    })
  const ids = [one.od_id, paid.od_id, partly.od_id, one.od_id]
  const { data } = await boss.call(manyOrders.cancellations, {
    body: { ids, reason: '입금 기한 지남' },
  })
  expect(data.done).toBe(1)
  expect(leftOf(data)).toEqual([
    [paid.od_id, '이미 결제된 주문이에요. 주문 화면에서 취소해 주세요.'],
    [partly.od_id, '받은 돈이 있는 주문이에요. 주문 화면에서 취소해 주세요.'],
  ])
  expect((await shown(one.od_id)).od_status).toBe('취소')
  expect(await stockOf(one.goods.io_no)).toEqual({ stock: 100, reserved: 0 })
  expect(await eventsOf(one.od_id)).toContain('order.cancelled')
})

test('a batch wants orders and a reason, and names what is missing', async () => {
  const { od_id, total } = await placedOrder()
  const none = await boss.refused(manyOrders.deposits, { body: { orders: [], reason: '확인' } })
  expect([none.status, Object.keys(none.errors)]).toEqual([422, ['orders']])
  const why = await boss.refused(manyOrders.deposits, {
    body: { orders: [{ od_id, due: total }], reason: ' ' },
  })
  expect([why.status, Object.keys(why.errors)]).toEqual([422, ['reason']])
  const many = await boss.refused(manyOrders.cancellations, {
    body: { ids: Array.from({ length: 101 }, (_, at) => String(at)), reason: '취소' },
  })
  expect([many.status, Object.keys(many.errors)]).toEqual([422, ['ids']])
})

test('deposits belong to finance, cancelling and notes to order staff', async () => {
  const { od_id, total } = await placedOrder()
  const clerk = await shopper({ mb_id: 'many_order', staff_role: 'order' })
  const reader = await shopper({ mb_id: 'many_accountant', staff_role: 'accountant' })
  const money = { body: { orders: [{ od_id, due: total }], reason: '확인' } }
  const away = { body: { ids: [od_id], reason: '고객 요청' } }
  for (const who of [clerk, reader])
    expect((await who.refused(manyOrders.deposits, money)).status).toBe(403)
  expect((await reader.refused(manyOrders.cancellations, away)).status).toBe(403)
  expect((await clerk.call(manyOrders.cancellations, away)).data.done).toBe(1)
})
