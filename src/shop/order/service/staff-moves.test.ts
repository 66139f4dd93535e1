import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { adminAudit } from '#shop/member/audit-contract.ts'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { orders } from '#shop/order/contract/place.ts'
import { dashboard } from '#shop/order/contract/today.ts'
import { testShop } from '#test/database.ts'
import { placedOrder, stockOf } from '#test/ordering.ts'
import { shopper, staff } from '#test/shopper.ts'

const { house } = await testShop()
const boss = await staff()

test('an order goes from deposit to completion', async () => {
  const { minji, goods, od_id, total } = await placedOrder(2)
  const params = { od_id }
  expect(
    (
      await boss.call(adminOrders.confirmDeposit, {
        params,
        body: { amount: total, reason: '통장에서 확인' },
      })
    ).data,
  ).toMatchObject({
    od_status: '입금',
    od_misu: 0,
    od_receipt_price: total,
    lines: [{ ct_status: '입금' }],
  })
  expect(await stockOf(goods.io_no)).toEqual({ stock: 98, reserved: 0 })
  expect((await boss.call(adminOrders.prepare, { params, body: {} })).data.od_status).toBe('준비')
  const shipped = await boss.call(adminOrders.ship, {
    params,
    body: { company: 'cj', od_invoice: '1234-5678 9012' },
  })
  expect(shipped.data.delivery).toMatchObject({
    company: 'cj',
    company_name: { ko: 'CJ대한통운' },
    od_invoice: '123456789012',
    url: 'https://trace.example/?n=123456789012',
  })
  expect((await boss.call(adminOrders.complete, { params, body: {} })).data.od_status).toBe('완료')
  const sold = await house.db.execute(sql`select it_sum_qty from item where it_id = ${goods.it_id}`)
  expect(sold.rows).toEqual([{ it_sum_qty: 2 }])
  const { data } = await minji.call(orders.show, { params })
  expect(data.history.map(({ name }) => name)).toEqual([
    'order.placed',
    'order.paid',
    'order.prepared',
    'order.shipped',
    'order.completed',
  ])
  expect(data).not.toHaveProperty('od_shop_memo')
})

test('packing that was started by mistake is taken back, and the buyer may cancel again', async () => {
  const { minji, od_id, total } = await placedOrder()
  const params = { od_id }
  const undo = () => boss.call(adminOrders.undoPrepare, { params, body: {} })
  await expect(undo()).rejects.toMatchObject({ status: 409, detail: { od_status: '주문' } })
  await boss.call(adminOrders.confirmDeposit, {
    params,
    body: { amount: total, reason: '통장에서 확인' },
  })
  await boss.call(adminOrders.prepare, { params, body: {} })
  const both = await Promise.allSettled([undo(), undo()])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const { data } = await minji.call(orders.show, { params })
  expect(data.od_status).toBe('입금')
  expect(data.history.at(-1)?.name).toBe('order.preparation_undone')
  expect(data.actions.find(({ name }) => name === 'cancel')).toMatchObject({ reason: null })
})

describe('a deposit', () => {
  test.each([13_999, 14_000, 14_001])(
    'of %d for 14,000 is noted with a reason or not at all',
    async (amount) => {
      const { od_id, goods } = await placedOrder()
      for (const body of [{ amount }, { amount, reason: '' }, { amount, reason: '  ' }]) {
        const refusal = await boss.refused(adminOrders.confirmDeposit, {
          params: { od_id },
          body: body as never,
        })
        expect([refusal.status, Object.keys(refusal.errors)]).toEqual([422, ['reason']])
      }
      expect((await boss.call(adminOrders.show, { params: { od_id } })).data).toMatchObject({
        od_status: '주문',
        od_receipt_price: 0,
      })
      expect(await stockOf(goods.io_no)).toEqual({ stock: 100, reserved: 1 })
    },
  )

  test('is for finance staff and the owner: others are told whom to ask, see the button greyed for it, and change nothing', async () => {
    const { od_id, total, minji } = await placedOrder()
    const ask = { params: { od_id }, body: { amount: total, reason: '국민은행 거래내역 3월 14일' } }
    const clerk = await shopper({ mb_id: 'deposit_clerk', staff_role: 'order' })
    expect(await clerk.refused(adminOrders.confirmDeposit, ask)).toMatchObject({
      status: 403,
      code: 'FORBIDDEN',
      message: expect.stringContaining('자금 담당'),
    })
    for (const staff_role of ['product', 'content', 'class', 'accountant'])
      expect(
        (
          await (
            await shopper({ mb_id: `deposit_${staff_role}`, staff_role })
          ).refused(adminOrders.confirmDeposit, ask)
        ).status,
      ).toBe(403)
    expect((await minji.refused(adminOrders.confirmDeposit, ask)).status).toBe(401)
    const reasonFor = async (who: typeof clerk) =>
      (await who.call(adminOrders.show, { params: { od_id } })).data.actions.find(
        ({ name }) => name === 'deposit',
      )?.reason
    const cashier = await shopper({ mb_id: 'deposit_cashier', staff_role: 'finance' })
    expect([await reasonFor(clerk), await reasonFor(cashier)]).toEqual([
      expect.stringContaining('자금 담당'),
      null,
    ])
    expect((await boss.call(adminOrders.show, { params: { od_id } })).data).toMatchObject({
      od_status: '주문',
      od_receipt_price: 0,
    })
    const { data } = await cashier.call(adminOrders.confirmDeposit, ask)
    expect(data).toMatchObject({ od_status: '입금', od_misu: 0 })
    // the row stays in the history, and in the audit of the owner and the accountant
    expect(data.events.at(-1)).toMatchObject({
      name: 'order.paid',
      actor: 'deposit_cashier',
      payload: { amount: total, reason: '국민은행 거래내역 3월 14일' },
    })
    const audit = await boss.call(adminAudit.list, {
      query: { subject: od_id, actor: 'deposit_cashier' },
    })
    expect(audit.data).toMatchObject([
      { name: 'order.paid', actor: 'deposit_cashier', subject: od_id },
    ])
    // finance staff also do what order staff do
    expect(
      (await cashier.call(adminOrders.prepare, { params: { od_id }, body: {} })).data.od_status,
    ).toBe('준비')
  })

  test('for a sum that has changed since it was shown is refused with the one of now', async () => {
    const { od_id, total } = await placedOrder()
    const ask = (due: number) => ({
      params: { od_id },
      body: { amount: total, reason: '통장에서 확인', due },
    })
    expect(await boss.refused(adminOrders.confirmDeposit, ask(total + 3_000))).toMatchObject({
      status: 409,
      detail: { od_misu: total, old: total + 3_000 },
    })
    expect((await boss.call(adminOrders.confirmDeposit, ask(total))).data.od_status).toBe('입금')
  })

  test('that is too small leaves the order waiting for the rest', async () => {
    const { od_id, goods } = await placedOrder()
    const params = { od_id }
    expect(
      (
        await boss.call(adminOrders.confirmDeposit, {
          params,
          body: { amount: 10_000, reason: '일부 입금' },
        })
      ).data,
    ).toMatchObject({ od_status: '주문', od_misu: 4_000 })
    expect(await stockOf(goods.io_no)).toEqual({ stock: 100, reserved: 1 })
    const { data } = await boss.call(adminOrders.confirmDeposit, {
      params,
      body: { amount: 4_000, reason: '통장에서 확인' },
    })
    expect(data).toMatchObject({ od_status: '입금', od_misu: 0, od_receipt_price: 14_000 })
    expect(data.events.map(({ name, payload }) => [name, payload.amount])).toEqual([
      ['order.placed', undefined],
      ['order.underpaid', 10_000],
      ['order.paid', 4_000],
    ])
  })

  test('that is too large, with a reason, is noted', async () => {
    const { od_id } = await placedOrder()
    const { data } = await boss.call(adminOrders.confirmDeposit, {
      params: { od_id },
      body: { amount: 15_000, reason: '초과 입금' },
    })
    expect(data).toMatchObject({ od_status: '입금', od_receipt_price: 15_000, od_misu: 0 })
    expect(data.events.at(-1)?.payload).toMatchObject({ over: 1_000, reason: '초과 입금' })
  })

  test('confirmed five times at once counts once', async () => {
    const { od_id, goods, total } = await placedOrder(3)
    const ends = await Promise.allSettled(
      Array.from({ length: 5 }, () =>
        boss.call(adminOrders.confirmDeposit, {
          params: { od_id },
          body: { amount: total, reason: '통장에서 확인' },
        }),
      ),
    )
    expect(ends.filter((end) => end.status === 'fulfilled')).toHaveLength(1)
    expect(await stockOf(goods.io_no)).toEqual({ stock: 97, reserved: 0 })
    expect((await boss.call(adminOrders.show, { params: { od_id } })).data.od_receipt_price).toBe(
      total,
    )
  })
})

test('a step out of turn is refused with the state the order is in', async () => {
  const { minji, od_id } = await placedOrder()
  const params = { od_id }
  const ship = { params, body: { company: 'cj', od_invoice: '123456789012' } }
  expect(await boss.refused(adminOrders.prepare, { params, body: {} })).toMatchObject({
    status: 409,
    detail: { od_status: '주문' },
  })
  expect(await boss.refused(adminOrders.ship, ship)).toMatchObject({ status: 409 })
  expect(await boss.refused(adminOrders.complete, { params, body: {} })).toMatchObject({
    status: 409,
  })
  await boss.call(adminOrders.confirmDeposit, {
    params,
    body: { amount: 14_000, reason: '통장에서 확인' },
  })
  await boss.call(adminOrders.ship, ship)
  expect(
    await boss.refused(adminOrders.cancel, { params, body: { reason: '늦은 취소' } }),
  ).toMatchObject({
    status: 409,
    message: '이미 배송을 시작한 주문이에요.',
    detail: { od_status: '배송' },
  })
  // nor by the buyer: what has left comes back as a return
  expect(await minji.refused(orders.cancel, { params, body: {} })).toMatchObject({
    status: 409,
    detail: { od_status: '배송' },
  })
})

test.each([
  [{ company: 'nobody', od_invoice: '123456789012' }, 'company'],
  [{ company: 'cj', od_invoice: '1234' }, 'od_invoice'],
  [{ company: 'cj', od_invoice: '<script>1234' }, 'od_invoice'],
])('a shipment %j is refused', async (body, field) => {
  const { od_id } = await placedOrder()
  const refusal = await boss.refused(adminOrders.ship, { params: { od_id }, body })
  expect([refusal.status, Object.keys(refusal.errors)]).toEqual([422, [field]])
})

test('of two memos written from the same version the second is refused', async () => {
  const { od_id } = await placedOrder()
  const { version } = (await boss.call(adminOrders.show, { params: { od_id } })).data
  const { data } = await boss.call(adminOrders.memo, {
    params: { od_id },
    body: { od_shop_memo: '문 앞', version },
  })
  expect(data).toMatchObject({ od_shop_memo: '문 앞', version: version + 1 })
  expect(
    await boss.refused(adminOrders.memo, {
      params: { od_id },
      body: { od_shop_memo: '경비실', version },
    }),
  ).toMatchObject({ status: 409 })
})

describe('the list of orders', () => {
  test('is searched by number, phone as typed, depositor and waybill; wildcards are letters', async () => {
    const { od_id } = await placedOrder(1, {
      od_hp: '010-7731-4468',
      od_deposit_name: '박특별함',
      od_name: '100%_님',
    })
    const find = async (keyword: string) =>
      (await boss.call(adminOrders.list, { query: { keyword } })).data.map((row) => row.od_id)
    for (const keyword of [od_id, '010-7731-4468', '77314468', '박특별함', '0%_'])
      expect(await find(keyword)).toEqual([od_id])
    for (const keyword of ['%%%', "' or 1=1 --", '\\']) expect(await find(keyword)).toEqual([])
    // by what was bought, in either language
    const { it_name, it_name_en } = (await boss.call(adminOrders.show, { params: { od_id } })).data
      .lines[0] as { it_name: string; it_name_en: string } // an order has a line
    for (const keyword of [it_name, it_name_en.toUpperCase()])
      expect(await find(keyword)).toContain(od_id)
  })

  test('says how far a word was looked for where very many orders bear it', async () => {
    const { od_id } = await placedOrder(1, { od_name: '많은이름' })
    for (const first of [1, 2001, 4001, 6001, 8001])
      await house.db.execute(sql`insert into shop_order select many.*
        from shop_order o, generate_series(${first}::int, ${first + 2001}::int - 1) g,
          jsonb_populate_record(o, jsonb_build_object('od_id', 'many' || g, 'od_time', o.od_time - g * interval '1 second')) many
        where o.od_id = ${od_id} on conflict do nothing`)
    const ask = async (query: object) => boss.call(adminOrders.list, { query })
    const many = await ask({ keyword: '많은이름', per_page: 5 })
    expect(many.bounds).toEqual({ most: 1000, newest: null })
    expect([many.total, many.counts, many.data[0]?.od_id]).toEqual([1000, {}, od_id])
    // a state that few are in is counted whole
    const few = await ask({ keyword: '많은이름', od_status: '배송' })
    expect([few.total, few.bounds]).toEqual([0, { most: null, newest: null }])
    // no index knows two letters: the newest are read, or those of a period
    const short = await ask({ keyword: '많은' })
    expect([short.total, short.bounds]).toEqual([1000, { most: 1000, newest: 10_000 }])
    await house.db.execute(
      sql`update shop_order set od_name = '딴이름' where od_id like 'many%' and od_id <> 'many10001'`,
    )
    expect((await ask({ keyword: '많은' })).data.map((row) => row.od_id)).toEqual([od_id])
    expect((await ask({ keyword: '많은이름' })).data.map((row) => row.od_id)).toEqual([
      od_id,
      'many10001',
    ])
    await house.db.execute(sql`delete from shop_order where od_id like 'many%'`)
    expect((await ask({ keyword: '많은' })).bounds).toEqual({ most: null, newest: null })
  })

  test('counts all orders by their indexes as it counts those of a period', async () => {
    const first = await placedOrder(1)
    await boss.call(adminOrders.confirmDeposit, {
      params: { od_id: first.od_id },
      body: { amount: 14_000, reason: '통장에서 확인' },
    })
    const late = await placedOrder(1)
    await house.db.execute(
      sql`update shop_order set od_deposit_deadline = now() - interval '1 day' where od_id = ${late.od_id}`,
    )
    const { counts } = await boss.call(adminOrders.list, { query: {} })
    expect(counts).toEqual(
      (await boss.call(adminOrders.list, { query: { from: '2000-01-01' } })).counts,
    )
    expect([counts.late, counts.to_ship, counts.입금].every((count) => Number(count) > 0)).toBe(
      true,
    )
  })

  test('counts the states of the same search, and the late ones', async () => {
    const od_name = `서${Date.now()}`
    const [first, second, third] = [
      await placedOrder(1, { od_name }),
      await placedOrder(1, { od_name }),
      await placedOrder(1, { od_name }),
    ]
    await boss.call(adminOrders.confirmDeposit, {
      params: { od_id: first.od_id },
      body: { amount: 14_000, reason: '통장에서 확인' },
    })
    await house.db.execute(
      sql`update shop_order set od_deposit_deadline = now() - interval '1 day' where od_id = ${second.od_id}`,
    )
    const ask = { keyword: od_name }
    const { counts, data, total } = await boss.call(adminOrders.list, {
      query: { ...ask, od_status: '주문', sort: 'od_time', order: 'asc' },
    })
    expect(counts).toMatchObject({ all: 3, late: 1, 주문: 2, 입금: 1, 배송: 0 })
    expect([total, data.map((row) => row.od_id)]).toEqual([2, [second.od_id, third.od_id]])
    expect(data[0]).toMatchObject({
      goods: '시더 캔들',
      goods_en: 'Cedar candle',
      total: 14_000,
      od_misu: 14_000,
      currency: 'krw',
    })
    const late = await boss.call(adminOrders.list, { query: { ...ask, late: '1' } })
    expect([late.total, late.data.map((row) => row.od_id)]).toEqual([1, [second.od_id]])
    expect((await boss.call(adminOrders.list, { query: { ...ask, to: '2020-01-01' } })).total).toBe(
      0,
    )
  })

  test('is closed to shoppers and open to the accountant for reading', async () => {
    const { od_id } = await placedOrder()
    expect(
      await (await shopper({ mb_id: 'shopper1' })).refused(adminOrders.list, { query: {} }),
    ).toMatchObject({ status: 403 })
    const books = await shopper({ mb_id: 'books', staff_role: 'accountant' })
    expect((await books.call(adminOrders.show, { params: { od_id } })).data.od_id).toBe(od_id)
    expect(
      await books.refused(adminOrders.confirmDeposit, {
        params: { od_id },
        body: { amount: 14_000, reason: '통장에서 확인' },
      }),
    ).toMatchObject({ status: 403 })
  })
})

test('today shows the work of the day', async () => {
  const before = (await boss.call(dashboard.today, {})).data
  const { od_id } = await placedOrder()
  await placedOrder()
  await boss.call(adminOrders.confirmDeposit, {
    params: { od_id },
    body: { amount: 14_000, reason: '통장에서 확인' },
  })
  const { data } = await boss.call(dashboard.today, {})
  expect(data).toMatchObject({
    new_orders: before.new_orders + 2,
    waiting_deposit: before.waiting_deposit + 1,
    to_ship: before.to_ship + 1,
  })
})
