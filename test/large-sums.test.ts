import { beforeAll, expect, test } from 'vitest'
import { koreanToday } from '#kernel/korean-time.ts'
import { houseCtx } from '#platform/context.ts'
import { adminQuotations } from '#shop/cart/desk-contract.ts'
import { companyDesk } from '#shop/company/desk-contract.ts'
import { contentEntry } from '#shop/content/tables.ts'
import { adminEdits } from '#shop/order/contract/edits.ts'
import { adminPhoneOrders } from '#shop/order/contract/phone.ts'
import { orders } from '#shop/order/contract/place.ts'
import { orderForm } from '#shop/order/sample.ts'
import { adminStoreOrders } from '#shop/store-order/contract.ts'
import { fileHead } from '#shop/store-order/file-rules.ts'
import { business } from './business.ts'
import { testShop } from './database.ts'
import { stockItem } from './goods.ts'
import { fill, placedOrder } from './ordering.ts'
import { shopper, staff } from './shopper.ts'

const { house } = await testShop()
const [boss, store] = [await staff(), '큰돈점']

beforeAll(async () => {
  await houseCtx(house)
    .db.insert(contentEntry)
    .values({
      ...{ kind: 'store', title: store, title_en: 'Large sums' },
      body: { address: '', phone: '', map_url: '', coordinates: '', map_picture: '', images: [] },
    })
})

const receipt = (lines: { sl_qty: number; sl_price: number }[]) => ({
  so_receipt: `L-${Math.random().toString(36).slice(2)}`,
  so_store: store,
  so_day: koreanToday(),
  lines: lines.map((line) => ({ it_id: null, sl_name: '초', ...line })),
})
/** Rich goods in any number. */
const dear = () => stockItem(house, { it_price: 9_000_000, options: [{ io_stock_qty: 100_000 }] })

test('a receipt of a hundred lines of 99 times nine millions is refused at the line where it becomes too much', async () => {
  const lines = Array.from({ length: 100 }, () => ({ sl_qty: 99, sl_price: 9_000_000 }))
  const refused = await boss.refused(adminStoreOrders.enter, { body: receipt(lines) })
  expect(refused).toMatchObject({ status: 422 })
  // 891 millions each: with the second it is beyond a thousand
  expect(Object.keys(refused.errors)).toEqual(['lines.1.sl_price'])
  const most = [{ sl_qty: 10, sl_price: 100_000_000 }]
  await boss.call(adminStoreOrders.enter, { body: receipt(most) })
  const { data } = await boss.call(adminStoreOrders.check, {
    body: {
      csv: [
        fileHead,
        ...[1, 2].map((n) => `F-1,${store},${koreanToday()},,초 ${n},99,9000000,`),
      ].join('\n'),
    },
  })
  expect(data[0]?.errors.map(({ row }) => row)).toEqual([3])
})

test('quotations, phone orders, orders and their changes are refused beyond what the books hold, in words', async () => {
  const goods = await dear()
  const lines = [{ io_no: goods.io_no, ct_qty: 300, price: 9_000_000 }]
  const quote = { mb_id: null, recipient: { company: '큰 회사' }, currency: 'krw', lines } as const
  const wrong = { status: 422, errors: { 'lines.0.ct_qty': [expect.stringContaining('넘어요')] } }
  const asked = { mb_id: null, currency: 'krw', lines } as const
  expect(await boss.refused(adminQuotations.preview, { body: asked })).toMatchObject(wrong)
  const made = { ...quote, last_day: koreanToday(7) }
  expect(await boss.refused(adminQuotations.make, { body: made })).toMatchObject(wrong)
  expect(await boss.refused(adminPhoneOrders.preview, { body: asked })).toMatchObject(wrong)
  const { od_settle_case: _, ...typed } = orderForm({ expected_total: 2_700_000_000 })
  const body = { ...typed, mb_id: null, lines, off_reason: '값을 새로 정해서' }
  expect(await boss.refused(adminPhoneOrders.place, { body })).toMatchObject(wrong)
  const who = await shopper()
  const { totals } = await fill(who, goods, 300)
  const form = orderForm({ expected_total: totals.total })
  expect((await who.refused(orders.place, { body: form })).message).toContain('나누어 주문')
  const placed = await placedOrder()
  const { od_id } = placed
  const order = (await placed.minji.call(orders.show, { params: { od_id } })).data
  const { od_b_name, od_b_hp, od_b_zip, od_b_addr1, od_b_addr2, od_memo } = order
  const wish = {
    receiver: { od_b_name, od_b_hp, od_b_zip, od_b_addr1, od_b_addr2, od_memo },
    lines: [],
    add: [{ io_no: goods.io_no, qty: 300 }],
  }
  expect(await boss.refused(adminEdits.preview, { params: { od_id }, body: wish })).toMatchObject({
    status: 422,
    errors: { lines: [expect.stringContaining('넘었어요')] },
  })
})

test('receipts of a company that add up to more than a column holds are shown', async () => {
  const { mb_id } = await business()
  const params = { mb_id }
  for (const at of [1, 2, 3])
    await boss.call(companyDesk.receipt, {
      params,
      body: {
        amount: 1_000_000_000,
        day: koreanToday(),
        note: '하나은행 입금',
        key: `large-${at}-sum`,
      },
    })
  expect((await boss.call(companyDesk.show, { params })).data.owed).toBe(-3_000_000_000)
})
