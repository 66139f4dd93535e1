import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readCsv } from '#kernel/csv.ts'
import { houseCtx } from '#platform/context.ts'
import { putCredit } from '#shop/credit/service/move-credit.ts'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { testShop } from '#test/database.ts'
import { stockItem } from '#test/goods.ts'
import { fill, place, placedOrder } from '#test/ordering.ts'
import { sheetRows } from '#test/sheet-rows.ts'
import { shopper, staff } from '#test/shopper.ts'

const { house } = await testShop()
const boss = await staff()
const run = (query: ReturnType<typeof sql>) => house.db.execute(query)

type List = NonNullable<Parameters<typeof boss.call<typeof adminOrders.list>>[1]['query']>
const found = async (ids: readonly string[], query: List) => {
  const { data, total, counts } = await boss.call(adminOrders.list, {
    query: { ids: ids.join(','), ...query },
  })
  expect([total, counts.all]).toEqual([data.length, data.length])
  return data.map(({ od_id }) => od_id)
}

test('orders are narrowed by payment, money, country, buyer, part payment, memo, claim, present and product', async () => {
  const [plain, other] = [await placedOrder(), await placedOrder()]
  const ids = [plain.od_id, other.od_id]
  const only = async (query: List, change: ReturnType<typeof sql>) => {
    await run(sql`update shop_order set ${change} where od_id = ${other.od_id}`)
    expect(await found(ids, query)).toEqual([other.od_id])
  }
  await only({ settle: '신용카드' }, sql`od_settle_case = '신용카드'`)
  expect(await found(ids, { settle: '무통장' })).toEqual([plain.od_id])
  await only({ currency: 'usd' }, sql`currency = 'usd'`)
  await only({ country: 'US' }, sql`country_code = 'US'`)
  await only({ buyer: 'member' }, sql`mb_id = 'somebody'`)
  expect(await found(ids, { buyer: 'guest' })).toEqual([plain.od_id])
  await only({ partly: '1' }, sql`od_receipt_price = 1000`)
  await run(sql`update shop_order set od_memo = '' where od_id = ${plain.od_id}`)
  await only({ memo: '1' }, sql`od_shop_memo = '확인'`)
  await only({ gift: '1' }, sql`od_gift = true`)
  expect(await found(ids, { it_id: other.goods.it_id })).toEqual([other.od_id])
  expect(await found(ids, { claim: '1' })).toEqual([])
  await run(sql`insert into claim (od_id, kind, state, reason, lang, pickup, quote, fee, requested_at)
    values (${other.od_id}, 'return', 'requested', 'mind', 'kr', 'shop', '{}', 0, now())`)
  expect(await found(ids, { claim: '1', gift: '1', currency: 'usd' })).toEqual([other.od_id])
  // half a claim, which no list of claims could show
  await run(sql`delete from claim where od_id = ${other.od_id}`)
  for (const query of [{ settle: 'cash' }, { country: 'usa' }, { ids: 'a b' }])
    expect((await boss.refused(adminOrders.list, { query: query as List })).status).toBe(422)
})

test('goods that were sent back are not counted among those of an order', async () => {
  const who = await shopper()
  const [one, two] = [await stockItem(house), await stockItem(house)]
  await fill(who, one, 2)
  const { totals } = await fill(who, two)
  const od_id = await place(who, { expected_total: totals.total })
  const goods = async () =>
    (await boss.call(adminOrders.list, { query: { ids: od_id } })).data[0]?.goods
  expect(await goods()).toContain('외 1건')
  // one of two units came back: a line of its own, but nothing new was bought
  await run(sql`insert into order_line (od_id, it_id, io_no, io_type, it_name, it_name_en, ct_option, ct_option_en, thumb_image, ct_price, ct_qty, ct_status, ct_from)
    select od_id, it_id, io_no, io_type, it_name, it_name_en, ct_option, ct_option_en, thumb_image, ct_price, 1, '반품', ct_id from order_line where od_id = ${od_id} and it_id = ${one.it_id}`)
  expect(await goods()).toContain('외 1건')
  await run(
    sql`update order_line set ct_status = '반품' where od_id = ${od_id} and it_id = ${two.it_id}`,
  )
  expect(await goods()).not.toContain('외')
})

type Body = Parameters<typeof boss.file<typeof adminOrders.sheet>>[1]['body']
async function saved(ids: readonly string[], body: Body) {
  const { name, bytes } = await boss.file(adminOrders.sheet, {
    query: { ids: ids.join(',') },
    body,
  })
  const rows =
    body.format === 'csv'
      ? readCsv(await bytes.text())
      : sheetRows(new Uint8Array(await bytes.arrayBuffer()))
  return { name, rows: rows ?? [] }
}

test('the orders of a list come as a file, by order or by line, masked', async () => {
  const who = await shopper()
  await fill(who, await stockItem(house, { it_name: '모과 비누' }), 2)
  const { totals } = await fill(who, await stockItem(house, { it_name: '유자 향초' }))
  const od_id = await place(who, { expected_total: totals.total, od_memo: '공동현관 1234' })
  const { name, rows } = await saved([od_id], { format: 'xlsx' })
  expect(name).toMatch(/^orders-\d{4}-\d{2}-\d{2}\.xlsx$/)
  expect(rows).toHaveLength(2)
  const [head = [], row = []] = rows
  const cell = (label: string) => row[head.indexOf(label)]
  expect([cell('주문번호'), cell('수량'), cell('주문 금액')]).toEqual([
    od_id,
    '3',
    `${totals.total}`,
  ])
  expect(cell('상품')).toBe('모과 비누 (용량: 50 ml) × 2, 유자 향초 (용량: 50 ml) × 1')
  // to the second, for a spreadsheet that is to reckon with it
  expect(cell('주문 시각')).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)
  expect(cell('주문자 전화')).toMatch(/\*{4}/)
  expect(head).not.toContain('주소')
  expect(row.join()).not.toMatch(/공동현관|서울/)
  const lines = await saved([od_id], {
    format: 'csv',
    per: 'line',
    columns: ['od_id', 'goods', 'qty', 'price'],
  })
  expect(lines.rows).toEqual([
    ['주문번호', '상품', '수량', '단가'],
    [od_id, '모과 비누', '2', '10000'],
    [od_id, '유자 향초', '1', '10000'],
  ])
})

test('a file says what of the money came from the balance and what is owed', async () => {
  const mb_id = 'orders_sheet_balance'
  const minji = await shopper({ mb_id })
  const rel = { rel_table: 'test', rel_id: mb_id, rel_action: 'came' }
  await putCredit(houseCtx(house), { mb_id, amount: 3_000, content: '더 입금한 금액', rel })
  const { totals } = await fill(minji, await stockItem(house))
  const given = { expected_total: totals.total, credit: 3_000, od_pwd: undefined }
  const od_id = await place(minji, given)
  const columns = ['total', 'paid', 'credit', 'on_account'] as const
  const read = async () => (await saved([od_id], { format: 'csv', columns: [...columns] })).rows
  expect(await read()).toEqual([
    ['주문 금액', '받은 금액', '그중 예치금', '그중 외상'],
    ['14000', '3000', '3000', ''],
  ])
  await run(
    sql`update shop_order set od_due_on = '2026-12-31', od_settle_case = '외상', od_status = '입금', od_receipt_price = 14000 where od_id = ${od_id}`,
  )
  expect((await read())[1]).toEqual(['14000', '14000', '3000', '11000'])
  const { rows } = await saved([od_id], { format: 'csv', columns: ['od_status'] })
  expect(rows[1]).toEqual(['외상 접수'])
})

test('the whole data takes a reason, which is kept; a dollar has its cents', async () => {
  const { od_id } = await placedOrder()
  await run(
    sql`update shop_order set currency = 'usd', od_cart_price = 1234 where od_id = ${od_id}`,
  )
  const refusal = await boss.refused(adminOrders.sheet, {
    query: {},
    body: { format: 'csv', whole: true },
  })
  expect([refusal.status, Object.keys(refusal.errors)]).toEqual([422, ['reason']])
  const reason = `세무 확인 ${od_id}`
  const { rows } = await saved([od_id], { format: 'csv', whole: true, reason })
  expect(rows[0]).toContain('주소')
  expect(rows[1]).toContain('12.34')
  const logged = await run(
    sql`select 1 from event where name = 'list.saved' and payload->>'reason' = ${reason} and payload->>'whole' = 'true'`,
  )
  expect(logged.rows).toHaveLength(1)
})

test('whoever reads the books takes the orders of a period masked, and masked alone', async () => {
  const { od_id } = await placedOrder()
  const books = await shopper({ mb_id: 'orders_sheet_books', staff_role: 'accountant' })
  const query = { ids: od_id }
  const { bytes } = await books.file(adminOrders.sheet, { query, body: { format: 'csv' } })
  const [head = [], row = []] = readCsv(await bytes.text()) ?? []
  expect(row).toContain(od_id)
  expect(head).not.toContain('주소')
  expect(row.join()).toMatch(/010-\*{4}-/)
  const body = { format: 'csv' as const, whole: true, reason: '세무서에 보낼 목록' }
  expect((await books.refused(adminOrders.sheet, { query, body })).status).toBe(403)
})

test.each(['product', 'content', 'class'])('staff of %s get no file of orders', async (role) => {
  const other = await shopper({ mb_id: `orders_sheet_${role}`, staff_role: role })
  const refusal = await other.refused(adminOrders.sheet, { query: {}, body: { format: 'csv' } })
  expect(refusal.status).toBe(403)
})
