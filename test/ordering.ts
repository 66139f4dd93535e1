import { sql } from 'drizzle-orm'
import type { House } from '#platform/context.ts'
import { carts } from '#shop/cart/contract.ts'
import { adminOrders } from '#shop/order/contract/desk.ts'
import type { OrderFormTyped } from '#shop/order/contract/place.ts'
import { orders } from '#shop/order/contract/place.ts'
import { orderForm } from '#shop/order/sample.ts'
import { testShop } from './database.ts'
import { type Goods, stockItem } from './goods.ts'
import { type Shopper, shopper, staff } from './shopper.ts'

export async function fill(who: Shopper, goods: Goods, ct_qty = 1) {
  return (
    await who.call(carts.add, {
      body: { it_id: goods.it_id, options: [{ io_no: goods.io_no, ct_qty }] },
    })
  ).data
}

/** One unit in the cart of each, in place of what was there: a crowd is ready at once. */
export async function fillCarts(
  crowd: readonly { cart_key: string }[],
  goods: Goods,
  given?: House,
) {
  const house = given ?? (await testShop()).house
  const keys = `{${crowd.map(({ cart_key }) => cart_key).join(',')}}`
  await house.db.execute(sql`delete from cart_line where cart_key = any(${keys}::text[])`)
  await house.db.execute(sql`
    insert into cart_line (cart_key, it_id, io_no, ct_qty, ct_price, ct_price_usd)
    select key, ${goods.it_id}, ${goods.io_no}, 1, 10000, 1000 from unnest(${keys}::text[]) key`)
}

export async function place(
  who: Shopper,
  given: Partial<OrderFormTyped> = {},
  key?: string,
): Promise<string> {
  return (
    await who.call(orders.place, { body: orderForm(given) }, key ? { 'idempotency-key': key } : {})
  ).data.od_id
}

/** A guest's unpaid order of one item (14,000 won), with its buyer and its goods. */
export async function placedOrder(ct_qty = 1, given: Partial<OrderFormTyped> = {}) {
  const { house } = await testShop()
  const [minji, goods] = [await shopper(), await stockItem(house)]
  const { totals } = await fill(minji, goods, ct_qty)
  return {
    minji,
    goods,
    od_id: await place(minji, { expected_total: totals.total, ...given }),
    total: totals.total,
  }
}

export async function stockOf(io_no: number): Promise<{ stock: number; reserved: number }> {
  const { house } = await testShop()
  const found = await house.db.execute<{ stock: number; reserved: number }>(
    sql`select io_stock_qty as stock, io_reserved_qty as reserved from item_option where io_no = ${io_no}`,
  )
  return found.rows[0] ?? { stock: -1, reserved: -1 }
}

export async function countOrders(of: { cart_key: string }): Promise<number> {
  const { house } = await testShop()
  const found = await house.db.execute<{ count: number }>(
    sql`select count(*)::int as count from shop_order where cart_key = ${of.cart_key}`,
  )
  return found.rows[0]?.count ?? -1
}

/** A line of an order that its buyer has received. */
export async function completedLine(
  who: Shopper,
  goods: Goods,
): Promise<{ od_id: string; ct_id: number }> {
  const boss = await staff()
  const { totals } = await fill(who, goods)
  const params = { od_id: await place(who, { expected_total: totals.total }) }
  await boss.call(adminOrders.confirmDeposit, {
    params,
    body: { amount: totals.total, reason: '통장에서 확인' },
  })
  await boss.call(adminOrders.ship, { params, body: { company: 'cj', od_invoice: '123456789012' } })
  const { data } = await boss.call(adminOrders.complete, { params, body: {} })
  return { ...params, ct_id: data.lines[0]?.ct_id ?? 0 }
}
