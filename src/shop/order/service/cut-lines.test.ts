import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, expect, inject, test } from 'vitest'
import { Refusal } from '#kernel/client.ts'
import { houseCtx } from '#platform/context.ts'
import { carts } from '#shop/cart/contract.ts'
import { insertSettings } from '#shop/setting/store.ts'
import { ask } from '#test/database-server.ts'
import { filledShop } from '#test/filled-shop.ts'
import { stockItem } from '#test/goods.ts'
import { place } from '#test/ordering.ts'
import { sampleSettings } from '#test/settings.ts'
import { shopper } from '#test/shopper.ts'

const rounds = 12
const { house: shop, close } = await filledShop({ empty: true })
// connections that are cut are told of, a thousand lines of it
const house = { ...shop, log: shop.log.child({}, { level: 'silent' }) }
afterAll(close)
await insertSettings(
  houseCtx(house),
  Object.entries(sampleSettings).map(([name, value]) => ({ name, value })),
)
const name = new URL(house.databaseUrl).pathname.slice(1)
const goesOn = () =>
  expect
    .poll(() =>
      house.db.execute(sql`select 1`).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true)
const cutAll = () =>
  ask(
    inject('database').url,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  )

// case 191
test(`all connections cut in the middle of orders, ${rounds} times: an order is there whole or not at all, and the shop goes on`, async () => {
  const ends = { ordered: 0, cut: 0 }
  for (let round = 0; round < rounds; round++) {
    const goods = await stockItem(house)
    const buyers = await Promise.all(Array.from({ length: 6 }, () => shopper({ house })))
    for (const buyer of buyers)
      await buyer.call(carts.add, {
        body: { it_id: goods.it_id, options: [{ io_no: goods.io_no, ct_qty: 1 }] },
      })
    let answered = 0
    const placing = Promise.all(
      buyers.map((buyer) =>
        place(buyer)
          .then(
            () => 201,
            (error: unknown) => (error instanceof Refusal ? error.status : String(error)),
          )
          .finally(() => answered++),
      ),
    )
    // at any moment, and right after some were told, however slow the machine is
    if (round % 2) await expect.poll(() => answered, { interval: 1 }).toBeGreaterThan(round % 5)
    else await sleep(Math.random() * 40)
    await cutAll()
    const said = await placing
    await goesOn()
    expect(said.filter((status) => status !== 201 && status !== 503)).toEqual([])
    const { rows } = await house.db.execute<{
      cart_key: string
      lines: number
      sum: number
      total: number
    }>(sql`
      select o.cart_key, count(l.*)::int as lines, coalesce(sum(l.ct_qty), 0)::int as sum, (select count(*)::int from event e where e.subject = o.od_id and e.name = 'order.placed') as total
      from shop_order o left join order_line l using (od_id)
      where o.cart_key in ${buyers.map(({ cart_key }) => cart_key)} group by o.od_id, o.cart_key`)
    // whoever was told yes has an order; whoever was told nothing has one or none, and never a half
    for (const [at, buyer] of buyers.entries()) {
      const own = rows.filter(({ cart_key }) => cart_key === buyer.cart_key)
      expect(own.length).toBeLessThan(2)
      if (said[at] === 201) expect(own).toHaveLength(1)
      expect(own.every(({ lines, sum, total }) => lines === 1 && sum === 1 && total === 1)).toBe(
        true,
      )
    }
    const stock = await house.db.execute<{ reserved: number }>(
      sql`select io_reserved_qty as reserved from item_option where io_no = ${goods.io_no}`,
    )
    expect(stock.rows).toEqual([{ reserved: rows.length }])
    ends.ordered += said.filter((status) => status === 201).length
    ends.cut += said.filter((status) => status === 503).length
  }
  // both have happened, or nothing was tried
  expect(Math.min(ends.ordered, ends.cut)).toBeGreaterThan(0)
}, 120_000)
