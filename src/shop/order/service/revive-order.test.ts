import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { houseCtx } from '#platform/context.ts'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { adminParts, partCancel } from '#shop/order/contract/parts.ts'
import { orders } from '#shop/order/contract/place.ts'
import { grantPoints } from '#shop/point/service/grant-points.ts'
import { usablePoints } from '#shop/point/service/my-points.ts'
import { testShop } from '#test/database.ts'
import { stockItem } from '#test/goods.ts'
import { mailboxOf } from '#test/mailbox.ts'
import { fill, place, placedOrder, stockOf } from '#test/ordering.ts'
import { type Shopper, shopper, staff } from '#test/shopper.ts'
import { cancelLateOrders } from './cancel-order.ts'

const { house } = await testShop()
const ctx = houseCtx(house)
const boss = await staff()
const revive = (od_id: string) => boss.call(adminParts.revive, { params: { od_id } })
const refused = (od_id: string) => boss.refused(adminParts.revive, { params: { od_id } })

/** The deadline passed and nobody had paid. */
async function late(od_id: string) {
  await house.db.execute(
    sql`update shop_order set od_deposit_deadline = now() - interval '1 second' where od_id = ${od_id}`,
  )
  await cancelLateOrders(house)
}

async function lastUnit() {
  const [minji, goods] = [
    await shopper(),
    await stockItem(house, { it_name: '하나 남은 캔들', options: [{ io_stock_qty: 1 }] }),
  ]
  const { totals } = await fill(minji, goods)
  const od_id = await place(minji, { expected_total: totals.total })
  await late(od_id)
  return { goods, od_id, total: totals.total }
}

describe('an order that the clock cancelled', () => {
  test('is taken up again with its goods and a new deadline, and can be paid', async () => {
    const { minji, goods, od_id, total } = await placedOrder(2)
    await late(od_id)
    expect(await stockOf(goods.io_no)).toEqual({ stock: 100, reserved: 0 })
    const { data: before } = await boss.call(adminOrders.show, { params: { od_id } })
    expect(before.actions).toContainEqual({ name: 'revive', reason: null })
    const { data } = await revive(od_id)
    expect(data).toMatchObject({
      od_status: '주문',
      od_cancel_price: 0,
      od_misu: total,
      lines: [{ ct_status: '주문' }],
    })
    expect(Date.parse(data.od_deposit_deadline ?? '')).toBeGreaterThan(Date.now())
    expect(await stockOf(goods.io_no)).toEqual({ stock: 100, reserved: 2 })
    expect((await refused(od_id)).message).toBe('취소된 주문만 되살릴 수 있어요.')
    await boss.call(adminOrders.confirmDeposit, {
      params: { od_id },
      body: { amount: total, reason: '통장에서 확인' },
    })
    expect(await stockOf(goods.io_no)).toEqual({ stock: 98, reserved: 0 })
    const { data: seen } = await minji.call(orders.show, { params: { od_id } })
    expect(seen.history.map(({ name }) => name)).toEqual([
      'order.placed',
      'order.cancelled',
      'order.revived',
      'order.paid',
    ])
  })

  test('is refused with the line that is gone, and stays as it was', async () => {
    const { goods, od_id } = await lastUnit()
    const junho = await shopper()
    const { totals } = await fill(junho, goods)
    await place(junho, { expected_total: totals.total })
    const reason =
      '재고가 모자라 되살릴 수 없어요: 하나 남은 캔들. 재고를 채운 뒤 되살리거나 새로 주문해 달라고 안내해 주세요.'
    expect((await boss.call(adminOrders.show, { params: { od_id } })).data.actions).toContainEqual({
      name: 'revive',
      reason,
    })
    expect(await refused(od_id)).toMatchObject({
      status: 409,
      message: reason,
      detail: { lines: [{ it_id: goods.it_id, code: 'SOLD_OUT' }] },
    })
    expect((await boss.call(adminOrders.show, { params: { od_id } })).data).toMatchObject({
      od_status: '취소',
      od_misu: 0,
    })
    expect(await stockOf(goods.io_no)).toEqual({ stock: 1, reserved: 1 })
  })

  test('and a new order race for the last unit: one of the two has it', async () => {
    for (let round = 0; round < 6; round++) {
      const { goods, od_id } = await lastUnit()
      const junho = await shopper()
      const { totals } = await fill(junho, goods)
      const ends = await Promise.allSettled([
        revive(od_id),
        place(junho, { expected_total: totals.total }),
        revive(od_id),
      ])
      expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      expect(await stockOf(goods.io_no)).toEqual({ stock: 1, reserved: 1 })
    }
  })

  test('takes its points again, or says that they are spent', async () => {
    const mb_id = `late-points-${Date.now()}`
    const me = await shopper({ mb_id })
    await grantPoints(ctx, {
      mb_id,
      points: 6_000,
      content: '회원 가입 축하 포인트',
      rel: { rel_table: 'test', rel_id: mb_id, rel_action: 'given' },
    })
    const buy = async () => {
      const { totals } = await fill(me, await stockItem(house))
      return place(me, { expected_total: totals.total - 5_000, points: 5_000, od_pwd: undefined })
    }
    const first = await buy()
    await late(first)
    expect(await usablePoints(ctx, mb_id)).toBe(6_000)
    await revive(first)
    expect(await usablePoints(ctx, mb_id)).toBe(1_000)
    await late(first)
    await buy()
    expect(await refused(first)).toMatchObject({
      status: 409,
      message: expect.stringContaining('포인트가 모자라요'),
    })
    expect(await usablePoints(ctx, mb_id)).toBe(1_000)
  })
})

test('an order whose virtual account closed at its deadline greys the button with the reason that refuses it', async () => {
  const { od_id } = await placedOrder()
  await late(od_id)
  await house.db.execute(
    sql`update shop_order set od_settle_case = '가상계좌' where od_id = ${od_id}`,
  )
  const reason = '가상계좌는 기한과 함께 닫혀 되살릴 수 없어요. 새로 주문해 달라고 안내해 주세요.'
  expect((await boss.call(adminOrders.show, { params: { od_id } })).data.actions).toContainEqual({
    name: 'revive',
    reason,
  })
  expect(await refused(od_id)).toMatchObject({ status: 409, message: reason })
})

describe('an order that was cut before the clock cancelled it', () => {
  const linesOf = async (od_id: string) =>
    (await boss.call(adminOrders.show, { params: { od_id } })).data.lines
      .map(({ ct_status, ct_qty }) => `${ct_status} ${ct_qty}`)
      .sort()
  async function cut(who: Shopper, od_id: string, lines: { ct_id: number; qty: number }[]) {
    const { amount, version } = (
      await who.call(partCancel.preview, { params: { od_id }, body: { lines } })
    ).data
    return (
      await who.call(partCancel.cancel, { params: { od_id }, body: { lines, amount, version } })
    ).data
  }

  test('comes back as it stood then: what was cut stays gone, and so does its sum', async () => {
    const [minji, candle, oil] = [
      await shopper(),
      await stockItem(house, { it_name: '일부만 남길 캔들' }),
      await stockItem(house, { it_name: '모두 뺄 오일' }),
    ]
    await fill(minji, candle, 3)
    const { totals } = await fill(minji, oil)
    const od_id = await place(minji, { expected_total: totals.total })
    const [first, second] = (await minji.call(orders.show, { params: { od_id } })).data.lines.map(
      ({ ct_id }) => ct_id,
    )
    await cut(minji, od_id, [{ ct_id: first ?? 0, qty: 1 }])
    const { od_misu: before, od_cancel_price } = await cut(minji, od_id, [
      { ct_id: second ?? 0, qty: 1 },
    ])
    const stood = await linesOf(od_id)
    for (let round = 0; round < 2; round++) {
      await late(od_id)
      expect(await stockOf(candle.io_no)).toEqual({ stock: 100, reserved: 0 })
      const { data } = await revive(od_id)
      expect(data).toMatchObject({ od_status: '주문', od_cancel_price, od_misu: before })
      expect(await linesOf(od_id)).toEqual(stood)
      expect(await stockOf(candle.io_no)).toEqual({ stock: 100, reserved: 2 })
      expect(await stockOf(oil.io_no)).toEqual({ stock: 100, reserved: 0 })
    }
    const mail = (await mailboxOf(od_id)).findLast(({ subject }) => subject.includes('되살렸어요'))
    expect(mail?.text).toContain(`입금할 금액: ${before.toLocaleString('en-US')}원`)
    // and can be cut again, and paid
    const rest = await cut(minji, od_id, [{ ct_id: first ?? 0, qty: 1 }])
    await boss.call(adminOrders.confirmDeposit, {
      params: { od_id },
      body: { amount: rest.od_misu, reason: '통장에서 확인' },
    })
    expect(await stockOf(candle.io_no)).toEqual({ stock: 99, reserved: 0 })
  })

  test('takes again only the points it still used', async () => {
    const mb_id = `cut-points-${Date.now()}`
    const me = await shopper({ mb_id })
    await grantPoints(ctx, {
      mb_id,
      points: 20_000,
      content: '회원 가입 축하 포인트',
      rel: { rel_table: 'test', rel_id: mb_id, rel_action: 'given' },
    })
    const { totals } = await fill(me, await stockItem(house), 2)
    const od_id = await place(me, {
      expected_total: totals.total - 15_000,
      points: 15_000,
      od_pwd: undefined,
    })
    const [line] = (await me.call(orders.show, { params: { od_id } })).data.lines
    const { od_misu } = await cut(me, od_id, [{ ct_id: line?.ct_id ?? 0, qty: 1 }])
    const left = await usablePoints(ctx, mb_id)
    expect(left).toBeGreaterThan(5_000)
    await late(od_id)
    expect(await usablePoints(ctx, mb_id)).toBe(20_000)
    expect((await revive(od_id)).data).toMatchObject({ od_misu })
    expect(await usablePoints(ctx, mb_id)).toBe(left)
  })
})

test('what a person cancelled stays cancelled, and only order staff take an order up again', async () => {
  const { minji, od_id } = await placedOrder()
  await minji.call(orders.cancel, { params: { od_id }, body: {} })
  expect((await refused(od_id)).message).toContain('저절로 취소된')
  expect(
    (await boss.call(adminOrders.show, { params: { od_id } })).data.actions.map(({ name }) => name),
  ).not.toContain('revive')
  expect((await minji.refused(adminParts.revive, { params: { od_id } })).status).toBe(401)
  const reader = await shopper({ mb_id: `revive-reader-${Date.now()}`, staff_role: 'accountant' })
  expect((await reader.refused(adminParts.revive, { params: { od_id } })).status).toBe(403)
})
