import { and, eq, isNull, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { before } from '#kernel/korean-time.ts'
import { type Ctx, houseCtx } from '#platform/context.ts'
import { carts } from '#shop/cart/contract.ts'
import { makeKind } from '#shop/coupon/sample.ts'
import { issueCoupon } from '#shop/coupon/service/issue-coupon.ts'
import { coupon, couponUse } from '#shop/coupon/tables.ts'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { type OrderFormTyped, orders } from '#shop/order/contract/place.ts'
import { orderPrices } from '#shop/order/contract/prices.ts'
import { orderForm } from '#shop/order/sample.ts'
import { shopOrder } from '#shop/order/tables.ts'
import { grantPoints } from '#shop/point/service/grant-points.ts'
import { usablePoints } from '#shop/point/service/my-points.ts'
import { testShop } from '#test/database.ts'
import { stockItem } from '#test/goods.ts'
import { fill } from '#test/ordering.ts'
import { shopper, staff } from '#test/shopper.ts'
import { earnPoints } from './earn-points.ts'

let ctx: Ctx
let people = 0

beforeAll(async () => {
  ctx = houseCtx((await testShop()).house)
})

async function minji(balance = 0) {
  const mb_id = `benefits${people++}`
  const me = await shopper({ mb_id })
  if (balance)
    await grantPoints(ctx, {
      mb_id,
      points: balance,
      content: '회원 가입 축하 포인트',
      rel: { rel_table: 'test', rel_id: mb_id, rel_action: 'given' },
    })
  return { mb_id, ...me }
}
type Minji = Awaited<ReturnType<typeof minji>>

async function hold(me: Minji, kind: Parameters<typeof makeKind>[1] = {}): Promise<string> {
  return (
    (
      await issueCoupon(ctx, {
        cz_id: await makeKind(ctx, { cz_each: 99, ...kind }),
        mb_id: me.mb_id,
      })
    )?.cp_id ?? ''
  )
}

const goods = () => stockItem(ctx.house)
const priceOf = async (
  me: Minji,
  body: Partial<{ coupons: string[]; points: number; country: string; zip: string }> = {},
) => (await me.call(orderPrices.price, { body })).data
const body = (given: Partial<OrderFormTyped>) => orderForm({ od_pwd: undefined, ...given })
const place = async (me: Minji, given: Partial<OrderFormTyped>) =>
  (await me.call(orders.place, { body: body(given) })).data.od_id
const usesOf = (cp_id: string) =>
  ctx.db
    .select()
    .from(couponUse)
    .where(and(eq(couponUse.cp_id, cp_id), isNull(couponUse.back_at)))

describe('the order form', () => {
  test('shows every usable coupon with its effect or its reason, the best ones, and what points can do', async () => {
    const me = await minji(3_210)
    const small = await hold(me)
    const large = await hold(me, { cp_type: 1, cp_price: 20, cp_subject: '이십 퍼센트' })
    const later = await hold(me, { cp_minimum: 90_000 })
    const travel = await hold(me, { cp_method: 3, cp_price: 4_000 })
    await fill(me, await goods(), 2)
    const price = await priceOf(me, { coupons: [small], points: 1_000 })
    expect(price.totals).toMatchObject({
      goods: 20_000,
      order_coupon: 1_000,
      points: 1_000,
      total: 20_000 - 2_000 + 3_000,
      points_earned: 180,
    })
    const offered = (cp_id: string) => price.coupons.find((one) => one.cp_id === cp_id)
    expect(offered(small)).toMatchObject({ amount: 1_000, chosen: true, reason: null })
    expect(offered(later)).toMatchObject({
      amount: 0,
      chosen: false,
      reason: '70,000원 더 담으면 쓸 수 있어요.',
    })
    expect(price.best).toEqual({
      cp_ids: [large, travel].sort(
        (a, b) => (offered(a)?.cp_method ?? 0) - (offered(b)?.cp_method ?? 0),
      ),
      amount: 7_000,
    })
    expect(price.points).toMatchObject({ balance: 3_210, most: 3_200, unit: 100, reason: null })
  })

  test('shows a guest the sums and nothing of anybody', async () => {
    const guest = await shopper()
    await fill(guest, await goods())
    const { data } = await guest.call(orderPrices.price, {
      body: { coupons: ['AAAA-BBBB'], points: 500 },
    })
    expect(data).toMatchObject({
      totals: { total: 14_000, points: 0, points_earned: 0 },
      coupons: [],
      points: { balance: 0 },
    })
  })

  test('says where goods cannot go, with their names', async () => {
    const me = await minji()
    await fill(
      me,
      await stockItem(ctx.house, {
        is_flammable: true,
        it_name: '룸 스프레이',
        it_name_en: 'Room spray',
      }),
    )
    const price = await priceOf(me, { country: 'US' })
    expect(price.cannot_send).toEqual({
      field: 'country_code',
      message: '이 나라에는 불이 붙기 쉬운 상품을 보낼 수 없어요: 룸 스프레이',
      ct_ids: [expect.any(Number)],
    })
  })

  test.each([
    [{ points: -5_000 }, 'points'],
    [{ points: 0.5 }, 'points'],
    [{ points: '1e3' as unknown as number }, 'points'],
    [{ country: 'korea' }, 'country'],
    [{ coupons: 'A' as unknown as string[] }, 'coupons'],
  ])('%j is a wrong field', async (wrong, field) => {
    const refusal = await (await minji()).refused(orderPrices.price, { body: wrong })
    expect([refusal.status, Object.keys(refusal.errors)]).toEqual([422, [field]])
  })
})

describe('an order with benefits', () => {
  test('freezes them, takes them, and shows the breakdown to its buyer and to staff', async () => {
    const me = await minji(5_000)
    const [order, travel] = [
      await hold(me, { cp_price: 1_500 }),
      await hold(me, { cp_method: 3, cp_price: 9_000 }),
    ]
    await fill(me, await goods(), 2)
    const od_id = await place(me, {
      coupons: [order, travel],
      points: 2_000,
      expected_total: 16_500,
    })
    const { data } = await me.call(orders.show, { params: { od_id } })
    expect(data.totals).toMatchObject({
      order_coupon: 1_500,
      shipping: 3_000,
      shipping_coupon: 3_000,
      points: 2_000,
      point_price: 2_000,
      total: 16_500,
      supply: 15_000,
      vat: 1_500,
    })
    expect(data).toMatchObject({
      od_misu: 16_500,
      lines: [{ ct_coupon: 1_500, ct_point_price: 2_000, ct_point: 160 }],
    })
    expect(data.coupons.map(({ cp_id }) => cp_id).sort()).toEqual([order, travel].sort())
    expect(
      (await (await staff()).call(adminOrders.show, { params: { od_id } })).data.totals,
    ).toEqual(data.totals)
    expect(await usablePoints(ctx, me.mb_id)).toBe(3_000)
    expect(await usesOf(order)).toHaveLength(1)
    expect(
      (await ctx.db.select().from(shopOrder).where(eq(shopOrder.od_id, od_id)))[0],
    ).toMatchObject({
      od_coupon: 1_500,
      od_send_coupon: 3_000,
      od_receipt_point: 2_000,
      od_tax_mny: 15_000,
    })
  })

  test('the same coupon for twenty orders at once is used by one', async () => {
    const me = await minji()
    const cp_id = await hold(me)
    const good = await goods()
    const crowd = await Promise.all(Array.from({ length: 20 }, () => shopper({ mb_id: me.mb_id })))
    // buy-now and cart: whoever fills the cart last may order it, the coupon still only once
    const tried = await Promise.allSettled(
      crowd.map(async (one) => {
        await one.call(carts.add, {
          body: { it_id: good.it_id, options: [{ io_no: good.io_no, ct_qty: 1 }], direct: true },
        })
        return one.call(orders.place, {
          body: body({ coupons: [cp_id], direct: true, expected_total: 13_000 }),
        })
      }),
    )
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(
      tried.filter((one) => one.status === 'rejected').every((one) => one.reason.status === 409),
    ).toBe(true)
    expect(await usesOf(cp_id)).toHaveLength(1)
  })

  test('the same points for two orders at once are spent by one, fifty rounds, and the ledger explains every point', async () => {
    for (let round = 0; round < 50; round++) {
      const me = await minji(5_000)
      const good = await goods()
      const other = await shopper({ mb_id: me.mb_id })
      await fill(me, good)
      await me.call(carts.add, {
        body: { it_id: good.it_id, options: [{ io_no: good.io_no, ct_qty: 1 }], direct: true },
      })
      const tried = await Promise.allSettled([
        place(me, { points: 5_000, expected_total: 9_000 }),
        other.call(orders.place, {
          body: body({ points: 5_000, direct: true, expected_total: 9_000 }),
        }),
      ])
      expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      expect(tried.find((one) => one.status === 'rejected')?.reason).toMatchObject({
        status: expect.toSatisfy((status) => status === 409 || status === 422),
      })
      expect(await usablePoints(ctx, me.mb_id)).toBe(0)
      const books = await ctx.db.execute(sql`
        select m.mb_point as balance, sum(p.po_point)::int as ledger, count(*) filter (where p.po_point < 0)::int as spent, (select sum(lot_left)::int from point_lot l where l.mb_id = m.mb_id) as left
        from member m join point p on p.mb_id = m.mb_id where m.mb_id = ${me.mb_id} group by m.mb_id`)
      expect(books.rows).toEqual([{ balance: 0, ledger: 0, spent: 1, left: 0 }])
    }
  })

  test.each<[string, Parameters<typeof makeKind>[1], number]>([
    ['ended', { cz_days: 1 }, 422],
    ['not begun', { cz_start: '2098-01-01', cz_end: '2099-01-01' }, 422],
    ['a minimum missed by one won', { cp_minimum: 10_001 }, 422],
    ['another category', { cp_method: 1, cp_target: '999' }, 422],
  ])('a coupon that is %s changes nothing', async (name, kind) => {
    const me = await minji()
    const cz_id = await makeKind(ctx, {
      ...kind,
      ...(name === 'not begun' ? { cz_start: '2020-01-01' } : {}),
    })
    const when = name === 'ended' ? { ...ctx, now: before(ctx.now, { days: 3 }) } : ctx
    const cp_id = (await issueCoupon(when, { cz_id, mb_id: me.mb_id }))?.cp_id ?? ''
    if (name === 'not begun')
      await ctx.db.update(coupon).set({ cp_start: '2098-01-01' }).where(eq(coupon.cp_id, cp_id))
    await fill(me, await goods())
    const refusal = await me.refused(orders.place, {
      body: body({ coupons: [cp_id], expected_total: 13_000 }),
    })
    expect([refusal.status, Object.keys(refusal.errors)]).toEqual([422, ['coupons']])
    expect((await me.call(carts.show, {})).data.count).toBe(1)
    expect(await usesOf(cp_id)).toHaveLength(0)
  })

  test('two that stand alone are refused, the same one twice counts once', async () => {
    const me = await minji()
    const [one, two] = [
      await hold(me, { cz_combine: false }),
      await hold(me, { cz_combine: false }),
    ]
    await fill(me, await goods())
    expect(
      (
        await me.refused(orders.place, {
          body: body({ coupons: [one, two], expected_total: 12_000 }),
        })
      ).status,
    ).toBe(422)
    await place(me, { coupons: [one, one], expected_total: 13_000 })
  })

  test('a stranger’s coupon is not found, and a guest has none', async () => {
    const [me, other] = [await minji(), await minji()]
    const cp_id = await hold(other)
    await fill(me, await goods())
    expect(
      (await me.refused(orders.place, { body: body({ coupons: [cp_id], expected_total: 13_000 }) }))
        .status,
    ).toBe(404)
    const guest = await shopper()
    await fill(guest, await goods())
    const refusal = await guest.refused(orders.place, {
      body: orderForm({ coupons: [cp_id], points: 100 }),
    })
    expect([refusal.status, Object.keys(refusal.errors).sort()]).toEqual([
      422,
      ['coupons', 'points'],
    ])
  })

  test.each([[5_100], [1_050], [900_000]])(
    '%i of 5,000 points are refused at their field',
    async (points) => {
      const me = await minji(5_000)
      await fill(me, await goods())
      const refusal = await me.refused(orders.place, {
        body: body({ points, expected_total: 14_000 - points }),
      })
      expect([refusal.status, Object.keys(refusal.errors)]).toEqual([422, ['points']])
    },
  )

  test('another sum than the server’s is refused with the true one, and so is another currency', async () => {
    const me = await minji(5_000)
    await fill(me, await goods())
    expect(
      (await me.refused(orders.place, { body: body({ points: 1_000, expected_total: 12_999 }) }))
        .detail,
    ).toMatchObject({ total: 13_000 })
    const inDollars = await shopper({ mb_id: me.mb_id, language: 'kr.usd' })
    const refusal = await inDollars.refused(orders.place, {
      body: body({ expected_total: 14_000, currency: 'krw' }),
    })
    expect([refusal.status, refusal.detail.currency]).toEqual([409, 'usd'])
  })

  test('of 14,000 won the coupon pays ten thousand and the shipping coupon the rest: nothing is left to pay', async () => {
    const me = await minji()
    const [order, travel] = [
      await hold(me, { cp_price: 99_000 }),
      await hold(me, { cp_method: 3, cp_price: 9_000 }),
    ]
    await fill(me, await goods())
    const od_id = await place(me, { coupons: [order, travel], expected_total: 0 })
    expect((await me.call(orders.show, { params: { od_id } })).data).toMatchObject({
      totals: { total: 0 },
      od_misu: 0,
      od_status: '입금',
    })
  })

  test('a shipping coupon without shipping to pay stays with its owner, and the order goes through at the same sum', async () => {
    const me = await minji()
    const travel = await hold(me, { cp_method: 3, cp_price: 3_000 })
    await fill(me, await stockItem(ctx.house, { it_sc_type: 1 }))
    const od_id = await place(me, { coupons: [travel], expected_total: 10_000 })
    const { data } = await me.call(orders.show, { params: { od_id } })
    expect(data).toMatchObject({
      totals: { total: 10_000, shipping_coupon: 0 },
      coupons: [],
      coupons_left: [{ cp_id: travel }],
    })
    const used = await ctx.db.select().from(couponUse).where(eq(couponUse.cp_id, travel))
    expect(used).toEqual([])
    expect((await priceOf(me)).coupons.map(({ cp_id }) => cp_id)).toContain(travel)
  })

  test('a shipping coupon over another sum is told as before: nothing is placed unseen', async () => {
    const me = await minji()
    const travel = await hold(me, { cp_method: 3, cp_price: 3_000 })
    await fill(me, await stockItem(ctx.house, { it_sc_type: 1 }))
    const no = await me.refused(orders.place, {
      body: body({ coupons: [travel], expected_total: 11_000 }),
    })
    expect(no).toMatchObject({ status: 409, detail: { total: 10_000 } })
  })

  test('abroad needs a city, a state where there are some and a number with its country, and costs by the country’s table', async () => {
    const me = await minji()
    await fill(me, await goods())
    const there: Partial<OrderFormTyped> = {
      country_code: 'US',
      od_b_zip: 'NY 10001',
      od_b_addr1: '1 Main St',
      expected_total: 30_000,
    }
    const refusal = await me.refused(orders.place, { body: body(there) })
    expect(Object.keys(refusal.errors).sort()).toEqual(['od_b_city', 'od_b_hp', 'od_b_state'])
    const od_id = await place(me, {
      ...there,
      od_b_city: 'New York',
      od_b_state: 'NY',
      od_b_hp: '+1 415 555 0100',
    })
    expect((await me.call(orders.show, { params: { od_id } })).data).toMatchObject({
      country_code: 'US',
      od_b_city: 'New York',
      od_b_zip: 'NY 10001',
      totals: { shipping: 20_000 },
    })
    await fill(me, await goods())
    expect(
      Object.keys(
        (
          await me.refused(orders.place, {
            body: body({ ...there, country_code: 'AQ', od_b_city: 'X', od_b_hp: '+14155550100' }),
          })
        ).errors,
      ),
    ).toEqual(['country_code'])
  })
})

describe('what a cancelled order gives back', () => {
  test('coupons and points, once, however often it is cancelled at once', async () => {
    const me = await minji(5_000)
    const cp_id = await hold(me)
    await fill(me, await goods())
    const od_id = await place(me, { coupons: [cp_id], points: 2_000, expected_total: 11_000 })
    const cancelled = await Promise.allSettled(
      Array.from({ length: 5 }, () => me.call(orders.cancel, { params: { od_id }, body: {} })),
    )
    expect(cancelled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await usablePoints(ctx, me.mb_id)).toBe(5_000)
    expect((await ctx.db.select().from(coupon).where(eq(coupon.cp_id, cp_id)))[0]).toMatchObject({
      used_at: null,
      od_id: null,
    })
    await fill(me, await goods())
    await place(me, { coupons: [cp_id], expected_total: 13_000 })
  })
})

describe('points for a purchase', () => {
  test('come when the goods are the buyer’s for good, and once', async () => {
    const me = await minji()
    await fill(me, await goods(), 2)
    const od_id = await place(me, { expected_total: 23_000 })
    await earnPoints(ctx.house, { od_id })
    expect(await usablePoints(ctx, me.mb_id)).toBe(0)
    await ctx.db.execute(sql`update shop_order set od_status = '완료' where od_id = ${od_id}`)
    await ctx.db.execute(sql`update order_line set ct_status = '완료' where od_id = ${od_id}`)
    await Promise.all([earnPoints(ctx.house, { od_id }), earnPoints(ctx.house, { od_id })])
    expect(await usablePoints(ctx, me.mb_id)).toBe(200)
  })
})
