import { expect, test } from 'vitest'
import { bannedClaims, endsSoon, whyNotSold, withSafety } from './safety-rules.ts'

const candle = {
  notice: { gubun: 'household' },
  safety_no: 'CB26-06-0001',
  safety_until: '2026-12-31',
}
const why = (part: object, today = '2026-11-23') =>
  whyNotSold({ ...candle, ...part }, today)?.field ?? null

test('candles, diffusers and sprays need a number that holds today', () => {
  expect(why({})).toBeNull()
  expect(why({}, '2026-12-31')).toBeNull()
  expect(why({}, '2027-01-01')).toBe('safety_until')
  expect(why({ safety_no: '' })).toBe('safety_no')
  expect(why({ safety_until: null })).toBe('safety_until')
  // a bottle or a book needs none
  expect(why({ notice: { gubun: 'goods' }, safety_no: '' })).toBeNull()
})

test('staff are warned sixty days before', () => {
  expect(endsSoon(candle, '2026-10-31')).toBe(false)
  expect(endsSoon(candle, '2026-11-01')).toBe(true)
  expect(endsSoon({ ...candle, notice: { gubun: 'book' } }, '2026-11-02')).toBe(false)
})

test.each([
  [
    '<p>콩으로 만든 왁스예요. 무독성이라 아이 방에도 좋아요.</p>',
    '무독성',
    '무독성이라 아이 방에도 좋아요.',
  ],
  ['<h3>친환경 캔들</h3><p>향이 오래가요.</p>', '친환경', '친환경 캔들'],
  ['인체에 안전한 재료예요.', '인체에 안전', '인체에 안전한 재료예요.'],
  ['Soy wax. An eco-friendly choice!', 'eco-friendly', 'An eco-friendly choice!'],
  ['Non-toxic wax', 'Non-toxic', 'Non-toxic wax'],
])('%s: the claim and its sentence', (text, word, sentence) => {
  expect(bannedClaims(text)).toEqual([{ word, sentence }])
})

test('what only looks like a claim is none', () => {
  for (const text of [
    '환경부 고시에 따라 신고했어요.',
    '안전하게 태우는 법',
    '자연스러운 향',
    'Keep safe from children',
  ])
    expect(bannedClaims(text)).toEqual([])
})

test('the notice shows the number that is stored, in the place of any other', () => {
  const row = {
    label: '안전기준 확인·신고번호',
    label_en: 'No.',
    value: '옛 번호',
    value_en: 'old',
  }
  const maker = { label: '제조자', label_en: 'Maker', value: '오드모아', value_en: 'ODEMOA' }
  expect(withSafety(candle, [row, maker])).toEqual([
    { ...row, value: 'CB26-06-0001', value_en: 'CB26-06-0001' },
    maker,
  ])
  expect(withSafety(candle, [maker])[1]?.value).toBe('CB26-06-0001')
  expect(withSafety({ ...candle, safety_no: '' }, [row])).toEqual([row])
})
