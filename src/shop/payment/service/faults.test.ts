import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { forget } from '#platform/clean-up.ts'
import { houseCtx } from '#platform/context.ts'
import { carts } from '#shop/cart/contract.ts'
import { checkout } from '#shop/order/contract/checkout.ts'
import { orders } from '#shop/order/contract/place.ts'
import { refundPayment } from '#shop/order/service/refund-payment.ts'
import { webhooks } from '#shop/payment/contract.ts'
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
import { type Shopper, shopper } from '#test/shopper.ts'
import { checkOpenPayments } from './requery.ts'

const { house, base, asked, answerWith } = await payingShop()
afterEach(() => answerWith(null))

const json = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const keptOf = async (pay_id: string) =>
  (
    await house.db.execute<{ status: string; provider_key: string; refunded: number }>(
      sql`select status, provider_key, refunded from payment where pay_id = ${pay_id}`,
    )
  ).rows[0]
const cartOf = async (who: Shopper) => (await who.call(carts.show, { query: {} })).data.lines.length
/** The clock has gone on since the shop last asked about it. */
const quietFor = (pay_id: string, minutes: number) =>
  house.db.execute(sql`update payment set created_at = now() - make_interval(mins => ${minutes}), asked_at = now() - make_interval(mins => ${minutes}),
    confirmed_at = case when confirmed_at is null then null else now() - make_interval(mins => ${minutes}) end where pay_id = ${pay_id}`)
const endOf = async (who: Shopper, pay_id: string) =>
  (await who.call(checkout.end, { params: { pay_id } })).data
const toToss = (body: object) =>
  fetch(`${base}${webhooks.toss.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

describe('the provider’s own record is compared with what was agreed', () => {
  test.each([
    ['another amount', { totalAmount: 100 }, 'amount'],
    ['another order', { orderId: '2603140000000000-of-somebody' }, 'order'],
    ['another currency', { currency: 'USD' }, 'currency'],
  ])('%s is never taken as paid, and the staff hear of it', async (_, other, why) => {
    const { buyer, window, pay_id, goods, total } = await startPaying()
    const back = await choose(base, window, 'pay')
    const record = {
      orderId: pay_id,
      paymentKey: back.get('paymentKey'),
      status: 'DONE',
      totalAmount: total,
      balanceAmount: total,
      currency: 'KRW',
      approvedAt: '2026-03-14T10:00:00+09:00',
    }
    answerWith((path) =>
      path === 'toss/v1/payments/confirm' ? json({ ...record, ...other }) : null,
    )
    expect(await comeBack(buyer, back)).toMatchObject({
      state: 'failed',
      code: 'AMOUNT_MISMATCH',
      od_id: null,
    })
    expect([await countOrders(buyer), await cartOf(buyer), await stockOf(goods.io_no)]).toEqual([
      0,
      1,
      { stock: 100, reserved: 0 },
    ])
    const told = await house.db.execute<{ other: string }>(
      sql`select payload->>'other' as other from event where subject = ${pay_id} and name = 'payment.suspicious'`,
    )
    expect(told.rows).toEqual([{ other: why }])
  })
})

describe('an answer that tells nothing', () => {
  test.each([
    [
      'a page of HTML',
      () => new Response('<html>maintenance</html>', { headers: { 'content-type': 'text/html' } }),
    ],
    ['half a megabyte', () => new Response(`{"status":"DONE","padding":"${'x'.repeat(600_000)}"}`)],
    ['JSON of something else', () => json({ hello: 'there' })],
  ])('%s is asked about again: paid once, one order', async (_, answer) => {
    const { buyer, window, pay_id, goods } = await startPaying()
    const back = await choose(base, window, 'pay')
    answerWith((path) => (path === 'toss/v1/payments/confirm' ? answer() : null))
    expect(await comeBack(buyer, back)).toMatchObject({ state: 'checking' })
    expect(await stockOf(goods.io_no)).toEqual({ stock: 100, reserved: 1 })
    answerWith(null)
    await quietFor(pay_id, 1)
    await checkOpenPayments(house)
    await follow(pay_id)
    expect([
      await endOf(buyer, pay_id),
      await countOrders(buyer),
      await stockOf(goods.io_no),
    ]).toMatchObject([{ state: 'paid' }, 1, { stock: 99, reserved: 0 }])
  })

  test('a question that never arrived is asked again under its own key; after ten minutes it is over and nothing was taken', async () => {
    const keys: (string | null)[] = []
    let answers = 0
    const [soon, late] = [await startPaying(), await startPaying()]
    const backs = [
      await choose(base, soon.window, 'pay'),
      await choose(base, late.window, 'pay'),
    ] as const
    answerWith((path, request) => {
      if (path !== 'toss/v1/payments/confirm') return null
      keys.push(request.headers.get('idempotency-key'))
      return ++answers < 3 ? json({ code: 'PROVIDER_ERROR' }, 500) : null
    })
    expect([
      await comeBack(soon.buyer, backs[0]),
      await comeBack(late.buyer, backs[1]),
    ]).toMatchObject([{ state: 'checking' }, { state: 'checking' }])
    await quietFor(soon.pay_id, 5)
    await quietFor(late.pay_id, 11)
    await checkOpenPayments(house)
    await follow(soon.pay_id, late.pay_id)
    expect(keys).toEqual([
      `confirm-${soon.pay_id}`,
      `confirm-${late.pay_id}`,
      `confirm-${soon.pay_id}`,
    ])
    expect(await endOf(soon.buyer, soon.pay_id)).toMatchObject({ state: 'paid' })
    expect(await endOf(late.buyer, late.pay_id)).toMatchObject({
      state: 'failed',
      code: 'EXPIRED_PAYMENT',
    })
    expect([await cartOf(late.buyer), await stockOf(late.goods.io_no)]).toEqual([
      1,
      { stock: 100, reserved: 0 },
    ])
  })

  test('while a payment is being checked its cart starts no other, and the page is sent to the check', async () => {
    const { buyer, body, window, pay_id, goods } = await startPaying()
    const back = await choose(base, window, 'pay')
    answerWith((path) => (path === 'toss/v1/payments/confirm' ? json({}, 500) : null))
    await comeBack(buyer, back)
    expect(
      await buyer.refused(orders.place, { body: { ...body, od_settle_case: '무통장' } }),
    ).toMatchObject({ status: 409, detail: { pay_id, checking: true } })
    expect([await cartOf(buyer), await stockOf(goods.io_no)]).toEqual([
      1,
      { stock: 100, reserved: 1 },
    ])
    answerWith(null)
    await quietFor(pay_id, 1)
    expect(await endOf(buyer, pay_id)).toMatchObject({ state: 'paid' })
  })
})

test('keys that the provider does not accept are a matter for the staff, who hear of it once; the buyer reads no raw words', async () => {
  await house.db.execute(sql`delete from rate_limit where key = 'told:payment.misconfigured:toss'`)
  const before = (await eventsOf('toss')).length
  const buyers = [await startPaying(), await startPaying()]
  const backs = await Promise.all(buyers.map(({ window }) => choose(base, window, 'pay')))
  answerWith((path) =>
    path === 'toss/v1/payments/confirm'
      ? json({ code: 'UNAUTHORIZED_KEY', message: '인증되지 않은 시크릿 키 test_sk_secret' }, 401)
      : null,
  )
  for (const [at, { buyer }] of buyers.entries()) {
    const end = await comeBack(buyer, backs[at] ?? new URLSearchParams())
    expect(end).toMatchObject({ state: 'failed', code: 'UNAUTHORIZED_KEY' })
    expect(JSON.stringify(end)).not.toContain('시크릿')
  }
  expect((await eventsOf('toss')).slice(before)).toEqual(['payment.misconfigured'])
})

test('a word that comes late never leads back: what is refunded stays refunded, whatever the provider repeats', async () => {
  const { buyer, od_id, pay_id, total } = await payThrough(base, 'pay')
  await refundPayment(houseCtx(house), od_id, {
    refund_id: `${od_id}-all`,
    amount: total,
    reason: 'x',
  })
  const { provider_key = '' } = (await keptOf(pay_id)) ?? {}
  const old = {
    orderId: pay_id,
    paymentKey: provider_key,
    status: 'DONE',
    totalAmount: total,
    balanceAmount: total,
    currency: 'KRW',
    approvedAt: '2026-03-14T10:00:00+09:00',
  }
  for (const status of ['DONE', 'IN_PROGRESS', 'WAITING_FOR_DEPOSIT', 'ABORTED']) {
    answerWith((path) =>
      path === `toss/v1/payments/${provider_key}` ? json({ ...old, status }) : null,
    )
    expect(
      (await toToss({ eventType: 'PAYMENT_STATUS_CHANGED', data: { orderId: pay_id, status } }))
        .status,
    ).toBe(200)
    await follow(pay_id)
    expect(await keptOf(pay_id)).toMatchObject({ status: 'refunded', refunded: total })
  }
  expect((await buyer.call(orders.show, { params: { od_id } })).data).toMatchObject({
    payment: { status: 'refunded', refunded: total },
  })
})

test('a call that comes while the return is being written is neither lost nor counted twice', async () => {
  for (let round = 0; round < 5; round++) {
    const { buyer, window, pay_id, od_id, goods } = await startPaying()
    const back = await choose(base, window, 'pay')
    const call = {
      eventType: 'PAYMENT_STATUS_CHANGED',
      createdAt: `round ${round}`,
      data: { orderId: pay_id, paymentKey: back.get('paymentKey'), status: 'DONE' },
    }
    const [, heard] = await Promise.all([comeBack(buyer, back), toToss(call)])
    await follow(pay_id)
    expect([heard.status, (await endOf(buyer, pay_id)).state]).toEqual([200, 'paid'])
    expect([await countOrders(buyer), await stockOf(goods.io_no)]).toEqual([
      1,
      { stock: 99, reserved: 0 },
    ])
    expect((await eventsOf(od_id)).filter((name) => name === 'order.paid')).toHaveLength(1)
  }
})

test('who closes the tab after agreeing is never charged, and the goods are free again', async () => {
  const { buyer, window, pay_id, goods } = await startPaying()
  await choose(base, window, 'pay')
  await house.db.execute(
    sql`update order_draft set expires_at = now() - interval '1 second' where pay_id = ${pay_id}`,
  )
  const { expireDrafts } = await import('#shop/order/service/drafts.ts')
  await expireDrafts(house)
  expect([await keptOf(pay_id), await cartOf(buyer), await stockOf(goods.io_no)]).toMatchObject([
    { status: 'expired', provider_key: null },
    1,
    { stock: 100, reserved: 0 },
  ])
})

test('a deposit whose call was lost is found within five minutes; asking tells the staff nothing new until there is', async () => {
  const { buyer, od_id, pay_id, goods, total } = await payThrough(base, 'pay', {
    od_settle_case: '가상계좌',
  })
  const { provider_key = '' } = (await keptOf(pay_id)) ?? {}
  const queries = () =>
    asked.filter((line) => line === `GET toss/v1/payments/${provider_key}`).length
  const notes = async () =>
    Number(
      (
        await house.db.execute<{ count: number }>(
          sql`select count(*)::int as count from payment_note where pay_id = ${pay_id}`,
        )
      ).rows[0]?.count,
    )
  await quietFor(pay_id, 2)
  await checkOpenPayments(house)
  expect(queries()).toBe(0)
  const before = await notes()
  await quietFor(pay_id, 5)
  await checkOpenPayments(house)
  expect([queries(), await notes()]).toEqual([1, before])
  answerWith((path) =>
    path === `toss/v1/payments/${provider_key}`
      ? json({
          orderId: pay_id,
          paymentKey: provider_key,
          status: 'DONE',
          totalAmount: total,
          balanceAmount: total,
          currency: 'KRW',
          approvedAt: '2026-03-14T10:00:00+09:00',
        })
      : null,
  )
  await quietFor(pay_id, 5)
  await checkOpenPayments(house)
  await follow(pay_id)
  expect((await buyer.call(orders.show, { params: { od_id } })).data).toMatchObject({
    od_status: '입금',
    od_receipt_price: total,
  })
  expect([await stockOf(goods.io_no), (await notes()) > before]).toEqual([
    { stock: 99, reserved: 0 },
    true,
  ])
})

test('whoever waits at the screen is asked about before a crowd of waiting accounts', async () => {
  const { buyer, window, pay_id } = await startPaying()
  const back = await choose(base, window, 'pay')
  answerWith((path) => (path === 'toss/v1/payments/confirm' ? json({}, 500) : null))
  await comeBack(buyer, back)
  answerWith((path) =>
    path.startsWith('toss/v1/payments/orders/crowd-')
      ? json({ code: 'NOT_FOUND_PAYMENT' }, 404)
      : null,
  )
  await house.db.execute(sql`
    insert into payment (pay_id, od_id, provider, way, status, amount, currency, lang, customer, created_at)
    select 'crowd-' || n, 'crowd-' || n, 'toss', 'vbank', 'waiting', 1000, 'krw', 'kr', '{}', now() - interval '1 day' from generate_series(1, 60) n`)
  await quietFor(pay_id, 1)
  await checkOpenPayments(house)
  await follow(pay_id)
  await forget(houseCtx(house), sql`payment_note`, sql`pay_id like 'crowd-%'`)
  await house.db.execute(sql`delete from payment where pay_id like 'crowd-%'`)
  expect(await endOf(buyer, pay_id)).toMatchObject({ state: 'paid' })
})

test('calls from one address are counted, and too many wait', async () => {
  const call = {
    eventType: 'PAYMENT_STATUS_CHANGED',
    data: { orderId: 'nobody-knows-this-either', status: 'DONE' },
  }
  await house.db.execute(sql`insert into rate_limit (key, count, resets_at) values ('hook:127.0.0.1', 299, now() + interval '1 minute')
    on conflict (key) do update set count = 299, resets_at = excluded.resets_at`)
  const [last, over] = [await toToss(call), await toToss(call)]
  await house.db.execute(sql`delete from rate_limit where key = 'hook:127.0.0.1'`)
  expect([last.status, over.status, Number(over.headers.get('retry-after')) > 0]).toEqual([
    200,
    429,
    true,
  ])
})

describe('refunds as the provider is told of them', () => {
  const cancelsOf = (into: Record<string, unknown>[]) =>
    answerWith(async (path, request) => {
      if (path.endsWith('/cancel'))
        into.push({
          key: request.headers.get('idempotency-key'),
          ...((await request.json()) as object),
        })
      return null
    })

  test('each has a key of its own that a repeat keeps', async () => {
    const told: Record<string, unknown>[] = []
    const { od_id } = await payThrough(base, 'pay')
    cancelsOf(told)
    for (const part of ['a', 'b', 'a'])
      await refundPayment(houseCtx(house), od_id, {
        refund_id: `${od_id}-${part}`,
        amount: 1_000,
        reason: '흠이 있어요',
      })
    expect(told).toEqual(
      ['a', 'b'].map((part) => ({
        key: `refund-${od_id}-${part}`,
        cancelReason: '흠이 있어요',
        cancelAmount: 1_000,
      })),
    )
  })

  test('a paid virtual account goes back to the account the buyer names; without one it waits for the staff', async () => {
    const told: Record<string, unknown>[] = []
    const paid = async () => {
      const one = await payThrough(base, 'pay', { od_settle_case: '가상계좌' })
      const { provider_key } = (await keptOf(one.pay_id)) ?? {}
      await fetch(`${base}/twin/toss/account/${provider_key}`, {
        method: 'POST',
        body: new URLSearchParams({ choice: 'DONE' }),
        redirect: 'manual',
      })
      await follow(one.pay_id)
      return one
    }
    const [named, silent] = [await paid(), await paid()]
    cancelsOf(told)
    const account = { bank: '88', number: '110-123-456789', holder: '김민지' }
    await named.buyer.call(orders.cancel, { params: { od_id: named.od_id }, body: { account } })
    await follow(`cancel-${named.od_id}`)
    expect(told).toMatchObject([
      {
        cancelAmount: named.total,
        refundReceiveAccount: { bank: '88', accountNumber: '110123456789', holderName: '김민지' },
      },
    ])
    expect(
      await silent.buyer.refused(orders.cancel, { params: { od_id: silent.od_id }, body: {} }),
    ).toMatchObject({
      status: 422,
      errors: { 'account.number': [expect.any(String)] },
    })
    expect(
      await refundPayment(houseCtx(house), silent.od_id, {
        refund_id: `${silent.od_id}-x`,
        amount: 1_000,
        reason: 'x',
      }),
    ).toMatchObject({ way: 'bank', state: 'queued' })
  })
})

test('the window is told what was agreed and nothing that names the member', async () => {
  const mb_id = 'window_member'
  const member = await startPaying({
    who: await shopper({ mb_id }),
    od_pwd: undefined,
    agree_privacy: undefined,
  })
  const { window } = member
  expect(window.pay_id).toMatch(/^[A-Za-z0-9_=-]{6,64}$/)
  expect(window.pay_id.startsWith(`${member.od_id}-`)).toBe(true)
  expect(window.toss).toMatchObject({
    amount: member.total,
    order_name: '시더 캔들',
    customer_name: '김민지',
    customer_phone: '01012345678',
    valid_hours: 72,
    tax_free: 0,
  })
  expect(window.toss?.customer_key).toMatch(/^[A-Za-z0-9_=.@-]{2,50}$/)
  expect(JSON.stringify(window)).not.toContain(mb_id)
  const again = await member.buyer.call(orders.place, {
    body: { ...member.body, od_name: '김다시' },
  })
  expect(again.data.window?.pay_id).not.toBe(window.pay_id)
  expect(again.data.window?.toss?.customer_key).toBe(window.toss?.customer_key)
})
