import { expect, test } from 'vitest'
import { piecesOf, waysInto } from './piece-rules.ts'

const known = new Set([
  ...['화이트', '머스크', '화이트머스크', '퍼퓸', '우드', '심지', '우드심지', '캔들', '심지캔'],
  ...['오', '드', '티', '베르가못', '유리', '유리컵', '컵받침', '받침', 'glass', 'candle', 'de'],
])

test.each([
  ['화이트머스크퍼퓸', '화이트 머스크 퍼퓸'],
  ['우드심지캔들', '우드 심지 캔들'],
  ['베르가못티오드퍼퓸', '베르가못 티 오 드 퍼퓸'],
  ['캔들캔들캔들', '캔들 캔들 캔들'],
  ['glasscandle', 'glass candle'],
  ['티캔들', '티 캔들'],
  ['티오드', undefined],
  ['캔들집', undefined],
  ['캔들', undefined],
  ['decandle', undefined],
])('%s is %s', (word, way) => {
  expect(waysInto(word, known)[0]?.join(' ')).toBe(way)
})

test.each([
  ['화이트머스크퍼퓸', ['화이트 머스크 퍼퓸', '화이트머스크 퍼퓸']],
  ['유리컵받침', ['유리 컵받침', '유리컵 받침']],
])('where one way into %s leads nowhere another may', (word, ways) => {
  expect(waysInto(word, known).map((way) => way.join(' '))).toEqual(ways)
})

test('of a long word only a few ways are looked at', () => {
  const long = '가나'.repeat(25)
  expect(waysInto(long, new Set(piecesOf(long))).length).toBeLessThanOrEqual(4)
})
