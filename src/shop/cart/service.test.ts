import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { houseCtx } from '#platform/context.ts'
import { transact } from '#platform/transact.ts'
import { testShop } from '#test/database.ts'
import { stockItem } from '#test/goods.ts'
import { shopper } from '#test/shopper.ts'
import { carts } from './contract.ts'
import { mergeCarts } from './service.ts'

const { house } = await testShop()
const one = (io_no: number, ct_qty = 1) => [{ io_no, ct_qty }]

test('a visitor without a session has an empty cart', async () => {
  const { openApi } = await import('#platform/api-server.ts')
  const { cartApi } = await import('./api.ts')
  const answer = await openApi(house, cartApi)(
    new Request('http://localhost:3000/api/v1/cart'),
    '10.9.9.9',
  )
  expect(await answer.json()).toMatchObject({
    data: {
      cart_key: '',
      lines: [],
      count: 0,
      orderable: false,
      totals: { total: 0, to_free_shipping: null },
    },
  })
})

test('options and add-ons of one item go in together, the same option once', async () => {
  const minji = await shopper()
  const goods = await stockItem(house, {
    options: [{}, { io_price: 5_000 }, { io_type: 1, io_id: '포장|리본', io_price: 1_000 }],
  })
  const [first = 0, second = 0, ribbon = 0] = goods.io_nos
  const { data } = await minji.call(carts.add, {
    body: {
      it_id: goods.it_id,
      options: [
        { io_no: first, ct_qty: 1 },
        { io_no: second, ct_qty: 2 },
        { io_no: ribbon, ct_qty: 1 },
        { io_no: first, ct_qty: 2 },
      ],
    },
  })
  expect(
    data.lines.map(({ io_no, ct_qty, amount, problem }) => [io_no, ct_qty, amount, problem]),
  ).toEqual([
    [first, 3, 30_000, null],
    [second, 2, 30_000, null],
    [ribbon, 1, 1_000, null],
  ])
  expect(data).toMatchObject({
    orderable: true,
    count: 3,
    totals: { goods: 61_000, shipping: 0, total: 61_000, qty: 6 },
  })
  expect(data.lines[0]).toMatchObject({
    ct_option: '용량: 50 ml',
    ct_option_en: 'Size: 50 ml',
    families: ['citrus', 'woody'],
    thumb_image: '/img/candle-800.webp',
  })
  const again = await minji.call(carts.add, { body: { it_id: goods.it_id, options: one(first) } })
  expect(again.data.lines.map((line) => line.ct_qty)).toEqual([4, 2, 1])
  expect((await minji.call(carts.show, { query: { zip: '63000' } })).data).toMatchObject({
    ...again.data,
    // the ship takes its days
    lines: again.data.lines.map(({ arrives: _, ...line }) => line),
    totals: { island: 3_000 },
  })
})

test('prices a client sends are not read', async () => {
  const minji = await shopper()
  const goods = await stockItem(house)
  const options = [{ io_no: goods.io_no, ct_qty: 1, price: 1, ct_price: 0, io_price: -9_999 }]
  const { data } = await minji.call(carts.add, {
    body: { it_id: goods.it_id, options, price: 100, default_price: { value: 1 } } as never,
  })
  expect(data.totals).toMatchObject({ goods: 10_000, total: 14_000 })
})

describe('the price', () => {
  test('is the sale price of today, in the currency of the visitor', async () => {
    const goods = await stockItem(house, { discount_rate: 15, options: [{ io_price: 990 }] })
    const won = (
      await (
        await shopper()
      ).call(carts.add, { body: { it_id: goods.it_id, options: one(goods.io_no, 2) } })
    ).data
    expect(won.totals).toMatchObject({
      currency: 'krw',
      goods_before: 21_980,
      goods: 18_600,
      sale_discount: 3_380,
    })
    const dollars = (
      await (
        await shopper({ language: 'en.usd' })
      ).call(carts.add, { body: { it_id: goods.it_id, options: one(goods.io_no, 2) } })
    ).data
    expect(dollars.totals).toMatchObject({
      currency: 'usd',
      goods_before: 2_200,
      goods: 1_870,
      shipping: 400,
    })
  })

  test('that changed is told with the old one, and taken by the shopper', async () => {
    const minji = await shopper()
    const goods = await stockItem(house)
    await minji.call(carts.add, { body: { it_id: goods.it_id, options: one(goods.io_no) } })
    await house.db.execute(sql`update item set it_price = 12000 where it_id = ${goods.it_id}`)
    const { data } = await minji.call(carts.show, {})
    expect(data).toMatchObject({ orderable: true, totals: { goods: 12_000 } })
    expect(data.lines[0]?.problem).toMatchObject({ code: 'PRICE_CHANGED', old_price: 10_000 })
    const after = await minji.call(carts.change, {
      params: { ct_id: data.lines[0]?.ct_id ?? 0 },
      body: { accept_price: true },
    })
    expect(after.data.lines[0]?.problem).toBeNull()
    expect((await minji.call(carts.show, {})).data.lines[0]?.problem).toBeNull()
  })
})

describe('refused, with nothing put in', () => {
  const odd: unknown[] = [
    0,
    -1,
    1.5,
    '2',
    '1e3',
    [2],
    {},
    null,
    2 ** 31,
    2 ** 53 + 1,
    '２',
    10_000,
    true,
  ]
  test.each(odd)('a quantity of %j', async (ct_qty) => {
    const minji = await shopper()
    const goods = await stockItem(house)
    const refusal = await minji.refused(carts.add, {
      body: { it_id: goods.it_id, options: [{ io_no: goods.io_no, ct_qty }] } as never,
    })
    expect(refusal.status).toBe(422)
    expect(Object.keys(refusal.errors)).toEqual(['options.0.ct_qty'])
    await minji.call(carts.add, { body: { it_id: goods.it_id, options: one(goods.io_no) } })
    const { data } = await minji.call(carts.show, {})
    const changed = await minji.refused(carts.change, {
      params: { ct_id: data.lines[0]?.ct_id ?? 0 },
      body: { ct_qty } as never,
    })
    expect([changed.status, Object.keys(changed.errors)]).toEqual([422, ['ct_qty']])
    expect((await minji.call(carts.show, {})).data.lines[0]?.ct_qty).toBe(1)
  })

  test.each<[string, Parameters<typeof stockItem>[1], number, number, string]>([
    ['an item that is not for sale (price 0)', { it_price: 0 }, 1, 422, 'NOT_FOR_SALE'],
    ['an option switched off', { options: [{ io_use: false }] }, 1, 422, 'NOT_FOR_SALE'],
    ['an item marked sold out', { it_soldout: true }, 1, 409, 'SOLD_OUT'],
    ['an option without stock', { options: [{ io_stock_qty: 0 }] }, 1, 409, 'SOLD_OUT'],
    [
      'stock promised to others',
      { options: [{ io_stock_qty: 5, io_reserved_qty: 4 }] },
      2,
      409,
      'SHORT_STOCK',
    ],
    ['below the minimum', { it_buy_min_qty: 3 }, 2, 422, 'BELOW_MIN'],
    ['above the maximum', { it_buy_max_qty: 3 }, 4, 422, 'ABOVE_MAX'],
    ['an add-on alone', { options: [{ io_type: 1, io_price: 1_000 }] }, 1, 422, 'ADD_ON_ALONE'],
  ])('%s', async (_, given, ct_qty, status, code) => {
    const minji = await shopper()
    const goods = await stockItem(house, given)
    const refusal = await minji.refused(carts.add, {
      body: { it_id: goods.it_id, options: one(goods.io_no, ct_qty) },
    })
    expect(refusal).toMatchObject({ status, detail: { lines: [{ io_no: goods.io_no, code }] } })
    expect(Object.keys(refusal.errors)).toEqual(['options.0.ct_qty'])
    expect((await minji.call(carts.show, {})).data.lines).toEqual([])
  })

  test('all rows, when one of them is wrong', async () => {
    const minji = await shopper()
    const goods = await stockItem(house, { options: [{}, { io_stock_qty: 0 }] })
    const refusal = await minji.refused(carts.add, {
      body: { it_id: goods.it_id, options: goods.io_nos.map((io_no) => ({ io_no, ct_qty: 1 })) },
    })
    expect([refusal.status, Object.keys(refusal.errors)]).toEqual([409, ['options.1.ct_qty']])
    expect((await minji.call(carts.show, {})).data.lines).toEqual([])
  })

  test('the maximum over what is in the cart already', async () => {
    const minji = await shopper()
    const goods = await stockItem(house, { it_buy_max_qty: 3 })
    await minji.call(carts.add, { body: { it_id: goods.it_id, options: one(goods.io_no, 2) } })
    expect(
      await minji.refused(carts.add, {
        body: { it_id: goods.it_id, options: one(goods.io_no, 2) },
      }),
    ).toMatchObject({ status: 422 })
  })

  test('an option of another item', async () => {
    const minji = await shopper()
    const [goods, cheap] = [await stockItem(house), await stockItem(house, { it_price: 100 })]
    const refusal = await minji.refused(carts.add, {
      body: { it_id: goods.it_id, options: one(cheap.io_no) },
    })
    expect([refusal.status, refusal.errors]).toEqual([
      422,
      { 'options.0.io_no': ['이 상품의 옵션이 아니에요.'] },
    ])
  })

  test('a hidden item is not found, nor one that is not there any more', async () => {
    const goods = await stockItem(house, { it_use: false })
    for (const it_id of [goods.it_id, 'never-was-here'])
      expect(
        await (await shopper()).refused(carts.add, { body: { it_id, options: one(goods.io_no) } }),
      ).toMatchObject({ status: 404 })
  })

  test('an option that takes the price down to nothing', async () => {
    const goods = await stockItem(house, { options: [{ io_price: -10_000 }] })
    expect(
      await (await shopper()).refused(carts.add, {
        body: { it_id: goods.it_id, options: one(goods.io_no) },
      }),
    ).toMatchObject({
      status: 422,
      detail: { lines: [{ code: 'NOT_FOR_SALE' }] },
    })
  })

  test('more lines than a cart may have', async () => {
    const minji = await shopper()
    for (let at = 0; at < 4; at++) {
      const goods = await stockItem(house, {
        options: Array.from({ length: 50 }, (_, n) => ({ io_id: `${n}` })),
      })
      await minji.call(carts.add, {
        body: { it_id: goods.it_id, options: goods.io_nos.map((io_no) => ({ io_no, ct_qty: 1 })) },
      })
    }
    const last = await stockItem(house)
    const refusal = await minji.refused(carts.add, {
      body: { it_id: last.it_id, options: one(last.io_no) },
    })
    expect([refusal.status, (await minji.call(carts.show, {})).data.lines.length]).toEqual([
      422, 200,
    ])
    const crowd = Array.from({ length: 10_000 }, () => ({ io_no: last.io_no, ct_qty: 1 }))
    expect(
      (await minji.refused(carts.add, { body: { it_id: last.it_id, options: crowd } })).status,
    ).toBeGreaterThanOrEqual(400)
  })

  test('a refusal speaks English to an English visitor', async () => {
    const goods = await stockItem(house, { options: [{ io_stock_qty: 3 }] })
    const john = await shopper({ language: 'en.usd' })
    expect(
      (
        await john.refused(carts.add, {
          body: { it_id: goods.it_id, options: one(goods.io_no, 4) },
        })
      ).message,
    ).toBe('Up to 3 can be bought right now.')
  })
})

test('two adds at the same time both count', async () => {
  const minji = await shopper()
  const goods = await stockItem(house)
  await Promise.all(
    Array.from({ length: 10 }, () =>
      minji.call(carts.add, { body: { it_id: goods.it_id, options: one(goods.io_no, 2) } }),
    ),
  )
  expect((await minji.call(carts.show, {})).data.lines.map((line) => line.ct_qty)).toEqual([20])
})

describe('an addition that is sent again', () => {
  const sentWith = (key: string) => ({ 'idempotency-key': key })

  test('adds once, even side by side, and answers with the cart as it stands', async () => {
    const minji = await shopper()
    const goods = await stockItem(house)
    const body = { it_id: goods.it_id, options: one(goods.io_no, 2) }
    const key = sentWith(crypto.randomUUID())
    const answers = await Promise.all([1, 2, 3].map(() => minji.call(carts.add, { body }, key)))
    for (const { data } of answers) expect(data.lines.map((line) => line.ct_qty)).toEqual([2])
    await minji.call(carts.add, { body }, sentWith(crypto.randomUUID()))
    expect((await minji.call(carts.add, { body }, key)).data.lines[0]?.ct_qty).toBe(4)
  })

  test('is known again when a guest has logged in meanwhile', async () => {
    const [guest, member] = [await shopper(), await shopper({ mb_id: 'kept_adder' })]
    const goods = await stockItem(house)
    const body = { it_id: goods.it_id, options: one(goods.io_no) }
    const key = sentWith(crypto.randomUUID())
    await guest.call(carts.add, { body }, key)
    await transact(houseCtx(house), (ctx) => mergeCarts(ctx, guest.cart_key, member.cart_key))
    expect((await member.call(carts.add, { body }, key)).data.lines).toMatchObject([{ ct_qty: 1 }])
  })

  test('is a new one of somebody else, whoever sends the same key and body', async () => {
    const [minji, junho] = [await shopper(), await shopper({ mb_id: 'other_adder' })]
    const goods = await stockItem(house)
    const body = { it_id: goods.it_id, options: one(goods.io_no) }
    const key = sentWith(crypto.randomUUID())
    await minji.call(carts.add, { body }, key)
    expect((await junho.call(carts.add, { body }, key)).data.lines).toMatchObject([{ ct_qty: 1 }])
    expect((await minji.call(carts.show, {})).data.lines).toMatchObject([{ ct_qty: 1 }])
  })

  test('may be tried anew when the first was refused, and says other things under another key only', async () => {
    const minji = await shopper()
    const goods = await stockItem(house)
    const key = sentWith(crypto.randomUUID())
    const body = { it_id: goods.it_id, options: one(goods.io_no) }
    const stock = (qty: number) =>
      house.db.execute(
        sql`update item_option set io_stock_qty = ${qty} where io_no = ${goods.io_no}`,
      )
    await stock(0)
    expect((await minji.refused(carts.add, { body }, key)).status).toBe(409)
    await stock(5)
    expect((await minji.call(carts.add, { body }, key)).data.count).toBe(1)
    const other = { it_id: goods.it_id, options: one(goods.io_no, 3) }
    expect((await minji.refused(carts.add, { body: other }, key)).status).toBe(422)
  })
})

test('buy now has a cart of its own that holds only the last choice', async () => {
  const minji = await shopper()
  const [goods, other] = [await stockItem(house), await stockItem(house)]
  await minji.call(carts.add, { body: { it_id: goods.it_id, options: one(goods.io_no) } })
  await minji.call(carts.add, {
    body: { it_id: goods.it_id, options: one(goods.io_no, 3), direct: true },
  })
  await minji.call(carts.add, {
    body: { it_id: other.it_id, options: one(other.io_no, 2), direct: true },
  })
  expect(
    (await minji.call(carts.show, { query: { direct: true } })).data.lines.map(
      ({ it_id, ct_qty }) => [it_id, ct_qty],
    ),
  ).toEqual([[other.it_id, 2]])
  expect(
    (await minji.call(carts.show, {})).data.lines.map(({ it_id, ct_qty }) => [it_id, ct_qty]),
  ).toEqual([[goods.it_id, 1]])
})

test('the rows of an item are replaced, others stay', async () => {
  const minji = await shopper()
  const [goods, other] = [await stockItem(house, { options: [{}, {}, {}] }), await stockItem(house)]
  const [a = 0, b = 0, c = 0] = goods.io_nos
  await minji.call(carts.add, { body: { it_id: other.it_id, options: one(other.io_no) } })
  await minji.call(carts.add, {
    body: { it_id: goods.it_id, options: [...one(a, 5), ...one(b, 5)] },
  })
  const { data } = await minji.call(carts.replace, {
    params: { it_id: goods.it_id },
    body: { options: [...one(b, 2), ...one(c, 1)] },
  })
  expect(data.lines.map(({ io_no, ct_qty }) => [io_no, ct_qty])).toEqual([
    [other.io_no, 1],
    [b, 2],
    [c, 1],
  ])
  expect((await minji.call(carts.show, {})).data).toEqual(data)
})

test('a stranger reaches no line of mine', async () => {
  const [minji, junho] = [await shopper(), await shopper()]
  const goods = await stockItem(house)
  const ct_id =
    (await minji.call(carts.add, { body: { it_id: goods.it_id, options: one(goods.io_no) } })).data
      .lines[0]?.ct_id ?? 0
  expect(
    await junho.refused(carts.change, { params: { ct_id }, body: { ct_qty: 9 } }),
  ).toMatchObject({ status: 404 })
  await junho.call(carts.remove, { body: { ct_ids: [ct_id] } })
  expect((await minji.call(carts.show, {})).data.lines).toMatchObject([{ ct_id, ct_qty: 1 }])
})

test('unticked lines cost nothing; sold-out ones cannot be ticked', async () => {
  const minji = await shopper()
  const [goods, last] = [await stockItem(house), await stockItem(house)]
  await minji.call(carts.add, { body: { it_id: goods.it_id, options: one(goods.io_no) } })
  const { data } = await minji.call(carts.add, {
    body: { it_id: last.it_id, options: one(last.io_no) },
  })
  await house.db.execute(sql`update item_option set io_stock_qty = 0 where io_no = ${last.io_no}`)
  expect((await minji.call(carts.show, {})).data).toMatchObject({
    orderable: false,
    totals: { goods: 10_000 },
  })
  expect((await minji.call(carts.tick, { body: { ct_select: false } })).data).toMatchObject({
    orderable: false,
    totals: { total: 0, to_free_shipping: null },
  })
  const ct_id = data.lines[1]?.ct_id ?? 0
  expect(
    await minji.refused(carts.change, { params: { ct_id }, body: { ct_select: true } }),
  ).toMatchObject({ status: 409 })
  const ticked = (await minji.call(carts.tick, { body: { ct_select: true } })).data
  expect(ticked.lines.map((line) => line.ct_select)).toEqual([true, false])
  expect(ticked.orderable).toBe(true)
})

test('a removal can be undone, once, with who pays the courier', async () => {
  const minji = await shopper()
  const goods = await stockItem(house, { options: [{}, {}] })
  const [a = 0, b = 0] = goods.io_nos
  const before = (
    await minji.call(carts.add, {
      body: { it_id: goods.it_id, options: [...one(a, 2), ...one(b, 3)] },
    })
  ).data
  const gone = await minji.call(carts.remove, {
    body: { ct_ids: before.lines.map((line) => line.ct_id) },
  })
  expect(gone.data.lines).toEqual([])
  const lines = before.lines.map(({ it_id, io_no, ct_qty, ct_select }) => ({
    it_id,
    io_no,
    ct_qty,
    ct_select,
  }))
  await minji.call(carts.restore, { body: { lines } })
  const { data } = await minji.call(carts.restore, { body: { lines } })
  expect(data.lines.map(({ io_no, ct_qty }) => [io_no, ct_qty])).toEqual([
    [a, 2],
    [b, 3],
  ])
  const [line] = data.lines
  await house.db.execute(
    sql`update item set it_sc_type = 3, it_sc_method = 2, it_sc_price = 3000 where it_id = ${goods.it_id}`,
  )
  const collected = (
    await minji.call(carts.change, {
      params: { ct_id: line?.ct_id ?? 0 },
      body: { ct_send_cost: 1 },
    })
  ).data.lines
  await minji.call(carts.remove, { body: { ct_ids: collected.map(({ ct_id }) => ct_id) } })
  const again = {
    body: {
      lines: collected.map(({ it_id, io_no, ct_qty, ct_select, ct_send_cost }) => ({
        it_id,
        io_no,
        ct_qty,
        ct_select,
        ct_send_cost: ct_send_cost === 1 ? (1 as const) : (0 as const),
      })),
    },
  }
  expect(
    (await minji.call(carts.restore, again)).data.lines.map(({ ct_send_cost }) => ct_send_cost),
  ).toEqual([1, 1])
  expect(
    await minji.refused(carts.restore, {
      body: { lines: [{ it_id: 'other', io_no: a, ct_qty: 1, ct_select: true }] },
    }),
  ).toMatchObject({ status: 422 })
})

test('a guest cart joins the member’s: quantities add up and come down to the stock', async () => {
  const [guest, minji] = [await shopper(), await shopper({ mb_id: `minji_${Date.now()}` })]
  const [goods, few] = [
    await stockItem(house),
    await stockItem(house, { options: [{ io_stock_qty: 5 }] }),
  ]
  for (const who of [guest, minji])
    await who.call(carts.add, { body: { it_id: few.it_id, options: one(few.io_no, 4) } })
  await guest.call(carts.add, { body: { it_id: goods.it_id, options: one(goods.io_no, 2) } })
  await transact(houseCtx(house), (ctx) => mergeCarts(ctx, guest.cart_key, minji.cart_key))
  expect(
    (await minji.call(carts.show, {})).data.lines.map(({ io_no, ct_qty }) => [io_no, ct_qty]),
  ).toEqual([
    [few.io_no, 5],
    [goods.io_no, 2],
  ])
  expect((await guest.call(carts.show, {})).data.lines).toEqual([])
})

test('a cart is priced for the country its visitor chose, and says which lines stay behind', async () => {
  const [burns, travels] = [
    await stockItem(house, { is_flammable: true, it_name: '룸 스프레이' }),
    await stockItem(house, {}),
  ]
  const fill = async (me: Awaited<ReturnType<typeof shopper>>) => {
    for (const { it_id, io_nos } of [burns, travels])
      await me.call(carts.add, { body: { it_id, options: one(io_nos[0] ?? 0) } })
    return (await me.call(carts.show, { query: {} })).data
  }
  const home = await fill(await shopper())
  expect(home.cannot_send).toBeNull()
  const abroad = await shopper({ country: 'US' })
  const told = await fill(abroad)
  const line = told.lines.find(({ it_id }) => it_id === burns.it_id)
  expect(told.cannot_send).toMatchObject({ field: 'country_code', ct_ids: [line?.ct_id] })
  const { data } = await abroad.call(carts.change, {
    params: { ct_id: line?.ct_id ?? 0 },
    body: { ct_select: false },
  })
  expect(data.cannot_send).toBeNull()
  expect(data.totals.shipping).toBeGreaterThan(home.totals.shipping)
  expect((await fill(await shopper({ country: 'ZZ' }))).cannot_send).toMatchObject({ ct_ids: [] })
})
