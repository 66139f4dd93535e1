import * as XLSX from '@e965/xlsx'
import { cptable } from '@e965/xlsx/dist/cpexcel.full.mjs'
import { expect, test } from 'vitest'
import type { Table } from '#kernel/table.ts'
import { houseCtx } from '#platform/context.ts'
import { testShop } from '#test/database.ts'
import { manySheets } from '#test/many-sheets.ts'
import { deskLimits, readTable } from './read-table.ts'

const { house } = await testShop()
const ctx = houseCtx(house)
const read = (bytes: Uint8Array) =>
  readTable(ctx, { xlsx: Buffer.from(bytes).toString('base64') }, deskLimits)
const cellsOf = ({ rows }: Table) => rows.map(({ cells }) => cells)

test('a text in CP949 is read with all its letters, those too that are in no older code', async () => {
  // 설믜,뷁,똠방각하,㈜金民志 and half a letter
  const bytes = Buffer.from('bcb392de2c94ee2c8c63b9e6b0a2c7cf2ca2dfd1d1dac5f2a40a312cb0', 'hex')
  expect(cellsOf(await read(bytes))[0]).toEqual(['설믜', '뷁', '똠방각하', '㈜金民志'])
  const hangul = Array.from({ length: 11_172 }, (_, at) => String.fromCharCode(0xac00 + at))
  const whole = Buffer.from(
    hangul.flatMap((letter) => {
      const code = cptable[949]?.enc[letter] ?? 0
      return [code >> 8, code & 0xff, 0x0a]
    }),
  )
  expect(cellsOf(await read(whole)).flat()).toEqual(hangul)
})

test('a workbook of before 1997 is read in the code page of this country', async () => {
  const book = XLSX.utils.book_new()
  XLSX.utils.book_append_sheet(
    book,
    XLSX.utils.aoa_to_sheet([
      ['wxyz', 'v'],
      ['qrst', 1],
    ]),
    'a',
  )
  // its writer knows letters of the West alone: the others are put in their place
  const bytes = Buffer.from(XLSX.write(book, { type: 'buffer', bookType: 'biff5' }) as Buffer)
  Buffer.from('c0ccb8a7', 'hex').copy(bytes, bytes.indexOf('wxyz'))
  Buffer.from('bcb392de', 'hex').copy(bytes, bytes.indexOf('qrst'))
  bytes.writeUInt16LE(949, bytes.indexOf(Buffer.from('42000200e404', 'hex')) + 4)
  expect(cellsOf(await read(bytes))).toEqual([
    ['이름', 'v'],
    ['설믜', '1'],
  ])
})

test('a workbook with a cover is read where its table is, and the cover is told', async () => {
  const bytes = manySheets({
    겉장: [['○○은행 거래내역'], ['2026년 11월']],
    내역: [
      ['이름', '값'],
      ['하나', '1'],
    ],
    메모: [['지난달', '']],
  })
  const table = await read(bytes)
  expect(cellsOf(table)).toEqual([
    ['이름', '값'],
    ['하나', '1'],
  ])
  expect(table.notes.map((note) => note[1])).toEqual([
    { name: '겉장', count: 2 },
    { name: '메모', count: 1 },
  ])
})
