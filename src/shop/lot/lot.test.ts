import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { addDays } from '#kernel/days.ts'
import { koreanToday } from '#kernel/korean-time.ts'
import { houseCtx } from '#platform/context.ts'
import { documents } from '#shop/document/contract.ts'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { adminParts } from '#shop/order/contract/parts.ts'
import { parcelDesk } from '#shop/order/contract/waybills.ts'
import { testShop } from '#test/database.ts'
import { type Goods, stockItem } from '#test/goods.ts'
import { mailboxOf } from '#test/mailbox.ts'
import { fill, place } from '#test/ordering.ts'
import { type Shopper, shopper, staff } from '#test/shopper.ts'
import { lotDesk, lots, packedDesk } from './contract.ts'
import { isEnding, lotIn, packFirst, tidyLotNo, wrongLot } from './rules.ts'
import { noteLots } from './service/packed.ts'
import { tellHolders } from './service/tell-holders.ts'

const { house } = await testShop()
const ctx = () => houseCtx(house)
const today = koreanToday()
let boss: Shopper
let guest: Shopper
beforeAll(async () => {
  boss = await staff()
  guest = await shopper()
})

let made = 0
const fresh = (begin = 'T') => `${begin}-${process.pid}-${String(made++).padStart(4, '0')}`
async function lotOf(goods: Goods, given: object = {}) {
  const body = { lot_no: fresh(), it_id: goods.it_id, made_on: '2026-01-05', lot_qty: 10, ...given }
  return (await boss.call(lotDesk.create, { body })).data
}
const happened = (subject: string) => ({
  event_id: 1,
  name: 'order.shipped',
  subject,
  actor: 'boss',
  lang: 'kr' as const,
  payload: {},
})

/** A paid order of these goods, with what it needs to leave. */
async function paid(goods: Goods, units = 1) {
  const minji = await shopper()
  const { totals } = await fill(minji, goods, units)
  const od_id = await place(minji, { expected_total: totals.total })
  const body = { amount: totals.total, reason: '통장에서 확인' }
  const { data } = await boss.call(adminOrders.confirmDeposit, { params: { od_id }, body })
  return { od_id, minji, ct_id: data.lines[0]?.ct_id ?? 0, params: { od_id } }
}
async function sent(goods: Goods, units = 1) {
  const order = await paid(goods, units)
  const body = { company: 'cj', od_invoice: `67${String(1_000_000_000 + made++)}` }
  const { data } = await boss.call(adminOrders.ship, { params: order.params, body })
  await noteLots(ctx(), happened(order.od_id))
  return { ...order, parcel_id: data.parcels[0]?.parcel_id ?? 0 }
}
const noted = async (who: Shopper, od_id: string) =>
  (await who.call(lots.ofOrder, { params: { od_id } })).data.lots.map(({ lot_no }) => lot_no)
const toldOf = async (lot_no: string) =>
  (
    await house.db.execute<{ subject: string }>(
      sql`select subject from event where name = 'order.lot_recalled' and payload->>'lot_no' = ${lot_no} order by event_id`,
    )
  ).rows.map(({ subject }) => subject)

test('a lot is looked up by the number on its label however it is typed, and shows nothing of the desk', async () => {
  const goods = await stockItem(house)
  const lot = await lotOf(goods, { expires_on: '2028-01-05', lot_note: '병을 흔들어 쓰세요.' })
  const typed = ` ${lot.lot_no.toLowerCase().replace('-', ' – ')} `
  const { data } = await guest.call(lots.find, { params: { lot_no: typed } })
  expect(data).toMatchObject({
    lot_no: lot.lot_no,
    made_on: '2026-01-05',
    expires_on: '2028-01-05',
    item: { it_id: goods.it_id },
    recall: null,
  })
  expect(Object.keys(data ?? {})).not.toContain('lot_qty')
  const unknown = await guest.call(lots.find, { params: { lot_no: 'NO-SUCH-LOT' } })
  expect(unknown.data).toBeNull()
})

test('what leaves is noted by itself: the lot that ends first, never an ended or recalled one, each unit once', async () => {
  const goods = await stockItem(house)
  const soon = await lotOf(goods, { expires_on: addDays(today, 30), lot_qty: 2 })
  const late = await lotOf(goods, { expires_on: addDays(today, 300), lot_qty: 5 })
  await lotOf(goods, { expires_on: addDays(today, -1) })
  const bad = await lotOf(goods, { expires_on: addDays(today, 10) })
  await boss.call(lotDesk.recall, {
    params: { lot_id: bad.lot_id },
    body: { recall_reason: '뚜껑이 샐 수 있어요.', version: bad.version },
  })
  const first = await sent(goods, 3)
  expect(await noted(first.minji, first.od_id)).toEqual([soon.lot_no, late.lot_no])
  // told twice, noted once
  await noteLots(ctx(), happened(first.od_id))
  const { data } = await boss.call(lotDesk.show, { params: { lot_id: late.lot_id } })
  expect(data).toMatchObject({ sent: 1, orders: 1 })
  const others = await Promise.all([paid(goods), paid(goods)])
  for (const { params } of others)
    await boss.call(adminOrders.ship, {
      params,
      body: { company: 'cj', od_invoice: `68${String(1_000_000_000 + made++)}` },
    })
  await Promise.all(
    others.flatMap(({ od_id }) => [od_id, od_id].map((id) => noteLots(ctx(), happened(id)))),
  )
  expect((await boss.call(lotDesk.show, { params: { lot_id: late.lot_id } })).data.sent).toBe(3)
  // goods without lots have none
  const plain = await sent(await stockItem(house))
  expect(await noted(plain.minji, plain.od_id)).toEqual([])
})

test('staff put the lots of a parcel right, line by line; a parcel taken back gives them back', async () => {
  const goods = await stockItem(house)
  const [one, other] = [await lotOf(goods), await lotOf(goods)]
  const foreign = await lotOf(await stockItem(house))
  const { od_id, parcel_id, ct_id, minji } = await sent(goods, 2)
  const save = (given: { ct_id: number; lot_id: number; qty: number }[]) => ({
    params: { od_id, parcel_id },
    body: { lots: given },
  })
  for (const wrong of [
    [{ ct_id, lot_id: foreign.lot_id, qty: 1 }],
    [{ ct_id, lot_id: one.lot_id, qty: 3 }],
    [{ ct_id: ct_id + 999_999, lot_id: one.lot_id, qty: 1 }],
    [
      { ct_id, lot_id: one.lot_id, qty: 1 },
      { ct_id, lot_id: one.lot_id, qty: 1 },
    ],
  ])
    expect((await boss.refused(packedDesk.save, save(wrong))).errors).toHaveProperty('lots')
  await boss.call(
    packedDesk.save,
    save([
      { ct_id, lot_id: one.lot_id, qty: 1 },
      { ct_id, lot_id: other.lot_id, qty: 1 },
    ]),
  )
  expect(await noted(minji, od_id)).toEqual([one.lot_no, other.lot_no])
  // emptied by hand it stays empty
  await boss.call(packedDesk.save, save([]))
  await noteLots(ctx(), happened(od_id))
  expect(await noted(minji, od_id)).toEqual([])
  await boss.call(packedDesk.save, save([{ ct_id, lot_id: one.lot_id, qty: 2 }]))
  const another = await sent(goods)
  const crossed = { params: { od_id: another.od_id, parcel_id }, body: { lots: [] } }
  expect((await boss.refused(packedDesk.save, crossed)).status).toBe(404)
  await boss.call(parcelDesk.takeBack, { params: { od_id, parcel_id } })
  const after = (await boss.call(lotDesk.show, { params: { lot_id: one.lot_id } })).data
  expect(after.sent).toBe((await noted(another.minji, another.od_id)).includes(one.lot_no) ? 1 : 0)
})

test('a recall stands on the look-up at once and is told to everybody who has one, once, in their language', async () => {
  const goods = await stockItem(house, { it_name: '회수 캔들', it_name_en: 'Recalled candle' })
  const lot = await lotOf(goods)
  const have = [await sent(goods), await sent(goods)]
  await sent(await stockItem(house))
  const params = { lot_id: lot.lot_id }
  await guest.call(lots.find, { params: { lot_no: lot.lot_no } })
  const reason = {
    recall_reason: '용기에 금이 갈 수 있어요.',
    recall_reason_en: 'The glass may crack.',
  }
  const short = { params, body: { ...reason, recall_reason: '금', version: lot.version } }
  expect((await boss.refused(lotDesk.recall, short)).errors).toHaveProperty('recall_reason')
  const outcomes = await Promise.allSettled(
    [1, 2].map(() =>
      boss.call(lotDesk.recall, { params, body: { ...reason, version: lot.version } }),
    ),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const { data } = await guest.call(lots.find, { params: { lot_no: lot.lot_no } })
  expect(data?.recall).toMatchObject({
    reason: '용기에 금이 갈 수 있어요.',
    reason_en: 'The glass may crack.',
  })
  // several processes follow the same event, and it is followed again after a crash
  await Promise.all([1, 2, 3].map(() => tellHolders(ctx(), lot.lot_id)))
  expect((await toldOf(lot.lot_no)).sort()).toEqual(have.map(({ od_id }) => od_id).sort())
  const mail = (await mailboxOf(have[0]?.od_id ?? '')).at(-1)
  expect(mail?.subject).toContain('쓰지 말아 주세요: 회수 캔들 회수 안내')
  expect(mail?.text).toContain('용기에 금이 갈 수 있어요.')
  expect(mail?.text).toContain(`/customer/lot/${lot.lot_no}`)
  const holders = await boss.call(lotDesk.orders, { params, query: {} })
  expect(holders.data.every(({ told_at }) => told_at !== null)).toBe(true)
  expect((await boss.call(lotDesk.show, { params })).data).toMatchObject({ orders: 2, told: 2 })
  // whoever turns out to have one later hears of it, too
  const late = await sent(goods)
  const { od_id, parcel_id, ct_id } = late
  await boss.call(packedDesk.save, {
    params: { od_id, parcel_id },
    body: { lots: [{ ct_id, lot_id: lot.lot_id, qty: 1 }] },
  })
  expect((await toldOf(lot.lot_no)).filter((one) => one === od_id)).toHaveLength(1)
  await boss.call(lotDesk.lift, { params })
  expect((await guest.call(lots.find, { params: { lot_no: lot.lot_no } })).data?.recall).toBeNull()
  expect((await boss.refused(lotDesk.lift, { params })).status).toBe(409)
})

test('a lot is checked at its fields, keeps its number once sent, and is written by product staff', async () => {
  const goods = await stockItem(house)
  const wrong = {
    lot_no: '<b>',
    it_id: 'nowhere',
    made_on: '2999-01-01',
    expires_on: '2020-01-01',
    lot_qty: 1,
  }
  const { errors } = await boss.refused(lotDesk.create, { body: wrong })
  expect(Object.keys(errors).sort()).toEqual(['expires_on', 'it_id', 'lot_no', 'made_on'])
  const lot = await lotOf(goods)
  const body = {
    lot_no: lot.lot_no.toLowerCase(),
    it_id: goods.it_id,
    made_on: '2026-01-05',
    lot_qty: 5,
  }
  expect((await boss.refused(lotDesk.create, { body })).errors).toHaveProperty('lot_no')
  const params = { lot_id: lot.lot_id }
  const both = await Promise.allSettled(
    [6, 7].map((lot_qty) =>
      boss.call(lotDesk.save, { params, body: { ...body, lot_qty, version: 1 } }),
    ),
  )
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const order = await sent(goods)
  const renamed = { ...body, lot_no: fresh(), version: 2 }
  expect((await boss.refused(lotDesk.save, { params, body: renamed })).errors).toHaveProperty(
    'lot_no',
  )
  expect((await boss.refused(lotDesk.remove, { params })).status).toBe(409)
  const unused = await lotOf(goods)
  await boss.call(lotDesk.remove, { params: { lot_id: unused.lot_id } })
  expect((await boss.refused(lotDesk.show, { params: { lot_id: unused.lot_id } })).status).toBe(404)
  const seller = await shopper({ mb_id: 'lot_seller', staff_role: 'order' })
  expect((await seller.call(lotDesk.list, { query: { keyword: lot.lot_no } })).total).toBe(1)
  expect((await seller.refused(lotDesk.create, { body })).status).toBe(403)
  const stranger = await shopper({ mb_id: 'lot_stranger' })
  expect((await stranger.refused(lots.ofOrder, { params: { od_id: order.od_id } })).status).toBe(
    404,
  )
})

test('the list parts lots by what needs a look, and finds them by number and goods', async () => {
  const name = `목록 오일 ${process.pid}`
  const goods = await stockItem(house, { it_name: name })
  const ended = await lotOf(goods, { expires_on: addDays(today, -1) })
  const ending = await lotOf(goods, { expires_on: addDays(today, 59) })
  await lotOf(goods, { expires_on: addDays(today, 61) })
  const list = (state?: 'ended' | 'ending' | 'recalled') =>
    boss.call(lotDesk.list, { query: { keyword: name, state } })
  expect(await list()).toMatchObject({
    total: 3,
    counts: { all: 3, ended: 1, ending: 1, recalled: 0 },
  })
  expect((await list('ended')).data.map(({ lot_no }) => lot_no)).toEqual([ended.lot_no])
  expect((await list('ending')).data.map(({ lot_no }) => lot_no)).toEqual([ending.lot_no])
})

test('a further parcel and papers of the lot: each parcel has its own, other lots keep their papers', async () => {
  const goods = await stockItem(house)
  const lot = await lotOf(goods)
  const order = await paid(goods, 2)
  const ship = (qty: number) => ({
    company: 'cj',
    od_invoice: `69${String(1_000_000_000 + made++)}`,
    lines: [{ ct_id: order.ct_id, qty }],
  })
  await boss.call(adminOrders.ship, { params: order.params, body: ship(1) })
  await noteLots(ctx(), happened(order.od_id))
  await boss.call(adminParts.parcel, { params: order.params, body: ship(1) })
  await noteLots(ctx(), happened(order.od_id))
  expect(await noted(order.minji, order.od_id)).toEqual([lot.lot_no, lot.lot_no])
  const paper = (dc_lot: string) =>
    house.db.execute(
      sql`insert into document (dc_title, dc_kind, dc_lang, it_id, dc_lot) values (${`성적서 ${dc_lot}`}, 'coa', 'ko', ${goods.it_id}, ${dc_lot})`,
    )
  for (const dc_lot of [lot.lot_no.toLowerCase(), '', 'OTHER-1']) await paper(dc_lot)
  const found = await guest.call(documents.list, {
    query: { it_id: goods.it_id, lot: lot.lot_no },
  })
  expect(found.data.map(({ dc_lot }) => dc_lot).sort()).toEqual(['', lot.lot_no.toLowerCase()])
})

test('the rules of lots', () => {
  expect(tidyLotNo(' b‑2610 ')).toBe('B-2610')
  expect(lotIn('https://shop.example/customer/lot/B-2610?lang=en')).toBe('B-2610')
  expect(lotIn('b-2610')).toBe('B-2610')
  expect([lotIn('https://elsewhere.example/x'), lotIn('<script>')]).toEqual([null, null])
  expect(lotIn('/customer/lot/%E0%A4%A')).toBeNull()
  expect(
    packFirst(5, [
      { lot_id: 1, left: 2 },
      { lot_id: 2, left: -3 },
      { lot_id: 3, left: 9 },
    ]),
  ).toEqual([
    { lot_id: 1, qty: 2 },
    { lot_id: 3, qty: 3 },
  ])
  expect(packFirst(1, [])).toEqual([])
  expect(isEnding('2026-03-01', '2026-03-01')).toBe(true)
  expect(isEnding('2026-02-28', '2026-03-01')).toBe(false)
  const fine = { lot_no: 'B-1', made_on: '2026-03-01', expires_on: '' }
  expect(wrongLot(fine, '2026-03-01')).toEqual({})
  expect(wrongLot({ ...fine, expires_on: '2026-03-01' }, '2026-03-01')).toHaveProperty('expires_on')
})
