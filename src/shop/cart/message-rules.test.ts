import { describe, expect, test } from 'vitest'
import { charactersOf, cleanMessage, whyBadMessage } from './message-rules.ts'

describe('the words for a card', () => {
  test.each([
    ['  생일   축하해  ', '생일 축하해'],
    ['To. 지은\r\n\r\n\r\n생일 축하해\n', 'To. 지은\n생일 축하해'],
    ['\u202e해하축\u200b 일생\u0000\u0007', '해하축 일생'],
    ['\u1112\u1161\u11ab글', '한글'],
    ['\u200b \n \u2060', ''],
    ['카드 4111 1111 1111 1111', '카드 **** 1111'],
  ])('%j are kept as %j', (typed, kept) => {
    expect(cleanMessage(typed)).toBe(kept)
  })

  test('are counted as readers count them', () => {
    expect(charactersOf('👨‍👩‍👧‍👦한é')).toHaveLength(3)
    expect(charactersOf('가'.repeat(60))).toHaveLength(60)
  })

  test.each([
    ['생일 축하해요! (지은이에게) “늘 고마워” ♥', null],
    ["Happy birthday, Zoë – 100% yours… it's 3:00~", null],
    ['ありがとう', null],
    ['가'.repeat(60), null],
    ['', '적을 말을'],
    ['가'.repeat(61), '60|61'],
    ['가'.repeat(10_000), '60|10000'],
    ['생일 축하해 🎂🎂', '🎂'],
    ['مرحبا', 'م'],
    ['祝賀', '祝 賀'],
    ['a < b', '<'],
  ])('%j fit, or are refused with the cause', (typed, cause) => {
    const why = whyBadMessage(cleanMessage(typed), 60)
    if (cause === null) return expect(why).toBeNull()
    const told = `${why?.phrase} ${Object.values(why?.params ?? {}).join('|')}`
    expect(told).toContain(cause)
  })

  test('are not taken by what has none', () => {
    expect(whyBadMessage('', 0)).toBeNull()
    expect(whyBadMessage('안녕', 0)).not.toBeNull()
  })
})
