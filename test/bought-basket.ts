import { houseCtx } from '#platform/context.ts'
import { makeKind } from '#shop/coupon/sample.ts'
import { issueCoupon } from '#shop/coupon/service/issue-coupon.ts'
import { putCredit } from '#shop/credit/service/move-credit.ts'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { adminParts, partCancel } from '#shop/order/contract/parts.ts'
import { orderPrices } from '#shop/order/contract/prices.ts'
import { soldOutDesk } from '#shop/order/contract/sold-out.ts'
import { grantPoints } from '#shop/point/service/grant-points.ts'
import { testShop } from './database.ts'
import { type Goods, stockItem } from './goods.ts'
import { fill, place } from './ordering.ts'
import { dice } from './pricing/baskets.ts'
import { shopper, staff } from './shopper.ts'

const { house } = await testShop()
const ctx = houseCtx(house)
/** What every buyer has before they order. */
export const buyersMoney = { points: 9_000, credit: 400_000 }
export const toAccount = { account: { bank: '20', number: '1002-123-456789', holder: '김민지' } }
let bought = 0

/** A member with points, coupons and a balance, who may use a part of each or nothing. */
async function buyer(roll: (sides: number) => number, items: readonly Goods[]) {
  const mb_id = `basket_${Date.now()}_${bought++}`
  const minji = await shopper({ mb_id })
  const rel = { rel_table: 'test', rel_id: mb_id, rel_action: 'given' }
  await grantPoints(ctx, {
    mb_id,
    points: buyersMoney.points,
    content: '회원 가입 축하 포인트',
    rel,
  })
  await putCredit(ctx, { mb_id, amount: buyersMoney.credit, content: '더 입금한 금액', rel })
  const kinds = [
    { cp_method: 0, cp_target: items[0]?.it_id ?? '', cp_type: 1, cp_price: 5 + roll(30) },
    { cp_method: 2, cp_price: 100 * (1 + roll(60)), cp_minimum: 5_000 * roll(6) },
    { cp_method: 3, cp_price: 500 * (1 + roll(8)) },
  ].filter(() => roll(3) > 0)
  const coupons: string[] = []
  for (const kind of kinds) {
    const cz_id = await makeKind(ctx, kind)
    coupons.push((await issueCoupon(ctx, { cz_id, mb_id }))?.cp_id ?? '')
  }
  return { mb_id, minji, coupons }
}

/** An order of a basket made by chance, by bank, paid in part or whole by the balance and points; `isPaid`: what was left to pay has come. */
export async function boughtBasket(seed: number, isPaid = true) {
  const roll = dice(seed * 7_919 + 31)
  for (let warm = 0; warm < 5; warm++) roll(2)
  const items: Goods[] = []
  for (let kind = 1 + roll(3); kind > 0; kind--)
    items.push(
      await stockItem(house, { it_price: 10 * (137 + roll(3_000)), it_notax: roll(4) === 0 }),
    )
  const { mb_id, minji, coupons: held } = await buyer(roll, items)
  for (const item of items) await fill(minji, item, 1 + roll(4))
  const zip = roll(3) === 0 ? '63100' : '04524'
  const price = async (coupons: string[], points: number) =>
    (await minji.call(orderPrices.price, { body: { coupons, points, zip } })).data
  const offered = await price([], 0)
  const coupons = offered.best.cp_ids.filter((cp_id) => held.includes(cp_id))
  const { most, unit } = (await price(coupons, 0)).points
  const points = unit * roll(Math.floor(most / unit) + 1)
  const { totals } = await price(coupons, points)
  const credit = [0, totals.total, Math.floor(totals.total / 3), 10 * roll(300)][roll(4)] ?? 0
  const used = Math.min(credit, totals.total)
  const od_id = await place(minji, {
    ...{ coupons, points, credit: used, expected_total: totals.total, od_pwd: undefined },
    ...{ od_b_zip: zip },
  })
  const params = { od_id }
  const boss = await staff()
  const rest = totals.total - used
  if (isPaid && rest > 0)
    await boss.call(adminOrders.confirmDeposit, {
      params,
      body: { amount: rest, reason: '통장에서 확인' },
    })
  return { roll, mb_id, minji, boss, od_id, params, totals, coupons, points, credit: used }
}
export type Bought = Awaited<ReturnType<typeof boughtBasket>>

type Taken = 'buyer' | 'staff' | 'sold out'

/** Units leave an order: its buyer's wish, the desk's, or because there are none. */
export async function takeOut(
  { minji, boss, params }: Bought,
  by: Taken,
  lines: { ct_id: number; qty: number }[],
) {
  const ask = { params, body: { lines } }
  const { data } = await (by === 'buyer'
    ? minji.call(partCancel.preview, ask)
    : boss.call(by === 'staff' ? adminParts.preview : soldOutDesk.preview, ask))
  const { amount, version, way } = data
  const body = { lines, amount, version, ...(way === 'account' ? toAccount : {}) }
  if (by === 'buyer') await minji.call(partCancel.cancel, { params, body })
  else if (by === 'staff')
    await boss.call(adminParts.cancel, { params, body: { ...body, reason: '고객 요청' } })
  else await boss.call(soldOutDesk.take, { params, body: { ...body, stock: 'keep' } })
  return data
}
