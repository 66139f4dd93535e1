import { expect, test } from 'vitest'
import { adminProducts } from '#shop/catalog/admin-contract.ts'
import { testShop } from '#test/database.ts'
import { stockItem } from '#test/goods.ts'
import { sheetRows } from '#test/sheet-rows.ts'
import { shopper, staff } from '#test/shopper.ts'

const { house } = await testShop()

test('the products of a filtered list come as a file in the words of who asks', async () => {
  const mark = `파일${Date.now()}`
  await stockItem(house, { it_name: `${mark} 캔들` })
  const clerk = await shopper({ mb_id: 'sheet_en', staff_role: 'product', language: 'en' })
  const { name, bytes } = await clerk.file(adminProducts.sheet, {
    query: { keyword: mark },
    body: { format: 'xlsx' },
  })
  expect(name).toMatch(/^products-.*\.xlsx$/)
  const rows = sheetRows(new Uint8Array(await bytes.arrayBuffer()))
  expect(rows?.[0]?.slice(0, 2)).toEqual(['Product number', 'Product name'])
  expect(rows?.slice(1).map((row) => row[1])).toEqual([`${mark} 캔들`])
})

test('a file without a known kind is refused by name', async () => {
  const boss = await staff()
  const refusal = await boss.refused(adminProducts.sheet, {
    query: {},
    // what a hand-made call may send
    body: { format: 'pdf' as 'csv' },
  })
  expect([refusal.status, Object.keys(refusal.errors)]).toEqual([422, ['format']])
})
