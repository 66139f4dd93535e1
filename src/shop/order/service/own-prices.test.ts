import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { houseCtx } from '#platform/context.ts'
import { adminProducts } from '#shop/catalog/admin-contract.ts'
import { coupons } from '#shop/coupon/contract.ts'
import { makeKind } from '#shop/coupon/sample.ts'
import type { OrderFormTyped } from '#shop/order/contract/place.ts'
import { orders } from '#shop/order/contract/place.ts'
import { orderForm } from '#shop/order/sample.ts'
import { testShop } from '#test/database.ts'
import { type Goods, stockItem } from '#test/goods.ts'
import { fill } from '#test/ordering.ts'
import { type Shopper, shopper } from '#test/shopper.ts'

const { house } = await testShop()
const ctx = houseCtx(house)
await shopper({ mb_id: 'price_second', staff_role: 'finance' })
let people = 0

/** Of one person: somebody of the staff, and their ordinary account with the same phone. */
async function twofold(staff_role: 'product' | 'finance') {
  const hp = `0106655${String(1000 + people)}`
  const [desk, home] = [`pricer_${people}`, `pricer_home_${people++}`]
  const [clerk, kin] = [await shopper({ mb_id: desk, staff_role }), await shopper({ mb_id: home })]
  await ctx.db.execute(sql`update member set mb_hp = ${hp} where mb_id in (${desk}, ${home})`)
  return { clerk, kin, desk, hp }
}
async function reprice(clerk: Shopper, { it_id }: Goods, it_price: number) {
  const { data } = await clerk.call(adminProducts.show, { params: { it_id } })
  const body = { version: data.version, it_price }
  await clerk.call(adminProducts.quick, { params: { it_id }, body })
}
async function order(who: Shopper, goods: Goods, given: Partial<OrderFormTyped> = {}) {
  const { totals } = await fill(who, goods)
  const body = orderForm({ expected_total: totals.total, ...given })
  return who.call(orders.place, { body }).then(
    () => 'placed',
    (error: { status: number; message: string }) => `${error.status} ${error.message}`,
  )
}
const account = { od_pwd: undefined }

test('whoever has made an item cheaper does not buy it for thirty days: by no account and no number of theirs', async () => {
  const { clerk, kin, hp, desk } = await twofold('product')
  const goods = await stockItem(house)
  await reprice(clerk, goods, 1_000)
  const words = expect.stringContaining('403 값을 내린 직원은')
  expect(await order(kin, goods, account)).toEqual(words)
  expect(await order(clerk, goods, account)).toEqual(words)
  expect(await order(await shopper(), goods, { od_hp: hp })).toEqual(words)
  expect(await order(await shopper(), goods)).toBe('placed')
  await ctx.db.execute(sql`
    update event set created_at = created_at - interval '31 days' where subject = ${goods.it_id} and actor = ${desk}`)
  expect(await order(kin, goods, account)).toBe('placed')
})

test.each([
  ['points', { it_point: 900_000 }],
  ['dollars', { it_price_usd: 1 }],
  ['shipping', { it_sc_type: 1 }],
])('nor what whoever changed its %s made cheaper by them', async (_, change) => {
  const { clerk, kin } = await twofold('product')
  const goods = await stockItem(house)
  const { it_id } = goods
  const { data } = await clerk.call(adminProducts.show, { params: { it_id } })
  const { it_id: __, archived: ___, updated_at: ____, ...form } = data
  await clerk.call(adminProducts.save, { params: { it_id }, body: { ...form, ...change } })
  expect(await order(kin, goods, account)).toEqual(expect.stringContaining('403 값을 내린 직원은'))
  expect(await order(await shopper(), goods)).toBe('placed')
})

test('a price that went up, or that somebody else has set, is anybody’s', async () => {
  const [{ clerk, kin }, other] = [await twofold('product'), await twofold('product')]
  const [dearer, theirs] = [await stockItem(house), await stockItem(house)]
  await reprice(clerk, dearer, 20_000)
  await reprice(other.clerk, theirs, 1_000)
  expect(await order(kin, dearer, account)).toBe('placed')
  expect(await order(kin, theirs, account)).toBe('placed')
})

test('a coupon is not used by whoever made it', async () => {
  const { kin, desk } = await twofold('finance')
  const cz_id = await makeKind(ctx, { cp_price: 9_000 })
  await ctx.db.execute(sql`
    insert into event (name, subject, actor, payload) values ('coupon.created', ${String(cz_id)}, ${desk}, '{}')`)
  const other = await shopper({ mb_id: `coupon_other_${people}` })
  const goods = await stockItem(house)
  const use = async (who: Shopper) => {
    const { data } = await who.call(coupons.download, { params: { cz_id } })
    return order(who, goods, { ...account, coupons: [data.cp_id], expected_total: 5_000 })
  }
  expect(await use(kin)).toEqual(expect.stringContaining('403 쿠폰이나 견적서를 만든 직원은'))
  expect(await use(other)).toBe('placed')
})
