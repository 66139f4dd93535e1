import { sql } from 'drizzle-orm'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { addDays } from '#kernel/days.ts'
import { koreanToday } from '#kernel/korean-time.ts'
import { houseCtx } from '#platform/context.ts'
import { makeKind } from '#shop/coupon/sample.ts'
import { issueCoupon } from '#shop/coupon/service/issue-coupon.ts'
import { orders } from '#shop/order/contract/place.ts'
import { orderForm } from '#shop/order/sample.ts'
import { cancelLateOrders } from '#shop/order/service/cancel-order.ts'
import { insertSettings } from '#shop/setting/store.ts'
import { filledShop } from './filled-shop.ts'
import { type Goods, stockItem } from './goods.ts'
import { fill, place } from './ordering.ts'
import { sampleSettings } from './settings.ts'
import { shopper } from './shopper.ts'

const { house, close } = await filledShop({ empty: true })
afterAll(close)
afterEach(() => void vi.useRealTimers())
await insertSettings(
  houseCtx(house),
  Object.entries(sampleSettings).map(([name, value]) => ({ name, value })),
)

const hour = 3_600_000
const clockIs = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })
const stateOf = async (od_id: string, { io_no }: Goods) =>
  (
    await house.db.execute(
      sql`select od_status as status, (select io_reserved_qty from item_option where io_no = ${io_no}) as reserved from shop_order where od_id = ${od_id}`,
    )
  ).rows[0]

// case 199
test('the clock jumps forty days on: what is due ends once, what has ended is refused, and a session stays', async () => {
  const goods = await stockItem(house)
  const minji = await shopper({ house, mb_id: 'clock_minji' })
  await fill(minji, goods)
  const od_id = await place(minji, { od_pwd: undefined })
  const cz_id = await makeKind(houseCtx(house), { cz_end: addDays(koreanToday(), 30) })
  const coupon = (await issueCoupon(houseCtx(house), { cz_id, mb_id: 'clock_minji' }))?.cp_id ?? ''
  expect(coupon).not.toBe('')
  clockIs(40 * 24 * hour)
  await cancelLateOrders(house)
  await cancelLateOrders(house)
  expect(await stateOf(od_id, goods)).toEqual({ status: '취소', reserved: 0 })
  await fill(minji, goods)
  const body = orderForm({ od_pwd: undefined, coupons: [coupon], expected_total: 13_000 })
  expect((await minji.refused(orders.place, { body })).status).toBeGreaterThanOrEqual(409)
  const later = await place(minji, { od_pwd: undefined })
  expect(later).not.toBe(od_id)
  expect(await stateOf(later, goods)).toEqual({ status: '주문', reserved: 1 })
})

test('the clock is set an hour back: numbers are not given twice, and nothing ends before its time', async () => {
  const goods = await stockItem(house)
  const before = await shopper({ house })
  await fill(before, goods)
  const first = await place(before)
  clockIs(-hour)
  const after = await shopper({ house })
  await fill(after, goods)
  const second = await place(after)
  expect(second).not.toBe(first)
  await cancelLateOrders(house)
  for (const od_id of [first, second])
    expect(await stateOf(od_id, goods)).toEqual({ status: '주문', reserved: 2 })
  expect((await after.call(orders.show, { params: { od_id: second } })).data.od_id).toBe(second)
})
