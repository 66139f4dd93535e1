import { sql } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { koreanToday } from '#kernel/korean-time.ts'
import { formatMoney } from '#kernel/money.ts'
import { houseCtx } from '#platform/context.ts'
import { ownReceipt } from '#shop/order/contract/receipts.ts'
import { settleReceipt } from '#shop/order/service/cash-receipt.ts'
import { orderPaper } from '#shop/order/service/papers.ts'
import { noteBankRefund } from '#shop/payment/service/refund.ts'
import { adminStatistics } from '#shop/statistics/admin-contract.ts'
import { ownTax, taxDesk } from '#shop/tax-invoice/contract.ts'
import { claimBody, type Sent, sentOrder } from '#test/claiming.ts'
import { stockItem } from '#test/goods.ts'
import { follow, payingShop } from '#test/paying.ts'
import { staff } from '#test/shopper.ts'
import { claims } from './contract.ts'
import { adminClaims } from './desk-contract.ts'

const { house } = await payingShop()
const ctx = houseCtx(house)
const boss = await staff()
const account = { bank: '20', number: '1002-123-456789', holder: '김민지' }

/** Two at 10,000 won and 3,000 for the way. */
const bought = async () =>
  sentOrder(2, {
    goods: await stockItem(house, { options: [{}, { io_price: 5_000 }, { io_price: -3_000 }] }),
  })

/** Some units for another option: asked, paid where it costs more, back, and the other has left. */
async function exchanged(sent: Sent, qty: number, option: number): Promise<number> {
  const params = { od_id: sent.od_id }
  const line = `${sent.ct_id}:${qty}:${sent.goods.io_nos[option]}`
  const asked = {
    ...claimBody(sent, { kind: 'exchange', reason: 'damaged', fee_way: 'transfer' }),
    lines: [line],
  }
  const { data: quote } = await sent.me.call(claims.preview, { params, body: asked })
  const told = {
    expected_refund: quote.refund,
    expected_fee: quote.fee,
    expected_difference: Math.max(0, quote.difference ?? 0),
  }
  const { data } = await sent.me.call(claims.ask, {
    params,
    body: { ...asked, ...account, ...told },
  })
  const claim = { claim_id: data.claim_id }
  await boss.call(adminClaims.accept, { params: claim })
  if (told.expected_difference) await boss.call(adminClaims.fee, { params: claim })
  await boss.call(adminClaims.collect, { params: claim })
  await boss.call(adminClaims.inspect, { params: claim, body: { resell: [] } })
  await boss.call(adminClaims.exchange, {
    params: claim,
    body: { company: 'cj', od_invoice: '640111129999' },
  })
  return data.claim_id
}

async function statementOf(od_id: string): Promise<string> {
  const { bytes } = await orderPaper(ctx, od_id, 'statement')
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true })
  return text.replace(/\s+/g, ' ')
}

async function receiptsOf(od_id: string) {
  await settleReceipt(ctx, od_id)
  const { rows } = await house.db.execute<{ state: string; amount: number }>(
    sql`select state, amount from cash_receipt where od_id = ${od_id} order by receipt_id`,
  )
  return rows.map(({ state, amount }) => [state, amount])
}

async function taxOf(sent: Sent) {
  const params = { od_id: sent.od_id }
  const body = {
    business_number: '120-81-47521',
    company: '무지개 유치원',
    representative: '김원장',
    address: '서울시 마포구 모아길 1',
    business_type: '교육서비스업',
    business_item: '유치원',
    email: 'tax@mail.example',
    note: '',
  }
  await sent.me.call(ownTax.ask, { params, body })
  return async () => {
    const { data } = await boss.call(taxDesk.list, { query: { keyword: sent.od_id } })
    const { supply = 0, vat = 0, exempt = 0 } = data[0]?.now ?? {}
    return { sum: supply + vat + exempt, changed: data[0]?.changed }
  }
}

async function salesToday() {
  const [from, until] = [koreanToday(), koreanToday()]
  const { sum } = await boss.call(adminStatistics.sales, { query: { from, until, by: 'day' } })
  return sum.krw
}

test('papers, receipts, invoices and sales follow an exchange for dearer goods', async () => {
  const before = await salesToday()
  const [sent, taxed] = [await bought(), await bought()]
  await sent.me.call(ownReceipt.ask, {
    params: { od_id: sent.od_id },
    body: { kind: 'income', identity: '010-9876-5432' },
  })
  await follow(sent.od_id)
  expect(await receiptsOf(sent.od_id)).toEqual([['issued', 23_000]])
  const invoice = await taxOf(taxed)
  expect((await invoice()).sum).toBe(23_000)

  await exchanged(sent, 1, 1)
  await exchanged(taxed, 1, 1)
  expect(await receiptsOf(sent.od_id)).toEqual([
    ['cancelled', 23_000],
    ['issued', 28_000],
  ])
  expect((await invoice()).sum).toBe(28_000)
  const paper = await statementOf(sent.od_id)
  for (const sum of [28_000, 15_000]) expect(paper).toContain(formatMoney(sum, 'krw'))
  expect(paper).not.toContain(formatMoney(23_000, 'krw'))
  const after = await salesToday()
  // of two orders: what is kept, and what was paid for it
  expect(after.sold - before.sold).toBe(2 * 25_000)
  expect(after.paid - before.paid).toBe(2 * 28_000)
  expect(after.unpaid - before.unpaid).toBe(0)
})

test('and one for cheaper goods, an issued invoice asking to be put right', async () => {
  const before = await salesToday()
  const [sent, taxed] = [await bought(), await bought()]
  await sent.me.call(ownReceipt.ask, {
    params: { od_id: sent.od_id },
    body: { kind: 'income', identity: '010-9876-5433' },
  })
  await follow(sent.od_id)
  expect(await receiptsOf(sent.od_id)).toEqual([['issued', 23_000]])
  const invoice = await taxOf(taxed)
  const { data } = await boss.call(taxDesk.list, { query: { keyword: taxed.od_id } })
  const tax_ids = data.map(({ tax_id }) => tax_id)
  await boss.call(taxDesk.issue, { body: { tax_ids, approval_no: '' } })
  expect(await invoice()).toEqual({ sum: 23_000, changed: false })

  for (const one of [sent, taxed]) {
    const claim_id = await exchanged(one, 2, 2)
    await noteBankRefund(ctx, `claim-${claim_id}`, '이체함')
    await follow(`claim-${claim_id}`, one.od_id)
  }
  expect(await receiptsOf(sent.od_id)).toEqual([
    ['cancelled', 23_000],
    ['issued', 17_000],
  ])
  expect(await invoice()).toEqual({ sum: 17_000, changed: true })
  const paper = await statementOf(sent.od_id)
  for (const sum of [17_000, 14_000]) expect(paper).toContain(formatMoney(sum, 'krw'))
  const after = await salesToday()
  expect(after.sold - before.sold).toBe(2 * 14_000)
  expect(after.net - before.net).toBe(2 * 17_000)
})
