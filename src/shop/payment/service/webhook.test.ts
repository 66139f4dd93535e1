import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { dayMs } from '#kernel/korean-time.ts'
import { houseCtx } from '#platform/context.ts'
import { unsealDocument } from '#platform/seal.ts'
import { orders } from '#shop/order/contract/place.ts'
import { refundPayment } from '#shop/order/service/refund-payment.ts'
import { webhooks } from '#shop/payment/contract.ts'
import { trueSignature } from '#shop/payment/twin/paypal.ts'
import { countOrders, stockOf } from '#test/ordering.ts'
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

const { house, base, answerWith } = await payingShop()
const kept = async (pay_id: string) =>
  (
    await house.db.execute<{ provider_key: string; secret: string; status: string }>(
      sql`select provider_key, secret, status from payment where pay_id = ${pay_id}`,
    )
  ).rows[0]
/** A press on the stand-in's page of a virtual account; it calls the shop itself. */
const press = async (pay_id: string, choice: string) =>
  fetch(`${base}/twin/toss/account/${(await kept(pay_id))?.provider_key}`, {
    method: 'POST',
    body: new URLSearchParams({ choice }),
    redirect: 'manual',
  })
const hook = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${base}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  }).then(({ status }) => status)
const toToss = (body: object) => hook(webhooks.toss.path, body)
const account = () => payThrough(base, 'pay', { od_settle_case: '가상계좌' })

test('a virtual account makes an order that waits with its own account and deadline', async () => {
  const { buyer, od_id, goods, total } = await account()
  const { data } = await buyer.call(orders.show, { params: { od_id } })
  expect(data).toMatchObject({
    od_status: '주문',
    od_misu: total,
    bank_account: {
      bank: { ko: '우리은행', en: 'Woori' },
      number: expect.stringMatching(/^\d{10,}$/),
    },
    payment: {
      way: 'vbank',
      status: 'waiting',
      pretend_url: expect.stringContaining('/twin/toss/account/'),
    },
  })
  expect(Date.parse(data.od_deposit_deadline ?? '')).toBeGreaterThan(Date.now() + 2 * dayMs)
  expect(await stockOf(goods.io_no)).toEqual({ stock: 100, reserved: 1 })
})

test('a deposit is told by a call, however often it comes, and the order is paid once', async () => {
  const { buyer, od_id, pay_id, goods, total } = await account()
  await press(pay_id, 'DONE')
  await follow(pay_id)
  const secret = (await kept(pay_id))?.secret
  const call = {
    createdAt: '2026-03-14T10:00:00',
    secret,
    status: 'DONE',
    transactionKey: 'again',
    orderId: pay_id,
  }
  expect(await Promise.all([toToss(call), toToss(call), toToss(call)])).toEqual([200, 200, 200])
  await follow(pay_id)
  expect((await buyer.call(orders.show, { params: { od_id } })).data).toMatchObject({
    od_status: '입금',
    od_receipt_price: total,
  })
  expect(await stockOf(goods.io_no)).toEqual({ stock: 99, reserved: 0 })
  expect((await eventsOf(od_id)).filter((name) => name === 'order.paid')).toHaveLength(1)
})

test('a call with a wrong secret, or one that only claims to be paid, changes nothing', async () => {
  const { buyer, od_id, pay_id } = await account()
  const claims = {
    createdAt: '2026-03-14T10:00:00',
    status: 'DONE',
    transactionKey: 'forged',
    orderId: pay_id,
  }
  expect(await toToss({ ...claims, secret: 'ps_guessed' })).toBe(400)
  expect(await toToss({ ...claims, secret: '' })).toBe(400)
  const { secret = '' } = (await kept(pay_id)) ?? {}
  for (const near of [
    `${secret.slice(0, -1)}~`,
    ` ${secret}`,
    `${secret} `,
    secret.toUpperCase(),
    secret.slice(0, -1),
    `${secret}${secret}`,
  ])
    expect(await toToss({ ...claims, secret: near })).toBe(400)
  expect(await toToss({ ...claims, secret: [secret] })).toBe(200)
  expect(
    await toToss({
      eventType: 'PAYMENT_STATUS_CHANGED',
      createdAt: claims.createdAt,
      data: { orderId: pay_id, status: 'DONE', totalAmount: 1 },
    }),
  ).toBe(200)
  await follow(pay_id)
  expect((await buyer.call(orders.show, { params: { od_id } })).data).toMatchObject({
    od_status: '주문',
    od_receipt_price: 0,
  })
  expect(await kept(pay_id)).toMatchObject({ status: 'waiting' })
})

test('a deposit that the bank takes back lets the order wait again, and its goods are promised', async () => {
  const { buyer, od_id, pay_id, goods } = await account()
  await press(pay_id, 'DONE')
  await follow(pay_id)
  await press(pay_id, 'WAITING_FOR_DEPOSIT')
  await follow(pay_id)
  expect((await buyer.call(orders.show, { params: { od_id } })).data).toMatchObject({
    od_status: '주문',
    od_receipt_price: 0,
  })
  expect(await stockOf(goods.io_no)).toEqual({ stock: 100, reserved: 1 })
  expect(await eventsOf(od_id)).toContain('order.deposit_returned')
  // and paid again
  await press(pay_id, 'DONE')
  await follow(pay_id)
  expect((await buyer.call(orders.show, { params: { od_id } })).data).toMatchObject({
    od_status: '입금',
  })
  expect(await stockOf(goods.io_no)).toEqual({ stock: 99, reserved: 0 })
})

test('cancelling a waiting order closes its account; one nobody pays into in time is cancelled', async () => {
  const [left, late] = [await account(), await account()]
  await left.buyer.call(orders.cancel, { params: { od_id: left.od_id }, body: {} })
  await follow(left.od_id, left.pay_id)
  expect(await kept(left.pay_id)).toMatchObject({ status: 'expired' })
  await press(late.pay_id, 'CANCELED')
  await follow(late.pay_id)
  expect(
    (await late.buyer.call(orders.show, { params: { od_id: late.od_id } })).data,
  ).toMatchObject({ od_status: '취소' })
  expect([await stockOf(left.goods.io_no), await stockOf(late.goods.io_no)]).toEqual(
    Array(2).fill({ stock: 100, reserved: 0 }),
  )
})

test('a deposit into the account of a cancelled order is queued to go back', async () => {
  const { buyer, od_id, pay_id, total } = await account()
  // the bank was quicker than the closing of the account
  await buyer.call(orders.cancel, { params: { od_id }, body: {} })
  await press(pay_id, 'DONE')
  await follow(pay_id)
  const queued = await house.db.execute(
    sql`select amount, state, way from payment_refund where od_id = ${od_id}`,
  )
  expect(queued.rows).toEqual([{ amount: total, state: 'queued', way: 'bank' }])
  expect((await buyer.call(orders.show, { params: { od_id } })).data).toMatchObject({
    od_status: '취소',
  })
})

test('a call before the return, out of order, or of nobody, does no harm', async () => {
  const { buyer, window, pay_id, goods } = await startPaying()
  const back = await choose(base, window, 'pay')
  expect(
    await toToss({
      eventType: 'PAYMENT_STATUS_CHANGED',
      data: { orderId: pay_id, paymentKey: back.get('paymentKey'), status: 'DONE' },
    }),
  ).toBe(200)
  expect(await countOrders(buyer)).toBe(0)
  expect(await comeBack(buyer, back)).toMatchObject({ state: 'paid' })
  // an older word that arrives late
  expect(
    await toToss({
      eventType: 'PAYMENT_STATUS_CHANGED',
      data: { orderId: pay_id, status: 'IN_PROGRESS' },
    }),
  ).toBe(200)
  await follow(pay_id)
  expect(await kept(pay_id)).toMatchObject({ status: 'paid' })
  expect(await stockOf(goods.io_no)).toEqual({ stock: 99, reserved: 0 })
  expect(
    await toToss({
      eventType: 'PAYMENT_STATUS_CHANGED',
      data: { orderId: 'nobody-knows-this', status: 'DONE' },
    }),
  ).toBe(200)
  expect(await toToss({})).toBe(200)
  const calls = await house.db.execute<{ state: string; body: unknown }>(
    sql`select state, body from payment_webhook`,
  )
  // sealed: whoever finds the database reads no name in it
  expect(JSON.stringify(calls.rows)).not.toContain('nobody-knows-this')
  expect(
    calls.rows
      // whole, as another file's calls may lie in the same database
      .filter(({ body }) =>
        JSON.stringify(unsealDocument(house.config, body)).includes('"nobody-knows-this"'),
      )
      .map(({ state }) => state),
  ).toEqual(['quarantined'])
  // the staff hear of it, once however often it is sent
  const alarms = async () =>
    (await eventsOf('toss')).filter((name) => name === 'payment.unknown_call').length
  const before = await alarms()
  const stray = {
    eventType: 'PAYMENT_STATUS_CHANGED',
    createdAt: '2026-03-14T10:00:00',
    data: { orderId: 'nobody-knows-that', status: 'DONE' },
  }
  expect(await Promise.all([toToss(stray), toToss(stray)])).toEqual([200, 200])
  expect(await alarms()).toBe(before + 1)
})

test('PayPal: made in dollars on the server, captured once, refunded in part', async () => {
  const { buyer, od_id, pay_id, total, end, back } = await payThrough(base, 'pay', {
    currency: 'usd',
    od_settle_case: 'PayPal',
  })
  expect(end).toMatchObject({ state: 'paid', currency: 'usd', amount: total })
  expect(await comeBack(buyer, back)).toMatchObject({ state: 'paid', od_id })
  expect(await countOrders(buyer)).toBe(1)
  const ctx = houseCtx(house)
  expect(
    await refundPayment(ctx, od_id, {
      refund_id: `${od_id}-usd`,
      amount: 150,
      reason: 'broken glass',
    }),
  ).toMatchObject({ state: 'done' })
  await expect(
    refundPayment(ctx, od_id, { refund_id: `${od_id}-usd2`, amount: total - 149, reason: 'x' }),
  ).rejects.toMatchObject({ code: 'CONFLICT' })
  await follow(pay_id, `${od_id}-usd`)
  expect((await buyer.call(orders.show, { params: { od_id } })).data).toMatchObject({
    currency: 'usd',
    od_receipt_price: total,
    od_refund_price: 150,
    payment: { way: 'paypal', status: 'part_refunded', label: { en: 'PayPal bu***@mail.example' } },
  })
})

test('a card from abroad pays in dollars without an account, and part of it goes back to it', async () => {
  const usd = { currency: 'usd', od_settle_case: '해외카드' } as const
  let landing: unknown
  answerWith(async (path, request) => {
    if (path === 'paypal/v2/checkout/orders') landing = JSON.stringify(await request.json())
    return null
  })
  const { buyer, od_id, total } = await payThrough(base, 'pay', usd)
  answerWith(null)
  expect(landing).toContain('"landing_page":"GUEST_CHECKOUT"')
  const asked = { refund_id: `${od_id}-abroad`, amount: 150, reason: 'x' }
  await refundPayment(houseCtx(house), od_id, asked)
  expect((await buyer.call(orders.show, { params: { od_id } })).data).toMatchObject({
    od_settle_case: '해외카드',
    od_receipt_price: total,
    payment: { way: 'card_abroad', status: 'part_refunded', label: { en: 'VISA ****1111' } },
  })
  expect((await payThrough(base, 'short', usd)).end).toMatchObject({
    state: 'failed',
    code: 'INSTRUMENT_DECLINED',
  })
})

test('a card from abroad takes dollars only', async () => {
  await expect(startPaying({ od_settle_case: '해외카드' })).rejects.toMatchObject({ status: 422 })
})

test('PayPal: a declined card, a lost answer and a token of another order', async () => {
  const usd = { currency: 'usd', od_settle_case: 'PayPal' } as const
  expect((await payThrough(base, 'short', usd)).end).toMatchObject({
    state: 'failed',
    code: 'INSTRUMENT_DECLINED',
  })
  const [mine, other] = [await startPaying(usd), await startPaying(usd)]
  const token = (await choose(base, other.window, 'pay')).get('token') ?? ''
  const stolen = new URLSearchParams({ pay_id: mine.pay_id, token })
  await expect(comeBack(mine.buyer, stolen)).rejects.toMatchObject({ status: 409 })
})

test('PayPal: a call needs a true signature', async () => {
  const { pay_id } = await payThrough(base, 'pay', { currency: 'usd', od_settle_case: 'PayPal' })
  const body = { event_type: 'PAYMENT.CAPTURE.COMPLETED', resource: { custom_id: pay_id } }
  const signed = {
    'paypal-transmission-id': 'one',
    'paypal-transmission-sig': trueSignature,
    'paypal-transmission-time': '2026-03-14T10:00:00Z',
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': 'https://api.paypal.com/cert',
  }
  expect(await hook(webhooks.paypal.path, body)).toBe(400)
  for (const sig of [
    'forged',
    '',
    `${trueSignature.slice(0, -1)}~`,
    `${trueSignature}, ${trueSignature}`,
  ])
    expect(
      await hook(webhooks.paypal.path, body, { ...signed, 'paypal-transmission-sig': sig }),
    ).toBe(400)
  expect(await hook(webhooks.paypal.path, body, { ...signed, 'paypal-transmission-id': '' })).toBe(
    400,
  )
  expect(await hook(webhooks.paypal.path, body, signed)).toBe(200)
})

test('PayPal: the signature is of the text as it was sent, in which no key may stand twice', async () => {
  const { pay_id } = await payThrough(base, 'pay', { currency: 'usd', od_settle_case: 'PayPal' })
  const headers = {
    'content-type': 'application/json',
    'paypal-transmission-id': 'raw',
    'paypal-transmission-sig': trueSignature,
    'paypal-transmission-time': '2026-03-14T10:00:00Z',
  }
  const send = (body: string) =>
    fetch(`${base}${webhooks.paypal.path}`, { method: 'POST', headers, body }).then(
      ({ status }) => status,
    )
  const told: string[] = []
  answerWith(async (path, request) => {
    if (path.endsWith('verify-webhook-signature')) told.push(await request.text())
    return null
  })
  const odd = `{ "event_type" :"PAYMENT.CAPTURE.COMPLETED",\n "resource":{"custom_id":"${pay_id}", "note":"\\ud55c\\uae00 \\u003c", "value": 1.50, "list":[{"a":1},{"a":2}] } }`
  expect(await send(odd)).toBe(200)
  expect(told).toEqual([expect.stringContaining(`"webhook_event":${odd}}`)])
  for (const twice of [
    odd.replace('"note"', '"custom_id"'),
    odd.replace('"note"', '"custom_\\u0069d"'),
    odd.replace('"value"', '"list"'),
  ])
    expect(await send(twice)).toBe(400)
  answerWith(null)
  expect(told).toHaveLength(1)
})

test('a shopper cannot call as a provider from another site', async () => {
  expect(await hook(webhooks.toss.path, {}, { origin: 'https://evil.example' })).toBe(419)
  expect((await shopper()).cart_key).not.toBe('')
})
