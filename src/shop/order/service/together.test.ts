import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { products } from '#shop/catalog/contract.ts'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { testShop } from '#test/database.ts'
import { type Goods, stockItem } from '#test/goods.ts'
import { fill, place } from '#test/ordering.ts'
import { shopper, staff } from '#test/shopper.ts'
import { refreshTogether } from './together.ts'

const { house } = await testShop()

async function order(goods: readonly Goods[], paid = true) {
  const who = await shopper()
  let total = 0
  for (const one of goods) total = (await fill(who, one)).totals.total
  const od_id = await place(who, { expected_total: total })
  if (paid)
    await (await staff()).call(adminOrders.confirmDeposit, {
      params: { od_id },
      body: { amount: total, reason: '통장에서 확인' },
    })
}

test('goods bought twice in one order stand under each other, the most frequent first', async () => {
  const [candle, wick, jar, rare, unpaid] = [
    await stockItem(house),
    await stockItem(house),
    await stockItem(house),
    await stockItem(house),
    await stockItem(house),
  ]
  for (let at = 0; at < 2; at++) {
    await order([candle, wick])
    await order([candle, unpaid], false)
  }
  for (let at = 0; at < 3; at++) await order([candle, jar])
  await order([candle, rare])
  await refreshTogether(house)

  const of = async ({ it_id }: Goods) =>
    (await (await shopper()).call(products.together, { params: { it_id } })).data.map(
      (tile) => tile.it_id,
    )
  expect(await of(candle)).toEqual([jar.it_id, wick.it_id])
  expect(await of(wick)).toEqual([candle.it_id])
  expect(await of(rare)).toEqual([])

  // sold out goods are nothing to add
  await house.db.execute(sql`update tile set in_stock = false where it_id = ${jar.it_id}`)
  house.kept.drop(['catalog'])
  expect(await of(candle)).toEqual([wick.it_id])
})
