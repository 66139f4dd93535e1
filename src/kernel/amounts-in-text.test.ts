import { expect, test } from 'vitest'
import { withAmounts } from './amounts-in-text.ts'

const line = '{50,000원}·{3000원}·{1,250,000 won}'

test('an amount in a text is told in the currency of its reader', () => {
  const say = (lang: 'kr' | 'en', currency: 'krw' | 'usd') =>
    withAmounts(line, { lang, currency, usd_rate: 1_380 })
  expect(say('kr', 'krw')).toBe('50,000원·3,000원·1,250,000원')
  expect(say('en', 'krw')).toBe('₩50,000·₩3,000·₩1,250,000')
  expect(say('en', 'usd')).toBe('$36.30·$2.20·$905.80')
  expect(say('kr', 'usd')).toBe('$36.30·$2.20·$905.80')
})

test('what is no amount stays as it was written', () => {
  for (const text of ['{name}', '50,000원', '{50.000원}', '{5만 원}', '{원}'])
    expect(withAmounts(text, { lang: 'en', currency: 'usd', usd_rate: 1_380 })).toBe(text)
})
