import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { readCsv } from '#kernel/csv.ts'
import { claims } from '#shop/claim/contract.ts'
import { adminClaims } from '#shop/claim/desk-contract.ts'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { adminEdits } from '#shop/order/contract/edits.ts'
import { adminPhoneOrders } from '#shop/order/contract/phone.ts'
import { orders } from '#shop/order/contract/place.ts'
import { taxDesk } from '#shop/tax-invoice/contract.ts'
import { business, colleague, onAccount, setTerms } from '#test/business.ts'
import { claimBody } from '#test/claiming.ts'
import { testShop } from '#test/database.ts'
import { type Goods, stockItem } from '#test/goods.ts'
import { follow } from '#test/paying.ts'
import { type Shopper, shopper, staff } from '#test/shopper.ts'
import { companyDesk } from './desk-contract.ts'

const { house } = await testShop()
const boss = await staff()
const clerk = await shopper({ mb_id: 'account_edit_clerk', staff_role: 'order' })

const desk = async (mb_id: string) =>
  (await clerk.call(companyDesk.show, { params: { mb_id } })).data
const order = async (od_id: string) =>
  (await boss.call(adminOrders.show, { params: { od_id } })).data

async function wish(od_id: string, add: { io_no: number; qty: number }[], qty?: number) {
  const now = await order(od_id)
  const { od_b_name, od_b_hp, od_b_zip, od_b_addr1, od_b_addr2, od_memo } = now
  const lines = qty === undefined ? [] : [{ ct_id: now.lines[0]?.ct_id ?? 0, qty }]
  const receiver = { od_b_name, od_b_hp, od_b_zip, od_b_addr1, od_b_addr2, od_memo }
  return { params: { od_id }, body: { receiver, lines, add }, version: now.version }
}
const previewed = async (...asked: Parameters<typeof wish>) => {
  const { params, body } = await wish(...asked)
  return (await clerk.call(adminEdits.preview, { params, body })).data
}
async function edited(...asked: Parameters<typeof wish>) {
  const { params, body, version } = await wish(...asked)
  const { difference } = await previewed(...asked)
  const agreed = { difference, version, reason: '전화로 더함' }
  return (await clerk.call(adminEdits.save, { params, body: { ...body, ...agreed } })).data
}

describe('an order on account that is written anew', () => {
  test('and costs more is owed with the rest until the same day, and is sent without waiting', async () => {
    const { harin, mb_id } = await business()
    const od_id = await onAccount(harin)
    const more = await stockItem(house)
    expect(await previewed(od_id, [{ io_no: more.io_no, qty: 2 }])).toMatchObject({ way: 'owed' })
    const now = await edited(od_id, [{ io_no: more.io_no, qty: 2 }])
    const total = 30_000 + (now.totals.shipping ?? 0)
    expect(now).toMatchObject({ od_misu: 0, od_status: '입금' })
    const owed = await desk(mb_id)
    expect(owed.open).toEqual([
      expect.objectContaining({ od_id, amount: owed.owed, rest: owed.owed }),
    ])
    expect(owed.owed).toBe(total)
    expect(owed.open[0]?.due_on).toBe(
      (await harin.call(orders.show, { params: { od_id } })).data.od_due_on,
    )
    const ship = { company: 'cj', od_invoice: '123456789012' }
    expect(
      (await clerk.call(adminOrders.ship, { params: { od_id }, body: ship })).data.od_status,
    ).toBe('배송')
  })

  test('gives back what was added to the same account when it is cancelled whole', async () => {
    const { harin, mb_id } = await business()
    const od_id = await onAccount(harin)
    await edited(od_id, [], 3)
    expect((await desk(mb_id)).owed).toBeGreaterThan(14_000)
    await harin.call(orders.cancel, { params: { od_id }, body: { reason: '' } })
    await follow(od_id)
    expect(await desk(mb_id)).toMatchObject({ owed: 0, open: [] })
    const { rows } = await house.db.execute(
      sql`select distinct way, state from payment_refund where od_id = ${od_id}`,
    )
    expect(rows).toEqual([{ way: 'account', state: 'done' }])
  })

  test('is refused in words beyond the limit, for what is overdue, and for a company that stopped', async () => {
    const { harin, mb_id } = await business(30_000)
    const od_id = await onAccount(harin)
    const refused = async () => {
      const { params, body, version } = await wish(od_id, [], 4)
      const early = await clerk.refused(adminEdits.preview, { params, body })
      const late = await clerk.refused(adminEdits.save, {
        params,
        body: { ...body, difference: 30_000 - 4_000, version, reason: '전화로 더함' },
      })
      return { early, late }
    }
    const { early, late } = await refused()
    expect(early).toMatchObject({ status: 422, message: expect.stringContaining('16,000원') })
    expect(Object.keys(early.errors)).toEqual(['lines'])
    expect([409, 422]).toContain(late.status)
    await setTerms(mb_id, { credit_limit: 100_000 })
    await house.db.transaction(async (tx) => {
      // a ledger is never rewritten but by the time that passes
      await tx.execute(sql`set local session_replication_role = replica`)
      await tx.execute(
        sql`update company_entry set due_on = due_on - 60 where od_id = ${od_id} and kind = 'order'`,
      )
    })
    expect((await refused()).early.message).toContain('결제 기한이 지난 외상')
    await house.db.execute(sql`update company set state = 'stopped' where mb_id = ${mb_id}`)
    expect((await refused()).early.message).toContain('외상을 쓸 수 없어')
    expect((await desk(mb_id)).owed).toBe(14_000)
  })
})

describe('goods that staff write for a company', () => {
  async function graded() {
    const { harin, mb_id } = await business()
    await house.db.execute(sql`update member set mb_level = 5 where mb_id = ${mb_id}`)
    return { harin, mb_id, jio: await colleague(harin) }
  }

  test('cost a colleague on the phone what the grade of the company pays', async () => {
    const { jio } = await graded()
    const goods = await stockItem(house)
    const body = {
      ...{ mb_id: jio.mb_id, currency: 'krw' as const, percent_off: 0 },
      lines: [{ io_no: goods.io_no, ct_qty: 1, ct_text: '' }],
      ...{ coupons: [], points: 0, country: 'KR', zip: '' },
    }
    expect((await clerk.call(adminPhoneOrders.preview, { body })).data.totals.goods).toBe(9_000)
  })

  test('cost what the grade pays when they are added to an order', async () => {
    const { jio } = await graded()
    const od_id = await onAccount(jio)
    const more = await stockItem(house)
    expect((await previewed(od_id, [{ io_no: more.io_no, qty: 2 }])).goods).toBe(18_000)
  })

  test('differ in an exchange by what the two differ for the grade', async () => {
    const { jio } = await graded()
    const goods = await stockItem(house, { options: [{}, { io_price: 5_000 }] })
    const sent = await sentTo(jio, goods)
    const body = { ...claimBody(sent, { io_no: goods.io_nos[1] }), kind: 'exchange' as const }
    const { data } = await jio.call(claims.preview, { params: { od_id: sent.od_id }, body })
    expect(data).toMatchObject({ difference: 4_500 })
  })
})

/** Two on account that have left. */
async function sentTo(me: Shopper, goods: Goods) {
  const od_id = await onAccount(me, 2, {}, Promise.resolve(goods))
  const params = { od_id }
  const { data } = await boss.call(adminOrders.ship, {
    params,
    body: { company: 'cj', od_invoice: '123456789012' },
  })
  return { me, goods, od_id, ct_id: data.lines[0]?.ct_id ?? 0, total: data.totals.total }
}

describe('what comes back of an order on account', () => {
  test('is taken off what is owed, and no money leaves', async () => {
    const { harin, mb_id } = await business()
    const sent = await sentTo(harin, await stockItem(house))
    const { od_id, total } = sent
    const body = claimBody(sent)
    const { data: quote } = await harin.call(claims.preview, { params: { od_id }, body })
    const sums = { expected_refund: quote.refund, expected_fee: quote.fee }
    const { data: claim } = await harin.call(claims.ask, {
      params: { od_id },
      body: { ...body, ...sums },
    })
    const params = { claim_id: claim.claim_id }
    await boss.call(adminClaims.accept, { params })
    await boss.call(adminClaims.collect, { params })
    await boss.call(adminClaims.inspect, { params, body: { resell: [] } })
    const told = await boss.call(adminClaims.previewRefund, { params, body: { fee: quote.fee } })
    expect(told.data).toMatchObject({ way: 'owed', refund: quote.refund })
    const { data } = await boss.call(adminClaims.refund, { params, body: { fee: quote.fee } })
    expect(data).toMatchObject({ state: 'refunded', refund: quote.refund })
    await follow(od_id)
    expect((await desk(mb_id)).owed).toBe(total - quote.refund)
    const { rows } = await house.db.execute(
      sql`select way, state from payment_refund where od_id = ${od_id}`,
    )
    expect(rows).toEqual([{ way: 'account', state: 'done' }])
  })
})

test('an invoice on account is a claim in the columns of the tax office, with nothing received in cash', async () => {
  const { harin } = await business()
  const od_id = await onAccount(harin, 1, { tax_invoice: true })
  await follow(od_id)
  const { bytes } = await boss.file(taxDesk.file, { query: { kind: 'tax' } })
  const table = readCsv(await bytes.text())
  const [head = []] = table
  const row = table.find((cells) => cells.includes(od_id)) ?? []
  const cell = (name: string) => row[head.indexOf(name)]
  expect(['현금', '외상미수금', '영수(01)청구(02)'].map(cell)).toEqual(['', '14000', '02'])
})
