import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { dayMs } from '#kernel/korean-time.ts'
import { houseCtx } from '#platform/context.ts'
import { type ClaimReason, claims } from '#shop/claim/contract.ts'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { myOrders } from '#shop/order/contract/mine.ts'
import { orders } from '#shop/order/contract/place.ts'
import type { Settings } from '#shop/setting/contract.ts'
import { adminSettings } from '#shop/setting/contract.ts'
import { readSettings } from '#shop/setting/service.ts'
import { testShop } from '#test/database.ts'
import { stockItem } from '#test/goods.ts'
import { fill, place } from '#test/ordering.ts'
import { follow } from '#test/paying.ts'
import { shopper, staff } from '#test/shopper.ts'
import { earnPoints } from './earn-points.ts'

const { house } = await testShop()
const ctx = houseCtx(house)
const boss = await staff()

type Part = Pick<Settings, 'shipping' | 'returns' | 'point'>

async function set(part: Partial<Part>) {
  for (const [name, value] of Object.entries(part)) {
    const { versions } = (await boss.call(adminSettings.show, {})).data
    await boss.call(adminSettings.save, {
      params: { name: name as keyof Part },
      body: { value, version: versions[name] ?? 0 },
    })
  }
}

/** The settings of the shop once the test is over. */
async function putBack() {
  const { shipping, returns, point } = await readSettings(ctx)
  onTestFinished(() => set({ shipping, returns, point }))
  return { shipping, returns, point }
}

async function ordered(mb_id: string) {
  const me = await shopper({ mb_id })
  const goods = await stockItem(house)
  const { totals } = await fill(me, goods, 5)
  const od_id = await place(me, { expected_total: totals.total, od_pwd: undefined })
  const params = { od_id }
  const body = { amount: totals.total, reason: '통장에서 확인' }
  const { data } = await boss.call(adminOrders.confirmDeposit, { params, body })
  return { me, params, lines: data.lines, od_id }
}

const sent = { company: 'cj', od_invoice: '640123456789' }

test('fees and free shipping stay those of the order, whatever is asked later; cheaper ones count', async () => {
  const { shipping, returns } = await putBack()
  const { me, params, lines } = await ordered('agreed-fees')
  await boss.call(adminOrders.ship, { params, body: sent })
  const asked = (reason: ClaimReason, qty: number, kind: 'return' | 'exchange' = 'return') =>
    me.call(claims.preview, {
      params,
      body: { kind, reason, pickup: 'shop', lines: [`${lines[0]?.ct_id}:${qty}`] },
    })
  const all = async () => [
    (await asked('changed_mind', 2)).data,
    (await asked('changed_mind', 5)).data,
    (await asked('changed_mind', 1, 'exchange')).data,
  ]
  const before = await all()
  await set({
    returns: { return_fee: returns.return_fee + 5_000, exchange_fee: returns.exchange_fee + 9_000 },
    shipping: {
      ...shipping,
      grades: shipping.grades.map((grade) => ({ ...grade, cost: grade.cost + 7_000 })),
    },
  })
  expect(await all()).toEqual(before)
  await set({ returns: { return_fee: 1_000, exchange_fee: 1_500 }, shipping })
  const [part, , swap] = await all()
  expect([part?.fee, swap?.fee]).toEqual([1_000, 1_500])
})

test('points come at the rate, on the day and for as long as the order said, or better', async () => {
  const { point } = await putBack()
  const { me, params, lines, od_id } = await ordered('agreed-points')
  const points = lines.reduce((sum, line) => sum + line.ct_point, 0)
  expect(points).toBeGreaterThan(0)
  await set({
    point: {
      ...point,
      grades: [{ level: 1, percent: 0 }],
      after_days: point.after_days + 20,
      term_days: 30,
    },
  })
  await boss.call(adminOrders.ship, { params, body: sent })
  await me.call(myOrders.complete, { params })
  await follow(od_id)
  const { rows } = await house.db.execute<{ run_at: string }>(
    sql`select run_at from graphile_worker.jobs where key = ${`earn:${od_id}`}`,
  )
  const days = (Date.parse(rows[0]?.run_at ?? '') - Date.now()) / dayMs
  expect(Math.round(days)).toBe(point.after_days)
  await earnPoints(house, { od_id })
  const lots = await house.db.execute<{ lot_point: number; days: number }>(
    sql`select lot_point, lot_expires - current_date as days from point_lot where mb_id = 'agreed-points' and lot_point = ${points}`,
  )
  expect(lots.rows).toHaveLength(1)
  expect(lots.rows[0]?.days).toBeGreaterThan(300)
  expect((await me.call(orders.show, { params })).data.od_status).toBe('완료')
})
