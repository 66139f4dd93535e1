import { expect, test } from 'vitest'
import { readCsv } from '#kernel/csv.ts'
import { mostSheetRows } from '#kernel/sheet.ts'
import { readSheetFile } from './sheet-file.ts'
import { allRows, sheetFile } from './sheet-out.ts'

const sheet = {
  name: 'orders',
  head: ['이름', '금액'],
  rows: [
    ['=HYPERLINK("x")', 12_900],
    ['줄 "하나"\n줄 둘\u0000', -3],
    [null, null],
    ['끝', 0],
  ],
} as const

test('a sheet is read back as it was written, its formulas as texts', async () => {
  const { bytes, name, type } = await sheetFile(sheet, 'xlsx')
  expect({ name, type }).toEqual({
    name: 'orders.xlsx',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  })
  const rows = await readSheetFile(bytes)
  expect(rows?.filter((row) => row.some(Boolean))).toEqual([
    ['이름', '금액'],
    ['=HYPERLINK("x")', '12900'],
    ['줄 "하나"\n줄 둘', '-3'],
    ['끝', '0'],
  ])
  // as a text and not as something to be worked out
  expect(Buffer.from(bytes).includes('<f>')).toBe(false)
})

test('a CSV keeps the cells, and none begins like a formula', async () => {
  const { bytes, name } = await sheetFile(sheet, 'csv')
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  expect(name).toBe('orders.csv')
  expect(text.startsWith('\ufeff')).toBe(true)
  expect(text).toContain(`"'=HYPERLINK(""x"")",12900`)
  expect(readCsv(text)[1]).toEqual(['=HYPERLINK("x")', '12900'])
})

test('all rows of a list are gathered page by page; a list too long for a file is refused', async () => {
  const all = Array.from({ length: 2_345 }, (_, at) => at)
  const pages: number[] = []
  const rows = await allRows(all.length, async ({ page, per_page }) => {
    pages.push(page)
    return all.slice((page - 1) * per_page, page * per_page)
  })
  expect(rows).toEqual(all)
  expect(pages).toEqual([1, 2, 3])
  await expect(allRows(mostSheetRows + 1, async () => [])).rejects.toMatchObject({
    code: 'INVALID',
    fields: { format: [[expect.any(String), { count: mostSheetRows }]] },
  })
})
