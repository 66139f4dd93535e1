import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { orders } from '#shop/order/contract/place.ts'
import { orderForm } from '#shop/order/sample.ts'
import { stockItem } from './goods.ts'
import { insist } from './insist.ts'
import type { killableShop } from './killable-shop.ts'
import { fillCarts } from './ordering.ts'
import { shopper } from './shopper.ts'

const buyers = 24
type Rig = Awaited<ReturnType<typeof killableShop>>

/**
 * A rush of buyers, something killed at any moment of it, and what is left: every order that a buyer was told of, and one for whoever
 * presses again. `kill` resolves when the shop can be asked again.
 */
export async function killInRush(rig: Rig, round: number, kill: () => Promise<void>) {
  const { house } = rig
  const goods = await stockItem(house, { options: [{ io_stock_qty: buyers }] })
  const crowd = await Promise.all(
    Array.from({ length: buyers }, () => insist(() => shopper({ house, at: rig.at }))),
  )
  await fillCarts(crowd, goods, house)
  const started = crowd.map((buyer, at) => {
    const phone = `010-${3_000 + round}-${1_000 + at}`
    const body = orderForm({ od_hp: phone, od_b_hp: phone })
    const key = { 'idempotency-key': randomUUID() }
    return () => buyer.call(orders.place, { body }, key).then(({ data }) => data.od_id)
  })
  const told: string[] = []
  const rush = Promise.allSettled(
    started.map(async (press) => {
      await sleep(Math.random() * 150)
      told.push(await press())
    }),
  )
  // before the first, in the middle, after the last
  await sleep(Math.random() * 400)
  await kill()
  await rush
  const there = await insist(() =>
    house.db.execute<{ od_id: string }>(
      sql`select distinct od_id from order_line where io_no = ${goods.io_no}`,
    ),
  )
  expect(told.filter((od_id) => !there.rows.some((row) => row.od_id === od_id))).toEqual([])
  const ends = await Promise.all(started.map((press) => insist(press)))
  expect(new Set(ends).size).toBe(buyers)
  expect(told.filter((od_id) => !ends.includes(od_id))).toEqual([])
  expect(await insist(() => booksOf(rig, goods.io_no))).toEqual({
    orders: buyers,
    units: buyers,
    reserved: buyers,
    wrong_sums: 0,
    told_wrongly: 0,
  })
}

/** What the books say of the orders of these goods. */
async function booksOf({ house }: Rig, io_no: number) {
  const found = await house.db.execute<Record<string, number>>(sql`
    with ordered as (select distinct o.* from shop_order o join order_line l using (od_id) where l.io_no = ${io_no})
    select (select count(*) from ordered)::int as orders,
      (select coalesce(sum(ct_qty), 0) from order_line where io_no = ${io_no})::int as units,
      (select io_reserved_qty from item_option where io_no = ${io_no})::int as reserved,
      (select count(*) from ordered o where od_cart_price <> (select sum(ct_price * ct_qty) from order_line l where l.od_id = o.od_id))::int as wrong_sums,
      (select count(*) from ordered o where 1 <> (select count(*) from event e where e.subject = o.od_id and e.name = 'order.placed'))::int as told_wrongly`)
  return found.rows[0]
}
