import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { houseCtx } from '#platform/context.ts'
import { orders } from '#shop/order/contract/place.ts'
import { orderForm } from '#shop/order/sample.ts'
import { adminSettings, type Settings } from '#shop/setting/contract.ts'
import { testShop } from '#test/database.ts'
import { type Goods, stockItem } from '#test/goods.ts'
import { fill, stockOf } from '#test/ordering.ts'
import { payingShop } from '#test/paying.ts'
import { sampleSettings } from '#test/settings.ts'
import { type Shopper, shopper, staff } from '#test/shopper.ts'

await payingShop()
const { house } = await testShop()
const boss = await staff()

async function save(value: Settings['holds']) {
  const { data } = await boss.call(adminSettings.show, {})
  await boss.call(adminSettings.save, {
    params: { name: 'holds' },
    body: { value, version: data.versions.holds ?? 0 },
  })
}
beforeAll(() =>
  save({
    ...sampleSettings.holds,
    per_address: 6,
    per_phone: 4,
    guest_percent: 30,
    member_percent: 60,
    share_least: 2,
    low_percent: 20,
    guest_hours: 24,
  }),
)
afterAll(() => save(sampleSettings.holds))

let phones = 0
const nextPhone = () => `010-77${String(phones++).padStart(2, '0')}-0000`
async function guest(ip: string, goods: Goods, ct_qty = 1, mb_id?: string) {
  const who = await shopper({ ip, mb_id })
  const { totals } = await fill(who, goods, ct_qty)
  return { who, expected_total: totals.total }
}
async function order(
  { who, expected_total }: { who: Shopper; expected_total: number },
  given: Partial<Parameters<typeof orderForm>[0]> = {},
) {
  const body = orderForm({ expected_total, od_hp: nextPhone(), ...given })
  return who.call(orders.place, { body }).then(
    () => 'placed',
    (error: { status: number; message: string }) => `${error.status}`,
  )
}

test('sixty guests of one address at once hold a share of the stock and no more', async () => {
  const goods = await stockItem(house, { options: [{ io_stock_qty: 100 }] })
  await save({ ...(await current()), per_address: 0 })
  const crowd = await Promise.all(Array.from({ length: 60 }, () => guest('203.0.113.7', goods)))
  const ends = await Promise.all(crowd.map((one) => order(one)))
  expect(ends.filter((end) => end === 'placed')).toHaveLength(30)
  expect(ends.filter((end) => end === '409')).toHaveLength(30)
  expect(await stockOf(goods.io_no)).toEqual({ stock: 100, reserved: 30 })
  // another address buys on
  expect(await order(await guest('203.0.113.8', goods))).toBe('placed')
  await save({ ...(await current()), per_address: 6 })
}, 60_000)

async function current(): Promise<Settings['holds']> {
  return (await boss.call(adminSettings.show, {})).data.values.holds
}

test('one order cannot hold it all unpaid; paid for at once it can, and a member has the larger share', async () => {
  const goods = await stockItem(house, { options: [{ io_stock_qty: 100 }] })
  const greedy = await guest('203.0.113.20', goods, 90)
  const refused = await greedy.who.refused(orders.place, {
    body: orderForm({ expected_total: greedy.expected_total, od_hp: nextPhone() }),
  })
  expect([refused.status, refused.message]).toEqual([409, expect.stringContaining('30개까지예요')])
  expect(refused.detail).toMatchObject({ lines: [{ io_no: goods.io_no, fix_qty: 30 }] })
  expect(await order(greedy, { od_settle_case: '가상계좌' })).toBe('409')
  expect(await order(greedy, { od_settle_case: '신용카드' })).toBe('placed')
  const other = await stockItem(house, { options: [{ io_stock_qty: 100 }] })
  expect(await order(await guest('203.0.113.21', other, 60, 'hoard_minji'))).toBe('placed')
})

// other files share this shop: some have told the desk this hour, some forget what is years old
async function timesTold(): Promise<number> {
  const { rows } = await house.db.execute<{ count: number }>(
    sql`select count(*)::int as count from event where name = 'house.holds'`,
  )
  return rows[0]?.count ?? 0
}

test('an address and a phone number have so many unpaid orders, and the desk hears of it once', async () => {
  await house.db.execute(sql`delete from rate_limit where key like 'told:house.holds:%'`)
  const before = await timesTold()
  const goods = await stockItem(house, { options: [{ io_stock_qty: 1_000 }] })
  const od_hp = '010-7788-9900'
  const ends: string[] = []
  for (let at = 0; at < 5; at++)
    ends.push(await order(await guest(`203.0.113.${40 + at}`, goods), { od_hp }))
  expect(ends).toEqual(['placed', 'placed', 'placed', 'placed', '429'])
  const from: string[] = []
  // one customer of a provider has a whole network
  for (let at = 0; at < 7; at++)
    from.push(await order(await guest(`2001:db8:1:2::${at + 1}`, goods)))
  expect(from).toEqual([...Array(6).fill('placed'), '429'])
  expect(await order(await guest('2001:db8:1:3::1', goods))).toBe('placed')
  expect(await timesTold()).toBe(before + 1)
})

test('whoever types the number of somebody else is not told how much it holds', async () => {
  const od_hp = nextPhone()
  const tries: string[] = []
  for (const held of [1, 20]) {
    const goods = await stockItem(house, { options: [{ io_stock_qty: 100 }] })
    await order(await guest(`203.0.113.${80 + held}`, goods, held), { od_hp })
    const { who, expected_total } = await guest(`203.0.113.${81 + held}`, goods, 30)
    const refused = await who.refused(orders.place, { body: orderForm({ expected_total, od_hp }) })
    expect(refused.detail).toMatchObject({ lines: [{ fix_qty: null }] })
    tries.push(refused.message)
  }
  expect(tries[0]).toBe(tries[1])
})

test('while little is left a guest has a day to pay, a member the usual time', async () => {
  const goods = await stockItem(house, { options: [{ io_stock_qty: 10, io_reserved_qty: 7 }] })
  const deadline = async (who: Awaited<ReturnType<typeof guest>>) => {
    const { data } = await who.who.call(orders.place, {
      body: orderForm({ expected_total: who.expected_total, od_hp: nextPhone() }),
    })
    const { rows } = await houseCtx(house).db.execute<{ hours: number }>(
      sql`select round(extract(epoch from od_deposit_deadline - od_time) / 3600)::int as hours from shop_order where od_id = ${data.od_id}`,
    )
    return rows[0]?.hours ?? 0
  }
  expect(await deadline(await guest('203.0.113.60', goods, 2))).toBe(24)
  await house.db.execute(
    sql`update item_option set io_reserved_qty = 7 where io_no = ${goods.io_no}`,
  )
  expect(await deadline(await guest('203.0.113.61', goods, 2, 'low_junho'))).toBeGreaterThan(48)
})
