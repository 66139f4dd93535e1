import { sql } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { manyOrders } from '#shop/order/contract/many.ts'
import { testShop } from '#test/database.ts'
import { stockItem } from '#test/goods.ts'
import { fill, place } from '#test/ordering.ts'
import { shopper, staff } from '#test/shopper.ts'

const { house } = await testShop()
const boss = await staff()

type Bought = readonly (readonly [Awaited<ReturnType<typeof stockItem>>, number])[]
async function paid(bought: Bought, given: Parameters<typeof place>[1] = {}) {
  const who = await shopper()
  let total = 0
  for (const [goods, qty] of bought) total = (await fill(who, goods, qty)).totals.total
  const od_id = await place(who, { expected_total: total, ...given })
  const body = { amount: total, reason: '통장에서 확인' }
  await boss.call(adminOrders.confirmDeposit, { params: { od_id }, body })
  return od_id
}
const text = async (kind: string, ids: readonly string[]) =>
  (await boss.call(manyOrders.text, { params: { kind }, query: { ids: ids.join(',') } })).data

test('one list picks the goods of several orders: each once, made to order marked', async () => {
  const [soap, bottle] = [
    await stockItem(house, { it_name: '가온 비누' }),
    await stockItem(house, { it_name: '나만의 병' }),
  ]
  const one = await paid([
    [soap, 2],
    [bottle, 1],
  ])
  await house.db.execute(
    sql`update order_line set ct_no_return = 'custom' where it_id = ${bottle.it_id}`,
  )
  const two = await paid([[soap, 3]])
  const sent = await paid([[soap, 1]])
  await boss.call(adminOrders.ship, {
    params: { od_id: sent },
    body: { company: 'cj', od_invoice: '670000000001' },
  })
  const { papers, left } = await text('pick-list', [one, two, sent])
  expect(papers).toHaveLength(1)
  const [paper] = papers
  expect(paper?.rows.map(([, name, , qty, orders]) => [name?.split('\n')[0], qty, orders])).toEqual(
    [
      ['가온 비누', '5', `${one} × 2\n${two} × 3`],
      ['나만의 병', '1', one],
    ],
  )
  expect(paper?.rows.map(([, name]) => name?.includes('주문 제작'))).toEqual([false, true])
  expect(left.map(({ od_id }) => od_id)).toEqual([sent])
})

test('the slips of several orders are one document, a present among them without prices', async () => {
  const goods = await stockItem(house)
  const [plain, present] = [await paid([[goods, 1]]), await paid([[goods, 1]])]
  await house.db.execute(sql`update shop_order set od_gift = true where od_id = ${present}`)
  const { papers, left } = await text('packing-slip', [present, plain])
  expect([papers.map(({ number }) => number), left]).toEqual([[plain, present], []])
  expect(papers.map(({ columns }) => columns.some(({ label }) => label === '단가'))).toEqual([
    true,
    false,
  ])
  const { bytes } = await boss.file(manyOrders.pdf, {
    params: { kind: 'packing-slip' },
    query: { ids: [plain, present].join(',') },
  })
  const pages = await extractText(await getDocumentProxy(new Uint8Array(await bytes.arrayBuffer())))
  expect(pages.totalPages).toBe(2)
  expect(pages.text.map((page) => [page.includes(plain), page.includes('1 / 1')])).toEqual([
    [true, true],
    [false, true],
  ])
})

test('labels name the receiver, and a cancelled order has none', async () => {
  const goods = await stockItem(house)
  const [kept, cancelled] = [await paid([[goods, 1]]), await paid([[goods, 1]])]
  await boss.call(adminOrders.cancel, {
    params: { od_id: cancelled },
    body: {
      reason: '고객 요청',
      account: { bank: '88', number: '110123456789', holder: '민지' },
    },
  })
  const ids = [kept, cancelled].join(',')
  const { data } = await boss.call(manyOrders.labels, { query: { ids } })
  expect(data.labels).toMatchObject([{ od_id: kept, phone: expect.stringMatching(/^010-/) }])
  expect(data.left.map(({ od_id }) => od_id)).toEqual([cancelled])
})

test('only order staff print and note; the accountant may look', async () => {
  const od_id = await paid([[await stockItem(house), 1]])
  const clerk = await shopper({ mb_id: 'papers_product', staff_role: 'product' })
  const reader = await shopper({ mb_id: 'papers_accountant', staff_role: 'accountant' })
  const query = { ids: od_id }
  for (const kind of ['packing-slip', 'pick-list'])
    expect((await clerk.refused(manyOrders.text, { params: { kind }, query })).status).toBe(403)
  expect((await clerk.refused(manyOrders.labels, { query })).status).toBe(403)
  const body = { ids: [od_id], memo: '메모' }
  for (const who of [clerk, reader])
    expect((await who.refused(manyOrders.memo, { body })).status).toBe(403)
  expect((await reader.call(manyOrders.labels, { query })).data.labels).toHaveLength(1)
  expect((await boss.refused(manyOrders.text, { params: { kind: 'x' }, query })).status).toBe(404)
})
