import { expect, test } from 'vitest'
import { readCsv } from '#kernel/csv.ts'
import { koreanToday } from '#kernel/korean-time.ts'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { orders } from '#shop/order/contract/place.ts'
import { receiptDesk } from '#shop/order/contract/receipts.ts'
import { paymentDesk } from '#shop/payment/desk-contract.ts'
import { placedOrder } from '#test/ordering.ts'
import { follow, payingShop } from '#test/paying.ts'
import { shopper, staff } from '#test/shopper.ts'

await payingShop()
const books = await shopper({ mb_id: 'sheet_books', staff_role: 'accountant' })
const money = await shopper({ mb_id: 'sheet_money', staff_role: 'finance' })
const clerk = await shopper({ mb_id: 'sheet_clerk', staff_role: 'order' })
const sheets = [paymentDesk.sheet, paymentDesk.refundsSheet, receiptDesk.sheet] as const

async function lines(
  sheet: (typeof sheets)[number],
  query: { keyword?: string; from?: string; to?: string },
  whole = false,
) {
  const body = { format: 'csv' as const, whole, reason: whole ? '세무사 제출' : '' }
  const file = await (whole ? money : books).file(sheet, { query, body })
  const [head = [], ...rows] = readCsv(await file.bytes.text()) ?? []
  return {
    name: file.name,
    rows: rows.map((row) => Object.fromEntries(row.map((cell, at) => [head[at], cell]))),
  }
}

test('whoever keeps the books takes payments, refunds and cash receipts of a period as files, masked', async () => {
  const { minji, od_id, total } = await placedOrder(1, {
    cash_receipt: 'income',
    cash_identity: '010-9876-5432',
  })
  await (await staff()).call(adminOrders.confirmDeposit, {
    params: { od_id },
    body: { amount: total, reason: '통장에서 확인' },
  })
  await follow(od_id)
  const [receipt] = (await lines(receiptDesk.sheet, { keyword: od_id })).rows
  expect(receipt).toMatchObject({ 주문번호: od_id, 금액: String(total), 번호: '010-****-5432' })
  await minji.call(orders.cancel, {
    params: { od_id },
    body: { account: { bank: '88', number: '110-123-456789', holder: '김민지' } },
  })
  const [tomorrow, yesterday] = [koreanToday(1), koreanToday(-1)]
  for (const sheet of sheets) {
    const { name, rows } = await lines(sheet, { keyword: od_id, from: yesterday, to: tomorrow })
    expect(name).toMatch(/^(payments|refunds|cash-receipts)-\d{4}-\d{2}-\d{2}\.csv$/)
    expect(rows.length, sheet.path).toBeGreaterThan(0)
    expect(rows.map((row) => row.주문번호)).toEqual(rows.map(() => od_id))
    expect(JSON.stringify(rows)).not.toMatch(/김민지|123456789|98765432/)
    expect((await lines(sheet, { keyword: od_id, to: yesterday })).rows).toEqual([])
    expect((await lines(sheet, { keyword: od_id }, true)).rows[0]?.주문자).toBe('김민지')
  }
  const [refund] = (await lines(paymentDesk.refundsSheet, { keyword: od_id })).rows
  expect(refund).toMatchObject({ 금액: String(total), 상태: '보내야 해요', 통화: 'KRW' })
})

test.each(sheets)(
  '$path is for the money and the books alone, whole for the money alone',
  async (sheet) => {
    const csv = { format: 'csv' as const }
    expect((await clerk.refused(sheet, { query: {}, body: csv })).status).toBe(403)
    expect((await (await shopper()).refused(sheet, { query: {}, body: csv })).status).toBe(401)
    const whole = { ...csv, whole: true, reason: '궁금해서' }
    expect((await books.refused(sheet, { query: {}, body: whole })).status).toBe(403)
  },
)
