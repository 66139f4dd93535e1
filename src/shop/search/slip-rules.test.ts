import { expect, test } from 'vitest'
import { jamoOf } from './hangul-rules.ts'
import { isSlip, slipWeight } from './slip-rules.ts'

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
