import { describe, expect, test } from 'vitest'
import { bodyOf, type Table } from '#kernel/table.ts'
import { houseCtx } from '#platform/context.ts'
import { testShop } from '#test/database.ts'
import { type Cell, madeSheet, madeZip } from '#test/made-sheet.ts'

import { deskLimits, openLimits, readTable } from './read-table.ts'

const { house } = await testShop()
const ctx = houseCtx(house)
const read = (bytes: Uint8Array, limits = deskLimits) =>
  readTable(ctx, { xlsx: Buffer.from(bytes).toString('base64') }, limits)
const cellsOf = ({ rows }: Table) => rows.map(({ cells }) => cells)
const whyOf = async (bytes: Uint8Array) =>
  read(bytes).then(
    () => null,
    (failure) => String(failure.fields?.xlsx?.[0]),
  )

const wide = (text: string) => Buffer.from(text, 'utf16le')
const korean = '주문번호,송장번호\n1,2'
// "주문번호,송장번호\n1,2" as the older code page writes it
const older = Buffer.from('c1d6b9aeb9f8c8a32cbcdbc0e5b9f8c8a30a312c32', 'hex')

describe('a text', () => {
  test.each([
    ['UTF-8', Buffer.from(korean)],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${korean}`)],
    ['UTF-16, as "Unicode text" of a spreadsheet', wide(`\ufeff${korean}`)],
    ['UTF-16 without its mark', wide(korean)],
    ['UTF-16 the other way round', wide(`\ufeff${korean}`).swap16()],
    ['CP949', older],
    ['decomposed letters', Buffer.from(korean.normalize('NFD'))],
  ])('in %s is read as it was written', async (_, bytes) => {
    expect(cellsOf(await read(bytes))).toEqual([
      ['주문번호', '송장번호'],
      ['1', '2'],
    ])
  })

  const table = [
    ['가', '나', '다'],
    ['1', '2,000', '3'],
    ['4', '5', '6'],
  ]
  test.each([
    ['commas', '가,나,다\n1,"2,000",3\n4,5,6'],
    ['tabs', '가\t나\t다\n1\t2,000\t3\n4\t5\t6'],
    ['semicolons', '가;나;다\n1;2,000;3\n4;5;6'],
    ['upright strokes', '가|나|다\n1|2,000|3\n4|5|6'],
    ['CR alone', '가,나,다\r1,"2,000",3\r4,5,6\r'],
    ['CRLF', '가,나,다\r\n1,"2,000",3\r\n4,5,6\r\n'],
    ['line ends that are mixed', '가,나,다\r\n1,"2,000",3\n4,5,6\r'],
    ['sep=; on its first line', 'sep=;\n가;나;다\n1;2,000;3\n4;5;6'],
    ['cells that a sheet is to leave alone', '="가",나,다\n="1","=""2,000""",3\n"4",="5",6'],
    ['blanks around its cells', ' 가 ,\u00a0나,다\u200b\n1, "2,000",3\n4,5 ,6'],
  ])('of %s is read cell by cell', async (_, text) => {
    expect(cellsOf(await read(Buffer.from(text)))).toEqual(table)
  })

  test.each([
    ['in mid-cell', '김"하나', ['김"하나'], 0],
    ['around a part of a cell', '"김" 하나', ['"김" 하나'], 0],
    ['that nothing closes', '"하나', ['"하나'], 1],
    ['at the end', '하나"', ['하나"'], 0],
  ])('with a quotation mark %s loses no line behind it', async (_, name, shown, troubles) => {
    const text = `보낸분,입금액\n${name},"11,000"\n둘,"12,000"\n"셋, 넷","13,000"\n`
    const { rows } = await read(Buffer.from(text))
    expect(rows.map(({ row, cells }) => [row, ...cells])).toEqual([
      [1, '보낸분', '입금액'],
      [2, ...shown, '11,000'],
      [3, '둘', '12,000'],
      [4, '셋, 넷', '13,000'],
    ])
    expect(rows.filter(({ trouble }) => trouble)).toHaveLength(troubles)
  })

  test('of two stray quotation marks that enclose whole lines is read line by line; a note of several lines stays one cell', async () => {
    const stray = '날,이름,금액\n1,"하나,1\n2,둘,2\n3,셋",3\n4,넷,4'
    expect((await read(Buffer.from(stray))).rows.map(({ row, cells }) => [row, cells[1]])).toEqual([
      [1, '이름'],
      [2, '"하나'],
      [3, '둘'],
      [4, '셋"'],
      [5, '넷'],
    ])
    const note = '날,메모,금액\n1,"첫 줄\n둘째 줄",1\n2,둘,2'
    expect(cellsOf(await read(Buffer.from(note)))).toEqual([
      ['날', '메모', '금액'],
      ['1', '첫 줄\n둘째 줄', '1'],
      ['2', '둘', '2'],
    ])
  })

  test('of nothing but stray marks ends soon, and names every line', async () => {
    const text = `a,b\n${'"x,1\n'.repeat(20_000)}`
    const begun = performance.now()
    const { rows } = await read(Buffer.from(text), { ...deskLimits, rows: 30_000 })
    expect(rows.filter(({ trouble }) => trouble)).toHaveLength(20_000)
    expect(performance.now() - begun).toBeLessThan(20_000)
  })

  test('whose letters are broken in one line names that line', async () => {
    const bytes = Buffer.concat([
      Buffer.from('이름,금액\n하'),
      Buffer.from([0xed, 0x95]),
      Buffer.from(',1\n둘,2'),
    ])
    const { rows } = await read(bytes)
    expect(rows.map(({ trouble }) => !!trouble)).toEqual([false, true, false])
  })
})

describe('a workbook', () => {
  test('is read as a bank would have printed it: texts, numbers, moments to the second', async () => {
    const rows: Cell[][] = [
      ['거래일시', '입금액', '시각'],
      [{ days: 46095.75 }, 14_000, { days: 0.378599537 }],
      ['2026.03.14', '1,000', ''],
    ]
    expect(cellsOf(await read(madeSheet(rows)))).toEqual([
      ['거래일시', '입금액', '시각'],
      ['2026-03-14 18:00:00', '14000', '09:05:11'],
      ['2026.03.14', '1,000'],
    ])
  })

  test('keeps every moment of a day to the second', async () => {
    const seconds = Array.from({ length: 400 }, (_, at) => at * 216)
    const sheet = madeSheet([['때'], ...seconds.map((one) => [{ days: 46_095 + one / 86_400 }])])
    const two = (one: number) => String(Math.floor(one)).padStart(2, '0')
    const clock = (one: number) => [one / 3_600, (one / 60) % 60, one % 60].map(two).join(':')
    expect(cellsOf(await read(sheet)).slice(1)).toEqual(
      seconds.map((one) => [`2026-03-14 ${clock(one)}`]),
    )
  })

  const parts = (sheet: string, book = '', styles = '') =>
    madeSheet(
      [],
      [
        {
          name: 'xl/worksheets/sheet1.xml',
          text: `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${sheet}</worksheet>`,
        },
        ...(book ? [{ name: 'xl/workbook.xml', text: book }] : []),
        ...(styles ? [{ name: 'xl/styles.xml', text: styles }] : []),
      ],
    )
  const text = (place: string, words: string) =>
    `<c r="${place}" t="inlineStr"><is><t>${words}</t></is></c>`

  test('whose dimension reaches further than its cells is read by its cells', async () => {
    for (const ref of ['A1:IV65536', 'A1:XFD1048576']) {
      const sheet = parts(
        `<dimension ref="${ref}"/><sheetData><row r="1">${text('A1', '가')}${text('B1', '나')}</row><row r="2"><c r="A2"><v>1</v></c></row></sheetData>`,
      )
      expect(cellsOf(await read(sheet))).toEqual([['가', '나'], ['1']])
    }
  })

  test('with one cell at its far end is read, and the cell is told', async () => {
    const sheet = parts(
      `<sheetData><row r="1">${text('A1', '가')}${text('XFD1', '멀리')}</row><row r="1048576">${text('A1048576', '끝')}</row></sheetData>`,
    )
    const { rows, notes } = await read(sheet)
    expect(rows).toEqual([
      { row: 1, cells: ['가'] },
      { row: 1_048_576, cells: ['끝'] },
    ])
    expect(notes).toEqual([[expect.stringContaining('{place}'), { place: 'XFD1' }]])
  })

  const styles =
    '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="2"><numFmt numFmtId="164" formatCode="00000000000"/><numFmt numFmtId="165" formatCode="000\\-0000\\-0000"/></numFmts><cellXfs count="4"><xf numFmtId="0"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/><xf numFmtId="3" applyNumberFormat="1"/></cellXfs></styleSheet>'

  test('shows the noughts in front that its formats show, and that a long number was cut', async () => {
    const sheet = parts(
      '<sheetData><row r="1"><c r="A1" s="1"><v>1234567890</v></c><c r="B1" s="2"><v>1012345678</v></c><c r="C1"><v>2611220001234560</v></c><c r="D1" s="3"><v>14000</v></c><c r="E1"><v>2611220001234567</v></c><c r="F1"><v>0.30000000000000004</v></c></row></sheetData>',
      '',
      styles,
    )
    expect(cellsOf(await read(sheet))).toEqual([
      ['01234567890', '010-1234-5678', '2.61122000123456E+15', '14000', '2611220001234567', '0.3'],
    ])
  })

  test('names rows that a filter hides, formulas that nobody calculated, and cells merged with those above', async () => {
    const sheet = parts(
      `<sheetData><row r="1">${text('A1', '번호')}${text('B1', '값')}</row><row r="2">${text('A2', '1')}${text('B2', 'x')}</row><row r="3" hidden="1">${text('A3', '2')}${text('B3', 'y')}</row><row r="4">${text('A4', '3')}<c r="B4"><f>1+1</f></c></row><row r="5"><c r="A5"/>${text('B5', 'z')}</row></sheetData><mergeCells count="1"><mergeCell ref="A4:A5"/></mergeCells>`,
    )
    const body = bodyOf(await read(sheet), { no: [/^번호$/], value: [/^값$/] }, ['no', 'value'])
    expect(body?.rows.map(({ row, trouble }) => [row, String(trouble).slice(0, 12)])).toEqual([
      [2, 'null'],
      [3, '숨긴 줄이에요. 넣으려'],
      [4, '계산하지 않은 수식이 '],
      [5, '‘{name}’ 칸이 '],
    ])
  })

  test('that counts its days from 1904 says the same day', async () => {
    const book =
      '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><workbookPr date1904="1"/><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>'
    const day =
      '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="22" applyNumberFormat="1"/></cellXfs></styleSheet>'
    const sheet = parts(
      `<sheetData><row r="1"><c r="A1" s="1"><v>${46_095.5 - 1_462}</v></c></row></sheetData>`,
      book,
      day,
    )
    expect(cellsOf(await read(sheet))).toEqual([['2026-03-14 12:00:00']])
  })

  test.each([
    ['a PDF', Buffer.from('%PDF-1.7'), 'PDF'],
    ['a page with its pictures', Buffer.from('MIME-Version: 1.0\r\n\r\n<table>'), '열 수 없는'],
    ['SYLK', Buffer.from('ID;PSCALC3\nC;X1;Y1;K"a"'), '열 수 없는'],
    ['fods', Buffer.from('<?xml version="1.0"?>\n<office:document>'), '열 수 없는'],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d', 'hex'), '표로 읽을 수 없는'],
    ['a zip of something else', madeZip([{ name: 'a.txt', text: 'x' }]), '압축 파일'],
    ['a file cut in the middle', madeSheet([['a']]).subarray(0, 400), '열 수 없는'],
    ['xlsb', madeZip([{ name: 'xl/workbook.bin', text: 'x' }]), 'xlsb'],
    ['Numbers', madeZip([{ name: 'Index/Document.iwa', text: 'x' }]), 'Numbers'],
    ['ods', madeZip([{ name: 'content.xml', text: 'x' }]), 'ods'],
    [
      'a workbook with a password',
      Buffer.concat([
        Buffer.from('d0cf11e0a1b11ae1', 'hex'),
        Buffer.alloc(600),
        wide('EncryptedPackage'),
      ]),
      '암호',
    ],
    ['an empty sheet', madeSheet([]), '빈 파일'],
    [
      'one that unpacks to more than a sheet holds',
      madeSheet([['a']], [{ name: 'xl/media/big.xml', text: Buffer.alloc(25_000_000) }]),
      '칸이 너무 많은',
    ],
    [
      'one that unpacks to more than it says',
      madeSheet(
        [['a']],
        [{ name: 'xl/sharedStrings.xml', text: Buffer.alloc(5_000_000), claims: 10 }],
      ),
      '열 수 없는',
    ],
    [
      'more parts than a workbook has',
      madeSheet(
        [['a']],
        Array.from({ length: 400 }, (_, at) => ({ name: `xl/p${at}.xml`, text: 'x' })),
      ),
      '칸이 너무 많은',
    ],
  ])('that is %s is refused with the reason', async (_, bytes, reason) => {
    expect(await whyOf(bytes)).toContain(reason)
  })

  test('of anybody with hundreds of thousands of shared texts is refused before it is read', async () => {
    const strings = `<sst>${'<si><t>a</t></si>'.repeat(200_000)}</sst>`
    const bytes = madeSheet([['a']], [{ name: 'xl/sharedStrings.xml', text: strings }])
    await expect(read(bytes, openLimits)).rejects.toMatchObject({ code: 'INVALID' })
  })

  test('that is a page of HTML is read, as banks write it', async () => {
    const page =
      '<html><meta charset="euc-kr"><table><tr><td colspan=3>거래내역 조회</td></tr></table><table border=1><tr><th>거래일시</th><th>입금&nbsp;(원)</th><th>내용</th></tr><tr><td style="mso-number-format:\'@\'">2026-11-27<br>10:00</td><td>26,500</td><td>김&amp;하나</td></tr></table></html>'
    expect(cellsOf(await read(Buffer.from(page)))).toEqual([
      ['거래내역 조회', '', ''],
      ['거래일시', '입금 (원)', '내용'],
      ['2026-11-27 10:00', '26,500', '김&하나'],
    ])
  })
})

test.each([
  ['운송장번호(필수)', '운송장번호'],
  [' 운송장\n번호* ', '운송장번호'],
  ['★송장번호 [필수]', '송장번호'],
  ['출금(원)', '출금'],
  ['연락처(-없이)', '연락처'],
  ['ＱＴＹ', 'qty'],
  ['받는분(이름)', '받는분이름'],
])('the heading %j is known as %s', async (heading, bare) => {
  const table = { rows: [{ row: 1, cells: [heading] }], notes: [] }
  expect(bodyOf(table, { it: [new RegExp(`^${bare}$`)] }, ['it'])).not.toBeNull()
})

test('a heading that stands twice is told where its cells differ, and a comma too many is', async () => {
  const { rows } = bodyOf(
    await readTable(
      ctx,
      { text: '이름,수량,수량\n하나,1,7\n둘,2,2\n셋,3,\n넷,1,000,1' },
      deskLimits,
    ),
    { name: [/^이름$/], qty: [/^수량$/] },
    ['name', 'qty'],
  ) ?? { rows: [] }
  expect(rows.map(({ of, trouble }) => [of.qty, !!trouble])).toEqual([
    ['1', true],
    ['2', false],
    ['3', false],
    ['1', true],
  ])
})
