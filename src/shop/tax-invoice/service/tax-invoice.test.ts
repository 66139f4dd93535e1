import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readCsv } from '#kernel/csv.ts'
import { addDays } from '#kernel/days.ts'
import { koreanToday } from '#kernel/korean-time.ts'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { orders } from '#shop/order/contract/place.ts'
import { ownReceipt } from '#shop/order/contract/receipts.ts'
import { ownTax, type TaxForm, taxDesk } from '#shop/tax-invoice/contract.ts'
import { placedOrder } from '#test/ordering.ts'
import { follow, payingShop, payThrough } from '#test/paying.ts'
import { shopper, staff } from '#test/shopper.ts'

const { house, base } = await payingShop()
const form: TaxForm = {
  business_number: '120-81-47521',
  company: '무지개 유치원',
  representative: '김원장',
  address: '서울시 마포구 모아길 1',
  business_type: '교육서비스업',
  business_item: '유치원',
  email: 'tax@mail.example',
  note: '',
}
const ask = (od_id: string, given: Partial<TaxForm> = {}) => ({
  params: { od_id },
  body: { ...form, ...given },
})

async function paid(qty = 1) {
  const placed = await placedOrder(qty)
  const boss = await staff()
  await boss.call(adminOrders.confirmDeposit, {
    params: { od_id: placed.od_id },
    body: { amount: placed.total, reason: '통장에서 확인' },
  })
  await follow(placed.od_id)
  return { ...placed, boss }
}
const rowOf = async (od_id: string) =>
  (await (await staff()).call(taxDesk.list, { query: { keyword: od_id } })).data[0]

test('a company asks, staff issue it at the tax office and note it, and the company hears of it', async () => {
  const { minji, od_id, boss, total } = await paid(3)
  const before = await minji.call(ownTax.show, { params: { od_id } })
  expect(before.data).toMatchObject({
    invoice: null,
    closed: null,
    until: expect.stringMatching(/-10$/),
  })
  const asked = (await minji.call(ownTax.ask, ask(od_id))).data
  const supply = Math.round(total / 1.1)
  expect(asked.invoice).toMatchObject({
    state: 'requested',
    business_number: '1208147521',
    supply,
    vat: total - supply,
    exempt: 0,
  })
  // a slip of the pen is put right before anybody has issued it
  expect(
    (await minji.call(ownTax.ask, ask(od_id, { representative: '이원장' }))).data.invoice
      ?.representative,
  ).toBe('이원장')
  const row = await rowOf(od_id)
  expect(row).toMatchObject({
    state: 'requested',
    representative: '이원장',
    od_name: '김민지',
    changed: false,
  })
  const body = {
    tax_ids: [row?.tax_id ?? 0],
    written_on: koreanToday(),
    approval_no: '20261120-41000000-12345678',
  }
  expect((await boss.call(taxDesk.issue, { body })).data).toEqual({ issued: 1, left: [] })
  expect((await boss.call(taxDesk.issue, { body })).data).toEqual({
    issued: 0,
    left: [{ tax_id: row?.tax_id, od_id, message: '이미 발급한 세금계산서예요.' }],
  })
  expect((await minji.call(ownTax.show, { params: { od_id } })).data).toMatchObject({
    invoice: { state: 'issued', written_on: koreanToday() },
    closed: '이미 세금계산서를 발급했어요.',
  })
  expect(await minji.refused(ownTax.ask, ask(od_id))).toMatchObject({ status: 409 })
  await follow(od_id)
  const mails = await house.db.execute<{ kind: string; recipient: string }>(
    sql`select d.kind, d.recipient from delivery d join event e using (event_id) where e.subject = ${od_id} and d.channel = 'mail' and e.name like 'tax_invoice.%' order by d.delivery_id`,
  )
  expect(mails.rows).toEqual([
    { kind: 'staff.tax_requested', recipient: expect.stringContaining('@') },
    { kind: 'tax_invoice.issued', recipient: 'tax@mail.example' },
  ])
})

test('bears a day between the payment and today, and what was noted wrong is put right', async () => {
  const { minji, od_id, boss } = await paid()
  await minji.call(ownTax.ask, ask(od_id))
  const row = await rowOf(od_id)
  const tax_ids = [row?.tax_id ?? 0]
  const today = koreanToday()
  for (const written_on of ['2099-01-01', addDays(today, 1), addDays(today, -1)])
    expect(
      (await boss.refused(taxDesk.issue, { body: { tax_ids, written_on } })).errors,
    ).toHaveProperty('written_on')
  await boss.call(taxDesk.issue, { body: { tax_ids } })
  expect(await rowOf(od_id)).toMatchObject({ written_on: today, approval_no: '' })
  // noted with a day that no invoice has, before that was looked at
  await house.db.execute(
    sql`update tax_invoice set written_on = '2099-01-01' where od_id = ${od_id}`,
  )
  const right = { tax_ids, written_on: today, approval_no: '20261120-41000000', correct: true }
  expect((await boss.call(taxDesk.issue, { body: right })).data.issued).toBe(1)
  expect(await rowOf(od_id)).toMatchObject({
    ...{ state: 'issued', written_on: today, approval_no: '20261120-41000000' },
  })
  expect((await boss.call(taxDesk.issue, { body: right })).data.left).toMatchObject([
    { message: '바뀐 것이 없어요.' },
  ])
})

test('what is wrong is told at its field', async () => {
  const { minji, od_id } = await paid()
  const refused = await minji.refused(ownTax.ask, {
    params: { od_id },
    body: { ...form, business_number: '123-45-67890', company: ' ', email: 'tax', address: '<b>' },
  })
  expect([refused.status, Object.keys(refused.errors).sort()]).toEqual([
    422,
    ['address', 'business_number', 'company', 'email'],
  ])
})

test('a stranger finds no order to ask for, and only the desk lists, exports and decides', async () => {
  const { minji, od_id } = await paid()
  await minji.call(ownTax.ask, ask(od_id))
  const row = await rowOf(od_id)
  const stranger = await shopper()
  expect(await stranger.refused(ownTax.show, { params: { od_id } })).toMatchObject({ status: 404 })
  expect(await stranger.refused(ownTax.ask, ask(od_id))).toMatchObject({ status: 404 })
  const [content, accountant] = [
    await shopper({ mb_id: 'tax_content', staff_role: 'content' }),
    await shopper({ mb_id: 'tax_accountant', staff_role: 'accountant' }),
  ]
  const issue = { body: { tax_ids: [row?.tax_id ?? 0] } }
  expect(await stranger.refused(taxDesk.list, {})).toMatchObject({ status: 401 })
  expect(await content.refused(taxDesk.list, {})).toMatchObject({ status: 403 })
  expect(
    (await accountant.call(taxDesk.list, { query: { keyword: '120-81' } })).total,
  ).toBeGreaterThan(0)
  expect(await accountant.refused(taxDesk.issue, issue)).toMatchObject({ status: 403 })
  expect(
    await accountant.refused(taxDesk.refuse, {
      params: { tax_id: row?.tax_id ?? 0 },
      body: { reason: 'x' },
    }),
  ).toMatchObject({ status: 403 })
})

test('one sale has one proof: a card slip, a cash receipt or an invoice', async () => {
  const card = await payThrough(base, 'pay')
  expect(await card.buyer.refused(ownTax.ask, ask(card.od_id))).toMatchObject({ status: 409 })
  const receipt = await paid()
  await receipt.minji.call(ownReceipt.ask, {
    params: { od_id: receipt.od_id },
    body: { kind: 'income', identity: '010-1111-2222' },
  })
  expect(await receipt.minji.refused(ownTax.ask, ask(receipt.od_id))).toMatchObject({
    status: 409,
    message: expect.stringContaining('현금영수증'),
  })
  const invoice = await paid()
  await invoice.minji.call(ownTax.ask, ask(invoice.od_id))
  expect(
    await invoice.minji.refused(ownReceipt.ask, {
      params: { od_id: invoice.od_id },
      body: { kind: 'income', identity: '010-1111-2222' },
    }),
  ).toMatchObject({ status: 409 })
})

test('a receipt that the shop issued by itself gives way to an invoice, and comes back when it is refused', async () => {
  const { minji, od_id, boss } = await paid(10)
  const receiptOf = async () =>
    (await minji.call(orders.show, { params: { od_id } })).data.cash_receipt
  expect(await receiptOf()).toMatchObject({ state: 'issued', is_self: true })
  await minji.call(ownTax.ask, ask(od_id))
  await follow(od_id)
  expect(await receiptOf()).toMatchObject({ state: 'cancelled' })
  const row = await rowOf(od_id)
  expect(
    await boss.refused(taxDesk.refuse, {
      params: { tax_id: row?.tax_id ?? 0 },
      body: { reason: ' ' },
    }),
  ).toMatchObject({
    status: 422,
    errors: { reason: [expect.any(String)] },
  })
  await boss.call(taxDesk.refuse, {
    params: { tax_id: row?.tax_id ?? 0 },
    body: { reason: '폐업한 사업자예요.' },
  })
  await follow(od_id)
  expect(await receiptOf()).toMatchObject({ state: 'issued', is_self: true })
  // and the company may ask again
  expect((await minji.call(ownTax.show, { params: { od_id } })).data).toMatchObject({
    invoice: { state: 'refused', reason: '폐업한 사업자예요.' },
    closed: null,
  })
  expect((await minji.call(ownTax.ask, ask(od_id))).data.invoice?.state).toBe('requested')
})

test('an unpaid order waits; one that was cancelled can only be refused; a refund asks for a corrected one', async () => {
  const unpaid = await placedOrder()
  await unpaid.minji.call(ownTax.ask, ask(unpaid.od_id))
  const boss = await staff()
  const tax_id = (await rowOf(unpaid.od_id))?.tax_id ?? 0
  expect((await boss.call(taxDesk.issue, { body: { tax_ids: [tax_id] } })).data.left).toMatchObject(
    [{ message: '아직 입금하지 않은 주문이에요.' }],
  )
  await unpaid.minji.call(orders.cancel, { params: { od_id: unpaid.od_id }, body: {} })
  expect(
    (await boss.call(taxDesk.issue, { body: { tax_ids: [tax_id, 999_999_999] } })).data.left.map(
      ({ message }) => message,
    ),
  ).toEqual(['취소된 주문이에요. 이유를 적고 거절해 주세요.', '찾지 못한 신청이에요.'])
  const { minji, od_id } = await paid(2)
  await minji.call(ownTax.ask, ask(od_id))
  const row = await rowOf(od_id)
  await boss.call(taxDesk.issue, { body: { tax_ids: [row?.tax_id ?? 0] } })
  await house.db.execute(sql`update shop_order set od_refund_price = 1100 where od_id = ${od_id}`)
  expect(await rowOf(od_id)).toMatchObject({
    state: 'issued',
    changed: true,
    supply: row?.supply,
    now: { supply: (row?.supply ?? 0) - 1_000 },
  })
  expect(
    (await boss.call(taxDesk.issue, { body: { tax_ids: [row?.tax_id ?? 0] } })).data.issued,
  ).toBe(1)
  expect(await rowOf(od_id)).toMatchObject({ changed: false, supply: (row?.supply ?? 0) - 1_000 })
})

test('the days of the law: asked for until the tenth of the next month', async () => {
  const { minji, od_id } = await paid()
  await house.db.execute(
    sql`update shop_order set od_receipt_time = now() - interval '75 days' where od_id = ${od_id}`,
  )
  expect((await minji.call(ownTax.show, { params: { od_id } })).data.closed).toBe(
    '세금계산서는 결제한 다음 달 10일까지 신청할 수 있어요.',
  )
  expect(await minji.refused(ownTax.ask, ask(od_id))).toMatchObject({ status: 409 })
})

test('the file has what is paid and not yet issued, in the columns of the tax office, books apart', async () => {
  const { minji, od_id, total } = await paid(2)
  const boss = await staff()
  await minji.call(ownTax.ask, ask(od_id, { company: '=HYPERLINK("x")' }))
  await house.db.execute(sql`update shop_order set od_free_mny = 11000 where od_id = ${od_id}`)
  const read = async (kind: 'tax' | 'exempt') =>
    readCsv(await (await boss.file(taxDesk.file, { query: { kind } })).bytes.text())
  const [tax, exempt] = [await read('tax'), await read('exempt')]
  const [head = [], ...rows] = tax
  const cells = (table: string[][]) =>
    Object.fromEntries(
      (table.find((row) => row.includes(od_id)) ?? []).map((cell, at) => [
        table[0]?.[at] ?? '',
        cell,
      ]),
    )
  expect(rows.every((row) => row.length === head.length)).toBe(true)
  expect(cells(tax)).toMatchObject({
    종류: '01',
    '공급받는자 등록번호': '1208147521',
    '공급받는자 상호': '=HYPERLINK("x")',
    '영수(01)청구(02)': '01',
    현금: String(total - 11_000),
  })
  expect(cells(exempt)).toMatchObject({ 종류: '05', 공급가액: '11000' })
  expect(exempt[0]).not.toContain('세액')
})
