import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { koreanToday } from '#kernel/korean-time.ts'
import { contentEntry } from '#shop/content/tables.ts'
import { adminGifts } from '#shop/coupon/gift-contract.ts'
import { points } from '#shop/point/contract.ts'
import { adminSettings, type Settings } from '#shop/setting/contract.ts'
import { adminStoreOrders, myStoreOrders } from '#shop/store-order/contract.ts'
import { fileHead } from '#shop/store-order/file-rules.ts'
import { receiptFiles } from '#shop/store-order/files-contract.ts'
import { testShop } from '#test/database.ts'
import { runErrand } from '#test/errands.ts'
import { sampleSettings } from '#test/settings.ts'
import { type Shopper, shopper, staff } from '#test/shopper.ts'

const store = '오드모아 한도점'
const { house } = await testShop()
const boss = await staff()
const clerk = await shopper({ mb_id: 'till-clerk', staff_role: 'order' })
let made = 0

async function save(value: Settings['gifts']) {
  const { data } = await boss.call(adminSettings.show, {})
  await boss.call(adminSettings.save, {
    params: { name: 'gifts' },
    body: { value, version: data.versions.gifts ?? 0 },
  })
}
beforeAll(async () => {
  const place = Object.fromEntries(
    ['address', 'hours', 'closed', 'parking', 'directions']
      .flatMap((name) => [name, `${name}_en`])
      .concat('phone', 'map_url', 'coordinates', 'map_picture')
      .map((name) => [name, '']),
  )
  await house.db.insert(contentEntry).values({
    ...{ kind: 'store', title: store, title_en: 'ODEMOA Limit' },
    body: { ...place, images: [] },
  })
  await house.db.execute(sql`update member set mb_hp = '010-6161-0001' where mb_id = 'till-clerk'`)
  await save({ ...sampleSettings.gifts, receipt: 1_000, receipt_month: 1_500 })
})
afterAll(() => save(sampleSettings.gifts))

const form = (won: number, given: { mb_id?: string; so_hp?: string } = {}) => ({
  ...{ so_receipt: `LIMIT-${made++}`, so_store: store, so_day: koreanToday() },
  ...{ so_hp: '', mb_id: '', so_discount: 0, ...given },
  lines: [{ it_id: null, sl_name: '향 시향지 세트', sl_qty: 1, sl_price: won }],
})
const enter = async (won: number, given: Parameters<typeof form>[1]) =>
  (await clerk.call(adminStoreOrders.enter, { body: form(won, given) })).data
const usable = async (who: Shopper) => (await who.call(points.summary, {})).data.usable
const waiting = async () =>
  (await boss.call(adminGifts.list, { query: { state: 'waiting' } })).data.filter(
    ({ kind }) => kind === 'receipt',
  )

test('points of receipts wait above the ceiling of one and of thirty days, until finance agrees', async () => {
  const friend = await shopper({ mb_id: 'till-friend' })
  await enter(99_000_000, { mb_id: 'till-friend' })
  expect(await usable(friend)).toBe(0)
  await enter(100_000, { mb_id: 'till-friend' })
  expect(await usable(friend)).toBe(1_000)
  // 1,000 of the 1,500 are gone
  await enter(60_000, { mb_id: 'till-friend' })
  expect(await usable(friend)).toBe(1_000)
  const gifts = await waiting()
  expect(gifts.map(({ points: asked }) => asked).toSorted((a, b) => a - b)).toEqual([600, 990_000])
  const small = gifts.find((gift) => gift.points === 600)
  const params = { gift_id: small?.gift_id ?? 0 }
  expect((await clerk.refused(adminGifts.approve, { params })).status).toBe(403)
  await boss.call(adminGifts.approve, { params })
  expect(await usable(friend)).toBe(1_600)
})

test('a receipt that waits gives nothing once it is cancelled, and takes nothing away', async () => {
  const friend = await shopper({ mb_id: 'till-other' })
  const { so_id } = await enter(9_000_000, { mb_id: 'till-other' })
  const body = { reason: '잘못 등록했어요' }
  await clerk.call(adminStoreOrders.cancel, { params: { so_id }, body })
  expect((await waiting()).some(({ mb_id }) => mb_id === 'till-other')).toBe(false)
  expect(await usable(friend)).toBe(0)
})

test('nobody of the staff gives themselves a receipt: not by barcode, by phone, by link or by claim', async () => {
  const body = form(20_000, { mb_id: 'till-clerk' })
  const refusal = await clerk.refused(adminStoreOrders.enter, { body })
  expect([refusal.status, refusal.message]).toEqual([
    403,
    expect.stringContaining('다른 자금 담당'),
  ])
  const { so_id, so_receipt, mb_id } = await enter(20_000, { so_hp: '010-6161-0001' })
  expect(mb_id).toBeNull()
  const link = { params: { so_id }, body: { mb_id: 'till-clerk' } }
  expect((await clerk.refused(adminStoreOrders.link, link)).status).toBe(403)
  await clerk.call(myStoreOrders.claim, { body: { so_receipt, so_hp: '010-6161-0001' } })
  expect(await usable(clerk)).toBe(0)
  expect((await waiting()).map(({ mb_id: whose }) => whose)).toContain('till-clerk')
})

test('a receipt of a file with the phone of whoever brings it is entered, and said to be nobody’s', async () => {
  const receipt = `LIMIT-${made++}`
  const csv = [fileHead, `${receipt},${store},${koreanToday()},010-6161-0001,초,1,1000,`].join(
    '\r\n',
  )
  const { errand_id } = (await clerk.call(receiptFiles.begin, { body: { csv } })).data
  await runErrand(errand_id)
  const { data } = await clerk.call(receiptFiles.show, { params: { errand_id } })
  expect(data.receipts).toMatchObject([{ errors: [], linked: false, mb_id: null }])
})
