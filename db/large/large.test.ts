import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openForBusiness } from '#db/seed.ts'
import { houseCtx } from '#platform/context.ts'
import { products } from '#shop/catalog/contract.ts'
import { adminStatistics } from '#shop/statistics/admin-contract.ts'
import { filledShop } from '#test/filled-shop.ts'
import { shopper } from '#test/shopper.ts'
import { grow } from './grow.ts'

test('a small shop grows: goods that are found, orders with their money, members and clicks', async () => {
  const { house, close } = await filledShop({ empty: true })
  await openForBusiness({ ...house, config: { ...house.config, OWNER_PASSWORD: 'owner-pass-1' } })
  const ctx = houseCtx(house)
  const lines: string[] = []
  const sizes = { products: 500, orders: 900, members: 120, clicks: 3_000 }
  const clicksBefore = await sum('click_day', 'clicks')
  await grow(ctx, sizes, (line) => lines.push(line))

  async function sum(table: string, column: string): Promise<number> {
    const { rows } = await ctx.db.execute<{ sum: number }>(
      sql`select coalesce(sum(${sql.identifier(column)}), 0)::int as sum from ${sql.identifier(table)}`,
    )
    return rows[0]?.sum ?? 0
  }
  async function count(of: ReturnType<typeof sql>): Promise<number> {
    const { rows } = await ctx.db.execute<{ count: number }>(
      sql`select count(*)::int as count from ${of}`,
    )
    return rows[0]?.count ?? 0
  }
  expect(await count(sql`item`)).toBe(500)
  expect(await count(sql`shop_order`)).toBe(900)
  expect(await count(sql`member`)).toBe(120)
  expect((await sum('click_day', 'clicks')) - clicksBefore).toBe(3_000)
  expect(lines.map((line) => line.split(/\s{2,}/)[0])).toEqual([
    'members',
    'products',
    'orders, lines, payments',
    'rows of lists and search',
    'clicks and searches',
    'tidying up',
    'sums of sales',
    expect.stringMatching(/^done in \d/),
  ])

  // the sums of past days stand ready
  expect(await count(sql`sales_kept`)).toBeGreaterThan(0)

  // every order has lines, and whatever was received was paid by something
  expect(
    await count(
      sql`shop_order o where not exists (select 1 from order_line l where l.od_id = o.od_id)`,
    ),
  ).toBe(0)
  expect(
    await count(sql`(select o.od_id from shop_order o join payment p on p.od_id = o.od_id and p.status = 'paid'
      where o.cart_key like 'lot-%' group by o.od_id having sum(p.amount) <> max(o.od_receipt_price)) x`),
  ).toBe(0)
  expect(
    await count(
      sql`shop_order o where o.cart_key like 'lot-%' and o.od_receipt_price > 0 and o.od_status <> '취소' and not exists (select 1 from payment p where p.od_id = o.od_id)`,
    ),
  ).toBe(0)
  // indexes that were dropped are there again
  expect(
    await count(
      sql`pg_indexes where indexname in ('shop_order_find', 'order_line_find', 'item_name', 'member_find')`,
    ),
  ).toBe(4)

  const guest = await shopper({ house })
  const { data, total } = await guest.call(products.list, {
    query: { keyword: '히노키 로트', sort: 'fit' },
  })
  expect(total).toBeGreaterThan(10)
  expect(data[0]?.it_name).toMatch(/히노키.* 로트 \d+/)

  const boss = await shopper({ house, mb_id: 'owner', staff_role: 'owner' })
  const day = (ago: number) => new Date(Date.now() - ago * 86_400e3).toISOString().slice(0, 10)
  const report = await boss.call(adminStatistics.sales, {
    query: { from: day(60), until: day(30), by: 'month' },
  })
  expect(JSON.stringify(report)).toMatch(/"paid":[1-9]/)
  await close()
}, 180_000)
