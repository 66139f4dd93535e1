import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { houseCtx } from '#platform/context.ts'
import { event } from '#platform/tables.ts'
import { makeKind } from '#shop/coupon/sample.ts'
import { issueCoupon } from '#shop/coupon/service/issue-coupon.ts'
import { coupon } from '#shop/coupon/tables.ts'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { adminParts, partCancel } from '#shop/order/contract/parts.ts'
import { orders } from '#shop/order/contract/place.ts'
import type { orderForm } from '#shop/order/sample.ts'
import { orderLine } from '#shop/order/tables.ts'
import { openBooks } from '#shop/payment/twin/books.ts'
import { grantPoints } from '#shop/point/service/grant-points.ts'
import { usablePoints } from '#shop/point/service/my-points.ts'
import { testShop } from '#test/database.ts'
import { type Goods, stockItem } from '#test/goods.ts'
import { fill, place, placedOrder, stockOf } from '#test/ordering.ts'
import { follow, payingShop, payThrough } from '#test/paying.ts'
import { type Shopper, shopper, staff } from '#test/shopper.ts'

const { house, base } = await payingShop()
const ctx = houseCtx((await testShop()).house)
const account = { bank: '04', number: '', holder: '' }
const right = { bank: '20', number: '1002-123-456789', holder: '김민지' }

const orderOf = async (who: Shopper, od_id: string) =>
  (await who.call(orders.show, { params: { od_id } })).data
const firstOf = async (who: Shopper, od_id: string) =>
  (await orderOf(who, od_id)).lines[0]?.ct_id ?? 0
const previewOf = async (who: Shopper, od_id: string, lines: { ct_id: number; qty: number }[]) =>
  (await who.call(partCancel.preview, { params: { od_id }, body: { lines } })).data

async function cancelPart(
  who: Shopper,
  od_id: string,
  lines: { ct_id: number; qty: number }[],
  more: { account?: typeof account } = {},
) {
  const { amount, version } = await previewOf(who, od_id, lines)
  return (
    await who.call(partCancel.cancel, {
      params: { od_id },
      body: { lines, amount, version, ...more },
    })
  ).data
}

async function pay(od_id: string, amount: number) {
  await (await staff()).call(adminOrders.confirmDeposit, {
    params: { od_id },
    body: { amount, reason: '통장에서 확인' },
  })
}

/** Two items in one order. */
async function twoItems(
  who: Shopper,
  first: [Goods, number],
  second: [Goods, number],
  expected_total: number,
  given: Parameters<typeof orderForm>[0] = {},
) {
  await fill(who, ...first)
  await fill(who, ...second)
  return place(who, { expected_total, ...given })
}

describe('an order that was cut', () => {
  const refundsOf = async (od_id: string) =>
    (
      await ctx.db.execute<{ amount: number }>(
        sql`select amount from payment_refund where od_id = ${od_id}`,
      )
    ).rows.reduce((sum, { amount }) => sum + amount, 0)

  test('before it was paid: all that was paid goes back, in parts and whole', async () => {
    const { minji, od_id, total } = await placedOrder(4)
    const one = async () => {
      const live = (await orderOf(minji, od_id)).lines.filter(
        ({ ct_status }) => ct_status !== '취소',
      )
      return [{ ct_id: live[0]?.ct_id ?? 0, qty: 1 }]
    }
    const { od_misu } = await cancelPart(minji, od_id, await one())
    expect(od_misu).toBeLessThan(total)
    await pay(od_id, od_misu)
    await cancelPart(minji, od_id, await one(), { account: right })
    const left = od_misu - (await refundsOf(od_id))
    const rest = [{ ...(await one())[0], qty: 2 }].map(({ ct_id = 0, qty }) => ({ ct_id, qty }))
    expect(await previewOf(minji, od_id, rest)).toMatchObject({
      ...{ all: true, paid: true, due_less: 0, amount: left },
    })
    await cancelPart(minji, od_id, rest, { account: right })
    expect(await refundsOf(od_id)).toBe(od_misu)
  })

  test('while a part of it was paid: what is unpaid is let go before anything goes back', async () => {
    const { minji, od_id, total } = await placedOrder(4)
    await pay(od_id, total - 4_000)
    const [boss, params] = [await staff(), { od_id }]
    const lines = [{ ct_id: await firstOf(minji, od_id), qty: 1 }]
    const { data: shown } = await boss.call(adminParts.preview, { params, body: { lines } })
    const { amount, due_less, paid, version } = shown
    expect([due_less, paid]).toEqual([4_000, true])
    const body = { lines, amount, version, reason: '고객 요청', account: right }
    const { data } = await boss.call(adminParts.cancel, { params, body })
    expect(data).toMatchObject({ od_misu: 0, od_cancel_price: amount })
    expect(await refundsOf(od_id)).toBe(amount - 4_000)
  })
})

describe('the preview', () => {
  test('shows what changes and writes nothing', async () => {
    const { minji, od_id } = await placedOrder(3)
    const before = await orderOf(minji, od_id)
    const ct_id = await firstOf(minji, od_id)
    expect(await previewOf(minji, od_id, [{ ct_id, qty: 1 }])).toMatchObject({
      goods: 10_000,
      discount: 0,
      shipping: 1_000,
      amount: 9_000,
      paid: false,
      way: 'none',
      all: false,
    })
    expect(await orderOf(minji, od_id)).toEqual(before)
  })

  test('says when free shipping is lost', async () => {
    const { minji, od_id, total } = await placedOrder(5)
    expect(total).toBe(50_000)
    const ct_id = await firstOf(minji, od_id)
    expect(await previewOf(minji, od_id, [{ ct_id, qty: 1 }])).toMatchObject({
      goods: 10_000,
      shipping: 2_000,
      amount: 8_000,
    })
  })

  test.each([
    [[{ ct_id: 1, qty: 1 }], 'lines'],
    [[], 'lines'],
  ])('refuses units that are not there (%j)', async (lines, field) => {
    const { minji, od_id } = await placedOrder(2)
    const refusal = await minji.refused(partCancel.preview, { params: { od_id }, body: { lines } })
    expect([refusal.status, Object.keys(refusal.errors)]).toEqual([422, [field]])
  })

  test('refuses more than was bought, and the same line twice', async () => {
    const { minji, od_id } = await placedOrder(2)
    const ct_id = await firstOf(minji, od_id)
    for (const lines of [
      [{ ct_id, qty: 3 }],
      [
        { ct_id, qty: 1 },
        { ct_id, qty: 1 },
      ],
    ])
      expect(
        (await minji.refused(partCancel.preview, { params: { od_id }, body: { lines } })).status,
      ).toBe(422)
  })
})

describe('cancelling a part of an unpaid order', () => {
  test('leaves less to pay, gives the units back, and stands in the history', async () => {
    const { minji, goods, od_id } = await placedOrder(3)
    const ct_id = await firstOf(minji, od_id)
    const after = await cancelPart(minji, od_id, [{ ct_id, qty: 1 }])
    expect(after).toMatchObject({
      od_status: '주문',
      od_misu: 24_000 - 1_000,
      od_cancel_price: 9_000,
    })
    expect(after.lines.map(({ ct_qty, ct_status }) => [ct_qty, ct_status])).toEqual([
      [2, '주문'],
      [1, '취소'],
    ])
    expect(await stockOf(goods.io_no)).toEqual({ stock: 100, reserved: 2 })
    expect(after.history.map(({ name }) => name)).toContain('order.part_cancelled')
    await pay(od_id, after.od_misu)
    expect(await stockOf(goods.io_no)).toEqual({ stock: 98, reserved: 0 })
  })

  test('a stranger finds neither preview nor cancel', async () => {
    const { minji, od_id } = await placedOrder(2)
    const lines = [{ ct_id: await firstOf(minji, od_id), qty: 1 }]
    const stranger = await shopper()
    expect(
      (await stranger.refused(partCancel.preview, { params: { od_id }, body: { lines } })).status,
    ).toBe(404)
    expect(
      (
        await stranger.refused(partCancel.cancel, {
          params: { od_id },
          body: { lines, amount: 0, version: 1 },
        })
      ).status,
    ).toBe(404)
  })

  test('the last units cancel the whole order', async () => {
    const { minji, goods, od_id } = await placedOrder(2)
    const ct_id = await firstOf(minji, od_id)
    await cancelPart(minji, od_id, [{ ct_id, qty: 1 }])
    expect(await cancelPart(minji, od_id, [{ ct_id, qty: 1 }])).toMatchObject({
      od_status: '취소',
      od_misu: 0,
    })
    expect(await stockOf(goods.io_no)).toEqual({ stock: 100, reserved: 0 })
  })
})

describe('cancelling a part of a paid order', () => {
  test('by bank transfer asks for an account, and the refund waits for the staff', async () => {
    const { minji, goods, od_id, total } = await placedOrder(3)
    await pay(od_id, total)
    const lines = [{ ct_id: await firstOf(minji, od_id), qty: 1 }]
    const { amount, version } = await previewOf(minji, od_id, lines)
    const refusal = await minji.refused(partCancel.cancel, {
      params: { od_id },
      body: { lines, amount, version, account },
    })
    expect([refusal.status, Object.keys(refusal.errors).sort()]).toEqual([
      422,
      ['account.bank', 'account.holder', 'account.number'],
    ])
    await minji.call(partCancel.cancel, {
      params: { od_id },
      body: { lines, amount, version, account: right },
    })
    const refunds = await house.db.execute<{ amount: number; state: string }>(
      sql`select amount, state from payment_refund where od_id = ${od_id}`,
    )
    expect(refunds.rows).toEqual([{ amount: 9_000, state: 'queued' }])
    expect(await stockOf(goods.io_no)).toEqual({ stock: 98, reserved: 0 })
  })

  test('by card sends that part back through the provider, tells the buyer, and the rest when all is cancelled', async () => {
    const { buyer, od_id, pay_id, total } = await payThrough(base, 'pay', { ct_qty: 3 })
    const ct_id = await firstOf(buyer, od_id)
    await cancelPart(buyer, od_id, [{ ct_id, qty: 1 }])
    const asked = await house.db.execute<{ refund_id: string }>(
      sql`select refund_id from payment_refund where od_id = ${od_id}`,
    )
    const refund_id = asked.rows[0]?.refund_id ?? ''
    await follow(refund_id, pay_id)
    // the word that it has left is an event of its own
    await follow(refund_id)
    const sent = () =>
      Object.values(
        openBooks<{ orderId: string; cancels: { amount: number }[] }>(house, 'toss').all(),
      )
        .find((one) => one.orderId === pay_id)
        ?.cancels.map(({ amount }) => amount)
    expect(sent()).toEqual([9_000])
    const told = await house.db.select().from(event).where(eq(event.subject, od_id))
    expect(
      told
        .filter(({ name }) => name === 'claim.refunded')
        .map(({ payload }) => (payload as { refund: number }).refund)[0],
    ).toBe(9_000)
    await buyer.call(orders.cancel, { params: { od_id }, body: {} })
    await follow(`cancel-${od_id}`, pay_id)
    expect(sent()).toEqual([9_000, total - 9_000])
  })

  test('another sum than the one of now is refused with the new preview', async () => {
    const { minji, od_id } = await placedOrder(3)
    const lines = [{ ct_id: await firstOf(minji, od_id), qty: 1 }]
    const { version } = await previewOf(minji, od_id, lines)
    const refusal = await minji.refused(partCancel.cancel, {
      params: { od_id },
      body: { lines, amount: 10_000, version },
    })
    expect([refusal.status, refusal.detail.preview]).toEqual([
      409,
      expect.objectContaining({ amount: 9_000 }),
    ])
  })

  test('two of five, and then four more from the page of before: the second is refused, and the sums are right', async () => {
    const { minji, goods, od_id } = await placedOrder(5)
    const ct_id = await firstOf(minji, od_id)
    const { version } = await previewOf(minji, od_id, [{ ct_id, qty: 2 }])
    const more = await previewOf(minji, od_id, [{ ct_id, qty: 4 }])
    await cancelPart(minji, od_id, [{ ct_id, qty: 2 }])
    const late = {
      params: { od_id },
      body: { lines: [{ ct_id, qty: 4 }], amount: more.amount, version },
    }
    expect(await minji.refused(partCancel.cancel, late)).toMatchObject({
      status: 409,
      detail: { preview: null },
    })
    expect(
      (
        await minji.refused(partCancel.preview, {
          params: { od_id },
          body: { lines: [{ ct_id, qty: 4 }] },
        })
      ).status,
    ).toBe(422)
    // three stay: 30,000 and the shipping of that sum
    expect(await orderOf(minji, od_id)).toMatchObject({
      od_status: '주문',
      od_misu: 32_000,
      od_cancel_price: 18_000,
    })
    expect(await stockOf(goods.io_no)).toEqual({ stock: 100, reserved: 3 })
  })

  test('sent five times at once it happens once', async () => {
    const { minji, goods, od_id } = await placedOrder(5)
    const lines = [{ ct_id: await firstOf(minji, od_id), qty: 1 }]
    const { amount, version } = await previewOf(minji, od_id, lines)
    const tried = await Promise.allSettled(
      Array.from({ length: 5 }, () =>
        minji.call(partCancel.cancel, { params: { od_id }, body: { lines, amount, version } }),
      ),
    )
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await stockOf(goods.io_no)).toEqual({ stock: 100, reserved: 4 })
  })

  test('cannot be once it is being packed, except by staff, nor by anybody once it has left', async () => {
    const boss = await staff()
    const { minji, od_id, total } = await placedOrder(3)
    await pay(od_id, total)
    const params = { od_id }
    const lines = [{ ct_id: await firstOf(minji, od_id), qty: 1 }]
    await boss.call(adminOrders.prepare, { params })
    expect((await minji.refused(partCancel.preview, { params, body: { lines } })).message).toBe(
      '상품을 준비하고 있는 주문은 고객센터에 취소를 요청해 주세요.',
    )
    const { amount, version } = (await boss.call(adminParts.preview, { params, body: { lines } }))
      .data
    await boss.call(adminParts.cancel, {
      params,
      body: { lines, amount, version, reason: '고객 요청' },
    })
    await boss.call(adminOrders.ship, {
      params,
      body: { company: 'cj', od_invoice: '123456789012' },
    })
    expect((await boss.refused(adminParts.preview, { params, body: { lines } })).status).toBe(409)
  })

  test('against shipping at the same moment never sends what was cancelled', async () => {
    const boss = await staff()
    for (let round = 0; round < 5; round++) {
      const { minji, goods, od_id, total } = await placedOrder(2)
      await pay(od_id, total)
      const params = { od_id }
      const lines = [{ ct_id: await firstOf(minji, od_id), qty: 1 }]
      const { amount, version } = await previewOf(minji, od_id, lines)
      const [cut] = await Promise.allSettled([
        minji.call(partCancel.cancel, { params, body: { lines, amount, version, account: right } }),
        boss.call(adminOrders.ship, {
          params,
          body: { company: 'cj', od_invoice: '123456789012' },
        }),
      ])
      const { parcels, lines: left } = await orderOf(minji, od_id)
      const kept = cut.status === 'fulfilled' ? 1 : 2
      expect(parcels.flatMap((one) => one.lines.map(({ qty }) => qty))).toEqual([kept])
      expect(
        left.filter(({ ct_status }) => ct_status === '배송').map(({ ct_qty }) => ct_qty),
      ).toEqual([kept])
      expect((await stockOf(goods.io_no)).stock).toBe(100 - kept)
    }
  })
})

test('a coupon whose minimum is missed comes back, and points stay as long as the rest can take them', async () => {
  const mb_id = 'part-benefits'
  const me = await shopper({ mb_id })
  await grantPoints(ctx, {
    mb_id,
    points: 5_000,
    content: '회원 가입 축하 포인트',
    rel: { rel_table: 'test', rel_id: mb_id, rel_action: 'given' },
  })
  const cp_id =
    (
      await issueCoupon(ctx, {
        cz_id: await makeKind(ctx, { cp_price: 3_000, cp_minimum: 25_000 }),
        mb_id,
      })
    )?.cp_id ?? ''
  const [one, two] = [await stockItem(house), await stockItem(house, { it_price: 20_000 })]
  const od_id = await twoItems(me, [one, 1], [two, 1], 30_000 - 3_000 - 2_000 + 2_000, {
    od_pwd: undefined,
    coupons: [cp_id],
    points: 2_000,
  })
  const line = (await orderOf(me, od_id)).lines.find(({ it_id }) => it_id === one.it_id)?.ct_id ?? 0
  // 20,000 − 2,000 points + 3,000 shipping remain of 27,000: the coupon is lost and shipping grows
  expect(await previewOf(me, od_id, [{ ct_id: line, qty: 1 }])).toMatchObject({
    goods: 10_000,
    discount: 3_000,
    shipping: 1_000,
    amount: 6_000,
    coupons_back: [{ cp_id }],
    points_back: 0,
  })
  await cancelPart(me, od_id, [{ ct_id: line, qty: 1 }])
  expect((await ctx.db.select().from(coupon).where(eq(coupon.cp_id, cp_id)))[0]).toMatchObject({
    used_at: null,
  })
  expect(await usablePoints(ctx, mb_id)).toBe(3_000)
  const rest = (await orderOf(me, od_id)).lines.find(({ it_id }) => it_id === two.it_id)?.ct_id ?? 0
  await cancelPart(me, od_id, [{ ct_id: rest, qty: 1 }])
  expect(await usablePoints(ctx, mb_id)).toBe(5_000)
})

describe('parcels', () => {
  test('several of one order: it is on its way with the first, and cannot end before the last', async () => {
    const boss = await staff()
    const me = await shopper()
    const [one, two] = [await stockItem(house), await stockItem(house)]
    const od_id = await twoItems(me, [one, 2], [two, 1], 32_000)
    const params = { od_id }
    await pay(od_id, 32_000)
    const lines = await house.db
      .select()
      .from(orderLine)
      .where(eq(orderLine.od_id, od_id))
      .orderBy(orderLine.ct_id)
    const [first = 0, second = 0] = lines.map(({ ct_id }) => ct_id)
    const courier = { company: 'cj', od_invoice: '6401-2345-6789' }
    expect((await boss.refused(adminParts.parcel, { params, body: courier })).status).toBe(409)
    const shipped = (
      await boss.call(adminOrders.ship, {
        params,
        body: { ...courier, lines: [{ ct_id: first, qty: 1 }] },
      })
    ).data
    expect(shipped).toMatchObject({
      od_status: '배송',
      unsent: [
        { ct_id: first, qty: 1 },
        { ct_id: second, qty: 1 },
      ],
    })
    expect((await boss.refused(adminOrders.complete, { params, body: {} })).status).toBe(409)
    expect(
      (
        await boss.refused(adminParts.parcel, {
          params,
          body: { ...courier, lines: [{ ct_id: first, qty: 2 }] },
        })
      ).errors,
    ).toHaveProperty('lines')
    await boss.call(adminParts.parcel, { params, body: { ...courier, od_invoice: '640123456790' } })
    const seen = await orderOf(me, od_id)
    expect(
      seen.parcels.map((parcel) => [parcel.invoice, parcel.lines.length, parcel.url !== null]),
    ).toEqual([
      ['640123456789', 1, true],
      ['640123456790', 2, true],
    ])
    expect(seen.unsent).toEqual([])
    expect((await boss.refused(adminParts.parcel, { params, body: courier })).status).toBe(409)
    expect((await boss.call(adminOrders.complete, { params, body: {} })).data.od_status).toBe(
      '완료',
    )
  })
})
