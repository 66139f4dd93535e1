import { expect, test } from 'vitest'
import { rowId, rowIdIn, smallRowId } from './row-id.ts'

test.each([
  ['1', 1],
  ['999999999999999', 999_999_999_999_999],
])('%s names the row %i', (text, id) => {
  expect([rowId.parse(text), rowIdIn(text)]).toEqual([id, id])
})

test.each(['', '0', '007', '-1', '1.5', '1e3', '0x1', ' 1', '1 ', '１', 'x', '1'.repeat(16)])(
  '%j is no row',
  (text) => {
    expect(rowId.safeParse(text).success).toBe(false)
    expect(rowIdIn(text)).toBe(0)
  },
)

test('a table that counts in 32 bits is not asked for more', () => {
  expect(smallRowId.safeParse('2147483648').success).toBe(false)
  expect([rowIdIn('2147483648', 9), rowIdIn(undefined)]).toEqual([0, 0])
})
