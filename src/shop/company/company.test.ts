import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { addDays } from '#kernel/days.ts'
import { koreanToday } from '#kernel/korean-time.ts'
import { houseCtx } from '#platform/context.ts'
import { adminGifts } from '#shop/coupon/gift-contract.ts'
import { addresses } from '#shop/member/account-contract.ts'
import { leaving } from '#shop/member/leave-contract.ts'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { myOrders } from '#shop/order/contract/mine.ts'
import { ownPapers } from '#shop/order/contract/papers.ts'
import { partCancel } from '#shop/order/contract/parts.ts'
import { orders } from '#shop/order/contract/place.ts'
import { orderPrices } from '#shop/order/contract/prices.ts'
import { orderForm } from '#shop/order/sample.ts'
import { adminStatistics } from '#shop/statistics/admin-contract.ts'
import { ownTax } from '#shop/tax-invoice/contract.ts'
import { business, colleague, invited, onAccount, setTerms } from '#test/business.ts'
import { testShop } from '#test/database.ts'
import { stockItem } from '#test/goods.ts'
import { fill, place } from '#test/ordering.ts'
import { follow } from '#test/paying.ts'
import { type Shopper, shopper } from '#test/shopper.ts'
import { companyAddresses } from './address-contract.ts'
import { companies } from './contract.ts'
import { companyDesk } from './desk-contract.ts'
import { remindDebtors } from './service/remind.ts'

const { house } = await testShop()
const ctx = houseCtx(house)
const finance = await shopper({ mb_id: 'account_finance', staff_role: 'finance' })
const clerk = await shopper({ mb_id: 'account_clerk', staff_role: 'order' })
const owner = await shopper({ mb_id: 'account_owner', staff_role: 'owner' })
const today = koreanToday()
const workshop = {
  ad_subject: '공방',
  ad_name: '정하린',
  ad_hp: '01012345678',
  ad_zip: '03057',
  ad_addr1: '서울특별시 종로구 북촌로 1',
}

const shown = async (who: Shopper, od_id: string) =>
  (await who.call(orders.show, { params: { od_id } })).data
const mine = async (who: Shopper) => (await who.call(companies.show, {})).data
const desk = async (mb_id: string) =>
  (await clerk.call(companyDesk.show, { params: { mb_id } })).data
const receipt = (mb_id: string, amount: number, day = today, key: string = randomUUID()) =>
  finance.call(companyDesk.receipt, {
    params: { mb_id },
    body: { amount, day, note: '하나은행 입금', key },
  })
/** As if the order had been placed so many days ago. */
const age = (od_id: string, days: number) =>
  ctx.db.transaction(async (tx) => {
    // a ledger is never rewritten but by the time that passes
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`
      update company_entry set due_on = due_on - ${days}::int, day = day - ${days}::int where od_id = ${od_id} and kind = 'order'`)
  })

describe('an order on account', () => {
  test('ships like a paid one, is due on its day, and is owed', async () => {
    const { harin, mb_id } = await business()
    const od_id = await onAccount(harin)
    expect(await shown(harin, od_id)).toMatchObject({
      od_status: '입금',
      od_settle_case: '외상',
      od_misu: 0,
      od_due_on: addDays(today, 30),
      needs_account: false,
    })
    expect(await mine(harin)).toMatchObject({
      role: 'owner',
      owed: 14_000,
      left: 86_000,
      ages: { not_due: 14_000, to_30: 0, to_60: 0, over_60: 0 },
      reason: null,
      open: [{ od_id, amount: 14_000, rest: 14_000, due_on: addDays(today, 30) }],
    })
    const params = { od_id }
    // no paper says that what is owed has come
    const { sums } = (await harin.call(ownPapers.text, { params })).data
    expect(sums.at(-1)?.[0]).toBe('외상 금액')
    const body = { company: 'cj', od_invoice: '123456789012' }
    expect((await clerk.call(adminOrders.ship, { params, body })).data.od_status).toBe('배송')
    expect(await desk(mb_id)).toMatchObject({ owed: 14_000, overdue: 0 })
  })

  test('is offered to companies with a limit alone, and refused to everybody else at its field', async () => {
    const plain = await shopper({ mb_id: `plain_${Date.now()}` })
    const { harin } = await business(0)
    for (const who of [plain, harin]) {
      const { totals } = await fill(who, await stockItem(house))
      const body = orderForm({
        od_settle_case: '외상',
        expected_total: totals.total,
        od_pwd: undefined,
      })
      const refused = await who.refused(orders.place, { body })
      expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ['od_settle_case']])
    }
    const price = async (who: Shopper) =>
      (await who.call(orderPrices.price, { body: {} })).data.company
    expect(await price(plain)).toBeNull()
    expect(await price(harin)).toMatchObject({ company: '달빛공방', account: null })
    const guest = await shopper()
    const { totals } = await fill(guest, await stockItem(house))
    const asked = orderForm({ od_settle_case: '외상', expected_total: totals.total })
    expect((await guest.refused(orders.place, { body: asked })).status).toBe(422)
  })

  test('of several at once only as many come about as the limit holds', async () => {
    const { harin, mb_id } = await business(30_000)
    const others = await Promise.all(
      [1, 2, 3, 4].map(async () => {
        const who = await colleague(harin)
        const { totals } = await fill(who, await stockItem(house))
        return { who, total: totals.total }
      }),
    )
    const placed = await Promise.allSettled(
      others.map(({ who, total }) =>
        place(who, { od_settle_case: '외상', expected_total: total, od_pwd: undefined }),
      ),
    )
    expect(placed.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect((await desk(mb_id)).owed).toBe(28_000)
  })

  test('that is cancelled, in part or whole, is taken off what is owed, and no money leaves', async () => {
    const { harin, mb_id } = await business()
    const od_id = await onAccount(harin, 3)
    const order = await shown(harin, od_id)
    const lines = [{ ct_id: order.lines[0]?.ct_id ?? 0, qty: 1 }]
    const { data } = await harin.call(partCancel.preview, { params: { od_id }, body: { lines } })
    await harin.call(partCancel.cancel, {
      params: { od_id },
      body: { lines, amount: data.amount, version: data.version, reason: '' },
    })
    await follow(od_id)
    const total = order.totals.total
    expect((await desk(mb_id)).owed).toBe(total - data.amount)
    await harin.call(orders.cancel, { params: { od_id }, body: { reason: '' } })
    await follow(od_id)
    expect(await desk(mb_id)).toMatchObject({ owed: 0, open: [] })
    const { rows } = await ctx.db.execute(
      sql`select way, state from payment_refund where od_id = ${od_id}`,
    )
    expect(rows).toEqual([
      { way: 'account', state: 'done' },
      { way: 'account', state: 'done' },
    ])
    expect(await shown(harin, od_id)).toMatchObject({ od_status: '취소', refund_waits: null })
  })

  test('that had been paid and is cancelled pays what was ordered next', async () => {
    const { harin, mb_id } = await business()
    const first = await onAccount(harin)
    const second = await onAccount(harin)
    await receipt(mb_id, 14_000)
    expect((await desk(mb_id)).open.map(({ od_id }) => od_id)).toEqual([second])
    await harin.call(orders.cancel, { params: { od_id: first }, body: { reason: '' } })
    expect(await desk(mb_id)).toMatchObject({ owed: 0, open: [] })
  })
})

describe('what is owed', () => {
  test('grows older in four columns, and a receipt pays the oldest first, also in part', async () => {
    const { harin, mb_id } = await business(500_000)
    const placed: string[] = []
    const ages = [100, 75, 45, 0]
    for (const _ of ages) placed.push(await onAccount(harin))
    for (const [at, days] of ages.entries()) await age(placed[at] ?? '', days)
    const four = 14_000
    expect((await desk(mb_id)).ages).toEqual({
      ...{ not_due: four, to_30: four, to_60: four, over_60: four },
    })
    const { data } = await receipt(mb_id, 20_000)
    expect(data.ages).toEqual({ not_due: four, to_30: four, to_60: 8_000, over_60: 0 })
    expect(data.open.map(({ od_id, rest }) => [od_id, rest])).toEqual([
      [placed[1], 8_000],
      [placed[2], four],
      [placed[3], four],
    ])
    const list = await clerk.call(companyDesk.list, {
      query: { keyword: mb_id, standing: 'overdue' },
    })
    expect(list.data).toMatchObject([{ mb_id, owed: 36_000, overdue: 22_000, ages: data.ages }])
    expect(list.sums).toEqual({ ...data.ages, owed: 36_000 })
  })

  test('stops new orders on account once it is overdue beyond the days of the company', async () => {
    const { harin, mb_id } = await business(500_000)
    const od_id = await onAccount(harin)
    await age(od_id, 44)
    expect((await mine(harin))?.reason).toBeNull()
    await age(od_id, 1)
    expect((await mine(harin))?.reason).toContain('15일')
    await expect(onAccount(harin)).rejects.toMatchObject({ status: 422 })
    await receipt(mb_id, 14_000)
    await onAccount(harin)
  })

  test('counts a receipt once per key, and takes a mistaken one back with its reason', async () => {
    const { harin, mb_id } = await business()
    await onAccount(harin)
    const key = randomUUID()
    await receipt(mb_id, 10_000, today, key)
    const { data } = await receipt(mb_id, 10_000, today, key)
    expect(data.owed).toBe(4_000)
    const entry = data.entries.find(({ kind }) => kind === 'receipt')
    const undo = {
      params: { mb_id, en_id: entry?.en_id ?? 0 },
      body: { note: '다른 회사의 입금' },
    }
    expect((await finance.call(companyDesk.undo, undo)).data.owed).toBe(14_000)
    expect((await finance.refused(companyDesk.undo, undo)).status).toBe(409)
    const late = await finance.refused(companyDesk.receipt, {
      params: { mb_id },
      body: { amount: 1_000, day: addDays(today, 1), note: '내일 입금', key: randomUUID() },
    })
    expect(Object.keys(late.errors)).toEqual(['day'])
  })

  test('is money received on the day of the receipt, and a sale on that of the order', async () => {
    const sums = async () =>
      (
        await owner.call(adminStatistics.sales, {
          query: { from: today, until: today, by: 'method', per_page: 100 },
        })
      ).data.find(({ key }) => key === 'account')?.krw
    const before = await sums()
    const { harin, mb_id } = await business()
    await onAccount(harin)
    expect(await sums()).toMatchObject({
      sold: (before?.sold ?? 0) + 10_000,
      paid: before?.paid ?? 0,
    })
    await receipt(mb_id, 9_000)
    expect((await sums())?.paid).toBe((before?.paid ?? 0) + 9_000)
  })

  test('keeps its owner from leaving', async () => {
    const { harin } = await business()
    await onAccount(harin)
    const { data } = await harin.call(leaving.preview, {})
    expect(data.blockers).toContainEqual(
      expect.objectContaining({ kind: 'account', state: '14000' }),
    )
  })
})

describe('the terms', () => {
  test('are set by finance below a ceiling and by the owner above it; order staff read', async () => {
    const { mb_id } = await business(0)
    const { version } = await desk(mb_id)
    const terms = (credit_limit: number) => ({
      params: { mb_id },
      body: { credit_limit, due_days: 45, block_days: 7, version },
    })
    expect((await clerk.refused(companyDesk.terms, terms(1_000_000))).status).toBe(403)
    const { data } = await finance.call(companyDesk.terms, terms(5_000_000))
    expect(data).toMatchObject({ credit_limit: 5_000_000, due_days: 45, ceiling: 5_000_000 })
    expect((await finance.refused(companyDesk.terms, terms(1_000))).status).toBe(409)
    expect((await setTerms(mb_id, { credit_limit: 50_000_000 })).data.ceiling).toBeNull()
  })
})

describe('a limit above the ceiling of finance', () => {
  async function asked() {
    const { mb_id } = await business()
    const { version } = await desk(mb_id)
    const terms = {
      params: { mb_id },
      body: { credit_limit: 5_000_001, due_days: 45, block_days: 7, version },
    }
    const { data } = await finance.call(companyDesk.terms, terms)
    expect(data).toMatchObject({ credit_limit: 100_000, due_days: 30, waiting_limit: 5_000_001 })
    const again = await finance.refused(companyDesk.terms, terms)
    expect(Object.keys(again.errors)).toEqual(['credit_limit'])
    const { data: list } = await finance.call(adminGifts.list, { query: { state: 'waiting' } })
    const found = list.find((one) => one.kind === 'limit' && one.mb_id === mb_id)
    expect(found).toMatchObject({ about: '달빛공방', worth: 5_000_001 })
    return { mb_id, params: { gift_id: found?.gift_id ?? 0 } }
  }

  test('waits until somebody else agrees, with the days that go with it', async () => {
    const { mb_id, params } = await asked()
    expect((await finance.refused(adminGifts.approve, { params })).status).toBe(403)
    expect((await clerk.refused(adminGifts.approve, { params })).status).toBe(403)
    const second = await shopper({ mb_id: 'account_finance_two', staff_role: 'finance' })
    await second.call(adminGifts.approve, { params })
    const terms = { credit_limit: 5_000_001, due_days: 45, block_days: 7, waiting_limit: null }
    expect(await desk(mb_id)).toMatchObject(terms)
    expect((await owner.refused(adminGifts.approve, { params })).status).toBe(409)
  })

  test('that is not agreed to leaves the terms as they were, and may be asked for anew', async () => {
    const { mb_id, params } = await asked()
    await owner.call(adminGifts.refuse, { params, body: { reason: '거래가 짧아요.' } })
    expect(await desk(mb_id)).toMatchObject({ credit_limit: 100_000, waiting_limit: null })
  })
})

describe('a reminder', () => {
  test('leaves on set days by itself, and by hand, once a day', async () => {
    const { harin, mb_id } = await business()
    const od_id = await onAccount(harin)
    const told = async () =>
      (
        await ctx.db.execute<{ name: string }>(
          sql`select name from event where subject = ${mb_id} and name in ('company.overdue', 'company.due_soon') order by event_id`,
        )
      ).rows.map(({ name }) => name)
    const ask = { params: { mb_id } }
    expect((await clerk.refused(companyDesk.remind, ask)).status).toBe(409)
    await age(od_id, 29)
    await remindDebtors(house)
    expect(await told()).toEqual([])
    await clerk.call(companyDesk.remind, ask)
    expect(await told()).toEqual(['company.due_soon'])
    expect((await clerk.refused(companyDesk.remind, ask)).status).toBe(409)
    await ctx.db.execute(
      sql`update company set reminded_on = reminded_on - 1 where mb_id = ${mb_id}`,
    )
    await age(od_id, 2)
    await remindDebtors(house)
    await remindDebtors(house)
    expect(await told()).toEqual(['company.due_soon', 'company.overdue'])
    await follow(mb_id)
    const { rows } = await ctx.db.execute<{ channel: string }>(
      sql`select channel from delivery where mb_id = ${mb_id} and kind = 'company.overdue' order by channel`,
    )
    expect(rows.map(({ channel }) => channel)).toContain('mail')
  })
})

describe('the statement of a month', () => {
  test('adds up from what was owed before to what is owed then, in both languages', async () => {
    const { harin, mb_id } = await business()
    const first = await onAccount(harin)
    await age(first, 40)
    await onAccount(harin)
    await receipt(mb_id, 5_000)
    const month = today.slice(0, 7)
    const { data } = await harin.call(companies.statementText, { params: { month } })
    expect(data.sums).toEqual([
      ['앞달에서 넘어온 외상', '14,000원'],
      ['이달 주문', '14,000원'],
      ['취소·반품', '0원'],
      ['외상 입금', '−5,000원'],
      ['남은 외상', '23,000원', true],
    ])
    const english = await shopper({ mb_id, language: 'en.krw' })
    const text = (await english.call(companies.statementText, { params: { month } })).data
    expect(text.title).toBe('Monthly statement')
    expect(JSON.stringify([text.sums, text.columns])).not.toMatch(/[가-힣]/)
    const file = await harin.file(companies.statement, { params: { month } })
    expect(await file.bytes.slice(0, 4).text()).toBe('%PDF')
    const staff = await clerk.call(companyDesk.statementText, { params: { mb_id, month } })
    expect(staff.data.sums).toEqual(data.sums)
    const plain = await shopper({ mb_id: `nobody_${Date.now()}` })
    expect((await plain.refused(companies.statementText, { params: { month } })).status).toBe(404)
    const coming = { params: { month: addDays(today, 60).slice(0, 7) } }
    expect((await harin.refused(companies.statementText, coming)).status).toBe(404)
  })
})

describe('a colleague', () => {
  test('shares grade, account and addresses, sees the orders of the company and nothing of its owner', async () => {
    const { harin, mb_id } = await business()
    await ctx.db.execute(sql`update member set mb_level = 5 where mb_id = ${mb_id}`)
    const jio = await colleague(harin)
    await harin.call(addresses.add, { body: workshop })
    const sendsTo = async (who: Shopper) =>
      (await who.call(companyAddresses.list, {})).data.map(({ ad_addr1 }) => ad_addr1)
    expect(await sendsTo(jio)).toEqual([workshop.ad_addr1])
    expect(await sendsTo(harin)).toEqual([])
    expect(await sendsTo(await shopper({ mb_id: `nobody_${Date.now()}` }))).toEqual([])
    const { totals } = await fill(jio, await stockItem(house), 2)
    expect(totals.goods).toBeLessThan(20_000)
    const od_id = await place(jio, {
      od_settle_case: '외상',
      expected_total: totals.total,
      od_pwd: undefined,
    })
    const own = await placedByCard(harin)
    expect(await shown(harin, od_id)).toMatchObject({ od_id })
    expect((await jio.refused(orders.show, { params: { od_id: own } })).status).toBe(404)
    const list = (await jio.call(companies.orders, { query: {} })).data
    expect(list.map((row) => row.od_id)).toEqual([od_id])
    expect(await mine(jio)).toMatchObject({ role: 'colleague', owed: totals.total, colleagues: [] })
    expect((await harin.call(myOrders.list, { query: {} })).data.map((row) => row.od_id)).toEqual([
      own,
    ])
    expect((await harin.call(ownPapers.text, { params: { od_id } })).data.number).toBe(od_id)
  })

  test('is removed at once: prices, account and orders are gone with the next request', async () => {
    const { harin, mb_id } = await business()
    await ctx.db.execute(sql`update member set mb_level = 5 where mb_id = ${mb_id}`)
    const jio = await colleague(harin)
    const od_id = await onAccount(harin)
    expect((await jio.call(orders.show, { params: { od_id } })).data.od_id).toBe(od_id)
    const [one] = (await mine(harin))?.colleagues ?? []
    await harin.call(companies.remove, { params: { co_id: one?.co_id ?? 0 } })
    expect((await jio.refused(orders.show, { params: { od_id } })).status).toBe(404)
    expect(await mine(jio)).toBeNull()
    const { totals } = await fill(jio, await stockItem(house))
    expect(totals.goods).toBe(10_000)
  })

  test('is asked once, accepts once, and cannot be taken out by a stranger', async () => {
    const { harin } = await business()
    const other = await business()
    const token = await invited(harin, 'jio@mail.example')
    const again = await harin.refused(companies.invite, { body: { email: 'JIO@mail.example' } })
    expect(Object.keys(again.errors)).toEqual(['email'])
    const [one] = (await mine(harin))?.colleagues ?? []
    const params = { co_id: one?.co_id ?? 0 }
    expect((await other.harin.refused(companies.remove, { params })).status).toBe(404)
    const guessed = { params: { token: 'no-such-token' } }
    expect((await other.harin.refused(companies.invitation, guessed)).status).toBe(404)
    // whoever has a company of their own orders for that one
    expect((await other.harin.refused(companies.accept, { params: { token } })).status).toBe(409)
    const jio = await shopper({ mb_id: `jio_${Date.now()}` })
    const about = (await jio.call(companies.invitation, { params: { token } })).data
    expect(about).toMatchObject({ company: '달빛공방', email: 'jio@mail.example' })
    await jio.call(companies.accept, { params: { token } })
    expect((await jio.refused(companies.accept, { params: { token } })).status).toBe(404)
    expect(
      (await jio.refused(companies.invite, { body: { email: 'x@mail.example' } })).status,
    ).toBe(404)
    await jio.call(companies.leave, {})
    expect(await mine(jio)).toBeNull()
  })
})

async function placedByCard(who: Shopper): Promise<string> {
  const { totals } = await fill(who, await stockItem(house))
  return place(who, { expected_total: totals.total, od_pwd: undefined })
}

describe('a tax invoice', () => {
  test('is asked for with the registration when the order form says so, on account as a claim', async () => {
    const { harin } = await business()
    const od_id = await onAccount(harin, 1, { tax_invoice: true })
    await follow(od_id)
    const { data } = await harin.call(ownTax.show, { params: { od_id } })
    expect(data.invoice).toMatchObject({
      state: 'requested',
      business_number: '1248100998',
      email: 'tax@moon.example',
      supply: 12_727,
      vat: 1_273,
    })
    const list = (await harin.call(companies.orders, { query: {} })).data
    expect(list[0]).toMatchObject({ od_id, tax: 'requested' })
    const plain = await shopper({ mb_id: `untaxed_${Date.now()}` })
    const { totals } = await fill(plain, await stockItem(house))
    const body = orderForm({
      tax_invoice: true,
      expected_total: totals.total,
      od_pwd: undefined,
    })
    const refused = await plain.refused(orders.place, { body })
    expect(Object.keys(refused.errors)).toEqual(['tax_invoice'])
  })

  test('stands with those of orders paid in another way: to the owner all of the company’s, to a colleague the shared and their own', async () => {
    const { harin, mb_id } = await business()
    const jio = await colleague(harin)
    const paid = async (who: Shopper) => {
      const { totals } = await fill(who, await stockItem(house))
      const form = { tax_invoice: true, expected_total: totals.total, od_pwd: undefined }
      return place(who, { ...form, od_settle_case: '무통장' })
    }
    const [shared, hers, his] = [
      await onAccount(harin, 1, { tax_invoice: true }),
      await paid(harin),
      await paid(jio),
    ]
    for (const od_id of [shared, hers, his]) await follow(od_id)
    const invoices = async (who: Shopper) =>
      (await who.call(companies.invoices, { query: {} })).data.map((one) => [
        ...[one.od_id, one.on_account, one.open, one.state],
      ])
    expect(await invoices(harin)).toEqual([
      [his, false, false, 'requested'],
      [hers, false, true, 'requested'],
      [shared, true, true, 'requested'],
    ])
    expect(await invoices(jio)).toEqual([
      [his, false, true, 'requested'],
      [shared, true, true, 'requested'],
    ])
    // whoever types the number of the company elsewhere shows nothing of it here
    const { harin: stranger } = await business()
    await follow(await paid(stranger))
    expect(await invoices(harin)).toHaveLength(3)
    expect(await invoices(stranger)).toHaveLength(1)
    expect((await harin.call(companies.invoices, { query: { per_page: 1, page: 2 } })).total).toBe(
      3,
    )
    expect((await desk(mb_id)).owed).toBe(14_000)
    const nobody = await shopper({ mb_id: `no_company_${Date.now()}` })
    expect((await nobody.refused(companies.invoices, { query: {} })).status).toBe(404)
  })
})
