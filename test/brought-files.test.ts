import { describe, expect, test } from 'vitest'
import { writeCsv } from '#kernel/csv.ts'
import { bulkSheets } from '#shop/application/sends-contract.ts'
import { deposits } from '#shop/deposit/contract.ts'
import { adminStoreOrders } from '#shop/store-order/contract.ts'
import { adminTranslations } from '#shop/translation/admin-contract.ts'
import { waybills } from '#shop/waybill/contract.ts'
import { madeSheet } from '#test/made-sheet.ts'
import { manySheets } from '#test/many-sheets.ts'
import { shopper, staff } from '#test/shopper.ts'

const boss = await staff()

type Given = { xlsx: string } | { text: string }
/** A kind of list that people bring: its headings, lines of it, and how many lines an upload accounts for. */
type Upload = {
  name: string
  head: string[]
  lines: string[][]
  count: (given: Given) => Promise<number>
  /** what it says of the file besides */
  notes: (given: Given) => Promise<string[]>
}
const csvOf = (given: Given) => ('text' in given ? { csv: given.text } : given)
const uploads: Upload[] = [
  {
    name: 'deposits',
    head: ['거래일시', '보낸분', '입금액', '출금액'],
    lines: [
      ['2026-11-27 9:05:11', '하나', '26,500', ''],
      ['2026-11-27 9:06:11', '둘', '', '5,000'],
      ['11/07/26', '셋', '1,000', ''],
      ['2026-11-27 9:07:11', '넷', '천 원', ''],
    ],
    count: async (body) => {
      const { data } = await boss.call(deposits.preview, { body })
      return data.lines.length + data.skipped + data.unread.length
    },
    notes: async (body) => (await boss.call(deposits.preview, { body })).data.notes,
  },
  {
    name: 'waybills',
    head: ['주문번호', '송장번호', '택배사', '받는 분'],
    lines: [
      ['2611270000000001', '650000000051', 'CJ대한통운', '하나'],
      ['2611270000000002', '', '한진', '둘'],
      ['', '650000000053', '', '셋'],
      ['', '', '', '넷'],
    ],
    count: async (body) => (await boss.call(waybills.check, { body })).data.rows.length,
    notes: async (body) => (await boss.call(waybills.check, { body })).data.notes,
  },
  {
    name: 'addresses',
    head: ['받는 분', '전화', '우편번호', '주소', '상품', '수량'],
    lines: [
      ['하나', '010-1234-5678', '04524', '서울 중구 세종대로 110', '캔들', '2'],
      ['둘', '010', '04524', '서울 중구, 세종대로 110', '캔들', '2'],
      ['', '', '', '', '캔들', ''],
      ['넷', '010-1234-5678', '4524', '서울', '캔들', '많이'],
    ],
    // each a visitor of their own, who may bring sixty an hour
    count: async (body) =>
      (await (await shopper()).call(bulkSheets.check, { body })).data.rows.length,
    notes: async (body) => (await (await shopper()).call(bulkSheets.check, { body })).data.notes,
  },
  {
    name: 'receipts',
    head: ['영수증번호', '매장', '날짜', '상품', '수량', '단가'],
    lines: [
      ['B1', '없는 매장', '2026.11.2', '초', '1', '1,000'],
      ['B1', '없는 매장', '2026.11.2', '디퓨저, 숲', '1', '2,000'],
      ['', '', '', '초', '', ''],
      ['B2', '없는 매장', '어제', '초', '1', '1,000'],
    ],
    count: async (given) => {
      const { data } = await boss.call(adminStoreOrders.check, { body: csvOf(given) })
      return data.reduce((sum, { lines }) => sum + lines, 0)
    },
    notes: async (given) => (await boss.call(adminStoreOrders.check, { body: csvOf(given) })).notes,
  },
  {
    name: 'translations',
    head: ['phrase', 'english', 'state', 'seen'],
    lines: [
      ['없는 문장 하나', 'One', '', ''],
      ['없는 문장 둘', '', '', ''],
      ['', 'Three', '', ''],
      ['없는 문장, 넷', 'Four, and more', '', '1'],
    ],
    count: async (given) => {
      const { data } = await boss.call(adminTranslations.imported, { body: csvOf(given) })
      return data.saved + data.same + data.refused.length
    },
    notes: async (given) =>
      (await boss.call(adminTranslations.imported, { body: csvOf(given) })).data.notes,
  },
]

const base64 = (bytes: Uint8Array) => ({ xlsx: Buffer.from(bytes).toString('base64') })
const joined = (rows: string[][], apart: string) =>
  rows.map((row) => row.map((cell) => `"${cell}"`).join(apart)).join('\n')
const page = (rows: string[][]) =>
  `<html><table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table></html>`
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')

/** What programs make of the same lines. */
const formats: Record<string, (rows: string[][]) => Given> = {
  'text in the body': (rows) => ({ text: writeCsv(rows) }),
  'CSV of this shop': (rows) => base64(Buffer.from(writeCsv(rows))),
  'CSV with CR alone': (rows) => base64(Buffer.from(joined(rows, ',').replaceAll('\n', '\r'))),
  semicolons: (rows) => base64(Buffer.from(joined(rows, ';'))),
  'UTF-16 with tabs': (rows) => base64(utf16(joined(rows, '\t'))),
  'UTF-16 the other way round': (rows) => base64(utf16(joined(rows, '\t')).swap16()),
  'decomposed letters': (rows) => base64(Buffer.from(joined(rows, ',').normalize('NFD'))),
  'cells to be left alone': (rows) =>
    base64(Buffer.from(rows.map((row) => row.map((cell) => `="${cell}"`).join(',')).join('\n'))),
  xlsx: (rows) => base64(madeSheet(rows)),
  'a page called .xls': (rows) => base64(Buffer.from(page(rows))),
}

/** What people do to a list before they bring it; how many lines it has then, beside its own. */
const shapes: Record<
  string,
  { more: number; of: (head: string[], lines: string[][]) => string[][] }
> = {
  'as it is': { more: 0, of: (head, lines) => [head, ...lines] },
  'with a title and an empty line above': {
    more: 0,
    of: (head, lines) => [['2026년 목록'], [''], head, ...lines],
  },
  'with marks in its headings': {
    more: 0,
    of: ([first = '', ...rest], lines) => [
      [`★ ${first} (필수)`, ...rest.map((name) => ` ${name} *`)],
      ...lines,
    ],
  },
  'with empty lines between': {
    more: 0,
    of: (head, lines) => [head, ...lines.flatMap((line) => [line, head.map(() => '')])],
  },
  'with its headings once more': { more: 1, of: (head, lines) => [head, ...lines, head] },
  'with a line that stands twice': {
    more: 1,
    of: (head, lines) => [head, ...lines, ...lines.slice(0, 1)],
  },
  'with a column of its own': {
    more: 0,
    of: (head, lines) => [['순번', ...head], ...lines.map((line, at) => [String(at + 1), ...line])],
  },
}

describe.each(uploads)('$name', ({ head, lines, count, notes }) => {
  for (const [format, as] of Object.entries(formats))
    test(`in ${format}: every line is read or named, whatever was done to the list`, async () => {
      const counted: Record<string, number> = {}
      for (const [shape, { of }] of Object.entries(shapes))
        counted[shape] = await count(as(of(head, lines)))
      expect(counted).toEqual(
        Object.fromEntries(
          Object.entries(shapes).map(([shape, { more }]) => [shape, lines.length + more]),
        ),
      )
    })

  test('behind a cover and before another sheet: both are told, and every line is read or named', async () => {
    const given = base64(
      manySheets({ 겉장: [['목록'], ['11월']], 목록: [head, ...lines], 지난달: [head, ...lines] }),
    )
    expect(await count(given)).toBe(lines.length)
    expect(await notes(given)).toEqual([
      expect.stringContaining('‘겉장’ 시트의 2줄'),
      expect.stringContaining(`‘지난달’ 시트의 ${lines.length + 1}줄`),
    ])
  })

  test('with a quotation mark in any of its cells, or one that nothing closes', async () => {
    const [first = [], ...rest] = lines
    for (const at of head.keys())
      for (const mark of ['a"b', '"ab', 'ab"', '"a"b']) {
        const spoilt = first.map((cell, column) => (column === at ? mark : cell.replace(',', '')))
        const text = `${head.join(',')}\n${spoilt.join(',')}\n${joined(rest, ',')}`
        expect([at, mark, await count({ text })]).toEqual([at, mark, lines.length])
      }
  })

  test('with a comma too many, a hidden row, a cell of Excel’s errors', async () => {
    const [first = [], ...rest] = lines
    const comma = `${head.join(',')}\n${first.map((cell) => `${cell.replace(',', '')},9`).join(',')}\n${joined(rest, ',')}`
    expect(await count({ text: comma })).toBe(lines.length)
    const error = [head, ['#N/A', ...first.slice(1)], ...rest]
    expect(await count(base64(madeSheet(error)))).toBe(lines.length)
    const cells = [head, ...lines].map(
      (row, y) =>
        `<row r="${y + 1}"${y === 1 ? ' hidden="1"' : ''}>${row.map((cell, x) => `<c r="${String.fromCharCode(65 + x)}${y + 1}" t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`,
    )
    const sheet = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><dimension ref="A1:IV65536"/><sheetData>${cells.join('')}</sheetData></worksheet>`
    const book = madeSheet([], [{ name: 'xl/worksheets/sheet1.xml', text: sheet }])
    expect(await count(base64(book))).toBe(lines.length)
  })
})
