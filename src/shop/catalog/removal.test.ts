import { beforeAll, expect, test } from 'vitest'
import { carts } from '#shop/cart/contract.ts'
import { orders } from '#shop/order/contract/place.ts'
import { orderForm } from '#shop/order/sample.ts'
import { wishes } from '#shop/wish/contract.ts'
import { testShop } from '#test/database.ts'
import { stockItem } from '#test/goods.ts'
import { fill, place } from '#test/ordering.ts'
import { type Shopper, shopper, staff } from '#test/shopper.ts'
import { adminProducts } from './admin-contract.ts'
import { products } from './contract.ts'
import { goodsRemoval } from './removal-contract.ts'
import { whyNotRemoved } from './removal-rules.ts'

const { house } = await testShop()
let boss: Shopper

beforeAll(async () => {
  boss = await staff()
})

const listed = async (keyword: string, state?: 'archived' | 'hidden' | 'soldout') =>
  (await boss.call(adminProducts.list, { query: { keyword, state } })).data.map(
    ({ it_id }) => it_id,
  )
const archive = (it_id: string, archived: boolean) =>
  boss.call(goodsRemoval.archive, { body: { it_ids: [it_id], archived } })
const remove = async (...it_ids: string[]) =>
  (await boss.call(goodsRemoval.remove, { body: { it_ids } })).data

test('what is put away is gone for shoppers, told as gone, and comes back hidden', async () => {
  const goods = await stockItem(house)
  const { it_id } = goods
  const buyer = await shopper()
  await fill(buyer, goods)
  expect((await archive(it_id, true)).data).toEqual({ changed: 1 })
  expect((await archive(it_id, true)).data).toEqual({ changed: 0 })

  const gone = await buyer.refused(products.show, { params: { it_id } })
  expect([gone.status, gone.code]).toEqual([410, 'GONE'])
  expect(await listed(it_id)).toEqual([])
  expect(await listed(it_id, 'hidden')).toEqual([])
  expect(await listed(it_id, 'archived')).toEqual([it_id])
  const { lines } = (await buyer.call(carts.show, {})).data
  expect(lines).toMatchObject([{ it_id, problem: { code: 'NOT_FOR_SALE' } }])
  const refused = await buyer.refused(orders.place, { body: orderForm() })
  expect(refused.status).toBeGreaterThanOrEqual(409)

  // neither the form, the switch nor many at once put it on sale meanwhile
  const { version } = (await boss.call(adminProducts.show, { params: { it_id } })).data
  const quick = { params: { it_id }, body: { version, it_use: true } }
  expect(Object.keys((await boss.refused(adminProducts.quick, quick)).errors)).toEqual(['it_use'])
  const many = { body: { it_ids: [it_id], it_use: true } }
  expect(Object.keys((await boss.refused(adminProducts.bulk, many)).errors)).toEqual(['it_use'])

  expect((await archive(it_id, false)).data).toEqual({ changed: 1 })
  expect(await listed(it_id, 'hidden')).toEqual([it_id])
  expect((await buyer.refused(products.show, { params: { it_id } })).status).toBe(404)
})

test('what nobody ordered goes for good, with its places in carts and wishes', async () => {
  const goods = await stockItem(house)
  const other = await stockItem(house)
  const { it_id } = goods
  const buyer = await shopper({ mb_id: `wisher-${it_id}` })
  await fill(buyer, goods)
  await fill(buyer, other)
  await buyer.call(wishes.add, { body: { it_id } })
  expect(await remove(it_id, it_id)).toEqual({ removed: [it_id], kept: [] })
  expect(await remove(it_id)).toEqual({ removed: [], kept: [] })
  expect((await boss.refused(adminProducts.show, { params: { it_id } })).status).toBe(404)
  expect((await buyer.refused(products.show, { params: { it_id } })).status).toBe(404)
  const { lines } = (await buyer.call(carts.show, {})).data
  expect(lines.map((line) => line.it_id)).toEqual([other.it_id])
})

test('what was ordered once stays, even when the order was cancelled, and says why', async () => {
  const goods = await stockItem(house)
  const free = await stockItem(house)
  const buyer = await shopper()
  await fill(buyer, goods)
  const od_id = await place(buyer)
  await buyer.call(orders.cancel, { params: { od_id }, body: { reason: '마음이 바뀌었어요' } })
  const { removed, kept } = await remove(goods.it_id, free.it_id)
  expect(removed).toEqual([free.it_id])
  expect(kept).toMatchObject([
    { it_id: goods.it_id, why: whyNotRemoved({ ordered: true, named: false }) },
  ])
  expect(await listed(goods.it_id)).toEqual([goods.it_id])
  // put away, the order still tells its goods
  await archive(goods.it_id, true)
  const { data } = await buyer.call(orders.show, { params: { od_id } })
  expect(JSON.stringify(data)).toContain('시더 캔들')
})

test('an order and a removal at the same moment: one of them wins', async () => {
  for (let round = 0; round < 5; round++) {
    const goods = await stockItem(house)
    const buyer = await shopper()
    await fill(buyer, goods)
    const [ordered, taken] = await Promise.allSettled([place(buyer), remove(goods.it_id)])
    if (taken.status === 'rejected') throw taken.reason
    expect(taken.value.removed).toEqual(ordered.status === 'fulfilled' ? [] : [goods.it_id])
  }
})

test('only who looks after goods may', async () => {
  const { it_id } = await stockItem(house)
  const clerk = await shopper({ mb_id: `clerk-${it_id}`, staff_role: 'order' })
  const ask = { body: { it_ids: [it_id] } }
  expect((await clerk.refused(goodsRemoval.remove, ask)).status).toBe(403)
  const away = { body: { ...ask.body, archived: true } }
  expect((await clerk.refused(goodsRemoval.archive, away)).status).toBe(403)
})
