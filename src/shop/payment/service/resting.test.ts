import { sql } from 'drizzle-orm'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { Refusal } from '#kernel/client.ts'
import { carts } from '#shop/cart/contract.ts'
import { checkout } from '#shop/order/contract/checkout.ts'
import { orders } from '#shop/order/contract/place.ts'
import { payments } from '#shop/payment/contract.ts'
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
const broken = (name: string) =>
  answerWith((path) =>
    path.startsWith(`${name}/v`)
      ? new Response('{"code":"PROVIDER_ERROR"}', { status: 500 })
      : null,
  )
const usd = { currency: 'usd', od_settle_case: 'PayPal' } as const

const realNow = performance.now.bind(performance)
let later = 0
vi.spyOn(performance, 'now').mockImplementation(() => realNow() + later)
afterEach(() => answerWith(null))
afterAll(() => void vi.restoreAllMocks())

const waysOf = async (who: Shopper) =>
  Object.fromEntries(
    (await who.call(payments.ways, {})).data.map(({ way, rests_for }) => [way, rests_for]),
  )
const cartOf = async (who: Shopper) => (await who.call(carts.show, { query: {} })).data.lines.length
/** Looks at the ways to pay until they are as wanted, as the order form does. */
const waysBecome = (who: Shopper, way: string, rests: boolean) =>
  vi.waitFor(async () => expect((await waysOf(who))[way] !== null).toBe(rests), { timeout: 10_000 })
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof Refusal ? error : Promise.reject(error)),
  )

test('a provider that breaks three times is not asked any more: 503 and a kept cart, its way greyed, the others usable; it comes back by itself', async () => {
  await house.db.execute(
    sql`delete from rate_limit where key = 'told:payment.provider_resting:paypal'`,
  )
  const before = (await eventsOf('paypal')).length
  broken('paypal')
  // the first try breaks three times: the token is asked for again after a longer and uneven pause each time
  const buyer = await shopper({ language: 'en.usd' })
  expect(await refusalOf(startPaying({ ...usd, who: buyer }))).toMatchObject({ status: 503 })
  expect(asked.filter((line) => line === 'POST paypal/v1/oauth2/token')).toHaveLength(3)
  expect([await cartOf(buyer), await countOrders(buyer)]).toEqual([1, 0])

  expect(await waysOf(buyer)).toEqual({
    card: null,
    easy: null,
    vbank: null,
    transfer: null,
    card_abroad: expect.any(Number),
    paypal: expect.any(Number),
  })
  const next = await shopper({ language: 'en.usd' })
  const refused = await refusalOf(startPaying({ ...usd, who: next }))
  expect(refused).toMatchObject({
    status: 503,
    detail: { retry_after: expect.any(Number) },
    errors: { od_settle_case: [expect.stringContaining('Choose another way to pay')] },
  })
  expect(asked.filter((line) => line.startsWith('POST paypal/'))).toHaveLength(3)
  expect([await cartOf(next), await countOrders(next)]).toEqual([1, 0])
  const held = await house.db.execute(
    sql`select 1 from order_draft where cart_key = ${next.cart_key}`,
  )
  expect(held.rows).toEqual([])

  // the other company works on
  expect((await payThrough(base, 'pay')).end).toMatchObject({ state: 'paid' })

  // still broken after the rest: one knock, and a longer rest
  later += 15_000
  await waysOf(buyer)
  await vi.waitFor(() =>
    expect(asked.filter((line) => line.startsWith('POST paypal/')).length).toBeGreaterThan(3),
  )
  await vi.waitFor(async () => expect((await waysOf(buyer)).paypal).toBeGreaterThan(14))

  answerWith(null)
  later += 30_000
  await waysBecome(buyer, 'paypal', false)
  expect((await payThrough(base, 'pay', { ...usd, who: next })).end).toMatchObject({
    state: 'paid',
  })
  expect((await eventsOf('paypal')).slice(before)).toEqual(['payment.provider_resting'])
})

test('who has agreed to pay when the provider fails is told that it is being checked, and is charged once when it is back', async () => {
  const buyers = await Promise.all([startPaying(), startPaying(), startPaying(), startPaying()])
  const backs = await Promise.all(buyers.map(({ window }) => choose(base, window, 'pay')))
  broken('toss')
  const confirms = () => asked.filter((line) => line === 'POST toss/v1/payments/confirm').length
  const before = confirms()
  const ends: string[] = []
  for (const [at, { buyer }] of buyers.entries())
    ends.push((await comeBack(buyer, backs[at] ?? new URLSearchParams())).state)
  expect(ends).toEqual(Array(4).fill('checking'))
  expect(confirms() - before).toBe(3)
  expect(await waysOf(buyers[0]?.buyer ?? (await shopper()))).toEqual({
    card: expect.any(Number),
    easy: expect.any(Number),
    vbank: expect.any(Number),
    transfer: expect.any(Number),
    card_abroad: null,
    paypal: null,
  })
  // the goods stay promised, and nobody is told that it failed
  expect(await Promise.all(buyers.map(({ goods }) => stockOf(goods.io_no)))).toEqual(
    Array(4).fill({ stock: 100, reserved: 1 }),
  )
  await expect(startPaying()).rejects.toMatchObject({ status: 503 })
  // a bank transfer needs no provider
  const bank = await startPaying({ ...usd })
  expect(
    (
      await bank.buyer.call(orders.place, {
        body: {
          ...bank.body,
          od_settle_case: '무통장',
          od_bank_account: 'main',
          od_deposit_name: 'Dana',
        },
      })
    ).data.window,
  ).toBe(null)

  answerWith(null)
  later += 15_000
  await house.db.execute(
    sql`update payment set confirmed_at = now() - interval '1 minute', asked_at = null where status = 'confirming'`,
  )
  await checkOpenPayments(house)
  for (const { buyer, pay_id, od_id, goods } of buyers) {
    await follow(pay_id)
    expect((await buyer.call(checkout.end, { params: { pay_id } })).data).toMatchObject({
      state: 'paid',
      od_id,
    })
    expect([await countOrders(buyer), await stockOf(goods.io_no)]).toEqual([
      1,
      { stock: 99, reserved: 0 },
    ])
  }
  expect(await waysOf(await shopper())).toMatchObject({ card: null, paypal: null })
})
