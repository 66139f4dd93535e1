import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { houseCtx } from '#platform/context.ts'
import { putCredit } from '#shop/credit/service/move-credit.ts'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { orders } from '#shop/order/contract/place.ts'
import { settleReceipt } from '#shop/order/service/cash-receipt.ts'
import { claimBody, type Sent, sentOrder } from '#test/claiming.ts'
import { stockItem } from '#test/goods.ts'
import { stockOf } from '#test/ordering.ts'
import { choose, eventsOf, follow, payingShop } from '#test/paying.ts'
import { shopper, staff } from '#test/shopper.ts'
import { type ClaimAsk, claims } from './contract.ts'
import { adminClaims } from './desk-contract.ts'
import { claimFees } from './fee-contract.ts'

const { house, base } = await payingShop()
const ctx = houseCtx(house)
const boss = await staff()
const account = { bank: '20', number: '1002-123-456789', holder: '김민지' }

/** Goods at 10,000, 15,000 and 7,000 won. */
const three = () => stockItem(house, { options: [{}, { io_price: 5_000 }, { io_price: -3_000 }] })

async function exchange(sent: Sent, lines: string[], given: Partial<ClaimAsk> = {}) {
  const params = { od_id: sent.od_id }
  const body = { ...claimBody(sent, { kind: 'exchange', reason: 'damaged' }), ...given, lines }
  const { data: quote } = await sent.me.call(claims.preview, { params, body })
  const told = {
    expected_refund: quote.refund,
    expected_fee: quote.fee,
    expected_difference: Math.max(0, quote.difference ?? 0),
  }
  const ask = () => sent.me.call(claims.ask, { params, body: { ...body, ...account, ...told } })
  return { quote, ask, body: { ...body, ...account, ...told }, params }
}

async function back(claim_id: number) {
  const params = { claim_id }
  await boss.call(adminClaims.accept, { params })
  await boss.call(adminClaims.collect, { params })
  await boss.call(adminClaims.inspect, { params, body: { resell: [] } })
  return params
}
const leave = { company: 'cj', od_invoice: '640111129999' }
const orderOf = async ({ me, od_id }: Sent) =>
  (await me.call(orders.show, { params: { od_id } })).data
const moneyOf = async (od_id: string) =>
  (
    await house.db.execute<Record<string, unknown>>(
      sql`select provider, amount, order_part, refund_held, status from payment where od_id = ${od_id} order by created_at, pay_id`,
    )
  ).rows

describe('an exchange for dearer goods', () => {
  test('shows the difference, waits for it, and the books follow what has left', async () => {
    const goods = await three()
    const [, dear = 0] = goods.io_nos
    const sent = await sentOrder(2, { goods })
    const { quote, ask, body, params } = await exchange(sent, [`${sent.ct_id}:1:${dear}`], {
      fee_way: 'card',
    })
    expect(quote).toMatchObject({ fee: 0, difference: 5_000, refund: 0 })
    const wrong = { ...body, expected_difference: 4_000 }
    expect((await sent.me.refused(claims.ask, { params, body: wrong })).status).toBe(409)
    const { claim_id } = (await ask()).data
    await back(claim_id)
    const early = await boss.refused(adminClaims.exchange, { params: { claim_id }, body: leave })
    expect(Object.keys(early.errors)).toEqual(['fee_received'])

    const window = await sent.me.call(claimFees.pay, {
      params: { claim_id },
      body: { way: 'card' },
    })
    const from = await choose(base, window.data, 'ok')
    await sent.me.call(claimFees.comeBack, {
      params: { pay_id: window.data.pay_id },
      body: { provider_key: from.get('paymentKey') ?? '', amount: 5_000, code: '' },
    })
    // nothing of it is the order's before the goods leave
    expect(await orderOf(sent)).toMatchObject({ od_receipt_price: 23_000, od_misu: 0 })
    await boss.call(adminClaims.exchange, { params: { claim_id }, body: leave })

    const order = await orderOf(sent)
    expect(order).toMatchObject({
      od_receipt_price: 28_000,
      od_misu: 0,
      od_cancel_price: 0,
    })
    expect(
      order.lines.map(({ ct_price, ct_qty, ct_status }) => [ct_price, ct_qty, ct_status]),
    ).toEqual([
      [10_000, 1, '배송'],
      [10_000, 1, '반품'],
      [15_000, 1, '배송'],
    ])
    const books = sql`select od_cart_price, od_tax_mny + od_vat_mny as taxed from shop_order where od_id = ${sent.od_id}`
    expect((await house.db.execute(books)).rows).toEqual([{ od_cart_price: 25_000, taxed: 28_000 }])
    expect(await stockOf(dear)).toMatchObject({ reserved: 0, stock: 99 })
    expect(await moneyOf(sent.od_id)).toMatchObject([
      { provider: 'bank', amount: 23_000, order_part: 0 },
      { provider: 'toss', amount: 5_000, order_part: 5_000 },
    ])
    expect(order.unsent ?? []).toEqual([])
    // a return of the new goods gives back what they cost
    const fresh = order.lines.find(({ ct_price }) => ct_price === 15_000)?.ct_id ?? 0
    const { data } = await sent.me.call(claims.preview, {
      params,
      body: { ...claimBody({ ...sent, ct_id: fresh }), reason: 'damaged' },
    })
    expect(data).toMatchObject({ goods: 15_000, refund: 15_000 })
  })

  test('is paid from the balance, and given back when it is withdrawn', async () => {
    const me = await shopper({ mb_id: 'exchange-balance' })
    const goods = await three()
    const sent = await sentOrder(1, { goods, me })
    const { ask } = await exchange(sent, [`${sent.ct_id}:1:${goods.io_nos[1]}`], {
      fee_way: 'credit',
    })
    await expect(ask()).rejects.toMatchObject({ status: 409 })
    const rel = { rel_table: 'test', rel_id: 'a', rel_action: 'a' }
    await putCredit(ctx, { mb_id: 'exchange-balance', amount: 7_000, content: '선물', rel })
    const { claim_id, fee_paid_at } = (await ask()).data
    expect(fee_paid_at).not.toBeNull()
    const balance = async () =>
      (
        await house.db.execute<{ sum: number }>(
          sql`select sum(cr_amount)::int as sum from credit where mb_id = 'exchange-balance'`,
        )
      ).rows[0]?.sum
    expect(await balance()).toBe(2_000)
    await sent.me.call(claims.withdraw, { params: { claim_id } })
    expect(await balance()).toBe(7_000)
  })

  test('what came by transfer is received with the goods; of a refused one it waits to be sent back', async () => {
    const goods = await three()
    const [first, second] = [await sentOrder(1, { goods }), await sentOrder(1, { goods })]
    const asked = async (sent: Sent) =>
      (
        await (
          await exchange(sent, [`${sent.ct_id}:1:${goods.io_nos[1]}`], { reason: 'changed_mind' })
        ).ask()
      ).data.claim_id
    const done = await back(await asked(first))
    await boss.call(adminClaims.fee, { params: done })
    await boss.call(adminClaims.exchange, { params: done, body: leave })
    expect(await moneyOf(first.od_id)).toMatchObject([
      { provider: 'bank', amount: 14_000, order_part: 0 },
      { provider: 'bank', amount: 13_000, order_part: 5_000 },
    ])
    expect(await orderOf(first)).toMatchObject({ od_receipt_price: 19_000, od_misu: 0 })
    await settleReceipt(ctx, first.od_id)

    const refused = { claim_id: await asked(second) }
    await boss.call(adminClaims.accept, { params: refused })
    await boss.call(adminClaims.fee, { params: refused })
    await boss.call(adminClaims.refuse, { params: refused, body: { reason: '쓴 흔적이 있어요.' } })
    const { rows } = await house.db.execute(
      sql`select amount, state, way from payment_refund where od_id = ${second.od_id}`,
    )
    expect(rows).toEqual([{ amount: 13_000, state: 'queued', way: 'bank' }])
    expect(await orderOf(second)).toMatchObject({ od_receipt_price: 14_000, od_misu: 0 })
  })
})

describe('an exchange for cheaper goods', () => {
  test('gives the difference back when they leave', async () => {
    const goods = await three()
    const cheap = goods.io_nos[2] ?? 0
    const sent = await sentOrder(2, { goods })
    const { quote, ask } = await exchange(sent, [`${sent.ct_id}:2:${cheap}`])
    expect(quote).toMatchObject({ difference: -6_000, refund: 6_000, way: 'account' })
    const { claim_id } = (await ask()).data
    const params = await back(claim_id)
    const { data } = await boss.call(adminClaims.exchange, { params, body: leave })
    expect(data).toMatchObject({ state: 'exchanged', refund: 6_000, refund_state: 'queued' })
    expect(await orderOf(sent)).toMatchObject({
      od_cancel_price: 6_000,
      od_receipt_price: 23_000,
      od_misu: 0,
    })
    await follow(`claim-${claim_id}`, sent.od_id)
  })
})

test('units of one line go to several options, each once', async () => {
  const goods = await three()
  const [own, dear, cheap] = goods.io_nos
  const sent = await sentOrder(3, { goods })
  const params = { od_id: sent.od_id }
  const twice = {
    ...claimBody(sent, { kind: 'exchange', reason: 'damaged' }),
    lines: [`${sent.ct_id}:1:${dear}`, `${sent.ct_id}:1:${dear}`],
  }
  expect((await sent.me.refused(claims.preview, { params, body: twice })).errors).toHaveProperty(
    'lines',
  )
  const many = { ...twice, lines: [`${sent.ct_id}:2:${dear}`, `${sent.ct_id}:2:${cheap}`] }
  expect((await sent.me.refused(claims.preview, { params, body: many })).errors).toHaveProperty(
    'lines',
  )
  const split = [`${sent.ct_id}:1:${dear}`, `${sent.ct_id}:1:${cheap}`, `${sent.ct_id}:1`]
  const { quote, ask } = await exchange(sent, split)
  expect(quote).toMatchObject({ difference: 2_000 })
  const claim = await back((await ask()).data.claim_id)
  await boss.call(adminClaims.exchange, { params: claim, body: { ...leave, fee_received: true } })
  const { lines } = await orderOf(sent)
  expect(lines.map(({ ct_price, ct_qty, ct_status }) => [ct_price, ct_qty, ct_status])).toEqual([
    [10_000, 1, '배송'],
    [10_000, 2, '반품'],
    [15_000, 1, '배송'],
    [7_000, 1, '배송'],
  ])
  expect(await stockOf(own ?? 0)).toMatchObject({ stock: 96, reserved: 0 })
  expect(await eventsOf(sent.od_id)).toContain('order.exchanged')
  const { data } = await boss.call(adminOrders.show, { params })
  expect(data.unsent).toEqual([])
})
