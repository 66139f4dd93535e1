import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adminGifts } from '#shop/coupon/gift-contract.ts'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { manyOrders } from '#shop/order/contract/many.ts'
import { orders } from '#shop/order/contract/place.ts'
import { payDesk } from '#shop/order/contract/unfinished.ts'
import { orderForm } from '#shop/order/sample.ts'
import { adminSettings, type Settings } from '#shop/setting/contract.ts'
import { testShop } from '#test/database.ts'
import { stockItem } from '#test/goods.ts'
import { fill, placedOrder } from '#test/ordering.ts'
import { sampleSettings } from '#test/settings.ts'
import { type Shopper, shopper, staff } from '#test/shopper.ts'

const { house } = await testShop()
const boss = await staff()
const reason = '통장에서 확인'
let people = 0
const finance = () => shopper({ mb_id: `hand_${people++}`, staff_role: 'finance' })
const second = await finance()

async function save(given: Partial<Settings['gifts']>) {
  const { data } = await boss.call(adminSettings.show, {})
  await boss.call(adminSettings.save, {
    params: { name: 'gifts' },
    body: { value: { ...sampleSettings.gifts, ...given }, version: data.versions.gifts ?? 0 },
  })
}
// an order of one is 14,000 won
beforeAll(() => save({ hand: 20_000, hand_day: 30_000, hand_month: 1_000_000 }))
afterAll(() => save({}))

const deposit = (who: Shopper, od_id: string, amount: number) =>
  who
    .call(adminOrders.confirmDeposit, { params: { od_id }, body: { amount, reason } })
    .then(({ data }) => data.od_status)
const refused = (who: Shopper, od_id: string, amount: number) =>
  who.refused(adminOrders.confirmDeposit, { params: { od_id }, body: { amount, reason } })
async function waitingGift(about: string) {
  const { data } = await boss.call(adminGifts.list, { query: { state: 'waiting' } })
  return data.find((one) => one.about === about)?.gift_id ?? 0
}

describe('money that comes by the word of one', () => {
  test('up to a sum and a day it is theirs to note; above, another agrees to this very sum', async () => {
    const clerk = await finance()
    const [one, two, three] = [await placedOrder(), await placedOrder(), await placedOrder()]
    expect(await deposit(clerk, one.od_id, one.total)).toBe('입금')
    expect(await deposit(clerk, two.od_id, two.total)).toBe('입금')
    // 28,000 of 30,000 won are used up
    const no = await refused(clerk, three.od_id, three.total)
    expect([no.status, no.message]).toEqual([409, expect.stringContaining('하루나 30일')])
    const gift_id = await waitingGift(three.od_id)
    // neither whoever asked, nor a press in the meantime
    expect((await clerk.refused(adminGifts.approve, { params: { gift_id } })).status).toBe(403)
    expect((await refused(clerk, three.od_id, three.total)).status).toBe(409)
    await second.call(adminGifts.approve, { params: { gift_id } })
    expect((await refused(clerk, three.od_id, 13_000)).status).toBe(409)
    expect(await deposit(clerk, three.od_id, three.total)).toBe('입금')
    // a day is one person's
    const four = await placedOrder()
    expect(await deposit(await finance(), four.od_id, four.total)).toBe('입금')
  })

  test('a large sum is asked for at once, and one that was refused stays so', async () => {
    const [clerk, large] = [await finance(), await placedOrder(3)]
    const no = await refused(clerk, large.od_id, large.total)
    expect(no.message).toContain('20,000원이 넘는 금액')
    const gift_id = await waitingGift(large.od_id)
    await second.call(adminGifts.refuse, { params: { gift_id }, body: { reason: '입금 없음' } })
    expect((await refused(clerk, large.od_id, large.total)).message).toContain('승인하지 않은')
  })

  test('of many at once those beyond the day are left, with the reason, and asked for', async () => {
    const [clerk, all] = [
      await finance(),
      [await placedOrder(), await placedOrder(), await placedOrder()],
    ]
    const { data } = await clerk.call(manyOrders.deposits, {
      body: { orders: all.map(({ od_id, total }) => ({ od_id, due: total })), reason },
    })
    expect([data.done, data.left.map(({ od_id }) => od_id)]).toEqual([2, [all[2]?.od_id]])
    expect(await waitingGift(all[2]?.od_id ?? '')).toBeGreaterThan(0)
  })

  test('what one noted within the ceilings is counted, but nothing to agree to', async () => {
    const [clerk, one] = [await finance(), await placedOrder()]
    await deposit(clerk, one.od_id, one.total)
    const { data } = await boss.call(adminGifts.list, {})
    expect(data.some(({ about }) => about === one.od_id)).toBe(false)
  })
})

test('an owner tries the shop with an order of their own account; its money goes back by another hand', async () => {
  const mb_id = 'tries_own'
  const me = await shopper({ mb_id, staff_role: 'owner' })
  await finance()
  const goods = await stockItem(house)
  const { totals } = await fill(me, goods)
  const body = orderForm({ expected_total: totals.total, od_pwd: undefined })
  const { od_id } = (await me.call(orders.place, { body })).data
  expect(await deposit(me, od_id, totals.total)).toBe('입금')
  const back = { refund_id: `refund-${od_id}`, amount: 1_000, reason: '되돌리기' }
  expect((await me.refused(payDesk.refund, { params: { od_id }, body: back })).status).toBe(403)
})
