import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pauseAfter } from '#platform/rate-limit.ts'
import { checkout } from '#shop/order/contract/checkout.ts'
import { orders } from '#shop/order/contract/place.ts'
import { orderForm } from '#shop/order/sample.ts'
import { stockItem } from '#test/goods.ts'
import { fill } from '#test/ordering.ts'
import { choose, comeBack, payingShop, startPaying } from '#test/paying.ts'
import { shopper } from '#test/shopper.ts'

const { house, base, answerWith } = await payingShop()
const decline = () =>
  answerWith((path) =>
    path === 'toss/v1/payments/confirm'
      ? new Response(JSON.stringify({ code: 'REJECT_CARD_PAYMENT', message: '한도초과' }), {
          status: 403,
          headers: { 'content-type': 'application/json' },
        })
      : null,
  )
beforeEach(() =>
  house.db.execute(
    sql`delete from rate_limit where key like 'declined%' or key like 'told:house%'`,
  ),
)
afterEach(() => answerWith(null))

const told = async () =>
  (
    await house.db.execute<{ count: number }>(
      sql`select count(*)::int as count from event where name = 'house.card_testing'`,
    )
  ).rows[0]?.count ?? 0

/** One declined payment; the status of the refusal when it was not let through. */
async function tryCard(who: Awaited<ReturnType<typeof shopper>>): Promise<string> {
  try {
    const { window } = await startPaying({ who })
    const end = await comeBack(who, await choose(base, window, 'pay'))
    return end.state
  } catch (error) {
    return String((error as { status: number }).status)
  }
}

test('pauses rise from half a minute to a quarter of an hour', () => {
  const rising = { free: 3, first: 30, longest: 900, seconds: 1_800 }
  expect([3, 4, 5, 6, 12, 500].map((count) => pauseAfter(rising, count))).toEqual([
    0, 30, 60, 120, 900, 900,
  ])
})

test('a card that is declined four times waits; the bank transfer stays open, and the desk is told once', async () => {
  decline()
  const before = await told()
  const who = await shopper({ ip: '198.51.100.9' })
  const ends: string[] = []
  for (let at = 0; at < 6; at++) ends.push(await tryCard(who))
  expect(ends).toEqual(['failed', 'failed', 'failed', 'failed', '429', '429'])
  const goods = await stockItem(house)
  const { totals } = await fill(who, goods)
  const refused = await who.refused(orders.place, {
    body: orderForm({ od_settle_case: '신용카드', expected_total: totals.total }),
  })
  expect(Number(refused.detail?.retry_after)).toBeGreaterThan(20)
  expect(refused.message).toContain('무통장입금')
  await who.call(orders.place, { body: orderForm({ expected_total: totals.total }) })
  expect((await told()) - before).toBe(1)
  // and goes on when the time is over
  await house.db.execute(
    sql`update rate_limit set resets_at = resets_at - interval '31 seconds' where key like 'declined%'`,
  )
  answerWith(null)
  expect(await tryCard(who)).toBe('paid')
})

test('a new session of the same address does not start anew, and payments that are open already wait too', async () => {
  decline()
  const ip = '198.51.100.10'
  const waiting = await startPaying({ who: await shopper({ ip }) })
  const back = await choose(base, waiting.window, 'pay')
  const ends: string[] = []
  for (let at = 0; at < 13; at++) ends.push(await tryCard(await shopper({ ip })))
  expect(ends).toEqual([...Array(11).fill('failed'), '429', '429'])
  expect(
    await comeBack(waiting.buyer, back).catch((error: { status: number }) => error.status),
  ).toBe(429)
  expect(await tryCard(await shopper({ ip: '198.51.100.11' }))).toBe('failed')
})

test('a decline that the window tells counts, a closed window does not', async () => {
  const who = await shopper({ ip: '198.51.100.12' })
  const leave = async (code: string) => {
    const { pay_id } = await startPaying({ who })
    await who.call(checkout.leave, { params: { pay_id }, body: { code } })
  }
  for (let at = 0; at < 6; at++) await leave('PAY_PROCESS_CANCELED')
  for (let at = 0; at < 4; at++) await leave('REJECT_CARD_COMPANY')
  await expect(startPaying({ who })).rejects.toMatchObject({ status: 429 })
})
