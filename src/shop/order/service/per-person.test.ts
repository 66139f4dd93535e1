import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { orders } from '#shop/order/contract/place.ts'
import { orderForm } from '#shop/order/sample.ts'
import { testShop } from '#test/database.ts'
import { type Goods, stockItem } from '#test/goods.ts'
import { fill, place } from '#test/ordering.ts'
import { type Shopper, shopper, staff } from '#test/shopper.ts'

const { house } = await testShop()
let people = 0
/** a phone number of its own, so that nobody's orders count for another */
const phone = () => `0107000${String(1000 + people++)}`
const scarce = () => stockItem(house, { it_buy_max_qty: 2 })

async function buy(who: Shopper, goods: Goods, od_hp: string, ct_qty = 2): Promise<string> {
  const { totals } = await fill(who, goods, ct_qty)
  return place(who, { expected_total: totals.total, od_hp })
}
async function refused(who: Shopper, goods: Goods, od_hp: string, ct_qty = 2) {
  const { totals } = await fill(who, goods, ct_qty)
  return who.refused(orders.place, { body: orderForm({ expected_total: totals.total, od_hp }) })
}

test('two per person are two, in one order or in several, also of guests with one number', async () => {
  const [goods, od_hp] = [await scarce(), phone()]
  const guest = await shopper()
  await buy(guest, goods, od_hp, 1)
  const no = await refused(guest, goods, od_hp, 2)
  expect(no).toMatchObject({
    status: 409,
    message:
      '한 사람이 30일 동안 2개까지 살 수 있는 상품이에요. 이미 1개를 주문하셔서 1개 더 살 수 있어요.',
  })
  expect(no.detail.lines).toMatchObject([{ code: 'ABOVE_MAX', fix_qty: 1 }])
  await buy(await shopper(), goods, od_hp, 1)
  expect((await refused(await shopper(), goods, od_hp, 1)).status).toBe(409)
  await buy(await shopper(), goods, phone(), 2)
})

test('whoever types the number of somebody else is not told what its owner has ordered', async () => {
  const [goods, od_hp] = [await scarce(), phone()]
  await buy(await shopper(), goods, od_hp, 1)
  const one = await refused(await shopper(), goods, od_hp, 2)
  await buy(await shopper(), goods, od_hp, 1)
  const two = await refused(await shopper(), goods, od_hp, 2)
  // one or two of them: the words are the same
  expect(two.message).toBe(one.message)
  expect(one.message).toContain('이 번호로는 이만큼 주문할 수 없어요')
  expect([one, two].map(({ detail }) => detail.lines)).toMatchObject([
    [{ fix_qty: null }],
    [{ fix_qty: null }],
  ])
})

test('a member is known whatever number is given, in both languages', async () => {
  const goods = await scarce()
  const mb_id = `share${people++}`
  const first = await shopper({ mb_id })
  await fill(first, goods, 2)
  const { totals } = await fill(first, await stockItem(house))
  await place(first, { expected_total: totals.total, od_hp: phone(), od_pwd: undefined })
  const again = await shopper({ mb_id, language: 'en.krw' })
  expect((await refused(again, goods, phone(), 1)).message).toBe(
    'One person can buy 2 of this item in 30 days, and you have ordered 2.',
  )
})

test('what was cancelled, and what is older than thirty days, does not count', async () => {
  const [goods, od_hp] = [await scarce(), phone()]
  const boss = await staff()
  const cancelled = await buy(await shopper(), goods, od_hp)
  await boss.call(adminOrders.cancel, { params: { od_id: cancelled }, body: { reason: '변심' } })
  const old = await buy(await shopper(), goods, od_hp)
  await house.db.execute(
    sql`update shop_order set od_time = od_time - interval '31 days' where od_id = ${old}`,
  )
  await buy(await shopper(), goods, od_hp)
})

test('two orders of one person at the same moment never both go through', async () => {
  const [goods, od_hp] = [await scarce(), phone()]
  const crowd = await Promise.all(Array.from({ length: 4 }, () => shopper()))
  const ended = await Promise.allSettled(crowd.map((who) => buy(who, goods, od_hp)))
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})
