import { expect, test } from 'vitest'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { testShop } from '#test/database.ts'
import { stockItem } from '#test/goods.ts'
import { placedOrder, stockOf } from '#test/ordering.ts'
import { shopper, staff } from '#test/shopper.ts'
import { adminProducts, staffProductForm } from './admin-contract.ts'
import { adminStock } from './stock-contract.ts'

const { house } = await testShop()

async function history(it_id: string) {
  const boss = await staff()
  const { data } = await boss.call(adminStock.moves, { params: { it_id } })
  return data.map(({ reason, change, on_hand, od_id }) => [reason, change, on_hand, od_id])
}

test('what is sold, comes back and is counted stands in the history, with its order', async () => {
  const { goods, od_id, total } = await placedOrder(3)
  const boss = await staff()
  const params = { od_id }
  // a promise alone takes nothing off the shelf
  expect(await history(goods.it_id)).toEqual([])
  await boss.call(adminOrders.confirmDeposit, { params, body: { amount: total, reason: '통장' } })
  await boss.call(adminProducts.stock, { params: { io_no: goods.io_no }, body: { change: -2 } })
  await boss.call(adminOrders.cancel, {
    params,
    body: {
      reason: '고객 요청',
      account: { bank: '20', number: '1002-000-000000', holder: '김하늘' },
    },
  })
  expect(await history(goods.it_id)).toEqual([
    ['return', 3, 98, od_id],
    ['staff', -2, 95, ''],
    ['sale', -3, 97, od_id],
  ])
  expect((await stockOf(goods.io_no)).stock).toBe(98)
  const past = await boss.call(adminStock.moves, {
    params: { it_id: goods.it_id },
    query: { page: 4, per_page: 10 },
  })
  expect([past.data, past.total]).toEqual([[], 3])
})

test('a new option begins its history with what it starts with', async () => {
  const { it_id } = await stockItem(house)
  const boss = await staff()
  const { data } = await boss.call(adminProducts.show, { params: { it_id } })
  const form = staffProductForm.parse(data)
  const more = { ...form.options[0], io_no: null, io_id: '90 ml', io_id_en: '90 ml' }
  await boss.call(adminProducts.save, {
    params: { it_id },
    body: {
      ...form,
      version: data.version,
      options: [...form.options, { ...more, io_type: 0, io_price: 0, io_stock_qty: 7 }] as never, // a row like the first
    },
  })
  expect(await history(it_id)).toEqual([['new', 7, 7, '']])
})

test('goods on their way are noted once, taken in once as they really came, or dropped', async () => {
  const { it_id, io_no } = await stockItem(house)
  const other = await stockItem(house)
  const boss = await staff()
  const note = { params: { it_id }, body: { io_no, qty: 50, due: '2026-12-03', note: '상록 상사' } }
  const key = { 'idempotency-key': `arrival-${it_id}` }
  await boss.call(adminStock.expect, note, key)
  const { data } = await boss.call(adminStock.expect, note, key)
  expect(data).toMatchObject([{ io_no, qty: 50, due: '2026-12-03', note: '상록 상사' }])
  const row = await boss.call(adminProducts.list, { query: { keyword: it_id } })
  expect(row.data[0]).toMatchObject({ coming: 50, due: '2026-12-03', stock: 100 })

  const foreign = { ...note, body: { ...note.body, io_no: other.io_no } }
  expect(Object.keys((await boss.refused(adminStock.expect, foreign)).errors)).toEqual(['io_no'])

  const sa_id = data[0]?.sa_id ?? 0
  const came = { params: { sa_id }, body: { qty: 48 } }
  const both = await Promise.allSettled([
    boss.call(adminStock.came, came),
    boss.call(adminStock.came, came),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect((await stockOf(io_no)).stock).toBe(148)
  expect(await history(it_id)).toEqual([['arrival', 48, 148, '']])
  expect((await boss.refused(adminStock.drop, { params: { sa_id } })).status).toBe(409)
  expect((await boss.call(adminStock.arrivals, { params: { it_id } })).data).toEqual([])
})

test('many products get the same low-stock level, and only product staff may', async () => {
  const made = [await stockItem(house), await stockItem(house)]
  const body = { it_ids: made.map(({ it_id }) => it_id), it_noti_qty: 120 }
  const boss = await staff()
  expect((await boss.call(adminProducts.bulk, { body })).data).toEqual({ changed: 2 })
  for (const { it_id } of made) {
    const { data } = await boss.call(adminProducts.list, {
      query: { keyword: it_id, state: 'low' },
    })
    expect(data).toMatchObject([{ it_id, it_noti_qty: 120 }])
  }
  const clerk = await shopper({ mb_id: 'stock-clerk', staff_role: 'order' })
  expect((await clerk.refused(adminProducts.bulk, { body })).status).toBe(403)
})
