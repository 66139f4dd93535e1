import { expect, test } from 'vitest'
import { askingWords, withoutEnding } from './ending-rules.ts'

test.each([
  ['캔들을', ['캔들']],
  ['차량용', ['차량']],
  ['무화과향을', ['무화과향', '무화과']],
  ['꽃향', ['꽃']],
  ['꽃이', []],
  ['라벨지', ['라벨']],
  ['디스커버리셋트', ['디스커버리세트']],
  ['candles', ['candle', 'candl']],
  ['boxes', ['boxe', 'box']],
  ['berries', ['berrie', 'berri', 'berry']],
  ['gas', []],
  ['100ml', []],
])('%s may be %j', (word, meant) => {
  expect(withoutEnding(word)).toEqual(meant)
})

test('small words are left out beside others, and are searched for alone', () => {
  expect(askingWords(['gifts', 'for', 'mom'])).toEqual(['gifts', 'mom'])
  expect(askingWords(['for', 'the'])).toEqual(['for', 'the'])
})
