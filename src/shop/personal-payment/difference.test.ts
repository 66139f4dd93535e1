import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { adminEdits } from '#shop/order/contract/edits.ts'
import { choose, eventsOf, follow, payingShop, payThrough } from '#test/paying.ts'
import { type Shopper, shopper, staff } from '#test/shopper.ts'
import { personalPayments } from './contract.ts'
import { personalDesk } from './desk-contract.ts'

const { house, base } = await payingShop()
const boss = await staff()

/** An order paid by card that staff have made dearer by one more candle, which also lowers the shipping. */
async function dearer() {
  const { buyer, od_id } = await payThrough(base, 'ok', { ct_qty: 2 })
  await edit(od_id, 3)
  const { od_misu } = await show(od_id)
  return { buyer, od_id, due: od_misu, params: { od_id } }
}
const show = async (od_id: string) =>
  (await boss.call(adminOrders.show, { params: { od_id } })).data

async function edit(od_id: string, qty: number) {
  const order = await show(od_id)
  const { od_b_name, od_b_hp, od_b_zip, od_b_addr1, od_b_addr2, od_memo } = order
  const wish = {
    receiver: { od_b_name, od_b_hp, od_b_zip, od_b_addr1, od_b_addr2, od_memo },
    lines: [{ ct_id: order.lines[0]?.ct_id ?? 0, qty }],
    add: [],
  }
  const { difference } = (await boss.call(adminEdits.preview, { params: { od_id }, body: wish }))
    .data
  await boss.call(adminEdits.save, {
    params: { od_id },
    body: { ...wish, difference, version: order.version, reason: '전화로 요청' },
  })
}

const open = async (who: Shopper, token: string, expected: number) =>
  (await who.call(personalPayments.pay, { params: { token }, body: { way: 'card', expected } }))
    .data
async function back(who: Shopper, from: URLSearchParams) {
  const params = { pay_id: from.get('pay_id') ?? '' }
  const body = {
    provider_key: from.get('paymentKey') ?? '',
    amount: Number(from.get('amount') ?? 0),
  }
  return (await who.call(personalPayments.comeBack, { params, body })).data
}
const linkOf = async (who: Shopper, od_id: string) =>
  (await who.call(personalPayments.ofOrder, { params: { od_id } })).data.token
const sent = { company: 'cj', od_invoice: '123456789012' }

describe('the difference of an edited order', () => {
  test('is paid by its buyer on line; the order owes nothing, can be sent, and refunds draw on both', async () => {
    const { buyer, od_id, due, params } = await dearer()
    expect(due).toBe(9_000)
    expect((await boss.refused(adminOrders.ship, { params, body: sent })).status).toBe(409)
    const token = await linkOf(buyer, od_id)
    expect(await linkOf(buyer, od_id)).toBe(token)
    expect((await boss.call(personalDesk.difference, { params })).data.token).toBe(token)
    const window = await open(buyer, token, due)
    expect(await back(buyer, await choose(base, window, 'ok'))).toMatchObject({ state: 'paid' })
    await follow(window.pay_id, od_id)
    expect(await show(od_id)).toMatchObject({
      od_misu: 0,
      od_status: '입금',
      payment: { way: 'card' },
    })
    expect((await eventsOf(od_id)).filter((name) => name === 'order.extra_paid')).toHaveLength(1)
    expect(
      (
        await boss.refused(personalDesk.refund, {
          params: { pp_id: (await personalOf(od_id))[0]?.pp_id ?? '' },
          body: { refund_id: 'difference-01', amount: 1, reason: '아니요' },
        })
      ).message,
    ).toContain('주문에서')
    const total = (await show(od_id)).od_receipt_price
    await boss.call(adminOrders.cancel, { params, body: { reason: '품절' } })
    const gone = await house.db.execute<{ sum: number; parts: number }>(
      sql`select sum(amount)::int as sum, count(distinct pay_id)::int as parts from payment_refund where od_id = ${od_id}`,
    )
    expect(gone.rows).toEqual([{ sum: total, parts: 2 }])
  })

  test('noted by staff while the buyer pays: one is kept, the other goes back', async () => {
    const { buyer, od_id, due, params } = await dearer()
    const token = await linkOf(buyer, od_id)
    const window = await open(buyer, token, due)
    const from = await choose(base, window, 'ok')
    await boss.call(adminEdits.extra, { params, body: { amount: due, reason: '통장', due } })
    expect(await back(buyer, from)).toMatchObject({ state: 'failed' })
    await follow(od_id)
    const { data } = await buyer.call(personalPayments.show, { params: { token } })
    expect(data).toMatchObject({ state: 'withdrawn', closed: '이 주문의 차액은 이미 받았어요.' })
    expect((await buyer.refused(personalPayments.ofOrder, { params })).message).toBe(
      '받을 차액이 없는 주문이에요.',
    )
  })

  test('taken at the provider at the very moment staff note it goes back by itself', async () => {
    const { buyer, od_id, due, params } = await dearer()
    const window = await open(buyer, await linkOf(buyer, od_id), due)
    const from = await choose(base, window, 'ok')
    await house.db.execute(
      sql`update payment set status = 'confirming', provider_key = ${from.get('paymentKey')}, confirmed_at = now() - interval '1 minute' where pay_id = ${window.pay_id}`,
    )
    await boss.call(adminEdits.extra, { params, body: { amount: due, reason: '통장', due } })
    await back(buyer, from)
    await follow(window.pay_id, `personal-${window.pay_id}`)
    expect(await back(buyer, from)).toMatchObject({ state: 'undone' })
    expect(await show(od_id)).toMatchObject({ od_misu: 0, od_refund_price: 0 })
  })

  test('that has changed meanwhile is told in words and not taken', async () => {
    const { buyer, od_id, due } = await dearer()
    const now = due + 10_000
    const token = await linkOf(buyer, od_id)
    const from = await choose(base, await open(buyer, token, due), 'ok')
    await edit(od_id, 4)
    const { data } = await buyer.call(personalPayments.show, { params: { token } })
    expect(data.price).toBe(now)
    const refused = await buyer.refused(personalPayments.pay, {
      params: { token },
      body: { way: 'card', expected: due },
    })
    expect(refused.message).toContain('이제 19,000원이에요')
    expect(await back(buyer, from)).toMatchObject({ state: 'failed', code: 'AMOUNT_MISMATCH' })
    await follow(od_id)
    const window = await open(buyer, token, now)
    expect(await back(buyer, await choose(base, window, 'ok'))).toMatchObject({ state: 'paid' })
    expect(await show(od_id)).toMatchObject({ od_misu: 0 })
  })

  test('is nobody else’s to ask for, and an order without one has none', async () => {
    const { od_id } = await dearer()
    const stranger = await shopper()
    expect((await stranger.refused(personalPayments.ofOrder, { params: { od_id } })).status).toBe(
      404,
    )
    const plain = await payThrough(base, 'ok', {})
    const params = { od_id: plain.od_id }
    expect((await boss.refused(personalDesk.difference, { params })).message).toBe(
      '받을 차액이 없는 주문이에요.',
    )
  })
})

async function personalOf(od_id: string) {
  return (
    await house.db.execute<{ pp_id: string }>(
      sql`select pp_id from personal_payment where od_id = ${od_id}`,
    )
  ).rows
}
