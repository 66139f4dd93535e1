import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { readCsv } from '#kernel/csv.ts'
import { koreanToday } from '#kernel/korean-time.ts'
import { houseCtx } from '#platform/context.ts'
import { readTextTable } from '#platform/table/text-table.ts'
import { adminQuotations } from '#shop/cart/desk-contract.ts'
import { quotations } from '#shop/cart/quotation-contract.ts'
import { quotation } from '#shop/cart/tables.ts'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { manyOrders } from '#shop/order/contract/many.ts'
import { adminPapers } from '#shop/order/contract/papers.ts'
import { adminParts } from '#shop/order/contract/parts.ts'
import { orders } from '#shop/order/contract/place.ts'
import { orderForm } from '#shop/order/sample.ts'
import { courierSheets } from '#shop/waybill/courier-contract.ts'
import { testShop } from '#test/database.ts'
import { sendWaybills } from '#test/errands.ts'
import { type Goods, stockItem } from '#test/goods.ts'
import { madeSheet } from '#test/made-sheet.ts'
import { type Shopper, shopper, staff } from '#test/shopper.ts'
import { applying } from './contract.ts'
import { adminApplications } from './desk-contract.ts'
import { bulkSheets } from './sends-contract.ts'
import { readSends, sheetHeads, whyBadSend } from './sends-rules.ts'
import { answerByQuotation, closeByOrder } from './service/quoted.ts'

const { house } = await testShop()
const boss = await staff()
let [guest, goods]: [Shopper, Goods] = [await shopper(), await stockItem(house)]
beforeEach(async () => {
  ;[guest, goods] = [await shopper(), await stockItem(house)]
})

const contact = { name: '박서연', mobile: '010-2222-3333', email: 'group@mail.example' }
const head = sheetHeads.kr.join(',')
const seoul = '김하늘,010-1234-5678,04524,서울특별시 중구 세종대로 110,3층,코튼 캔들,2,문 앞'
const jeju = '이바다,1055556666,63002,제주특별자치도 제주시 첨단로 242,,코튼 캔들,3,'
const sheet = (...rows: string[]) => [head, ...rows].join('\r\n')

describe('a sheet of places', () => {
  test.each([
    ['UTF-8 with a mark', (text: string) => `\ufeff${text}`],
    ['UTF-8', (text: string) => text],
    ['tabs', (text: string) => text.replaceAll(',', '\t')],
  ])('is read row by row: %s', async (_, written) => {
    const { data } = await guest.call(bulkSheets.check, {
      body: { text: written(sheet(seoul, jeju)) },
    })
    expect(data.rows).toMatchObject([
      { row: 2, name: '김하늘', phone: '01012345678', zip: '04524', qty: 2, message: null },
      // a spreadsheet had taken the nought away
      { row: 3, name: '이바다', phone: '01055556666', zip: '63002', qty: 3, message: null },
    ])
  })

  test('is read from Excel, with a title above the headings and a nought lost from a postcode', async () => {
    const [, ...cells] = sheet(seoul).split('\r\n')
    const rows = [
      ['받는 곳 목록'],
      sheetHeads.kr,
      (cells[0] ?? '').replace('04524', '4524').split(','),
    ]
    const xlsx = (await madeSheet(rows)).toString('base64')
    const { data } = await guest.call(bulkSheets.check, { body: { xlsx } })
    expect(data.rows).toMatchObject([{ row: 3, zip: '04524', message: null }])
  })

  test('says of each row that is wrong why, and of a file without the columns which it needs', async () => {
    const { data } = await guest.call(bulkSheets.check, {
      body: { text: sheet(seoul, jeju.replace('63002', ''), seoul.replace(',2,', ',많이,')) },
    })
    expect(data.rows.map(({ row, message }) => [row, message])).toEqual([
      [2, null],
      [3, '우편번호 다섯 자리를 적어 주세요.'],
      [4, '수량은 1부터 9,999까지 숫자로 적어 주세요.'],
    ])
    const refused = await guest.refused(bulkSheets.check, { body: { text: 'a,b\n1,2' } })
    expect(refused.errors.sends?.[0]).toContain('받는 분, 전화')
  })

  test('has the headings of its template, and takes no mark-up', () => {
    for (const heads of Object.values(sheetHeads))
      expect(readSends(readTextTable([heads.join(','), seoul].join('\n')))).toHaveLength(1)
    const [typed] = readSends(readTextTable(sheet(seoul.replace('3층', '<b>3층')))) ?? []
    expect(typed && whyBadSend(typed)).toBe('< 와 > 는 쓸 수 없어요.')
  })

  test('that was changed on its way is refused at its field', async () => {
    const sends = JSON.stringify([{ name: 'x', goods: '캔들', qty: 1 }])
    const refused = await guest.refused(applying.bulk, {
      body: { ...contact, privacy: true, sends },
    })
    expect(Object.keys(refused.errors)).toEqual(['sends'])
  })
})

/** A request by sheet with the quotation staff wrote for it. */
async function quoted() {
  const { rows } = (await guest.call(bulkSheets.check, { body: { text: sheet(seoul, jeju) } })).data
  const sends = rows.map(({ row: _, message: __, ...line }) => line)
  const { ap_id } = (
    await guest.call(applying.bulk, {
      body: { ...contact, privacy: true, sends: JSON.stringify(sends) },
    })
  ).data
  const places = sends.map(({ goods: _, qty, ...to }) => ({
    ...to,
    units: [{ io_no: goods.io_no, qty }],
  }))
  const body = {
    ...{ ap_id, mb_id: null, currency: 'krw' as const, last_day: koreanToday(7), note: '' },
    recipient: { company: '새벽출판사', email: contact.email },
    lines: [{ io_no: goods.io_no, ct_qty: 5 }],
    sends: places,
  }
  const { data } = await boss.call(adminQuotations.make, { body })
  return { ap_id, body, view: data }
}

async function ordered() {
  const { view, ap_id } = await quoted()
  await guest.call(quotations.accept, { params: { token: view.token }, body: {} })
  const { data } = await guest.call(orders.place, {
    body: orderForm({ direct: true, expected_total: view.paper.totals.total }),
  })
  const { od_id } = data
  await boss.call(adminOrders.confirmDeposit, {
    params: { od_id },
    body: { amount: view.paper.totals.total, reason: '통장에서 확인' },
  })
  return { od_id, ap_id, view }
}
const shown = async (od_id: string) =>
  (await boss.call(adminOrders.show, { params: { od_id } })).data

describe('a bulk request', () => {
  test('takes its goods from the sheet, and staff read both', async () => {
    const { ap_id } = await quoted()
    const { data } = await boss.call(adminApplications.show, { params: { ap_id } })
    expect(data.lines).toEqual([{ name: '코튼 캔들', qty: 5 }])
    expect(data.sends).toHaveLength(2)
  })

  test('is quoted with a parcel to each place, islands included, and the order costs just that', async () => {
    const { view } = await quoted()
    const alone = (
      await boss.call(adminQuotations.preview, {
        body: { mb_id: null, currency: 'krw', lines: [{ io_no: goods.io_no, ct_qty: 5 }] },
      })
    ).data
    expect(view.paper.totals.shipping).toBeGreaterThan(alone.totals.shipping)
    expect(view.paper.sends.map(({ name }) => name)).toEqual(['김하늘', '이바다'])
    const { od_id } = await ordered()
    const order = await shown(od_id)
    expect(order.totals.total).toBe(order.totals.goods + order.totals.shipping)
    expect(order.sends).toMatchObject([
      { nth: 1, name: '김하늘', parcel_id: null, units: [{ qty: 2 }] },
      { nth: 2, name: '이바다', parcel_id: null, units: [{ qty: 3 }] },
    ])
  })

  test('may be for more than one person may take otherwise, as staff quoted it', async () => {
    goods = await stockItem(house, { it_buy_max_qty: 2 })
    const { od_id } = await ordered()
    expect((await shown(od_id)).lines).toMatchObject([{ ct_qty: 5 }])
  })

  test('cannot be quoted with more or fewer than its places get', async () => {
    const { body } = await quoted()
    const refused = await boss.refused(adminQuotations.make, {
      body: { ...body, lines: [{ io_no: goods.io_no, ct_qty: 6 }] },
    })
    expect(Object.keys(refused.errors)).toEqual(['lines.0.ct_qty'])
  })

  test('is answered once its quotation has gone out, and done once it was ordered by', async () => {
    const { od_id, ap_id, view } = await ordered()
    const ctx = houseCtx(house)
    const [row] = await house.db.select().from(quotation).where(eq(quotation.token, view.token))
    const state = async () =>
      (await boss.call(adminApplications.show, { params: { ap_id } })).data.state
    const told = { event_id: 0, actor: '', lang: 'kr' as const }
    const payload = { qt_id: row?.qt_id, ap_id }
    await answerByQuotation(ctx, { ...told, name: 'quotation.sent', subject: view.qt_no, payload })
    expect(await state()).toBe('quoted')
    await closeByOrder(ctx, { ...told, name: 'order.placed', subject: od_id, payload: {} })
    await closeByOrder(ctx, { ...told, name: 'order.placed', subject: od_id, payload: {} })
    expect(await state()).toBe('confirmed')
  })
})

describe('an order for several places', () => {
  test('leaves place by place, each under its own number and on its own slip', async () => {
    const { od_id } = await ordered()
    const params = { od_id }
    const whole = await boss.refused(adminOrders.ship, {
      params,
      body: { company: 'cj', od_invoice: '650000000001' },
    })
    expect(whole.status).toBe(409)
    const labels = await boss.call(manyOrders.labels, { query: { ids: od_id } })
    expect(labels.data.labels.map(({ name }) => name)).toEqual(['김하늘', '이바다'])
    const number = () => `65${String(Math.random()).slice(2, 12)}`
    const first = { company: 'cj', od_invoice: number(), send_nth: 2 }
    const { data } = await boss.call(adminOrders.ship, { params, body: first })
    expect(data).toMatchObject({ od_status: '배송', parcels: [{ lines: [{ qty: 3 }] }] })
    const slip = await boss.call(adminPapers.text, {
      params: { od_id, kind: 'packing-slip' },
      query: { parcel: String(data.parcels[0]?.parcel_id) },
    })
    expect(JSON.stringify(slip.data)).toContain('제주특별자치도')
    const again = { ...first, od_invoice: number() }
    expect((await boss.refused(adminParts.parcel, { params, body: again })).status).toBe(409)
    const last = { ...again, send_nth: 1 }
    const sent = (await boss.call(adminParts.parcel, { params, body: last })).data
    expect(sent.sends.every(({ parcel_id }) => parcel_id !== null)).toBe(true)
    expect(sent.unsent).toEqual([])
    const mine = (await guest.call(orders.show, { params })).data
    expect(mine.sends.map(({ name }) => name)).toEqual(['김하늘', '이바다'])
  })

  test('stands in a courier’s file with a row for each place, which brings the waybills back', async () => {
    const { od_id } = await ordered()
    const { bytes } = await boss.file(courierSheets.save, {
      query: { ids: od_id },
      body: { courier: 'general', format: 'csv', reason: '택배 접수' },
    })
    const [heads = [], ...rows] = readCsv(await bytes.text())
    expect(rows.map(([number]) => number)).toEqual([`${od_id}-1`, `${od_id}-2`])
    const at = heads.indexOf('송장번호')
    const mark = String(Date.now()).slice(-9)
    const text = [
      heads,
      ...rows.map((cells, row) => cells.map((cell, to) => (to === at ? `65${mark}${row}` : cell))),
      // the number of the order alone says of no place
      [od_id, '', `66${mark}0`],
    ]
      .map((cells) => cells.map((cell) => `"${cell}"`).join(','))
      .join('\n')
    const { data } = await sendWaybills(boss, { body: { text, company: 'cj' } })
    expect(data.rows.map(({ verdict }) => verdict)).toEqual(['done', 'done', 'wrong'])
    const order = await shown(od_id)
    expect(order.sends.every(({ parcel_id }) => parcel_id !== null)).toBe(true)
    const again = await sendWaybills(boss, { body: { text, company: 'cj' } })
    expect(again.data.done).toBe(0)
  })
})
