import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { koreanToday } from '#kernel/korean-time.ts'
import { houseCtx } from '#platform/context.ts'
import { adminStatistics } from '#shop/statistics/admin-contract.ts'
import { statistics } from '#shop/statistics/contract.ts'
import { analyticsSession } from '#shop/statistics/tables.ts'
import { testShop } from '#test/database.ts'
import { shopper, staff } from '#test/shopper.ts'

const { house } = await testShop()
const { db } = houseCtx(house)
const today = koreanToday()
const period = { from: today, until: today }

test('a click is counted by day, place and platform, without a person', async () => {
  const [guest, boss] = [await shopper(), await staff()]
  const click = { click_id: '/shop/best-seller', click_type: 'menu', click_name: '베스트' }
  await guest.call(statistics.click, { body: { ...click, platform: 'pc' } })
  await guest.call(statistics.visit, {
    body: {
      platform: 'mobile',
      clicks: [click, click, { ...click, click_id: '/shop/new-item', click_name: '신상품' }],
    },
  })
  const { data, types } = await boss.call(adminStatistics.clicks, {
    query: { ...period, click_type: 'menu' },
  })
  expect(data[0]).toEqual({ ...click, pc: 1, mobile: 2, clicks: 3 })
  expect(data).toHaveLength(2)
  expect(types).toContainEqual({ click_type: 'menu', clicks: 4 })
  const columns = await db.execute<{ column_name: string }>(
    sql`select column_name from information_schema.columns where table_name = 'click_day'`,
  )
  expect(columns.rows.map((row) => row.column_name).sort()).toEqual([
    'click_id',
    'click_name',
    'click_type',
    'clicks',
    'day',
    'platform',
  ])
})

test.each([
  [{ platform: 'tv' }, 'platform'],
  [{ click_type: '<script>' }, 'click_type'],
  [{ click_id: '' }, 'click_id'],
  [{ click_name: '가'.repeat(121) }, 'click_name'],
])('a click with %o is refused at its field', async (wrong, field) => {
  const guest = await shopper()
  const body = {
    click_id: '1',
    click_type: 'tile',
    click_name: '캔들',
    platform: 'pc' as const,
    ...wrong,
  } as Parameters<typeof guest.call<typeof statistics.click>>[1]['body']
  const refusal = await guest.refused(statistics.click, { body })
  expect([refusal.status, Object.keys(refusal.errors)]).toEqual([422, [field]])
})

test('a flood of clicks is stopped', async () => {
  const guest = await shopper()
  const body = { click_id: '1', click_type: 'flood', click_name: '', platform: 'pc' as const }
  for (let times = 0; times < 60; times++) await guest.call(statistics.click, { body })
  expect((await guest.refused(statistics.click, { body })).status).toBe(429)
})

test('a searched word is counted with what it finds; one that names a person is not', async () => {
  const [guest, boss] = [await shopper(), await staff()]
  const words = ['  없는   향기 ', 'minji@mail.example', '010-1234-5678']
  const counted = () => boss.call(adminStatistics.words, { query: { ...period, none: '1' } })
  // words that other tests of this worker's shop searched
  const before = await counted()
  const known = before.data.map(({ keyword }) => keyword)
  for (let times = 0; times < 2; times++)
    await guest.call(statistics.visit, { body: { platform: 'pc', words } })
  const { data, counts } = await counted()
  const added = data.filter(({ keyword }) => !known.includes(keyword))
  expect(added.map(({ keyword, searches, results }) => ({ keyword, searches, results }))).toEqual([
    { keyword: '없는 향기', searches: 2, results: 0 },
  ])
  expect(counts).toEqual({ all: before.counts.all + 1, none: before.counts.none + 1 })
})

test('the steps of a visit and the orders of the day stand side by side, each day once', async () => {
  const [guest, boss] = [await shopper(), await staff()]
  await guest.call(statistics.visit, {
    body: { platform: 'pc', steps: ['product', 'product', 'cart'] },
  })
  const { data, sum, total } = await boss.call(adminStatistics.funnel, {
    query: { from: koreanToday(-2), until: today },
  })
  expect(
    data.map(({ day, product, cart, order_form }) => [day, product, cart, order_form])[0],
  ).toEqual([today, 1, 1, 0])
  expect([total, data.length, sum.product]).toEqual([3, 3, 1])
})

test('an id of analytics is kept only for a visitor who agreed', async () => {
  const guest = await shopper()
  const body = { ga_client_id: '123456789.1700000000' }
  expect(await guest.call(statistics.session, { body })).toEqual({ data: { stored: false } })
  const agreed = await shopper({ language: 'kr.krw; odemoa_analytics=yes' })
  expect(await agreed.call(statistics.session, { body })).toEqual({ data: { stored: true } })
  expect(await db.select({ id: analyticsSession.ga_client_id }).from(analyticsSession)).toEqual([
    { id: body.ga_client_id },
  ])
  const refusal = await guest.refused(statistics.session, { body: { ga_client_id: '<b>' } })
  expect([refusal.status, Object.keys(refusal.errors)]).toEqual([422, ['ga_client_id']])
})

test('a report covers at most a year and knows its sorts', async () => {
  const boss = await staff()
  const long = await boss.refused(adminStatistics.sales, {
    query: { from: '2024-01-01', until: '2025-12-31' },
  })
  expect([long.status, Object.keys(long.errors)]).toEqual([422, ['from']])
  const sort = await boss.refused(adminStatistics.clicks, {
    query: { ...period, sort: 'click_id; drop table' as 'clicks' },
  })
  expect([sort.status, Object.keys(sort.errors)]).toEqual([422, ['sort']])
})

test('figures are for the owner, order, finance and content staff and the accountant', async () => {
  for (const who of [
    { mb_id: 'curious_of_figures' },
    { mb_id: 'printer_of_figures', staff_role: 'product' },
  ]) {
    const one = await shopper(who)
    for (const endpoint of Object.values(adminStatistics))
      expect((await one.refused(endpoint, { query: period })).status).toBe(403)
  }
  const accountant = await shopper({ mb_id: 'reader_of_figures', staff_role: 'accountant' })
  expect((await accountant.call(adminStatistics.sales, { query: period })).sum).toMatchObject({
    orders: expect.any(Number),
  })
})
