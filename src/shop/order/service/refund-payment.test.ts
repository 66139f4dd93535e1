import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { houseCtx } from '#platform/context.ts'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { partCancel } from '#shop/order/contract/parts.ts'
import { orders } from '#shop/order/contract/place.ts'
import { orderForm } from '#shop/order/sample.ts'
import { openBooks } from '#shop/payment/twin/books.ts'
import { stockItem } from '#test/goods.ts'
import { fill, placedOrder, stockOf } from '#test/ordering.ts'
import {
  choose,
  comeBack,
  eventsOf,
  follow,
  payingShop,
  payThrough,
  startPaying,
} from '#test/paying.ts'
import { shopper, staff } from '#test/shopper.ts'
import { refundPayment } from './refund-payment.ts'

const { house, base, answerWith } = await payingShop()
const ctx = () => houseCtx(house)
const sentBack = (pay_id: string) => {
  const kept = Object.values(
    openBooks<{ orderId: string; cancels: { amount: number }[] }>(house, 'toss').all(),
  ).find((one) => one.orderId === pay_id)
  return kept?.cancels.map(({ amount }) => amount) ?? []
}

test('ten refunds of a fifth at once send back what was paid and no more', async () => {
  const { od_id, pay_id, total } = await payThrough(base, 'pay', { ct_qty: 5 })
  const fifth = Math.floor(total / 5)
  const ends = await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      refundPayment(ctx(), od_id, {
        refund_id: `${od_id}-part-${at}`,
        amount: fifth,
        reason: '부분 취소',
      }).then(
        ({ state }) => state as string,
        (refusal) => refusal.code as string,
      ),
    ),
  )
  expect(ends.sort()).toEqual([...Array(5).fill('CONFLICT'), ...Array(5).fill('done')])
  expect(sentBack(pay_id)).toEqual(Array(5).fill(fifth))
})

test('the same refund asked twice is sent once, and with another amount it is refused', async () => {
  const { od_id, pay_id } = await payThrough(base, 'pay')
  const asked = { refund_id: `${od_id}-once`, amount: 1_000, reason: '흠이 있어요' }
  const ends = await Promise.all([
    refundPayment(ctx(), od_id, asked),
    refundPayment(ctx(), od_id, asked),
  ])
  expect(ends.map(({ refund_id }) => refund_id)).toEqual([asked.refund_id, asked.refund_id])
  expect(await refundPayment(ctx(), od_id, asked)).toMatchObject({ state: 'done' })
  expect(sentBack(pay_id)).toEqual([1_000])
  await expect(refundPayment(ctx(), od_id, { ...asked, amount: 2_000 })).rejects.toMatchObject({
    code: 'INVALID',
  })
})

test('more than is left is refused with what is left', async () => {
  const { od_id, total } = await payThrough(base, 'pay')
  await refundPayment(ctx(), od_id, { refund_id: `${od_id}-a`, amount: 4_000, reason: 'x' })
  await expect(
    refundPayment(ctx(), od_id, { refund_id: `${od_id}-b`, amount: total - 3_999, reason: 'x' }),
  ).rejects.toMatchObject({
    code: 'CONFLICT',
    detail: { refundable: total - 4_000 },
  })
})

test('a provider that is silent leaves the refund unknown, and it is sent once when it is back', async () => {
  const { od_id, pay_id } = await payThrough(base, 'pay')
  const twins = house.config.TWINS
  house.config.TWINS = 'http://127.0.0.1:9/twin'
  const asked = { refund_id: `${od_id}-silent`, amount: 2_000, reason: 'x' }
  expect(await refundPayment(ctx(), od_id, asked)).toMatchObject({ state: 'unknown' })
  house.config.TWINS = twins
  await house.db.execute(
    sql`update payment_refund set tried_at = now() - interval '5 minutes' where refund_id = ${asked.refund_id}`,
  )
  expect(await refundPayment(ctx(), od_id, asked)).toMatchObject({ state: 'done' })
  expect(sentBack(pay_id)).toEqual([2_000])
})

test('cancelling a paid card order refunds the card, frees the goods and shows it on the order', async () => {
  const { buyer, od_id, pay_id, total, goods } = await payThrough(base, 'pay', { ct_qty: 2 })
  expect(
    (await buyer.call(orders.cancel, { params: { od_id }, body: { reason: '마음이 바뀌었어요' } }))
      .data,
  ).toMatchObject({ od_status: '취소', needs_account: false })
  await follow(`cancel-${od_id}`, pay_id, od_id)
  expect(sentBack(pay_id)).toEqual([total])
  expect((await buyer.call(orders.show, { params: { od_id } })).data).toMatchObject({
    od_refund_price: total,
    payment: { status: 'refunded', refunded: total },
  })
  expect(await stockOf(goods.io_no)).toEqual({ stock: 100, reserved: 0 })
})

test('a cancellation without a reason is written down in words, not as a code', async () => {
  const { buyer, od_id } = await payThrough(base, 'pay', {})
  await buyer.call(orders.cancel, { params: { od_id }, body: { reason: '' } })
  const { rows } = await house.db.execute<{ reason: string }>(
    sql`select reason from payment_refund where od_id = ${od_id}`,
  )
  expect(rows).toEqual([{ reason: '주문을 취소했어요' }])
})

test('a book and a candle: the part without VAT goes to the provider and back in proportion', async () => {
  const { od_id, pay_id } = await payThrough(base, 'pay')
  await house.db.execute(sql`update payment set tax_free = 5000 where pay_id = ${pay_id}`)
  await refundPayment(ctx(), od_id, {
    refund_id: `${od_id}-tax`,
    amount: 7_000,
    reason: 'x',
    tax_free: 9_000,
  })
  const kept = await house.db.execute<{ tax_free: number }>(
    sql`select tax_free from payment_refund where refund_id = ${`${od_id}-tax`}`,
  )
  expect(kept.rows).toEqual([{ tax_free: 5_000 }])
})

test('the book of a real order: its part without VAT is agreed in the window, and goes back whole with the book', async () => {
  const told: unknown[] = []
  answerWith(async (path, request) => {
    if (path.endsWith('/cancel')) told.push(await request.json())
    return null
  })
  const minji = await shopper()
  const [candle, book] = [
    await stockItem(house, { it_price: 30_000 }),
    await stockItem(house, { it_price: 20_000, it_notax: true }),
  ]
  await fill(minji, candle)
  const { totals } = await fill(minji, book)
  expect(totals).toMatchObject({
    exempt: 20_000,
    taxable: 30_000,
    supply: 27_273,
    vat: 2_727,
    total: 50_000,
  })
  const { data } = await minji.call(orders.place, {
    body: orderForm({ od_settle_case: '신용카드', expected_total: 50_000 }),
  })
  expect(data.window?.toss).toMatchObject({ amount: 50_000, tax_free: 20_000 })
  if (data.window) await comeBack(minji, await choose(base, data.window, 'pay'))
  const params = { od_id: data.od_id }
  const line = (await minji.call(orders.show, { params })).data.lines.find(
    ({ it_id }) => it_id === book.it_id,
  )
  const lines = [{ ct_id: line?.ct_id ?? 0, qty: 1 }]
  const { amount, version } = (await minji.call(partCancel.preview, { params, body: { lines } }))
    .data
  // free shipping is lost: the book's 20,000 less the 2,000 of the parcel that stays
  expect(amount).toBe(18_000)
  await minji.call(partCancel.cancel, { params, body: { lines, amount, version } })
  const promised = await house.db.execute<{ refund_id: string }>(
    sql`select refund_id from payment_refund where od_id = ${data.od_id}`,
  )
  await follow(...promised.rows.map(({ refund_id }) => refund_id))
  answerWith(null)
  expect(told).toEqual([expect.objectContaining({ cancelAmount: 18_000, taxFreeAmount: 18_000 })])
})

test('a paid order that cannot be written gives the money back at once', async () => {
  const started = await startPaying()
  // the number of the draft is taken by an order of somebody else
  const { od_id: other } = await placedOrder()
  await house.db.execute(
    sql`update order_draft set "order" = jsonb_set("order", '{od_id}', to_jsonb(${other}::text)) where pay_id = ${started.pay_id}`,
  )
  const end = await comeBack(started.buyer, await choose(base, started.window, 'pay'))
  expect(end).toMatchObject({ state: 'undone', od_id: null })
  expect(sentBack(started.pay_id)).toEqual([started.total])
  expect(await eventsOf(started.pay_id)).toContain('payment.undone')
  expect(await stockOf(started.goods.io_no)).toEqual({ stock: 100, reserved: 0 })
})

test('a bank refund waits for the staff, and counts once it has left', async () => {
  const { od_id, total } = await placedOrder()
  await (await staff()).call(adminOrders.confirmDeposit, {
    params: { od_id },
    body: { amount: total, reason: '통장에서 확인' },
  })
  expect(
    await refundPayment(ctx(), od_id, {
      refund_id: `${od_id}-bank`,
      amount: 1_000,
      reason: 'x',
      account: { bank: '20', number: '1002123456789', holder: '김민지' },
    }),
  ).toMatchObject({ state: 'queued', way: 'bank' })
  await expect(
    refundPayment(ctx(), od_id, { refund_id: `${od_id}-more`, amount: total, reason: 'x' }),
  ).rejects.toMatchObject({ code: 'CONFLICT' })
})
