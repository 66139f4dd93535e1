import { sql } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeEach, expect, test } from 'vitest'
import { houseCtx } from '#platform/context.ts'
import { carts } from '#shop/cart/contract.ts'
import { adminProducts } from '#shop/catalog/admin-contract.ts'
import type { Asks } from '#shop/catalog/asks-contract.ts'
import { products } from '#shop/catalog/contract.ts'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { adminEdits, lineWrites } from '#shop/order/contract/edits.ts'
import { manyOrders } from '#shop/order/contract/many.ts'
import { myOrders } from '#shop/order/contract/mine.ts'
import { adminPhoneOrders } from '#shop/order/contract/phone.ts'
import { orders } from '#shop/order/contract/place.ts'
import { testShop } from '#test/database.ts'
import { type Goods, stockItem } from '#test/goods.ts'
import { place } from '#test/ordering.ts'
import { type Shopper, shopper, staff } from '#test/shopper.ts'
import { orderPaper } from './papers.ts'

const { house } = await testShop()
const boss = await staff()
const asks: Asks = { kind: 'initials', letters: ['latin', 'sign'], faces: ['serif', 'sans'] }
let minji: Shopper
let goods: Goods
beforeEach(async () => {
  minji = await shopper()
  goods = await stockItem(house, {
    options: [{ io_made: true, io_text_max: 4, io_lead_days: 3 }],
  })
  await house.db.execute(
    sql`update item_option set io_asks = ${JSON.stringify(asks)}::jsonb where io_no = ${goods.io_no}`,
  )
})
const put = (...texts: (string | undefined)[]) => ({
  body: {
    it_id: goods.it_id,
    options: texts.map((ct_text) => ({ io_no: goods.io_no, ct_qty: 1, ct_text })),
  },
})
async function ordered(text = 'J.K.\n[고딕체]') {
  const { data } = await minji.call(carts.add, put(text))
  return place(minji, { expected_total: data.totals.total, agree_no_return: true })
}
const wordsOf = (lines: readonly { ct_text: string; ct_qty: number }[]) =>
  lines.map(({ ct_text, ct_qty }) => [ct_text, ct_qty])

test('nothing engraved is ordered without its letters, and what cannot be cut is named', async () => {
  expect(await minji.refused(carts.add, put(undefined))).toMatchObject({
    status: 422,
    errors: { 'options.0.ct_text': ['새길 이니셜을 적어 주세요.'] },
  })
  expect(await minji.refused(carts.add, put('J.K.', 'J김'))).toMatchObject({
    status: 422,
    errors: { 'options.1.ct_text': [expect.stringContaining('김')] },
  })
  // letters that were taken away since hold the order
  const { data } = await minji.call(carts.add, put('J.K.'))
  await house.db.execute(
    sql`update cart_line set ct_text = '' where ct_id = ${data.lines[0]?.ct_id ?? 0}`,
  )
  const { data: cart } = await minji.call(carts.show, { query: {} })
  expect(cart).toMatchObject({ orderable: false, lines: [{ problem: { code: 'MESSAGE' } }] })
})

test('staff tell where letters are cut: the shop shows it, and an order agrees to the letters alone', async () => {
  const params = { it_id: goods.it_id }
  const { data: before } = await boss.call(adminProducts.show, { params })
  const save = (width: number) => {
    const place = { x: 49, y: 45, width, zoom: 220, tone: 'light' as const }
    const options = before.options.map((option) => ({ ...option, io_asks: { ...asks, place } }))
    return { params, body: { ...before, options } }
  }
  expect(await boss.refused(adminProducts.save, save(3))).toMatchObject({
    status: 422,
    errors: { 'options.0.io_asks.place.width': ['5 이상이어야 해요.'] },
  })
  await boss.call(adminProducts.save, save(36))
  const { data: shown } = await minji.call(products.show, { params })
  expect(shown.options[0]?.io_asks?.place).toMatchObject({ width: 36, tone: 'light' })
  const od_id = await ordered()
  const { rows } = await house.db.execute<{ ct_asks: object }>(
    sql`select ct_asks from order_line where od_id = ${od_id}`,
  )
  expect(rows).toEqual([{ ct_asks: { ...asks, most: 4 } }])
})

test('other letters or another face are another line; the same are one', async () => {
  await minji.call(carts.add, put('J.K.', 'M.J.'))
  const { data } = await minji.call(carts.add, put('J.K.', 'J.K.\n[고딕체]'))
  expect(wordsOf(data.lines)).toEqual([
    ['J.K.', 2],
    ['M.J.', 1],
    ['J.K.\n[고딕체]', 1],
  ])
})

test('the letters stand in order, look-up, desk, slip, pick list and file, and come along with a re-order', async () => {
  const od_id = await ordered()
  const params = { od_id }
  const mine = await minji.call(orders.show, { params })
  expect(mine.data.lines[0]).toMatchObject({
    ct_text: 'J.K.\n[고딕체]',
    ct_asks: { kind: 'initials', most: 4 },
    ct_no_return: 'custom',
  })
  const guest = await shopper()
  await guest.call(orders.lookUp, {
    body: { od_id, od_hp: '010-1234-5678', od_pwd: 'lavender-12' },
  })
  const found = await guest.call(orders.show, { params })
  expect(found.data.lines[0]?.ct_text).toBe('J.K.\n[고딕체]')
  const { bytes } = await orderPaper(houseCtx(house), od_id, 'packing-slip')
  const slip = (await extractText(await getDocumentProxy(bytes), { mergePages: true })).text
  expect(slip.replace(/\s+/g, ' ')).toContain('새길 이니셜: J.K. (고딕체)')
  await boss.call(adminOrders.confirmDeposit, {
    params,
    body: { amount: mine.data.totals.total, reason: '통장에서 확인' },
  })
  const { data: picks } = await boss.call(manyOrders.text, {
    params: { kind: 'pick-list' },
    query: { ids: od_id },
  })
  expect(JSON.stringify(picks)).toContain('J.K. (고딕체)')
  const { data: again } = await minji.call(myOrders.reorder, { params })
  expect(again.missing).toEqual([])
  expect(wordsOf((await minji.call(carts.show, { query: {} })).data.lines)).toEqual([
    ['J.K.\n[고딕체]', 1],
  ])
})

test('the buyer changes the letters until the goods are prepared, staff until they are sent', async () => {
  const od_id = await ordered()
  const { data } = await minji.call(orders.show, { params: { od_id } })
  const params = { od_id, ct_id: data.lines[0]?.ct_id ?? 0 }
  const write = (ct_text: string) => ({ params, body: { ct_text } })
  expect(await minji.refused(lineWrites.own, write('김'))).toMatchObject({
    status: 422,
    errors: { ct_text: [expect.stringContaining('김')] },
  })
  expect((await (await shopper()).refused(lineWrites.own, write('X.X.'))).status).toBe(404)
  const changed = await minji.call(lineWrites.own, write('M.J.'))
  expect(changed.data.lines[0]?.ct_text).toBe('M.J.')
  await boss.call(adminOrders.confirmDeposit, {
    params: { od_id },
    body: { amount: data.totals.total, reason: '통장에서 확인' },
  })
  await boss.call(adminOrders.prepare, { params: { od_id } })
  expect((await minji.refused(lineWrites.own, write('J.K.'))).status).toBe(409)
  const put = await boss.call(lineWrites.staff, write('J.P.'))
  expect(put.data.lines[0]?.ct_text).toBe('J.P.')
  expect(put.data.events.filter(({ name }) => name === 'order.edited')).toHaveLength(2)
  await boss.call(adminOrders.ship, {
    params: { od_id },
    body: { company: 'cj', od_invoice: '123456789012' },
  })
  expect((await boss.refused(lineWrites.staff, write('J.K.'))).status).toBe(409)
})

test('staff who add goods or write an order by telephone are asked for the letters too', async () => {
  const od_id = await ordered()
  const { data } = await boss.call(adminOrders.show, { params: { od_id } })
  const { od_b_name, od_b_hp, od_b_zip, od_b_addr1, od_b_addr2, od_memo } = data
  const receiver = { od_b_name, od_b_hp, od_b_zip, od_b_addr1, od_b_addr2, od_memo }
  const wish = (ct_text?: string) => ({
    params: { od_id },
    body: { receiver, add: [{ io_no: goods.io_no, qty: 1, ct_text }] },
  })
  expect(await boss.refused(adminEdits.preview, wish())).toMatchObject({
    status: 422,
    errors: { 'add.0.ct_text': ['새길 이니셜을 적어 주세요.'] },
  })
  const { data: preview } = await boss.call(adminEdits.preview, wish('M.J.'))
  const { params, body } = wish('M.J.')
  const saved = await boss.call(adminEdits.save, {
    params,
    body: { ...body, difference: preview.difference, version: preview.version, reason: '전화' },
  })
  expect(saved.data.lines.map(({ ct_text }) => ct_text)).toEqual(['J.K.\n[고딕체]', 'M.J.'])
  const phone = {
    ...{ mb_id: null, currency: 'krw' as const, percent_off: 0 },
    lines: [{ io_no: goods.io_no, ct_qty: 1, ct_text: '' }],
  }
  const { data: called } = await boss.call(adminPhoneOrders.preview, { body: phone })
  expect(called.lines[0]?.problem).toBe('새길 이니셜을 적어 주세요.')
})

test('one day of arrival from the cart to the order, later for what is made first', async () => {
  const plain = await stockItem(house)
  await minji.call(carts.add, {
    body: { it_id: plain.it_id, options: [{ io_no: plain.io_no, ct_qty: 1 }] },
  })
  const { data: cart } = await minji.call(carts.add, put('J.K.'))
  const told = cart.lines.map(({ arrives }) => arrives)
  expect(told[0]).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect((told[1] ?? '') > (told[0] ?? '')).toBe(true)
  const od_id = await place(minji, { expected_total: cart.totals.total, agree_no_return: true })
  const { data } = await minji.call(orders.show, { params: { od_id } })
  expect(data.lines.map(({ ct_arrives }) => ct_arrives)).toEqual(told)
  // what was agreed stays, whatever the goods take from now on
  await house.db.execute(sql`update item_option set io_lead_days = 30 where io_no = ${goods.io_no}`)
  const after = await minji.call(orders.show, { params: { od_id } })
  expect(after.data.lines.map(({ ct_arrives }) => ct_arrives)).toEqual(told)
})
