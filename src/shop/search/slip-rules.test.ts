import { expect, test } from 'vitest'
import { jamoOf } from './hangul-rules.ts'
import { isHeardAs, isSlip, mayBeMeant, slipWeight } from './slip-rules.ts'

test.each([
  ['켄들', '캔들', true],
  ['캔덜', '캔들', true],
  ['왁쓰', '왁스', true],
  ['캔틀', '캔들', true],
  ['쥬스', '주스', true],
  ['공병', '공방', false],
  ['몰드', '골드', false],
  ['환불', '호환', false],
  ['반품', '반반', false],
  ['비건', '비교', false],
  ['비누', '비즈', false],
  ['디휴저', '디퓨저', true],
  ['라벤다', '라벤더', true],
  ['wcik', 'wick', true],
  ['cande', 'candle', true],
  ['wick', 'wick', false],
  ['oil', 'soy', false],
])('%s for %s is a slip: %s', (typed, meant, slip) => {
  expect(isSlip(typed, meant)).toBe(slip)
})

test.each([
  ['lable', 'label', 'table'],
  ['difuser', 'diffuser', 'defuser'],
  ['candel', 'candle', 'canded'],
  ['켄들', '캔들', '텐들'],
])('%s is sooner %s than %s', (typed, sooner, later) => {
  const weight = (word: string) => slipWeight(jamoOf(typed), jamoOf(word))
  expect(weight(sooner)).toBeLessThan(weight(later))
})

test.each([
  ['겐들', '캔들', true],
  ['켄틀', '캔들', true],
  ['캔들', '캔들', false],
  ['칸들', '캔들', false],
  ['겐들', '캔들용', false],
  ['kendle', 'candle', false],
])('%s is heard as %s: %s', (typed, meant, heard) => {
  expect(isHeardAs(typed, meant)).toBe(heard)
})

test.each([
  ['칸들', '캔들', true],
  ['겐들', '캔들', true],
  ['로스', '로즈', true],
  ['파퓸', '퍼퓸', true],
  ['몰드', '골드', false],
  ['비건', '비교', false],
  ['환불', '호환', false],
])('who typed %s may be asked for %s: %s', (typed, meant, asked) => {
  expect(mayBeMeant(typed, meant)).toBe(asked)
})
