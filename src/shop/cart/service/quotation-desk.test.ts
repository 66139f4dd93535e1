import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { koreanToday } from '#kernel/korean-time.ts'
import { adminQuotations } from '#shop/cart/desk-contract.ts'
import { quotations } from '#shop/cart/quotation-contract.ts'
import { adminGifts } from '#shop/coupon/gift-contract.ts'
import { adminPhoneOrders } from '#shop/order/contract/phone.ts'
import { orders } from '#shop/order/contract/place.ts'
import { dashboard } from '#shop/order/contract/today.ts'
import { orderForm } from '#shop/order/sample.ts'
import { testShop } from '#test/database.ts'
import { type Goods, stockItem } from '#test/goods.ts'
import { fill } from '#test/ordering.ts'
import { type Shopper, shopper, staff } from '#test/shopper.ts'

const { house } = await testShop()
let [minji, boss]: [Shopper, Shopper] = [await shopper(), await staff()]
let goods: Goods
const company = () => `유치원 ${Math.random().toString(36).slice(2)}`

beforeEach(async () => {
  ;[minji, boss, goods] = [await shopper(), await staff(), await stockItem(house)]
})

async function made() {
  await fill(minji, goods, 3)
  const { data } = await minji.call(quotations.make, {
    body: { source: { from: 'cart' }, recipient: { company: company() } },
  })
  const found = await boss.call(adminQuotations.list, { query: { keyword: data.qt_no } })
  return { view: data, qt_id: found.data[0]?.qt_id ?? 0 }
}

test('the desk finds a quotation by number and company, and counts every state', async () => {
  const { view } = await made()
  const byCompany = await boss.call(adminQuotations.list, {
    query: { keyword: view.paper.recipient.company, state: 'draft' },
  })
  expect(byCompany.data.map(({ qt_no }) => qt_no)).toEqual([view.qt_no])
  expect(byCompany.counts.draft).toBeGreaterThan(0)
  expect(
    (await boss.call(adminQuotations.list, { query: { keyword: view.qt_no, state: 'expired' } }))
      .total,
  ).toBe(0)
  expect(
    await boss.refused(adminQuotations.list, { query: { sort: 'token' as 'total' } }),
  ).toMatchObject({ status: 422 })
  expect(await minji.refused(adminQuotations.list, {})).toMatchObject({ status: 401 })
})

test('the staff gives another unit price, with a reason, and the order costs that', async () => {
  const { view, qt_id } = await made()
  const body = {
    recipient: view.paper.recipient,
    note: '',
    lines: [{ io_no: goods.io_no, ct_qty: 10, price: 8_800 }],
    revision: 1,
    reason: '대량 할인',
  }
  const { data } = await boss.call(adminQuotations.revise, { params: { qt_id }, body })
  expect(data).toMatchObject({
    revision: 2,
    revisions: [{ reason: '대량 할인' }, { reason: '' }],
    paper: { totals: { total: 88_000 }, lines: [{ supply: 80_000, vat: 8_000 }] },
  })
  await minji.call(quotations.accept, { params: { token: view.token }, body: {} })
  await minji.call(orders.place, { body: orderForm({ direct: true, expected_total: 88_000 }) })
  expect(
    await boss.refused(adminQuotations.revise, {
      params: { qt_id },
      body: { ...body, revision: 2 },
    }),
  ).toMatchObject({ status: 409 })
  expect(
    Object.keys(
      (
        await boss.refused(adminQuotations.revise, {
          params: { qt_id },
          body: { ...body, reason: '' },
        })
      ).errors,
    ),
  ).toEqual(['reason'])
})

test('an expired one lives again when its last day is moved', async () => {
  const { view, qt_id } = await made()
  await house.db.execute(
    sql`update quotation set valid_until = now() - interval '2 days' where token = ${view.token}`,
  )
  expect((await boss.call(adminQuotations.show, { params: { qt_id } })).data.state).toBe('expired')
  const last_day = koreanToday(7)
  expect(
    (
      await boss.call(adminQuotations.extend, {
        params: { qt_id },
        body: { last_day, reason: '품의가 늦어짐' },
      })
    ).data.state,
  ).toBe('draft')
  for (const wrong of ['2020-01-01', '2099-01-01'])
    expect(
      Object.keys(
        (
          await boss.refused(adminQuotations.extend, {
            params: { qt_id },
            body: { last_day: wrong, reason: '시험' },
          })
        ).errors,
      ),
    ).toEqual(['last_day'])
})

test('what the staff takes back stays back', async () => {
  const { view, qt_id } = await made()
  expect(
    (
      await boss.call(adminQuotations.withdraw, {
        params: { qt_id },
        body: { reason: '단가 오류' },
      })
    ).data.state,
  ).toBe('withdrawn')
  expect(
    await minji.refused(quotations.accept, { params: { token: view.token }, body: {} }),
  ).toMatchObject({ status: 410 })
  expect(
    await boss.refused(adminQuotations.send, {
      params: { qt_id },
      body: { email: 'a@mail.example' },
    }),
  ).toMatchObject({ status: 410 })
  // the last as somebody may type it by hand
  for (const none of [0, 999_999_999, 'x' as never])
    expect(await boss.refused(adminQuotations.show, { params: { qt_id: none } })).toMatchObject({
      status: 404,
    })
})

test('a quotation that ends soon is counted for today and found by that, with its mail masked', async () => {
  const { view, qt_id } = await made()
  const before = (await boss.call(dashboard.today, {})).data.quotations_ending
  await boss.call(adminQuotations.extend, {
    params: { qt_id },
    body: { last_day: koreanToday(), reason: '오늘까지' },
  })
  expect((await boss.call(dashboard.today, {})).data.quotations_ending).toBe(before + 1)
  await boss.call(adminQuotations.send, {
    params: { qt_id },
    body: { email: 'buyer@mail.example' },
  })
  const { data, total } = await boss.call(adminQuotations.list, {
    query: { ending: '1', per_page: 100 },
  })
  expect(total).toBe(before + 1)
  expect(data.find((row) => row.qt_no === view.qt_no)?.email).toBe('bu***@mail.example')
})

test('above the limit nobody of the staff agrees to their own order, a no stays, and another revision is asked anew', async () => {
  const finance = await shopper({ mb_id: `finance_${Date.now()}`, staff_role: 'finance' })
  const dear = await stockItem(house, { it_price: 3_000_000 })
  const made = await finance.call(adminQuotations.make, {
    body: {
      mb_id: null,
      currency: 'krw',
      recipient: { company: company(), email: 'sol@mail.example' },
      lines: [{ io_no: dear.io_no, ct_qty: 4 }],
      last_day: koreanToday(),
    },
  })
  const { qt_id, qt_no, paper } = made.data
  const { od_settle_case: _, ...typed } = orderForm({ expected_total: paper.totals.total })
  const place = () =>
    finance.refused(adminPhoneOrders.place, {
      body: { ...typed, mb_id: null, currency: 'krw', lines: [], qt_id },
    })
  const waiting = async () =>
    (await finance.call(adminGifts.list, { query: { state: 'waiting', per_page: 100 } })).data
      .filter(({ about }) => about === qt_no)
      .map(({ gift_id }) => ({ gift_id }))
  expect((await place()).message).toContain('승인이 필요해요')
  const [params = { gift_id: 0 }] = await waiting()
  expect((await finance.refused(adminGifts.approve, { params })).status).toBe(403)
  await boss.call(adminGifts.refuse, { params, body: { reason: '단가를 다시 봐요.' } })
  expect((await place()).message).toContain('승인하지 않은 견적서예요')
  expect(await waiting()).toEqual([])
  await boss.call(adminQuotations.revise, {
    params: { qt_id },
    body: {
      recipient: paper.recipient,
      note: '',
      lines: [{ io_no: dear.io_no, ct_qty: 4 }],
      revision: 1,
      reason: '단가 확인',
    },
  })
  expect((await place()).message).toContain('승인이 필요해요')
  expect(await waiting()).toHaveLength(1)
})
