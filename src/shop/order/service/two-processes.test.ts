import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { houseCtx } from '#platform/context.ts'
import { carts } from '#shop/cart/contract.ts'
import { coupons } from '#shop/coupon/contract.ts'
import { makeKind } from '#shop/coupon/sample.ts'
import { issueCoupon } from '#shop/coupon/service/issue-coupon.ts'
import { couponUse } from '#shop/coupon/tables.ts'
import { orders } from '#shop/order/contract/place.ts'
import { orderForm } from '#shop/order/sample.ts'
import { secondProcess } from '#test/database.ts'
import { stockItem } from '#test/goods.ts'
import { countOrders, fillCarts, place, stockOf } from '#test/ordering.ts'
import { choose, comeBack, eventsOf, payingShop, startPaying } from '#test/paying.ts'
import { type Shopper, shopper } from '#test/shopper.ts'

const { house, base, asked } = await payingShop()
const second = await secondProcess()
afterAll(() => second.pool.end())

const ctx = houseCtx(house)
/** Of two processes behind one address, the one that happens to answer. */
const either = (at: number) => (at % 2 ? { house: second.house } : {})
const statusOf = (work: Promise<unknown>) =>
  work.then(
    () => 201,
    (refusal) => refusal.status as number,
  )

test('50 buyers at two processes, 10 units, 20 rounds: exactly 10 sold each round', async () => {
  const buyers = await Promise.all(Array.from({ length: 50 }, (_, at) => shopper(either(at))))
  for (let round = 0; round < 20; round++) {
    const goods = await stockItem(house, { options: [{ io_stock_qty: 10 }] })
    await fillCarts(buyers, goods)
    const ends = await Promise.all(buyers.map((buyer) => statusOf(place(buyer))))
    expect([
      ends.filter((status) => status === 201).length,
      ends.filter((status) => status === 409).length,
    ]).toEqual([10, 40])
    expect(await stockOf(goods.io_no)).toEqual({ stock: 10, reserved: 10 })
    const units = await house.db.execute<{ sold: number; orders: number }>(
      sql`select sum(ct_qty)::int as sold, count(distinct od_id)::int as orders from order_line where io_no = ${goods.io_no}`,
    )
    expect(units.rows).toEqual([{ sold: 10, orders: 10 }])
  }
}, 180_000)

// case 205
test('a thousand buyers at the same moment at two processes, 100 units: exactly 100 sold, and nobody meets an error', async () => {
  const goods = await stockItem(house, { options: [{ io_stock_qty: 100 }] })
  const crowd = await Promise.all(Array.from({ length: 1_000 }, (_, at) => shopper(either(at))))
  await fillCarts(crowd, goods)
  // whoever is asked to wait presses again
  const insist = async (buyer: Shopper): Promise<number> => {
    const status = await statusOf(place(buyer))
    if (status !== 429 && status !== 503) return status
    await sleep(200)
    return insist(buyer)
  }
  const ends = await Promise.all(crowd.map(insist))
  expect(Object.groupBy(ends, String)).toEqual({
    201: expect.objectContaining({ length: 100 }),
    409: expect.objectContaining({ length: 900 }),
  })
  expect(await stockOf(goods.io_no)).toEqual({ stock: 100, reserved: 100 })
}, 180_000)

test('one coupon of one member is used by one of ten orders, and downloaded once, in two processes', async () => {
  const mb_id = 'two_processes'
  const tabs = await Promise.all(
    Array.from({ length: 10 }, (_, at) => shopper({ mb_id, ...either(at) })),
  )
  const cz_id = await makeKind(ctx, { cz_each: 1 })
  const pressed = await Promise.all(
    tabs.map((tab) => statusOf(tab.call(coupons.download, { params: { cz_id } }))),
  )
  expect(pressed.filter((status) => status === 201)).toHaveLength(1)
  const cp_id = (await issueCoupon(ctx, { cz_id: await makeKind(ctx), mb_id }))?.cp_id ?? ''
  const goods = await stockItem(house)
  const ends = await Promise.all(
    tabs.map(async (tab) => {
      await tab.call(carts.add, {
        body: { it_id: goods.it_id, options: [{ io_no: goods.io_no, ct_qty: 1 }], direct: true },
      })
      return statusOf(
        tab.call(orders.place, {
          body: orderForm({
            od_pwd: undefined,
            coupons: [cp_id],
            direct: true,
            expected_total: 13_000,
          }),
        }),
      )
    }),
  )
  expect([
    ends.filter((status) => status === 201).length,
    ends.filter((status) => status === 409).length,
  ]).toEqual([1, 9])
  const uses = await ctx.db
    .select()
    .from(couponUse)
    .where(and(eq(couponUse.cp_id, cp_id), isNull(couponUse.back_at)))
  expect(uses).toHaveLength(1)
})

test('of ten returns in two processes one asks the provider for the money', async () => {
  const mb_id = 'two_returns'
  const { window, pay_id, od_id, goods, buyer } = await startPaying({
    who: await shopper({ mb_id }),
    od_pwd: undefined,
    agree_privacy: undefined,
  })
  const back = await choose(base, window, 'pay')
  const tabs = await Promise.all(
    Array.from({ length: 10 }, (_, at) => shopper({ mb_id, ...either(at) })),
  )
  await Promise.all(tabs.map((tab) => comeBack(tab, back)))
  expect(asked.filter((line) => line === 'POST toss/v1/payments/confirm')).toHaveLength(1)
  expect(await comeBack(buyer, back)).toMatchObject({ state: 'paid', od_id })
  expect([await countOrders(buyer), await stockOf(goods.io_no)]).toEqual([
    1,
    { stock: 99, reserved: 0 },
  ])
  expect((await eventsOf(pay_id)).filter((name) => name === 'payment.changed')).toHaveLength(1)
})
