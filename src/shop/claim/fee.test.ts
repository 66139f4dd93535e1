import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { orders } from '#shop/order/contract/place.ts'
import { expireWindows } from '#shop/payment/service/fee.ts'
import { stockItem } from '#test/goods.ts'
import { fill, place } from '#test/ordering.ts'
import { choose, comeBack, eventsOf, follow, payingShop } from '#test/paying.ts'
import { type Shopper, shopper, staff } from '#test/shopper.ts'
import { claims } from './contract.ts'
import { adminClaims } from './desk-contract.ts'
import { claimFees } from './fee-contract.ts'

const { house, base } = await payingShop()
const boss = await staff()
const at = {
  pick_name: '김민지',
  pick_hp: '010-1234-5678',
  pick_zip: '04524',
  pick_addr1: '서울특별시 중구 세종대로 110',
}

/** An exchange for a change of mind, asked for by the guest who ordered: its fee is 6,000 won. */
async function exchanging(currency: 'krw' | 'usd' = 'krw') {
  const me = await shopper(currency === 'usd' ? { language: 'en.usd' } : {})
  const { totals } = await fill(me, await stockItem(house), 2)
  const od_id = await place(me, { expected_total: totals.total, currency })
  await boss.call(adminOrders.confirmDeposit, {
    params: { od_id },
    body: { amount: totals.total, reason: '통장에서 확인' },
  })
  const { data } = await boss.call(adminOrders.ship, {
    params: { od_id },
    body: { company: 'cj', od_invoice: '123456789012' },
  })
  const asked = {
    kind: 'exchange' as const,
    reason: 'changed_mind' as const,
    pickup: 'shop' as const,
    lines: [`${data.lines[0]?.ct_id}:1`],
  }
  const { fee } = (await me.call(claims.preview, { params: { od_id }, body: asked })).data
  const way = currency === 'usd' ? ('paypal' as const) : ('card' as const)
  const { claim_id } = (
    await me.call(claims.ask, {
      params: { od_id },
      body: { ...asked, ...at, photos: [], fee_way: way, expected_refund: 0, expected_fee: fee },
    })
  ).data
  return { me, od_id, fee, way, claim_id, params: { claim_id } }
}
type Exchange = Awaited<ReturnType<typeof exchanging>>

const open = async ({ me, params, way }: Exchange) =>
  (await me.call(claimFees.pay, { params, body: { way } })).data
async function back(who: Shopper, from: URLSearchParams) {
  const body = {
    provider_key: from.get('paymentKey') ?? from.get('token') ?? '',
    code: from.get('code') ?? '',
    ...(from.get('amount') ? { amount: Number(from.get('amount')) } : {}),
  }
  return (
    await who.call(claimFees.comeBack, { params: { pay_id: from.get('pay_id') ?? '' }, body })
  ).data
}
const claimOf = async ({ me, od_id }: Exchange) =>
  (await me.call(claims.ofOrder, { params: { od_id } })).data.claims[0]
const moneyOf = async (claim_id: number) =>
  (
    await house.db.execute<{ pay_id: string; status: string; amount: number; refund_held: number }>(
      sql`select pay_id, status, amount, refund_held from payment where claim_id = ${claim_id} order by created_at`,
    )
  ).rows

describe('the fee of an exchange', () => {
  test.each(['krw', 'usd'] as const)(
    'is paid on line (%s), noted by itself, and belongs to no sum of the order',
    async (currency) => {
      const one = await exchanging(currency)
      const window = await open(one)
      const from = await choose(base, window, 'ok')
      expect(await back(one.me, from)).toEqual({ state: 'paid', od_id: one.od_id, code: null })
      expect(await claimOf(one)).toMatchObject({
        fee_way: one.way,
        fee_paid_at: expect.any(String),
      })
      expect(await moneyOf(one.claim_id)).toMatchObject([
        { pay_id: window.pay_id, status: 'paid', amount: one.fee },
      ])
      await follow(window.pay_id, one.od_id)
      expect(await back(one.me, from)).toMatchObject({ state: 'paid' })
      expect((await eventsOf(one.od_id)).filter((name) => name === 'claim.fee_paid')).toHaveLength(
        1,
      )
      const { data } = await one.me.call(orders.show, { params: { od_id: one.od_id } })
      expect(data).toMatchObject({
        od_status: '배송',
        od_cancel_price: 0,
        od_misu: 0,
        payment: null,
      })
      for (const step of [adminClaims.accept, adminClaims.collect])
        await boss.call(step, { params: one.params })
      await boss.call(adminClaims.inspect, { params: one.params, body: { resell: [] } })
      const done = await boss.call(adminClaims.exchange, {
        params: one.params,
        body: { company: 'cj', od_invoice: '640111122223' },
      })
      expect(done.data).toMatchObject({ state: 'exchanged', fee_way: one.way })
    },
  )

  test('is not taken when the window is left, and can be paid in another; only the newest window counts', async () => {
    const one = await exchanging()
    const first = await open(one)
    expect(await back(one.me, await choose(base, first, 'cancel'))).toMatchObject({
      state: 'failed',
      od_id: one.od_id,
    })
    const [second, third] = [await open(one), await open(one)]
    expect(await back(one.me, await choose(base, second, 'ok'))).toMatchObject({ state: 'failed' })
    expect(await claimOf(one)).toMatchObject({ fee_paid_at: null })
    expect(await back(one.me, await choose(base, third, 'ok'))).toMatchObject({ state: 'paid' })
    expect(
      (await one.me.refused(claimFees.pay, { params: one.params, body: { way: 'card' } })).message,
    ).toBe('이미 받은 배송비예요.')
  })

  test('of many tabs is taken once', async () => {
    const one = await exchanging()
    const from = await choose(base, await open(one), 'ok')
    const ends = await Promise.all(Array.from({ length: 6 }, () => back(one.me, from)))
    expect(ends.every(({ state }) => state === 'paid' || state === 'checking')).toBe(true)
    expect((await eventsOf(one.od_id)).filter((name) => name === 'claim.fee_paid')).toHaveLength(1)
    expect(await moneyOf(one.claim_id)).toMatchObject([{ status: 'paid', refund_held: 0 }])
  })

  test('goes back by itself when the request is refused or withdrawn', async () => {
    for (const end of ['refused', 'withdrawn'] as const) {
      const one = await exchanging()
      const window = await open(one)
      await back(one.me, await choose(base, window, 'ok'))
      if (end === 'refused')
        await boss.call(adminClaims.refuse, {
          params: one.params,
          body: { reason: '사용한 흔적이 있어요.' },
        })
      else
        expect((await one.me.call(claims.withdraw, { params: one.params })).data.state).toBe(
          'withdrawn',
        )
      await follow(`fee-${window.pay_id}`)
      await follow(`fee-${window.pay_id}`, window.pay_id)
      expect(await moneyOf(one.claim_id)).toMatchObject([
        { status: 'refunded', refund_held: one.fee },
      ])
      const { data } = await one.me.call(orders.show, { params: { od_id: one.od_id } })
      expect(data).toMatchObject({ od_status: '배송', od_cancel_price: 0 })
      expect(await eventsOf(one.od_id)).toContain('claim.refunded')
    }
  })

  test('paid after the request was over, or after staff had it in their hands, is not kept', async () => {
    const gone = await exchanging()
    const late = await choose(base, await open(gone), 'ok')
    await gone.me.call(claims.withdraw, { params: gone.params })
    expect(await back(gone.me, late)).toMatchObject({ state: 'failed' })
    expect(await moneyOf(gone.claim_id)).toMatchObject([{ status: 'cancelled' }])

    const twice = await exchanging()
    const window = await open(twice)
    const from = await choose(base, window, 'ok')
    // the provider had it before staff noted what came by bank
    await house.db.execute(
      sql`update payment set status = 'confirming', provider_key = ${from.get('paymentKey')}, confirmed_at = now() - interval '1 minute' where pay_id = ${window.pay_id}`,
    )
    expect((await boss.call(adminClaims.fee, { params: twice.params })).data).toMatchObject({
      fee_way: 'transfer',
    })
    await back(twice.me, from)
    await follow(window.pay_id, `fee-${window.pay_id}`)
    expect(await moneyOf(twice.claim_id)).toMatchObject([{ status: 'refunded' }])
    expect((await twice.me.refused(claims.withdraw, { params: twice.params })).message).toContain(
      '교환 배송비를 받은 신청이에요.',
    )
  })

  test('a window that was left is closed after half an hour', async () => {
    const one = await exchanging()
    await open(one)
    await house.db.execute(
      sql`update payment set created_at = now() - interval '31 minutes' where claim_id = ${one.claim_id}`,
    )
    await expireWindows(house)
    expect(await moneyOf(one.claim_id)).toMatchObject([{ status: 'expired' }])
  })
})

test('a stranger can neither begin nor see it, and hears no more than how it ended', async () => {
  const one = await exchanging()
  const stranger = await shopper()
  expect(
    (await stranger.refused(claimFees.pay, { params: one.params, body: { way: 'card' } })).status,
  ).toBe(404)
  const window = await open(one)
  expect(
    (
      await back(
        stranger,
        new URLSearchParams({ pay_id: window.pay_id, code: 'PAY_PROCESS_CANCELED' }),
      )
    ).state,
  ).toBe('open')
  expect(await back(stranger, await choose(base, window, 'ok'))).toEqual({
    state: 'paid',
    od_id: null,
    code: null,
  })
  expect(
    (
      await stranger.refused(claimFees.comeBack, {
        params: { pay_id: 'no-such-payment' },
        body: {},
      })
    ).status,
  ).toBe(404)
})

test('is offered only in the money of the order, and no order is settled by it', async () => {
  const one = await exchanging()
  expect(
    (await one.me.refused(claimFees.pay, { params: one.params, body: { way: 'paypal' } })).errors
      .way,
  ).toBeDefined()
  const from = await choose(base, await open(one), 'ok')
  await expect(comeBack(one.me, from)).rejects.toMatchObject({ status: 404 })
})
