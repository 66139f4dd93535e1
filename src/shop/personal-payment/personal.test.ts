import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { koreanToday } from '#kernel/korean-time.ts'
import { houseCtx } from '#platform/context.ts'
import { deposits } from '#shop/deposit/contract.ts'
import { receiptDesk } from '#shop/order/contract/receipts.ts'
import { paymentDesk } from '#shop/payment/desk-contract.ts'
import { compareDay } from '#shop/payment/service/compare.ts'
import { expireWindows } from '#shop/payment/service/fee.ts'
import { adminStatistics } from '#shop/statistics/admin-contract.ts'
import { takeDeposits } from '#test/errands.ts'
import { choose, eventsOf, follow, payingShop } from '#test/paying.ts'
import { type Shopper, shopper, staff } from '#test/shopper.ts'
import { personalPayments } from './contract.ts'
import { personalDesk, type personalForm } from './desk-contract.ts'
import { expirePersonal } from './service/follow.ts'

const { house, base } = await payingShop()
const boss = await staff()
const clerk = await shopper({ mb_id: 'pp-clerk', staff_role: 'order' })
const guest = await shopper()

type Form = z.input<typeof personalForm>
const asking: Form = {
  subject: '맞춤 향수 잔금',
  subject_en: 'Balance of your custom perfume',
  price: 45_000,
  currency: 'krw',
  lang: 'kr',
  name: '김하늘',
  email: 'haneul@mail.example',
  until: koreanToday(3),
}
const make = async (given: Partial<Form> = {}) =>
  (await clerk.call(personalDesk.make, { body: { ...asking, ...given } })).data
type Made = Awaited<ReturnType<typeof make>>

const open = async (
  who: Shopper,
  { token, price }: Made,
  way: 'card' | 'vbank' | 'paypal' = 'card',
) =>
  (await who.call(personalPayments.pay, { params: { token }, body: { way, expected: price } })).data
async function back(who: Shopper, from: URLSearchParams) {
  const amount = from.get('amount')
  const body = {
    provider_key: from.get('paymentKey') ?? from.get('token') ?? '',
    code: from.get('code') ?? '',
    ...(amount ? { amount: Number(amount) } : {}),
  }
  const params = { pay_id: from.get('pay_id') ?? '' }
  return (await who.call(personalPayments.comeBack, { params, body })).data
}
const seen = async ({ token }: Made) =>
  (await guest.call(personalPayments.show, { params: { token } })).data
const shown = async ({ pp_id }: Made) =>
  (await boss.call(personalDesk.show, { params: { pp_id } })).data
const money = async ({ pp_id }: Made) =>
  (
    await house.db.execute<{ pay_id: string; status: string; amount: number; refund_held: number }>(
      sql`select pay_id, status, amount, refund_held from payment where pp_id = ${pp_id} order by created_at`,
    )
  ).rows

describe('a personal payment', () => {
  test.each(['krw', 'usd'] as const)(
    'is paid by whoever holds its link (%s), once, and the desk sees it',
    async (currency) => {
      const who = await shopper(currency === 'usd' ? { language: 'en.usd' } : {})
      const made = await make({ currency, lang: currency === 'usd' ? 'en' : 'kr' })
      expect(await seen(made)).toMatchObject({ state: 'waiting', price: 45_000, currency })
      const window = await open(who, made, currency === 'usd' ? 'paypal' : 'card')
      const from = await choose(base, window, 'ok')
      expect(await back(who, from)).toEqual({ state: 'paid', token: made.token, code: null })
      expect(await back(who, from)).toMatchObject({ state: 'paid' })
      await follow(window.pay_id, made.pp_id)
      expect(await seen(made)).toMatchObject({
        state: 'paid',
        refunded: 0,
        closed: '이미 결제가 끝났어요.',
      })
      expect((await eventsOf(made.pp_id)).filter((name) => name === 'personal.paid')).toHaveLength(
        1,
      )
      const listed = (await boss.call(paymentDesk.list, { query: { keyword: made.pp_id } })).data
      expect(listed).toMatchObject([
        { od_id: made.pp_id, pp_id: made.pp_id, status: 'paid', amount: 45_000 },
      ])
      const again = await who.refused(personalPayments.pay, {
        params: { token: made.token },
        body: { way: currency === 'usd' ? 'paypal' : 'card', expected: 45_000 },
      })
      expect(again.status).toBe(409)
    },
  )

  test('of many tabs and presses is taken once; only the newest window counts', async () => {
    const made = await make()
    const [first, second] = [await open(guest, made), await open(guest, made)]
    expect(await back(guest, await choose(base, first, 'ok'))).toMatchObject({ state: 'failed' })
    const from = await choose(base, second, 'ok')
    const ends = await Promise.all(Array.from({ length: 6 }, () => back(guest, from)))
    expect(ends.every(({ state }) => state === 'paid' || state === 'checking')).toBe(true)
    expect((await eventsOf(made.pp_id)).filter((name) => name === 'personal.paid')).toHaveLength(1)
    expect((await money(made)).filter(({ status }) => status === 'paid')).toHaveLength(1)
  })

  test('paid a second time gives the second back by itself', async () => {
    const made = await make()
    const account = await open(guest, made, 'vbank')
    expect(await back(guest, await choose(base, account, 'ok'))).toMatchObject({ state: 'waiting' })
    expect(await seen(made)).toMatchObject({
      state: 'waiting',
      payment: { way: 'vbank', status: 'waiting' },
    })
    const card = await open(guest, made)
    await back(guest, await choose(base, card, 'ok'))
    expect(await shown(made)).toMatchObject({ state: 'paid', payment: { way: 'card' } })
    // the deposit had come before the account was closed
    await house.db.execute(
      sql`update payment set status = 'paid', approved_at = now() where pay_id = ${account.pay_id}`,
    )
    await house.db.execute(
      sql`insert into event (name, subject, actor, payload) values ('payment.changed', ${account.pay_id}, 'shop', ${JSON.stringify({ od_id: made.pp_id, from: 'waiting', to: 'paid', lang: 'kr' })}::jsonb)`,
    )
    await follow(account.pay_id)
    expect((await money(made)).find(({ pay_id }) => pay_id === account.pay_id)).toMatchObject({
      refund_held: 45_000,
    })
    expect((await money(made)).find(({ pay_id }) => pay_id === card.pay_id)).toMatchObject({
      refund_held: 0,
    })
    expect(await eventsOf(made.pp_id)).toContain('personal.undone')
  })

  test('withdrawn while somebody pays takes nothing; the reason is read', async () => {
    const made = await make()
    const from = await choose(base, await open(guest, made), 'ok')
    const gone = await clerk.call(personalDesk.withdraw, {
      params: { pp_id: made.pp_id },
      body: { reason: '금액을 다시 정했어요.' },
    })
    expect(gone.data.state).toBe('withdrawn')
    expect(await back(guest, from)).toMatchObject({ state: 'failed' })
    expect(await money(made)).toMatchObject([{ status: 'cancelled' }])
    expect(await seen(made)).toMatchObject({ state: 'withdrawn', closed: '금액을 다시 정했어요.' })
    const params = { pp_id: made.pp_id }
    expect(
      (await clerk.refused(personalDesk.withdraw, { params, body: { reason: '또' } })).message,
    ).toBe('이미 거둬들인 개인결제예요.')
  })

  test('withdrawn at the moment the provider has it goes back by itself', async () => {
    const made = await make()
    const window = await open(guest, made)
    const from = await choose(base, window, 'ok')
    await clerk.call(personalDesk.withdraw, {
      params: { pp_id: made.pp_id },
      body: { reason: '취소' },
    })
    await house.db.execute(
      sql`update payment set status = 'confirming', provider_key = ${from.get('paymentKey')}, confirmed_at = now() - interval '1 minute' where pay_id = ${window.pay_id}`,
    )
    await back(guest, from)
    await follow(window.pay_id, `personal-${window.pay_id}`)
    expect(await money(made)).toMatchObject([{ status: 'refunded', refund_held: 45_000 }])
    expect(await back(guest, from)).toMatchObject({ state: 'undone' })
  })

  test('is over after its last day, and its windows with it', async () => {
    const made = await make()
    const from = await choose(base, await open(guest, made), 'ok')
    await house.db.execute(
      sql`update personal_payment set expires_at = now() - interval '1 minute' where pp_id = ${made.pp_id}`,
    )
    expect((await seen(made)).state).toBe('expired')
    expect(await back(guest, from)).toMatchObject({ state: 'failed' })
    await expirePersonal(house)
    await expireWindows(house)
    expect(await eventsOf(made.pp_id)).toContain('personal.expired')
    const { message } = await guest.refused(personalPayments.pay, {
      params: { token: made.token },
      body: { way: 'card', expected: 45_000 },
    })
    expect(message).toContain('결제 기한이 지났어요.')
  })

  test('goes back in parts and whole, never more than was paid, and says so', async () => {
    const made = await make()
    const window = await open(guest, made)
    await back(guest, await choose(base, window, 'ok'))
    const params = { pp_id: made.pp_id }
    const ask = (refund_id: string, amount: number) => ({
      params,
      body: { refund_id, amount, reason: '향을 바꿨어요' },
    })
    expect((await clerk.refused(personalDesk.refund, ask('pp-none-01', 1))).status).toBe(403)
    await boss.call(personalDesk.refund, ask('pp-part-01', 15_000))
    await boss.call(personalDesk.refund, ask('pp-part-01', 15_000))
    await follow('pp-part-01', window.pay_id)
    expect(await shown(made)).toMatchObject({ state: 'paid', refunded: 15_000, refundable: 30_000 })
    expect((await boss.refused(personalDesk.refund, ask('pp-more-01', 30_001))).status).toBe(409)
    await boss.call(personalDesk.refund, ask('pp-rest-01', 30_000))
    await follow('pp-rest-01', window.pay_id)
    expect(await seen(made)).toMatchObject({ state: 'refunded', refunded: 45_000 })
  })

  test('paid by transfer is found by amount and name, with its receipt, and is counted', async () => {
    const made = await make({ price: 151_000, name: '', email: '', hp: '' })
    const params = { token: made.token }
    const transfer = { expected: 151_000, bank_account: 'main', cash_receipt: 'income' as const }
    const wrong = await guest.refused(personalPayments.transfer, {
      params,
      body: { ...transfer, cash_identity: '123', deposit_name: '박보람' },
    })
    expect(wrong.errors.cash_identity).toBeDefined()
    const nameless = await guest.refused(personalPayments.transfer, {
      params,
      body: { ...transfer, cash_identity: '010-1234-5678' },
    })
    expect(nameless.errors.deposit_name).toBeDefined()
    const { data } = await guest.call(personalPayments.transfer, {
      params,
      body: { ...transfer, cash_identity: '010-1234-5678', deposit_name: '박보람' },
    })
    expect(data.account?.number).toBeTruthy()
    const text = `거래일시,보낸분,입금액\n${koreanToday()} 10:11:12,박보람,"151,000"\n`
    expect((await boss.call(deposits.preview, { body: { text } })).data.lines).toMatchObject([
      { verdict: 'match', od_id: made.pp_id },
    ])
    expect((await takeDeposits(boss, { body: { text } })).data).toMatchObject({
      matched: 1,
    })
    await follow(made.pp_id)
    expect(await seen(made)).toMatchObject({
      state: 'paid',
      cash_receipt: { state: 'issued', amount: 151_000 },
    })
    const receipts = await boss.call(receiptDesk.list, { query: { keyword: made.pp_id } })
    expect(receipts.data).toMatchObject([{ od_id: made.pp_id, state: 'issued' }])
    const twice = await boss.refused(personalDesk.deposit, {
      params: { pp_id: made.pp_id },
      body: { amount: 151_000, reason: '통장' },
    })
    expect(twice.status).toBe(409)
  })

  test('another sum than was asked for is not taken from a transfer', async () => {
    const made = await make()
    const params = { pp_id: made.pp_id }
    const { errors } = await boss.refused(personalDesk.deposit, {
      params,
      body: { amount: 44_000, reason: '통장' },
    })
    expect(errors.amount?.[0]).toContain('45,000원')
    const twice = await Promise.allSettled(
      [1, 2].map(() =>
        boss.call(personalDesk.deposit, { params, body: { amount: 45_000, reason: '통장' } }),
      ),
    )
    expect(twice.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

test('money of personal payments is in the sums of the day and in the comparison with the provider', async () => {
  const today = koreanToday()
  const ask = { query: { from: today, until: today, by: 'method' as const } }
  const before = (await boss.call(adminStatistics.sales, ask)).sum.krw.paid
  const made = await make({ price: 33_000 })
  await back(guest, await choose(base, await open(guest, made), 'ok'))
  expect((await boss.call(adminStatistics.sales, ask)).sum.krw.paid - before).toBe(33_000)
  const { differences } = await compareDay(houseCtx(house), today)
  expect(differences.filter(({ od_id }) => od_id === made.pp_id)).toEqual([])
})

test('what staff typed wrong is told at its field', async () => {
  const wrong = async (given: Partial<Form>) =>
    (await clerk.refused(personalDesk.make, { body: { ...asking, ...given } })).errors
  expect(await wrong({ until: koreanToday(-1) })).toHaveProperty('until')
  expect(await wrong({ price: 0 })).toHaveProperty('price')
  expect(await wrong({ ways: ['paypal'] })).toHaveProperty('ways')
  expect(await wrong({ mb_id: 'nobody-here' })).toHaveProperty('mb_id')
  expect(await wrong({ od_id: '0000' })).toHaveProperty('od_id')
  expect(await wrong({ email: '', send: true })).toHaveProperty('email')
})

test('its link cannot be guessed, and a member finds those made for them', async () => {
  const token = 'a'.repeat(32)
  expect((await guest.refused(personalPayments.show, { params: { token } })).status).toBe(404)
  const minji = await shopper({ mb_id: 'pp-minji' })
  const made = await make({ mb_id: 'pp-minji', name: '', email: '' })
  expect(made).toMatchObject({ mb_id: 'pp-minji', name: '민지' })
  const { data } = await minji.call(personalPayments.mine, { query: {} })
  expect(data).toMatchObject([{ pp_id: made.pp_id, token: made.token, state: 'waiting' }])
  const other = await shopper({ mb_id: 'pp-other' })
  expect((await other.call(personalPayments.mine, { query: {} })).data).toEqual([])
})
