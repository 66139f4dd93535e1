import { and, eq, isNull, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { houseCtx } from '#platform/context.ts'
import { carts } from '#shop/cart/contract.ts'
import { products } from '#shop/catalog/contract.ts'
import { makeKind } from '#shop/coupon/sample.ts'
import { issueCoupon } from '#shop/coupon/service/issue-coupon.ts'
import { couponUse } from '#shop/coupon/tables.ts'
import { partCancel } from '#shop/order/contract/parts.ts'
import { orders } from '#shop/order/contract/place.ts'
import { orderPrices } from '#shop/order/contract/prices.ts'
import { mostAttempts } from '#shop/order/rules.ts'
import { orderForm } from '#shop/order/sample.ts'
import { openBooks } from '#shop/payment/twin/books.ts'
import { grantPoints } from '#shop/point/service/grant-points.ts'
import { usablePoints } from '#shop/point/service/my-points.ts'
import { stockItem } from '#test/goods.ts'
import { countOrders, fill, place, placedOrder, stockOf } from '#test/ordering.ts'
import { choose, comeBack, follow, payingShop, startPaying } from '#test/paying.ts'
import { type Shopper, shopper } from '#test/shopper.ts'

const { house, base, asked } = await payingShop()
const ctx = houseCtx(house)
let people = 0

async function member(balance = 0): Promise<Shopper & { mb_id: string }> {
  const mb_id = `tamper${people++}`
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
const hold = async (mb_id: string, kind: Parameters<typeof makeKind>[1] = {}, at = ctx) =>
  (await issueCoupon(at, { cz_id: await makeKind(ctx, { cz_each: 99, ...kind }), mb_id }))?.cp_id ??
  ''
const usesOf = (cp_id: string) =>
  ctx.db
    .select()
    .from(couponUse)
    .where(and(eq(couponUse.cp_id, cp_id), isNull(couponUse.back_at)))
const body = (given: Parameters<typeof orderForm>[0] = {}) =>
  orderForm({ od_pwd: undefined, agree_privacy: undefined, ...given })
const orderOf = async (who: Shopper, od_id: string) =>
  (await who.call(orders.show, { params: { od_id } })).data

describe('what a browser sends of money', () => {
  test.each([1_000, 0, 29_999, 30_001])(
    '%i won for an order of 30,000 are refused with the true amount, and nothing is ordered or held',
    async (expected_total) => {
      const minji = await shopper()
      const goods = await stockItem(house, { it_price: 27_000 })
      expect((await fill(minji, goods)).totals.total).toBe(30_000)
      const refusal = await minji.refused(orders.place, {
        body: {
          ...orderForm({ expected_total }),
          amount: expected_total,
          od_price: expected_total,
        } as never,
      })
      expect([refusal.status, refusal.detail]).toEqual([
        409,
        { code: 'amount_changed', total: 30_000, currency: 'krw', old: expected_total },
      ])
      expect([await countOrders(minji), await stockOf(goods.io_no)]).toEqual([
        0,
        { stock: 100, reserved: 0 },
      ])
    },
  )

  test('sums, shipping, points and grades of its own are not read', async () => {
    const me = await member()
    const goods = await stockItem(house)
    await fill(me, goods)
    const own = {
      amount: 1,
      od_price: 1,
      total: 1,
      od_cart_price: 1,
      send_cost: 0,
      od_send_cost: 0,
      od_receipt_price: 14_000,
      od_status: '완료',
      mb_level: 9,
      level: 9,
      grade: 'dealer',
      od_coupon: 9_000,
    }
    const { data } = await me.call(
      orders.place,
      { body: { ...body(), ...own } as never },
      { 'x-grade': 'dealer', 'x-mb-level': '9' },
    )
    expect(await orderOf(me, data.od_id)).toMatchObject({
      od_status: '주문',
      od_misu: 14_000,
      od_receipt_price: 0,
      totals: { goods: 10_000, shipping: 4_000, order_coupon: 0, total: 14_000 },
    })
  })

  test('the price of a trade grade is for those who have it, whoever asks for it', async () => {
    const me = await member()
    const goods = await stockItem(house)
    const add = {
      it_id: goods.it_id,
      options: [{ io_no: goods.io_no, ct_qty: 1 }],
      mb_level: 5,
      grade: 'dealer',
    }
    const { data } = await me.call(carts.add, { body: add as never }, { 'x-grade': 'dealer' })
    expect(data.totals.goods).toBe(10_000)
    const price = await me.call(orderPrices.price, { body: { level: 5, mb_level: 5 } as never })
    expect(price.data.totals.goods).toBe(10_000)
  })

  test('a sum larger than the books can hold is refused, and nothing is ordered', async () => {
    const minji = await shopper()
    const goods = await stockItem(house, { it_price: 900_000_000 })
    const { totals } = await fill(minji, goods, 3)
    expect(totals.goods).toBe(2_700_000_000)
    const refusal = await minji.refused(orders.place, {
      body: orderForm({ expected_total: totals.total }),
    })
    expect(refusal.status).toBe(422)
    expect([await countOrders(minji), await stockOf(goods.io_no)]).toEqual([
      0,
      { stock: 100, reserved: 0 },
    ])
  })

  test.each([-5_000, 0.5, '1e3', 2 ** 53, 5_100, 1_050, 14_100, null, [1_000]])(
    '%j points are refused at their field, and none is taken',
    async (points) => {
      const me = await member(points === 14_100 ? 50_000 : 5_000)
      await fill(me, await stockItem(house))
      const refusal = await me.refused(orders.place, {
        body: { ...body({ expected_total: 14_000 - (Number(points) || 0) }), points } as never,
      })
      expect([
        refusal.status,
        Object.keys(refusal.errors).includes('points') || refusal.errors,
      ]).toEqual([422, true])
      expect([await countOrders(me), await usablePoints(ctx, me.mb_id)]).toEqual([
        0,
        points === 14_100 ? 50_000 : 5_000,
      ])
    },
  )

  test('points of a balance below the least are refused', async () => {
    const me = await member(900)
    await fill(me, await stockItem(house))
    expect(
      await me.refused(orders.place, { body: body({ points: 500, expected_total: 13_500 }) }),
    ).toMatchObject({ status: 422, errors: { points: [expect.any(String)] } })
  })
})

describe('the same number everywhere', () => {
  test.each(['krw', 'usd'] as const)(
    'list, page, cart, order form, order and the provider (%s)',
    async (currency) => {
      const minji = await shopper(currency === 'usd' ? { language: 'en.usd' } : {})
      const goods = await stockItem(house, {
        it_price: 12_340,
        discount_rate: 13,
        it_name: `같은 값 ${currency}`,
      })
      const tile = (
        await minji.call(products.list, { query: { keyword: `같은 값 ${currency}` } })
      ).data.find(({ it_id }) => it_id === goods.it_id)
      const page = (await minji.call(products.show, { params: { it_id: goods.it_id } })).data
      const { lines, totals } = await fill(minji, goods)
      const form = (await minji.call(orderPrices.price, { body: {} })).data.totals
      const { data } = await minji.call(orders.place, {
        body: orderForm({
          currency,
          od_settle_case: currency === 'usd' ? 'PayPal' : '신용카드',
          expected_total: totals.total,
        }),
      })
      const price = currency === 'usd' ? 1_079 : 10_700
      expect([
        tile?.default_price.value,
        page.default_price.value,
        lines[0]?.ct_price,
        form.goods,
      ]).toEqual(Array(4).fill(price))
      expect(tile?.default_price.discountable).toMatchObject({ rate: 13 })
      const told = data.window?.toss
        ? data.window.toss.amount
        : Object.values(
            openBooks<{ custom_id: string; value: string }>(house, 'paypal').all(),
          ).find((one) => one.custom_id === data.window?.pay_id)?.value
      expect(told).toBe(currency === 'usd' ? (totals.total / 100).toFixed(2) : totals.total)
      if (data.window) await comeBack(minji, await choose(base, data.window, 'pay'))
      expect(await orderOf(minji, data.od_id)).toMatchObject({
        totals: { goods: price, total: totals.total },
        od_receipt_price: totals.total,
        lines: [{ ct_price: price }],
      })
    },
  )

  test('the currency is switched in another tab while the window is open: what was agreed in won is paid in won', async () => {
    const mb_id = `tamper${people++}`
    const me = await shopper({ mb_id })
    const { window, pay_id, total, od_id } = await startPaying({
      who: me,
      od_pwd: undefined,
      agree_privacy: undefined,
    })
    const back = await choose(base, window, 'pay')
    // the same member, whose session speaks dollars by now
    const dollars = await shopper({ mb_id, language: 'en.usd' })
    expect((await dollars.call(carts.show, {})).data.totals.currency).toBe('usd')
    expect(await comeBack(dollars, back)).toMatchObject({
      state: 'paid',
      currency: 'krw',
      amount: total,
    })
    expect(await orderOf(dollars, od_id)).toMatchObject({
      currency: 'krw',
      od_receipt_price: total,
    })
    const kept = await house.db.execute(
      sql`select amount, currency from payment where pay_id = ${pay_id}`,
    )
    expect(kept.rows).toEqual([{ amount: total, currency: 'krw' }])
  })
})

describe('coupons', () => {
  test('a number in other letters or with a blank is another coupon, and so no second one', async () => {
    const me = await member()
    const cp_id = await hold(me.mb_id)
    await fill(me, await stockItem(house))
    for (const other of [cp_id.toLowerCase(), ` ${cp_id}`, `${cp_id} `])
      expect(
        (
          await me.refused(orders.place, {
            body: body({ coupons: [cp_id, other], expected_total: 12_000 }),
          })
        ).status,
      ).toBeGreaterThanOrEqual(404)
    expect(await usesOf(cp_id)).toEqual([])
    await me.call(orders.place, { body: body({ coupons: [cp_id, cp_id], expected_total: 13_000 }) })
    expect(await usesOf(cp_id)).toHaveLength(1)
  })

  test('whose minimum is missed since goods left the cart is not taken: the refusal tells the sum without it, which then goes through', async () => {
    const me = await member()
    const cp_id = await hold(me.mb_id, { cp_price: 5_000, cp_minimum: 50_000 })
    const [goods, more] = [await stockItem(house, { it_price: 40_000 }), await stockItem(house)]
    await fill(me, goods)
    const { lines, totals } = await fill(me, more)
    expect(
      (await me.call(orderPrices.price, { body: { coupons: [cp_id] } })).data.totals.total,
    ).toBe(totals.total - 5_000)
    await me.call(carts.remove, {
      body: { ct_ids: [lines.find(({ it_id }) => it_id === more.it_id)?.ct_id ?? 0] },
    })
    const refusal = await me.refused(orders.place, {
      body: body({ coupons: [cp_id], expected_total: totals.total - 5_000 }),
    })
    expect(refusal).toMatchObject({
      status: 409,
      errors: {},
      detail: {
        code: 'amount_changed',
        coupons: [cp_id],
        old: 45_000,
        total: 42_000,
        currency: 'krw',
      },
    })
    // whoever asks for it knowing this cart has chosen wrongly, with or without its discount in the sum
    for (const expected_total of [37_000, 42_000])
      expect(
        await me.refused(orders.place, { body: body({ coupons: [cp_id], expected_total }) }),
      ).toMatchObject({
        status: 422,
        errors: { coupons: [expect.any(String)] },
        detail: { coupons: [cp_id], total: 42_000 },
      })
    expect([await usesOf(cp_id), await countOrders(me)]).toEqual([[], 0])
    expect((await me.call(orderPrices.price, { body: { coupons: [cp_id] } })).data).toMatchObject({
      totals: { total: 42_000, order_coupon: 0 },
    })
    await me.call(orders.place, { body: body({ expected_total: 42_000 }) })
  })

  test('of a cancelled order comes back as it is: one that ended meanwhile stays ended', async () => {
    const me = await member()
    const cp_id = await hold(me.mb_id)
    await fill(me, await stockItem(house))
    const od_id = await place(me, body({ coupons: [cp_id], expected_total: 13_000 }))
    await house.db.execute(sql`update coupon set cp_end = '2026-01-01' where cp_id = ${cp_id}`)
    const ends = await Promise.allSettled(
      [0, 1, 2].map(() => me.call(orders.cancel, { params: { od_id }, body: {} })),
    )
    expect([
      ends.filter(({ status }) => status === 'fulfilled').length,
      await usesOf(cp_id),
    ]).toEqual([1, []])
    await fill(me, await stockItem(house))
    expect(
      await me.refused(orders.place, { body: body({ coupons: [cp_id], expected_total: 13_000 }) }),
    ).toMatchObject({
      status: 422,
      errors: { coupons: ['기간이 지난 쿠폰이에요.'] },
      detail: { coupons: [cp_id], total: 14_000 },
    })
  })

  test('spread over seven lines: cancelled one by one, what goes back adds up to what was paid', async () => {
    const me = await member()
    const cp_id = await hold(me.mb_id)
    const goods = await Promise.all(
      Array.from({ length: 7 }, (_, at) => stockItem(house, { it_price: 9_990 + at * 10 })),
    )
    for (const one of goods) await fill(me, one)
    const total = goods.reduce((sum, _, at) => sum + 9_990 + at * 10, 0) - 1_000
    const { data } = await me.call(orders.place, {
      body: body({ coupons: [cp_id], od_settle_case: '신용카드', expected_total: total }),
    })
    if (!data.window) throw new Error('no window')
    await comeBack(me, await choose(base, data.window, 'pay'))
    const params = { od_id: data.od_id }
    const { lines } = await orderOf(me, data.od_id)
    expect(lines.reduce((sum, { ct_coupon }) => sum + ct_coupon, 0)).toBe(1_000)
    for (const { ct_id } of lines) {
      const part = [{ ct_id, qty: 1 }]
      const { amount, version } = (
        await me.call(partCancel.preview, { params, body: { lines: part } })
      ).data
      expect(amount).toBeGreaterThanOrEqual(0)
      await me.call(partCancel.cancel, { params, body: { lines: part, amount, version } })
    }
    const asked = await house.db.execute<{ refund_id: string }>(
      sql`select refund_id from payment_refund where od_id = ${data.od_id}`,
    )
    await follow(...asked.rows.map(({ refund_id }) => refund_id), data.window.pay_id)
    const kept = Object.values(
      openBooks<{ orderId: string; balance: number; cancels: { amount: number }[] }>(
        house,
        'toss',
      ).all(),
    ).find((one) => one.orderId === data.window?.pay_id)
    expect([kept?.balance, kept?.cancels.reduce((sum, { amount }) => sum + amount, 0)]).toEqual([
      0,
      total,
    ])
    expect([(await orderOf(me, data.od_id)).od_status, await usesOf(cp_id)]).toEqual(['취소', []])
  })
})

describe('nothing left to pay', () => {
  test('needs no provider, whatever way was chosen, and takes the same stock', async () => {
    const me = await member()
    const good = await stockItem(house, { options: [{ io_stock_qty: 1 }] })
    const free = async () => ({
      coupons: [
        await hold(me.mb_id, { cp_price: 99_000 }),
        await hold(me.mb_id, { cp_method: 3, cp_price: 9_000 }),
      ],
      expected_total: 0,
      od_settle_case: '신용카드' as const,
    })
    await fill(me, good)
    const before = asked.length
    const { data } = await me.call(orders.place, { body: body(await free()) })
    expect([data.window, asked.length - before, await stockOf(good.io_no)]).toEqual([
      null,
      0,
      { stock: 0, reserved: 0 },
    ])
    expect(await orderOf(me, data.od_id)).toMatchObject({
      od_status: '입금',
      od_misu: 0,
      totals: { total: 0 },
    })
    const other = await member()
    const gone = await stockItem(house)
    await fill(other, gone)
    await house.db.execute(sql`update item_option set io_stock_qty = 0 where io_no = ${gone.io_no}`)
    const asks = {
      coupons: [
        await hold(other.mb_id, { cp_price: 99_000 }),
        await hold(other.mb_id, { cp_method: 3, cp_price: 9_000 }),
      ],
      expected_total: 0,
    }
    expect(await other.refused(orders.place, { body: body(asks) })).toMatchObject({
      status: 409,
      detail: { lines: [{ code: 'SOLD_OUT' }] },
    })
  })
})

describe('limits', () => {
  test('an address starts so many payments a day; the next is refused with the time to wait, other addresses are not', async () => {
    const ip = '203.0.113.91'
    const count = async () =>
      (
        await house.db.execute<{ count: number }>(
          sql`select count from rate_limit where key = ${`draft:${ip}`}`,
        )
      ).rows[0]?.count
    await house.db.execute(
      sql`insert into rate_limit (key, count, resets_at) values (${`draft:${ip}`}, ${mostAttempts - 1}, now() + interval '5 hours')`,
    )
    expect(await startPaying({ who: await shopper({ ip }) })).toMatchObject({
      pay_id: expect.any(String),
    })
    const late = await shopper({ ip })
    await expect(startPaying({ who: late })).rejects.toMatchObject({
      status: 429,
      detail: { retry_after: expect.any(Number) },
    })
    expect([
      await count(),
      (await late.call(carts.show, {})).data.count,
      await countOrders(late),
    ]).toEqual([mostAttempts, 1, 0])
    expect(
      (await house.db.execute(sql`select 1 from order_draft where cart_key = ${late.cart_key}`))
        .rows,
    ).toEqual([])
    // a bank transfer asks no provider, and another address is not its neighbour
    expect((await late.call(orders.place, { body: orderForm() })).data.window).toBeNull()
    expect(await startPaying()).toMatchObject({ pay_id: expect.any(String) })
    await house.db.execute(
      sql`update rate_limit set resets_at = now() - interval '1 second' where key = ${`draft:${ip}`}`,
    )
    expect(await startPaying({ who: await shopper({ ip }) })).toMatchObject({
      pay_id: expect.any(String),
    })
    expect(await count()).toBe(1)
  })

  test.each([
    ['신용카드', 90],
    ['계좌이체', 190],
    ['가상계좌', 90],
  ] as const)(
    '%s is not offered below its least: %d won are refused before a window opens',
    async (od_settle_case, price) => {
      const minji = await shopper()
      const { totals } = await fill(
        minji,
        await stockItem(house, { it_price: price, it_sc_type: 1 }),
      )
      expect(totals.total).toBe(price)
      expect(
        await minji.refused(orders.place, {
          body: orderForm({ od_settle_case, expected_total: price }),
        }),
      ).toMatchObject({
        status: 422,
        errors: { od_settle_case: [expect.any(String)] },
      })
    },
  )

  test('card numbers are hidden in the reason of a cancel too', async () => {
    const { minji, od_id } = await placedOrder()
    await minji.call(orders.cancel, {
      params: { od_id },
      body: { reason: '카드 4111 1111 1111 1111 로 바꿀게요' },
    })
    const told = await house.db.execute<{ payload: object }>(
      sql`select payload from event where subject = ${od_id}`,
    )
    expect(JSON.stringify(told.rows)).toContain('**** 1111')
    expect(JSON.stringify(told.rows).replace(/\D/g, '')).not.toContain('4111111111111111')
  })
})
