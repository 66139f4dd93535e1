import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readCsv } from '#kernel/csv.ts'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { testShop } from '#test/database.ts'
import { sendWaybills } from '#test/errands.ts'
import { placedOrder } from '#test/ordering.ts'
import { sheetRows } from '#test/sheet-rows.ts'
import { shopper, staff } from '#test/shopper.ts'
import { tableOf } from '#test/table-of.ts'
import { courierForms, courierSheets } from './courier-contract.ts'
import { goodsWord } from './courier-rules.ts'
import { readWaybills } from './rules.ts'

const { house } = await testShop()
const boss = await staff()
const reason = '택배 접수'

async function paid(given: Parameters<typeof placedOrder>[1] = {}) {
  const { od_id, total } = await placedOrder(2, given)
  const body = { amount: total, reason: '통장에서 확인' }
  await boss.call(adminOrders.confirmDeposit, { params: { od_id }, body })
  return od_id
}

type Body = Parameters<typeof boss.file<typeof courierSheets.save>>[1]['body']
async function saved(ids: readonly string[], body: Omit<Body, 'reason'>) {
  const { name, bytes } = await boss.file(courierSheets.save, {
    query: { ids: ids.join(',') },
    body: { ...body, reason },
  })
  const rows =
    body.format === 'csv'
      ? readCsv(await bytes.text())
      : sheetRows(new Uint8Array(await bytes.arrayBuffer()))
  return { name, rows: rows ?? [] }
}

test.each(courierForms)('a sheet of the form %s brings its waybills back', async (courier) => {
  const [one, two] = [await paid(), await paid()]
  const { name, rows } = await saved([one, two], { courier, format: 'xlsx' })
  expect(name).toMatch(new RegExp(`^courier-${courier}-\\d{4}-\\d{2}-\\d{2}\\.xlsx$`))
  const [head = [], ...parcels] = rows
  expect(parcels).toHaveLength(2)
  const text = parcels.flat().join(' ')
  for (const word of ['010-', '서울', one, two]) expect(text).toContain(word)
  // as the courier's program returns it: the same rows, the empty column filled
  const at = head.findIndex((label) => /^운?송장번호$/.test(label))
  const mark = Date.now() + courierForms.indexOf(courier) * 10
  const returned = rows.map((cells, row) =>
    head.map((_, column) => (column === at && row > 0 ? `${mark + row}` : (cells[column] ?? ''))),
  )
  expect(readWaybills(tableOf(returned))).toHaveLength(2)
  const body = {
    text: returned.map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\n'),
    company: 'cj',
  }
  const { data } = await sendWaybills(boss, { body })
  expect(data.rows.map(({ od_id, verdict }) => [od_id, verdict])).toEqual([
    [one, 'done'],
    [two, 'done'],
  ])
})

test('only what waits to be sent is in it: not the unpaid, not what has left, of a part the rest', async () => {
  const [whole, sent, part] = [await paid(), await paid(), await paid()]
  const { od_id: unpaid } = await placedOrder()
  const ship = (od_id: string, od_invoice: string, lines?: { ct_id: number; qty: number }[]) =>
    boss.call(adminOrders.ship, { params: { od_id }, body: { company: 'cj', od_invoice, lines } })
  await ship(sent, '660000000001')
  const { data } = await boss.call(adminOrders.show, { params: { od_id: part } })
  await ship(part, '660000000002', [{ ct_id: data.lines[0]?.ct_id ?? 0, qty: 1 }])
  const ids = [whole, sent, part, unpaid]
  const preview = await boss.call(courierSheets.preview, { query: { ids: ids.join(',') } })
  expect(preview.data).toMatchObject({ orders: 2, abroad: 0 })
  const { rows } = await saved(ids, { courier: 'lotte', format: 'csv' })
  const [head = [], ...parcels] = rows
  const [order, units] = [head.indexOf('주문번호'), head.indexOf('내품수량1')]
  expect(parcels.map((cells) => [cells[order], cells[units]])).toEqual([
    [whole, '2'],
    [part, '1'],
  ])
})

test('an order of several boxes has a row for each, and each number comes back', async () => {
  const od_id = await paid()
  const boxes = [{ od_id, count: 3 }]
  const { rows } = await saved([od_id], { courier: 'cj', format: 'csv', boxes })
  const [head = [], ...parcels] = rows
  const goods = head.indexOf('품목명')
  expect(parcels.map((cells) => cells[goods]?.slice(0, 5))).toEqual(['(1/3)', '(2/3)', '(3/3)'])
  const taken = await sendWaybills(boss, {
    body: { rows: parcels.map((_, at) => ({ od_id, company: 'cj', invoice: `66000000010${at}` })) },
  })
  expect(taken.data.done).toBe(3)
  const wrong = await boss.refused(courierSheets.save, {
    query: { ids: od_id },
    body: { courier: 'cj', format: 'csv', boxes: [{ od_id, count: 21 }], reason },
  })
  expect(wrong.status).toBe(422)
})

test('a parcel abroad stands on the general sheet alone', async () => {
  const od_id = await paid()
  await house.db.execute(sql`update shop_order set country_code = 'US' where od_id = ${od_id}`)
  const ask = {
    query: { ids: od_id },
    body: { courier: 'cj' as const, format: 'csv' as const, reason },
  }
  const refused = await boss.refused(courierSheets.save, ask)
  expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ['courier']])
  const { rows } = await saved([od_id], { courier: 'general', format: 'csv' })
  expect(rows[1]).toContain('US')
})

test('it takes a reason, which is kept, and nobody but order staff gets one', async () => {
  const od_id = await paid()
  const ask = (why: string) => ({
    query: { ids: od_id },
    body: { courier: 'cj' as const, format: 'csv' as const, reason: why },
  })
  const refusal = await boss.refused(courierSheets.save, ask(' '))
  expect([refusal.status, Object.keys(refusal.errors)]).toEqual([422, ['reason']])
  const clerk = await shopper({ mb_id: 'courier_clerk', staff_role: 'order' })
  await clerk.file(courierSheets.save, ask('오늘 출고'))
  const { rows } = await house.db.execute(
    sql`select payload from event where name = 'list.saved' and actor = 'courier_clerk'`,
  )
  expect(rows).toMatchObject([{ payload: { lines: 1, whole: true, reason: '오늘 출고' } }])
  for (const staff_role of ['product', 'content', 'class', 'accountant']) {
    const other = await shopper({ mb_id: `courier_${staff_role}`, staff_role })
    expect((await other.refused(courierSheets.save, ask(reason))).status).toBe(403)
  }
})

test('many goods are named as far as they fit', () => {
  const goods = ['라벤더 향초', '시더 디퓨저', '히노키 룸스프레이'].map((name) => ({
    name,
    qty: 2,
  }))
  const parcel = { goods, nth: '', od_id: '', name: '', phone: '', zip: '' }
  const rest = { address: '', detail: '', country: 'KR', memo: '' }
  expect(goodsWord({ ...parcel, ...rest })).toBe(
    '라벤더 향초 2개, 시더 디퓨저 2개, 히노키 룸스프레이 2개',
  )
  expect(goodsWord({ ...parcel, ...rest }, 20)).toBe('라벤더 향초 2개 외 2건')
})
