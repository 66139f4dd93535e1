import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { classCarts } from '#shop/cart/class-contract.ts'
import { carts } from '#shop/cart/contract.ts'
import { checkout } from '#shop/order/contract/checkout.ts'
import { orders } from '#shop/order/contract/place.ts'
import { orderForm } from '#shop/order/sample.ts'
import { openBooks } from '#shop/payment/twin/books.ts'
import type { Kept } from '#shop/payment/twin/toss-payment.ts'
import { newDate, seatsOf } from '#test/classes.ts'
import { stockItem } from '#test/goods.ts'
import { insist } from '#test/insist.ts'
import { killableShop } from '#test/killable-shop.ts'
import { fillCarts } from '#test/ordering.ts'
import { choose, comeBack } from '#test/paying.ts'
import { shopper } from '#test/shopper.ts'

// how often the server is killed, and how many payments are between capture and commit when it is
const kills = Number(process.env.KILLS ?? 3)
const buyers = 34

const rig = await killableShop()
const { house } = rig
afterAll(() => rig.close())

type Point = 'not captured yet' | 'captured, and no answer' | 'the answer is on its way'
const points: Point[] = [
  'captured, and no answer',
  'captured, and no answer',
  'the answer is on its way',
  'not captured yet',
]

/** The server is killed while every one of these payments is at its point. */
async function payAndKill() {
  const goods = await stockItem(house, { options: [{ io_stock_qty: buyers }] })
  const started = await Promise.all(
    Array.from({ length: buyers }, async (_, at) => {
      const buyer = await shopper({ house, at: rig.at })
      await fillCarts([buyer], goods, house)
      const { data: cart } = await insist(() => buyer.call(carts.show, {}))
      const body = orderForm({
        od_settle_case: '신용카드',
        expected_total: cart.totals.total,
      })
      const key = { 'idempotency-key': randomUUID() }
      const { data } = await insist(() => buyer.call(orders.place, { body }, key))
      if (!data.window) throw new Error('no window was opened')
      const { window } = data
      const back = await insist(() => choose(rig.base, window, 'pay'))
      return {
        buyer,
        back,
        od_id: data.od_id,
        pay_id: data.window.pay_id,
        point: points[at % points.length],
      }
    }),
  )
  let there = 0
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const never = new Promise<Response>(() => undefined)
  rig.holdBetween(async (path, request, pass) => {
    if (path !== 'toss/v1/payments/confirm') return pass()
    const { orderId } = (await request.clone().json()) as { orderId: string }
    const point = started.find(({ pay_id }) => pay_id === orderId)?.point
    if (point === 'not captured yet') {
      there++
      return never
    }
    const captured = await pass()
    there++
    if (point === 'captured, and no answer') return never
    await released
    // some are read, some are being written, some are not there yet when the process ends
    await sleep(Math.random() * 20)
    return captured
  })
  const returning = Promise.allSettled(
    started.map(({ buyer, back }) => insist(() => comeBack(buyer, back), { evenCut: false })),
  )
  await expect.poll(() => there, { timeout: 90_000 }).toBe(buyers)
  release()
  await sleep(Math.random() * 25)
  await rig.kill()
  await returning
  rig.holdBetween(null)
  return { goods, started }
}

/** The clock goes on: what was asked, tried or taken in hand was so long ago. */
async function minutesPass() {
  await house.db.execute(
    sql`update payment set confirmed_at = confirmed_at - interval '3 minutes', asked_at = asked_at - interval '3 minutes'`,
  )
  await house.db.execute(
    sql`update graphile_worker._private_jobs set locked_at = locked_at - interval '3 minutes', run_at = run_at - interval '3 minutes'`,
  )
}

/** What the next minutes still have to settle. */
const waiting = async () =>
  (
    await house.db.execute<{ what: string; count: number }>(sql`
      select 'payment asked about' as what, count(*)::int as count from payment where status = 'confirming' having count(*) > 0
      union all
      select 'job ' || task_identifier || case when locked_at is null then '' else ', in hand' end || coalesce(': ' || left(last_error, 120), ''), count(*)::int
      from graphile_worker.jobs group by 1`)
  ).rows

/** The minutes after a start, until nothing waits. Jobs that the killed process had in hand are freed twice a minute. */
async function settle() {
  await expect
    .poll(
      async () => {
        await minutesPass()
        await rig.run('check-payments')
        return waiting()
      },
      { timeout: 75_000 },
    )
    .toEqual([])
}

/** What the provider took and gave back, by its own books. */
function theirs(pay_ids: readonly string[]) {
  const kept = Object.values(openBooks<Kept>(house, 'toss').all()).filter(({ orderId }) =>
    pay_ids.includes(orderId),
  )
  const taken = kept.filter(({ approvedAt }) => approvedAt !== null)
  return {
    count: taken.length,
    total: taken.reduce((sum, { total }) => sum + total, 0),
    balance: taken.reduce((sum, { balance }) => sum + balance, 0),
  }
}

async function ours(pay_ids: readonly string[]) {
  const found = await house.db.execute<{
    paid: number
    count: number
    balance: number
    orders: number
    received: number
    unsettled: number
  }>(sql`
    select count(*) filter (where p.approved_at is not null)::int as count, coalesce(sum(p.amount) filter (where p.approved_at is not null), 0)::int as paid,
      coalesce(sum(p.amount - p.refunded) filter (where p.approved_at is not null), 0)::int as balance,
      count(o.od_id)::int as orders, coalesce(sum(o.od_receipt_price), 0)::int as received,
      count(*) filter (where p.approved_at is not null and o.od_id is null and p.refunded < p.amount)::int as unsettled
    from payment p left join shop_order o on o.od_id = p.od_id where p.pay_id in ${pay_ids}`)
  return found.rows[0]
}

test(
  `a server killed ${kills} times between capture and commit: every payment is an order or was given back, and the books of the provider are ours`,
  async () => {
    await rig.start()
    for (let round = 0; round < kills; round++) {
      const { goods, started } = await payAndKill()
      const pay_ids = started.map(({ pay_id }) => pay_id)
      // the point of the trial: money was taken that the shop does not know of
      expect(theirs(pay_ids).count).toBeGreaterThan((await ours(pay_ids))?.count ?? 0)
      await minutesPass()
      await rig.start()
      // some buyers are still at the page that asks by itself; the others have closed it
      const [page, closed] = [started.slice(0, 10), started.slice(10)]
      await Promise.all([
        rig.run('check-payments'),
        ...page.map(({ buyer, pay_id }) =>
          insist(() => buyer.call(checkout.end, { params: { pay_id } })),
        ),
      ])
      await settle()
      const books = await ours(pay_ids)
      expect({ count: books?.count, total: books?.paid, balance: books?.balance }).toEqual(
        theirs(pay_ids),
      )
      expect(books?.unsettled).toBe(0)
      // nothing was in the way of these: all became orders, each paid once
      expect([books?.orders, books?.received]).toEqual([buyers, books?.paid])
      const stock = await house.db.execute(
        sql`select io_stock_qty as stock, io_reserved_qty as reserved from item_option where io_no = ${goods.io_no}`,
      )
      expect(stock.rows).toEqual([{ stock: 0, reserved: 0 }])
      for (const { buyer, pay_id, od_id } of [page[0], closed[0]].flatMap((one) => one ?? []))
        expect(
          (await insist(() => buyer.call(checkout.end, { params: { pay_id } }))).data,
        ).toMatchObject({ state: 'paid', od_id })
      const told = await house.db.execute<{ count: number }>(
        sql`select count(*)::int as count from event where name = 'order.paid' and subject in ${started.map(({ od_id }) => od_id)}`,
      )
      expect(told.rows).toEqual([{ count: buyers }])
    }
  },
  120_000 + kills * 60_000,
)

test('a server killed between a payment and its class: neither a paid order without a seat nor a seat without an order', async () => {
  // the trials before leave it running, and what they began is over
  await rig.kill()
  await minutesPass()
  await rig.start()
  await settle()
  const date = await newDate(house, { capacity: 4 })
  const started = await Promise.all(
    Array.from({ length: 4 }, async (_, at) => {
      const buyer = await shopper({ house, at: rig.at })
      await insist(() =>
        buyer.call(classCarts.add, { body: { session_id: date.session_id, people: 1 } }),
      )
      const { od_b_name, od_b_hp, od_b_zip, od_b_addr1, od_b_addr2, ...form } = orderForm({
        ...{ od_settle_case: '신용카드', expected_total: 59_000, classes_only: true },
        od_hp: `010-7000-200${at}`,
      })
      const key = { 'idempotency-key': randomUUID() }
      const { data } = await insist(() => buyer.call(orders.place, { body: form }, key))
      if (!data.window) throw new Error('no window was opened')
      const { window } = data
      const back = await insist(() => choose(rig.base, window, 'pay'))
      return { buyer, od_id: data.od_id, back }
    }),
  )
  let there = 0
  rig.holdBetween(async (path, _, pass) => {
    if (path !== 'toss/v1/payments/confirm') return pass()
    await pass()
    there++
    return new Promise<Response>(() => undefined)
  })
  const returning = Promise.allSettled(
    started.map(({ buyer, back }) => insist(() => comeBack(buyer, back), { evenCut: false })),
  )
  await expect.poll(() => there, { timeout: 90_000 }).toBe(4)
  await rig.kill()
  await returning
  rig.holdBetween(null)
  // the holds are over by the time the shop is back
  await house.db.execute(
    sql`update class_hold set held_until = now() - interval '1 second' where session_id = ${date.session_id}`,
  )
  await minutesPass()
  await rig.start()
  await settle()
  const books = await house.db.execute(sql`
    select (select count(*)::int from shop_order o where o.od_id in ${started.map(({ od_id }) => od_id)} and o.od_status = '입금'
        and not exists (select 1 from class_booking b where b.od_id = o.od_id and b.state = 'confirmed')) as without_seat,
      (select count(*)::int from class_booking b where b.session_id = ${date.session_id} and not exists (select 1 from shop_order o where o.od_id = b.od_id)) as without_order,
      (select count(*)::int from class_booking b where b.session_id = ${date.session_id} and b.state = 'confirmed') as booked`)
  expect(books.rows).toEqual([{ without_seat: 0, without_order: 0, booked: 4 }])
  expect(await seatsOf(house, date.session_id)).toEqual({ booked: 4, held: 0 })
}, 240_000)
