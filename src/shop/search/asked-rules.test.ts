import { expect, test } from 'vitest'
import { isShowable } from './asked-rules.ts'

test.each([
  ['캔들', true],
  ['소이 캔들', true],
  ['fig & cedar', true],
  ['no.03', true],
  ['perfumer’s alcohol', true],
  ['디퓨저 100ml', true],
  ["' or 1=1", false],
  ["캔들'; drop table", false],
  ["캔들'--", false],
  ['<b>캔들</b>', false],
  ['캔들%', false],
  ['🕯️ 캔들', false],
  ['ㅋㄷ', false],
  ['캔ㄷ', false],
  ['향', false],
  ['220', false],
  ['1 2', false],
  ['& &', false],
  ['', false],
  ['a'.repeat(21), false],
])('%j may be shown to others: %s', (search, shown) => {
  expect(isShowable(search)).toBe(shown)
})
