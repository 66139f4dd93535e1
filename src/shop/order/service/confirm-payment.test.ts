import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { carts } from '#shop/cart/contract.ts'
import { quotations } from '#shop/cart/quotation-contract.ts'
import { checkout } from '#shop/order/contract/checkout.ts'
import { orders } from '#shop/order/contract/place.ts'
import { mostOpenPayments } from '#shop/order/rules.ts'
import { orderForm } from '#shop/order/sample.ts'
import { checkOpenPayments } from '#shop/payment/service/requery.ts'
import { countOrders, fill, stockOf } from '#test/ordering.ts'
import {
  choose,
  comeBack,
  eventsOf,
  follow,
  payingShop,
  payThrough,
  startPaying,
} from '#test/paying.ts'
import { shopper } from '#test/shopper.ts'
import { expireDrafts } from './drafts.ts'

const { house, base } = await payingShop()
const cartOf = async (who: Awaited<ReturnType<typeof shopper>>) =>
  (await who.call(carts.show, { query: {} })).data.lines.length

test('nothing is an order before it is paid: the goods are held, and the cart is still full', async () => {
  const { buyer, goods, od_id, window, total } = await startPaying({ ct_qty: 2 })
  expect(window.toss).toMatchObject({ amount: total, method: 'CARD', customer_key: 'ANONYMOUS' })
  expect(await stockOf(goods.io_no)).toEqual({ stock: 100, reserved: 2 })
  expect([await countOrders(buyer), await cartOf(buyer)]).toEqual([0, 1])
  expect(await buyer.refused(orders.show, { params: { od_id } })).toMatchObject({ status: 404 })
})

test('a paid card makes one order, sells the goods and empties the cart', async () => {
  const { buyer, goods, od_id, total, end } = await payThrough(base, 'pay', { ct_qty: 2 })
  expect(end).toMatchObject({ state: 'paid', mine: true, od_id })
  const { data } = await buyer.call(orders.show, { params: { od_id } })
  expect(data).toMatchObject({
    od_status: '입금',
    od_settle_case: '신용카드',
    od_receipt_price: total,
    od_misu: 0,
    bank_account: null,
    payment: { way: 'card', status: 'paid' },
  })
  expect(await stockOf(goods.io_no)).toEqual({ stock: 98, reserved: 0 })
  expect(await cartOf(buyer)).toBe(0)
  expect(await eventsOf(od_id)).toEqual(['order.placed', 'order.paid'])
})

test.each([
  ['간편결제', 'easy'],
  ['계좌이체', 'transfer'],
] as const)('%s is paid at once as well', async (od_settle_case, way) => {
  const { buyer, window, od_id, goods, total } = await startPaying({ od_settle_case })
  await comeBack(buyer, await choose(base, window, 'pay'))
  const { data } = await buyer.call(orders.show, { params: { od_id } })
  expect(data).toMatchObject({
    od_status: '입금',
    od_settle_case,
    od_receipt_price: total,
    od_misu: 0,
    payment: { way, status: 'paid' },
  })
  expect(await stockOf(goods.io_no)).toEqual({ stock: 99, reserved: 0 })
})

test('what was put in the cart while paying stays in it', async () => {
  const started = await startPaying({ ct_qty: 2 })
  await fill(started.buyer, started.goods, 3)
  await comeBack(started.buyer, await choose(base, started.window, 'pay'))
  expect(
    (await started.buyer.call(carts.show, { query: {} })).data.lines.map(({ ct_qty }) => ct_qty),
  ).toEqual([3])
})

test('an amount changed in the return address is refused before the provider is asked', async () => {
  const { buyer, window, pay_id, od_id } = await startPaying()
  const back = await choose(base, window, 'pay')
  back.set('amount', '100')
  const refused = await buyer.refused(checkout.confirm, {
    params: { pay_id },
    body: { provider_key: back.get('paymentKey') ?? '', amount: 100 },
  })
  expect(refused).toMatchObject({ status: 409, detail: { code: 'AMOUNT_MISMATCH' } })
  expect(await eventsOf(pay_id)).toEqual(['payment.suspicious'])
  expect(await buyer.refused(orders.show, { params: { od_id } })).toMatchObject({ status: 404 })
  // the true address still works
  expect(
    await comeBack(
      buyer,
      new URLSearchParams({
        pay_id,
        paymentKey: back.get('paymentKey') ?? '',
        amount: String(window.toss?.amount),
      }),
    ),
  ).toMatchObject({ state: 'paid' })
})

test('a genuine payment of a cheap order does not pay for a dear one, and a key is used once', async () => {
  const [cheap, dear] = [await startPaying(), await startPaying({ ct_qty: 9 })]
  const back = await choose(base, cheap.window, 'pay')
  const provider_key = back.get('paymentKey') ?? ''
  const end = await dear.buyer.call(checkout.confirm, {
    params: { pay_id: dear.pay_id },
    body: { provider_key, amount: dear.total },
  })
  expect(end.data).toMatchObject({ state: 'failed' })
  expect(await countOrders(dear.buyer)).toBe(0)
  expect(await stockOf(dear.goods.io_no)).toEqual({ stock: 100, reserved: 0 })
  expect(
    await cheap.buyer.refused(checkout.confirm, {
      params: { pay_id: cheap.pay_id },
      body: { provider_key, amount: cheap.total },
    }),
  ).toMatchObject({ status: 409 })
})

test('twenty returns at once, reloads and a second tab make one payment and one order', async () => {
  const { buyer, window, od_id, goods } = await startPaying()
  const back = await choose(base, window, 'pay')
  const ends = await Promise.all(Array.from({ length: 20 }, () => comeBack(buyer, back)))
  expect(new Set(ends.map(({ state }) => state))).toEqual(
    new Set(ends.some(({ state }) => state === 'checking') ? ['paid', 'checking'] : ['paid']),
  )
  expect(await comeBack(buyer, back)).toMatchObject({ state: 'paid', od_id })
  expect(await countOrders(buyer)).toBe(1)
  expect(await stockOf(goods.io_no)).toEqual({ stock: 99, reserved: 0 })
})

test('a stranger who holds the return address hears how it ended and nothing else', async () => {
  const { buyer, window, od_id } = await startPaying()
  const back = await choose(base, window, 'pay')
  const stranger = await shopper()
  expect(await comeBack(stranger, back)).toEqual({
    state: 'paid',
    mine: false,
    od_id: null,
    direct: false,
    code: null,
    amount: null,
    currency: 'krw',
  })
  expect(await stranger.refused(orders.show, { params: { od_id } })).toMatchObject({ status: 404 })
  expect(await comeBack(buyer, back)).toMatchObject({ state: 'paid', mine: true, od_id })
})

test('a refused card gives the goods back, keeps the cart and says why', async () => {
  const { buyer, goods, end } = await payThrough(base, 'short')
  expect(end).toMatchObject({ state: 'failed', code: 'REJECT_CARD_PAYMENT', od_id: null })
  expect(await stockOf(goods.io_no)).toEqual({ stock: 100, reserved: 0 })
  expect([await countOrders(buyer), await cartOf(buyer)]).toEqual([0, 1])
})

test('a provider that breaks once is asked again, and the money is taken once', async () => {
  const { buyer, pay_id, end } = await payThrough(base, 'broken')
  expect(end.state).toBe('checking')
  await house.db.execute(
    sql`update payment set confirmed_at = now() - interval '1 minute', asked_at = now() - interval '1 minute' where pay_id = ${pay_id}`,
  )
  await Promise.all([checkOpenPayments(house), checkOpenPayments(house)])
  await follow(pay_id)
  expect((await buyer.call(checkout.end, { params: { pay_id } })).data).toMatchObject({
    state: 'paid',
  })
  expect(await countOrders(buyer)).toBe(1)
})

test('a confirm whose answer was lost is found to be paid', async () => {
  const { buyer, pay_id, end, goods } = await payThrough(base, 'lose')
  expect(end.state).toBe('checking')
  expect(await stockOf(goods.io_no)).toEqual({ stock: 100, reserved: 1 })
  // the page asks again by itself
  await house.db.execute(
    sql`update payment set confirmed_at = now() - interval '1 minute', asked_at = null where pay_id = ${pay_id}`,
  )
  const [one, two] = await Promise.all([
    buyer.call(checkout.end, { params: { pay_id } }),
    buyer.call(checkout.end, { params: { pay_id } }),
  ])
  expect([one.data.state, two.data.state]).toContain('paid')
  expect(await stockOf(goods.io_no)).toEqual({ stock: 99, reserved: 0 })
  expect(await countOrders(buyer)).toBe(1)
})

test('leaving the window frees the goods at once, and only for whom they were held', async () => {
  const { buyer, goods, pay_id, window } = await startPaying()
  const leave = { params: { pay_id }, body: { code: 'PAY_PROCESS_CANCELED' } }
  expect((await (await shopper()).call(checkout.leave, leave)).data).toEqual({ left: false })
  expect(await stockOf(goods.io_no)).toEqual({ stock: 100, reserved: 1 })
  expect((await buyer.call(checkout.leave, leave)).data).toEqual({ left: true })
  expect(await stockOf(goods.io_no)).toEqual({ stock: 100, reserved: 0 })
  // whoever pays in the forgotten window all the same is not charged
  expect(await comeBack(buyer, await choose(base, window, 'pay'))).toMatchObject({
    state: 'failed',
  })
})

test('after half an hour the goods are free; a late return pays only while they are still there', async () => {
  const [late, gone] = [await startPaying({ stock: 1 }), await startPaying({ stock: 1 })]
  await house.db.execute(
    sql`update order_draft set expires_at = now() - interval '1 second' where pay_id in (${late.pay_id}, ${gone.pay_id})`,
  )
  await Promise.all([expireDrafts(house), expireDrafts(house)])
  expect([await stockOf(late.goods.io_no), await stockOf(gone.goods.io_no)]).toEqual(
    Array(2).fill({ stock: 1, reserved: 0 }),
  )
  await house.db.execute(
    sql`update item_option set io_stock_qty = 0 where io_no = ${gone.goods.io_no}`,
  )
  const back = async ({ buyer, window }: typeof late) =>
    comeBack(buyer, await choose(base, window, 'pay'))
  expect([(await back(late)).state, (await back(gone)).state]).toEqual(['paid', 'failed'])
  expect([await countOrders(late.buyer), await countOrders(gone.buyer)]).toEqual([1, 0])
})

test('a second attempt takes the place of the first, even for the last unit', async () => {
  const first = await startPaying({ stock: 1 })
  const { data } = await first.buyer.call(orders.place, {
    body: { ...first.body, od_name: '김다시' },
  })
  expect(await stockOf(first.goods.io_no)).toEqual({ stock: 1, reserved: 1 })
  expect(await comeBack(first.buyer, await choose(base, first.window, 'pay'))).toMatchObject({
    state: 'failed',
  })
  if (!data.window) throw new Error('no window')
  expect(await comeBack(first.buyer, await choose(base, data.window, 'pay'))).toMatchObject({
    state: 'paid',
    od_id: data.od_id,
  })
})

test('two presses with one key open one window; after it has ended the same key is refused so that a new one is made', async () => {
  const { buyer, body, goods } = await startPaying()
  const key = { 'idempotency-key': `press-${goods.it_id}` }
  const [one, two] = await Promise.all([
    buyer.call(orders.place, { body }, key),
    buyer.call(orders.place, { body }, key),
  ])
  expect(one.data).toEqual(two.data)
  await buyer.call(checkout.leave, { params: { pay_id: one.data.window?.pay_id ?? '' }, body: {} })
  expect(await buyer.refused(orders.place, { body }, key)).toMatchObject({
    status: 409,
    detail: { again: true },
  })
  expect(await stockOf(goods.io_no)).toEqual({ stock: 100, reserved: 0 })
})

test('the currency of the session may change while paying: amount and currency are those of the start', async () => {
  const { buyer, window, od_id, total } = await startPaying()
  const back = await choose(base, window, 'pay')
  const end = await buyer.call(
    checkout.confirm,
    {
      params: { pay_id: window.pay_id },
      body: { provider_key: back.get('paymentKey') ?? '', amount: total },
    },
    { 'accept-language': 'en' },
  )
  expect(end.data).toMatchObject({ state: 'paid', currency: 'krw', amount: total })
  expect((await buyer.call(orders.show, { params: { od_id } })).data).toMatchObject({
    currency: 'krw',
    od_receipt_price: total,
  })
})

test('a way that is not offered, or not in this currency, is refused beside its field', async () => {
  const { buyer, body } = await startPaying()
  expect(
    await buyer.refused(orders.place, { body: { ...body, od_settle_case: 'PayPal' } }),
  ).toMatchObject({ status: 422, errors: { od_settle_case: [expect.any(String)] } })
  const twins = house.config.TWINS
  house.config.TWINS = null
  expect(await buyer.refused(orders.place, { body })).toMatchObject({
    status: 422,
    errors: { od_settle_case: [expect.any(String)] },
  })
  house.config.TWINS = twins
})

test('odd returns are refused with the names of their fields', async () => {
  const { buyer, pay_id } = await startPaying()
  expect(
    await buyer.refused(checkout.confirm, {
      params: { pay_id },
      body: { provider_key: '../../etc' },
    }),
  ).toMatchObject({
    status: 422,
    errors: { provider_key: [expect.any(String)] },
  })
  expect(
    await buyer.refused(checkout.confirm, {
      params: { pay_id },
      body: { provider_key: 'tviva', amount: -1 },
    }),
  ).toMatchObject({
    status: 422,
    errors: { amount: [expect.any(String)] },
  })
  expect(
    await buyer.refused(checkout.confirm, {
      params: { pay_id: 'nothing-here' },
      body: { provider_key: 'tviva' },
    }),
  ).toMatchObject({ status: 404 })
})

test('a late payment by a quotation uses it up; one that another order has used since is not paid', async () => {
  const quotedPayment = async () => {
    const { buyer, goods } = await startPaying()
    const source = {
      from: 'product' as const,
      it_id: goods.it_id,
      options: [{ io_no: goods.io_no, ct_qty: 2 }],
    }
    const { data } = await buyer.call(quotations.make, {
      body: { source, recipient: { company: '무지개 유치원' } },
    })
    await buyer.call(quotations.accept, { params: { token: data.token }, body: {} })
    const ask = {
      body: orderForm({
        direct: true,
        expected_total: data.paper.totals.total,
        od_settle_case: '신용카드',
      }),
    }
    return { buyer, token: data.token, ask, started: (await buyer.call(orders.place, ask)).data }
  }
  const expire = async ({ started }: Awaited<ReturnType<typeof quotedPayment>>) => {
    await house.db.execute(
      sql`update order_draft set expires_at = now() - interval '1 second' where od_id = ${started.od_id}`,
    )
    await expireDrafts(house)
  }
  const stateOf = async ({ buyer, token }: Awaited<ReturnType<typeof quotedPayment>>) =>
    (await buyer.call(quotations.show, { params: { token } })).data
  const payLate = async ({ buyer, started }: Awaited<ReturnType<typeof quotedPayment>>) =>
    started.window && comeBack(buyer, await choose(base, started.window, 'pay'))

  const late = await quotedPayment()
  await expire(late)
  expect((await stateOf(late)).state).toBe('draft')
  expect(await payLate(late)).toMatchObject({ state: 'paid' })
  expect(await stateOf(late)).toMatchObject({ state: 'accepted', od_id: late.started.od_id })

  const beaten = await quotedPayment()
  await expire(beaten)
  const friend = await shopper()
  await friend.call(quotations.accept, { params: { token: beaten.token }, body: {} })
  const other = await friend.call(orders.place, {
    body: orderForm({ direct: true, expected_total: beaten.ask.body.expected_total }),
  })
  expect(await payLate(beaten)).toMatchObject({ state: 'failed', od_id: null })
  expect(await countOrders(beaten.buyer)).toBe(0)
  const held = await house.db.execute<{ od_id: string }>(
    sql`select od_id from quotation where token = ${beaten.token}`,
  )
  expect(held.rows).toEqual([{ od_id: other.data.od_id }])
})

test('one address does not hold the shop with payments nobody finishes; its own attempt may be replaced', async () => {
  const ip = '203.0.113.77'
  const buyer = await shopper({ ip })
  const { body, pay_id } = await startPaying({ who: buyer })
  await house.db.execute(sql`
    insert into order_draft (od_id, pay_id, cart_key, direct, state, total, currency, "order", lines, ip, expires_at)
    select 'crowd-' || n, 'crowd-' || n, 'crowd-' || n, false, 'open', 1, 'krw', '{}', '[]', ${ip}, now() + interval '1 hour' from generate_series(1, ${mostOpenPayments - 1}) n`)
  expect(
    (await buyer.call(orders.place, { body: { ...body, od_name: '김다시' } })).data.window?.pay_id,
  ).not.toBe(pay_id)
  const older = await buyer.call(checkout.end, { params: { pay_id } })
  expect(older.data).toMatchObject({ state: 'failed', code: 'REPLACED' })
  const neighbour = startPaying({ who: await shopper({ ip }) })
  await expect(neighbour).rejects.toMatchObject({ status: 429, detail: { retry_after: 1800 } })
  expect(await startPaying()).toMatchObject({ pay_id: expect.any(String) })
  await house.db.execute(sql`delete from order_draft where od_id like 'crowd-%'`)
})

test('where the window leads back to is the shop’s own to say', async () => {
  const evil = {
    returnUrl: 'https://evil.example',
    success_url: 'https://evil.example',
    pgUrl: 'https://evil.example',
  }
  const { window, pay_id } = await startPaying({ ...evil } as object)
  expect(window.toss?.success_url).toBe(
    `${house.config.ORIGIN}/shop/payment_confirm?pay_id=${pay_id}`,
  )
  expect(JSON.stringify(window)).not.toContain('evil')
})

test('an island is added when the address changes: the sum of before is refused with the new one', async () => {
  const { buyer, body, total } = await startPaying()
  const refused = await buyer.refused(orders.place, {
    body: { ...body, od_b_zip: '63365', od_b_addr1: '제주특별자치도 제주시 우도면' },
  })
  expect(refused).toMatchObject({ status: 409, detail: { old: total, total: expect.any(Number) } })
  expect(Number(refused.detail.total)).toBeGreaterThan(total)
})
