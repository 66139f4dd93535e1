import { expect, test } from 'vitest'
import { houseCtx } from '#platform/context.ts'
import { transact } from '#platform/transact.ts'
import { carts } from '#shop/cart/contract.ts'
import { quotations } from '#shop/cart/quotation-contract.ts'
import { orders } from '#shop/order/contract/place.ts'
import { demandOf } from '#shop/order/rules.ts'
import { orderForm } from '#shop/order/sample.ts'
import { testShop } from '#test/database.ts'
import { stockItem } from '#test/goods.ts'
import { countOrders, fill, place, stockOf } from '#test/ordering.ts'
import { shopper } from '#test/shopper.ts'
import { reserve } from './stock.ts'

const { house } = await testShop()
const ctx = houseCtx(house)

const tenUnits = () => stockItem(house, { options: [{ io_stock_qty: 10 }] })

test('one option named twice is one demand: in one call, in two, and when the rows are replaced', async () => {
  const goods = await tenUnits()
  const row = (ct_qty: number) => ({ io_no: goods.io_no, ct_qty })
  const minji = await shopper()
  const ask = { it_id: goods.it_id, options: [row(6), row(5)] }
  expect(await minji.refused(carts.add, { body: ask })).toMatchObject({
    status: 409,
    detail: { lines: [{ io_no: goods.io_no, code: 'SHORT_STOCK', fix_qty: 10 }] },
  })
  expect((await minji.call(carts.show, {})).data.lines).toEqual([])
  await fill(minji, goods, 6)
  expect(
    await minji.refused(carts.add, { body: { it_id: goods.it_id, options: [row(5)] } }),
  ).toMatchObject({ status: 409 })
  expect(
    await minji.refused(carts.replace, {
      params: { it_id: goods.it_id },
      body: { options: [row(6), row(5)] },
    }),
  ).toMatchObject({ status: 409 })
  const { data } = await minji.call(carts.replace, {
    params: { it_id: goods.it_id },
    body: { options: [row(6), row(4)] },
  })
  expect(data.lines).toMatchObject([{ io_no: goods.io_no, ct_qty: 10, problem: null }])
  await place(minji, { expected_total: data.totals.total })
  expect(await stockOf(goods.io_no)).toEqual({ stock: 10, reserved: 10 })
})

test('lines of one option that something else tells apart are promised together or not at all, and all of them are named', async () => {
  const goods = await tenUnits()
  const line = (ct_id: number, ct_qty: number, it_name: string) => ({
    ct_id,
    ct_qty,
    it_name,
    it_name_en: it_name,
    io_no: goods.io_no,
    it_id: goods.it_id,
  })
  const promise = (lines: ReturnType<typeof line>[]) =>
    transact(ctx, (ctx) => reserve(ctx, demandOf(lines), lines))
  const [tooMany, enough] = [
    [line(1, 6, '각인: 민지에게'), line(2, 5, '각인: 준호에게')],
    [line(1, 6, '각인: 민지에게'), line(2, 4, '각인: 준호에게')],
  ]
  await expect(promise(tooMany)).rejects.toMatchObject({
    code: 'CONFLICT',
    detail: { lines: [{ ct_id: 1 }, { ct_id: 2 }] },
  })
  expect(await stockOf(goods.io_no)).toEqual({ stock: 10, reserved: 0 })
  await promise(enough)
  expect(await stockOf(goods.io_no)).toEqual({ stock: 10, reserved: 10 })
})

test('the cart, buy-now and a quotation of one buyer draw on the same units: the order that finds too few is refused by name', async () => {
  const goods = await tenUnits()
  const minji = await shopper()
  const inCart = await fill(minji, goods, 4)
  const options = [{ io_no: goods.io_no, ct_qty: 4 }]
  const quoted = await minji.call(quotations.make, {
    body: {
      source: { from: 'product', it_id: goods.it_id, options },
      recipient: { company: '무지개 유치원' },
    },
  })
  const direct = await minji.call(carts.add, {
    body: { it_id: goods.it_id, options, direct: true },
  })
  await place(minji, { expected_total: inCart.totals.total })
  await place(minji, { expected_total: direct.data.totals.total, direct: true })
  expect(await stockOf(goods.io_no)).toEqual({ stock: 10, reserved: 8 })
  const third = await minji
    .call(quotations.accept, { params: { token: quoted.data.token }, body: {} })
    .then(
      () =>
        minji.refused(orders.place, {
          body: orderForm({ direct: true, expected_total: quoted.data.paper.totals.total }),
        }),
      (refusal) => refusal,
    )
  expect(third).toMatchObject({
    status: 409,
    detail: { lines: [{ io_no: goods.io_no, code: 'SHORT_STOCK', fix_qty: 2 }] },
  })
  expect([await countOrders(minji), await stockOf(goods.io_no)]).toEqual([
    2,
    { stock: 10, reserved: 8 },
  ])
})

test('two options and an add-on of one item in one order each need their own units: one that is short refuses them all', async () => {
  const goods = await stockItem(house, {
    options: [
      { io_stock_qty: 10 },
      { io_stock_qty: 3 },
      { io_type: 1, io_price: 500, io_stock_qty: 5 },
    ],
  })
  const [first = 0, second = 0, addOn = 0] = goods.io_nos
  const minji = await shopper()
  const junho = await shopper()
  const { data } = await minji.call(carts.add, {
    body: {
      it_id: goods.it_id,
      options: [
        { io_no: first, ct_qty: 5 },
        { io_no: second, ct_qty: 3 },
        { io_no: addOn, ct_qty: 5 },
      ],
    },
  })
  await fill(junho, { ...goods, io_no: second }, 1)
  await place(junho)
  const refusal = await minji.refused(orders.place, {
    body: orderForm({ expected_total: data.totals.total }),
  })
  expect(refusal).toMatchObject({
    status: 409,
    detail: { lines: [{ io_no: second, code: 'SHORT_STOCK', fix_qty: 2 }] },
  })
  expect(await Promise.all(goods.io_nos.map(stockOf))).toEqual([
    { stock: 10, reserved: 0 },
    { stock: 3, reserved: 1 },
    { stock: 5, reserved: 0 },
  ])
})
