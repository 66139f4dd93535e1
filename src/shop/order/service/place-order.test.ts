import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { dayMs } from '#kernel/korean-time.ts'
import { carts } from '#shop/cart/contract.ts'
import { orders } from '#shop/order/contract/place.ts'
import { orderForm } from '#shop/order/sample.ts'
import { testShop } from '#test/database.ts'
import { stockItem } from '#test/goods.ts'
import { countOrders, fill, fillCarts, place, placedOrder, stockOf } from '#test/ordering.ts'
import { shopper } from '#test/shopper.ts'

const { house } = await testShop()

test('the ticked lines become an order, the others stay in the cart', async () => {
  const minji = await shopper()
  const [goods, later] = [await stockItem(house, { discount_rate: 10 }), await stockItem(house)]
  await fill(minji, later)
  const cart = await fill(minji, goods, 2)
  await minji.call(carts.change, {
    params: { ct_id: cart.lines[0]?.ct_id ?? 0 },
    body: { ct_select: false },
  })
  const od_id = await place(minji, { expected_total: 25_000, od_b_zip: '63000' })
  expect(od_id).toMatch(/^\d{16}$/)
  const { data } = await minji.call(orders.show, { params: { od_id } })
  expect(data).toMatchObject({
    od_status: '주문',
    currency: 'krw',
    od_hp: '01012345678',
    od_misu: 25_000,
    od_receipt_price: 0,
    totals: {
      goods_before: 20_000,
      sale_discount: 2_000,
      goods: 18_000,
      shipping: 4_000,
      island: 3_000,
      total: 25_000,
    },
    lines: [
      {
        it_id: goods.it_id,
        ct_price: 9_000,
        ct_qty: 2,
        amount: 18_000,
        ct_option: '용량: 50 ml',
        ct_status: '주문',
      },
    ],
    bank_account: { number: '000-910000-00000' },
    delivery: null,
    actions: [
      { name: 'cancel', reason: null },
      { name: 'cancel_part', reason: null },
      { name: 'edit', reason: null },
    ],
    history: [{ name: 'order.placed' }],
  })
  expect(new Date(data.od_deposit_deadline ?? 0).getTime() - Date.now()).toBeGreaterThan(2 * dayMs)
  expect((await minji.call(carts.show, {})).data.lines.map((line) => line.it_id)).toEqual([
    later.it_id,
  ])
  expect(await stockOf(goods.io_no)).toEqual({ stock: 100, reserved: 2 })
})

test('a card number written into the memo is hidden before anybody can repeat it', async () => {
  const minji = await shopper()
  const { totals } = await fill(minji, await stockItem(house))
  const od_id = await place(minji, {
    expected_total: totals.total,
    od_memo: '4111-1111-1111-1111 로 결제해 주세요',
  })
  expect((await minji.call(orders.show, { params: { od_id } })).data.od_memo).toBe(
    '**** 1111 로 결제해 주세요',
  )
})

test('an order keeps the prices, the language and the account of its day', async () => {
  const { minji, goods, od_id } = await placedOrder()
  await house.db.execute(
    sql`update item set it_price = 99999, it_name = '다른 이름' where it_id = ${goods.it_id}`,
  )
  expect((await minji.call(orders.show, { params: { od_id } })).data).toMatchObject({
    totals: { total: 14_000 },
    lines: [{ it_name: '시더 캔들', ct_price: 10_000 }],
  })
})

test('in dollars the order is in cents, with the rate of the day', async () => {
  const john = await shopper({ language: 'en.usd' })
  const { totals } = await fill(john, await stockItem(house), 3)
  const od_id = await place(john, { expected_total: totals.total, currency: 'usd' })
  expect((await john.call(orders.show, { params: { od_id } })).data).toMatchObject({
    currency: 'usd',
    totals: { goods: 3_000, shipping: 200, total: 3_200 },
    od_misu: 3_200,
  })
})

test('a member needs no order password and finds the order from any session', async () => {
  const mb_id = `member_${Date.now()}`
  const [phone, laptop] = [await shopper({ mb_id }), await shopper({ mb_id })]
  await fill(phone, await stockItem(house))
  const od_id = await place(phone, { od_pwd: undefined, agree_privacy: undefined })
  expect((await laptop.call(orders.show, { params: { od_id } })).data.od_id).toBe(od_id)
  expect(await (await shopper()).refused(orders.show, { params: { od_id } })).toMatchObject({
    status: 404,
  })
})

test('goods that a change of mind cannot bring back need a consent of their own, which is kept with its time', async () => {
  const minji = await shopper()
  const goods = await stockItem(house, { options: [{}, { io_made: true }] })
  const { lines, totals } = await fill(minji, { ...goods, io_no: goods.io_nos[1] ?? 0 })
  expect(lines[0]).toMatchObject({ no_return: 'custom' })
  const body = orderForm({ expected_total: totals.total })
  for (const agree_no_return of [undefined, false])
    expect(await minji.refused(orders.place, { body: { ...body, agree_no_return } })).toMatchObject(
      { status: 422, errors: { agree_no_return: [expect.any(String)] } },
    )
  const od_id = await place(minji, { expected_total: totals.total, agree_no_return: true })
  const { data } = await minji.call(orders.show, { params: { od_id } })
  expect(data.lines).toMatchObject([{ ct_no_return: 'custom' }])
  const kept = await house.db.execute<{ agreed: boolean }>(
    sql`select no_return_agreed_at is not null as agreed from shop_order where od_id = ${od_id}`,
  )
  expect(kept.rows).toEqual([{ agreed: true }])
})

describe('refused', () => {
  test.each<[string, object, string]>([
    ['a guest without a password', { od_pwd: undefined }, 'od_pwd'],
    ['a short password', { od_pwd: '1234567' }, 'od_pwd'],
    ['a guest who did not agree to the privacy notice', { agree_privacy: false }, 'agree_privacy'],
    ['no agreement to the order', { agree_order: false }, 'agree_order'],
    ['an unknown account', { od_bank_account: 'mine' }, 'od_bank_account'],
    ['an account out of use', { od_bank_account: 'old' }, 'od_bank_account'],
    ['a phone with a digit missing', { od_hp: '010-1234-567' }, 'od_hp'],
    ['an old postcode', { od_b_zip: '100-110' }, 'od_b_zip'],
    ['a name with a tag', { od_name: '<b>민지' }, 'od_name'],
    ['a fraction of a won', { expected_total: 14_000.5 }, 'expected_total'],
    ['another currency', { currency: 'eur' }, 'currency'],
    ['another way to pay', { od_settle_case: '신용카드' }, 'od_settle_case'],
  ])('%s', async (_, given, field) => {
    const minji = await shopper()
    await fill(minji, await stockItem(house))
    const refusal = await minji.refused(orders.place, { body: { ...orderForm(), ...given } })
    expect([refusal.status, Object.keys(refusal.errors)]).toEqual([422, [field]])
    expect(await countOrders(minji)).toBe(0)
  })

  test.each([
    [{ expected_total: 1_000 }, { total: 14_000, currency: 'krw', old: 1_000 }],
    [
      { expected_total: 14_000, currency: 'usd' as const },
      { total: 14_000, currency: 'krw', old: 14_000 },
    ],
    [
      { expected_total: 14_000, od_b_zip: '63001' },
      { total: 17_000, currency: 'krw', old: 14_000 },
    ],
  ])('another sum than the shop’s %j, with the true one', async (given, detail) => {
    const minji = await shopper()
    const goods = await stockItem(house)
    await fill(minji, goods)
    expect(await minji.refused(orders.place, { body: orderForm(given) })).toMatchObject({
      status: 409,
      code: 'CONFLICT',
      detail,
    })
    expect([await countOrders(minji), await stockOf(goods.io_no)]).toEqual([
      0,
      { stock: 100, reserved: 0 },
    ])
    expect((await minji.call(carts.show, {})).data.count).toBe(1)
  })

  test('a price that rose while the form was open; then the new one goes through', async () => {
    const minji = await shopper()
    const goods = await stockItem(house)
    await fill(minji, goods)
    await house.db.execute(sql`update item set it_price = 12000 where it_id = ${goods.it_id}`)
    const refusal = await minji.refused(orders.place, { body: orderForm() })
    expect([refusal.status, refusal.detail]).toEqual([
      409,
      { code: 'amount_changed', total: 16_000, currency: 'krw', old: 14_000 },
    ])
    expect(await place(minji, { expected_total: 16_000 })).toMatch(/^\d+$/)
  })

  test.each<[string, ReturnType<typeof sql.raw>, string]>([
    [
      'sold out in the meantime',
      sql.raw('update item_option set io_stock_qty = 0 where io_no ='),
      'SOLD_OUT',
    ],
    [
      'fewer than wanted',
      sql.raw('update item_option set io_stock_qty = 1 where io_no ='),
      'SHORT_STOCK',
    ],
    [
      'no longer sold',
      sql.raw('update item_option set io_use = false where io_no ='),
      'NOT_FOR_SALE',
    ],
    [
      'without a price',
      sql.raw(
        'update item set it_price = 0 from item_option o where o.it_id = item.it_id and o.io_no =',
      ),
      'NOT_FOR_SALE',
    ],
  ])('goods that are %s, by name', async (_, change, code) => {
    const minji = await shopper()
    const goods = await stockItem(house)
    const { totals } = await fill(minji, goods, 2)
    await house.db.execute(sql`${change} ${goods.io_no}`)
    expect(
      await minji.refused(orders.place, { body: orderForm({ expected_total: totals.total }) }),
    ).toMatchObject({
      status: 409,
      detail: { lines: [{ io_no: goods.io_no, it_name: '시더 캔들', code }] },
    })
    expect((await minji.call(carts.show, {})).data.count).toBe(1)
  })

  test('an add-on whose item was unticked', async () => {
    const minji = await shopper()
    const goods = await stockItem(house, {
      options: [{}, { io_type: 1, io_id: '포장|리본', io_price: 1_000 }],
    })
    const [main = 0, ribbon = 0] = goods.io_nos
    const { data } = await minji.call(carts.add, {
      body: {
        it_id: goods.it_id,
        options: [
          { io_no: main, ct_qty: 1 },
          { io_no: ribbon, ct_qty: 1 },
        ],
      },
    })
    await minji.call(carts.change, {
      params: { ct_id: data.lines[0]?.ct_id ?? 0 },
      body: { ct_select: false },
    })
    expect(
      await minji.refused(orders.place, { body: orderForm({ expected_total: 5_000 }) }),
    ).toMatchObject({ status: 409, detail: { lines: [{ code: 'ADD_ON_ALONE' }] } })
  })

  test('an empty cart', async () => {
    expect(await (await shopper()).refused(orders.place, { body: orderForm() })).toMatchObject({
      status: 409,
      code: 'CONFLICT',
      detail: { od_id: null },
    })
  })

  test('more unpaid orders than one shopper may hold', async () => {
    const minji = await shopper()
    const goods = await stockItem(house)
    for (let at = 0; at < 20; at++) {
      await fill(minji, goods)
      await place(minji)
    }
    await fill(minji, goods)
    expect(await minji.refused(orders.place, { body: orderForm() })).toMatchObject({ status: 429 })
    expect(await stockOf(goods.io_no)).toEqual({ stock: 100, reserved: 20 })
  })
})

describe('races', () => {
  test('50 buyers, 10 units, 20 rounds: exactly 10 sold each round', async () => {
    for (let round = 0; round < 20; round++) {
      const goods = await stockItem(house, { options: [{ io_stock_qty: 10 }] })
      const buyers = await Promise.all(Array.from({ length: 50 }, () => shopper()))
      await fillCarts(buyers, goods)
      const ends = await Promise.all(
        buyers.map((buyer) =>
          place(buyer).then(
            () => 201,
            (refusal) => refusal.status as number,
          ),
        ),
      )
      expect(ends.filter((status) => status === 201)).toHaveLength(10)
      expect(ends.filter((status) => status === 409)).toHaveLength(40)
      expect(await stockOf(goods.io_no)).toEqual({ stock: 10, reserved: 10 })
      const tiles = await house.db.execute<{ in_stock: boolean }>(
        sql`select in_stock from tile where it_id = ${goods.it_id}`,
      )
      expect(tiles.rows).toEqual([{ in_stock: false }])
    }
  }, 180_000)

  test('orders of the same goods in opposite order do not block each other', async () => {
    const [a, b] = [
      await stockItem(house, { options: [{ io_stock_qty: 1000 }] }),
      await stockItem(house, { options: [{ io_stock_qty: 1000 }] }),
    ]
    const buyers = await Promise.all(Array.from({ length: 30 }, () => shopper()))
    await Promise.all(
      buyers.map(async (buyer, at) => {
        await fill(buyer, at % 2 ? a : b)
        await fill(buyer, at % 2 ? b : a)
      }),
    )
    await Promise.all(buyers.map((buyer) => place(buyer, { expected_total: 23_000 })))
    expect([await stockOf(a.io_no), await stockOf(b.io_no)]).toEqual([
      { stock: 1000, reserved: 30 },
      { stock: 1000, reserved: 30 },
    ])
  })

  test('the order button twenty times with one key makes one order', async () => {
    const minji = await shopper()
    const goods = await stockItem(house)
    await fill(minji, goods)
    const od_ids = await Promise.all(
      Array.from({ length: 20 }, () => place(minji, {}, 'key-of-this-form')),
    )
    expect(new Set(od_ids).size).toBe(1)
    expect([await countOrders(minji), await stockOf(goods.io_no)]).toEqual([
      1,
      { stock: 100, reserved: 1 },
    ])
  })

  test('two tabs with their own keys make one order, the other hears its number', async () => {
    const minji = await shopper()
    const goods = await stockItem(house)
    await fill(minji, goods)
    const tabs = await Promise.allSettled(
      ['first-tab-key', 'second-tab-key'].map((key) => place(minji, {}, key)),
    )
    const placed = tabs.flatMap((tab) => (tab.status === 'fulfilled' ? [tab.value] : []))
    expect(placed).toHaveLength(1)
    expect(tabs.find((tab) => tab.status === 'rejected')?.reason).toMatchObject({
      status: 409,
      code: 'CONFLICT',
      detail: { od_id: placed[0] },
    })
    expect([await countOrders(minji), await stockOf(goods.io_no)]).toEqual([
      1,
      { stock: 100, reserved: 1 },
    ])
  })

  test('one key with another address is refused, the first answer stays', async () => {
    const minji = await shopper()
    await fill(minji, await stockItem(house))
    const od_id = await place(minji, {}, 'key-used-twice')
    expect(
      await minji.refused(
        orders.place,
        { body: orderForm({ od_b_addr2: '4층' }) },
        { 'idempotency-key': 'key-used-twice' },
      ),
    ).toMatchObject({ status: 422 })
    expect(await place(minji, {}, 'key-used-twice')).toBe(od_id)
    expect(
      await minji.refused(orders.place, { body: orderForm() }, { 'idempotency-key': 'short' }),
    ).toMatchObject({ status: 422 })
  })

  test('a refused order leaves its key free for the corrected one', async () => {
    const minji = await shopper()
    await fill(minji, await stockItem(house))
    expect(
      await minji.refused(
        orders.place,
        { body: orderForm({ expected_total: 1 }) },
        { 'idempotency-key': 'key-after-refusal' },
      ),
    ).toMatchObject({ status: 409 })
    expect(await place(minji, {}, 'key-after-refusal')).toMatch(/^\d+$/)
  })
})
