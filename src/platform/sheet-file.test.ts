import { expect, test } from 'vitest'
import { type Cell, madeSheet, madeZip } from '#test/made-sheet.ts'
import { readSheetFile } from './sheet-file.ts'

test('texts, numbers and moments are read as a bank would have printed them', async () => {
  const rows: Cell[][] = [
    ['거래일시', '입금액'],
    [{ days: 46095.75 }, 14_000],
    ['2026.03.14', '1,000'],
  ]
  expect(await readSheetFile(madeSheet(rows))).toEqual([
    ['거래일시', '입금액'],
    ['2026-03-14 18:00:00', '14000'],
    ['2026.03.14', '1,000'],
  ])
})

test.each([
  ['no zip at all', Buffer.from('%PDF-1.7')],
  ['an empty file', Buffer.alloc(0)],
  ['a zip of something else', madeZip([{ name: 'a.txt', text: 'x' }])],
  ['a file cut in the middle', madeSheet([['a']]).subarray(0, 400)],
  ['a megabyte and more', Buffer.concat([madeSheet([['a']]), Buffer.alloc(1_000_001)])],
  [
    'one that unpacks to more than a sheet holds',
    madeSheet([['a']], [{ name: 'xl/media/big.xml', text: Buffer.alloc(13_000_000) }]),
  ],
  [
    'one that unpacks to more than it says',
    madeSheet(
      [['a']],
      [{ name: 'xl/sharedStrings.xml', text: Buffer.alloc(5_000_000), claims: 10 }],
    ),
  ],
  [
    'more parts than a workbook has',
    madeSheet(
      [['a']],
      Array.from({ length: 300 }, (_, at) => ({ name: `xl/p${at}.xml`, text: 'x' })),
    ),
  ],
])('%s is refused', async (_, bytes) => {
  expect(await readSheetFile(bytes)).toBeNull()
})

test.each(['XFD1', 'A1048576', 'A1:XFD1048576'])(
  'a sheet that reaches to %s is refused before its table is made',
  async (place) => {
    const sheet = (inner: string) =>
      `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><dimension ref="${place}"/><sheetData>${inner}</sheetData></worksheet>`
    const far = sheet(`<row r="1"><c r="${place.split(':')[0]}"><v>1</v></c></row>`)
    expect(
      await readSheetFile(madeSheet([['a']], [{ name: 'xl/worksheets/sheet2.xml', text: far }])),
    ).toBeNull()
  },
)
