import { expect, test } from 'vitest'
import { errands } from '#errands.ts'
import { type Errand, errandTask } from '#platform/errands.ts'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { orderErrands } from '#shop/order/contract/errands.ts'
import { testShop } from '#test/database.ts'
import { runErrand } from '#test/errands.ts'
import { placedOrder, stockOf } from '#test/ordering.ts'
import { eventsOf } from '#test/paying.ts'
import { shopper, staff } from '#test/shopper.ts'

const { house } = await testShop()
const boss = await staff()
const shown = async (od_id: string) =>
  (await boss.call(adminOrders.show, { params: { od_id } })).data
const unknown = '9999999999999999'
const reason = '통장에서 확인'
const told = async (errand_id: number, who = boss) =>
  (await who.call(orderErrands.show, { params: { errand_id } })).data
const whys = async (errand_id: number) =>
  (await told(errand_id)).orders.map(({ od_id, why }) => [od_id, why])
const dueOf = ({ od_id, total }: { od_id: string; total: number }) => ({ od_id, due: total })

test('deposits of ticked orders go on by themselves, and each that is left says why', async () => {
  const [one, more, two] = [await placedOrder(), await placedOrder(), await placedOrder()]
  const body = {
    orders: [
      dueOf(one),
      { od_id: more.od_id, due: more.total - 1 },
      { od_id: unknown, due: 1 },
      dueOf(two),
      dueOf(one),
    ],
    reason,
  }
  const { errand_id } = (await boss.call(orderErrands.deposits, { body })).data
  expect((await told(errand_id)).errand).toMatchObject({
    ...{ work: 'deposits', state: 'open', total: 4, told: 0 },
  })
  // pressed twice it is the same work
  expect((await boss.call(orderErrands.deposits, { body })).data.errand_id).toBe(errand_id)
  await runErrand(errand_id)
  expect((await told(errand_id)).errand).toMatchObject({ state: 'done', told: 4, why: '' })
  expect(await whys(errand_id)).toEqual([
    [one.od_id, ''],
    [more.od_id, '그사이 입금할 금액이 바뀌었어요. 새 금액을 확인한 뒤 다시 눌러 주세요.'],
    [unknown, '없는 주문번호예요. 다시 확인해 주세요.'],
    [two.od_id, ''],
  ])
  expect(await shown(one.od_id)).toMatchObject({ od_status: '입금', od_misu: 0 })
  expect(await stockOf(one.goods.io_no)).toEqual({ stock: 99, reserved: 0 })
  expect((await shown(more.od_id)).od_status).toBe('주문')
  const { data } = await boss.call(orderErrands.list, {})
  expect(data.find((row) => row.errand_id === errand_id)).toMatchObject({ work: 'deposits' })
})

test('a server that is killed between two orders is followed by one that takes the rest, each once', async () => {
  const all = [await placedOrder(), await placedOrder(), await placedOrder()]
  const { errand_id } = (
    await boss.call(orderErrands.deposits, { body: { orders: all.map(dueOf), reason } })
  ).data
  const { 'order-deposits': kind } = errands as { 'order-deposits': Errand }
  class Killed extends Error {}
  const dying: Errand = {
    ...kind,
    line: async (ctx, given, line) => {
      const done = await kind.line(ctx, given, line)
      // before its commit: nothing of this order is written
      if ((line as { od_id: string }).od_id === all[1]?.od_id) throw new Killed()
      return done
    },
    refused: () => {
      throw new Killed()
    },
  }
  const task = errandTask({ 'order-deposits': dying })
  await expect(task(house, { errand_id })).rejects.toThrow(Killed)
  const states = () => Promise.all(all.map(async ({ od_id }) => (await shown(od_id)).od_status))
  expect(await states()).toEqual(['입금', '주문', '주문'])
  await runErrand(errand_id)
  expect(await states()).toEqual(['입금', '입금', '입금'])
  for (const { od_id, goods } of all) {
    expect((await eventsOf(od_id)).filter((name) => name === 'order.paid')).toHaveLength(1)
    expect(await stockOf(goods.io_no)).toEqual({ stock: 99, reserved: 0 })
  }
})

test('unpaid orders are cancelled, paid ones prepared, and what cannot be is named', async () => {
  const [one, paid] = [await placedOrder(), await placedOrder()]
  await boss.call(adminOrders.confirmDeposit, {
    params: { od_id: paid.od_id },
    body: { amount: paid.total, reason },
  })
  const ids = [one.od_id, paid.od_id]
  const begun = await boss.call(orderErrands.cancellations, { body: { ids, reason: '고객 요청' } })
  await runErrand(begun.data.errand_id)
  expect(await whys(begun.data.errand_id)).toEqual([
    [one.od_id, ''],
    [paid.od_id, '이미 결제된 주문이에요. 주문 화면에서 취소해 주세요.'],
  ])
  const moved = await boss.call(orderErrands.moves, { body: { ids, move: 'prepare' } })
  await runErrand(moved.data.errand_id)
  const [left, done] = await whys(moved.data.errand_id)
  expect(left?.[1]).not.toBe('')
  expect(done).toEqual([paid.od_id, ''])
  expect((await shown(paid.od_id)).od_status).toBe('준비')
  const early = await boss.call(orderErrands.moves, {
    body: { ids: [paid.od_id], move: 'complete' },
  })
  await runErrand(early.data.errand_id)
  expect((await whys(early.data.errand_id))[0]?.[1]).not.toBe('')
})

test('what is begun with ticked orders belongs to whoever may do it, and is seen by them alone', async () => {
  const { od_id, total } = await placedOrder()
  const [clerk, colleague] = [
    await shopper({ mb_id: 'errand_order', staff_role: 'order' }),
    await shopper({ mb_id: 'errand_finance', staff_role: 'finance' }),
  ]
  const reader = await shopper({ mb_id: 'errand_reader', staff_role: 'accountant' })
  const money = { body: { orders: [{ od_id, due: total }], reason } }
  const away = { body: { ids: [od_id], reason: '고객 요청' } }
  expect((await clerk.refused(orderErrands.deposits, money)).status).toBe(403)
  expect((await reader.refused(orderErrands.cancellations, away)).status).toBe(403)
  const { errand_id } = (await clerk.call(orderErrands.cancellations, away)).data
  expect((await colleague.refused(orderErrands.show, { params: { errand_id } })).status).toBe(404)
  // the same by a colleague at the same time is theirs, and is told of the first
  const theirs = (await colleague.call(orderErrands.cancellations, away)).data.errand_id
  expect(theirs).not.toBe(errand_id)
  for (const id of [errand_id, theirs]) await runErrand(id)
  expect((await told(errand_id, clerk)).orders).toMatchObject([{ od_id, why: '' }])
  expect((await told(theirs, colleague)).orders[0]?.why).not.toBe('')
  expect((await shown(od_id)).od_status).toBe('취소')
})

test('nothing begins without orders or with another step', async () => {
  const none = await boss.refused(orderErrands.moves, { body: { ids: [], move: 'prepare' } })
  expect([none.status, Object.keys(none.errors)]).toEqual([422, ['ids']])
  const other = await boss.refused(orderErrands.moves, {
    body: { ids: [unknown], move: 'ship' as 'prepare' },
  })
  expect([other.status, Object.keys(other.errors)]).toEqual([422, ['move']])
})
