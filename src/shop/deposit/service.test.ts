import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testShop } from '#test/database.ts'
import { placedOrder, stockOf } from '#test/ordering.ts'
import { shopper, staff } from '#test/shopper.ts'
import { adminOrders } from '../order/contract.ts'
import { deposits } from './contract.ts'

const { house } = await testShop()
let minute = 10
const csv = (...lines: [name: string, amount: number][]) =>
  [
    '거래일시,의뢰인,입금,출금,잔액',
    ...lines.map(([name, amount]) => `2026-03-14 ${String(10 + (minute % 10))}:${String(minute++ % 60).padStart(2, '0')}:00,${name},${amount},0,${minute * 1_000}`),
  ].join('\n')
const statusOf = async (od_id: string) => (await (await staff()).call(adminOrders.show, { params: { od_id } })).data.od_status

test('only staff of orders may upload', async () => {
  expect(await (await shopper()).refused(deposits.upload, { body: { text: csv(['x', 1]) } })).toMatchObject({ status: 401 })
  expect(await (await shopper({ mb_id: 'books2', staff_role: 'accountant' })).refused(deposits.upload, { body: { text: csv(['x', 1]) } })).toMatchObject({ status: 403 })
  expect(await (await staff()).refused(deposits.upload, { body: { text: 'a,b\nc,d' } })).toMatchObject({ status: 422, errors: { text: [expect.any(String)] } })
})

test('the exact deposit pays its order; the same file again does nothing', async () => {
  const { od_id, goods, total } = await placedOrder(1, { od_deposit_name: '유일한이름', od_name: '유일한이름' })
  const boss = await staff()
  const text = csv(['유일한이름', total], ['아무개', 77])
  expect((await boss.call(deposits.preview, { body: { text } })).data.lines).toMatchObject([
    { verdict: 'match', od_id, known: false },
    { verdict: 'queue', why: 'none' },
  ])
  expect(await statusOf(od_id)).toBe('주문')
  expect((await boss.call(deposits.upload, { body: { text } })).data).toEqual({ added: 2, matched: 1, queued: 1, known: 0 })
  expect((await boss.call(deposits.upload, { body: { text } })).data).toEqual({ added: 0, matched: 0, queued: 0, known: 2 })
  expect([await statusOf(od_id), await stockOf(goods.io_no)]).toEqual(['입금', { stock: 99, reserved: 0 }])
})

test('too little waits with the order as its candidate, and a person takes it in once', async () => {
  const { od_id, total } = await placedOrder(1, { od_deposit_name: '덜보낸이', od_name: '덜보낸이' })
  const boss = await staff()
  await boss.call(deposits.upload, { body: { text: csv(['덜보낸이', total - 1_000]) } })
  const { data } = await boss.call(deposits.list, { query: { keyword: '덜보낸이' } })
  expect(data).toMatchObject([{ state: 'queued', why: 'amount', candidates: expect.arrayContaining([expect.objectContaining({ od_id, misu: total })]) }])
  const match = { params: { dep_id: String(data[0]?.dep_id) }, body: { od_id } }
  await boss.call(deposits.match, match)
  expect(await boss.refused(deposits.match, match)).toMatchObject({ status: 409 })
  const kept = await house.db.execute(sql`select od_status, od_receipt_price from shop_order where od_id = ${od_id}`)
  expect(kept.rows).toEqual([{ od_status: '주문', od_receipt_price: total - 1_000 }])
})

test('two orders of one name and amount are never matched by themselves', async () => {
  const [one, two] = [await placedOrder(1, { od_deposit_name: '쌍둥이', od_name: '쌍둥이' }), await placedOrder(1, { od_deposit_name: '쌍둥이', od_name: '쌍둥이' })]
  const boss = await staff()
  await boss.call(deposits.upload, { body: { text: csv(['쌍둥이', one.total]) } })
  expect([await statusOf(one.od_id), await statusOf(two.od_id)]).toEqual(['주문', '주문'])
  const { data } = await boss.call(deposits.list, { query: { keyword: '쌍둥이' } })
  expect(data).toMatchObject([{ why: 'many', candidates: expect.arrayContaining([expect.objectContaining({ od_id: two.od_id })]) }])
  await boss.call(deposits.ignore, { params: { dep_id: String(data[0]?.dep_id) } })
})
