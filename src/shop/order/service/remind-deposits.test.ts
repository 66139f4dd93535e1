import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { hourMs as hour } from '#kernel/korean-time.ts'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { shopOrder } from '#shop/order/tables.ts'
import { testShop } from '#test/database.ts'
import { placedOrder } from '#test/ordering.ts'
import { staff } from '#test/shopper.ts'
import { eventsOf, sendAll, tellAt } from '#test/telling.ts'
import { remindDeposits } from './remind-deposits.ts'

const { house, outbox } = await testShop()

async function due(od_id: string, hours: number) {
  const [row] = await house.db.select().from(shopOrder).where(eq(shopOrder.od_id, od_id))
  return new Date((row?.od_deposit_deadline?.getTime() ?? 0) - hours * hour)
}
const reminded = async (od_id: string) => (await eventsOf(od_id, 'order.deposit_due')).length

test('a deposit that is due today is asked for once, with account, amount and deadline', async () => {
  const { od_id } = await placedOrder(1, { od_email: 'due@mail.example' })
  await remindDeposits(house, await due(od_id, 16))
  expect(await reminded(od_id)).toBe(0)
  const now = await due(od_id, 14)
  await Promise.all([remindDeposits(house, now), remindDeposits(house, now)])
  await remindDeposits(house, now)
  expect(await reminded(od_id)).toBe(1)
  const event_id = (await eventsOf(od_id, 'order.deposit_due'))[0]?.event_id ?? 0
  await tellAt(event_id, now)
  await sendAll(event_id, now)
  const mail = outbox.filter(({ to }) => to === 'due@mail.example').at(-1)
  expect(mail?.subject).toBe(`[오드모아] 오늘까지 입금해 주세요 (${od_id})`)
  for (const word of ['14,000원', '하나은행 000-910000-00000', '23:59'])
    expect(mail?.text).toContain(word)
})

test('nobody is reminded who has paid, whose deadline has passed, or who has just ordered', async () => {
  const [paid, late] = [await placedOrder(), await placedOrder()]
  const boss = await staff()
  await boss.call(adminOrders.confirmDeposit, {
    params: { od_id: paid.od_id },
    body: { amount: paid.total, reason: '통장에서 확인' },
  })
  const lastDay = await due(paid.od_id, 2)
  await house.db
    .update(shopOrder)
    .set({ od_deposit_deadline: new Date(Date.now() - hour) })
    .where(eq(shopOrder.od_id, late.od_id))
  const fresh = await placedOrder()
  await house.db
    .update(shopOrder)
    .set({ od_deposit_deadline: new Date(Date.now() + 2 * hour) })
    .where(eq(shopOrder.od_id, fresh.od_id))
  await remindDeposits(house)
  await house.db
    .update(shopOrder)
    .set({ od_deposit_deadline: null })
    .where(eq(shopOrder.od_id, fresh.od_id))
  await remindDeposits(house, lastDay)
  expect(await reminded(paid.od_id)).toBe(0)
  expect([await reminded(late.od_id), await reminded(fresh.od_id)]).toEqual([0, 0])
})
