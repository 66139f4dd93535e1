import { utils, write } from '@e965/xlsx'
import { expect, test } from 'vitest'
import { houseCtx } from '#platform/context.ts'
import { testShop } from '#test/database.ts'
import { madeSheet } from '#test/made-sheet.ts'
import { openLimits, readTable } from './read-table.ts'

const { house } = await testShop()
const ctx = houseCtx(house)
const read = (bytes: Uint8Array) =>
  readTable(ctx, { xlsx: Buffer.from(bytes).toString('base64') }, openLimits)

const rows = [
  ['이름', '수량'],
  ['김하나', '2'],
]
const whole = 'A1:XFD1048576'
const data = `<sheetData>${rows
  .map(
    (cells, y) =>
      `<row r="${y + 1}">${cells.map((text, x) => `<c r="${'AB'[x]}${y + 1}" t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`,
  )
  .join('')}</sheetData>`
const xml = (before: string, after: string) =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${before}${data}${after}</worksheet>`
const sheet = (before: string, after: string) =>
  madeSheet(rows, [{ name: 'xl/worksheets/sheet1.xml', text: xml(before, after) }])

/** A workbook of before 2007 whose link reaches over every cell there can be. */
function oldBook(): Buffer {
  const made = utils.aoa_to_sheet(rows)
  Object.assign(made.A1, { l: { Target: 'https://odemoa.example/' } })
  made['!cols'] = [{ wch: 20 }]
  const bytes: Buffer = write(
    { SheetNames: ['S'], Sheets: { S: made } },
    { type: 'buffer', bookType: 'biff8' },
  )
  // its rows and columns, from and to, stand behind its type and length
  const at = bytes.indexOf(Buffer.from('b801', 'hex'), 512)
  bytes.writeUInt16LE(0xffff, at + 6)
  bytes.writeUInt16LE(0xffff, at + 10)
  return bytes
}

const column = '<Column ss:Span="1000000000" ss:Width="9"/>'
const old = `<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="S"><Table>${column}${rows
  .map(
    (cells) =>
      `<Row>${cells.map((text) => `<Cell><Data ss:Type="String">${text}</Data></Cell>`).join('')}</Row>`,
  )
  .join('')}</Table></Worksheet></Workbook>`

test.each<[string, Uint8Array]>([
  [
    'a link over every cell',
    sheet('', `<hyperlinks><hyperlink ref="${whole}" display="x"/></hyperlinks>`),
  ],
  [
    'links with a name before the colon',
    sheet('', `<x:hyperlinks><x:hyperlink ref="${whole}"/></x:hyperlinks>`),
  ],
  [
    'a width of columns without end',
    sheet('<cols><col min="1" max="2000000000" width="9"/></cols>', ''),
  ],
  [
    'twenty thousand widths',
    sheet(`<cols>${'<col min="1" max="16384" width="9"/>'.repeat(20_000)}</cols>`, ''),
  ],
  ['the same in a workbook of before 2007', oldBook()],
  ['the same as one text', Buffer.from(old)],
])('a sheet with %s is read like any other, at once', async (_, bytes) => {
  const begun = performance.now()
  expect((await read(bytes)).rows.map(({ cells }) => cells)).toEqual(rows)
  expect(performance.now() - begun).toBeLessThan(5_000)
})

test.each([
  ['comments', '<!--'],
  ['scripts', '<script>'],
  ['tags', '<td><'],
  ['cells', '<tr><td colspan=999>'],
])('a page of %s that nothing closes is looked through once', async (_, mark) => {
  const page = `<html><table><tr><td>이름</td></tr></table>${mark.repeat(500_000 / mark.length)}`
  const begun = performance.now()
  expect((await read(Buffer.from(page))).rows[0]?.cells).toEqual(['이름'])
  expect(performance.now() - begun).toBeLessThan(5_000)
})
