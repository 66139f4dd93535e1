import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { houseCtx, type Visitor } from '#platform/context.ts'
import { memberCartKey } from '#platform/session.ts'
import { transact } from '#platform/transact.ts'
import { member } from '#shop/member/tables.ts'
import { checkout } from '#shop/order/contract/checkout.ts'
import { orders } from '#shop/order/contract/place.ts'
import { orderForm } from '#shop/order/sample.ts'
import { openBooks } from '#shop/payment/twin/books.ts'
import type { Kept } from '#shop/payment/twin/toss-payment.ts'
import { endOf } from '#shop/point/service/end-points.ts'
import { grantPoints } from '#shop/point/service/grant-points.ts'
import { secondProcess } from '#test/database.ts'
import { stockItem } from '#test/goods.ts'
import { stockOf } from '#test/ordering.ts'
import { choose, comeBack, follow, payingShop, startPaying } from '#test/paying.ts'
import { expireDrafts } from './drafts.ts'
import { placeOrder } from './place-order.ts'

const { house, base } = await payingShop()
const second = await secondProcess()
afterAll(() => second.pool.end())

/** Rounds that run beside each other, each with goods and buyers of its own. */
async function inWaves(rounds: number, atOnce: number, wave: (at: number[]) => Promise<void>) {
  for (let from = 0; from < rounds; from += atOnce)
    await wave(Array.from({ length: Math.min(atOnce, rounds - from) }, (_, at) => from + at))
}

/** A payment that its buyer has agreed to in the window. */
async function agreed() {
  const started = await startPaying({ stock: 10 })
  return { ...started, back: await choose(base, started.window, 'pay') }
}
type Agreed = Awaited<ReturnType<typeof agreed>>

/** All at once, in an order that differs from round to round. */
function shuffled<T>(works: (() => Promise<T>)[]): Promise<T[]> {
  const order = works.map((work) => ({ work, at: Math.random() })).sort((a, b) => a.at - b.at)
  return Promise.all(order.map(({ work }) => work()))
}

/** What shop and provider say of these in the end: paid and sold, or neither. */
async function bothBooks(wave: readonly Agreed[]) {
  const kept = Object.values(openBooks<Kept>(house, 'toss').all())
  const found = await house.db.execute<{
    pay_id: string
    status: string
    od_status: string | null
    state: string
    stock: number
    reserved: number
  }>(sql`
    select p.pay_id, p.status, o.od_status, d.state, i.io_stock_qty as stock, i.io_reserved_qty as reserved
    from payment p join order_draft d on d.pay_id = p.pay_id left join shop_order o on o.od_id = p.od_id
      join item_option i on i.io_no = (d.lines -> 0 ->> 'io_no')::bigint where p.pay_id in ${wave.map(({ pay_id }) => pay_id)}`)
  return found.rows.map(({ pay_id, status, od_status, stock, reserved }) => ({
    isPaid: status === 'paid' && od_status === '입금',
    books: {
      status: status === 'paid',
      order: od_status === '입금',
      stock,
      reserved,
      theirs: kept.find(({ orderId }) => orderId === pay_id)?.status,
    },
  }))
}

/** Sold and charged, or free and never charged. */
async function expectWhole(wave: readonly Agreed[]) {
  const all = await bothBooks(wave)
  expect(all).toHaveLength(wave.length)
  for (const { isPaid, books } of all)
    expect(books).toEqual(
      isPaid
        ? { status: true, order: true, stock: 9, reserved: 0, theirs: 'DONE' }
        : { status: false, order: false, stock: 10, reserved: 0, theirs: 'IN_PROGRESS' },
    )
  return all.filter(({ isPaid }) => isPaid).length
}

test('200 times the half hour ends at the moment the buyer comes back: paid with goods, or neither', async () => {
  let paid = 0
  await inWaves(200, 20, async (rounds) => {
    const wave = await Promise.all(rounds.map(agreed))
    await house.db.execute(
      sql`update order_draft set expires_at = now() - interval '1 second' where pay_id in ${wave.map(({ pay_id }) => pay_id)}`,
    )
    await shuffled<unknown>([
      ...wave.map((one) => () => comeBack(one.buyer, one.back)),
      () => expireDrafts(house),
      () => expireDrafts(second.house),
    ])
    paid += await expectWhole(wave)
  })
  expect(paid).toBeGreaterThan(0)
}, 180_000)

describe('a buyer who cancels', () => {
  test('100 times while the payment is being confirmed: an order that is paid, or goods that are free and a card that was not charged', async () => {
    await inWaves(100, 20, async (rounds) => {
      const wave = await Promise.all(rounds.map(agreed))
      const left = new Map<string, boolean>()
      const leave = async ({ buyer, pay_id }: Agreed) => {
        const { data } = await buyer.call(checkout.leave, {
          params: { pay_id },
          body: { code: 'PAY_PROCESS_CANCELED' },
        })
        left.set(pay_id, data.left)
      }
      await shuffled<unknown>(
        wave.flatMap((one) => [() => comeBack(one.buyer, one.back), () => leave(one)]),
      )
      const paid = await expectWhole(wave)
      // who was told that nothing was taken was told the truth
      expect([...left.values()].filter((gone) => !gone)).toHaveLength(paid)
    })
  }, 180_000)

  test('10 times while the money comes into the account: the order is paid, or cancelled and the money waits to go back', async () => {
    await inWaves(10, 10, async (rounds) => {
      const wave = await Promise.all(
        rounds.map(async () => {
          const started = await startPaying({ od_settle_case: '가상계좌', stock: 10 })
          await comeBack(started.buyer, await choose(base, started.window, 'pay'))
          const kept = await house.db.execute<{ provider_key: string }>(
            sql`select provider_key from payment where pay_id = ${started.pay_id}`,
          )
          return { ...started, key: kept.rows[0]?.provider_key }
        }),
      )
      const pay = (key?: string) =>
        fetch(`${base}/twin/toss/account/${key}`, {
          method: 'POST',
          body: new URLSearchParams({ choice: 'DONE' }),
          redirect: 'manual',
        })
      const cancel = ({ buyer, od_id }: (typeof wave)[number]) =>
        buyer
          .call(orders.cancel, {
            params: { od_id },
            body: { account: { bank: '88', number: '110123456789', holder: '김민지' } },
          })
          .catch(() => undefined)
      await shuffled<unknown>(
        wave.flatMap((one) => [
          async () => {
            await pay(one.key)
            await follow(one.pay_id)
          },
          () => cancel(one),
        ]),
      )
      for (const { od_id, pay_id, goods, total } of wave) {
        await follow(od_id, pay_id, `cancel-${od_id}`, `late-${pay_id}`)
        const found = await house.db.execute<{ od_status: string; status: string; held: number }>(
          sql`select o.od_status, p.status, p.refund_held as held from shop_order o join payment p on p.od_id = o.od_id where o.od_id = ${od_id}`,
        )
        const [row] = found.rows
        const isPaid = row?.od_status === '입금'
        expect(await stockOf(goods.io_no)).toEqual(
          isPaid ? { stock: 9, reserved: 0 } : { stock: 10, reserved: 0 },
        )
        // an account that was closed first took nothing; one that was paid first owes it all
        expect([row?.od_status, row?.held]).toEqual(
          isPaid ? ['입금', 0] : ['취소', row?.status === 'expired' ? 0 : total],
        )
      }
    })
  }, 180_000)
})

describe('points at midnight', () => {
  const rounds = 100
  const midnight = new Date('2026-06-30T15:00:00Z')
  const before = { now: new Date(midnight.getTime() - 500) }
  const after = { now: new Date(midnight.getTime() + 500) }

  test(`${rounds} orders spend points in the second in which they end: each point is spent or ended, never both`, async () => {
    const goods = await stockItem(house, { options: [{ io_stock_qty: 1_000 }] })
    const mb_ids = Array.from({ length: rounds }, (_, at) => `midnight${at}`)
    await house.db.insert(member).values(
      mb_ids.map((mb_id) => ({
        mb_id,
        password_hash: '',
        mb_name: '민지',
        mb_email: `${mb_id}@mail.example`,
      })),
    )
    await Promise.all(
      mb_ids.map((mb_id) =>
        grantPoints(houseCtx(house, before), {
          mb_id,
          points: 1_000,
          content: '포인트',
          rel: { rel_table: 'test', rel_id: mb_id, rel_action: 'given' },
        }),
      ),
    )
    await house.db.execute(
      sql`update point_lot set lot_expires = '2026-06-30' where mb_id in ${mb_ids}`,
    )
    await house.db.execute(sql`
      insert into cart_line (cart_key, it_id, io_no, ct_qty, ct_price, ct_price_usd)
      select key, ${goods.it_id}, ${goods.io_no}, 1, 10000, 1000 from unnest(${`{${mb_ids.map(memberCartKey).join(',')}}`}::text[]) key`)
    const visitor = (mb_id: string): Visitor => ({
      session: null,
      cart_key: memberCartKey(mb_id),
      mb_id,
      staff_role: null,
      od_ids: [],
    })
    const form = orders.place.body.parse(
      orderForm({ od_pwd: undefined, expected_total: 13_000, points: 1_000 }),
    )
    const order = (mb_id: string) =>
      placeOrder(houseCtx(house, { ...before, visitor: visitor(mb_id) }), form).then(
        () => 'spent',
        (refusal) => refusal.code as string,
      )
    let spent = 0
    await inWaves(rounds, 20, async (wave) => {
      const now = wave.map((at) => mb_ids[at] ?? '')
      const ends = await shuffled<[string, string] | null>(
        now.flatMap((mb_id) => [
          async () => [mb_id, await order(mb_id)],
          () =>
            transact(houseCtx(second.house, after), (ctx) => endOf(ctx, mb_id)).then(() => null),
        ]),
      )
      for (const [mb_id, end] of ends.flatMap((one) => (one ? [one] : []))) {
        const { rows } = await house.db.execute<{
          ended: number
          spent: number
          balance: number
          ledger: number
          left: number
        }>(sql`
          select m.mb_point as balance, sum(p.po_point)::int as ledger, (select coalesce(sum(lot_left), 0)::int from point_lot l where l.mb_id = m.mb_id) as left,
            count(*) filter (where p.rel_action = 'ended')::int as ended, count(*) filter (where p.rel_action <> 'ended' and p.po_point < 0)::int as spent
          from member m join point p on p.mb_id = m.mb_id where m.mb_id = ${mb_id} group by m.mb_id`)
        expect(rows).toEqual([
          {
            balance: 0,
            ledger: 0,
            left: 0,
            ended: end === 'spent' ? 0 : 1,
            spent: end === 'spent' ? 1 : 0,
          },
        ])
        expect(['spent', 'INVALID', 'CONFLICT']).toContain(end)
        if (end === 'spent') spent++
      }
    })
    expect(await stockOf(goods.io_no)).toEqual({ stock: 1_000, reserved: spent })
  })
})
