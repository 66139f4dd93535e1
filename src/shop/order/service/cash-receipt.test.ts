import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { houseCtx } from '#platform/context.ts'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { partCancel } from '#shop/order/contract/parts.ts'
import { orders } from '#shop/order/contract/place.ts'
import { ownReceipt, receiptDesk } from '#shop/order/contract/receipts.ts'
import { payDesk } from '#shop/order/contract/unfinished.ts'
import { findOrder } from '#shop/order/store/orders.ts'
import { paymentDesk } from '#shop/payment/desk-contract.ts'
import { sumsOf } from '#shop/tax-invoice/service/ask-invoice.ts'
import { stockItem } from '#test/goods.ts'
import { fill, place, placedOrder } from '#test/ordering.ts'
import { follow, payingShop } from '#test/paying.ts'
import { shopper, staff } from '#test/shopper.ts'
import { settleOpenReceipts } from './cash-receipt.ts'

const { house } = await payingShop()

async function paidOrder(given: Parameters<typeof placedOrder>[1] = {}, qty = 1) {
  const placed = await placedOrder(qty, given)
  const boss = await staff()
  await boss.call(adminOrders.confirmDeposit, {
    params: { od_id: placed.od_id },
    body: { amount: placed.total, reason: '통장에서 확인' },
  })
  await follow(placed.od_id)
  return {
    ...placed,
    boss,
    receipt: async () =>
      (await placed.minji.call(orders.show, { params: { od_id: placed.od_id } })).data.cash_receipt,
  }
}

const rowsOf = async (od_id: string) =>
  (
    await house.db.execute<{ state: string; amount: number; identity_sealed: string }>(
      sql`select state, amount, identity_sealed from cash_receipt where od_id = ${od_id} order by receipt_id`,
    )
  ).rows

const taxOf = async (od_id: string) =>
  (
    await house.db.execute<{ state: string; amount: number; tax_free: number }>(
      sql`select state, amount, tax_free from cash_receipt where od_id = ${od_id} order by receipt_id`,
    )
  ).rows.map(({ state, amount, tax_free }) => [state, amount, tax_free])

test('a receipt asked for on the order form waits for the money, is issued once, and its number is sealed', async () => {
  const placed = await placedOrder(1, { cash_receipt: 'income', cash_identity: '010-9876-5432' })
  const before = (await placed.minji.call(orders.show, { params: { od_id: placed.od_id } })).data
  expect(before.cash_receipt).toMatchObject({ state: 'asked', identity_masked: '010-****-5432' })
  await (await staff()).call(adminOrders.confirmDeposit, {
    params: { od_id: placed.od_id },
    body: { amount: placed.total, reason: '통장에서 확인' },
  })
  await follow(placed.od_id)
  const { data } = await placed.minji.call(orders.show, { params: { od_id: placed.od_id } })
  expect(data.cash_receipt).toMatchObject({
    state: 'issued',
    kind: 'income',
    amount: placed.total,
    approval_no: expect.stringMatching(/^\d{9}$/),
  })
  const rows = await rowsOf(placed.od_id)
  expect(rows).toHaveLength(1)
  expect(rows[0]?.identity_sealed).not.toMatch(/010.?9876|9876.?5432/)
  expect(data.cash_receipt_closed).toMatch('이미')
})

test('a wrong number is refused at its field, and nothing is ordered', async () => {
  const { minji, od_id } = await placedOrder()
  expect(
    await minji.refused(ownReceipt.ask, {
      params: { od_id },
      body: { kind: 'business', identity: '123-45-67890' },
    }),
  ).toMatchObject({
    status: 422,
    errors: { identity: [expect.any(String)] },
  })
  await expect(
    placedOrder(1, { cash_receipt: 'business', cash_identity: '123-45-67890' }),
  ).rejects.toMatchObject({ status: 422, errors: { cash_identity: [expect.any(String)] } })
})

test('large cash sales nobody asked one for go to the number of the tax office; the buyer may still take it over', async () => {
  const small = await paidOrder()
  expect(await small.receipt()).toBeNull()
  const large = await paidOrder({}, 10)
  expect(await large.receipt()).toMatchObject({
    state: 'issued',
    is_self: true,
    identity_masked: '010-000-1234',
    amount: large.total,
  })
  await large.minji.call(ownReceipt.ask, {
    params: { od_id: large.od_id },
    body: { kind: 'income', identity: '010-1111-2222' },
  })
  expect(await large.receipt()).toMatchObject({
    state: 'issued',
    is_self: false,
    identity_masked: '010-****-2222',
    amount: large.total,
  })
  expect((await rowsOf(large.od_id)).map(({ state }) => state)).toEqual(['cancelled', 'issued'])
})

test('a part sent back makes a new receipt for what is left; all sent back leaves none', async () => {
  const { od_id, total, boss, receipt } = await paidOrder({
    cash_receipt: 'income',
    cash_identity: '010-1234-5678',
  })
  const send = async (refund_id: string, amount: number) => {
    await boss.call(payDesk.refund, {
      params: { od_id },
      body: { refund_id, amount, reason: '일부 환불' },
    })
    await boss.call(paymentDesk.sent, {
      params: { refund_id },
      body: { note: '국민 1234에서 보냄' },
    })
    await follow(refund_id)
  }
  await send(`part-${od_id}`, 4_000)
  expect(await receipt()).toMatchObject({
    state: 'issued',
    amount: total - 4_000,
    identity_masked: '010-****-5678',
  })
  await send(`rest-${od_id}`, total - 4_000)
  expect((await rowsOf(od_id)).map(({ state, amount }) => [state, amount])).toEqual([
    ['cancelled', total],
    ['cancelled', total - 4_000],
  ])
})

test('a book out of a mixed order: the new receipt says what the candle bore, and so does an invoice', async () => {
  const minji = await shopper()
  const [candle, book] = [
    await stockItem(house, { it_price: 30_000 }),
    await stockItem(house, { it_price: 20_000, it_notax: true }),
  ]
  await fill(minji, candle)
  const { totals } = await fill(minji, book)
  const od_id = await place(minji, {
    expected_total: totals.total,
    cash_receipt: 'income',
    cash_identity: '010-1234-5678',
  })
  const boss = await staff()
  await boss.call(adminOrders.confirmDeposit, {
    params: { od_id },
    body: { amount: totals.total, reason: '통장에서 확인' },
  })
  await follow(od_id)
  expect(await taxOf(od_id)).toEqual([['issued', 50_000, 20_000]])
  const line = (await minji.call(orders.show, { params: { od_id } })).data.lines.find(
    ({ it_id }) => it_id === book.it_id,
  )
  const lines = [{ ct_id: line?.ct_id ?? 0, qty: 1 }]
  const { amount, version } = (
    await minji.call(partCancel.preview, { params: { od_id }, body: { lines } })
  ).data
  const account = { bank: '88', number: '110-123-456789', holder: '김민지' }
  await minji.call(partCancel.cancel, {
    params: { od_id },
    body: { lines, amount, version, account },
  })
  const refund = await house.db.execute<{ refund_id: string }>(
    sql`select refund_id from payment_refund where od_id = ${od_id}`,
  )
  const refund_id = refund.rows[0]?.refund_id ?? ''
  await boss.call(paymentDesk.sent, { params: { refund_id }, body: { note: '국민 1234에서 보냄' } })
  await follow(refund_id)
  // 30,000 and the 2,000 of its parcel, all of it with VAT
  expect(await taxOf(od_id)).toEqual([
    ['cancelled', 50_000, 20_000],
    ['issued', 32_000, 0],
  ])
  const order = await findOrder(houseCtx(house), od_id)
  expect(order && (await sumsOf(houseCtx(house), order))).toEqual({
    supply: 29_091,
    vat: 2_909,
    exempt: 0,
  })
})

test('a number that the tax office refuses waits for the staff, who issue it anew or by hand', async () => {
  const { od_id, boss, receipt } = await paidOrder({
    cash_receipt: 'income',
    cash_identity: '010-0000-0000',
  })
  expect(await receipt()).toMatchObject({ state: 'failed' })
  const found = await boss.call(receiptDesk.list, { query: { keyword: od_id, state: 'failed' } })
  expect(found).toMatchObject({
    total: 1,
    counts: { all: 1, failed: 1 },
    data: [{ od_id, error: expect.stringContaining('번호') }],
  })
  const receipt_id = found.data[0]?.receipt_id ?? 0
  expect((await boss.call(receiptDesk.retry, { params: { receipt_id } })).data).toMatchObject({
    state: 'failed',
  })
  expect(
    (
      await boss.call(receiptDesk.issue, {
        params: { od_id },
        body: { kind: 'business', identity: '120-81-47521' },
      })
    ).data,
  ).toMatchObject({
    state: 'issued',
    kind: 'business',
  })
  expect(
    await boss.refused(receiptDesk.byHand, {
      params: { receipt_id },
      body: { approval_no: 'G12345678' },
    }),
  ).toMatchObject({ status: 409 })
  const other = await paidOrder({ cash_receipt: 'income', cash_identity: '010-0000-0000' })
  const row = (await boss.call(receiptDesk.list, { query: { keyword: other.od_id } })).data[0]
  expect(
    (
      await boss.call(receiptDesk.byHand, {
        params: { receipt_id: row?.receipt_id ?? 0 },
        body: { approval_no: 'G12345678' },
      })
    ).data,
  ).toMatchObject({
    state: 'issued',
    approval_no: 'G12345678',
  })
})

test('silence of the provider is asked about again, and issues one receipt', async () => {
  const twins = house.config.TWINS
  house.config.TWINS = 'http://127.0.0.1:9/twin'
  const { od_id, receipt } = await paidOrder({
    cash_receipt: 'income',
    cash_identity: '010-1234-5678',
  }).finally(() => {
    house.config.TWINS = twins
  })
  expect(await receipt()).toMatchObject({ state: 'unknown' })
  await house.db.execute(
    sql`update cash_receipt set tried_at = now() - interval '1 day' where od_id = ${od_id}`,
  )
  await Promise.all([settleOpenReceipts(house), settleOpenReceipts(house)])
  expect(await receipt()).toMatchObject({ state: 'issued' })
})

test('strangers neither see nor ask for the receipt of an order; the desk is for the staff', async () => {
  const { od_id } = await placedOrder()
  const body = { kind: 'income' as const, identity: '010-1234-5678' }
  expect(
    await (await shopper()).refused(ownReceipt.ask, { params: { od_id }, body }),
  ).toMatchObject({ status: 404 })
  expect(await (await shopper()).refused(receiptDesk.list, { query: {} })).toMatchObject({
    status: 401,
  })
  const books = await shopper({ mb_id: 'receipt_books', staff_role: 'accountant' })
  expect(await books.refused(receiptDesk.issue, { params: { od_id }, body })).toMatchObject({
    status: 403,
  })
  expect(await books.refused(receiptDesk.retry, { params: { receipt_id: 1 } })).toMatchObject({
    status: 403,
  })
  const boss = await staff()
  expect(await boss.refused(receiptDesk.retry, { params: { receipt_id: 0 } })).toMatchObject({
    status: 404,
  })
  expect(
    await boss.refused(receiptDesk.list, { query: { sort: 'identity_sealed' as 'amount' } }),
  ).toMatchObject({ status: 422, errors: { sort: [expect.any(String)] } })
})
