import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readCsv } from '#kernel/csv.ts'
import { houseCtx } from '#platform/context.ts'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { adminStatistics } from '#shop/statistics/admin-contract.ts'
import { addClicks } from '#shop/statistics/store/counters.ts'
import { testShop } from '#test/database.ts'
import { placedOrder } from '#test/ordering.ts'
import { shopper, staff } from '#test/shopper.ts'

const { house } = await testShop()
const ctx = houseCtx(house)
// days of their own, so that no other test's orders stand in them
const [day, next] = ['2025-03-04', '2025-03-05']
const period = { from: day, until: next }
const move = (od_id: string, at: string) =>
  ctx.db.execute(sql`update shop_order set od_time = ${at}::timestamptz where od_id = ${od_id}`)

test('what was ordered is counted by Korean day, product and category, and days without orders show', async () => {
  const boss = await staff()
  const [first, second, third] = [await placedOrder(2), await placedOrder(), await placedOrder(5)]
  // half past midnight in Korea is still the day before in UTC
  await move(first.od_id, '2025-03-03T15:30:00Z')
  await move(second.od_id, '2025-03-05T14:59:00Z')
  await move(third.od_id, '2025-03-04T03:00:00Z')
  await boss.call(adminOrders.cancel, { params: { od_id: third.od_id }, body: { reason: 'x' } })
  const byDay = await boss.call(adminStatistics.sales, {
    query: { from: day, until: '2025-03-06', sort: 'key', order: 'asc' },
  })
  expect(
    byDay.data.map(({ key, orders, units, krw }) => [key, orders, units, krw.ordered, krw.unpaid]),
  ).toEqual([
    [day, 2, 7, 70_000, 20_000],
    [next, 1, 1, 10_000, 10_000],
    ['2025-03-06', 0, 0, 0, 0],
  ])
  expect(byDay.series.map(({ key }) => key)).toEqual([day, next, '2025-03-06'])
  expect(byDay.sum).toMatchObject({
    orders: 3,
    krw: { ordered: 80_000, cancelled: 50_000, unpaid: 30_000, sold: 0, paid: 0, net: 0 },
  })
  expect(byDay.before).toMatchObject({ from: '2025-03-01', until: '2025-03-03', orders: 0 })
  const byProduct = await boss.call(adminStatistics.sales, {
    query: { ...period, by: 'product', sort: 'unpaid' },
  })
  expect(byProduct.data.map(({ key, krw }) => [key, krw.unpaid])).toEqual([
    [first.goods.it_id, 20_000],
    [second.goods.it_id, 10_000],
    [third.goods.it_id, 0],
  ])
  const byCategory = await boss.call(adminStatistics.sales, {
    query: { ...period, by: 'category' },
  })
  expect(byCategory.data.map(({ name_en, krw }) => [name_en, krw.ordered])).toEqual([
    ['Candle', 80_000],
  ])
  const past = { ...period, by: 'product', page: 9 } as const
  expect(await boss.call(adminStatistics.sales, { query: past })).toMatchObject({
    data: [],
    total: 3,
    most: 0,
  })
  const funnel = await boss.call(adminStatistics.funnel, { query: { ...period, order: 'asc' } })
  expect(funnel.data.map(({ order }) => order)).toEqual([2, 1])
})

test('order and finance staff see the sales, staff of goods do not', async () => {
  for (const staff_role of ['order', 'finance', 'content', 'accountant']) {
    const clerk = await shopper({ mb_id: `sales-${staff_role}`, staff_role })
    expect((await clerk.call(adminStatistics.sales, { query: period })).sum).toBeDefined()
  }
  const other = await shopper({ mb_id: 'sales-product', staff_role: 'product' })
  expect(await other.refused(adminStatistics.sales, { query: period })).toMatchObject({
    status: 403,
  })
})

test('a day has room for so many different clicks; the rest is counted under one name', async () => {
  const then = { ...ctx, now: new Date('2025-06-01T03:00:00Z') }
  await ctx.db.execute(
    sql`insert into click_day (day, click_type, click_id, platform, clicks) select '2025-06-01', 'tile', 'n' || n, 'pc', 1 from generate_series(1, 5000) n`,
  )
  const click = (click_id: string) => ({ click_id, click_type: 'tile', click_name: '' })
  await addClicks(then, [click('n7'), click('made-up-1'), click('made-up-2')], 'pc')
  const found = await ctx.db.execute(
    sql`select click_id, clicks from click_day where day = '2025-06-01' and (click_id in ('n7', '(others)') or click_id like 'made-up%') order by 1`,
  )
  expect(found.rows).toEqual([
    { click_id: '(others)', clicks: 2 },
    { click_id: 'n7', clicks: 2 },
  ])
  const june = { from: '2025-06-01', until: '2025-06-01' }
  const query = { ...june, per_page: 100, sort: 'clicks' } as const
  const boss = await staff()
  const first = await boss.call(adminStatistics.clicks, { query })
  expect([first.total, first.most, first.data[0]?.clicks]).toEqual([5_001, 2, 2])
  expect(await boss.call(adminStatistics.clicks, { query: { ...query, page: 99 } })).toMatchObject({
    data: [],
    total: 5_001,
    most: 2,
  })
})

test('a file has every row of its period, however many, and the same figures as the page', async () => {
  await ctx.db.execute(sql`
    insert into click_day (day, click_type, click_id, platform, clicks)
    select '2025-08-01'::date + n / 4000, 'tile', 'c' || n, 'pc', 1 + n % 3 from generate_series(0, 11999) n`)
  await ctx.db.execute(sql`
    insert into search_day (day, keyword, lang, searches, results)
    select '2025-08-01'::date + n / 6000, 'w' || n, 'ko', 1, n % 2 from generate_series(0, 10999) n`)
  const boss = await staff()
  const august = { from: '2025-08-01', until: '2025-08-31' }
  const csv = { ...august, csv: '1', per_page: 20 } as const
  type File = { bytes: Blob }
  const rowsOf = async ({ bytes }: File) => readCsv(await bytes.text()).slice(1)
  const clicks = await rowsOf(await boss.file(adminStatistics.clicks, { query: csv }))
  expect(new Set(clicks.map((row) => row[1])).size).toBe(12_000)
  expect(clicks.reduce((sum, row) => sum + Number(row[5]), 0)).toBe(24_000)
  expect([clicks[0]?.[5], clicks.at(-1)?.[5]]).toEqual(['3', '1'])
  const words = { query: { ...csv, none: '1' } } as const
  expect(await rowsOf(await boss.file(adminStatistics.words, words))).toHaveLength(5_500)
  const query = { ...period, by: 'product', sort: 'ordered' } as const
  const [page, sales] = [
    await boss.call(adminStatistics.sales, { query }),
    await rowsOf(await boss.file(adminStatistics.sales, { query: { ...query, csv: '1' } })),
  ]
  expect(sales.map((row) => [row[0], Number(row[3]), Number(row[4])])).toEqual(
    page.data.map(({ key, units, krw }) => [key, units, krw.ordered]),
  )
  const funnel = await rowsOf(await boss.file(adminStatistics.funnel, { query: csv }))
  expect(funnel.map(([day]) => day)).toHaveLength(31)
})
