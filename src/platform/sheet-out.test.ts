import * as XLSX from '@e965/xlsx'
import { expect, test, vi } from 'vitest'
import { readCsv } from '#kernel/csv.ts'
import { mostSheetRows } from '#kernel/sheet.ts'
import { testShop } from '#test/database.ts'
import { sheetRows } from '#test/sheet-rows.ts'
import { houseCtx } from './context.ts'
import type { Reply } from './implement.ts'
import { answerCsv, answerList, inParts, type List, sheetFile } from './sheet-out.ts'
import { mostFilesAtOnce } from './sheet-places.ts'

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
  const rows = sheetRows(bytes)
  expect(rows?.filter((row) => row.some(Boolean))).toEqual([
    ['이름', '금액'],
    ['=HYPERLINK("x")', '12900'],
    ['줄 "하나"\n줄 둘', '-3'],
    ['끝', '0'],
  ])
  // as a text and not as something to be worked out
  expect(Buffer.from(bytes).includes('<f>')).toBe(false)
})

test('a moment is a date of Korea in an xlsx and its words in a CSV, a day the same without a time', async () => {
  const at = new Date('2026-03-04T14:59:30Z')
  const late = new Date('2026-12-31T15:00:00Z')
  const dated = {
    ...{ name: 'dated', head: ['때', '날'] },
    rows: [
      [at, { day: '2026-03-04' }],
      [late, { day: '2027-01-01' }],
      [null, null],
    ],
  }
  const { bytes } = await sheetFile(dated, 'xlsx')
  const book = XLSX.read(bytes, { cellNF: true, UTC: true })
  const cell = (place: string) => book.Sheets[book.SheetNames[0] ?? '']?.[place]
  // a number with a format of dates, as every program of spreadsheets keeps one
  expect(cell('A2')).toMatchObject({ t: 'n', z: 'yyyy-mm-dd hh:mm', w: '2026-03-04 23:59' })
  expect(cell('B2')).toMatchObject({ t: 'n', z: 'yyyy-mm-dd', w: '2026-03-04' })
  expect(cell('A3').v).toBe(46_388)
  expect(cell('B3').v).toBe(46_388)
  expect(sheetRows(bytes).slice(1, 3)).toEqual([
    ['2026-03-04 23:59:30', '2026-03-04'],
    ['2027-01-01 00:00:00', '2027-01-01'],
  ])
  const csv = await sheetFile(dated, 'csv')
  expect(readCsv(new TextDecoder().decode(csv.bytes)).slice(1, 3)).toEqual([
    ['2026-03-04 23:59', '2026-03-04'],
    ['2027-01-01 00:00', '2027-01-01'],
  ])
})

test('a CSV keeps the cells, and none begins like a formula', async () => {
  const { bytes, name } = await sheetFile(sheet, 'csv')
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  expect(name).toBe('orders.csv')
  expect(text.startsWith('\ufeff')).toBe(true)
  expect(text).toContain(`"'=HYPERLINK(""x"")",12900`)
  expect(readCsv(text)[1]).toEqual(['=HYPERLINK("x")', '12900'])
})

const { house } = await testShop()
const ctx = houseCtx(house)
const pageOf = async (reply: Reply) => {
  const bytes = reply.file?.bytes
  return bytes instanceof ReadableStream ? new Response(bytes).text() : null
}
const listOf = (total: number, page: List['page']): List => ({
  ...{ name: 'list', head: ['번호'], total, page },
})
const numbers: List['page'] = async (_, { page, per_page }) =>
  Array.from(
    { length: Math.max(0, Math.min(per_page, 1_234 - (page - 1) * per_page)) },
    (_, at) => [(page - 1) * per_page + at],
  )
const csv = { format: 'csv', whole: false, reason: '' } as const

test('a long list goes out page by page, whole and once; one too long for a file is refused', async () => {
  const reply: Reply = { cookies: [], headers: {} }
  await answerList(ctx, reply, csv, listOf(1_234, numbers))
  const rows = readCsv((await pageOf(reply)) ?? '')
  expect(rows).toEqual([['번호'], ...Array.from({ length: 1_234 }, (_, at) => [String(at)])])
  const excel: Reply = { cookies: [], headers: {} }
  await answerList(ctx, excel, { ...csv, format: 'xlsx' }, listOf(1_234, numbers))
  const bytes = excel.file?.bytes
  const packed = bytes instanceof Uint8Array ? sheetRows(bytes) : null
  expect(packed?.map(([cell]) => cell)).toEqual(rows.map(([cell]) => cell))
  await expect(
    answerList(ctx, reply, csv, listOf(mostSheetRows + 1, numbers)),
  ).rejects.toMatchObject({
    code: 'INVALID',
    fields: { format: [[expect.any(String), { count: mostSheetRows }]] },
  })
})

test('figures go out in parts as well, every row once', async () => {
  const reply: Reply = { cookies: [], headers: {} }
  const figures = Array.from({ length: 1_200 }, (_, at) => [`=${at}`, at])
  await answerCsv(ctx, reply, { name: 'figures', head: ['a', 'b'], each: inParts(figures) })
  expect(reply.file).toMatchObject({ name: 'figures.csv', type: 'text/csv; charset=utf-8' })
  expect(readCsv((await pageOf(reply)) ?? '')).toEqual([
    ['a', 'b'],
    ...figures.map((row) => row.map(String)),
  ])
})

test('an xlsx of many rows is packed while the shop goes on', async () => {
  const reply: Reply = { cookies: [], headers: {} }
  const wide: List['page'] = async (paged, paging) =>
    (await numbers(paged, paging)).map(([at]) => Array.from({ length: 40 }, () => `칸 ${at}`))
  let turns = 0
  const timer = setInterval(() => turns++, 1)
  await answerList(ctx, reply, { ...csv, format: 'xlsx' }, listOf(1_234, wide))
  clearInterval(timer)
  // in one piece there would be a turn or two for each page and none while it is packed
  expect(turns).toBeGreaterThan(8)
})

test('nobody gathers an xlsx for somebody who has hung up', async () => {
  let pages = 0
  const counted: List['page'] = (...given) => {
    pages++
    return numbers(...given)
  }
  const reply: Reply = { cookies: [], headers: {} }
  const ask = { format: 'xlsx', whole: false, reason: '' } as const
  await answerList({ ...ctx, gone: () => pages >= 2 }, reply, ask, listOf(12_340, counted))
  expect(pages).toBe(2)
  expect(reply.file).toBe(undefined)
  // its place is free for the next
  await answerList(ctx, reply, ask, listOf(1_234, numbers))
  expect(reply.file?.name).toBe('list.xlsx')
})

test('at most two files are made at once; the next wait, and too many are told to come again', async () => {
  let making = 0
  let most = 0
  const gates: (() => void)[] = []
  const slow: List['page'] = async () => {
    most = Math.max(most, ++making)
    await new Promise<void>((resolve) => gates.push(resolve))
    making--
    return [[1]]
  }
  const ask = () => {
    const reply: Reply = { cookies: [], headers: {} }
    return answerList(ctx, reply, csv, listOf(1, slow)).then(() => pageOf(reply))
  }
  const asked = Array.from({ length: 8 }, ask)
  await vi.waitFor(() => expect(gates).toHaveLength(2))
  await expect(ask()).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  for (let done = 1; done <= 8; done++) {
    await vi.waitFor(() => expect(gates.length).toBeGreaterThanOrEqual(done))
    gates[done - 1]?.()
  }
  for (const one of await Promise.all(asked)) expect(one).toContain('1')
  expect(most).toBe(mostFilesAtOnce)
})

test('who breaks off, and a list that fails, give their place back', async () => {
  const left: Reply = { cookies: [], headers: {} }
  await answerList(ctx, left, csv, listOf(5_000, numbers))
  if (left.file?.bytes instanceof ReadableStream) await left.file.bytes.cancel()
  const bad: Reply = { cookies: [], headers: {} }
  await answerList(
    ctx,
    bad,
    csv,
    listOf(1, () => Promise.reject(new Error('gone'))),
  )
  await expect(pageOf(bad)).rejects.toThrow('gone')
  const after: Reply = { cookies: [], headers: {} }
  await answerList(ctx, after, csv, listOf(1_234, numbers))
  expect(readCsv((await pageOf(after)) ?? '')).toHaveLength(1_235)
})
