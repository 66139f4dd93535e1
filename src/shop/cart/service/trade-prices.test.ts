import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { houseCtx } from '#platform/context.ts'
import { carts } from '#shop/cart/contract.ts'
import { quotations } from '#shop/cart/quotation-contract.ts'
import { products } from '#shop/catalog/contract.ts'
import { googleFeed, naverFeed } from '#shop/catalog/feeds.ts'
import { searches } from '#shop/catalog/search-contract.ts'
import { refreshTiles } from '#shop/catalog/service.ts'
import { category, item } from '#shop/catalog/tables.ts'
import { tradePricing } from '#shop/catalog/trade-contract.ts'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { adminPhoneOrders } from '#shop/order/contract/phone.ts'
import { orders } from '#shop/order/contract/place.ts'
import { orderPrices } from '#shop/order/contract/prices.ts'
import { orderForm } from '#shop/order/sample.ts'
import { sessions } from '#shop/session/contract.ts'
import { adminSettings, type Settings, settings } from '#shop/setting/contract.ts'
import { testShop } from '#test/database.ts'
import { type Goods, stockItem } from '#test/goods.ts'
import { fill } from '#test/ordering.ts'
import { sampleSettings } from '#test/settings.ts'
import { type Shopper, shopper, staff } from '#test/shopper.ts'

const { house } = await testShop()
const boss = await staff()
// what nobody else's goods cost
const price = 77_700
const ofGrade = 54_400
let goods: Goods
let plain: Goods

async function save(value: Settings['quotation']) {
  const { data } = await boss.call(adminSettings.show, {})
  return boss.call(adminSettings.save, {
    params: { name: 'quotation' },
    body: { value, version: data.versions.quotation ?? 0 },
  })
}
const rule = (level: number, from: number, percent: number, pack = 1) => ({
  ...{ level, from, percent, pack },
  ...{ on: 'product' as const, target: goods.it_id },
})
beforeAll(async () => {
  goods = await stockItem(house, { it_name: '도매 시험 캔들', it_price: price })
  plain = await stockItem(house, { it_name: '등급 시험 디퓨저' })
  await save({
    ...sampleSettings.quotation,
    rules: [rule(0, 10, 5), rule(5, 1, 30), rule(5, 20, 40), rule(6, 1, 30, 6)],
  })
})
afterAll(() => save(sampleSettings.quotation))

let traders = 0
async function trader(level = 5): Promise<Shopper & { mb_id: string }> {
  const mb_id = `tradeprice_${traders++}`
  const who = await shopper({ mb_id })
  await house.db.execute(sql`update member set mb_level = ${level} where mb_id = ${mb_id}`)
  return { ...who, mb_id }
}
async function textOf(parts: AsyncIterable<string>): Promise<string> {
  let text = ''
  for await (const part of parts) text += part
  return text
}
let guest: Shopper
beforeEach(async () => {
  guest = await shopper()
})

test('a grade pays its price in the cart, the order form, the order and the quotation', async () => {
  const me = await trader()
  const cart = await fill(me, goods, 2)
  expect(cart).toMatchObject({
    lines: [{ ct_price: ofGrade, before: price, amount: 2 * ofGrade, problem: null }],
    totals: { goods: 2 * ofGrade, goods_before: 2 * price, total: 2 * ofGrade },
  })
  const form = await me.call(orderPrices.price, { body: {} })
  expect(form.data.totals).toEqual(cart.totals)
  const source = { from: 'cart' as const }
  expect((await me.call(quotations.preview, { body: { source } })).data).toMatchObject({
    grade_percent: 30,
    lines: [{ price: ofGrade, list_price: price }],
  })
  expect(
    await me.refused(orders.place, { body: orderForm({ expected_total: 2 * price }) }),
  ).toMatchObject({ status: 409 })
  const { od_id } = (
    await me.call(orders.place, { body: orderForm({ expected_total: 2 * ofGrade }) })
  ).data
  expect((await boss.call(adminOrders.show, { params: { od_id } })).data).toMatchObject({
    lines: [{ ct_price: ofGrade, ct_qty: 2 }],
    totals: { goods: 2 * ofGrade },
  })
})

test('many at once cost everybody less, and the grade still less', async () => {
  const few = await fill(guest, goods, 9)
  expect(few.totals.goods).toBe(9 * price)
  expect(few.lines[0]?.more_off).toEqual({ add: 1, percent: 5 })
  const more = await fill(guest, goods, 1)
  expect(more).toMatchObject({
    lines: [{ ct_qty: 10, ct_price: 73_800, problem: null, more_off: null }],
    totals: { goods: 738_000 },
  })
  const me = await trader()
  // the break for everybody is no more than the grade has anyway
  expect((await fill(me, goods, 4)).lines[0]?.more_off).toEqual({ add: 16, percent: 40 })
  expect((await fill(me, goods, 16)).totals.goods).toBe(20 * 46_600)
})

test('lists and the page of goods say from how many on everybody pays less, and nothing of a grade', async () => {
  const me = await trader()
  for (const who of [guest, me]) {
    const { data } = await who.call(products.list, { query: { keyword: '도매 시험 캔들' } })
    expect(data.find(({ it_id }) => it_id === goods.it_id)?.break_from).toEqual({
      from: 10,
      percent: 5,
    })
    const shown = (await who.call(products.show, { params: { it_id: goods.it_id } })).data
    expect(shown).toMatchObject({ has_breaks: true, break_from: { from: 10, percent: 5 } })
    const other = (await who.call(products.show, { params: { it_id: plain.it_id } })).data
    expect([other.has_breaks, other.break_from]).toEqual([false, undefined])
  }
})

test('staff who write for a member of a grade begin at the price of the grade', async () => {
  const { mb_id } = await trader()
  const ask = {
    ...{ mb_id, currency: 'krw' as const, percent_off: 0 },
    lines: [{ io_no: goods.io_no, ct_qty: 1, ct_text: '' }],
    ...{ coupons: [], points: 0, country: 'KR', zip: '' },
  }
  const { data } = await boss.call(adminPhoneOrders.preview, { body: ask })
  expect(data.totals.goods).toBe(ofGrade)
})

test('goods sold to a grade in packs are told, put right by one tap, and ordered whole', async () => {
  const me = await trader(6)
  const cart = await fill(me, goods, 4)
  expect(cart).toMatchObject({
    orderable: false,
    lines: [{ problem: { code: 'PACK', fix_qty: 6 } }],
  })
  const whole = await me.call(carts.change, {
    params: { ct_id: cart.lines[0]?.ct_id ?? 0 },
    body: { ct_qty: 6 },
  })
  expect(whole.data).toMatchObject({ orderable: true, lines: [{ problem: null }] })
  expect((await fill(guest, goods, 4)).orderable).toBe(true)
})

test('orders of a grade begin at its least sum, those of others do not', async () => {
  const before = (await boss.call(adminSettings.show, {})).data.values.quotation
  await save({ ...before, grades: [...before.grades, { level: 8, percent: 10, least: 400_000 }] })
  try {
    const me = await trader(8)
    const cart = await fill(me, goods, 6)
    expect(cart.least).toBe(400_000)
    const { total } = cart.totals
    expect(
      await me.refused(orders.place, { body: orderForm({ expected_total: total }) }),
    ).toMatchObject({ status: 422, message: expect.stringContaining('400,000') })
    const more = (await fill(me, goods, 6)).totals
    await me.call(orders.place, { body: orderForm({ expected_total: more.total }) })
    expect((await fill(guest, goods, 1)).least).toBe(0)
  } finally {
    await save(before)
  }
})

test('only its own members hear the price of a grade, whoever was there before', async () => {
  const me = await trader()
  const params = { it_id: goods.it_id }
  const query = { ids: `${goods.it_id},${plain.it_id},nowhere` }
  const kept = vi.spyOn(house.kept, 'get')
  const mine = (await me.call(tradePricing.mine, { query })).data
  expect(mine).toHaveLength(2)
  expect(mine).toEqual(
    expect.arrayContaining([
      {
        it_id: goods.it_id,
        steps: [
          { from: 1, percent: 30 },
          { from: 20, percent: 40 },
        ],
        pack: 1,
      },
      { it_id: plain.it_id, steps: [{ from: 1, percent: 10 }], pack: 1 },
    ]),
  )
  expect(await me.call(sessions.check, {})).toMatchObject({ graded: true })
  await fill(me, goods)
  // what everybody gets is kept, and nothing of what a grade hears is
  expect(kept.mock.calls.map(([key]) => key).join()).not.toMatch(/my-prices|login-check/)
  kept.mockRestore()
  await me.call(products.show, { params })
  const forged = { 'x-grade': 'dealer', 'x-mb-level': '8', cookie2: 'mb_level=8' }
  const answers = [
    await guest.call(products.show, { params }, forged),
    await guest.call(
      products.list,
      { query: { keyword: '도매 시험 캔들', level: 8 } as never },
      forged,
    ),
    await guest.call(products.facets, { query: { mb_level: 8 } as never }, forged),
    await guest.call(products.together, { params }, forged),
    await guest.call(tradePricing.everybody, { params }, forged),
    await guest.call(settings.show, {}, forged),
    await fill(guest, goods),
    await (await trader(4)).call(tradePricing.mine, { query }),
    await guest.call(sessions.check, {}, forged),
    await (await trader(4)).call(sessions.check, {}, forged),
    await guest.call(searches.suggest, { query: { keyword: '도매 시험 캔들' } }, forged),
    await textOf(googleFeed(houseCtx(house))),
    await textOf(naverFeed(houseCtx(house))),
  ].map((answer) => JSON.stringify(answer))
  expect(answers[0]).toContain(String(price))
  // an id or a moment may hold these digits among others
  for (const answer of answers)
    expect(answer).not.toMatch(
      /(?<!\w)(54,?400|46,?600)(?!\w)|"percent":(30|40)|"rules"|"graded":true/,
    )
  expect(await guest.refused(tradePricing.mine, { query })).toMatchObject({ status: 401 })
  const tooMany = { ids: Array.from({ length: 101 }, (_, at) => `it${at}`).join(',') }
  for (const wrong of [tooMany, { ids: '' }, { ids: `${goods.it_id},` }])
    expect(await me.refused(tradePricing.mine, { query: wrong })).toMatchObject({ status: 422 })
})

test('a rule on any category of the goods is told on their page as it counts in the cart', async () => {
  const before = (await boss.call(adminSettings.show, {})).data.values.quotation
  const shelf = { ca_id: 9_431, name: '도매 시험 선반', name_en: 'Trade shelf' }
  await house.db.insert(category).values(shelf)
  const put = async (ca_id2: number | null) => {
    await house.db.update(item).set({ ca_id2 }).where(eq(item.it_id, goods.it_id))
    await refreshTiles(houseCtx(house), [goods.it_id])
  }
  await put(shelf.ca_id)
  try {
    const on = { on: 'category' as const, target: String(shelf.ca_id) }
    await save({ ...before, rules: [{ ...rule(0, 3, 20), ...on }] })
    const { data } = await guest.call(tradePricing.everybody, { params: { it_id: goods.it_id } })
    expect(data.steps).toEqual([{ from: 3, percent: 20 }])
    const shown = await guest.call(products.show, { params: { it_id: goods.it_id } })
    expect(shown.data.has_breaks).toBe(true)
    const cart = await fill(guest, goods, 3)
    expect(cart.totals.goods_before - cart.totals.goods).toBeGreaterThan(0)
  } finally {
    await save(before)
    await put(null)
  }
})

test.each([
  ['a break from the first unit', { level: 0, from: 1 }, 'rules.0.from'],
  ['a rule without its goods', { target: '' }, 'rules.0.target'],
  ['a grade that is none', { level: 1 }, 'rules.0.level'],
  ['a step inside of a pack', { from: 10, pack: 6 }, 'rules.0.from'],
])('%s is refused at its field', async (_, wrong, field) => {
  const { data } = await boss.call(adminSettings.show, {})
  const value = { ...sampleSettings.quotation, rules: [{ ...rule(5, 1, 30), ...wrong }] }
  const body = { value, version: data.versions.quotation ?? 0 }
  const refusal = await boss.refused(adminSettings.save, { params: { name: 'quotation' }, body })
  expect([refusal.status, Object.keys(refusal.errors)]).toEqual([422, [field]])
})
