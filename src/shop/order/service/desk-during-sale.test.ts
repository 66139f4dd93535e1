import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { carts } from '#shop/cart/contract.ts'
import { adminProducts, staffProductForm } from '#shop/catalog/admin-contract.ts'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { orders } from '#shop/order/contract/place.ts'
import { orderForm } from '#shop/order/sample.ts'
import { testShop } from '#test/database.ts'
import { stockItem } from '#test/goods.ts'
import { fill, fillCarts, place, stockOf } from '#test/ordering.ts'
import { shopper, staff } from '#test/shopper.ts'

const { house } = await testShop()
const boss = await staff()

test('a product form read while there were 100, and saved after 30 were sold, loses none of the sales; a delivery counted meanwhile is added', async () => {
  const goods = await stockItem(house)
  const params = { it_id: goods.it_id }
  const { version, ...form } = (await boss.call(adminProducts.show, { params })).data
  expect(form.options[0]?.io_stock_qty).toBe(100)
  const crowd = await Promise.all(Array.from({ length: 30 }, () => shopper()))
  await fillCarts(crowd, goods)
  const shelf = { params: { io_no: goods.io_no } }
  const work = crowd.map(async (one) => {
    const od_id = await place(one)
    await boss.call(adminOrders.confirmDeposit, {
      params: { od_id },
      body: { amount: 14_000, reason: '통장에서 확인' },
    })
  })
  // somebody unpacks 25 and finds 5 broken while the orders come in
  await Promise.all([
    ...work,
    boss.call(adminProducts.stock, { ...shelf, body: { change: 25 } }),
    boss.call(adminProducts.stock, { ...shelf, body: { change: -5 } }),
  ])
  expect(await stockOf(goods.io_no)).toEqual({ stock: 100 - 30 + 25 - 5, reserved: 0 })
  const saved = await boss.call(adminProducts.save, {
    params,
    body: { ...staffProductForm.parse(form), it_name: '다 팔린 캔들', version },
  })
  expect(saved.data).toMatchObject({ it_name: '다 팔린 캔들', options: [{ io_stock_qty: 90 }] })
  expect(await stockOf(goods.io_no)).toEqual({ stock: 90, reserved: 0 })
  // and the same form once more is an old one
  expect(
    await boss.refused(adminProducts.save, {
      params,
      body: { ...staffProductForm.parse(form), version },
    }),
  ).toMatchObject({ status: 409, detail: { version: version + 1 } })
})

test('stock cannot be put below what unpaid orders hold: of eight with five held at most three can go', async () => {
  const goods = await stockItem(house, { options: [{ io_stock_qty: 8 }] })
  const minji = await shopper()
  const { totals } = await fill(minji, goods, 5)
  const od_id = await place(minji, { expected_total: totals.total })
  const change = (change: number) => ({ params: { io_no: goods.io_no }, body: { change } })
  expect(await boss.refused(adminProducts.stock, change(-5))).toMatchObject({
    status: 422,
    errors: { change: [expect.any(String)] },
  })
  expect(await stockOf(goods.io_no)).toEqual({ stock: 8, reserved: 5 })
  expect((await boss.call(adminProducts.stock, change(-3))).data).toMatchObject({
    io_stock_qty: 5,
    io_reserved_qty: 5,
  })
  await minji.call(orders.cancel, { params: { od_id }, body: {} })
  expect((await boss.call(adminProducts.stock, change(-5))).data).toMatchObject({
    io_stock_qty: 0,
    io_reserved_qty: 0,
  })
})

test('a product that is taken out of the shop is marked in carts, cannot be ordered, and stays in old orders as it was', async () => {
  const goods = await stockItem(house, { it_name: '그때 그 캔들' })
  const [minji, junho] = [await shopper(), await shopper()]
  await fill(minji, goods, 2)
  const od_id = await place(minji, { expected_total: 23_000 })
  const before = (await minji.call(orders.show, { params: { od_id } })).data
  await fill(junho, goods)
  await boss.call(adminProducts.quick, {
    params: { it_id: goods.it_id },
    body: { version: 1, it_use: false },
  })
  const { data } = await junho.call(carts.show, {})
  expect(data).toMatchObject({
    orderable: false,
    lines: [{ it_id: goods.it_id, problem: { code: 'NOT_FOR_SALE' } }],
  })
  const ct_id = data.lines[0]?.ct_id ?? 0
  expect(
    (
      await junho.refused(carts.change, {
        params: { ct_id },
        body: { ct_select: true },
      })
    ).status,
  ).toBe(422)
  expect(await junho.refused(orders.place, { body: orderForm() })).toMatchObject({
    status: 409,
    detail: { lines: [{ ct_id, it_name: '그때 그 캔들', code: 'NOT_FOR_SALE' }] },
  })
  await boss.call(adminProducts.quick, {
    params: { it_id: goods.it_id },
    body: { version: 2, it_price: 99_000 },
  })
  const after = (await minji.call(orders.show, { params: { od_id } })).data
  expect([after.lines, after.totals]).toEqual([before.lines, before.totals])
  // nor can its row be lost below what refers to it
  await expect(
    house.db.execute(sql`delete from item_option where io_no = ${goods.io_no}`),
  ).rejects.toThrow()
  await boss.call(adminOrders.confirmDeposit, {
    params: { od_id },
    body: { amount: 23_000, reason: '통장에서 확인' },
  })
})
