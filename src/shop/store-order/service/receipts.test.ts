import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { koreanToday } from '#kernel/korean-time.ts'
import { houseCtx } from '#platform/context.ts'
import { contentEntry } from '#shop/content/tables.ts'
import { points } from '#shop/point/contract.ts'
import { adminStoreOrders, myStoreOrders, type StoreOrderForm } from '#shop/store-order/contract.ts'
import { fileHead } from '#shop/store-order/file-rules.ts'
import { receiptFiles } from '#shop/store-order/files-contract.ts'
import { testShop } from '#test/database.ts'
import { runErrand } from '#test/errands.ts'
import { stockItem } from '#test/goods.ts'
import { type Shopper, shopper, staff } from '#test/shopper.ts'
import { forgetReceiptPhones } from './link-receipt.ts'

const store = '오드모아 시험점'
const today = koreanToday()
let boss: Shopper
let made = 0

/** A store as staff would have written it. */
const place = Object.fromEntries(
  ['address', 'hours', 'closed', 'parking', 'directions']
    .flatMap((name) => [name, `${name}_en`])
    .concat('phone', 'map_url', 'coordinates', 'map_picture')
    .map((name) => [name, ''] as const),
)

beforeAll(async () => {
  const { house } = await testShop()
  await house.db.insert(contentEntry).values({
    kind: 'store',
    title: store,
    title_en: 'ODEMOA Test',
    body: { ...place, images: [] },
  })
  boss = await staff()
})

/** A member with a phone of their own. */
async function minji(mb_hp = `010${String(55_000_000 + made)}`) {
  const mb_id = `receipt${made++}`
  const who = await shopper({ mb_id })
  const { house } = await testShop()
  await house.db.execute(sql`update member set mb_hp = ${mb_hp} where mb_id = ${mb_id}`)
  return { ...who, mb_id, mb_hp }
}

const form = (given: Partial<StoreOrderForm> = {}): StoreOrderForm => ({
  so_receipt: `T-${Date.now().toString(36)}-${made++}`,
  so_store: store,
  so_day: today,
  so_hp: '',
  mb_id: '',
  so_discount: 0,
  lines: [{ it_id: null, sl_name: '향 시향지 세트', sl_qty: 2, sl_price: 10_000 }],
  ...given,
})
const enter = async (given: Partial<StoreOrderForm> = {}) =>
  (await boss.call(adminStoreOrders.enter, { body: form(given) })).data
const pointsOf = async (who: Shopper) => (await who.call(points.summary, {})).data.usable

describe('a receipt entered at the desk', () => {
  test('becomes the purchase of the one member with its phone, who earns points once', async () => {
    const me = await minji()
    const { house } = await testShop()
    const goods = await stockItem(house)
    const receipt = await enter({
      so_hp: me.mb_hp,
      so_discount: 1_000,
      lines: [
        { it_id: goods.it_id, sl_name: '아무 이름', sl_qty: 3, sl_price: 9_000 },
        { it_id: null, sl_name: '선물 포장', sl_qty: 1, sl_price: 2_000 },
      ],
    })
    expect(receipt).toMatchObject({
      mb_id: me.mb_id,
      linked_by: 'phone',
      so_total: 28_000,
      so_store_en: 'ODEMOA Test',
      lines: [{ sl_name: '시더 캔들', sl_name_en: 'Cedar candle' }, { sl_name: '선물 포장' }],
    })
    expect(receipt.so_point).toBe(280)
    expect(await pointsOf(me)).toBe(280)
    const list = await me.call(myStoreOrders.list, { query: {} })
    expect(list).toMatchObject({
      total: 1,
      barcode: me.mb_id,
      data: [{ so_receipt: receipt.so_receipt, goods: '시더 캔들 외 1건' }],
    })
    expect(
      (
        await boss.refused(adminStoreOrders.link, {
          params: { so_id: receipt.so_id },
          body: { mb_id: me.mb_id },
        })
      ).status,
    ).toBe(409)
    expect(await pointsOf(me)).toBe(280)
  })

  test('waits for its member when two have the phone, or nobody', async () => {
    const me = await minji()
    await minji(me.mb_hp)
    expect((await enter({ so_hp: me.mb_hp })).mb_id).toBeNull()
    expect((await enter({ so_hp: '010-4040-4040' })).mb_id).toBeNull()
  })

  test('goes to the member of the barcode before the phone, however the id is written', async () => {
    const [me, other] = [await minji(), await minji()]
    expect(await enter({ so_hp: other.mb_hp, mb_id: me.mb_id.toUpperCase() })).toMatchObject({
      mb_id: me.mb_id,
      linked_by: 'barcode',
    })
  })

  test('is entered once, also by two at the same moment', async () => {
    const body = form({ so_receipt: `twice-${made++}` })
    const both = await Promise.allSettled([
      boss.call(adminStoreOrders.enter, { body }),
      boss.call(adminStoreOrders.enter, {
        body: { ...body, so_receipt: body.so_receipt.replace('-', ' ') },
      }),
    ])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(Object.keys((await boss.refused(adminStoreOrders.enter, { body })).errors)).toEqual([
      'so_receipt',
    ])
  })

  test.each([
    [{ so_day: '2999-01-01' }, 'so_day'],
    [{ so_day: '2026-02-31' }, 'so_day'],
    [{ so_store: '없는 매장' }, 'so_store'],
    [{ so_hp: '0101' }, 'so_hp'],
    [{ mb_id: 'nobody-here' }, 'mb_id'],
    [{ so_receipt: '<b>' }, 'so_receipt'],
    [{ so_discount: 20_001 }, 'so_discount'],
    [{ lines: [] }, 'lines'],
    [{ lines: [{ it_id: null, sl_name: '초', sl_qty: 0, sl_price: 1 }] }, 'lines.0.sl_qty'],
    [{ lines: [{ it_id: 'no-such', sl_name: '초', sl_qty: 1, sl_price: 1 }] }, 'lines.0.sl_name'],
  ])('with %j is refused at its field', async (given, field) => {
    expect(
      Object.keys((await boss.refused(adminStoreOrders.enter, { body: form(given) })).errors),
    ).toEqual([field])
  })
})

describe('a member brings a purchase in', () => {
  test('by receipt number and phone; of many at once one gets it, and its points once', async () => {
    const so_hp = `010${String(66_000_000 + made)}`
    const { so_receipt } = await enter({ so_hp })
    const crowd = await Promise.all(Array.from({ length: 5 }, () => minji()))
    const body = { so_receipt: so_receipt.toLowerCase(), so_hp }
    const tried = await Promise.allSettled(
      crowd.flatMap((who) => [
        who.call(myStoreOrders.claim, { body }),
        who.call(myStoreOrders.claim, { body }),
      ]),
    )
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const earned = []
    for (const who of crowd) earned.push(await pointsOf(who))
    expect(earned.sort()).toEqual([0, 0, 0, 0, 200])
  })

  test('not with another phone, not a year later, and not by trying numbers', async () => {
    const me = await minji()
    const so_hp = '01040414041'
    const { so_receipt } = await enter({ so_hp })
    expect(
      (await me.refused(myStoreOrders.claim, { body: { so_receipt, so_hp: '01040414042' } }))
        .status,
    ).toBe(404)
    expect(
      Object.keys(
        (await me.refused(myStoreOrders.claim, { body: { so_receipt: '', so_hp: '' } })).errors,
      ).sort(),
    ).toEqual(['so_hp', 'so_receipt'])
    const old = await enter({ so_hp, so_day: '2024-01-05' })
    expect(
      (await me.refused(myStoreOrders.claim, { body: { so_receipt: old.so_receipt, so_hp } }))
        .status,
    ).toBe(409)
    for (let at = 0; at < 12; at++)
      await me.refused(myStoreOrders.claim, { body: { so_receipt: `guess${at}`, so_hp } })
    expect((await me.refused(myStoreOrders.claim, { body: { so_receipt, so_hp } })).status).toBe(
      429,
    )
  })

  test('and nobody else sees it', async () => {
    const [me, stranger] = [await minji(), await minji()]
    const { so_id } = await enter({ mb_id: me.mb_id })
    const params = { so_id }
    expect((await me.call(myStoreOrders.show, { params })).data.lines).toHaveLength(1)
    expect((await stranger.refused(myStoreOrders.show, { params })).status).toBe(404)
    expect((await me.refused(myStoreOrders.show, { params: { so_id: 0 } })).status).toBe(404)
    expect((await (await shopper()).refused(myStoreOrders.list, {})).status).toBe(401)
    expect((await me.refused(adminStoreOrders.list, {})).status).toBe(403)
  })
})

test('a purchase that came back is cancelled once, its points go, and its number is free again', async () => {
  const me = await minji()
  const { so_id, so_receipt } = await enter({ mb_id: me.mb_id })
  const params = { so_id }
  expect(await pointsOf(me)).toBe(200)
  expect(
    (await boss.call(adminStoreOrders.cancel, { params, body: { reason: '매장에서 반품' } })).data
      .cancelled_at,
  ).not.toBeNull()
  expect(
    (await boss.refused(adminStoreOrders.cancel, { params, body: { reason: '또' } })).status,
  ).toBe(409)
  expect(await pointsOf(me)).toBe(0)
  expect((await me.refused(myStoreOrders.show, { params })).status).toBe(404)
  expect((await enter({ so_receipt })).so_receipt).toBe(so_receipt)
})

describe('a file of receipts', () => {
  const csv = (...rows: string[]) => [fileHead, ...rows].join('\r\n')

  test('shows every error at its row, enters what is right and leaves the rest', async () => {
    const me = await minji()
    const known = await enter()
    const [good, bad] = [`F${made++}A`, `F${made++}B`]
    const text = csv(
      `${good},${store},${today},${me.mb_hp},"디퓨저, 숲",1,"12,000원",`,
      `${good},${store},${today},,리드 스틱,2,1500,500`,
      `${bad},없는 매장,2026.13.1,010,초,0,천원,`,
      `${known.so_receipt},${store},${today},,초,1,1000,`,
    )
    const { data } = await boss.call(adminStoreOrders.check, { body: { csv: text } })
    expect(data).toMatchObject([
      { so_receipt: good, row: 2, lines: 2, so_total: 14_500, mb_id: me.mb_id, errors: [] },
      { so_receipt: bad, row: 4 },
      { errors: [{ row: 5, message: '이미 등록한 영수증 번호예요.' }] },
    ])
    expect(data[1]?.errors).toHaveLength(5)
    expect(await me.call(myStoreOrders.list, { query: {} })).toMatchObject({ total: 0 })
    expect((await boss.call(adminStoreOrders.take, { body: { csv: text } })).data).toMatchObject({
      entered: 1,
      linked: 1,
      left: [{ so_receipt: bad }, { so_receipt: known.so_receipt }],
    })
    expect((await boss.call(adminStoreOrders.take, { body: { csv: text } })).data.entered).toBe(0)
    expect((await me.call(myStoreOrders.list, { query: {} })).data).toMatchObject([
      { so_total: 14_500, goods: '디퓨저, 숲 외 1건' },
    ])
  })

  test('goes on without whoever brought it, and keeps what became of each receipt', async () => {
    const me = await minji()
    const known = await enter()
    const [first, good, late] = [`G${made++}A`, `G${made++}B`, `G${made++}C`]
    const line = (receipt: string, hp = '') => `${receipt},${store},${today},${hp},초,1,1000,`
    const text = csv(line(first, me.mb_hp), line(known.so_receipt), line(good), line(late))
    const begin = () => boss.call(receiptFiles.begin, { body: { csv: text } })
    const { errand_id } = (await begin()).data
    expect((await begin()).data.errand_id).toBe(errand_id)
    const shown = async () => (await boss.call(receiptFiles.show, { params: { errand_id } })).data
    expect((await shown()).errand).toMatchObject({ state: 'open', total: 4, told: 0 })
    // somebody types one of them meanwhile
    await enter({ so_receipt: late })
    await runErrand(errand_id)
    expect((await shown()).errand).toMatchObject({ state: 'done', told: 4 })
    const taken = '이미 등록한 영수증 번호예요.'
    expect((await shown()).receipts).toMatchObject([
      { so_receipt: first, linked: true, errors: [] },
      { so_receipt: known.so_receipt, linked: false, errors: [{ row: 3, message: taken }] },
      { so_receipt: good, linked: false, errors: [] },
      { so_receipt: late, linked: false, errors: [{ row: 5, message: taken }] },
    ])
    // the whole file again enters nothing
    const again = (await begin()).data.errand_id
    await runErrand(again)
    const { data } = await boss.call(receiptFiles.show, { params: { errand_id: again } })
    expect(data.receipts.filter(({ errors }) => errors.length === 0)).toEqual([])
    expect(await me.call(myStoreOrders.list, { query: {} })).toMatchObject({ total: 1 })
  })

  test('belongs to whoever brought it', async () => {
    const reader = await shopper({ mb_id: 'receipt_reader', staff_role: 'accountant' })
    const body = { csv: csv(`H${made++},${store},${today},,초,1,1000,`) }
    expect((await reader.refused(receiptFiles.begin, { body })).status).toBe(403)
    const { errand_id } = (await boss.call(receiptFiles.begin, { body })).data
    expect((await reader.refused(receiptFiles.show, { params: { errand_id } })).status).toBe(404)
    await runErrand(errand_id)
    const { data } = await boss.call(receiptFiles.list, {})
    expect(data.find((row) => row.errand_id === errand_id)).toMatchObject({ state: 'done' })
  })

  test('without its columns is refused with their names', async () => {
    expect(
      Object.keys(
        (await boss.refused(adminStoreOrders.check, { body: { csv: 'a,b\n1,2' } })).errors,
      ),
    ).toEqual(['csv'])
    expect(
      Object.keys((await boss.refused(adminStoreOrders.check, { body: { csv: fileHead } })).errors),
    ).toEqual(['csv'])
  })
})

test('staff find receipts by number, phone, store and day; phones are masked; the accountant only looks', async () => {
  const { so_receipt } = await enter({ so_hp: '01040424042' })
  const found = async (query: object) =>
    (await boss.call(adminStoreOrders.list, { query })).data.map((row) => row.so_receipt)
  expect(await found({ keyword: so_receipt.toLowerCase() })).toEqual([so_receipt])
  expect(await found({ keyword: '4042-4042' })).toContain(so_receipt)
  expect(await found({ keyword: 'receipt 4042' })).toEqual([])
  expect(await found({ keyword: so_receipt, so_store: '다른 곳' })).toEqual([])
  expect(await found({ keyword: so_receipt, from: today, to: today, state: 'unlinked' })).toEqual([
    so_receipt,
  ])
  expect(
    (await boss.call(adminStoreOrders.list, { query: { keyword: so_receipt } })).data[0]?.so_hp,
  ).toBe('010-****-4042')
  const books = await shopper({ mb_id: `books${made++}`, staff_role: 'accountant' })
  expect((await books.call(adminStoreOrders.list, { query: { per_page: 1 } })).per_page).toBe(1)
  expect((await books.refused(adminStoreOrders.enter, { body: form() })).status).toBe(403)
})

test('a phone is kept as long as its purchase can become somebody’s', async () => {
  const { house } = await testShop()
  const [old, young] = [
    await enter({ so_hp: '01040434043', so_day: '2024-01-05' }),
    await enter({ so_hp: '01040434043' }),
  ]
  await forgetReceiptPhones(houseCtx(house).house)
  const phones = await house.db.execute<{ so_hp: string }>(
    sql`select so_hp from store_order where so_id in (${old.so_id}, ${young.so_id}) order by so_id`,
  )
  expect(phones.rows.map((row) => row.so_hp)).toEqual(['', '01040434043'])
})
