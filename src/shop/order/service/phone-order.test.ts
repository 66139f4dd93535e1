import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { koreanToday } from '#kernel/korean-time.ts'
import { adminQuotations } from '#shop/cart/desk-contract.ts'
import { quotations } from '#shop/cart/quotation-contract.ts'
import { adminGifts } from '#shop/coupon/gift-contract.ts'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { myOrders } from '#shop/order/contract/mine.ts'
import { adminPhoneOrders, type PhoneOrderTyped } from '#shop/order/contract/phone.ts'
import { orders } from '#shop/order/contract/place.ts'
import { orderForm } from '#shop/order/sample.ts'
import { testShop } from '#test/database.ts'
import { type Goods, stockItem } from '#test/goods.ts'
import { mailboxOf } from '#test/mailbox.ts'
import { stockOf } from '#test/ordering.ts'
import { type Shopper, shopper, staff } from '#test/shopper.ts'

const { house } = await testShop()
let [boss, clerk]: [Shopper, Shopper] = [await staff(), await shopper()]
let goods: Goods
const some = () => Math.random().toString(36).slice(2, 10)

beforeEach(async () => {
  ;[boss, clerk] = [await staff(), await shopper({ mb_id: `clerk_${some()}`, staff_role: 'order' })]
  goods = await stockItem(house)
})

/** A guest who telephones for one unit: 10,000 won and 4,000 to send it. */
function phoneForm(given: Partial<PhoneOrderTyped> = {}): PhoneOrderTyped {
  const { od_settle_case: _, ...typed } = orderForm()
  return {
    ...typed,
    od_hp: `010-${String(Math.random()).slice(2, 6)}-${String(Math.random()).slice(2, 6)}`,
    mb_id: null,
    currency: 'krw',
    lines: [{ io_no: goods.io_no, ct_qty: 1 }],
    ...given,
  }
}

test('an order by telephone is placed like any other, and the history says who wrote it', async () => {
  const body = phoneForm()
  const { data: seen } = await clerk.call(adminPhoneOrders.preview, {
    body: { mb_id: null, currency: 'krw', lines: body.lines, zip: '04524' },
  })
  expect(seen).toMatchObject({
    totals: { total: 14_000 },
    lines: [{ krw: 10_000, price: 10_000, problem: null }],
    most_off: 10,
  })
  const before = await stockOf(goods.io_no)
  const { od_id } = (await clerk.call(adminPhoneOrders.place, { body })).data
  expect(await stockOf(goods.io_no)).toEqual({ ...before, reserved: before.reserved + 1 })
  const { data } = await boss.call(adminOrders.show, { params: { od_id } })
  expect(data).toMatchObject({ od_status: '주문', od_misu: 14_000, od_ip: '' })
  expect(data.od_deposit_deadline).not.toBeNull()
  const written = data.events.filter(({ name }) => /placed|written/.test(name))
  expect(written.map(({ name }) => name)).toEqual(['order.placed', 'order.written'])
  for (const { actor } of written) expect(actor).toMatch(/^clerk_/)
  // whoever telephoned looks it up with what was read out
  const caller = await shopper()
  const found = await caller.call(orders.lookUp, {
    body: { od_id, od_hp: String(body.od_hp), od_pwd: 'lavender-12' },
  })
  expect(found.data.od_id).toBe(od_id)
})

test('the same order sent twice is one order', async () => {
  const body = phoneForm()
  const headers = { 'idempotency-key': `phone-${some()}` }
  const first = await clerk.call(adminPhoneOrders.place, { body }, headers)
  const again = await clerk.call(adminPhoneOrders.place, { body }, headers)
  expect(again.data.od_id).toBe(first.data.od_id)
})

test('the shop refuses by telephone what it refuses on its pages', async () => {
  const { errors } = await clerk.refused(adminPhoneOrders.place, {
    body: phoneForm({ od_pwd: undefined, agree_privacy: false, od_deposit_name: '' }),
  })
  expect(Object.keys(errors).sort()).toEqual(['agree_privacy', 'od_deposit_name', 'od_pwd'])
  expect(
    await clerk.refused(adminPhoneOrders.place, { body: phoneForm({ expected_total: 1_000 }) }),
  ).toMatchObject({ status: 409, detail: { total: 14_000 } })
  const most = await stockOf(goods.io_no)
  expect(
    await clerk.refused(adminPhoneOrders.place, {
      body: phoneForm({ lines: [{ io_no: goods.io_no, ct_qty: most.stock + 1 }] }),
    }),
  ).toMatchObject({ status: 409 })
  const none = await clerk.refused(adminPhoneOrders.place, { body: phoneForm({ lines: [] }) })
  expect(Object.keys(none.errors)).toEqual(['lines'])
  expect(await stockOf(goods.io_no)).toEqual(most)
})

test('a discount has a reason and the bounds of the role', async () => {
  const cheap = { percent_off: 10, expected_total: 13_000 }
  const unsaid = await clerk.refused(adminPhoneOrders.place, { body: phoneForm(cheap) })
  expect(Object.keys(unsaid.errors)).toEqual(['off_reason'])
  const { od_id } = (
    await clerk.call(adminPhoneOrders.place, {
      body: phoneForm({ ...cheap, off_reason: '포장 흠집' }),
    })
  ).data
  const { data } = await boss.call(adminOrders.show, { params: { od_id } })
  expect(data.totals).toMatchObject({ goods: 9_000, sale_discount: 1_000, total: 13_000 })
  expect(data.events.find(({ name }) => name === 'order.written')?.payload).toMatchObject({
    off: 1_000,
    reason: '포장 흠집',
  })
  const low = {
    lines: [{ io_no: goods.io_no, ct_qty: 1, price: 8_000 }],
    off_reason: '단골',
    expected_total: 12_000,
  }
  const tooLow = await clerk.refused(adminPhoneOrders.place, { body: phoneForm(low) })
  expect(Object.keys(tooLow.errors)).toEqual(['lines.0.price'])
  expect((await boss.call(adminPhoneOrders.place, { body: phoneForm(low) })).data.od_id).toMatch(
    /\d/,
  )
})

test('money at the counter makes it paid at once, for those who may say so', async () => {
  const body = {
    ...phoneForm({ od_bank_account: '', od_deposit_name: '' }),
    paid_reason: '매장에서 현금으로 받음',
  }
  expect(await clerk.refused(adminPhoneOrders.placePaid, { body })).toMatchObject({ status: 403 })
  const before = await stockOf(goods.io_no)
  const { od_id } = (await boss.call(adminPhoneOrders.placePaid, { body })).data
  const { data } = await boss.call(adminOrders.show, { params: { od_id } })
  expect(data).toMatchObject({ od_status: '입금', od_receipt_price: 14_000, od_misu: 0 })
  expect(data.events.at(-1)).toMatchObject({
    name: 'order.paid',
    payload: { reason: '매장에서 현금으로 받음' },
  })
  expect(await stockOf(goods.io_no)).toEqual({ ...before, stock: before.stock - 1 })
  // nobody who has paid is asked to transfer it
  const told = (await mailboxOf(od_id)).filter(({ to }) => to === body.od_email)
  expect(told.map(({ subject }) => subject)).toEqual([`[오드모아] 입금을 확인했어요 (${od_id})`])
})

test('a member finds the order among their own; their data come with the choice, and the look is logged', async () => {
  const mb_id = `caller_${some()}`
  const minji = await shopper({ mb_id })
  const { data: buyer } = await clerk.call(adminPhoneOrders.buyer, { body: { mb_id } })
  expect(buyer).toMatchObject({ od_name: '민지', od_email: `${mb_id}@mail.example` })
  const seen = await house.db.execute<{ actor: string }>(
    sql`select actor from event where name = 'member.revealed' and subject = ${mb_id}`,
  )
  expect(seen.rows).toHaveLength(1)
  const body = phoneForm({ mb_id, od_pwd: undefined, agree_privacy: undefined })
  const { od_id } = (await clerk.call(adminPhoneOrders.place, { body })).data
  const mine = await minji.call(myOrders.list, {})
  expect(mine.data.map((one) => one.od_id)).toContain(od_id)
  const blocked = `blocked_${some()}`
  await shopper({ mb_id: blocked })
  await house.db.execute(sql`update member set mb_intercept_date = now() where mb_id = ${blocked}`)
  const refused = await clerk.refused(adminPhoneOrders.place, {
    body: phoneForm({ mb_id: blocked }),
  })
  expect(Object.keys(refused.errors)).toEqual(['mb_id'])
})

test('goods that were made to order can come back when they were ordered by telephone', async () => {
  await house.db.execute(sql`update item set it_no_return = 'made' where it_id = ${goods.it_id}`)
  const { data: seen } = await clerk.call(adminPhoneOrders.preview, {
    body: { mb_id: null, currency: 'krw', lines: [{ io_no: goods.io_no, ct_qty: 1 }] },
  })
  expect(seen.lines[0]?.made).toBe(true)
  const { od_id } = (await clerk.call(adminPhoneOrders.place, { body: phoneForm() })).data
  const kept = await house.db.execute<{ ct_no_return: string }>(
    sql`select ct_no_return from order_line where od_id = ${od_id}`,
  )
  expect(kept.rows).toEqual([{ ct_no_return: '' }])
})

test('a quotation that staff wrote becomes an order once, by its link or by staff', async () => {
  const made = await boss.call(adminQuotations.make, {
    body: {
      mb_id: null,
      currency: 'krw',
      recipient: { company: '솔빛유치원', email: 'sol@mail.example' },
      lines: [{ io_no: goods.io_no, ct_qty: 5, price: 9_000 }],
      last_day: koreanToday(),
    },
  })
  expect(made.data).toMatchObject({
    state: 'draft',
    mb_id: null,
    paper: { lines: [{ price: 9_000, list_price: 10_000 }] },
  })
  const { qt_id, token } = made.data
  const total = made.data.paper.totals.total
  // the link is enough to put it on the order form
  const stranger = await shopper()
  await stranger.call(quotations.accept, { params: { token }, body: {} })
  const body = phoneForm({ qt_id, lines: [], expected_total: total })
  const { od_id } = (await clerk.call(adminPhoneOrders.place, { body })).data
  const { data } = await boss.call(adminQuotations.show, { params: { qt_id } })
  expect(data).toMatchObject({ state: 'accepted', od_id })
  expect(
    await clerk.refused(adminPhoneOrders.place, { body: { ...body, od_memo: '다시' } }),
  ).toMatchObject({ status: 409 })
  expect(
    await stranger.refused(orders.place, {
      body: orderForm({ direct: true, expected_total: total }),
    }),
  ).toMatchObject({ status: 409 })
})

test('the history names what the grade took off apart from what staff did', async () => {
  const mb_id = `maker_${some()}`
  await shopper({ mb_id })
  await house.db.execute(sql`update member set mb_level = 5 where mb_id = ${mb_id}`)
  const { io_no } = goods
  const { data: today } = await boss.call(adminPhoneOrders.preview, {
    body: { mb_id, currency: 'krw', lines: [{ io_no, ct_qty: 2 }], zip: '04524' },
  })
  const graded = today.lines[0]?.price ?? 0
  expect(graded).toBeLessThan(10_000)
  const made = await boss.call(adminQuotations.make, {
    body: {
      mb_id,
      currency: 'krw',
      recipient: { company: '솔빛공방' },
      lines: [{ io_no, ct_qty: 2, price: graded - 500 }],
      last_day: koreanToday(),
    },
  })
  const { qt_id, paper } = made.data
  const body = phoneForm({ mb_id, qt_id, lines: [], expected_total: paper.totals.total })
  const { od_id } = (await boss.call(adminPhoneOrders.place, { body })).data
  const { data } = await boss.call(adminOrders.show, { params: { od_id } })
  expect(data.events.find(({ name }) => name === 'order.written')?.payload).toMatchObject({
    off: 1_000,
    trade_off: 2 * (10_000 - graded),
  })
})

test('a large quotation becomes an order of staff once a second of them has agreed', async () => {
  const dear = await stockItem(house, { it_price: 3_000_000 })
  const { qt_id, qt_no, paper } = (
    await boss.call(adminQuotations.make, {
      body: {
        mb_id: null,
        currency: 'krw',
        recipient: { company: '솔빛유치원', email: 'sol@mail.example' },
        lines: [{ io_no: dear.io_no, ct_qty: 4 }],
        last_day: koreanToday(),
      },
    })
  ).data
  const body = phoneForm({ qt_id, lines: [], expected_total: paper.totals.total })
  const waiting = async () =>
    (await clerk.call(adminGifts.list, { query: { state: 'waiting', per_page: 100 } })).data.filter(
      ({ about }) => about === qt_no,
    )
  const place = () => clerk.refused(adminPhoneOrders.place, { body })
  expect(await place()).toMatchObject({ status: 409, message: expect.stringContaining('승인') })
  expect((await place()).status).toBe(409)
  const [asked, ...more] = await waiting()
  expect([asked?.kind, asked?.worth, more]).toEqual(['quotation', paper.totals.total, []])
  const params = { gift_id: asked?.gift_id ?? 0 }
  expect((await clerk.refused(adminGifts.approve, { params })).status).toBe(403)
  await boss.call(adminGifts.approve, { params })
  const { od_id } = (await clerk.call(adminPhoneOrders.place, { body })).data
  const { data } = await boss.call(adminQuotations.show, { params: { qt_id } })
  expect(data).toMatchObject({ state: 'accepted', od_id })
})

test('staff add lines to a quotation and change whom it is for, within the bounds of their role', async () => {
  const mb_id = `school_${some()}`
  await shopper({ mb_id })
  const more = await stockItem(house)
  const made = await boss.call(adminQuotations.make, {
    body: {
      mb_id: null,
      currency: 'krw',
      recipient: { company: '솔빛유치원' },
      lines: [{ io_no: goods.io_no, ct_qty: 1, price: 5_000 }],
      last_day: koreanToday(),
    },
  })
  const params = { qt_id: made.data.qt_id }
  const body = {
    mb_id,
    recipient: { company: '솔빛유치원', name: '박서연' },
    lines: [
      { io_no: goods.io_no, ct_qty: 2 },
      { io_no: more.io_no, ct_qty: 1 },
    ],
    revision: 1,
    reason: '상품 추가',
  }
  const { data } = await clerk.call(adminQuotations.revise, { params, body })
  // what the owner gave stays, what is new costs what it costs today
  expect(data.paper.lines.map(({ price }) => price)).toEqual([5_000, 10_000])
  expect(data).toMatchObject({ mb_id, revision: 2, paper: { recipient: { name: '박서연' } } })
  const low = await clerk.refused(adminQuotations.revise, {
    params,
    body: { ...body, lines: [{ io_no: more.io_no, ct_qty: 1, price: 5_000 }], revision: 2 },
  })
  expect(Object.keys(low.errors)).toEqual(['lines.0.price'])
})
