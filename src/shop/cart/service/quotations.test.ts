import { sql } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeEach, describe, expect, test } from 'vitest'
import { dayWord } from '#kernel/day-words.ts'
import { dayMs, koreanDay } from '#kernel/korean-time.ts'
import { formatMoney } from '#kernel/money.ts'
import { houseCtx } from '#platform/context.ts'
import { carts } from '#shop/cart/contract.ts'
import { myQuotations, type QuotationView, quotations } from '#shop/cart/quotation-contract.ts'
import { findByToken } from '#shop/cart/quotation-store.ts'
import { orders } from '#shop/order/contract/place.ts'
import { orderForm } from '#shop/order/sample.ts'
import { testShop } from '#test/database.ts'
import { type Goods, stockItem } from '#test/goods.ts'
import { fill, stockOf } from '#test/ordering.ts'
import { type Shopper, shopper } from '#test/shopper.ts'
import { mailQuotation } from './quotation-mail.ts'
import { quotationFile } from './quotation-paper.ts'

const { house, outbox } = await testShop()
const recipient = {
  company: '무지개 유치원',
  name: '김선생',
  phone: '02-123-4567',
  email: 'teacher@mail.example',
}
const fromCart = { source: { from: 'cart' as const }, recipient, note: '세금계산서도 부탁드려요.' }

let minji: Shopper
let goods: Goods
beforeEach(async () => {
  ;[minji, goods] = [await shopper(), await stockItem(house)]
})

async function quoted(who = minji, ct_qty = 3): Promise<QuotationView> {
  await fill(who, goods, ct_qty)
  return (await who.call(quotations.make, { body: fromCart })).data
}
const at = ({ token }: QuotationView) => ({ params: { token } })
const orderOf = (who: Shopper, expected_total: number) =>
  who.call(orders.place, { body: orderForm({ direct: true, expected_total }) })
const today = (change: ReturnType<typeof sql>) => house.db.execute(change)

test('the ticked lines become a paper with its number, its last day and its columns of tax', async () => {
  const book = await stockItem(house, { it_name: '조향 교과서', it_notax: true, it_price: 20_000 })
  await fill(minji, book)
  const made = await quoted()
  expect(made.qt_no).toMatch(/^Q\d{8}-\d{4,}$/)
  expect(made).toMatchObject({
    state: 'draft',
    revision: 1,
    mine: true,
    currency: 'krw',
    od_id: null,
  })
  const { totals, lines, sending } = made.paper
  expect(totals).toMatchObject({
    goods: 50_000,
    shipping: 0,
    exempt: 20_000,
    supply: 27_273,
    vat: 2_727,
    total: 50_000,
  })
  expect(lines.map(({ supply, vat, amount, notax }) => [supply, vat, amount, notax])).toEqual([
    [20_000, 0, 20_000, true],
    [27_273, 2_727, 30_000, false],
  ])
  expect(sending.amount).toBe(0)
  expect(new Date(made.valid_until).getTime() - Date.now()).toBeGreaterThan(13 * dayMs)
})

test('chosen options of a product make a quotation without a cart', async () => {
  const source = {
    from: 'product' as const,
    it_id: goods.it_id,
    options: [{ io_no: goods.io_no, ct_qty: 2 }],
  }
  expect((await minji.call(quotations.preview, { body: { source } })).data.totals).toMatchObject({
    goods: 20_000,
    shipping: 3_000,
    total: 23_000,
  })
  expect(
    (await minji.call(quotations.make, { body: { source, recipient } })).data.paper.sending,
  ).toEqual({ amount: 3_000, supply: 2_727, vat: 273 })
  const foreign = { ...source, options: [{ io_no: (await stockItem(house)).io_no, ct_qty: 1 }] }
  expect(
    Object.keys(
      (await minji.refused(quotations.make, { body: { source: foreign, recipient } })).errors,
    ),
  ).toEqual(['options.0.io_no'])
})

describe('refused with the field', () => {
  test.each<[string, object, string]>([
    ['nobody to write to', { recipient: { company: ' ' } }, 'recipient.company'],
    ['a mail that is none', { recipient: { ...recipient, email: 'teacher' } }, 'recipient.email'],
    ['markup', { recipient: { company: '<b>' } }, 'recipient.company'],
    ['nothing to quote', { source: { from: 'cart' } }, 'source'],
  ])('%s', async (_, given, field) => {
    const refused = await minji.refused(quotations.make, { body: { ...fromCart, ...given } })
    expect([refused.status, Object.keys(refused.errors)]).toEqual([422, [field]])
  })
})

test('forty papers at the same moment have forty numbers', async () => {
  await fill(minji, goods)
  const made = await Promise.all(
    Array.from(
      { length: 40 },
      async () => (await minji.call(quotations.make, { body: fromCart })).data.qt_no,
    ),
  )
  expect(new Set(made).size).toBe(40)
})

test('an order by it costs what was quoted, whatever the shop asks since', async () => {
  const made = await quoted()
  await today(
    sql`update item set it_price = 99900, discount_rate = 0, it_sc_type = 3, it_sc_price = 9000 where it_id = ${goods.it_id}`,
  )
  const friend = await shopper()
  expect((await friend.call(quotations.accept, { ...at(made), body: {} })).data).toEqual({
    lines: 1,
  })
  const cart = (await friend.call(carts.show, { query: { direct: '1' } })).data
  expect(cart.totals).toMatchObject({
    goods: 30_000,
    shipping: 2_000,
    total: made.paper.totals.total,
  })
  expect(cart.lines).toMatchObject([{ quoted: true }])
  expect(
    await friend.refused(carts.change, {
      params: { ct_id: cart.lines[0]?.ct_id ?? 0 },
      body: { ct_qty: 90 },
    }),
  ).toMatchObject({ status: 409 })
  const { data } = await orderOf(friend, made.paper.totals.total)
  expect((await friend.call(orders.show, { params: { od_id: data.od_id } })).data).toMatchObject({
    totals: { total: 32_000 },
    lines: [{ ct_price: 10_000, ct_qty: 3 }],
  })
  expect((await stockOf(goods.io_no)).reserved).toBe(3)
  expect((await minji.call(quotations.show, at(made))).data).toMatchObject({
    state: 'accepted',
    od_id: data.od_id,
  })
  expect((await friend.call(quotations.show, at(made))).data).toMatchObject({
    mine: false,
    od_id: null,
  })
})

describe('an order by it is refused', () => {
  test('after the last day', async () => {
    const made = await quoted()
    await minji.call(quotations.accept, { ...at(made), body: {} })
    await today(
      sql`update quotation set valid_until = now() - interval '1 second' where token = ${made.token}`,
    )
    expect(
      await minji.refused(orders.place, {
        body: orderForm({ direct: true, expected_total: 32_000 }),
      }),
    ).toMatchObject({ status: 410 })
    expect(await minji.refused(quotations.accept, { ...at(made), body: {} })).toMatchObject({
      status: 410,
      detail: { state: 'expired' },
    })
    expect((await minji.call(quotations.show, at(made))).data.state).toBe('expired')
  })

  test('when it was withdrawn, or is sold out', async () => {
    const made = await quoted()
    await minji.call(quotations.accept, { ...at(made), body: {} })
    await today(sql`update item_option set io_stock_qty = 2 where io_no = ${goods.io_no}`)
    expect(
      await minji.refused(orders.place, {
        body: orderForm({ direct: true, expected_total: 32_000 }),
      }),
    ).toMatchObject({ status: 409 })
    expect((await minji.call(quotations.withdraw, { ...at(made), body: {} })).data.state).toBe(
      'withdrawn',
    )
    expect(await minji.refused(quotations.accept, { ...at(made), body: {} })).toMatchObject({
      status: 410,
    })
  })

  test('a second time, also at the same moment', async () => {
    const made = await quoted()
    const people = await Promise.all(Array.from({ length: 5 }, () => shopper()))
    await Promise.all(people.map((one) => one.call(quotations.accept, { ...at(made), body: {} })))
    const outcomes = await Promise.allSettled(people.map((one) => orderOf(one, 32_000)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await stockOf(goods.io_no)).reserved).toBe(3)
  })

  test('in part, or after it was written anew', async () => {
    const other = await stockItem(house)
    await fill(minji, other)
    const made = await quoted()
    await minji.call(quotations.accept, { ...at(made), body: {} })
    const [line] = (await minji.call(carts.show, { query: { direct: '1' } })).data.lines
    const cart = (
      await minji.call(carts.change, {
        params: { ct_id: line?.ct_id ?? 0 },
        body: { ct_select: false },
      })
    ).data
    expect(
      await minji.refused(orders.place, {
        body: orderForm({ direct: true, expected_total: cart.totals.total }),
      }),
    ).toMatchObject({ status: 409 })
  })
})

test('writing it anew keeps unit price, last day and the paper before', async () => {
  const made = await quoted()
  await today(sql`update item set it_price = 15000 where it_id = ${goods.it_id}`)
  const body = {
    recipient: { ...recipient, name: '박선생' },
    note: '',
    lines: [{ io_no: goods.io_no, ct_qty: 5, price: 1 }],
    revision: 1,
  }
  const { data } = await minji.call(quotations.revise, { ...at(made), body })
  expect(data).toMatchObject({
    revision: 2,
    valid_until: made.valid_until,
    paper: { recipient: { name: '박선생' }, totals: { goods: 50_000, total: 50_000 } },
  })
  expect(data.revisions.map(({ revision, total }) => [revision, total])).toEqual([
    [2, 50_000],
    [1, 32_000],
  ])
  expect(
    (await minji.call(quotations.show, { ...at(made), query: { revision: '1' } })).data.paper.totals
      .total,
  ).toBe(32_000)
  expect(await minji.refused(quotations.revise, { ...at(made), body })).toMatchObject({
    status: 409,
  })
})

test('a stranger with the link reads and orders, and changes nothing; a guessed link is not there', async () => {
  const made = await quoted()
  const junho = await shopper()
  expect((await junho.call(quotations.show, at(made))).data.mine).toBe(false)
  const body = { recipient, lines: [{ io_no: goods.io_no, ct_qty: 1 }], revision: 1 }
  expect(await junho.refused(quotations.revise, { ...at(made), body })).toMatchObject({
    status: 404,
  })
  expect(
    await junho.refused(quotations.send, { ...at(made), body: { email: 'me@mail.example' } }),
  ).toMatchObject({ status: 404 })
  expect(await junho.refused(quotations.withdraw, { ...at(made), body: {} })).toMatchObject({
    status: 404,
  })
  for (const token of ['1', made.qt_no, 'x'.repeat(32), "'or 1=1"])
    expect(await junho.refused(quotations.show, { params: { token } })).toMatchObject({
      status: 404,
    })
})

test('a member of a trade grade is quoted the price of the grade, others are not', async () => {
  const mb_id = `trade_${Date.now()}`
  const trader = await shopper({ mb_id })
  await today(sql`update member set mb_level = 5 where mb_id = ${mb_id}`)
  const made = await quoted(trader)
  expect(made.paper).toMatchObject({
    grade_percent: 10,
    lines: [{ price: 9_000, list_price: 10_000, amount: 27_000 }],
  })
  expect((await quoted()).paper).toMatchObject({ grade_percent: 0, lines: [{ price: 10_000 }] })
  expect((await trader.call(myQuotations.list, {})).data).toMatchObject([
    { qt_no: made.qt_no, total: 30_000, state: 'draft' },
  ])
  expect(await minji.refused(myQuotations.list, {})).toMatchObject({ status: 401 })
})

describe('the PDF', () => {
  const read = async (lang: 'kr' | 'en', { token }: QuotationView) => {
    const { bytes, name } = await quotationFile(houseCtx(house, { lang }), token)
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), {
      mergePages: true,
    })
    return { text: text.replace(/\s+/g, ' '), size: bytes.length, name }
  }

  test('has selectable Korean and the totals of the server', async () => {
    const made = await quoted()
    const { text, size, name } = await read('kr', made)
    expect(size).toBeLessThan(300_000)
    expect(name).toBe(`견적서-${made.qt_no}.pdf`)
    const { totals, lines } = made.paper
    const sums = [
      totals.total,
      totals.supply,
      totals.vat,
      lines[0]?.supply ?? 0,
      made.paper.sending.amount,
    ].map((amount) => formatMoney(amount, 'krw'))
    for (const part of [
      '견적서',
      made.qt_no,
      '무지개 유치원 귀하',
      '시더 캔들',
      '용량: 50 ml',
      '일금 삼만이천원정',
      '오드모아',
      '000-00-00000',
      ...sums,
    ])
      expect(text).toContain(part)
  })

  test('in English, in dollars', async () => {
    const john = await shopper({ language: 'en.usd' })
    const made = await quoted(john, 3)
    const { text } = await read('en', made)
    expect(made.paper.totals).toMatchObject({
      currency: 'usd',
      goods: 3_000,
      shipping: 200,
      total: 3_200,
    })
    for (const part of [
      'Quotation',
      'Cedar candle',
      'Say US Dollars Thirty-Two Only',
      '$32.00',
      made.qt_no,
    ])
      expect(text).toContain(part)
    // "4 Mar 2026", not "2026-03-04"
    expect(text).toContain(dayWord(koreanDay(new Date(made.valid_until)), 'en'))
    expect(text).not.toMatch(/\d{4}[-.]\d{2}[-.]\d{2}/)
  })
})

test('it goes by mail once, with the PDF and the link', async () => {
  const made = await quoted()
  expect(
    (await minji.call(quotations.send, { ...at(made), body: { email: 'boss@mail.example' } })).data
      .state,
  ).toBe('sent')
  const row = await findByToken(houseCtx(house), made.token)
  const found = await house.db.execute<{ event_id: number; payload: Record<string, unknown> }>(
    sql`select event_id::int, payload from event where name = 'quotation.sent' and subject = ${made.qt_no}`,
  )
  const happened = {
    ...(found.rows[0] ?? { event_id: 0, payload: {} }),
    name: 'quotation.sent',
    subject: made.qt_no,
    actor: 'guest',
    lang: 'kr' as const,
  }
  outbox.length = 0
  await mailQuotation(houseCtx(house), happened)
  await mailQuotation(houseCtx(house), happened)
  expect(outbox).toHaveLength(1)
  expect(outbox[0]).toMatchObject({
    to: 'boss@mail.example',
    subject: `[오드모아] 견적서 ${made.qt_no}`,
  })
  expect(outbox[0]?.attachments?.[0]?.content.subarray(0, 5).toString()).toBe('%PDF-')
  expect(outbox[0]?.html).toContain(`/shop/quotation?token=${row?.token}`)
})
