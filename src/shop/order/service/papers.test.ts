import { sql } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { formatMoney } from '#kernel/money.ts'
import { houseCtx } from '#platform/context.ts'
import { carts } from '#shop/cart/contract.ts'
import { putCredit } from '#shop/credit/service/move-credit.ts'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { adminPapers, ownPapers } from '#shop/order/contract/papers.ts'
import { adminParts, partCancel } from '#shop/order/contract/parts.ts'
import { testShop } from '#test/database.ts'
import { stockItem } from '#test/goods.ts'
import { fill, place } from '#test/ordering.ts'
import { shopper, staff } from '#test/shopper.ts'
import { orderPaper, ownStatement } from './papers.ts'

const { house } = await testShop()

test('a statement splits every line into supply and tax, books without tax, and ends at the sum of the order', async () => {
  const minji = await shopper()
  await fill(minji, await stockItem(house, { it_name: '조향 교과서', it_notax: true }))
  const { totals } = await fill(minji, await stockItem(house))
  const od_id = await place(minji, { expected_total: totals.total })
  const read = async (kind: string) => {
    const { bytes } = await orderPaper(houseCtx(house), od_id, kind)
    return (await extractText(await getDocumentProxy(bytes), { mergePages: true })).text.replace(
      /\s+/g,
      ' ',
    )
  }
  const statement = await read('statement')
  const sums = [totals.total, totals.supply, totals.vat, totals.exempt, 9_091, 909].map((amount) =>
    formatMoney(amount, 'krw'),
  )
  for (const part of ['거래명세서', od_id, '조향 교과서', '면세', '공급받는 분', ...sums])
    expect(statement).toContain(part)
  const slip = await read('packing-slip')
  expect(slip).toContain('시더 캔들')
  expect(slip).toContain(formatMoney(10_000, 'krw'))
  expect(await read('order-sheet')).toContain('주문서')
  await expect(read('secret')).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a statement says what of it came from the balance, in both languages', async () => {
  const ctx = houseCtx(house)
  const mb_id = 'paper-balance'
  const rel = { rel_table: 'test', rel_id: mb_id, rel_action: 'came' }
  const minji = await shopper({ mb_id })
  await putCredit(ctx, { mb_id, amount: 3_000, content: '더 입금한 금액', rel })
  const { totals } = await fill(minji, await stockItem(house))
  const given = { expected_total: totals.total, credit: 3_000, od_pwd: undefined }
  const od_id = await place(minji, given)
  await (await staff()).call(adminOrders.confirmDeposit, {
    params: { od_id },
    body: { amount: totals.total - 3_000, reason: '통장에서 확인' },
  })
  for (const [lang, word] of [
    ['kr', '그중 예치금'],
    ['en', 'Of it from the balance'],
  ] as const) {
    const { bytes } = await orderPaper({ ...ctx, lang }, od_id, 'statement')
    const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true })
    const told = text.replace(/\s+/g, ' ')
    expect(told).toContain(`${word} ${formatMoney(3_000, 'krw', lang)}`)
    expect(told).toContain(formatMoney(totals.total, 'krw', lang))
  }
})

test('the slip of a present names no price, and tells what its card shall say', async () => {
  const minji = await shopper()
  const goods = await stockItem(house, {
    options: [
      {},
      { io_type: 1, io_id: '메시지 카드|손글씨 카드', io_price: 1_500, io_text_max: 60 },
    ],
  })
  const [io_no = 0, card = 0] = goods.io_nos
  const { data } = await minji.call(carts.add, {
    body: {
      it_id: goods.it_id,
      options: [
        { io_no, ct_qty: 1 },
        { io_no: card, ct_qty: 1, ct_text: '지은아,\n생일 축하해' },
      ],
    },
  })
  const od_id = await place(minji, { expected_total: data.totals.total, od_gift: true })
  const { bytes } = await orderPaper(houseCtx(house), od_id, 'packing-slip')
  const slip = (await extractText(await getDocumentProxy(bytes), { mergePages: true })).text
  for (const part of ['손글씨 카드', '지은아,', '생일 축하해', '선물 가격을 적지 않아요'])
    expect(slip.replace(/\s+/g, ' ')).toContain(part)
  expect(slip).not.toContain('원')
  const boss = await staff()
  const { data: seen } = await boss.call(adminOrders.show, { params: { od_id } })
  expect(seen).toMatchObject({ od_gift: true })
  expect(seen.lines.map(({ ct_text }) => ct_text)).toEqual(['', '지은아,\n생일 축하해'])
})

test('a buyer has the statement of a paid order, in the language of the session; a stranger has none', async () => {
  const john = await shopper({ language: 'en.usd' })
  const { totals } = await fill(john, await stockItem(house))
  const od_id = await place(john, { expected_total: totals.total, currency: 'usd' })
  const params = { od_id }
  for (const paper of [ownPapers.statement, ownPapers.text])
    expect(await john.refused(paper, { params })).toMatchObject({
      status: 409,
      message: 'The statement is ready once your payment has arrived.',
    })
  await (await staff()).call(adminOrders.confirmDeposit, {
    params,
    body: { amount: totals.total, reason: '통장에서 확인' },
  })
  for (const paper of [ownPapers.statement, ownPapers.text])
    expect((await (await shopper()).refused(paper, { params })).status).toBe(404)
  const { data: shown } = await john.call(ownPapers.text, { params })
  expect(shown).toMatchObject({
    title: 'Statement',
    number: od_id,
    columns: [{ label: 'Item' }, {}, {}, {}, {}, {}],
  })
  expect(shown.rows[0]?.[0]).toContain('Cedar candle')
  expect(shown.sums.find(([, , strong]) => strong)?.[1]).toBe(
    formatMoney(totals.total, 'usd', 'en'),
  )
  const { bytes } = await ownStatement(
    { ...houseCtx(house), lang: 'en', visitor: { ...houseCtx(house).visitor, od_ids: [od_id] } },
    od_id,
  )
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true })
  expect(text).toContain('Cedar candle')
  expect(text.replaceAll('오드모아', '').replaceAll('김민지', '')).not.toMatch(/[가-힣]{4,}/)
})

test('a packing slip leaves out what was cancelled', async () => {
  const minji = await shopper()
  await fill(minji, await stockItem(house, { it_name: '취소할 왁스' }))
  const { totals } = await fill(minji, await stockItem(house, { it_name: '보낼 왁스' }))
  const od_id = await place(minji, { expected_total: totals.total })
  await house.db.execute(
    sql`update order_line set ct_status = '취소' where od_id = ${od_id} and it_name = '취소할 왁스'`,
  )
  const { bytes } = await orderPaper(houseCtx(house), od_id, 'packing-slip')
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true })
  expect(text).toContain('보낼 왁스')
  expect(text).not.toContain('취소할 왁스')
})

test('staff print every paper, with what was cancelled marked on the statement; a shopper has no way to them', async () => {
  const minji = await shopper()
  const { totals } = await fill(minji, await stockItem(house), 2)
  const od_id = await place(minji, { expected_total: totals.total })
  await house.db.execute(sql`update order_line set ct_status = '취소' where od_id = ${od_id}`)
  const boss = await staff()
  const read = async (kind: string) =>
    (await boss.call(adminPapers.text, { params: { od_id, kind } })).data
  expect((await read('statement')).rows[0]?.[0]).toMatch(/\n취소됨$/)
  expect(await read('packing-slip')).toMatchObject({ rows: [], sums: [] })
  expect((await read('order-sheet')).parties.map(({ heading }) => heading)).toEqual([
    '주문한 분',
    '받는 분',
  ])
  expect((await boss.refused(adminPapers.text, { params: { od_id, kind: 'secret' } })).status).toBe(
    404,
  )
  expect(
    (await minji.refused(adminPapers.text, { params: { od_id, kind: 'statement' } })).status,
  ).toBe(401)
})

test('the statement of an order that was cut adds up to what is left, on the page and in the PDF', async () => {
  const minji = await shopper()
  await fill(
    minji,
    await stockItem(house, { it_name: '조향 교과서', it_notax: true, it_price: 20_000 }),
  )
  const { totals } = await fill(minji, await stockItem(house), 3)
  const od_id = await place(minji, { expected_total: totals.total })
  const params = { od_id }
  const boss = await staff()
  const { data: paid } = await boss.call(adminOrders.confirmDeposit, {
    params,
    body: { amount: totals.total, reason: '통장에서 확인' },
  })
  const candle = paid.lines.find(({ ct_qty }) => ct_qty === 3)?.ct_id ?? 0
  const lines = [{ ct_id: candle, qty: 2 }]
  const { data: preview } = await boss.call(adminParts.preview, { params, body: { lines } })
  await boss.call(adminParts.cancel, {
    params,
    body: { lines, amount: preview.amount, version: preview.version, reason: '재고 부족' },
  })
  const { data: shown } = await minji.call(ownPapers.text, { params })
  const left = totals.total - preview.amount
  const won = (amount: number) => formatMoney(amount, 'krw')
  // a book without tax, one candle and its sending with tax; two candles that are gone count for nothing
  expect(
    shown.rows.map(([name = '', , qty, ...figures]) => [name.split('\n')[0], qty, ...figures]),
  ).toEqual([
    ['조향 교과서', '1', won(20_000), '면세', won(20_000)],
    ['시더 캔들', '1', won(9_091), won(909), won(10_000)],
    ['시더 캔들', '2', '–', '–', '–'],
    ...(left > 30_000
      ? [
          [
            '배송비',
            '',
            won(left - 30_000 - Math.round((left - 30_000) / 11)),
            won(Math.round((left - 30_000) / 11)),
            won(left - 30_000),
          ],
        ]
      : []),
  ])
  const sums = new Map(shown.sums.map(([label, value]) => [label, value]))
  const taxable = left - 20_000
  expect(Object.fromEntries(sums)).toMatchObject({
    '처음 주문 금액': won(totals.total),
    '취소·반품한 금액': won(-preview.amount),
    '과세 공급가액': won(Math.round(taxable / 1.1)),
    부가세: won(taxable - Math.round(taxable / 1.1)),
    '면세 공급가액': won(20_000),
    '남은 주문 금액': won(left),
  })
  expect(shown.words?.[1]).toBe(won(left))
  const { bytes } = await orderPaper(houseCtx(house), od_id, 'statement')
  const text = (
    await extractText(await getDocumentProxy(bytes), { mergePages: true })
  ).text.replace(/\s+/g, ' ')
  for (const value of sums.values()) expect(text).toContain(value)
  expect(
    (await (await shopper()).refused(partCancel.preview, { params, body: { lines } })).status,
  ).toBe(404)
})

test('every parcel has a packing slip of its own that names what follows; a parcel of another order has none here', async () => {
  const minji = await shopper()
  await fill(minji, await stockItem(house, { it_name: '먼저 갈 왁스' }), 3)
  const { totals } = await fill(minji, await stockItem(house, { it_name: '나중 갈 왁스' }))
  const params = { od_id: await place(minji, { expected_total: totals.total }) }
  const boss = await staff()
  const { data: paid } = await boss.call(adminOrders.confirmDeposit, {
    params,
    body: { amount: totals.total, reason: '통장에서 확인' },
  })
  const slip = async (parcel?: number) =>
    (
      await boss.call(adminPapers.text, {
        params: { ...params, kind: 'packing-slip' },
        query: { parcel: parcel?.toString() },
      })
    ).data
  const goods = ({ rows }: Awaited<ReturnType<typeof slip>>) =>
    rows.map(([, name = '', qty]) => `${name.split('\n')[0]} ${qty}`)
  const follows = ({ notes }: Awaited<ReturnType<typeof slip>>) =>
    notes
      .find(({ heading }) => heading === '따로 보내는 상품')
      ?.lines.map((line) => line.replace(/, .*(?= ×)/, ''))
  expect(goods(await slip())).toEqual(['먼저 갈 왁스 3', '나중 갈 왁스 1'])
  const ct_id = paid.lines.find(({ it_name }) => it_name === '먼저 갈 왁스')?.ct_id ?? 0
  await boss.call(adminOrders.ship, {
    params,
    body: { company: 'cj', od_invoice: '111122223333', lines: [{ ct_id, qty: 2 }] },
  })
  expect(goods(await slip())).toEqual(['먼저 갈 왁스 1', '나중 갈 왁스 1'])
  const { data: sent } = await boss.call(adminParts.parcel, {
    params,
    body: { company: 'cj', od_invoice: '444455556666' },
  })
  const [first, second] = sent.parcels.map(({ parcel_id }) => parcel_id)
  const [one, two] = [await slip(first), await slip(second)]
  expect([goods(one), follows(one)]).toEqual([
    ['먼저 갈 왁스 2'],
    ['먼저 갈 왁스 × 1', '나중 갈 왁스 × 1'],
  ])
  expect([goods(two), follows(two)]).toEqual([['먼저 갈 왁스 1', '나중 갈 왁스 1'], []])
  expect(one.facts.map(([, value]) => value)).toContain('111122223333')
  const { bytes } = await orderPaper(houseCtx(house), params.od_id, 'packing-slip', first)
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true })
  expect(text).toMatch(/□[\s\S]*먼저 갈 왁스[\s\S]*따로 보내는 상품[\s\S]*나중 갈 왁스/)
  expect(
    (
      await boss.refused(adminPapers.text, {
        params: { ...params, kind: 'packing-slip' },
        query: { parcel: '999999999' },
      })
    ).status,
  ).toBe(404)
  expect(
    (
      await boss.refused(adminPapers.text, {
        params: { ...params, kind: 'packing-slip' },
        query: { parcel: 'x' },
      })
    ).status,
  ).toBe(422)
})
