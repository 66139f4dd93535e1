import { expect, test } from 'vitest'
import { readText } from './read-text.ts'

const utf8 = [...new TextEncoder().encode('주문번호,송장번호')]
test.each([
  ['UTF-8', utf8],
  ['UTF-8 with its mark', [0xef, 0xbb, 0xbf, ...utf8]],
  // "주문번호,송장번호" as the older code page writes it
  [
    'CP949',
    [
      0xc1, 0xd6, 0xb9, 0xae, 0xb9, 0xf8, 0xc8, 0xa3, 0x2c, 0xbc, 0xdb, 0xc0, 0xe5, 0xb9, 0xf8,
      0xc8, 0xa3,
    ],
  ],
])('a sheet in %s is read as it was written', async (_, bytes) => {
  expect(await readText(new File([new Uint8Array(bytes)], 'sheet.csv'))).toBe('주문번호,송장번호')
})
