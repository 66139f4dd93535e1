import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { houseCtx } from '#platform/context.ts'
import { leaving } from '#shop/member/leave-contract.ts'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { overpaidDesk } from '#shop/order/contract/overpaid.ts'
import { partCancel } from '#shop/order/contract/parts.ts'
import { orders } from '#shop/order/contract/place.ts'
import { refundPlace } from '#shop/order/contract/refund-place.ts'
import { orderForm } from '#shop/order/sample.ts'
import { cancelLateOrders } from '#shop/order/service/cancel-order.ts'
import { expireDrafts } from '#shop/order/service/drafts.ts'
import { receiptSum } from '#shop/payment/receipt-rules.ts'
import { stockItem } from '#test/goods.ts'
import { fill, place, placedOrder } from '#test/ordering.ts'
import { follow, payingShop, payThrough, startPaying } from '#test/paying.ts'
import { type Shopper, shopper } from '#test/shopper.ts'
import { adminCredits, credits } from './contract.ts'
import { putCredit } from './service/move-credit.ts'

const { house, base } = await payingShop()
const ctx = houseCtx(house)
const finance = await shopper({ mb_id: 'credit_finance', staff_role: 'finance' })
const clerk = await shopper({ mb_id: 'credit_clerk', staff_role: 'order' })
let people = 0

/** A member with so much money with the shop. */
async function member(balance = 0): Promise<{ minji: Shopper; mb_id: string }> {
  const mb_id = `credit_${Date.now()}_${people++}`
  const minji = await shopper({ mb_id })
  if (balance)
    await putCredit(ctx, {
      mb_id,
      amount: balance,
      content: '더 입금한 금액',
      rel: { rel_table: 'test', rel_id: mb_id, rel_action: 'came' },
    })
  return { minji, mb_id }
}

/** The ledger explains every won: its sum is the balance, and each row's balance is the sum until then. */
async function balanceOf(mb_id: string): Promise<number> {
  const { rows } = await ctx.db.execute<{ wrong: number; sum: number; last: number }>(sql`
    select count(*) filter (where cr_balance <> run or cr_balance < 0)::int as wrong, coalesce(max(total), 0)::int as sum,
      coalesce((select cr_balance from credit where mb_id = ${mb_id} order by cr_id desc limit 1), 0) as last
    from (select cr_balance, sum(cr_amount) over (order by cr_id) as run, sum(cr_amount) over () as total from credit where mb_id = ${mb_id}) c`)
  const [books] = rows
  expect(books).toMatchObject({ wrong: 0, sum: books?.last })
  return books?.last ?? -1
}

async function order(minji: Shopper, credit: number, qty = 1, more = {}) {
  const { totals } = await fill(minji, await stockItem(house), qty)
  return place(minji, { expected_total: totals.total, credit, od_pwd: undefined, ...more })
}
const show = async (who: Shopper, od_id: string) =>
  (await who.call(orders.show, { params: { od_id } })).data
const pay = (od_id: string, amount: number) =>
  finance.call(adminOrders.confirmDeposit, {
    params: { od_id },
    body: { amount, reason: '통장에서 확인' },
  })
const paidSum = async (od_id: string) =>
  (
    await ctx.db.execute<{ provider: string; amount: number; status: string }>(
      sql`select provider, amount, status from payment where od_id = ${od_id} order by provider`,
    )
  ).rows

describe('paying with the balance', () => {
  test('all of an order: it is paid at once, and the ledger says so', async () => {
    const { minji, mb_id } = await member(20_000)
    const od_id = await order(minji, 14_000)
    expect(await show(minji, od_id)).toMatchObject({
      od_status: '입금',
      od_settle_case: '예치금',
      od_misu: 0,
      od_receipt_price: 14_000,
      od_credit_price: 14_000,
    })
    expect(await balanceOf(mb_id)).toBe(6_000)
    const { data } = await minji.call(credits.list, { query: {} })
    expect(data.map((row) => [row.cr_amount, row.cr_balance, row.od_id])).toEqual([
      [-14_000, 6_000, od_id],
      [20_000, 20_000, null],
    ])
  })

  test('a part of an order by bank: the rest is waited for, and then it is paid', async () => {
    const { minji, mb_id } = await member(5_000)
    const od_id = await order(minji, 5_000)
    expect(await show(minji, od_id)).toMatchObject({ od_status: '주문', od_misu: 9_000 })
    await pay(od_id, 9_000)
    expect(await show(minji, od_id)).toMatchObject({ od_status: '입금', od_receipt_price: 14_000 })
    expect(await paidSum(od_id)).toEqual([
      { provider: 'bank', amount: 9_000, status: 'paid' },
      { provider: 'credit', amount: 5_000, status: 'paid' },
    ])
    expect(await balanceOf(mb_id)).toBe(0)
  })

  test('a part of an order by card: only the rest is asked of the card, and a left window gives it back', async () => {
    const { minji, mb_id } = await member(5_000)
    const { end, od_id } = await payThrough(base, 'pay', {
      who: minji,
      credit: 5_000,
      od_pwd: undefined,
    })
    expect(end).toMatchObject({ state: 'paid', amount: 9_000 })
    expect(await show(minji, od_id)).toMatchObject({ od_receipt_price: 14_000, od_misu: 0 })
    const other = await member(5_000)
    await startPaying({ who: other.minji, credit: 5_000, od_pwd: undefined })
    expect(await balanceOf(other.mb_id)).toBe(0)
    await ctx.db.execute(
      sql`update order_draft set expires_at = now() - interval '1 minute' where mb_id = ${other.mb_id}`,
    )
    await expireDrafts(house)
    expect(await balanceOf(other.mb_id)).toBe(5_000)
    expect(await balanceOf(mb_id)).toBe(0)
  })

  test.each([
    ['more than there is', 20_001, 20_000, '가진 예치금은 20,000원이에요.'],
    ['more than the order costs', 14_001, 20_000, '이 주문에는 14,000원까지 쓸 수 있어요.'],
  ])('refuses %s, with the field', async (_, credit, balance, told) => {
    const { minji, mb_id } = await member(balance)
    const { totals } = await fill(minji, await stockItem(house))
    const refusal = await minji.refused(orders.place, {
      body: orderForm({ expected_total: totals.total, credit, od_pwd: undefined }),
    })
    expect([refusal.status, refusal.errors.credit]).toEqual([422, [told]])
    expect(await balanceOf(mb_id)).toBe(balance)
  })

  test('refuses a rest that the card cannot take, and guests', async () => {
    const { minji } = await member(20_000)
    const { totals } = await fill(minji, await stockItem(house))
    const refusal = await minji.refused(orders.place, {
      body: orderForm({
        expected_total: totals.total,
        credit: 13_950,
        od_settle_case: '신용카드',
        od_pwd: undefined,
      }),
    })
    expect([refusal.status, Object.keys(refusal.errors)]).toEqual([422, ['credit']])
    const guest = await shopper()
    await fill(guest, await stockItem(house))
    const none = await guest.refused(orders.place, { body: orderForm({ credit: 1_000 }) })
    expect([none.status, Object.keys(none.errors)]).toEqual([422, ['credit']])
  })

  test('ten orders at once from two browsers never spend a won twice', async () => {
    const { mb_id } = await member(30_000)
    const goods = await stockItem(house)
    const crowd = await Promise.all(Array.from({ length: 6 }, () => shopper({ mb_id })))
    const tried: PromiseSettledResult<unknown>[] = []
    // a member has one cart: each browser orders what the others left in it
    for (let round = 0; round < 3; round++) {
      const [first] = crowd
      if (first) await fill(first, goods)
      tried.push(
        ...(await Promise.allSettled(
          crowd.map((one) =>
            one.call(orders.place, {
              body: orderForm({ expected_total: 14_000, credit: 14_000, od_pwd: undefined }),
            }),
          ),
        )),
      )
    }
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect(await balanceOf(mb_id)).toBe(2_000)
  })
})

describe('giving back', () => {
  test('a cancelled order gives its part back, at once and once', async () => {
    const { minji, mb_id } = await member(14_000)
    const od_id = await order(minji, 14_000)
    await minji.call(orders.cancel, { params: { od_id }, body: {} })
    expect(await balanceOf(mb_id)).toBe(14_000)
    await follow(`cancel-${od_id}`)
    expect(await balanceOf(mb_id)).toBe(14_000)
    expect((await show(minji, od_id)).od_refund_price).toBe(14_000)
  })

  test('of a card and a balance the card gets its money first', async () => {
    const { minji, mb_id } = await member(5_000)
    const { od_id, pay_id } = await payThrough(base, 'pay', {
      who: minji,
      credit: 5_000,
      ct_qty: 2,
      od_pwd: undefined,
    })
    const [line] = (await show(minji, od_id)).lines
    const lines = [{ ct_id: line?.ct_id ?? 0, qty: 1 }]
    const params = { od_id }
    const { amount, version } = (await minji.call(partCancel.preview, { params, body: { lines } }))
      .data
    await minji.call(partCancel.cancel, { params, body: { lines, amount, version } })
    expect(await balanceOf(mb_id)).toBe(0)
    await minji.call(orders.cancel, { params, body: {} })
    await follow(`cancel-${od_id}`, pay_id)
    expect(await balanceOf(mb_id)).toBe(5_000)
  })

  test('an unpaid order gives it back when its buyer or the clock cancels it', async () => {
    const { minji, mb_id } = await member(5_000)
    const first = await order(minji, 5_000)
    await minji.call(orders.cancel, { params: { od_id: first }, body: {} })
    expect(await balanceOf(mb_id)).toBe(5_000)
    const second = await order(minji, 5_000)
    await ctx.db.execute(
      sql`update shop_order set od_deposit_deadline = now() - interval '1 hour' where od_id = ${second}`,
    )
    await cancelLateOrders(house)
    expect((await show(minji, second)).od_status).toBe('취소')
    expect(await balanceOf(mb_id)).toBe(5_000)
  })

  test('who paid by bank may have it in the balance instead of an account', async () => {
    const { minji, mb_id } = await member()
    const od_id = await order(minji, 0)
    await pay(od_id, 14_000)
    const account = { bank: '00', number: '', holder: '' }
    await minji.call(orders.cancel, { params: { od_id }, body: { account } })
    expect(await balanceOf(mb_id)).toBe(14_000)
    const { refund_waits } = await show(minji, od_id)
    expect(refund_waits).toBeNull()
  })

  test('a guest has no balance, and a card is no bank', async () => {
    const { minji, od_id, total } = await placedOrder()
    await pay(od_id, total)
    const account = { bank: '00', number: '', holder: '' }
    const refusal = await minji.refused(orders.cancel, { params: { od_id }, body: { account } })
    expect([refusal.status, Object.keys(refusal.errors)]).toEqual([422, ['account.bank']])
    const paid = await member()
    const card = await payThrough(base, 'pay', { who: paid.minji, od_pwd: undefined })
    await paid.minji.call(orders.cancel, { params: { od_id: card.od_id }, body: { account } })
    expect(await balanceOf(paid.mb_id)).toBe(0)
  })

  test('money that waits for an account can be chosen into the balance on the order page', async () => {
    const { minji, mb_id } = await member()
    const od_id = await order(minji, 0)
    await pay(od_id, 14_000)
    await finance.call(adminOrders.cancel, { params: { od_id }, body: { reason: '고객 요청' } })
    const account = { bank: '00', number: '', holder: '' }
    const params = { od_id }
    const { data } = await minji.call(refundPlace.write, { params, body: { account } })
    expect(data.refund_waits).toBeNull()
    expect(await balanceOf(mb_id)).toBe(14_000)
    expect((await minji.refused(refundPlace.write, { params, body: { account } })).status).toBe(409)
    expect(await balanceOf(mb_id)).toBe(14_000)
  })
})

describe('an over-payment', () => {
  test('goes into the balance of the member once, however often it is pressed', async () => {
    const { minji, mb_id } = await member()
    const od_id = await order(minji, 0)
    await pay(od_id, 20_000)
    const params = { od_id }
    const { data } = await finance.call(adminOrders.show, { params })
    expect(data.od_overpaid).toBe(6_000)
    const body = { to: 'credit' as const, amount: 6_000 }
    const tried = await Promise.allSettled([
      finance.call(overpaidDesk.settle, { params, body }),
      finance.call(overpaidDesk.settle, { params, body }),
    ])
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await balanceOf(mb_id)).toBe(6_000)
    expect((await finance.call(adminOrders.show, { params })).data.od_overpaid).toBe(0)
    // the order itself is as it was
    expect(await show(minji, od_id)).toMatchObject({ od_status: '입금', od_misu: 0 })
    await minji.call(orders.cancel, {
      params,
      body: { account: { bank: '00', number: '', holder: '' } },
    })
    expect(await balanceOf(mb_id)).toBe(20_000)
  })

  test('of a guest goes back to the bank; order staff may not say so', async () => {
    const { minji, od_id, total } = await placedOrder()
    await pay(od_id, total + 1_000)
    const params = { od_id }
    const body = { to: 'refund' as const, amount: 1_000 }
    const credit = { to: 'credit' as const, amount: 1_000 }
    expect((await finance.refused(overpaidDesk.settle, { params, body: credit })).status).toBe(409)
    expect((await clerk.refused(overpaidDesk.settle, { params, body })).status).toBe(403)
    await finance.call(overpaidDesk.settle, { params, body })
    expect((await show(minji, od_id)).refund_waits).toEqual({ amount: 1_000, account: null })
  })
})

describe('out to the bank', () => {
  const account = { bank: '20', number: '1002-123-456789', holder: '김민지' }

  test('it leaves the balance when it is asked for, and staff send it or put it back', async () => {
    const { minji, mb_id } = await member(10_000)
    const { data } = await minji.call(credits.askPayout, { body: { amount: 7_000, account } })
    expect(data).toMatchObject({
      balance: 3_000,
      payouts: [{ amount: 7_000, state: 'queued', account_masked: '*********6789' }],
    })
    const [mine] = data.payouts
    const params = { payout_id: mine?.payout_id ?? 0 }
    expect((await finance.call(adminCredits.account, { params })).data.number).toBe('1002123456789')
    await finance.call(adminCredits.refuse, { params, body: { note: '예금주가 달라요.' } })
    expect(await balanceOf(mb_id)).toBe(10_000)
    const again = await finance.refused(adminCredits.sent, { params, body: { note: '보냈음' } })
    expect(again.status).toBe(409)
    const after = (await minji.call(credits.askPayout, { body: { amount: 10_000, account } })).data
    const next = { payout_id: after.payouts[0]?.payout_id ?? 0 }
    await finance.call(adminCredits.sent, { params: next, body: { note: '11/23 하나은행' } })
    expect(await balanceOf(mb_id)).toBe(0)
    expect(after.payouts[1]?.why).toBe('예금주가 달라요.')
  })

  test('never more than there is, not even at once', async () => {
    const { minji, mb_id } = await member(10_000)
    const refusal = await minji.refused(credits.askPayout, { body: { amount: 10_001, account } })
    expect(refusal.errors.amount).toEqual(['가진 예치금은 10,000원이에요.'])
    await Promise.allSettled(
      Array.from({ length: 5 }, () =>
        minji.call(credits.askPayout, { body: { amount: 6_000, account } }),
      ),
    )
    expect(await balanceOf(mb_id)).toBe(4_000)
  })

  test('whoever has money here cannot leave without it', async () => {
    const { minji } = await member(10_000)
    const { data } = await minji.call(leaving.preview, {})
    expect(data.blockers).toEqual([{ kind: 'credit', id: 'balance', state: '10000', at: null }])
  })
})

describe('by hand', () => {
  test('finance gives and takes with a reason, never below nothing; the same key once', async () => {
    const { mb_id } = await member()
    const params = { mb_id }
    const key = randomUUID()
    const give = { amount: 5_000, reason: '배송이 늦어 드려요', key }
    await finance.call(adminCredits.adjust, { params, body: give })
    await finance.call(adminCredits.adjust, { params, body: give })
    expect(await balanceOf(mb_id)).toBe(5_000)
    const take = { amount: -5_001, reason: '잘못 드렸어요', key: randomUUID() }
    expect((await finance.refused(adminCredits.adjust, { params, body: take })).status).toBe(409)
    const { data, owed } = await finance.call(adminCredits.all, { query: { keyword: mb_id } })
    expect([data.length, owed >= 5_000]).toEqual([1, true])
    expect((await clerk.refused(adminCredits.adjust, { params, body: give })).status).toBe(403)
  })
})

describe('the cash receipt', () => {
  const sale = {
    od_status: '입금',
    currency: 'krw',
    od_receipt_price: 14_000,
    od_credit_price: 5_000,
    od_refund_price: 0,
    od_free_mny: 0,
    total: 14_000,
  }
  test('a balance is cash: all of it beside a transfer, its own part beside a card', () => {
    expect(receiptSum({ ...sale, od_settle_case: '무통장' }).amount).toBe(14_000)
    expect(receiptSum({ ...sale, od_settle_case: '신용카드' }).amount).toBe(5_000)
    // the card gets its money back first
    const cut = { ...sale, od_settle_case: '신용카드', od_refund_price: 9_000 }
    expect(receiptSum(cut).amount).toBe(5_000)
    expect(receiptSum({ ...cut, od_refund_price: 12_000 }).amount).toBe(2_000)
  })
})

test('however money moves, the balance is never below nothing and its rows add up', async () => {
  const { minji, mb_id } = await member(50_000)
  const account = { bank: '20', number: '1002-123-456789', holder: '김민지' }
  const tasks = Array.from({ length: 24 }, (_, at) => () => {
    if (at % 4 === 0)
      return minji.call(credits.askPayout, { body: { amount: 3_000 + at * 500, account } })
    const amount = (at % 3 === 0 ? 1 : -1) * (1_000 + at * 700)
    return finance.call(adminCredits.adjust, {
      params: { mb_id },
      body: { amount, reason: '시험해요', key: randomUUID() },
    })
  })
  await Promise.allSettled(tasks.map((task) => task()))
  expect(await balanceOf(mb_id)).toBeGreaterThanOrEqual(0)
})
