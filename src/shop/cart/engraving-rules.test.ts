import { describe, expect, test } from 'vitest'
import type { Asks } from '#shop/catalog/asks-contract.ts'
import { engravingText, readEngraving, wordsTold } from './engraved-rules.ts'
import { whyBadWords } from './engraving-rules.ts'

const initials: Asks = {
  kind: 'initials',
  letters: ['latin', 'sign'],
  faces: ['serif', 'sans', 'roman'],
}
const name: Asks = { ...initials, kind: 'name', letters: ['hangul', 'latin', 'sign'] }
const why = (text: string, asks = initials, most = 4) => whyBadWords(text, { most, asks })?.phrase

describe('letters that cannot be engraved are refused by name', () => {
  test.each([
    ['good', 'J.K.', undefined],
    ['none', '', '새길 이니셜을 적어 주세요.'],
    ['blanks', '  ', '새길 이니셜을 적어 주세요.'],
    ['too many', 'ABCDE', '{most}자까지 새길 수 있어요. 지금은 {count}자예요.'],
    ['a figure', 'JK1', expect.stringContaining('새길 수 없는 글자')],
    ['Hangul where only Latin is cut', '민지', expect.stringContaining('새길 수 없는 글자')],
    ['an emoji', 'J🎂', expect.stringContaining('새길 수 없는 글자')],
    ['two lines', 'J\nK', '한 줄로 적어 주세요.'],
    ['an umlaut', 'ÄÖ', undefined],
  ])('%s', (_, text, told) => expect(why(text)).toEqual(told))

  test('the letters are named, each once, and the count is as readers count', () => {
    expect(whyBadWords('1a12', { most: 4, asks: initials })?.params).toEqual({ signs: '1 2' })
    expect(why('박서연', name, 3)).toBeUndefined()
    expect(why('박서연'.normalize('NFC'), name, 3)).toBeUndefined()
  })

  test('a face that an option has not, and Hangul in a face without it', () => {
    expect(why('J.K.\n[고딕체]', { ...initials, faces: ['serif'] })).toContain('없는 글씨체')
    expect(why('민지\n[로만체]', name)).toBe('로만체에는 한글이 없어요. 다른 글씨체를 골라 주세요.')
    expect(why('민지\n[고딕체]', name)).toBeUndefined()
  })
})

test('letters and face are one text, and the first face goes without saying', () => {
  expect(engravingText('J.K.', 'serif', initials)).toBe('J.K.')
  const text = engravingText('J.K.', 'sans', initials)
  expect(readEngraving(text)).toEqual({ letters: 'J.K.', face: 'sans' })
  expect(readEngraving('J.K.')).toEqual({ letters: 'J.K.', face: null })
  // nobody's letters pass for a face
  expect(readEngraving('[손글씨]')).toEqual({ letters: '[손글씨]', face: null })
})

test('papers name the face, a card has none', () => {
  const say = (phrase: string) => phrase
  expect(wordsTold({ ct_text: 'J.K.', ct_asks: initials }, say)).toEqual({
    label: '새길 이니셜',
    words: 'J.K. (명조체)',
  })
  expect(wordsTold({ ct_text: '생일 축하해', ct_asks: null }, say)).toEqual({
    label: '카드에 적을 말',
    words: '생일 축하해',
  })
  expect(wordsTold({ ct_text: '', ct_asks: null }, say)).toBeNull()
})

test('a card is judged as a card', () => {
  expect(whyBadWords('', { most: 20, asks: null })?.phrase).toBe('카드에 적을 말을 적어 주세요.')
  expect(whyBadWords('글', { most: 0, asks: null })?.phrase).toBe('글을 적지 않는 옵션이에요.')
})
